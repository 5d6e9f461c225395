"""What was not noted is said back: briefly, only facts, and with how to put it the first time
(CONTRACT A17).
"""

from typing import Any

import pytest

from interview_app.guide import amounts
from interview_app.guide.flow import load
from interview_app.paths import resources
from tests.guide.scripted import Scripted, play
from tests.guide.test_stations import BY_HAND

FLOW = load(resources() / "guide")
HOW = "tell me in a sentence of its own"


def turns(answers: dict[str, Any], *, until: str = "choose role") -> list[str]:
    """What the guide said, turn by turn."""
    done = play({**BY_HAND, **answers}, until=until)
    assert isinstance(done.person, Scripted)
    return [turn.text for turn in done.person.turns]


ONE_JOB = {"ask job.organization": "porter at Dorset Hotels from 2015 to 2017"}


def test_a_fact_that_was_not_heard_is_said_back() -> None:
    """With how to put it, the first time; shorter the second."""
    said = "\n".join(
        turns(
            {
                "ask job.organization": "porter at Dorset Hotels from 2015 to 2017. Ran a stall "
                "with Ludlow Traders in 2009.",
                "choose another_job": [
                    "No. Oh, and I chaired the friends of Bewley Hall, 2010-2016.",
                    "no",
                ],
            }
        )
    )
    assert "I have not noted “Ran a stall with Ludlow Traders in 2009”." in said
    assert "2010-2016”." in said
    assert said.count(HOW) == 1


@pytest.mark.parametrize(
    "said",
    [
        "porter at Dorset Hotels from 2015 to 2017, the nicest people you can think of",
        "porter at Dorset Hotels from 2015 to 2017, because my mother was ill then",
        "porter at Dorset Hotels from 2015 to 2017. It was hard work, honestly.",
        "I was porter at Dorset Hotels from 2015 to 2017",
    ],
)
def test_small_talk_and_reasons_are_passed_over(said: str) -> None:
    """So that nobody is told of it with every message."""
    assert not any("I have not noted" in text for text in turns({"ask job.organization": said}))


def test_a_year_that_is_asked_for_next_is_no_loss() -> None:
    """The question for it is answer enough."""
    said = turns(
        {
            "ask job.organization": "Amazon. Picker packer. 2019",
            "ask stay.start": "2019",
            "ask stay.end": "2020",
        }
    )
    assert not any("I have not noted" in text for text in said)


def test_an_answer_that_cannot_be_read_twice_is_left_open_in_so_many_words() -> None:
    """And not passed over in silence."""
    said = "\n".join(
        turns(
            {
                "ask job.organization": "Dorset Hotels",
                "ask job.title": "porter",
                "ask stay.start": "ages back",
                "ask stay.end": "2017",
            }
        )
    )
    assert "I could not read an answer in “ages back”, so I leave that open." in said


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("ask stay.start", "A résumé lists jobs by their time"),
        ("ask job.title", "the first thing an employer looks for"),
        ("choose another_job", "what you leave out stays out"),
    ],
)
def test_who_asks_why_is_told_why(question: str, reason: str) -> None:
    """Each question has its reason, and nothing is required."""
    answers: dict[str, Any] = {
        "ask job.organization": "Dorset Hotels",
        "ask job.title": "porter",
        "ask stay.start": "2015",
        "ask stay.end": "2017",
        "choose another_job": "no",
    }
    said = "\n".join(turns({**answers, question: ["why do you ask?", answers[question]]}))
    assert reason in said
    assert "Nothing here is required" in said


@pytest.mark.parametrize(
    "said", ["over a year", "zwei Sommer", "in der Erntezeit", "May to July", "a school term"]
)
def test_a_span_of_time_is_one(said: str) -> None:
    """However it is measured."""
    assert amounts.tells_time(said, FLOW.words)


@pytest.mark.parametrize("said", ["it says so in the log", "der Chef hat es gesehen", "everybody"])
def test_what_tells_no_time_is_no_span(said: str) -> None:
    """It is asked once more, and never noted as one."""
    assert not amounts.tells_time(said, FLOW.words)


@pytest.mark.parametrize(
    ("said", "value", "baseline", "period"),
    [
        ("waste went from 7 or 8 bags a day to 2", "2", "7 or 8", None),
        ("von 12 oder 13 Beschwerden auf 4", "4", "12 oder 13 Beschwerden", None),
        ("it took us over a year to get from 9 to 3", "3", "9", None),
        ("complaints fell from 9 to 3 and that held for well over a year", "3", "9", None),
        ("complaints fell from 9 to 3 over a year", "3", "9", "over a year"),
    ],
)
def test_either_of_two_numbers_and_more_than_a_year(
    said: str, value: str, baseline: str, period: str | None
) -> None:
    """The first is one number that somebody is not sure of; "well over a year" is how long it
    held.
    """
    (found,) = amounts.amounts(said, FLOW.words)
    assert (found.value, found.period) == (value, period)
    assert found.baseline is not None
    assert baseline.startswith(found.baseline)
    assert " or " in found.baseline or " oder " in found.baseline or baseline == "9"
