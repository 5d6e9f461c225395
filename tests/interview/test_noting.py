"""A model notes a story while it is told: it fills beside the conversation, a stop loses nothing, and
its id stands for all of it when it is handed in (NEXT 4; model notes 8, 12).
"""

import json
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain.drafts import about_field
from interview_app.domain.phases import Phase
from interview_app.domain.records import DataType
from interview_app.domain.story import Draft
from interview_app.domain.story_changes import StoryChange
from interview_app.guide.leader import Guide
from interview_app.interview.session_state import session_state
from interview_app.llm.client import NoteItem, ResultItem
from interview_app.messages.interview import (
    AskPublished,
    DraftChanged,
    ErrorTold,
    KnownChanged,
    PersonSaid,
    PhaseRequested,
    StoryShown,
    ToolActivity,
)
from interview_app.messages.sessions import SessionOpened, StartOverRequested
from interview_app.paths import resources
from tests.interview.offers import TIMELINE, submit
from tests.interview.played import Played
from tests.scripted_model import ScriptedModel, calls, says

TOLD = {
    "entry_id": "exp-1",
    "told": [
        {"field": "situation", "words": "the drug round was late every day"},
        {"field": "action", "words": "I made a list of who needs what when"},
        {"field": "number.before", "words": "12"},
        {"field": "number.after", "words": "3"},
        {"field": "number.about", "words": "yes"},
        {"field": "skills", "words": "Drug rounds"},
        {"field": "skills", "words": "Excel"},
    ],
    "later": ["proof"],
}


def note(**arguments: Any) -> tuple[str, str]:
    return "note_story", json.dumps(arguments)


def approved_timeline(played: Played) -> None:
    """The script's first turn submits a timeline; the interview goes on in the deep dive."""
    played.answer(played.asked("submit_for_validation"), status="approved")
    played.asked("message")
    played.post(PhaseRequested(phase=Phase.DEEP_DIVE))


def begun(*more: Any) -> ScriptedModel:
    """A model that has a timeline approved, then notes a story while it asks on."""
    first = (calls(submit("skeleton_timeline", TIMELINE)), says("Good."))
    return ScriptedModel([*first, calls(note(**TOLD), text="What came of it?"), *more])


def shown(played: Played) -> StoryShown:
    """The story card that was told last; it is told behind the question."""
    played.at_rest()
    return played.told(StoryShown)[-1]


def story(played: Played) -> Draft:
    draft = shown(played).story
    assert draft is not None
    return draft


def outputs(leader: ScriptedModel, tool: str) -> list[dict[str, Any]]:
    history = leader.requests[-1].history
    return [one.output for one in history if isinstance(one, ResultItem) and one.tool == tool]


def test_a_story_fills_while_the_model_asks_on_and_no_turn_is_spent_on_it(tmp_path: Path) -> None:
    """Note 12: each thing stands in its field, word for word, and the question waits at once."""
    leader = begun()
    with Played(tmp_path, leader) as played:
        approved_timeline(played)
        asked = played.asked("message")
        assert asked.args["text"] == "What came of it?"
        draft = story(played)
        assert (draft.situation, draft.action) == (
            TOLD["told"][0]["words"],
            TOLD["told"][1]["words"],
        )  # type: ignore[index]
        assert draft.number is not None
        assert (draft.number.before, draft.number.after, draft.number.about) == ("12", "3", True)
        assert draft.skills == ("Drug rounds", "Excel")
        assert draft.job == "Ward nurse, St. Anne Hospital"
        assert not shown(played).in_sheet
        told = [one.title for one in played.told(ToolActivity) if one.tool == "note_story"]
        assert told[0] == "Noting what you told"
    assert len(leader.requests) == 3
    leader.finish()


def test_a_stop_loses_nothing_of_it(tmp_path: Path) -> None:
    """Note 12: after a restart it stands there, and another model is told of it."""
    with Played(tmp_path, begun()) as played:
        approved_timeline(played)
        played.asked("message")
        before = story(played)
    leader = ScriptedModel([says("Where were we?")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
        assert story(played) == before
        played.post(PersonSaid(text="Go on."))
        played.asked("message")
    known = leader.requests[-1].known
    state = session_state(known, "en")
    assert state["stories_begun"][0]["id"] == before.id
    assert state["stories_begun"][0]["action"] == before.action
    assert state["to_look_up"] == {before.id: ["proof"]}
    assert outputs(leader, "note_story")[0]["lacks"] == ["result", "line"]


def test_a_field_that_was_half_filled_in_is_kept_with_its_story(tmp_path: Path) -> None:
    """Told at the next start; of a story that is not there any more nothing is kept."""
    half = {"value": {"value": "4"}}
    with Played(tmp_path, begun()) as played:
        approved_timeline(played)
        played.asked("message")
        kept = about_field(story(played).id, "number")
        for about in (kept, about_field("gone", "number")):
            played.post(DraftChanged(about=about, content=half))
        played.quiet()
    with Played(tmp_path, ScriptedModel([says("Good day.")])) as played:
        drafts = played.until(SessionOpened).drafts
        assert [(one.about, one.content) for one in drafts] == [(kept, half)]
        played.until(StoryShown)
        played.post(StartOverRequested())
        assert played.until(SessionOpened).drafts == ()
        played.asked("message")


def test_the_id_of_the_notes_stands_for_all_of_them(tmp_path: Path) -> None:
    """Note 8: nothing is told twice; what was noted is in the card, and the story ends there."""
    ids: list[str] = []

    def hand_in(request: Any) -> Any:
        ids.append(request.known.begun[0].id)
        data = {"id": ids[0], "story": {"result": "it was on time"}, "lines": ["Ran the round."]}
        return calls(submit("knowledge_card", data))

    leader = begun(hand_in, says("Another one?"))
    with Played(tmp_path, leader) as played:
        approved_timeline(played)
        played.asked("message")
        played.post(PersonSaid(text="it was on time"))
        sheet = played.asked("submit_for_validation")
        card = sheet.ask.data  # type: ignore[union-attr]
        assert card["id"] == ids[0]
        assert card["entry_id"] == "exp-1"
        assert (card["company"], card["role"]) == ("St. Anne Hospital", "Ward nurse")
        assert card["story"]["action"] == "I made a list of who needs what when"
        assert card["story"]["result"] == "it was on time"
        assert (card["metrics"][0]["baseline"], card["metrics"][0]["approximate"]) == ("12", True)
        assert "I made a list of who needs what when" in card["raw_text"]
        played.answer(sheet, status="approved")
        played.asked("message")
        assert shown(played).story is None
        assert [one.field for one in shown(played).to_look_up] == ["proof"]
    assert "stories_begun" not in session_state(leader.requests[-1].known, "en")


def test_what_was_looked_up_changes_the_one_field(tmp_path: Path) -> None:
    """Note 12: the answer in the list reaches the model, which hands in that field alone."""

    def hand_in(request: Any) -> Any:
        return calls(submit("knowledge_card", {"id": request.known.begun[0].id}))

    def one_field(request: Any) -> Any:
        data = {"id": request.known.begun[0].id, "story": {"proof": "the ward's sheet"}}
        return calls(submit("knowledge_card", data), prefix="again")

    leader = begun(hand_in, says("Another one?"), one_field, says("Kept."))
    with Played(tmp_path, leader) as played:
        approved_timeline(played)
        played.asked("message")
        played.post(PersonSaid(text="it was on time"))
        played.answer(played.asked("submit_for_validation"), status="approved")
        played.asked("message")
        (later,) = shown(played).to_look_up
        assert later.name == "What shows it"
        value = "the ward's sheet"
        played.post(StoryChange.edited(later.field, value, story=later.story))
        sheet = played.asked("submit_for_validation")
        card = sheet.ask.data  # type: ignore[union-attr]
        assert card["story"]["proof"] == "the ward's sheet"
        assert card["story"]["action"] == "I made a list of who needs what when"
        played.answer(sheet, status="approved")
        played.asked("message")
        assert shown(played).to_look_up == ()
    notes = [one.text for one in leader.requests[-1].history if isinstance(one, NoteItem)]
    assert any("the ward's sheet" in one for one in notes)
    assert leader.requests[-1].known.begun == ()


def test_a_field_that_the_person_changes_is_told_to_the_model(tmp_path: Path) -> None:
    """E11: the card is theirs, whoever leads; the question that waits stays."""
    leader = begun(says("And then?"))
    with Played(tmp_path, leader) as played:
        approved_timeline(played)
        asked = played.asked("message")
        played.post(StoryChange.edited("result", "it was on time"))
        assert played.asked("message").token == asked.token
        assert story(played).result == "it was on time"
        played.answer(asked, text="Nothing else.")
        played.asked("message")
    (begun_story,) = leader.requests[-1].known.begun
    assert begun_story.result == "it was on time"


def test_a_story_that_is_not_wanted_goes(tmp_path: Path) -> None:
    """It is shown no more, and nobody asks for it again."""

    def drop(request: Any) -> Any:
        return calls(note(story=request.known.begun[0].id, drop=True), text="Another one?")

    leader = begun(drop, says("Good."))
    with Played(tmp_path, leader) as played:
        approved_timeline(played)
        played.answer(played.asked("message"), text="Leave that one.")
        asked = played.asked("message")
        assert asked.args["text"] == "Another one?"
        assert shown(played).story is None
        played.answer(asked, text="No.")
        played.asked("message")
    assert leader.requests[-1].known.begun == ()


def test_all_that_cannot_be_noted_is_told_at_once_and_nothing_is_noted(tmp_path: Path) -> None:
    """Note 2: every wrong field in one answer, and the model has its turn to mend it."""
    wrong = {
        "entry_id": "exp-9",
        "told": [{"field": "colour", "words": "red"}, {"field": "action", "words": "I did"}],
        "later": ["size"],
    }
    leader = ScriptedModel([calls(note(**wrong), text="And?"), says("I mend that.")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
        (failed,) = outputs(leader, "note_story")
        for part in ("colour: ", "later: size: ", "entry_id: "):
            assert part in failed["error"]["message"]
        assert leader.requests[-1].known.begun == ()


def test_several_whole_stories_are_reviewed_in_one_turn(tmp_path: Path) -> None:
    """Note 12: one sheet each, in any order; the model goes on once, when all are answered."""
    stories = [{"entry_id": "exp-1", "raw_text": f"Story {at}."} for at in range(3)]
    leader = ScriptedModel(
        [
            says("Hello."),
            calls(*(submit("knowledge_card", one) for one in stories)),
            says("All three are kept."),
        ]
    )
    with Played(tmp_path, leader) as played:
        played.asked("message")
        played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
        sheets = [played.asked("submit_for_validation") for _one in stories]
        assert len({one.token for one in sheets}) == 3
        for sheet in reversed(sheets):
            played.answer(sheet, status="approved")
        played.until(AskPublished, lambda one: one.tool == "message")
        told = played.told(KnownChanged)[-1].known.cards
        assert {one.raw_text for one in told} == {"Story 0.", "Story 1.", "Story 2."}
    assert [one["status"] for one in outputs(leader, "submit_for_validation")] == ["approved"] * 3


def test_a_story_names_the_fact_it_takes_the_place_of(tmp_path: Path) -> None:
    """Note 12: by its id, whatever its words; the old line goes along in the family."""

    def deeper(request: Any) -> Any:
        fact = next(one for one in request.known.cards if "Trained" in one.raw_text)
        data = {"entry_id": "exp-1", "raw_text": "Other words.", "supersedes": [fact.id, "nobody"]}
        return calls(submit("knowledge_card", data))

    leader = ScriptedModel(
        [calls(submit("skeleton_timeline", TIMELINE)), says("Good."), deeper, says("Kept.")]
    )
    with Played(tmp_path, leader) as played:
        approved_timeline(played)
        sheet = played.asked("submit_for_validation")
        assert len(sheet.ask.data["supersedes"]) == 1  # type: ignore[union-attr]
        played.answer(sheet, status="approved")
        played.asked("message")
        known = played.told(KnownChanged)[-1].known
    live = [one.raw_text for one in known.live_cards()]
    assert "Other words." in live
    assert "Trained 8 new nurses" not in live


def test_the_guide_goes_on_with_a_story_that_a_model_noted(tmp_path: Path) -> None:
    """DESIGN 10: who leads may change in the middle of a story; the card keeps its id."""
    with Played(tmp_path, begun()) as played:
        approved_timeline(played)
        noted = played.asked("message")
        before = story(played)
    with Played(tmp_path, Guide(resources() / "guide"), is_guide=True) as played:
        played.answer(noted, text="it was on time")
        played.asked()
        draft = story(played)
        assert draft.id == before.id
        assert (draft.situation, draft.action) == (before.situation, before.action)
        assert draft.skills == ("Drug rounds", "Excel")
        assert not played.told(ErrorTold)


@pytest.mark.parametrize("words", ["", "  "])
def test_no_words_empty_a_field(tmp_path: Path, words: str) -> None:
    """What was noted wrongly is taken out again."""

    def mend(request: Any) -> Any:
        told = [{"field": "situation", "words": words}]
        return calls(note(story=request.known.begun[0].id, told=told), text="What was it about?")

    with Played(tmp_path, begun(mend)) as played:
        approved_timeline(played)
        played.answer(played.asked("message"), text="No, that was another time.")
        played.asked("message")
        assert story(played).situation is None
        assert story(played).action is not None


def test_a_card_that_is_approved_can_be_noted_on(tmp_path: Path) -> None:
    """Note 12: one field of it is put off, and nothing of it is lost."""

    def later(request: Any) -> Any:
        (card,) = (one for one in request.known.cards if one.raw_text == "Story.")
        return calls(note(story=card.id, later=["number"]), text="Anything else?")

    card = {"entry_id": "exp-1", "raw_text": "Story.", "story": {"action": "I did it."}}
    leader = ScriptedModel(
        [says("Hello."), calls(submit("knowledge_card", card)), says("Good."), later]
    )
    with Played(tmp_path, leader) as played:
        played.asked("message")
        played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
        played.answer(played.asked("submit_for_validation"), status="approved")
        played.answer(played.asked("message"), text="I look the number up.")
        played.asked("message")
        assert [one.field for one in shown(played).to_look_up] == ["number"]
        kept = [one for one in played.store.records() if one.data_type is DataType.KNOWLEDGE_CARD]
        assert len(kept) == 1
