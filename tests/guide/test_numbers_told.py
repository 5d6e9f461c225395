"""Numbers of a story: nobody is not one, a unit belongs to its number, "over a year" is a span only where something changed."""

import pytest

from interview_app.guide import amounts, headcount
from interview_app.guide.flow import load
from tests.guide.rehearsal import FOLDER

WORDS = load(FOLDER).words


@pytest.mark.parametrize(
    "said", ["No one reported to me formally", "not one of them", "nicht einer", "Nobody, I was alone in that"]
)
def test_nobody_is_no_direct_report(said: str) -> None:
    """The word for nobody holds the word for one."""
    assert headcount.direct_reports(said, WORDS, asked=True) is None


@pytest.mark.parametrize(
    ("said", "value", "baseline"),
    [
        ("p99 latency from 480ms to 120ms, pages down by about 70%", "120ms", "480ms"),
        ("Der Ausschuss ging von 12kg auf 8kg zurück.", "8kg", "12kg"),
        ("The wait went down from 6 hours to two and a half", "two and a half", "6"),
        ("six, down from eleven", "six", "eleven"),
        ("5 exclusions, down from 14", "5", "14"),
    ],
)
def test_a_number_keeps_its_unit_and_its_half(said: str, value: str, baseline: str) -> None:
    """Where it went and where it came from, in the person's own form."""
    (first, *_more) = amounts.told_number(said, WORDS)
    assert (first.value, first.baseline) == (value, baseline)


@pytest.mark.parametrize(
    ("said", "period"),
    [
        ("Complaints fell from 14 to 5 over a year.", "over a year"),
        ("Der Ausschuss sank über ein Jahr von 4 auf 2 %.", "über ein Jahr"),
        ("Over the last two years we saved 20%.", "Over the last two years"),
        ("The line ran for over a year without a fault.", None),
        ("Die Anlage lief über ein Jahr lang ohne Fehler.", None),
        ("It took over two years and saved 20%.", None),
        ("I was there over a year and served 40 tables.", None),
    ],
)
def test_over_a_year_is_a_span_only_where_something_changed_over_it(said: str, period: str | None) -> None:
    """Elsewhere it says "more than a year", and the span is asked for."""
    assert amounts.period(said, WORDS) == period
