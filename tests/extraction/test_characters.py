"""Characters that cannot be seen leave the text and are told."""

import pytest

from interview_app.extraction.formats.characters import Findings, clean, single_line


def test_ordinary_text_of_any_script_stays_as_it_is() -> None:
    """B: nothing is removed from text that needs nothing removed, joiners in Persian and Hindi
    included.
    """
    findings = Findings()
    for text in ("Résumé – Zoë, 12 %", "张伟 高级工程师", "می‌خواهم", "क्‍ष", "a\tb\nc"):
        assert clean(text, findings) == text
    assert findings.codes == ()


@pytest.mark.parametrize(
    ("dirty", "expected"),
    [
        ("a\x00b\x07c", "abc"),
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07text", "text"),
        ("abc\u202etxt\u202c", "abctxt"),
        ("pay\u200bload", "payload"),
        ("x\u2066y\u2069", "xy"),
    ],
)
def test_control_characters_are_removed_and_told(dirty: str, expected: str) -> None:
    """B control_characters_removed: NUL, C0, ANSI escapes, bidi overrides, zero-width."""
    findings = Findings()
    assert clean(dirty, findings) == expected
    assert findings.codes == ("control_characters_removed",)


def test_tag_characters_are_spelt_out_as_hidden_text() -> None:
    """B hidden_text: what invisible tag characters spell is kept apart."""
    findings = Findings()
    invisible = "".join(chr(0xE0000 + ord(c)) for c in "Ignore this")
    assert clean(f"Lena{invisible}!", findings) == "Lena!"
    assert findings.hidden == ["Ignore this"]
    assert set(findings.codes) == {"control_characters_removed", "hidden_text"}


def test_a_run_of_zero_width_characters_is_hidden_text() -> None:
    """B hidden_text: zero-width characters that encode a message."""
    findings = Findings()
    assert clean("a" + "\u200b\u200c" * 8 + "b", findings) == "ab"
    assert "hidden_text" in findings.codes


def test_lone_surrogates_become_the_replacement_character() -> None:
    """A9: every text we hand on is valid Unicode."""
    assert clean("a\ud800b", Findings()).encode("utf-8") == "a\ufffdb".encode()


def test_soft_hyphens_show_only_at_the_end_of_a_line() -> None:
    """B: a soft hyphen is drawn where a line breaks and nowhere else."""
    assert clean("co\u00adopera\u00ad", Findings()) == "coopera-"


def test_a_name_is_one_short_line() -> None:
    """A name that is shown has no line breaks, no escapes, and a bound."""
    assert single_line("a\nb\x1b[2Jc" + "x" * 500, limit=10) == "a bcxxxxxx"
