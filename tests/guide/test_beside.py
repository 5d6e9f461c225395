"""What somebody says beside a form or a choice, which note nothing themselves: it is said back,
never lost without a word.
"""

from typing import Any

import pytest

from interview_app.llm.client import LeaderItem
from tests.guide.rehearsal import Rehearsal, question
from tests.guide.scripted import Scripted, play


class _Talkative(Scripted):
    """Says something while the form is open, and approves it then."""

    def __call__(self, rehearsal: Rehearsal, turn: LeaderItem) -> Any:
        if (
            question(turn) == "call submit_for_validation"
            and "call submit_for_validation" not in self.asked
        ):
            rehearsal.say("I was also a barista at Costa from 2012 to 2016")
            rehearsal.say("ok")
        return super().__call__(rehearsal, turn)


def test_words_beside_an_open_form_are_said_back() -> None:
    """CONTRACT A17: whoever tells a job while a form waits is told that it was not noted, and
    once.
    """
    person = _Talkative(
        {
            "choose begin": "by_hand",
            "ask contact.name": "Nadia Brook",
            "ask contact.email": "nadia@example.org",
            "ask contact.phone": "skip",
            "ask home.place": "Dover",
            "ask job.organization": "stop",
        }
    )
    rehearsal = Rehearsal(person)
    while "ask job.organization" not in person.asked:
        rehearsal.step()
    told = [item.text for item in rehearsal.history if isinstance(item, LeaderItem)]
    assert (
        sum(
            "you wrote “I was also a barista at Costa from 2012 to 2016”. I have not noted it"
            in one
            for one in told
        )
        == 1
    )


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("Senior Staff Nurse. Forklift licence too.", "Forklift licence too"),
        ("Senior Staff Nurse, and a team of four", "a team of four"),
        (
            "Senior Staff Nurse; Volunteer at Sue Ryder 2019 to 2021",
            "Volunteer at Sue Ryder 2019 to 2021",
        ),
    ],
)
def test_facts_beside_a_choice_are_said_back_without_a_verb(said: str, left: str) -> None:
    """A17: half a sentence tells a fact as a whole one does."""
    done = play({"choose role": said}, until="ask story.action")
    told = "\n".join(item.text for item in done.history if isinstance(item, LeaderItem))
    assert f"I have not noted “{left}”" in told


@pytest.mark.parametrize(
    "said", ["Senior Staff Nurse, the one from 2019", "Senior Staff Nurse, please"]
)
def test_words_that_name_the_option_are_no_fact(said: str) -> None:
    """They are taken up by the choice."""
    done = play({"choose role": said}, until="ask story.action")
    assert "not noted" not in "\n".join(
        item.text for item in done.history if isinstance(item, LeaderItem)
    )
