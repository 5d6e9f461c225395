"""A story with the guide: asked field by field, read back, put right, its line last (NEXT 4)."""

import json
from dataclasses import replace
from typing import Any

import pytest

from interview_app.domain.records import DataType
from interview_app.domain.story import ASKED, Draft, words_of
from interview_app.guide.acts import Chosen
from interview_app.guide.stories import Story
from interview_app.llm.client import LeaderItem, ResultItem
from tests.guide.rehearsal import READ, Answer, Rehearsal, offered, options, question

STORY: dict[str, Any] = {
    "choose begin": {"selectedIds": ["upload"]},
    "form upload": {"status": "uploaded", "uploads": [{"storageUrl": "upload://a"}]},
    "choose role": {"selectedIds": ["exp-new"]},
    "choose highlight": {"selectedIds": ["other"]},
    "ask situation": "Patients fell at night.",
    "ask action": "I built a two-minute risk check.",
    "ask result": "Fewer of them fell.",
    "ask number": {"number": {"before": 12, "after": 5, "of": "falls a month"}},
    "choose readback": {"selectedIds": ["yes"]},
    "ask line": "Built a two-minute risk check that brought falls from 12 to 5 a month.",
    "choose next": {"selectedIds": ["move_on"]},
    "choose sample": {"selectedIds": ["skip"]},
    "choose voice_done": {"selectedIds": ["move_on"]},
    "choose complete": {"selectedIds": ["stop"]},
}


class Person:
    """Answers by question; a list is used one entry a time, the last again and again."""

    def __init__(self, **other: Any) -> None:
        given = {name.replace("_", " ", 1): answer for name, answer in other.items()}
        self.answers = {**STORY, **given}
        self.asked: list[str] = []

    def __call__(self, _played: Rehearsal, turn: LeaderItem) -> Answer:
        asked = question(turn)
        if not asked and turn.calls:
            asked = f"call {turn.calls[0].name}"
        self.asked.append(asked)
        answer = self.answers.get(asked)
        if isinstance(answer, list):
            answer = answer.pop(0) if len(answer) > 1 else answer[0]
        return answer if answer is not None else {"status": "approved"}


def played(until: str, posting: str = "", **other: Any) -> tuple[Rehearsal, LeaderItem, Person]:
    """An interview until the guide asks this; `posting`: what they look for."""
    person = Person(**other)
    rehearsal = Rehearsal(
        person,
        document=READ,
    )
    if posting:
        rehearsal.approve(DataType.CANDIDATE_DOSSIER, {"posting": posting})
    for _ in range(60):
        turn = rehearsal.lead()
        if question(turn) == until:
            return rehearsal, turn, person
        rehearsal.history.pop()
        rehearsal.event -= 1
        rehearsal.step()
    raise AssertionError(f"never asked {until}: {person.asked}")


def draft(rehearsal: Rehearsal) -> Draft:
    """The story card beside the last turn."""
    story = rehearsal.shown().story
    assert story is not None
    return story


def test_words_said_where_no_story_is_open_are_shown_and_go_into_none() -> None:
    """Whoever was told "I keep that as a note" could not see it anywhere before a story began; and
    what was said of another employer stood among the own words of whatever was told next.
    """
    said = "Hi, I am Dwayne, twelve years at Amber Cars."
    told, _turn, _person = played("choose role", choose_begin=[said, STORY["choose begin"]])
    assert told.shown().notes == (said,)
    told, _turn, _person = played("ask situation", choose_begin=[said, STORY["choose begin"]])
    assert told.shown().notes == (said,)
    assert draft(told).notes == ()


def test_each_question_names_its_field_and_its_input() -> None:
    """E11: a path in the story, and what is to be filled in; chips at every question."""
    for field, input_ in (("situation", "text"), ("number", "number"), ("line", "text")):
        rehearsal, _turn, _person = played(f"ask {field}")
        ask = rehearsal.asked()
        assert (ask.field, ask.input) == (field, input_)
        chips = {"skip", "later", "unknown", "example", "change", "back"}
        assert {one.id for one in ask.chips} == chips
        assert ask.example


def test_the_line_is_asked_last_with_the_own_answers_to_take() -> None:
    """NEXT 4: "Use this": what was done comes first. The question says how a good line reads."""
    rehearsal, turn, person = played("ask line")
    assert rehearsal.asked().suggestions == (
        "I built a two-minute risk check.",
        "Fewer of them fell.",
        "from 12 to 5 falls a month",
    )
    assert "Begin with what you did. Then say what came of it, with the number" in turn.text
    before = [one for one in person.asked if one.startswith("ask ")]
    assert before == ["ask situation", "ask action", "ask result", "ask number"]


def test_the_story_is_read_back_word_for_word_before_the_line() -> None:
    """NEXT 4: "Is each answer in its place?"; the one that is not is chosen at once."""
    rehearsal, turn, person = played(
        "choose readback", choose_readback=[{"selectedIds": ["result"]}, {"selectedIds": ["yes"]}]
    )
    told = {one["id"]: one.get("description") for one in offered(turn)}
    assert list(told) == ["yes", "situation", "action", "result", "number"]
    assert told["situation"] == "Patients fell at night."
    rehearsal.history.pop()
    rehearsal.step()
    person.answers["ask result"] = "Hardly anybody fell."
    assert question(rehearsal.step()) == "ask result"
    again = rehearsal.lead()
    assert question(again) == "choose readback"
    assert offered(again)[3]["description"] == "Hardly anybody fell.", "the value in force"


def test_what_was_read_back_once_with_a_move_up_is_read_as_it_was() -> None:
    """Issue 25: it is offered no more; a conversation that was kept has it."""
    story = Story("story-1")
    told = ("one moment please", "Patients fell at night.", "I built a check.")
    for field, words in zip(ASKED, told, strict=False):
        story.answer(field, words, 1)
    story.chosen(Chosen(choice="readback", subject="story-1", value="up"), 2)
    assert (story.draft.situation, story.draft.action) == told[1:]
    assert story.draft.notes == told[:1]
    assert not story.confirmed


def test_what_stands_right_above_the_lateness_stays() -> None:
    """Who was late from the third answer on moves up what follows, and nothing else; it can be
    undone, by the window as by the guide, after the next message too.
    """
    rehearsal, _turn, _person = played(
        "choose readback",
        ask_situation="Patients fell at night.",
        ask_action="one moment please",
        ask_result="I built a check.",
        ask_number=["Fewer of them fell.", {"number": {"value": "4"}}],
    )
    rehearsal.history.pop()
    rehearsal.change({"shift": {"from": "result", "by": -1}})
    assert question(rehearsal.lead()) == "ask number"
    rehearsal.type({"number": {"value": "4"}})
    assert question(rehearsal.lead()) == "choose readback"
    story = draft(rehearsal)
    assert (story.situation, story.action, story.result) == (
        "Patients fell at night.",
        "I built a check.",
        "Fewer of them fell.",
    )
    assert story.notes == ("one moment please",)
    before = rehearsal.shown().past[-1]
    assert (before.action, before.result) == ("one moment please", "I built a check.")
    assert before.number is not None
    assert before.number.value == "4", "what was answered since stays"
    assert "Fewer of them fell." in before.notes, "and what stood there is kept"


def test_later_stands_on_the_list_and_is_asked_at_the_end() -> None:
    """NEXT 4: answering it there changes the one field of the card, in its sheet."""
    rehearsal, turn, _person = played(
        "choose complete",
        ask_number=["later", {"number": {"value": 5, "of": "falls a month"}}],
    )
    assert rehearsal.shown().to_look_up == ()
    card = next(one for one in rehearsal.known.cards if one.story.action)
    assert card.metrics[0].value == "5"
    assert [one.text for one in card.lines] == [STORY["ask line"]]
    assert turn.calls


def test_later_twice_stays_on_the_list_and_is_not_asked_for_ever() -> None:
    """The end of the interview comes, and the list is still there."""
    rehearsal, _turn, _person = played("choose complete", ask_number="later")
    (item,) = rehearsal.shown().to_look_up
    assert (item.story, item.field) == ("story-1", "number")


def test_a_line_that_was_put_off_and_written_in_the_sheet_is_looked_up_no_more() -> None:
    """The sheet is where the story is approved: what stands there needs no look."""
    rehearsal, turn, person = played("form knowledge_card", ask_line="later")
    assert [one.field for one in rehearsal.shown().to_look_up] == ["line"]
    sheet = json.loads(turn.calls[0].arguments)["data"]
    written = {**sheet, "lines": [{"text": "Built a risk check."}]}
    person.answers["form knowledge_card"] = {"status": "approved", "data": written}
    rehearsal.history.pop()
    rehearsal.event -= 1
    rehearsal.step()
    rehearsal.lead()
    assert rehearsal.shown().to_look_up == ()


def test_at_the_look_up_any_field_of_the_card_may_change() -> None:
    """The card beside the question is that of the story that was approved: what is put into it is
    put into its sheet, and words beside it are kept there.
    """
    rehearsal, turn, _person = played(
        "ask number", choose_sample={"selectedIds": ["skip"]}, ask_number=["later"]
    )
    while not turn.text.startswith("You wanted"):
        rehearsal.history.pop()
        rehearsal.event -= 1
        rehearsal.step()
        turn = rehearsal.lead()
    rehearsal.change({"edit": {"field": "notes", "value": "It was in winter."}})
    rehearsal.change({"edit": {"field": "result", "value": "Nobody fell."}})
    sheet = json.loads(rehearsal.lead().calls[0].arguments)["data"]
    assert sheet["story"]["result"] == "Nobody fell."
    assert sheet["story"]["notes"] == ["It was in winter."]
    assert "Fewer of them fell." not in sheet["raw_text"]


def test_what_is_said_while_a_storys_sheet_is_open_belongs_to_that_story() -> None:
    """It was kept for the next story, and approved with that one."""
    rehearsal, turn, _person = played("form knowledge_card")
    rehearsal.approve_call(turn.calls[0])
    rehearsal.say("The papers were on time, too.")
    turn = rehearsal.lead()
    rehearsal.approve_call(turn.calls[0])
    turn = rehearsal.lead()
    asked = json.loads(turn.calls[0].arguments)
    card = asked["data"]
    assert card["story"]["notes"] == ["The papers were on time, too."]
    assert "“The papers were on time, too.”" in str(asked), "what is new in the sheet is said"
    assert card["story"]["situation"] == STORY["ask situation"]
    rehearsal.approve_call(turn.calls[0])
    assert not rehearsal.talk().stories.loose
    approved = next(one for one in rehearsal.known.cards if one.story.action)
    assert approved.story.notes == ("The papers were on time, too.",)


@pytest.mark.parametrize("posting", ["", "Ward manager wanted, five people."])
def test_with_a_posting_at_most_three_more_are_asked_after_the_line(posting: str) -> None:
    """NEXT 4, A17: four before the line in any case; without a posting none after it."""
    _rehearsal, _turn, person = played(
        "form knowledge_card",
        posting=posting,
        ask_skills={"items": ["triage"]},
        ask_people="skip",
        ask_when="later",
    )
    asked = [one.removeprefix("ask ") for one in person.asked if one.startswith("ask ")]
    more = ["skills", "people", "when"] if posting else []
    assert asked == ["situation", "action", "result", "number", "line", *more]


def test_back_shows_what_was_answered_and_the_new_answer_takes_its_place() -> None:
    """A17: "back" works when it is the whole answer."""
    rehearsal, turn, _person = played("ask result", ask_action=["back", "I built a check."])
    assert "back" not in str(draft(rehearsal))
    assert draft(rehearsal).situation == "Patients fell at night."
    assert turn.text.endswith("What came of it?")


@pytest.mark.parametrize("said", ["don't know", "skip", "later"])
def test_an_answer_that_is_left_open_after_all_stands_in_its_field_no_more(said: str) -> None:
    """It said "I leave it open", and the wrong words stayed where they were. They are a note now,
    and Undo puts them back.
    """
    wrong = "I went to lunch."
    rehearsal, _turn, _person = played(
        "ask line",
        ask_number=[wrong, said],
        choose_readback=[{"selectedIds": ["number"]}, {"selectedIds": ["yes"]}],
    )
    story = draft(rehearsal)
    assert story.number is None
    assert story.notes == (wrong,)
    assert ("number" in story.later) == (said == "later")
    said_so = f"I keep that as a note: “{wrong}”"
    assert any(said_so in one.text for one in rehearsal.history if isinstance(one, LeaderItem))
    rehearsal.history.pop()
    rehearsal.change({"undo": True})
    rehearsal.lead()
    assert words_of(draft(rehearsal).number) == wrong
    assert draft(rehearsal).notes == ()


@pytest.mark.parametrize("said", ["change", {"chip": "change"}])
def test_change_alone_opens_the_list_of_fields(said: Answer) -> None:
    """NEXT 4: a choice of the fields, also those that are empty, for a late answer belongs to one;
    the one chosen is asked again with its answer.
    """
    rehearsal, turn, _person = played("choose readback", ask_result=[said, "Fewer of them fell."])
    assert list(options(turn)) == ["yes", "situation", "action", "result", "number"]
    rehearsal.history.pop()
    for asked in ("choose readback", "ask result", "ask number", "choose readback"):
        assert question(rehearsal.step()) == asked, "nothing is settled before all was asked"


NUMBER = {"number": {"before": 60, "after": 40, "of": "minutes of waiting"}}


@pytest.mark.parametrize("field", ["number", "action"])
@pytest.mark.parametrize(
    "said", ["no, sorry, it was 45 minutes, not 40", "45 minutes instead of 40"]
)
def test_a_figure_that_is_put_right_at_the_read_back_is_asked_about(said: str, field: str) -> None:
    """The number kept 40. With one click it has the other figure, and all else as it was told."""
    answers = (
        {"ask_number": NUMBER} if field == "number" else {"ask_action": "Cut it to 40 minutes."}
    )
    rehearsal, turn, _person = played("choose correction", choose_readback=said, **answers)
    made, both = options(turn)
    assert options(turn)[made] == "45 instead of 40"
    assert both == "both"
    story = rehearsal.talk().story
    assert story is not None
    rehearsal.history.pop()
    rehearsal.person.answers["choose correction"] = {"selectedIds": [made]}
    rehearsal.step()
    turn = rehearsal.lead()
    assert question(turn) == "choose readback"
    now = draft(rehearsal)
    assert now.notes == (said,)
    if field == "number":
        assert now.number is not None
        assert (now.number.before, now.number.after) == ("60", "45")
        assert now.number.of == "minutes of waiting"
    else:
        assert now.action == "Cut it to 45 minutes."


def test_a_figure_of_the_number_is_put_right_at_another_question() -> None:
    """The words stay until the question that they were said at has an answer of its own."""
    said = "no, sorry, it was 45 minutes, not 40"
    rehearsal, turn, _person = played(
        "choose correction",
        ask_situation=["People waited.", "People waited."],
        ask_result=["later", said],
        ask_number=NUMBER,
        choose_readback={"selectedIds": ["result"]},
    )
    rehearsal.history.pop()
    rehearsal.person.answers["choose correction"] = {"selectedIds": [*options(turn)][:1]}
    rehearsal.step()
    turn = rehearsal.lead()
    assert question(turn) == "ask result"
    assert rehearsal.asked().before == said
    number = draft(rehearsal).number
    assert number is not None
    assert number.after == "45"


@pytest.mark.parametrize(
    ("said", "now"),
    [("No wait, that was in 2023, not 2022", "2023"), ("May 2023, not 2022", "May 2023")],
)
def test_a_year_is_put_right_at_any_question(said: str, now: str) -> None:
    """It was kept as the number, and the year of the story stayed."""
    rehearsal, turn, _person = played(
        "choose correction", ask_situation="In 2022 people waited.", ask_number=said
    )
    made = [*options(turn)][:1]
    assert options(turn)[made[0]] == f"{now} instead of 2022"
    rehearsal.history.pop()
    rehearsal.person.answers["choose correction"] = {"selectedIds": made}
    rehearsal.step()
    turn = rehearsal.lead()
    assert question(turn) == "ask number"
    assert draft(rehearsal).situation == f"In {now} people waited."


@pytest.mark.parametrize(
    "answer",
    [
        {"number": {"text": "No wait, that was in 2023, not 2022"}},
        {"number": {"value": "No wait, that was in 2023, not 2022"}},
        {"items": ["Spreadsheets", "Sorry, 2023, not 2022"]},
        {"people": {"who": "Sorry, 2023, not 2022"}},
        {"date": {"text": "Sorry, 2023, not 2022"}},
    ],
)
@pytest.mark.parametrize(
    ("told", "now"),
    [
        ("In summer 2022 people waited.", "In summer 2023 people waited."),
        ("From May 2022 to July 2022 it was.", "From May 2023 to July 2023 it was."),
    ],
)
def test_a_year_is_put_right_in_a_form(answer: dict[str, Any], told: str, now: str) -> None:
    """Words in a typed input were taken as its answer alone, and a year beside a month or a season
    was not found.
    """
    rehearsal, turn, _person = played("choose correction", ask_situation=told, ask_number=answer)
    made = [*options(turn)][:1]
    assert options(turn)[made[0]] == "2023 instead of 2022"
    rehearsal.history.pop()
    rehearsal.person.answers["choose correction"] = {"selectedIds": made}
    rehearsal.step()
    assert question(rehearsal.lead()) == "ask number"
    assert draft(rehearsal).situation == now


def test_a_form_that_tells_two_years_is_no_correction() -> None:
    """What stands in two fields of a form is not said in one breath."""
    number = {"number": {"before": "2022", "after": "2023"}}
    _rehearsal, _turn, person = played(
        "choose readback", ask_situation="In 2022 people waited.", ask_number=number
    )
    assert "choose correction" not in person.asked


@pytest.mark.parametrize(
    "said",
    [
        "I trained 12 people on it.",
        "It took 40 minutes, and now 25 minutes.",
        "From 60 to 40, and 12 people do it.",
        "In 2019 it was 40 minutes.",
    ],
)
def test_figures_of_a_story_are_no_correction(said: str) -> None:
    """What was before and what came of it are told with two figures, too."""
    _rehearsal, _turn, person = played(
        "choose readback",
        ask_situation="The wait was 40 minutes.",
        ask_result=said,
        ask_number="skip",
    )
    assert "choose correction" not in person.asked


def test_who_says_an_answer_again_with_one_new_figure_puts_it_right() -> None:
    """It was kept as the answer to another question. Of which of the two it takes the place is
    asked, too.
    """
    said = "Sorry, from 9 to 3 percent, not to 4"
    rehearsal, turn, _person = played(
        "choose correction",
        ask_situation="People waited long.",
        ask_action=["later", said],
        ask_result="It fell from 9 to 4 percent.",
        choose_readback={"selectedIds": ["action"]},
    )
    labels = options(turn)
    assert list(labels.values())[:2] == ["3 instead of 9", "3 instead of 4"]
    rehearsal.history.pop()
    rehearsal.person.answers["choose correction"] = {"selectedIds": [[*labels][1]]}
    rehearsal.step()
    rehearsal.lead()
    assert draft(rehearsal).result == "It fell from 9 to 3 percent."


def test_both_figures_stay_where_the_person_says_so() -> None:
    """Then nothing is changed, and nothing is asked a second time."""
    rehearsal, _turn, person = played(
        "ask line",
        ask_number=NUMBER,
        choose_readback=["45 minutes in winter, 40 in summer", {"selectedIds": ["yes"]}],
        choose_correction={"selectedIds": ["both"]},
    )
    assert person.asked.count("choose correction") == 1
    number = draft(rehearsal).number
    assert number is not None
    assert number.after == "40"


def test_a_correction_that_is_typed_leads_to_the_answer_that_it_puts_right() -> None:
    """It was kept as a note, the choice asked again, and the wrong answer stayed."""
    said = "Sorry, no: it was five months, not four."
    rehearsal, _turn, person = played("choose readback", ask_result="Sound in four months.")
    person.answers["choose readback"] = said
    rehearsal.history.pop()
    rehearsal.step()
    turn = rehearsal.lead()
    assert draft(rehearsal).notes == (said,)
    assert "choose that answer" in turn.text
    assert "result" in options(turn)


def test_a_correction_while_the_sheet_waits_leads_to_the_answer_that_it_puts_right() -> None:
    """It was kept as a note, and the same sheet came twice with nothing marked."""
    rehearsal, turn, _person = played("form knowledge_card")
    rehearsal.answer_call(turn.calls[0], lambda: {"error": {"code": "user_cancelled"}})
    rehearsal.say("That was in 2021.")
    turn = rehearsal.lead()
    assert question(turn) == "choose readback"
    assert "If it changes one of your answers, choose that answer; if all is right" in turn.text
    rehearsal.answer_call(turn.calls[0], lambda: {"selectedIds": ["yes"]})
    assert question(rehearsal.lead()) == "form knowledge_card"
    assert draft(rehearsal).notes == ("That was in 2021.",)


@pytest.mark.parametrize(
    "change",
    [
        {"move": {"from": "action", "to": "result"}},
        {"edit": {"field": "situation", "value": "The papers came late."}},
    ],
)
def test_a_change_of_the_card_while_a_choice_waits_does_not_undo_the_choice(
    change: dict[str, Any],
) -> None:
    """The field was chosen that is to be put right, and the choice came once more."""
    rehearsal, turn, _person = played("choose readback")
    rehearsal.history.append(
        ResultItem(
            call_id=turn.calls[0].call_id,
            tool="get_user_option",
            output={"selectedIds": ["result"]},
        )
    )
    rehearsal.change(change)
    assert question(rehearsal.lead()) == "ask result"


def test_a_text_that_ends_in_a_question_is_told_what_the_question_is_for() -> None:
    """It is no part of the story, and the question is asked again in its place."""
    rehearsal, _turn, _person = played(
        "ask result", ask_action=["What do you mean by that?", "I built a check."]
    )
    assert draft(rehearsal).notes == ()
    assert draft(rehearsal).action == "I built a check."
    said = [one.text for one in rehearsal.history if isinstance(one, LeaderItem)]
    answer = next(one for one in said if "cannot answer questions" in one)
    assert "Only what you did yourself" in answer
    assert answer.endswith("What did you do yourself?")


def test_what_ends_in_a_question_mark_is_an_answer_where_the_person_says_so() -> None:
    """Nothing is guessed: a chip makes an answer of it."""
    answers = ["Who can tell?", {"chip": "my_answer"}]
    rehearsal, _turn, _person = played("ask number", ask_result=answers)
    assert draft(rehearsal).result == "Who can tell?"
    assert "my_answer" not in {one.id for one in rehearsal.asked().chips}


def test_words_at_the_choice_of_a_job_begin_a_story_and_its_job_is_asked() -> None:
    """NEXT 4: "Started from what you wrote", once; no job is guessed."""
    rehearsal, turn, _person = played("choose place", choose_role="A patient fell beside me.")
    assert turn.text == "Started from what you wrote."
    assert draft(rehearsal).situation == "A patient fell beside me."
    assert "something_else" in options(turn)


def test_a_job_that_is_named_at_the_choice_is_asked_about() -> None:
    """What named a job became the beginning of a story, and the same question came
    again.
    """
    rehearsal, turn, _person = played("choose role")
    job = next(one for one in offered(turn) if one["id"] == "exp-new")
    employer = job["label"].rpartition(", ")[2]
    said = f"Well, about my time at {employer}"
    for ways, asked in (("exp-new", "choose highlight"), ("told", "choose place")):
        rehearsal, turn, _person = played("choose meant", choose_role=said)
        assert list(options(turn)) == ["exp-new", "told"]
        rehearsal.history.pop()
        rehearsal.person.answers["choose meant"] = {"selectedIds": [ways]}  # type: ignore[attr-defined]
        rehearsal.step()
        assert question(rehearsal.lead()) == asked
        told = rehearsal.shown().story
        assert (told.situation if told is not None else None) == (said if ways == "told" else None)
    long = f"At {employer} patients fell at night and nobody knew why until we looked"
    _rehearsal, turn, person = played("choose place", choose_role=long)
    assert "choose meant" not in person.asked
    said = f"with {employer}, my present post"
    for ways, asked in (("exp-new", "ask action"), ("told", "choose place")):
        rehearsal, turn, _person = played(
            "choose meant", choose_role="A patient fell.", choose_place=said
        )
        rehearsal.history.pop()
        rehearsal.person.answers["choose meant"] = {"selectedIds": [ways]}  # type: ignore[attr-defined]
        rehearsal.step()
        assert question(rehearsal.lead()) == asked
        assert draft(rehearsal).notes == ((said,) if ways == "told" else ())


def test_it_was_something_else_leads_back_to_the_choice() -> None:
    """The same question came again without that way out, and what was said next became a story.
    Nothing that was typed is lost, and the next story has none of it.
    """
    rehearsal, turn, _person = played(
        "choose next",
        choose_role="I was chargehand until April 2021 not March",
        choose_place={"selectedIds": ["something_else"]},
    )
    assert turn.text.startswith("I have left this story out.")
    assert rehearsal.shown().story is None
    assert rehearsal.shown().notes == ("I was chargehand until April 2021 not March",)
    rehearsal.history.pop()
    rehearsal.person.answers |= {  # type: ignore[attr-defined]
        "choose next": {"selectedIds": ["next_role"]},
        "choose role": {"selectedIds": ["exp-new"]},
    }
    while question(rehearsal.lead()) != "ask situation":
        rehearsal.history.pop()
        rehearsal.step()
    assert draft(rehearsal).notes == ()


def test_every_job_can_be_chosen_for_a_story_that_began_with_words() -> None:
    """Four of six were listed, the one of today not among them."""
    rehearsal, turn, _person = played("choose place", choose_role="A patient fell beside me.")
    jobs = [
        rehearsal.known.timeline.experiences[0].model_copy(update={"id": f"exp-{at}"})  # type: ignore[union-attr]
        for at in range(7)
    ]
    timeline = rehearsal.known.timeline.model_copy(update={"experiences": tuple(jobs)})  # type: ignore[union-attr]
    rehearsal.known = replace(rehearsal.known, timeline=timeline, deepened_entries=("exp-0",))
    rehearsal.history.pop()
    seen: list[str] = []
    offered = ["more"]
    while "more" in offered:
        turn = rehearsal.lead()
        assert question(turn) == "choose place"
        offered = list(options(turn))
        assert offered[-2:] == ["outside", "something_else"]
        seen += [one for one in offered if one.startswith("exp-")]
        rehearsal.answer_call(turn.calls[0], lambda: {"selectedIds": ["more"]})
    assert len({*seen}) == len(seen) == 7
    assert seen[0] == "exp-0", "the newest stands first, whatever was told of it"


@pytest.mark.parametrize(("how", "stands"), [("later", ["action"]), ("unknown", [])])
def test_words_that_were_no_answer_leave_their_field(how: str, stands: list[str]) -> None:
    """What meant "later" was kept as what was done; one click makes of it what it meant, and the
    question that waits stays. It is asked again where it was put off.
    """
    rehearsal, _turn, _person = played("ask number", ask_action="mejor luego")
    assert draft(rehearsal).action == "mejor luego"
    rehearsal.change({"skip": {"field": "action", "how": how}})
    assert question(rehearsal.lead()) == "ask number"
    told = rehearsal.shown()
    assert told.story is not None
    assert (told.story.action, told.story.notes) == (None, ())
    assert [one.field for one in told.to_look_up] == stands
    rehearsal.change({"undo": True})
    rehearsal.lead()
    assert draft(rehearsal).action == "mejor luego"
    assert rehearsal.shown().to_look_up == ()


def test_a_story_is_left_out_at_any_question_and_brought_back() -> None:
    """It took six steps; what was put off in it stayed on the list, and what was filled in there
    was nowhere.
    """
    rehearsal, _turn, _person = played("ask number", ask_result={"skip": "later"})
    story = draft(rehearsal)
    assert [one.field for one in rehearsal.shown().to_look_up] == ["result"]
    rehearsal.change({"leave": True})
    assert question(rehearsal.lead()) == "choose next"
    assert rehearsal.shown().story is None
    assert rehearsal.shown().to_look_up == ()
    assert rehearsal.shown().notes == tuple(story.words())
    typed = "They left a booklet"
    rehearsal.change({"edit": {"field": "result", "value": typed, "story": story.id}})
    rehearsal.lead()
    assert typed in rehearsal.shown().notes
    rehearsal.change({"back": story.id})
    assert question(rehearsal.lead()) == "ask number"
    assert rehearsal.shown().notes == ()
    assert draft(rehearsal).result == typed


def test_the_label_of_an_option_is_that_option() -> None:
    """NEXT 4: typed or clicked; case and a final point do not matter."""
    _rehearsal, _turn, person = played("ask line", choose_readback="yes.")
    assert person.asked.count("choose readback") == 1


def test_a_long_paste_gets_the_chip_and_is_never_decided_by_code() -> None:
    """NEXT 4: fifteen lines stand where they were asked for, until the person says what they are."""
    rehearsal, _turn, _person = played("ask action", ask_situation="a line\n" * 15)
    assert rehearsal.asked().chips[0].id == "resume"
    assert draft(rehearsal).situation == ("a line\n" * 15).strip()
    rehearsal.type({"chip": "resume"})
    rehearsal.lead()
    assert draft(rehearsal).situation is None


def test_a_long_paste_at_a_choice_leaves_no_note_once_it_is_a_document() -> None:
    """The words stand in one place: beside the story, until they are a document."""
    rehearsal, turn, _person = played("choose readback", choose_readback="a line\n" * 15)
    rehearsal.history.pop()
    rehearsal.step()
    turn = rehearsal.lead()
    assert draft(rehearsal).notes == (("a line\n" * 15).strip(),)
    assert "resume_text" in options(turn)
    rehearsal.history.pop()
    rehearsal.person = lambda *_turn: {"selectedIds": ["resume_text"]}
    rehearsal.step()
    rehearsal.lead()
    assert draft(rehearsal).notes == ()


def test_a_story_of_an_old_line_names_it_and_takes_its_place() -> None:
    """NEXT 4: the old line a story replaces is named in it and superseded."""
    rehearsal, turn, _person = played(
        "form knowledge_card", choose_highlight="Reduced inpatient falls with a bedside risk check."
    )
    arguments = json.loads(turn.calls[0].arguments)
    assert "Reduced inpatient falls" in arguments["message"]
    assert draft(rehearsal).replaces == "Reduced inpatient falls with a bedside risk check."
    for line, named in (("Cut falls from 12 to 5 a month.", True), ({"skip": "unknown"}, False)):
        old_line = "Reduced inpatient falls with a bedside risk check."
        _told, turn, _person = played(
            "form knowledge_card", choose_highlight=old_line, ask_line=line
        )
        assert ("takes the place of" in turn.calls[0].arguments) is named
    (old,) = arguments["data"]["supersedes"]
    assert old.startswith("fact-")


def test_the_coach_says_what_is_exact() -> None:
    """NEXT 4: no number although one was told, duties, a banned word; nothing else."""
    rehearsal, _turn, _person = played(
        "form knowledge_card", ask_line="Responsible for dynamic falls prevention"
    )
    assert len(rehearsal.shown().coach) == 3
    rehearsal, _turn, _person = played("form knowledge_card")
    assert rehearsal.shown().coach == ()


def test_a_rejected_sheet_asks_which_part_and_keeps_the_story() -> None:
    """Nothing was saved, and nothing is lost."""
    rehearsal, turn, _person = played(
        "choose part", **{"form_knowledge_card": {"status": "rejected", "userNotes": "not quite"}}
    )
    assert "not quite" in turn.text
    assert draft(rehearsal).line == STORY["ask line"]


def test_moving_on_is_asked_once() -> None:
    """NEXT 4: the choice itself moves on; no second question follows."""
    _rehearsal, _turn, person = played("choose complete")
    assert "call next_phase" not in person.asked


def test_what_is_looked_for_is_one_form_at_the_first_step_of_the_deep_dive() -> None:
    """NEXT 4: stories are asked for what is wanted; it is said first where the page is."""
    _rehearsal, turn, person = played("form looking_for")
    assert person.asked[-1] == "form skeleton_timeline"
    assert "your résumé stands under “My résumé”" in turn.text
    _rehearsal, _turn, person = played("choose role")
    assert person.asked[-1] == "form looking_for"


def test_tell_you_myself_is_two_empty_forms() -> None:
    """NEXT 4: no question-and-answer for facts."""
    person = Person(**{"choose_begin": {"selectedIds": ["by_hand"]}})
    rehearsal = Rehearsal(person)
    for _ in range(10):
        rehearsal.step()
        if rehearsal.known.timeline is not None:
            break
    assert person.asked == ["choose begin", "form applicant_profile", "form skeleton_timeline"]


def test_what_was_said_to_a_model_is_no_note_of_the_guide() -> None:
    """DESIGN 10: guide and model may take over from each other in mid-interview."""
    rehearsal = Rehearsal(Person())
    rehearsal.history.append(LeaderItem(text="Where did you work?", wire="responses"))
    rehearsal.say("At the cold store, since 1998.")
    rehearsal.lead()
    assert rehearsal.talk().stories.loose == []


def test_an_empty_form_that_is_skipped_has_nothing_wrong_in_it() -> None:
    """What comes back has all its fields, none filled in: "How do we get it right?" was asked."""
    skipped = {"status": "rejected", "data": {"basics": {"name": "", "location": {"city": ""}}}}
    _rehearsal, turn, _person = played(
        "choose rejected", choose_begin={"selectedIds": ["by_hand"]}, form_applicant_profile=skipped
    )
    assert options(turn)["again"] == "Fill in the form"


def test_an_empty_form_that_was_rejected_is_shown_again() -> None:
    """Nothing was saved, and there is a way on."""
    person = Person(
        **{
            "choose_begin": {"selectedIds": ["by_hand"]},
            "form_applicant_profile": [{"status": "rejected"}, {"status": "approved"}],
            "choose_rejected": {"selectedIds": ["again"]},
        }
    )
    rehearsal = Rehearsal(person)
    for _ in range(8):
        rehearsal.step()
    assert person.asked[:4] == [
        "choose begin",
        "form applicant_profile",
        "choose rejected",
        "form applicant_profile",
    ]


@pytest.mark.parametrize(
    ("field", "answer", "kept"),
    [
        ("action", {"number": {"value": 3, "of": "doors"}}, "3 · doors"),
        ("number", {"people": {"team": 4}}, "4"),
        ("result", {"items": ["no ice", "no noise"]}, "no ice · no noise"),
    ],
)
def test_the_form_of_another_field_is_kept_in_its_words(
    field: str, answer: Answer, kept: str
) -> None:
    """NEXT 4: nothing that is typed is refused."""
    rehearsal, _turn, _person = played("choose readback", **{f"ask_{field}": answer})
    assert words_of(getattr(draft(rehearsal), field)) == kept
