"""One border for all that comes into a session, and what is called valid prints (issue 29)."""

import json
import os
import time
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from interview_app.server import borders, cv_data
from interview_app.server.faults import Refused
from interview_app.server.openapi import TOOLS
from tests.server.conftest import DOCX, Call, full_cv

LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
FIELDS = [
    ("full_name", "{}"),
    ("work_experience[0].bullets[0]", "{}"),
    ("languages[0]", {"name": "{}"}),
    ("education[0].details", ["{}"]),
]


def _put(shape: Any, text: str) -> Any:
    return json.loads(json.dumps(shape).replace('"{}"', json.dumps(text)))


@pytest.mark.parametrize(("path", "shape"), FIELDS)
@pytest.mark.parametrize(
    "text", ["a\x00b", "bell\x07", "\x1b[31m", "\x7f", "\x85", "a\u2028b", "\ud800", "\uffff"]
)
def test_what_is_no_text_is_refused_whichever_way_it_comes(
    call: Call, session_id: str, path: str, shape: Any, text: str
) -> None:
    """By path, among edits and in a patch alike; the field is named and nothing changes."""
    value = _put(shape, text)
    patch = cv_data.changed(cv_data.empty(), path, _put(shape, "x"))
    patch = json.loads(json.dumps(patch).replace('"x"', json.dumps(text)))
    for params in (
        {"field_path": path, "value": value},
        {"edits": [{"field_path": path, "value": value}]},
        {"cv_patch": {key: one for key, one in patch.items() if one}},
    ):
        answer = call("update_cv_field", session_id, **params)
        assert (answer.status, answer.body["code"]) == (400, "validation_failed")
        assert answer.body["field"].startswith(path.split("[")[0])
    assert call("get_cv_session", session_id).body["version"] == 1


def test_lines_and_tabs_are_text(call: Call, session_id: str) -> None:
    """A paragraph may have lines."""
    assert (
        call("update_cv_field", session_id, field_path="profile", value="a\tb\nc\r\nd").status
        == 200
    )


def test_a_field_of_fourteen_megabytes_is_refused_at_once(call: Call, session_id: str) -> None:
    """It took 89 s at each look; now it never gets in."""
    huge = "x" * 14_000_000
    started = time.monotonic()
    for params in ({"field_path": "profile", "value": huge}, {"cv_patch": {"languages": [huge]}}):
        answer = call("update_cv_field", session_id, **params)
        assert (answer.status, answer.body["error"]) == (400, "Validation failed")
    assert time.monotonic() - started < 5


def test_all_fields_together_have_a_bound(call: Call, session_id: str) -> None:
    """A hundred fields of the longest are more than a CV."""
    lines = ["x" * borders.LONGEST_TEXT] * 60
    answer = call("update_cv_field", session_id, cv_patch={"languages": lines})
    assert (answer.status, answer.body["field"]) == (400, "cv_data")


def test_what_a_document_says_is_brought_within_the_border() -> None:
    """Nobody can be asked to write a document anew."""
    told = borders.within({"a": ["x\x00" * 3_000, {"b": "y\ud800"}], "n": 3})
    assert told == {"a": ["x" * 2_000, {"b": "y"}], "n": 3}


def test_a_photo_is_refused_with_its_reason(call: Call, session_id: str) -> None:
    """It is neither fetched nor printed, so it is not taken."""
    for params in (
        {"field_path": "photo_url", "value": "https://x.example/me.png"},
        {"cv_patch": {"photo_url": "file:///etc/passwd"}},
    ):
        answer = call("update_cv_field", session_id, **params)
        assert (answer.status, answer.body["field"]) == (400, "photo_url")
    assert call("update_cv_field", session_id, cv_patch={"photo_url": ""}).status == 200


def test_a_cv_without_a_name_is_not_valid_and_says_so(call: Call, session_id: str) -> None:
    """A fresh session was a failure of the server."""
    body = call("validate_cv", session_id).body
    assert body["is_valid"] is False
    assert [one["field"] for one in body["errors"]] == ["full_name"]


def test_a_letter_no_font_has_names_its_field(call: Call, session_id: str) -> None:
    """What cannot be printed is an error of its field, here and at generation."""
    rare, unassigned = "\U0002ceb1", "\U000e0fff"  # an ideograph that hardly a font has
    cv = full_cv() | {"languages": ["English", f"Chinese {rare} {unassigned}"]}
    call(
        "update_cv_field",
        session_id,
        cv_patch=cv,
        confirm={"contact_confirmed": True, "education_confirmed": True},
    )
    body = call("validate_cv", session_id).body
    assert body["is_valid"] is False
    assert [one["field"] for one in body["errors"]] == ["languages[1]"]
    answer = call("generate_cv_from_session", session_id)
    assert (answer.status, answer.body["code"]) == (400, "cv_data_invalid")
    assert answer.body["errors"][0]["field"] == "languages[1]"


def test_a_mark_no_font_has_is_a_warning(call: Call, session_id: str) -> None:
    """It is left out of the page, and that is told."""
    cv = full_cv() | {"interests": "Chess \U0001fabf"}
    call("update_cv_field", session_id, cv_patch=cv)
    body = call("validate_cv", session_id).body
    assert body["is_valid"] is True
    (warning,) = [one for one in body["warnings"] if one["field"] == "interests"]
    assert "U+1FABF" in warning["message"]


_WORDS = st.text(
    st.characters(min_codepoint=32, max_codepoint=0x24F, exclude_categories=("Cc", "Cs", "Cn")),
    max_size=40,
) | st.sampled_from(['#import "x"', "$x$", "*a", "_b", "`c", "\\", "// d", "@e", "<f>", "~", "[g]"])


@settings(
    max_examples=60 if LONG else 6,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    st.fixed_dictionaries(
        {
            "full_name": _WORDS,
            "email": _WORDS,
            "phone": _WORDS,
            "profile": _WORDS,
            "interests": _WORDS,
            "languages": st.lists(_WORDS, max_size=3),
            "work_experience": st.lists(
                st.fixed_dictionaries(
                    {},
                    optional={
                        "employer": _WORDS,
                        "title": _WORDS,
                        "date_range": _WORDS.map(lambda one: one[:25]),
                        "bullets": st.lists(_WORDS, max_size=2),
                    },
                ),
                max_size=2,
            ),
        }
    )
)
def test_what_is_called_valid_prints(call: Call, session_id: str, cv: dict[str, Any]) -> None:
    """Any words of a Latin script, and what means something to a typesetter: valid means that there
    is a PDF, and its pages are those that were told.
    """
    flags = {"contact_confirmed": True, "education_confirmed": True}
    patch = cv | {
        "education": [{"institution": "x"}],
        "email": cv["email"] + "e",
        "phone": cv["phone"] + "1",
        "work_experience": [*cv["work_experience"], {"employer": "x"}],
    }
    assert call("update_cv_field", session_id, cv_patch=patch, confirm=flags).status == 200
    told = call("validate_cv", session_id).body
    answer = call("generate_cv_from_session", session_id)
    if told["is_valid"] and told["readiness"]["can_generate"]:
        assert answer.status in (200, 409)
        assert answer.status == 200 or answer.body["pages"] == told["predicted_pages"]
    else:
        assert answer.status == 400


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda one: (
        st.lists(one, max_size=3)
        | st.dictionaries(
            st.sampled_from([*cv_data.EMPTY, "employer", "bullets", "x"]), one, max_size=3
        )
    ),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from([*cv_data.EMPTY, "headline"]), _JSON, max_size=3))
def test_a_patch_the_published_schema_refuses_is_refused(patch: dict[str, Any]) -> None:
    """What the server checks by hand is at least as strict as what it publishes."""
    published = Draft202012Validator(TOOLS["update_cv_field"][1]["properties"]["cv_patch"])
    try:
        cv_data.patched(cv_data.empty(), patch)
    except Refused:
        return
    assert list(published.iter_errors(patch)) == []


def test_unknown_parameters_are_refused_by_every_tool(call: Call, session_id: str) -> None:
    """What the schema does not name is no parameter; the answer names those that are."""
    needs = {
        "extract_and_store_cv": {"docx_base64": DOCX},
        "generate_context_pack_v2": {"phase": "preparation"},
        "cv_session_search": {"q": ""},
    }
    for name in TOOLS:
        answer = call(name, session_id, **needs.get(name, {}), verbose=True)
        assert (answer.status, answer.body["field"]) == (400, "verbose"), name
        assert "parameters are" in answer.body["message"]
