"""A story told in one answer is parted into its parts, and nothing of it is asked again (CONTRACT
A17).
"""

import re

import pytest

from interview_app.guide.flow import load
from interview_app.guide.headcount import team_size
from interview_app.guide.hearing.stories import parts
from interview_app.guide.understanding import Intent, understand
from interview_app.paths import resources
from tests.guide.scripted import STORY, Scripted, play

FLOW = load(resources() / "guide")
LOAVES = (
    "When I came we threw away about 60 loaves a day. I wrote down what sold for six weeks and "
    "baked to that list, "
    "and after three months it was down to 15 loaves a day. There were five of us and I trained "
    "two apprentices."
)


@pytest.mark.parametrize(
    ("said", "situation", "action", "result"),
    [
        (
            LOAVES,
            "When I came we threw away about 60 loaves a day.",
            "I wrote down what sold for six weeks and baked to that list. There were five of us "
            "and I trained two apprentices.",
            "After three months it was down to 15 loaves a day.",
        ),
        (
            "I built a small script that checks the invoices, which cut the errors to almost none.",
            "",
            "I built a small script that checks the invoices.",
            "Which cut the errors to almost none.",
        ),
        (
            "We had nine errors a quarter. I had every infusion double-checked. A year later it "
            "was four.",
            "We had nine errors a quarter.",
            "I had every infusion double-checked.",
            "A year later it was four.",
        ),
        (
            "Die Übergabe dauerte 40 Minuten. Ich habe einen Bogen entworfen. Nach drei Monaten "
            "dauerte sie nur noch 25 Minuten.",
            "Die Übergabe dauerte 40 Minuten.",
            "Ich habe einen Bogen entworfen.",
            "Nach drei Monaten dauerte sie nur noch 25 Minuten.",
        ),
        (
            "Wir hatten viel Ausschuss. Ich stellte die Maschine um. Der Ausschuss sank von 8 "
            "auf 3 Prozent.",
            "Wir hatten viel Ausschuss.",
            "Ich stellte die Maschine um.",
            "Der Ausschuss sank von 8 auf 3 Prozent.",
        ),
        (
            "Die Werkstatt war unordentlich, ich habe alles sortiert, seitdem findet man die "
            "Teile.",
            "Die Werkstatt war unordentlich.",
            "Ich habe alles sortiert.",
            "Seitdem findet man die Teile.",
        ),
    ],
)
def test_parts_of_a_story(said: str, situation: str, action: str, result: str) -> None:
    """Each sentence, or clause of one, in the part it tells; in the person's own words."""
    told = parts(said)
    assert (told.situation, told.action, told.result) == (situation, action, result)


@pytest.mark.parametrize(
    "said",
    [
        "Patients fell at night.",
        "I noticed that customers waited too long. It was always the same three forms.",
        "It was chaotic. We reorganised the shifts and sick leave fell from 12 to 7 percent "
        "within a year.",
        "I was asked to look at a branch they wanted to close.",
        "Ich war neu und musste erst einmal verstehen, was los war.",
    ],
)
def test_what_has_no_own_deed_is_a_situation(said: str) -> None:
    """What one sees, and what "we" did, is not the person's own part: that is asked for."""
    told = parts(said)
    assert (told.situation, told.action, told.result) == (said, "", "")


def test_a_story_in_one_go_is_not_asked_again_and_stands_in_the_form_in_parts() -> None:
    """The part, its outcome, the number with its starting point and the team come from one answer,
    and are said back.
    """
    answers = {
        **STORY,
        "choose next": "move_on",
        "ask story.situation": LOAVES,
        "ask number.how_known": "I counted them.",
    }
    done = play(answers, until="choose sample")
    person = done.person
    assert isinstance(person, Scripted)
    assert not {
        "ask story.action",
        "ask story.result",
        "ask number.value",
        "ask number.baseline",
        "ask scope.people",
    } & set(person.asked)
    assert any(
        "As your own part I note: “I wrote down what sold" in turn.text for turn in person.turns
    )
    card = next(one for one in done.known.cards if one.story.action and "loaves" in one.raw_text)
    assert card.story.result == "After three months it was down to 15 loaves a day."
    assert (card.metrics[0].value, card.metrics[0].baseline, card.scope.team_size) == (
        "15",
        "60",
        5,
    )
    assert card.leadership_signals == ("There were five of us and I trained two apprentices.",)
    assert LOAVES in card.raw_text, "the person's words stay whole, however they were parted"


@pytest.mark.parametrize(
    "said",
    [
        "see above",
        "As I said.",
        "I already told you that",
        "Wie gesagt",
        "Das habe ich doch schon gesagt",
    ],
)
def test_pointing_to_what_was_said_is_no_answer(said: str) -> None:
    """It never becomes evidence; the guide goes on."""
    assert understand(said, FLOW, paths=()).intent is Intent.TOLD
    done = play(
        {**STORY, "ask story.situation": "Patients fell at night.", "ask story.action": said},
        until="choose sample",
    )
    assert all(said not in card.raw_text for card in done.known.cards)


@pytest.mark.parametrize(
    "said",
    [
        "I told the ward what to count",
        "I explained it to everybody twice",
        "Ich habe es dem Team erklärt",
    ],
)
def test_telling_others_is_an_answer(said: str) -> None:
    """What somebody told others is a deed."""
    assert understand(said, FLOW, paths=()).intent is Intent.ANSWER


def test_people_counted_with_the_speaker() -> None:
    """The size of a team in a story, told without the word."""
    assert team_size("There were five of us and it was loud.", FLOW.words) == 5
    assert team_size("Wir waren zu fünft.", FLOW.words) == 5
    assert team_size("Three of us were ill.", FLOW.words) is None


STEPS = [
    "I cut the drop-out",
    "I wrote a check-list",
    "Ich hab die Vor-Ort-Pläne gemacht",
    "I moved the 9:30 round",
]
ENDS = [
    "and drop-out went down to 38%",
    "and after three months the sick-leave fell by 1,200 hours",
    ", nach zwei Monaten war die Not-Liste leer",
]


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("end", ENDS)
def test_no_word_or_number_is_cut_in_two(step: str, end: str) -> None:
    """Hyphens, colons and commas inside a word part nothing: what holds one stands whole in one of
    the parts.
    """
    said = f"{step} {end}.".replace(" ,", ",")
    told = parts(said)
    found = " ".join((told.situation, told.action, told.result)).casefold()
    marked = re.findall(r"\w+[-:,]\w+", said.casefold())
    assert marked
    assert [word for word in marked if word not in found] == []
