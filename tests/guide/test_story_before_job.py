"""A story told where its job was to be chosen, and a job named instead of an option: nothing told
is lost (CONTRACT A17).
"""

import pytest

from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.guide.flow import load
from interview_app.guide.hearing.stories import parts
from interview_app.guide.understanding import Intent, denies, understand
from tests.guide.rehearsal import FOLDER, Rehearsal
from tests.guide.scripted import Scripted, play

FLOW = load(FOLDER)
TOLD = (
    "On the night shift patients kept falling. I built a two-minute risk check and asked it of "
    "everybody. "
    "We went from 12 falls a month to 5 within eight months."
)


def texts(done: Rehearsal) -> str:
    """All the guide said."""
    assert isinstance(done.person, Scripted)
    return "\n".join(turn.text for turn in done.person.turns)


def told_card(done: Rehearsal) -> KnowledgeCard:
    """The one card of the interview that tells a story."""
    (card,) = [one for one in done.known.cards if one.story.action]
    return card


def card_told(done: Rehearsal) -> tuple[str | None, str | None, str | None]:
    """Entry, situation and own part of the story."""
    card = told_card(done)
    return card.entry_id, card.story.situation, card.story.action


def test_a_story_told_instead_of_a_job_waits_for_its_job() -> None:
    """It is said to be kept, and is the story's beginning once the job is chosen."""
    done = play({"choose role": [TOLD, "exp-new"]}, until="choose next")
    assert "I keep what you told me and begin with it." in texts(done)
    assert card_told(done) == (
        "exp-new",
        "On the night shift patients kept falling.",
        "I built a two-minute risk check and asked it of everybody.",
    )
    assert isinstance(done.person, Scripted)
    assert "ask story.situation" not in done.person.asked
    assert "As your own part I note:" in texts(done)


def test_where_a_number_went_is_what_came_of_it() -> None:
    """Without any other word of an outcome."""
    assert (
        parts("I asked it of everybody. We went from 12 falls a month to 5.").result
        == "We went from 12 falls a month to 5."
    )
    assert (
        parts("Ich habe eine Liste gemacht. Wir kamen von 12 Stürzen auf 5.").result
        == "Wir kamen von 12 Stürzen auf 5."
    )


def test_a_story_that_names_its_job_chooses_it() -> None:
    """By a word that stands in no other job."""
    done = play({"choose role": f"At Airedale: {TOLD}"}, until="choose next")
    assert card_told(done)[0] == "exp-old"


@pytest.mark.parametrize(
    "said",
    ["I'd like to tell you about airedale", "Airedale Valley", "let's talk about Airedale instead"],
)
def test_another_job_is_gone_to_by_its_name(said: str) -> None:
    """Where the next step is chosen; "another story" would be of the job before."""
    done = play(
        {"choose next": [said, "move_on"], "ask scope.reports": "none, I was only a stand-in"},
        until="choose sample",
    )
    assert {card.entry_id for card in done.known.cards if card.story.action} == {
        "exp-new",
        "exp-old",
    }


def test_a_yes_where_something_is_to_be_named_is_asked_once_more() -> None:
    """It is no proof, and it never stands among the words of the story."""
    done = play({"ask means.proof": ["yes", "A poster at the safety day."]}, until="choose next")
    card = told_card(done)
    assert card.story.proof == "A poster at the safety day."
    assert "yes" not in card.raw_text.split("\n\n")
    again = play({"ask means.proof": "yes"}, until="choose next")
    card = told_card(again)
    assert not card.story.proof
    assert "yes" not in card.raw_text.split("\n\n")


def test_no_with_its_reason_is_a_no() -> None:
    """It is not asked again; what takes the no back is an answer."""
    done = play({"ask scope.reports": "None, I was only standing in"}, until="choose next")
    assert isinstance(done.person, Scripted)
    assert done.person.asked.count("ask scope.reports") == 1
    assert denies("keine, ich war ja nur Stellvertretung")
    assert denies("No. Sadly not.")
    assert not denies("No, but my manager saw it")
    assert not denies("No more than three people")


@pytest.mark.parametrize(
    ("said", "about"),
    [
        ("who will see this?", "privacy"),
        ("Wer bekommt das zu sehen?", "privacy"),
        ("Wird das gespeichert?", "privacy"),
        ("do you really need that?", "need"),
        ("brauchen Sie die wirklich?", "need"),
        ("muss ich das sagen?", "need"),
        ("why?", "need"),
        ("what do you mean?", ""),
    ],
)
def test_a_question_back_is_answered_by_what_it_asks(said: str, about: str) -> None:
    """Who reads it, whether it must be told, or what was meant."""
    meaning = understand(said, FLOW, paths=())
    assert (meaning.intent, meaning.path) == (Intent.ASKS, about)
