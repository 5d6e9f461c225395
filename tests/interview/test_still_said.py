"""What a changed value takes from under a line, by value and not by its writing (NEXT 3)."""

import pytest

from interview_app.domain.held_lines import ChangedValue
from interview_app.interview.still_said import still_said


@pytest.mark.parametrize(
    ("text", "was", "now", "beside"),
    [
        ("Led eleven nurses", "11", "12", ()),
        ("Moved 1.2 million parcels", "1,200,000", "900,000", ()),
        ("Since March 2019 ran the ward", "2019-03", "2019-05", ()),
        ("Since 2019 ran the ward", "2019-03", "2020-03", ()),
        ("Leitete das Lager seit 2015", "2015", None, ()),
        ("Brought SAP to three sites", "SAP", "Navision", ()),
        ("Cut errors to 3 a month", "We came from 12 errors to 3 a month in the end.", "To 4.", ()),
    ],
)
def test_a_line_is_held(text: str, was: str, now: str | None, beside: tuple[str, ...]) -> None:
    """A figure in words, in another notation, a month, a year, a name."""
    assert still_said(text, ChangedValue("x", was, now, beside)) is not None


@pytest.mark.parametrize(
    ("text", "was", "now", "beside"),
    [
        ("Moved 1.2 million parcels", "1.2 million", "1,200,000", ()),
        ("Since 2019 ran the ward", "2019-03", "2019-05", ()),
        ("Ran the ward", "2019-03", "2020-05", ()),
        ("Led eleven nurses", "11", "12", ("11 nurses",)),
        ("Brought SAP to three sites", "SAP", "SAP R/3", ()),
        ("Brought SAP to three sites", "Navision", None, ()),
    ],
)
def test_a_line_stands(text: str, was: str, now: str | None, beside: tuple[str, ...]) -> None:
    """The same value in another notation, a month that the line does not tell, a value beside."""
    assert still_said(text, ChangedValue("x", was, now, beside)) is None
