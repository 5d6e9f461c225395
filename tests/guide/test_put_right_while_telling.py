"""Figures taken back in the middle of a story: what was said instead stands alone (CONTRACT
A17).
"""

import pytest

from interview_app.guide.hearing.repairs import figures_put_right, repaired
from tests.guide.rehearsal import Rehearsal
from tests.guide.scripted import Scripted, play


@pytest.mark.parametrize(
    ("told", "reads"),
    [
        (
            "I started in 2015, no, sorry, 2016, and ran the kitchen.",
            "I started in 2016, and ran the kitchen.",
        ),
        ("I started in 2015. No, sorry, 2016. Then I ran it.", "I started in 2016. Then I ran it."),
        (
            "Ich habe 2015 angefangen, nein, Entschuldigung, 2016 und dann die Küche geleitet.",
            "Ich habe 2016 angefangen und dann die Küche geleitet.",
        ),
        (
            "Angefangen habe ich im Mai 2015. Nein, im Juni 2015.",
            "Angefangen habe ich im Juni 2015.",
        ),
        ("We had 40 beds and 12 staff, no, sorry, 45 beds.", "We had 45 beds and 12 staff."),
        ("We took 1200 pounds, no, 1,300 pounds a week", "We took 1,300 pounds a week"),
        ("Das waren 20 Prozent, Quatsch, 25 Prozent weniger.", "Das waren 25 Prozent weniger."),
    ],
)
def test_the_figure_said_instead_wins(told: str, reads: str) -> None:
    """In one sentence or the next, in English and German; only the figure of the same kind goes."""
    assert figures_put_right(told) == reads


@pytest.mark.parametrize(
    "told",
    [
        "There were 12 falls, no 2 alike.",
        "He said no. 5 people left.",
        "The customers were angry, no, furious, and 5 left.",
        "We had 12 falls. No one was hurt in 2016.",
    ],
)
def test_a_no_that_takes_nothing_back_leaves_a_story_as_it_was_told(told: str) -> None:
    """Words of a story are evidence."""
    assert figures_put_right(told) == told


def test_a_story_holds_the_right_figure_alone_and_is_said_back() -> None:
    """Neither the card nor its raw words have the figure that was taken back."""
    told = "In 2015, no, sorry, 2016, I built a risk check for 30 beds, I mean 35 beds."
    done: Rehearsal = play({"ask story.action": told}, until="choose next")
    (card,) = [one for one in done.known.cards if "risk check for" in one.raw_text]
    assert "35 beds" in card.raw_text
    assert not any(wrong in card.raw_text for wrong in ("2015", "30 beds"))
    assert isinstance(done.person, Scripted)
    said = "\n".join(turn.text for turn in done.person.turns)
    assert "It now reads: “In 2016, I built a risk check for 35 beds.”" in said


@pytest.mark.parametrize("told", ["2015. No, sorry, 2016.", "2015. Nein, Entschuldigung, 2016."])
def test_a_year_put_right_in_a_sentence_of_its_own_is_the_year(told: str) -> None:
    """Where a fact was asked for, as in a story."""
    assert repaired(told) == "2016."
