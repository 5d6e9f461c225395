"""Questions back are answered, what was told before is found again, and none of it becomes an
answer.
"""

import pytest

from interview_app.guide import asking_back
from interview_app.guide.flow import load
from interview_app.llm.client import LeaderItem
from tests.guide.rehearsal import FOLDER, Rehearsal, question
from tests.guide.scripted import Scripted, play
from tests.guide.test_stations import BY_HAND, played
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
    turns = [
        one for one in rehearsal.history if isinstance(one, LeaderItem) and question(one) == asked
    ]
    return [one.text for one in turns]


def test_somebody_who_does_not_understand_gets_an_example() -> None:
    """The question is asked once more, with what an answer may look like."""
    done = play(
        {"ask story.result": ["what do you mean?", "Falls went from 12 to 5 in a year."]},
        until="choose next",
    )
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
            "ask story.result": [
                "Falls went from 12 to 6 in a year.",
                "Falls went from 12 to 5 in a year.",
            ],
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
    """Named by its own words too: "back to the risk check: …" is no answer to the question that
    stands.
    """
    done = play(
        {"ask means.proof": ["back to the risk check: I also printed it.", "A poster."]},
        until="choose next",
    )
    card = told_card(done)
    assert (
        card.story.action
        == "I built a two-minute risk check. I trained the whole team of 9 nurses. I also "
        "printed it."
    )
    assert card.story.proof == "A poster."


@pytest.mark.parametrize(
    "said", ["Back to work was hard for everybody.", "back to basics: we counted by hand"]
)
def test_back_to_something_never_told_is_an_answer(said: str) -> None:
    """It is kept as it was said."""
    done = play({"ask story.situation": said}, until="choose next")
    assert said in told_card(done).raw_text


def test_words_that_could_not_be_read_stay_in_the_story() -> None:
    """Asked for a number, somebody said something else, and then had none: it is told all the
    same.
    """
    done = play(
        {
            "ask story.result": "It got calmer.",
            "ask number.value": ["the relatives thanked us", "no"],
        },
        until="choose next",
    )
    assert "the relatives thanked us" in told_card(done).raw_text


@pytest.mark.parametrize("said", ["no falls", "keine Stürze mehr", "nobody fell"])
def test_none_of_something_is_an_answer_to_the_number(said: str) -> None:
    """It is not asked again, and it stays in the words of the story."""
    done = play(
        {"ask story.result": "It got calmer.", "ask number.value": said}, until="choose next"
    )
    assert len(_texts(done, "ask number.value")) == 1
    assert said in told_card(done).raw_text


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ("i did a paper round before, does that count?", "counts"),
        ("Ich hab bei meinem Onkel ausgeholfen, zählt das auch?", "counts"),
        ("A question: should I list every client as a job?", "each"),
        ("Soll ich jede Aushilfe einzeln nennen?", "each"),
        ("Is this going on much longer?", "length"),
        ("Wie lange dauert das noch?", "length"),
        ("How many more questions are there?", "length"),
        ("I'm fed up with this", "weary"),
        ("das nervt jetzt langsam", "weary"),
        ("this is taking forever", "weary"),
    ],
)
def test_what_somebody_asks_about_the_interview_itself(said: str, what: str) -> None:
    """Or says of it."""
    assert asking_back.about(said) == what


@pytest.mark.parametrize(
    "said",
    [
        "I was fed up with the old list and wrote a new one",
        "customers were sick of waiting",
        "It took longer than planned",
        "I counted all jobs each day",
        "We were done in four days",
        "It counts the boxes",
    ],
)
def test_a_story_of_such_things_is_an_answer(said: str) -> None:
    """Nobody is comforted who tells what they did."""
    assert asking_back.about(said) is None


@pytest.mark.parametrize(
    ("said", "reply"),
    [
        ("i did a paper round before, does that count?", "Yes, that counts"),
        ("How many more questions are there?", "about five minutes"),
        ("I'm fed up with this", "I am sorry, that is a lot of questions"),
        ("my dad died in March", "I am very sorry"),
    ],
)
def test_who_asks_at_a_choice_is_answered_and_asked_again(said: str, reply: str) -> None:
    """Nothing of it is noted, and none of it is called "not noted"."""
    told, person = played(
        ask__job_in_organization="Holt & Sons since 2019",
        ask__job_in_title="baker",
        choose__another_job=[said, "no"],
    )
    assert told == [("Holt & Sons", "baker", "2019", "present")]
    heard = "\n".join(turn.text for turn in person.turns)
    assert reply in heard
    assert "I have not noted" not in heard


@pytest.mark.parametrize("said", ["There's only one, isn't there", "it doesn't matter", "egal"])
def test_who_leaves_the_choice_to_the_guide_goes_on(said: str) -> None:
    """With the first option, which is the only job there is."""
    job = {
        "ask job.organization": "Holt & Sons since 2019",
        "ask job.title": "baker",
        "choose role": said,
    }
    done = play({**BY_HAND, **job}, until="ask story.situation")
    assert isinstance(done.person, Scripted)
    assert done.person.asked.count("choose role") == 1
