"""The story card with the real actor and store: typed answers, changes, and a restart (E11)."""

from pathlib import Path

import pytest

from interview_app.domain.asks import MessageAsk, OptionAsk, ReviewAsk
from interview_app.domain.drafts import about_ask, about_field
from interview_app.domain.journal import Record
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase
from interview_app.domain.records import DataType
from interview_app.domain.story import NumberTold
from interview_app.domain.story_changes import FieldSkip, StoryChange
from interview_app.domain.voice import sentences_about
from interview_app.guide.leader import Guide
from interview_app.messages.data import RecordEdited
from interview_app.messages.interview import (
    AskPublished,
    AskWithdrawn,
    DraftChanged,
    ErrorTold,
    KnownChanged,
    MessageAdded,
    PersonSaid,
    PhaseRequested,
    ResumeOffered,
    StoryShown,
)
from interview_app.paths import resources
from tests.interview.offers import submit
from tests.interview.played import SECONDS, Played, reading_of
from tests.scripted_model import ScriptedModel, calls


def guided(folder: Path) -> Played:
    guide = Guide(resources() / "guide")
    return Played(folder, guide, is_guide=True, command=guide.command)


def to_story(played: Played, goals: str = "approved") -> AskPublished:
    """On to the first question of a story outside of all jobs."""
    played.asked()
    played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
    while True:
        published = played.asked()
        match published.ask:
            case ReviewAsk():
                assert published.ask.fields == ("looking_for", "posting")
                played.answer(published, status=goals)
            case OptionAsk(options=options) if any(one.id == "outside" for one in options):
                played.answer(published, selectedIds=["outside"])
            case MessageAsk():
                return published


def shown(played: Played) -> StoryShown:
    """The story card that was told last; it is told behind the question."""
    played.at_rest()
    return played.told(StoryShown)[-1]


def test_goals_that_were_left_for_later_are_not_the_step_in_hand(tmp_path: Path) -> None:
    """They were marked so while a job was told."""
    with guided(tmp_path) as played:
        to_story(played, goals="rejected")
        known = played.told(KnownChanged)[-1].known
        assert known.status(Objective.DOSSIER_COMPLETE) is ObjectiveStatus.SKIPPED


def test_each_answer_stands_in_its_field_and_the_card_shows_it(tmp_path: Path) -> None:
    """NEXT 4: a card that fills before your eyes; a typed answer is kept in its form."""
    with guided(tmp_path) as played:
        asked = to_story(played)
        assert asked.args["field"] == "situation"
        assert asked.args["input"] == "text"
        played.answer(asked, text="the door froze")
        asked = played.asked("message")
        assert asked.args["field"] == "action"
        played.answer(asked, text="I mended it")
        played.answer(played.asked("message"), skip="later")
        asked = played.asked("message")
        assert asked.args["input"] == "number"
        played.answer(asked, number={"value": 3, "of": "doors"})
        played.asked("get_user_option")
        story = shown(played).story
        assert story is not None
        assert (story.situation, story.action, story.result) == (
            "the door froze",
            "I mended it",
            None,
        )
        assert story.number == NumberTold(value="3", of="doors")
        assert [one.field for one in shown(played).to_look_up] == ["result"]


def test_the_messages_that_told_a_story_are_known_by_their_events(tmp_path: Path) -> None:
    """A click on "Yes" was shown as kept in the field whose answer began with it; and so was a
    word that puts a question off.
    """
    with guided(tmp_path) as played:
        played.answer(to_story(played), text="Yes well, the door froze")
        played.answer(played.asked("message"), text="I mended it")
        played.answer(played.asked("message"), text="later")
        played.answer(played.asked("message"), skip="unknown")
        played.answer(played.asked("get_user_option"), otherText="Ida helped")
        played.answer(played.asked("get_user_option"), selectedIds=["yes"])
        played.asked("message")
        told = {one.id: one.text for one in played.told(MessageAdded) if one.author == "person"}
        assert "Yes" in told.values()
        kept = [told[one] for one in shown(played).said]
    assert kept == ["Yes well, the door froze", "I mended it", "Ida helped"]


def test_a_story_is_left_out_with_what_was_put_off_and_comes_back_whole(tmp_path: Path) -> None:
    """Its question stayed under "To look up", and what was typed there was lost; over a restart."""
    with guided(tmp_path) as played:
        played.answer(to_story(played), text="the door froze")
        played.answer(played.asked("message"), skip="later")
        played.asked("message")
        story = shown(played).story
        assert story is not None
        played.post(StoryChange(leave=True))
        played.asked("get_user_option")
        assert (shown(played).story, shown(played).to_look_up) == (None, ())
        assert shown(played).notes == ("the door froze",)
        played.post(StoryChange(back="nobody's"))
        assert played.until(ErrorTold).code == "invalid_parameters"
    with guided(tmp_path) as again:
        again.asked("get_user_option")
        again.post(StoryChange.edited("action", "I mended it", story.id))
        again.asked("get_user_option")
        assert shown(again).notes == ("the door froze", "I mended it")
        again.post(StoryChange(back=story.id))
        assert again.asked("message").args["field"] == "result"
        back = shown(again).story
        assert back is not None
        assert (back.situation, back.action) == ("the door froze", "I mended it")
        again.post(StoryChange(leave=True))
        again.asked("get_user_option")
        again.post(StoryChange(leave=True))
        assert again.until(ErrorTold).code == "invalid_parameters"


def test_a_change_of_another_field_leaves_the_question_where_it_is(tmp_path: Path) -> None:
    """E11: at any time; the same token is shown again, and undo takes the change back."""
    with guided(tmp_path) as played:
        played.answer(to_story(played), text="the door froze")
        asked = played.asked("message")
        played.post(StoryChange.edited("people", {"team": 4}))
        assert played.asked("message").token == asked.token
        story = shown(played).story
        assert story is not None
        assert story.people is not None
        assert story.people.team == "4"
        assert shown(played).can_undo
        played.post(StoryChange(undo=True))
        assert played.asked("message").token == asked.token
        story = shown(played).story
        assert story is not None
        assert story.people is None


def test_what_is_typed_in_a_field_of_the_story_that_is_told_is_kept(tmp_path: Path) -> None:
    """And what belongs to a story that is not there is not."""
    with guided(tmp_path) as played:
        played.answer(to_story(played), text="the door froze")
        played.asked("message")
        story = shown(played).story
        assert story is not None
        for about in (about_field(story.id, "people"), about_field("nobody's", "people")):
            played.post(DraftChanged(about=about, content={"text": "the crew"}))
        played.quiet()
        assert [one.about for one in played.store.drafts.kept()] == [
            about_field(story.id, "people")
        ]


def test_a_change_that_answers_the_question_brings_the_next(tmp_path: Path) -> None:
    """The field that is asked was filled in the card itself."""
    with guided(tmp_path) as played:
        played.answer(to_story(played), text="the door froze")
        played.asked("message")
        played.post(StoryChange.edited("action", "I mended it"))
        assert played.asked("message").args["field"] == "result"
        played.post(StoryChange.moved("action", "proof"))
        played.asked("message")
        story = shown(played).story
        assert story is not None
        assert (story.action, story.proof) == (None, "I mended it")


@pytest.mark.parametrize(
    "wish",
    [
        StoryChange.edited("team", "4"),
        StoryChange.edited("number", {"colour": "red"}),
        StoryChange.moved("notes[7]", "action"),
        StoryChange.shifted("line", 1),
        StoryChange(undo=True),
        StoryChange.edited("result", "x", story="story-9"),
    ],
)
def test_a_change_that_cannot_be_made_is_told_and_changes_nothing(
    wish: object, tmp_path: Path
) -> None:
    """It still waits, with the same token."""
    with guided(tmp_path) as played:
        played.answer(to_story(played), text="the door froze")
        played.asked("message")
        # The card is told behind the question.
        played.until(StoryShown, lambda told: told.asked == "action")
        before = shown(played)
        played.post(wish)
        played.until(ErrorTold, lambda told: told.code == "invalid_parameters")
        assert shown(played) == before


def test_a_story_is_there_after_a_restart(tmp_path: Path) -> None:
    """Each answer and each change is durable; the story is a draft until Approve."""
    with guided(tmp_path) as played:
        played.answer(to_story(played), text="the door froze")
        played.asked("message")
        played.post(StoryChange.edited("proof", "my foreman saw it"))
        before = played.asked("message")
    with guided(tmp_path) as played:
        assert played.asked("message").token == before.token
        story = played.until(StoryShown, lambda told: told.story is not None).story
        assert story is not None
        assert (story.situation, story.proof) == ("the door froze", "my foreman saw it")


def test_moving_on_by_a_choice_moves_at_once_and_the_end_opens_the_resume(tmp_path: Path) -> None:
    """NEXT 4: "Move on" is asked once; every end has a visible next step."""
    with guided(tmp_path) as played:
        played.asked()
        played.post(PhaseRequested(phase=Phase.COMPLETE))
        choice = played.until(
            AskPublished,
            lambda asked: (
                isinstance(asked.ask, OptionAsk)
                and any(one.does == "open_resume" for one in asked.ask.options)
            ),
        )
        played.answer(choice, selectedIds=["open_resume"])
        played.until(ResumeOffered)
        played.asked("get_user_option")


def test_a_pasted_resume_goes_through_the_document_reader(tmp_path: Path) -> None:
    """NEXT 4: the chip, never code, decides; the text becomes a file that is read as any other."""
    pasted = "\n".join(f"line {number} of an old résumé" for number in range(20))
    with guided(tmp_path) as played:
        played.documents.otherwise = reading_of(pasted)
        played.answer(to_story(played), text=pasted)
        asked = played.asked("message")
        assert asked.args["chips"][0]["id"] == "resume"
        played.answer(asked, chip="resume")
        played.documents.started.get(timeout=SECONDS)
        played.asked()
        story = shown(played).story
        assert story is not None
        assert story.situation is None
        session = played.store.newest_session()
        assert session is not None
        (file,) = [one.body for one in session.events if one.kind == "attached" and one.body]
        kept = played.store.originals.read(file["sha256"])
        assert kept.decode("utf-8") == pasted


def test_what_a_model_submits_opens_in_the_same_card(tmp_path: Path) -> None:
    """Issue 25, 1: the same card with a model."""
    card = {
        "entry_id": None,
        "role": "Smith",
        "company": "Frost & Co",
        "story": {"action": "Mended the door"},
        "raw_text": "Mended the door",
    }
    leader = ScriptedModel([calls(submit("knowledge_card", card))])
    with Played(tmp_path, leader) as played:
        played.asked()
        told = played.until(StoryShown, lambda told: told.story is not None)
        assert told.story is not None
        assert told.story.action == "Mended the door"
        assert told.story.job == "Smith, Frost & Co"
        assert told.in_sheet, "only there can it be changed"
        played.post(StoryChange.edited("result", "no ice"))
        assert played.until(ErrorTold).message == "No story is open here."


def test_at_the_line_the_words_it_is_better_without_are_told(tmp_path: Path) -> None:
    """NEXT 4: the coach is exact and needs no round trip for each letter."""
    with guided(tmp_path) as played:
        asked = to_story(played)
        for said in ("the door froze", "I mended it", "no more ice", "3 doors"):
            assert shown(played).voice is None
            played.answer(asked, text=said)
            asked = played.asked()
        played.answer(asked, selectedIds=["yes"])
        played.asked("message")
        told = played.until(StoryShown, lambda told: told.asked == "line")
        assert told.voice is not None
        line = "Responsible for doors"
        assert len(sentences_about(line, told.voice, number="3 doors")) == 2
        assert not told.in_sheet


def to_sheet(played: Played) -> AskPublished:
    """A story told to its end, its number put off."""
    asked = to_story(played)
    for said in ("the door froze", "I mended it", "no more ice"):
        played.answer(asked, text=said)
        asked = played.asked("message")
    played.answer(asked, skip="later")
    played.answer(played.asked("get_user_option"), selectedIds=["yes"])
    played.answer(played.asked("message"), text="Mended the freezer door, so that no ice formed.")
    return played.asked("submit_for_validation")


def test_a_change_while_the_sheet_waits_brings_the_sheet_with_the_change(tmp_path: Path) -> None:
    """The sheet never shows what is no longer so; what was withdrawn can be answered no more."""
    with guided(tmp_path) as played:
        first = to_sheet(played)
        played.post(StoryChange.edited("result", "hardly any ice"))
        second = played.asked("submit_for_validation")
        assert second.token != first.token
        assert second.args["data"]["story"]["result"] == "hardly any ice"
        assert second.args["data"]["lines"][0]["text"].startswith("Mended")


@pytest.mark.parametrize("begun", [False, True])
def test_a_word_while_the_sheet_waits_leads_to_the_answer_it_changes(
    tmp_path: Path, begun: bool
) -> None:
    """It was kept, and the same sheet came twice with nothing marked. A form that the person has
    begun to change stays as it is.
    """
    with guided(tmp_path) as played:
        sheet = to_sheet(played)
        if begun:
            played.post(DraftChanged(about=about_ask(sheet.token), content={"line": "Mended"}))
        played.post(PersonSaid(text="that was in 2021"))
        if begun:
            assert played.asked().token == sheet.token, "shown again, below"
            return
        again = played.asked("get_user_option")
        assert "result" in {one["id"] for one in again.args["options"]}
        assert shown(played).story.notes == ("that was in 2021",)
        played.answer(again, selectedIds=["yes"])
        second = played.asked("submit_for_validation")
        assert "that was in 2021" in str(second.args["data"])


def test_what_is_to_be_put_right_comes_with_its_question(tmp_path: Path) -> None:
    """Issue 26: a field that is not right: the answer that stands there is edited, not told anew."""
    with guided(tmp_path) as played:
        asked = to_story(played)
        for said in ("the freezer leaked", "I mended it", "no ice", "3 leaks"):
            played.answer(asked, text=said)
            asked = played.asked()
        played.answer(asked, selectedIds=["action"])
        again = played.asked("message").ask
        assert isinstance(again, MessageAsk)
        assert (again.field, again.before) == ("action", "I mended it")
        before, asked = shown(played).story, played.told(AskPublished)[-1]
        played.answer(asked, text="I mended it")
        assert "yes" in {one.id for one in getattr(played.asked().ask, "options", ())}
        assert shown(played).story == before, "the same again is no change"


def newest_card(played: Played) -> Record:
    (card,) = [one for one in played.store.records() if one.data_type == "knowledge_card"]
    return card


def test_what_was_looked_up_is_put_into_the_approved_card_at_once(tmp_path: Path) -> None:
    """NEXT 3 and 4: what the person types is theirs; a sheet asked them to check the words that
    they had just typed. It can be taken back.
    """
    with guided(tmp_path) as played:
        sheet = to_sheet(played)
        played.answer(sheet, status="approved")
        played.asked("get_user_option")
        (item,) = shown(played).to_look_up
        assert (item.field, item.name) == ("number", "The number")
        played.post(StoryChange.edited("number", {"value": 3}, story=item.story))
        played.asked("get_user_option")
        assert shown(played).to_look_up == ()
        card = newest_card(played)
        assert (card.id, card.version) == (sheet.args["data"]["id"], 2)
        assert card.data["metrics"][0]["value"] == "3"
        assert [one["text"] for one in card.data["lines"]] == [
            "Mended the freezer door, so that no ice formed."
        ]
        later = FieldSkip(field="number", how="later", story=item.story)
        played.post(StoryChange(skip=later))
        played.asked("get_user_option")
        assert [one.field for one in shown(played).to_look_up] == ["number"]
        assert (newest_card(played).version, newest_card(played).data["metrics"]) == (3, [])
    sheets = [one for one in played.told(AskPublished) if one.tool == "submit_for_validation"]
    assert {one.token for one in sheets} == {sheet.token}


def test_what_was_looked_up_while_a_click_is_worked_on_is_kept_too(tmp_path: Path) -> None:
    """Issue 26: the click on "go on" counts, and no question is told to be gone."""
    with guided(tmp_path) as played:
        played.answer(to_sheet(played), status="approved")
        going_on = played.asked("get_user_option")
        (item,) = shown(played).to_look_up
        played.answer(going_on, selectedIds=["move_on"])
        played.post(StoryChange.edited("number", {"value": 3}, item.story))
        played.asked("get_user_option")
        played.at_rest()
        assert not played.told(ErrorTold)
        assert newest_card(played).data["metrics"][0]["value"] == "3"
        assert played.told(KnownChanged)[-1].known.phase is Phase.WRITING_CORPUS


def test_a_writing_sample_that_is_not_wanted_is_done_with(tmp_path: Path) -> None:
    """The step stood open for good, though nothing was asked any more."""
    with guided(tmp_path) as played:
        played.answer(to_sheet(played), status="approved")
        played.answer(played.asked("get_user_option"), selectedIds=["move_on"])
        sample = played.asked("get_user_option")
        assert [one["id"] for one in sample.args["options"]] == ["paste", "upload", "skip"]
        played.answer(sample, selectedIds=["skip"])
        played.asked("persist_data")
        known = played.told(KnownChanged)[-1].known
        assert known.phase is Phase.WRITING_CORPUS
        assert known.status(Objective.ONE_WRITING_SAMPLE) is ObjectiveStatus.SKIPPED


@pytest.mark.parametrize("put", [True, False])
def test_what_was_written_at_a_form_is_a_note_unless_it_was_put_into_it(
    tmp_path: Path, put: bool
) -> None:
    """The same words stood in the wishes and among the notes for a story."""
    words = "day shifts near Brest"
    with guided(tmp_path) as played:
        played.answer(to_sheet(played), status="approved")
        played.answer(played.asked("get_user_option"), selectedIds=["move_on"])
        played.answer(played.asked("get_user_option"), selectedIds=["skip"])
        form = played.asked("persist_data")
        played.post(PersonSaid(text=words))
        assert played.asked("persist_data").said == words
        filled = {"looking_for": [], "notes": f"Only {words}." if put else ""}
        played.answer(form, status="modified", data=filled)
        played.asked("message")
        assert shown(played).notes == (() if put else (words,))


def test_a_sheet_with_edits_is_not_taken_away_by_a_change_of_its_story(tmp_path: Path) -> None:
    """DESIGN 7: what was begun in the form would go with it; the person is told what to do."""
    with guided(tmp_path) as played:
        sheet = to_sheet(played)
        left = {"data": {"raw_text": "half a sen"}}
        played.post(DraftChanged(about=about_ask(sheet.token), content=left))
        played.post(StoryChange.edited("result", "dry floors"))
        refused = played.until(ErrorTold)
        assert "Open the form" in refused.message
        assert [one.content for one in played.store.drafts.kept()] == [left]
        played.post(DraftChanged(about=about_ask(sheet.token), content=None))
        played.post(StoryChange.edited("result", "dry floors"))
        again = played.asked("submit_for_validation")
        assert again.args["data"]["story"]["result"] == "dry floors"


def test_a_field_that_was_put_off_is_changed_in_its_own_story_while_another_is_told(
    tmp_path: Path,
) -> None:
    """Both cards end as they were told: the sheet of the one is not taken for that of the other."""
    with guided(tmp_path) as played:
        played.answer(to_sheet(played), status="approved")
        played.answer(played.asked("get_user_option"), selectedIds=["another"])
        asked = played.asked("message")
        for said in ("the lamp broke", "I changed it", "light again", "2"):
            played.answer(asked, text=said)
            asked = played.asked()
        played.answer(asked, selectedIds=["yes"])
        played.answer(played.asked("message"), text="Changed the lamp.")
        played.asked("submit_for_validation")
        played.post(StoryChange.edited("situation", "x", story="story-1"))
        played.until(ErrorTold, lambda told: told.code == "invalid_parameters")
        played.post(StoryChange.edited("number", {"value": 3}, story="story-1"))
        story = shown(played).story
        assert story is not None
        assert story.number == NumberTold(text="2")
        second = played.asked("submit_for_validation")
        assert second.args["data"]["lines"][0]["text"] == "Changed the lamp."
        played.answer(second, status="approved")
        first = played.asked("submit_for_validation")
        assert first.args["data"]["metrics"][0]["value"] == "3"
        played.answer(first, status="approved")
        played.asked("get_user_option")
        cards = [one for one in played.store.records() if one.data_type == "knowledge_card"]
        numbers = {one.id: one.data["metrics"][0]["value"] for one in cards}
        assert sorted(numbers.values()) == ["2", "3"]


def test_goals_that_were_left_empty_are_no_step_that_was_done(tmp_path: Path) -> None:
    """NEXT 4: both may stay empty; then they count as left out, and later words complete them."""
    with guided(tmp_path) as played:
        to_story(played)
        status = played.told(KnownChanged)[-1].known.status(Objective.DOSSIER_COMPLETE)
        assert status is ObjectiveStatus.SKIPPED
        goals = {"looking_for": ["Foreman"]}
        played.post(
            RecordEdited(
                data_type=DataType.CANDIDATE_DOSSIER, id="dossier", base_version=1, data=goals
            )
        )
        known = played.until(KnownChanged, lambda told: told.known.dossier is not None).known
        while known.status(Objective.DOSSIER_COMPLETE) is not ObjectiveStatus.COMPLETED:
            known = played.until(KnownChanged).known


def test_goals_that_are_approved_elsewhere_take_their_waiting_sheet_back(tmp_path: Path) -> None:
    """Nobody is asked again for what they have just written in another place."""
    with guided(tmp_path) as played:
        played.asked()
        played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
        sheet = played.asked()
        assert isinstance(sheet.ask, ReviewAsk)
        goals = {"looking_for": ["Foreman"]}
        played.post(
            RecordEdited(
                data_type=DataType.CANDIDATE_DOSSIER, id="dossier", base_version=None, data=goals
            )
        )
        assert played.until(AskWithdrawn).token == sheet.token
        assert isinstance(played.asked().ask, OptionAsk)


def test_a_chip_and_a_skip_answer_a_choice_too(tmp_path: Path) -> None:
    """NEXT 4: chips at every question; back from the read-back asks the number again."""
    with guided(tmp_path) as played:
        asked = to_story(played)
        for said in ("the door froze", "I mended it", "no more ice", "3"):
            played.answer(asked, text=said)
            asked = played.asked()
        played.answer(asked, chip="back")
        asked = played.asked("message")
        assert asked.args["field"] == "number"
        played.answer(asked, number={"value": 4})
        played.answer(played.asked("get_user_option"), skip="skip")
        assert played.asked("message").args["field"] == "line"
