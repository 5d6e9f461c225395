"""Questions back are answered, what was told before is found again, and none of it becomes an answer."""

import pytest

from interview_app.guide import asking_back
from interview_app.guide.flow import load
from interview_app.llm.client import LeaderItem
from tests.guide.rehearsal import FOLDER, Rehearsal, question
from tests.guide.scripted import play
from tests.guide.test_story_before_job import told_card

FLOW = load(FOLDER)


@pytest.mark.parametrize(
    ("said", "about"),
    [
        ("can you repeat", "repeat"),
        ("Sorry, what was the question?", "repeat"),
        ("Können Sie das bitte wiederholen?", "repeat"),
        ("nochmal bitte", "repeat"),
        ("what have you noted?", "noted"),
        ("Can you tell me what you have so far?", "noted"),
        ("Was haben Sie bisher aufgeschrieben?", "noted"),
        ("Was hast du notiert", "noted"),
        ("why do you ask?", "need"),
        ("who will see this?", "privacy"),
        ("what do you mean?", ""),
        ("again a welder", None),
        ("noch mal Schweißer", None),
        ("Repeat orders went up", None),
        ("What you noted was right", None),
    ],
)
def test_a_question_back_is_told_from_an_answer(said: str, about: str | None) -> None:
    """A message of its own, in English and German; an answer that begins alike stays an answer."""
    assert asking_back.about(said) == about


def _texts(rehearsal: Rehearsal, asked: str) -> list[str]:
    turns = [one for one in rehearsal.history if isinstance(one, LeaderItem) and question(one) == asked]
    return [one.text for one in turns]


def test_somebody_who_does_not_understand_gets_an_example() -> None:
    """The question is asked once more, with what an answer may look like."""
    done = play({"ask story.result": ["what do you mean?", "Falls went from 12 to 5 in a year."]}, until="choose next")
    first, second = _texts(done, "ask story.result")
    assert FLOW.slot("story.result").example in second
    assert FLOW.slot("story.result").ask in second
    assert FLOW.slot("story.result").example not in first
    assert told_card(done).story.result == "Falls went from 12 to 5 in a year."


def test_a_question_is_repeated_in_its_first_words() -> None:
    """Not in those for an answer that could not be read."""
    done = play({"ask means.proof": ["can you repeat", "a poster"]}, until="choose next")
    assert FLOW.slot("means.proof").ask in _texts(done, "ask means.proof")[1]
    assert told_card(done).story.proof == "a poster"


def test_what_was_noted_is_said_back() -> None:
    """The words of the story so far, and nothing of it is asked again."""
    done = play({"ask means.skills": ["what have you noted?", "triage"]}, until="choose next")
    text = _texts(done, "ask means.skills")[1]
    assert "Patients fell at night." in text
    assert "I built a two-minute risk check." in text
    assert "triage" in told_card(done).skills


def test_somebody_comes_back_to_a_part_of_the_story() -> None:
    """With "back to the result": that part is asked again, and then the question that stood."""
    done = play(
        {
            "ask story.result": ["Falls went from 12 to 6 in a year.", "Falls went from 12 to 5 in a year."],
            "ask means.skills": ["back to the result", "triage"],
        },
        until="choose next",
    )
    assert "Falls went from 12 to 6" in _texts(done, "ask story.result")[1]
    card = told_card(done)
    assert card.story.result == "Falls went from 12 to 5 in a year."
    assert "back to" not in card.raw_text
    assert "triage" in card.skills


def test_what_somebody_adds_to_a_part_belongs_to_it() -> None:
    """Named by its own words too: "back to the risk check: …" is no answer to the question that stands."""
    done = play(
        {"ask means.proof": ["back to the risk check: I also printed it.", "A poster."]},
        until="choose next",
    )
    card = told_card(done)
    assert (
        card.story.action == "I built a two-minute risk check. I trained the whole team of 9 nurses. I also printed it."
    )
    assert card.story.proof == "A poster."


@pytest.mark.parametrize("said", ["Back to work was hard for everybody.", "back to basics: we counted by hand"])
def test_back_to_something_never_told_is_an_answer(said: str) -> None:
    """It is kept as it was said."""
    done = play({"ask story.situation": said}, until="choose next")
    assert said in told_card(done).raw_text


def test_words_that_could_not_be_read_stay_in_the_story() -> None:
    """Asked for a number, somebody said something else, and then had none: it is told all the same."""
    done = play(
        {"ask story.result": "It got calmer.", "ask number.value": ["the relatives thanked us", "no"]},
        until="choose next",
    )
    assert "the relatives thanked us" in told_card(done).raw_text


@pytest.mark.parametrize("said", ["no falls", "keine Stürze mehr", "nobody fell"])
def test_none_of_something_is_an_answer_to_the_number(said: str) -> None:
    """It is not asked again, and it stays in the words of the story."""
    done = play({"ask story.result": "It got calmer.", "ask number.value": said}, until="choose next")
    assert len(_texts(done, "ask number.value")) == 1
    assert said in told_card(done).raw_text
