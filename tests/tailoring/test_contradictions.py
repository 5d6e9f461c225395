"""Cards that cannot both be true are reported (issue 5, bad input; CONTRACT D2 inconsistencies)."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.tailoring.lines.contradictions import contradictions
from tests.tailoring.made_up import card


def of(*told: tuple[str, str]) -> tuple[str, ...]:
    return contradictions(
        card(f"c{at}", "Acme", "Fitter", time, text) for at, (time, text) in enumerate(told)
    )


@pytest.mark.parametrize(
    ("one", "other", "says"),
    [
        (("2015-2020", "Cut falls on a 28-bed ward from 12 to 5 a month"), ("2015-2020", "Cut falls on a 28-bed ward from 19 to 5 a month"), "contradicts itself"),
        (("2015-2020", "Fitted 40 boilers a year"), ("2015-2020", "Fitted 60 boilers a year"), "“Fitted 60 boilers a year”"),
        (("2015-2020", "Fitted boilers"), ("2015-2022", "Drew plans"), "different times for Fitter: 2015-2020, 2015-2022"),
        (("2015-03 to 2020-06", "Fitted boilers"), ("2015-05 to 2020-06", "Drew plans"), "different times"),
    ],
)  # fmt: skip
def test_what_cannot_both_be_true_is_told(
    one: tuple[str, str], other: tuple[str, str], says: str
) -> None:
    """The sentence names both sides."""
    (sentence,) = of(one, other)
    assert says in sentence


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("2015-2020", "Fitted 40 boilers a year"), ("2015-2020", "Fitted forty boilers a year")),
        (("2015-2020", "Fitted 40 boilers in 2018"), ("2015-2020", "Fitted 60 boilers in 2019")),
        (("2010-2012", "Fitted boilers"), ("2015-2022", "Drew plans")),
        (("2010-2012", "Fitted boilers"), ("2012-2015", "Drew plans")),
        (("2015-2020", "Fitted boilers"), ("2015-03 to 2020-06", "Drew plans")),
        (("", "Fitted boilers"), ("2015-2020", "Drew plans")),
        (("2015-2020", "Course 1"), ("2015-2020", "Course 2")),
    ],
    ids=[
        "19 and nineteen",
        "two years",
        "twice in one post",
        "one after the other",
        "years and months",
        "no time",
        "a numbered list",
    ],
)
def test_what_can_both_be_true_is_not(one: tuple[str, str], other: tuple[str, str]) -> None:
    """Another form of a number, another year, a second stay and a rougher date contradict nothing."""
    assert of(one, other) == ()


def test_certificates_of_different_years_are_no_one_post() -> None:
    """What belongs to no employer has no time that could be contradicted."""
    cards: tuple[EvidenceCard, ...] = (
        card("a", "independent", "", "2014-2019", "Registered Nurse"),
        card("b", "independent", "", "2016-2023", "Life support"),
    )
    assert contradictions(cards) == ()


def test_a_storys_own_time_inside_its_job_is_no_other_time_of_the_job() -> None:
    """Model notes 13: only what reaches beyond it is; and a line of a document tells no story."""
    job = card("job", "Acme", "Fitter", "2015-2020", "Fitted boilers", entry_id="exp-1")

    def told(timeframe: str, **more: object) -> tuple[str, ...]:
        given = {"entry_id": "exp-1", "story": {"action": "I drew plans"}, **more}
        return contradictions([job, card("s", "Acme", "Fitter", timeframe, "Drew plans", **given)])

    assert told("2016-03 to 2016-11") == ()
    assert told("2015-2017") == ()
    assert "different times" in told("2018-2022")[0]
    assert "different times" in told("2016-2018", story={})[0]
    assert "different times" in told("2016-2018", entry_id="exp-2")[0]
