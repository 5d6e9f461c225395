"""What somebody tells along with a choice is taken up, or said back as not noted; it is never lost
silently (CONTRACT A17).
"""

import pytest

from tests.guide.scripted import Scripted, play
from tests.guide.test_stations import BY_HAND

ANSWERS = {
    **BY_HAND,
    "ask job.organization": "cook at Holt Inn from 2015 to 2019",
    "ask school.institution": "skip",
    "ask school.study_type": "skip",
    "ask school.finished": "skip",
}
NOT_NOTED = "That was a choice, so I have not noted “{}”."


def said(choice: str, words: str) -> str:
    """All that the guide says in an interview in which a choice is answered so."""
    done = play({**ANSWERS, choice: [words, "no"]}, until="choose role")
    assert isinstance(done.person, Scripted)
    return "\n".join(turn.text for turn in done.person.turns)


@pytest.mark.parametrize(
    ("choice", "words", "told"),
    [
        ("choose school", "yes, and I also led a team of four", "I also led a team of four"),
        (
            "choose another_job",
            "no, but I also trained two apprentices there",
            "I also trained two apprentices there",
        ),
        (
            "choose school",
            "nein, aber ich habe zwei Lehrlinge ausgebildet",
            "ich habe zwei Lehrlinge ausgebildet",
        ),
        (
            "choose school",
            "Nein, aber ich spreche Polnisch und Russisch",
            "ich spreche Polnisch und Russisch",
        ),
    ],
)
def test_what_is_told_along_is_said_back_as_not_noted(choice: str, words: str, told: str) -> None:
    """The choice itself counts."""
    assert NOT_NOTED.format(told) in said(choice, words)


@pytest.mark.parametrize(
    "words",
    [
        "no, I have told you everything",
        "no, I was never one for school",
        "no thanks, I have no time for that",
        "nein, ich habe keine Lust mehr",
        "nein, das habe ich schon gesagt",
        "no, that was all I did",
    ],
)
def test_small_talk_at_a_choice_is_passed_over(words: str) -> None:
    """It tells nothing that a résumé may hold."""
    assert "That was a choice" not in said("choose school", words)


def test_a_school_told_with_the_yes_is_noted_and_nothing_said_to_be_lost() -> None:
    """What is taken up needs no word."""
    done = play(
        {**ANSWERS, "choose school": "yes, I did a BSc in Nursing at Leeds University in 2012"},
        until="choose role",
    )
    assert done.known.timeline is not None
    assert [one.institution for one in done.known.timeline.education] == ["Leeds University"]
    assert isinstance(done.person, Scripted)
    assert not any("That was a choice" in turn.text for turn in done.person.turns)


def test_words_that_name_no_option_are_not_lost_either() -> None:
    """The choice is offered once more, and what was told with it said back."""
    answers = {"choose next": ["that is enough, but I also cut waste by 20%", "move_on"]}
    done = play(answers, until="choose sample")
    assert isinstance(done.person, Scripted)
    assert any(
        NOT_NOTED.format("I also cut waste by 20%") in turn.text for turn in done.person.turns
    )
