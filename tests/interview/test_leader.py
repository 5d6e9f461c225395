"""What the leader of an interview sees and what it is kept from, and that it may be exchanged."""

import asyncio
import json
from pathlib import Path

from interview_app.domain.asks import ReviewAsk
from interview_app.interview.parts import LeaderChosen
from interview_app.messages.documents import DocumentRead
from interview_app.messages.interview import (
    LeaderChanged,
    PersonSaid,
)
from tests.interview.offers import results, submit
from tests.interview.played import SECONDS, Played, reading_of
from tests.scripted_model import ScriptedModel, calls, says


def test_values_without_a_source_are_named_and_answers_are_quoted(tmp_path: Path) -> None:
    """DESIGN 4: the sheet marks a value that is in no document and no answer."""
    data = {
        "basics": {
            "name": "Mara Lindqvist",
            "email": "mara@example.org",
            "phone": "+47 22 22 22 22",
        }
    }
    script = [
        says("Who are you?"),
        calls(("extract_document", '{"file_url": "upload://x"}')),
        calls(submit("applicant_profile", data)),
        says("?"),
    ]
    played = Played(tmp_path, ScriptedModel(script))
    played.documents.readings["upload://x"] = reading_of("Contact: mara@example.org")
    with played:
        played.asked("message")
        played.post(PersonSaid(text="My name is Mara Lindqvist."))
        ask = played.asked("submit_for_validation").ask
    assert isinstance(ask, ReviewAsk)
    assert ask.sources["basics.email"].quote == "mara@example.org"
    assert ask.answer_quotes["basics.name"] == "My name is Mara Lindqvist."
    assert ask.unsupported == ("basics.phone",)


def test_the_leader_never_sees_layout_hidden_text_or_file_names(tmp_path: Path) -> None:
    """DESIGN 4.4: the projection; at most 12,000 characters, however long the document."""
    leader = ScriptedModel(
        [calls(("extract_document", '{"file_url": "upload://x"}')), says("Read.")]
    )
    played = Played(tmp_path, leader)
    played.documents.readings["upload://x"] = reading_of("A long text. " * 20_000)
    with played:
        assert played.until(DocumentRead).reading.artifact_record is not None
        played.asked("message")
    output = results(leader.requests[1])[0].output
    shown = json.dumps(output, ensure_ascii=False)
    assert len(shown) <= 12_000
    assert "secret-name" not in shown
    assert "white on white" not in shown
    assert output["artifact_record"]["text"].startswith("A long text.")


def test_withheld_values_are_placeholders_for_a_remote_leader_and_put_back_before_any_sheet(
    tmp_path: Path,
) -> None:
    """DESIGN 4.4, 10: `{{basics.phone}}` in what is sent, the value in the sheet and the record."""
    data = {"basics": {"name": "Mara", "phone": "+47 22 33 44 55"}}
    back = {"basics": {"name": "Mara", "phone": "{{basics.phone}}", "label": "Nurse"}}
    script = [
        calls(submit("applicant_profile", data)),
        calls(submit("applicant_profile", back)),
        says("My number is gone."),
    ]
    leader = ScriptedModel(script, is_local=False)
    with Played(tmp_path, leader, withheld=lambda: ("basics.phone",)) as played:
        played.answer(played.asked(), status="approved")
        sheet = played.asked().ask
        assert isinstance(sheet, ReviewAsk)
        assert sheet.data["basics"]["phone"] == "+47 22 33 44 55"
    sent = leader.requests[1]
    assert "22 33 44 55" not in repr(sent.history)
    assert "22 33 44 55" not in repr(sent.known)
    assert "{{basics.phone}}" in repr(sent.history)


def test_a_call_that_is_run_after_a_restart_has_its_values_put_back(tmp_path: Path) -> None:
    """DESIGN 4.4: nothing was asked yet of a leader that could have been kept from them."""
    data = {"basics": {"name": "Mara", "phone": "+47 22 33 44 55"}}
    back = {"basics": {"name": "Mara", "phone": "{{basics.phone}}", "label": "Nurse"}}
    read = ("extract_document", '{"file_url": "upload://x"}')
    script = [
        calls(submit("applicant_profile", data)),
        calls(read, submit("applicant_profile", back)),
    ]
    leader = ScriptedModel(script, is_local=False)
    played = Played(tmp_path, leader, withheld=lambda: ("basics.phone",))
    played.documents.release = asyncio.Event()
    with played:
        played.answer(played.asked(), status="approved")
        played.documents.started.get(timeout=SECONDS)
    leader = ScriptedModel([], is_local=False)
    with Played(tmp_path, leader, withheld=lambda: ("basics.phone",)) as played:
        assert played.documents.started.get(timeout=SECONDS) == "upload://x", "it is read anew"
        sheet = played.asked().ask
    assert isinstance(sheet, ReviewAsk)
    assert sheet.data["basics"]["phone"] == "+47 22 33 44 55"
    assert leader.requests == []


def test_what_was_read_and_is_not_approved_yet_is_withheld_too(tmp_path: Path) -> None:
    """A document's number, before there is a profile."""
    read = calls(("extract_document", '{"file_url": "upload://x"}'))
    leader = ScriptedModel([read, says("Read.")], is_local=False)
    played = Played(tmp_path, leader, withheld=lambda: ("basics.phone",))
    person = {"basics": {"name": "Mara", "phone": "+47 22 33 44 55"}}
    played.documents.readings["upload://x"] = reading_of(
        "Mara, +47 22 33 44 55", applicant_profile=person
    )
    with played:
        read_now = played.until(DocumentRead)
        assert (read_now.handle, read_now.reading.text) == ("upload://x", "Mara, +47 22 33 44 55")
        played.asked("message")
    sent = leader.requests[1]
    assert sent.known.profile is None
    assert "22 33 44 55" not in repr(sent.history)
    assert "{{basics.phone}}" in repr(sent.history)


def test_a_leader_may_be_exchanged_in_mid_interview(tmp_path: Path) -> None:
    """DESIGN 10: guide and model take over from each other; the header is told."""
    first, second = ScriptedModel([says("One?")]), ScriptedModel([says("Two?")], label="Another")
    with Played(tmp_path, first) as played:
        played.asked("message")
        played.post(LeaderChosen(leader=second, is_guide=False))
        assert (
            played.until(LeaderChanged, lambda change: change.label == "Another").is_guide is False
        )
        played.post(PersonSaid(text="Hello"))
        assert played.asked("message").args == {"text": "Two?", "field": None, "input": "text"}
