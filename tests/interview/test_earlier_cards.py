"""After a restart the cards of a conversation stand where they stood, and say what they said."""

import asyncio
import json
from pathlib import Path

from interview_app.domain.asks import PhaseAsk, ReviewAsk
from interview_app.messages.documents import ReadingCancelled, ReadingEnded
from interview_app.messages.interview import AskEnded, ToolActivity
from interview_app.messages.sessions import (
    EarlierCard,
    OldSessionRequested,
    OldSessionShown,
    SessionOpened,
    StartOverRequested,
)
from tests.interview.offers import PROFILE, submit
from tests.interview.played import Played, reading_of
from tests.scripted_model import ScriptedModel, calls, says


def again(folder: Path) -> tuple[EarlierCard, ...]:
    """The cards that the next start tells."""
    with Played(folder, ScriptedModel([])) as played:
        return played.until(SessionOpened).cards


def test_an_answered_review_stands_again_and_one_that_waits_does_not_stand_twice(
    tmp_path: Path,
) -> None:
    """One that waits is published anew; sources of a sheet are not told with its card. What was said
    while it waited stands above it, as it did.
    """
    script = [calls(submit("applicant_profile", PROFILE), text="Look at this.")]
    script += [calls(submit("applicant_profile", PROFILE))]
    with Played(tmp_path, ScriptedModel(script)) as played:
        played.answer(played.asked(), status="rejected", userNotes="Not me")
        played.asked()
        answered_at = [one.id for one in played.events("call_answered")]
    (card,) = again(tmp_path)
    assert isinstance(card.showed, AskEnded)
    assert isinstance(card.showed.ask, ReviewAsk)
    assert card.showed.answer["status"] == "rejected"
    assert (card.id, card.showed.ask.sources) == (answered_at[0], {})


def test_a_step_that_was_asked_for_stands_with_what_was_decided(tmp_path: Path) -> None:
    """Stayed or moved on."""
    open_yet = ["applicant_profile", "skeleton_timeline"]
    wish = ("next_phase", json.dumps({"reason": "Enough.", "overrides": open_yet}))
    with Played(tmp_path, ScriptedModel([calls(wish), says("Then go on.")])) as played:
        played.answer(played.asked("next_phase"), decision="denied")
        played.asked("message")
    (card,) = again(tmp_path)
    assert isinstance(card.showed, AskEnded)
    assert isinstance(card.showed.ask, PhaseAsk)
    assert card.showed.answer["decision"] == "denied"


def test_readings_stand_with_their_reports_in_the_row_they_were_begun_in(tmp_path: Path) -> None:
    """One that was cancelled says so; an ended conversation has its cards too."""
    one = ("extract_document", '{"file_url": "upload://1"}')
    other = ("extract_document", '{"file_url": "upload://2"}')
    played = Played(tmp_path, ScriptedModel([calls(one, other), says("Read.")]))
    played.documents.readings["upload://1"] = reading_of("Contact: mara@example.org")
    with played:
        played.documents.started.get()
        played.asked("message")
    first, second = again(tmp_path)
    assert isinstance(first.showed, ReadingEnded)
    assert isinstance(second.showed, ReadingEnded)
    assert first.id == second.id
    assert (first.showed.number, second.showed.number, second.showed.of) == (1, 2, 2)
    assert first.showed.read is not None
    assert first.showed.read.reading.artifact_record is not None
    with Played(tmp_path, ScriptedModel([says("Anew.")])) as played:
        opened = played.until(SessionOpened)
        played.post(StartOverRequested())
        assert played.until(SessionOpened).cards == ()
        played.post(OldSessionRequested(session_id=opened.info.id))
        assert played.until(OldSessionShown).cards == opened.cards


def test_a_reading_that_was_cancelled_and_a_tool_that_failed_say_so(tmp_path: Path) -> None:
    """The same words as before."""
    read = ("extract_document", '{"file_url": "upload://1"}')
    script = [calls(read), calls(("no_such_tool", "{}")), says("?")]
    played = Played(tmp_path, ScriptedModel(script))
    played.documents.release = asyncio.Event()
    with played:
        played.documents.started.get()
        played.post(ReadingCancelled(handle="upload://1"))
        failed = played.until(ToolActivity, lambda one: one.tool == "no_such_tool")
        failed = played.until(ToolActivity, lambda one: one.state == "failed")
        played.asked("message")
    assert failed.title == "Tried something that is not possible here"
    reading, tool = (card.showed for card in again(tmp_path))
    assert isinstance(reading, ReadingEnded)
    assert (reading.cancelled, reading.read) == (True, None)
    assert tool == failed
