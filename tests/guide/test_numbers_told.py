"""Numbers of a story: nobody is not one, a unit belongs to its number, "over a year" is a span only
where something changed.
"""

import pytest

from interview_app.guide import amounts, budgets, headcount
from interview_app.guide.flow import load
from tests.guide.rehearsal import FOLDER

WORDS = load(FOLDER).words


@pytest.mark.parametrize(
    "said",
    [
        "No one reported to me formally",
        "not one of them",
        "nicht einer",
        "Nobody, I was alone in that",
    ],
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
def test_over_a_year_is_a_span_only_where_something_changed_over_it(
    said: str, period: str | None
) -> None:
    """Elsewhere it says "more than a year", and the span is asked for."""
    assert amounts.period(said, WORDS) == period


@pytest.mark.parametrize(
    ("said", "value"),
    [
        ("now only 1 in 20 is late", "1 in 20"),
        ("After four months only 2 from 100 were bad.", "2 from 100"),
        ("like 6 people", "6"),
        ("In the next quarter we had 4 falls. Actually no, it was 3.", "3"),
        ("3 in 6 months", "3"),
        ("9 in 2019", "9"),
    ],
)
def test_the_number_of_an_answer_is_whole(said: str, value: str) -> None:
    """A share is one number, people are a number too, and what was taken back is none; a span of
    time is no share.
    """
    assert [one.value for one in amounts.told_number(said, WORDS)] == [value]


def test_what_was_before_is_kept_when_the_number_is_put_right() -> None:
    """Only the number that was named anew is another."""
    (one,) = amounts.amounts("We went from 9 to 4 falls. Actually no, it was 3.", WORDS)
    assert (one.value, one.baseline) == ("3", "9")


@pytest.mark.parametrize(
    ("said", "reports"),
    [
        ("None, I'm a band 5", None),
        ("They reported to the foreman, not to me", None),
        ("all of them", None),
        ("Alle 6, davon 2 Lehrlinge", 6),
        ("keine, ich war 1 von 8", None),
    ],
)
def test_who_reported_is_asked_once(said: str, reports: int | None) -> None:
    """Nobody, somebody else's and "all of them" are answers; a number behind a no counts nobody."""
    assert headcount.direct_reports(said, WORDS, asked=True) == reports
    assert headcount.tells_reports(said, WORDS)


@pytest.mark.parametrize(
    ("said", "team"),
    [("- me\n- 3 analysts\n- 1 engineer", 5), ("• 2 cooks\n• a waiter\n• myself", 4)],
)
def test_people_listed_one_a_line_are_counted_together(said: str, team: int) -> None:
    """Oneself among them."""
    assert headcount.team_size(said, WORDS, asked=True) == team


@pytest.mark.parametrize(
    ("said", "budget"),
    [
        ("380.000 Euro, verantwortlich war ich dafür", "380.000 Euro"),
        ("£40,000 but I wasn't responsible for it", None),
        ("There was, £2m a year, but that was the manager's, not mine", None),
        ("50.000 €, aber dafür war ich nicht verantwortlich", None),
    ],
)
def test_money_somebody_else_spent_is_no_budget(said: str, budget: str | None) -> None:
    """And a currency's name is not cut."""
    assert budgets.own_budget("", said) == budget
