"""What a leader sees: bounded, nothing hidden, withheld values as placeholders."""

import json
from operator import mul

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.interview.calls import result_body
from interview_app.interview.projection import project

# Long texts and lists repeat a short one: drawn letter by letter they would cost ten times as long
# and find no more.
LONG_TEXT = st.builds(mul, st.text(max_size=5), st.integers(1, 80))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | LONG_TEXT,
    lambda inner: (
        st.builds(mul, st.lists(inner, max_size=5), st.integers(1, 6))
        | st.dictionaries(st.text(max_size=12), inner, max_size=12)
    ),
    max_leaves=25,
)


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.text(max_size=12), JSON, max_size=8))
def test_a_projection_is_never_longer_than_its_limit(output: dict[str, object]) -> None:
    """DESIGN 4.4: at most so many characters of JSON, whatever comes in; what fits is left as it
    is.
    """
    shown = project(output, limit=600)
    assert len(json.dumps(shown, ensure_ascii=False)) <= 600
    whole = project(output, limit=10_000_000)
    if len(json.dumps(whole, ensure_ascii=False)) <= 600:
        assert shown == whole


def test_a_cut_says_so_and_short_values_stay() -> None:
    """STYLE: never silently trimmed content."""
    shown = project({"name": "Mara", "text": "word " * 5_000}, limit=1_000)
    assert shown["name"] == "Mara"
    assert shown["text"].endswith("(cut)")


@pytest.mark.parametrize(
    "key",
    [
        "layout",
        "hidden_text",
        "box",
        "boxes",
        "block",
        "span",
        "filename",
        "blob_sha256",
        "worker_peak_rss_mb",
    ],
)
def test_what_no_leader_needs_never_leaves(key: str) -> None:
    """DESIGN 4.4: no hidden text, no layout, no file names, at whatever depth; what stands beside
    them does.
    """
    secret = {key: {"inner": "secret"}, "text": "said"}
    shown = project(
        {"artifact_record": secret, "list": [secret, [secret]], "pair": (secret,), **secret}
    )
    assert "secret" not in json.dumps(shown)
    assert json.dumps(shown).count("said") == 5


def test_a_result_is_cut_at_12_000_characters_unless_told_otherwise() -> None:
    """DESIGN 4.4."""
    assert len(json.dumps(project({"text": "word " * 50_000}), ensure_ascii=False)) <= 12_000
    assert (
        len(
            result_body("c1", "extract_document", {"text": "x" * 9_000}, None, limit=2_000)[
                "output"
            ]["text"]
        )
        < 2_000
    )
