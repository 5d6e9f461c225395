"""The actor: what waits, what is acknowledged, what the leader gets, played against the real store."""

import json
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.asks import OptionAsk, PhaseAsk, ReviewAsk
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase
from interview_app.domain.records import DataType
from interview_app.interview.limits import Limits
from interview_app.interview.parts import LeaderChosen
from interview_app.llm.client import (
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    TextDelta,
    TurnFailed,
    TurnRequest,
)
from interview_app.llm.scripted import ScriptedModel, calls, says
from interview_app.messages.data import RecordDeleted, RecordDeletionRequested, RecordEdited, RecordSaved
from interview_app.messages.documents import DocumentRead, PagePictureReady, PagePictureRequested, ReadingCancelled
from interview_app.messages.interview import (
    Acknowledged,
    AskAnswered,
    AskPublished,
    AskWithdrawn,
    AttachmentsChanged,
    ContinueRequested,
    ErrorTold,
    FilesOffered,
    KnownChanged,
    LeaderChanged,
    MessageAdded,
    PersonSaid,
    PhaseChanged,
    PhaseRequested,
    StopRequested,
    StreamEnded,
    StreamStarted,
    ToolActivity,
    WorkStateChanged,
)
from interview_app.messages.sessions import OldSessionRequested, OldSessionShown, SessionOpened, StartOverRequested
from tests.interview.played import Played, reading_of

OPTION = '{"prompt": "Which?", "options": [{"id": "a", "label": "Ay"}, {"id": "b", "label": "Bee"}]}'
PROFILE = {"basics": {"name": "Mara Lindqvist", "email": "mara@example.org"}}
TIMELINE = {
    "experiences": [
        {
            "id": "exp-1",
            "organization": "St. Anne Hospital",
            "title": "Ward nurse",
            "start": "2019-03",
            "end": "present",
            "highlights": ["Cut medication errors from 12 to 3 a month", "Trained 8 new nurses"],
        }
    ]
}


def submit(data_type: str, data: dict[str, Any]) -> tuple[str, str]:
    return "submit_for_validation", json.dumps({"dataType": data_type, "data": data})


def persist(data_type: str, data: dict[str, Any], **more: Any) -> tuple[str, str]:
    return "persist_data", json.dumps({"dataType": data_type, "data": data, **more})


def results(request: TurnRequest) -> list[ResultItem]:
    return [item for item in request.history if isinstance(item, ResultItem)]


def test_a_free_question_waits_with_a_token_and_its_answer_reaches_the_leader(tmp_path: Path) -> None:
    """DESIGN 4.5, E11: a free question waits too, is answered by words, acknowledged, and follows in the history."""
    leader = ScriptedModel([says("Who are you?"), says("Thank you.")])
    with Played(tmp_path, leader) as played:
        ask = played.asked("message")
        assert ask.args == {"text": "Who are you?"}
        played.post(PersonSaid(text="I am Mara."))
        ack = played.until(Acknowledged)
        assert (ack.token, ack.status, ack.duplicate) == (ask.token, "answered", False)
        played.asked("message")
    leader.finish()
    said = leader.requests[1].history
    assert isinstance(said[0], LeaderItem)
    assert isinstance(said[1], PersonItem)
    assert said[1].text == "I am Mara."
    assert said[1].event_id > 0


def test_text_streams_through_the_buffer_and_the_message_follows_at_once(tmp_path: Path) -> None:
    """DESIGN 2: tokens go to a locked buffer; the finished message follows the end of the stream."""
    with Played(tmp_path, ScriptedModel([says("Hello there")])) as played:
        played.until(StreamStarted)
        played.until(StreamEnded)
        assert played.until(MessageAdded).text == "Hello there"
        assert played.actor.tokens.drain() == ("Hello there", False)


def test_calls_are_committed_before_any_runs_and_what_waits_before_it_is_shown(tmp_path: Path) -> None:
    """DESIGN 4.1, 4.5, 4.6: reply before its calls, waiting row before the sheet, commit before the acknowledgement."""
    durable: dict[str, list[str]] = {}

    class Watching(Played):
        def _emit(self, message: object) -> None:
            if isinstance(message, ToolActivity | AskPublished | Acknowledged):
                name = message.state if isinstance(message, ToolActivity) else type(message).__name__
                durable.setdefault(name, [event.kind for event in self.events()])
            super()._emit(message)

    with Watching(tmp_path, ScriptedModel([calls(("get_user_option", OPTION)), says("?")])) as played:
        played.answer(played.asked(), selectedIds=["a"])
        played.asked("message")
    assert durable["running"][-1] == kinds.LEADER_SAID
    assert durable["AskPublished"][-1] == kinds.CALL_WAITING
    assert durable["Acknowledged"][-2:] == [kinds.CALL_ANSWERED, kinds.CALL_RESULT]


def test_outputs_go_to_the_leader_only_when_all_parallel_calls_are_in(tmp_path: Path) -> None:
    """DESIGN 4.7: one call is done at once, two wait; the leader hears of none before all three are in."""
    script = [
        calls(("get_user_option", OPTION), ("capabilities.describe", "{}"), ("get_user_option", OPTION)),
        says("Done."),
    ]
    leader = ScriptedModel(script)
    with Played(tmp_path, leader) as played:
        first, second = played.asked(), played.asked()
        played.answer(second, selectedIds=["b"])
        played.until(Acknowledged)
        assert len(leader.requests) == 1
        played.answer(first, otherText="Neither")
        played.asked("message")
    outputs = {item.call_id: item.output for item in results(leader.requests[1])}
    assert outputs["call-1"]["selectedIds"] == []
    assert outputs["call-1"]["otherText"] == "Neither"
    assert outputs["call-3"]["selectedIds"] == ["b"]
    assert outputs["call-2"]["version"] == 2


@pytest.mark.parametrize(
    ("name", "arguments", "code", "part"),
    [
        ("open_shell", "{}", "unknown_tool", "no such tool"),
        ("get_user_option", '{"prompt": "x", "options": [{"id": "a", "label": "A"}]}', "invalid_parameters", "options"),
        ("get_user_option", "not json", "invalid_parameters", "JSON object"),
        ("extract_document", '{"file_url": "/etc/passwd"}', "invalid_parameters", "file_url"),
        ("extract_document", '{"file_url": "https://example.org/cv.pdf"}', "invalid_parameters", "file_url"),
        ("extract_document", '{"file_url": "upload://../x"}', "invalid_parameters", "file_url"),
        ("get_user_upload", '{"uploadType": "selfie"}', "invalid_parameters", "uploadType"),
        (
            "submit_for_validation",
            '{"dataType": "applicant_profile", "data": {"basics": {"age": 3}}}',
            "invalid_parameters",
            "data.basics.age",
        ),
        ("persist_data", '{"dataType": "experience", "data": {}}', "invalid_parameters", "dataType"),
    ],
)
def test_a_call_that_may_not_run_tells_the_leader_why(
    tmp_path: Path, name: str, arguments: str, code: str, part: str
) -> None:
    """A2, A4, DESIGN 4.2 and 4.3: gating at execution, invalid_parameters naming the field, a path is no handle."""
    leader = ScriptedModel([calls((name, arguments)), says("I see.")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
    error = results(leader.requests[-1])[0].output["error"]
    assert error["code"] == code
    assert part in error["message"]


def test_a_tool_of_another_phase_does_not_run(tmp_path: Path) -> None:
    """A4: the allow-list is enforced at execution, not only by what is offered."""
    leader = ScriptedModel([says("Hello?"), calls(("get_macos_contact_card", "{}")), says("I see.")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
        played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
        played.asked("message")
    assert results(leader.requests[-1])[0].output["error"]["code"] == "tool_not_allowed"


def test_the_same_token_gets_the_same_acknowledgement_again_and_an_unknown_one_changes_nothing(tmp_path: Path) -> None:
    """DESIGN 4.6: duplicate=True; unknown_continuation; nothing is written by either, also after a restart."""
    leader = ScriptedModel([calls(submit("applicant_profile", PROFILE)), says("Saved.")])
    with Played(tmp_path, leader) as played:
        ask = played.asked()
        played.answer(ask, status="approved")
        first = played.until(Acknowledged)
        played.asked("message")
        count = len(played.events())
        played.answer(ask, status="rejected")
        again = played.until(Acknowledged)
        played.post(AskAnswered(token="nobody-knows", data={"text": "x"}))
        assert played.until(ErrorTold).code == "unknown_continuation"
        assert len(played.events()) == count
    assert (first.status, first.id, first.version, first.duplicate) == ("approved", "profile", 1, False)
    assert (again.status, again.id, again.version, again.duplicate) == ("approved", "profile", 1, True)
    with Played(tmp_path, ScriptedModel([])) as played:
        played.answer(ask, status="rejected")
        later = played.until(Acknowledged)
    assert (later.status, later.version, later.duplicate) == ("approved", 1, True)


def test_what_waits_stands_again_after_a_restart_with_the_same_token_and_arguments(tmp_path: Path) -> None:
    """DESIGN 4.8: derived from the events; the banner says Welcome back only when the person did something."""
    with Played(tmp_path, ScriptedModel([calls(("get_user_option", OPTION))])) as played:
        before = played.asked()
        assert played.told(SessionOpened)[0].restored is False
    with Played(tmp_path, ScriptedModel([calls(("get_user_option", OPTION), prefix="next")])) as played:
        after = played.asked()
        assert after == before
        assert played.told(SessionOpened)[0].restored is False
        played.answer(after, selectedIds=["a"])
        played.asked()
    with Played(tmp_path, ScriptedModel([])) as played:
        played.asked()
        opened = played.told(SessionOpened)[0]
    assert opened.restored is True
    assert [message.text for message in opened.messages] == ["Ay"]


def test_an_answer_that_does_not_fit_is_refused_and_the_question_stands(tmp_path: Path) -> None:
    """E11, DESIGN 4.6: wrong option, wrong shape, invalid data; nothing is written."""
    leader = ScriptedModel([calls(("get_user_option", OPTION), submit("applicant_profile", PROFILE))])
    with Played(tmp_path, leader) as played:
        option, review = played.asked(), played.asked()
        played.settled()
        count = len(played.events())
        for ask, data in (
            (option, {"selectedIds": ["c"]}),
            (option, {"selectedIds": ["a", "b"]}),
            (option, {}),
            (option, {"chosen": "a"}),
            (review, {"status": "perhaps"}),
            (review, {"status": "modified", "data": {"basics": {"nmae": "x"}}}),
        ):
            played.answer(ask, **data)
            assert played.until(ErrorTold).code == "invalid_parameters"
        assert "nmae" in played.told(ErrorTold)[-1].message
        assert len(played.events()) == count
        assert not played.told(Acknowledged)


def test_a_modified_sheet_saves_what_the_person_left_and_tells_each_change(tmp_path: Path) -> None:
    """A10, A13 (3): the echo has status, data, changes and notes; the record is written with the answer."""
    leader = ScriptedModel(
        [calls(submit("applicant_profile", PROFILE)), calls(persist("applicant_profile", PROFILE)), says("?")]
    )
    edited = {"basics": {"name": "Mara Lindqvist", "email": "m@example.org"}}
    with Played(tmp_path, leader) as played:
        ask = played.asked()
        played.answer(ask, status="approved", data=edited, userNotes="new address")
        ack = played.until(Acknowledged)
        assert (ack.status, ack.version) == ("modified", 1)
        played.asked("message")
        assert played.store.records()[0].data["basics"]["email"] == "m@example.org"
    output = results(leader.requests[1])[0].output
    assert output["status"] == "modified"
    assert output["changes"] == [{"field": "basics.email", "oldValue": "mara@example.org", "newValue": "m@example.org"}]
    assert output["userNotes"] == "new address"
    refused = results(leader.requests[2])[1].output["error"]
    assert refused["code"] == "execution_failed"
    assert "not approved yet" in refused["message"]
    assert "basics.email" in refused["message"]


def test_a_rejected_sheet_saves_nothing(tmp_path: Path) -> None:
    """DESIGN 1.2, A10: rejected is echoed, nothing is saved."""
    leader = ScriptedModel(
        [calls(submit("applicant_profile", PROFILE)), calls(persist("applicant_profile", PROFILE)), says("?")]
    )
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="rejected", userNotes="That is my sister")
        assert played.until(Acknowledged).status == "rejected"
        played.asked("message")
        assert played.store.records() == ()
    assert "not approved yet" in results(leader.requests[2])[1].output["error"]["message"]


def test_persisting_what_was_approved_confirms_id_and_version(tmp_path: Path) -> None:
    """A11, A13 (4): stable id, same version for the same content; upsert false on an existing one "exists already"."""
    script = [
        calls(submit("applicant_profile", PROFILE)),
        calls(persist("applicant_profile", PROFILE)),
        calls(persist("applicant_profile", PROFILE), prefix="again"),
        calls(persist("applicant_profile", PROFILE, upsert=False), prefix="never"),
        says("Good."),
    ]
    leader = ScriptedModel(script)
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved")
        played.asked("message")
    outputs = [item.output for item in results(leader.requests[-1])]
    assert outputs[1] == outputs[2] == {"status": "ok", "id": "profile", "version": 1}
    assert "exists already" in outputs[3]["error"]["message"]


def test_a_writing_sample_waits_in_persist_data_and_is_saved_with_the_click(tmp_path: Path) -> None:
    """CONTRACT A Decided: persist_data itself waits; its result carries the verdict beside id and version."""
    sample = {"id": "s1", "text": "Dear team, I write as I speak.", "kind": "letter"}
    leader = ScriptedModel([calls(persist("writing_sample", sample)), says("Nice.")])
    with Played(tmp_path, leader) as played:
        ask = played.asked("persist_data")
        assert isinstance(ask.ask, ReviewAsk)
        played.answer(ask, status="approved")
        ack = played.until(Acknowledged)
        played.asked("message")
        record = played.store.records()[0]
    output = results(leader.requests[1])[0].output
    assert record.data_type is DataType.WRITING_SAMPLE
    assert (output["status"], output["id"], output["version"]) == ("approved", record.id, 1)
    assert (ack.id, ack.version) == (record.id, 1)


def test_approving_profile_and_timeline_ends_phase_one_and_makes_a_card_for_each_highlight(tmp_path: Path) -> None:
    """DESIGN 5, 6: phase 1 moves on by itself at approval; cards are made in the same transaction and not doubled."""
    script = [
        calls(submit("applicant_profile", PROFILE)),
        calls(submit("skeleton_timeline", TIMELINE)),
        calls(submit("skeleton_timeline", TIMELINE), prefix="again"),
        says("On we go."),
    ]
    leader = ScriptedModel(script)
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved")
        played.answer(played.asked(), status="approved")
        assert played.until(PhaseChanged).phase is Phase.DEEP_DIVE
        played.answer(played.asked(), status="approved")
        played.asked("message")
        cards = [record for record in played.store.records() if record.data_type is DataType.KNOWLEDGE_CARD]
        known = played.told(KnownChanged)[-1].known
    assert {card.data["raw_text"] for card in cards} == set(TIMELINE["experiences"][0]["highlights"])  # type: ignore[index]
    assert {card.version for card in cards} == {1}
    assert {card.data["timeframe"] for card in cards} == {"2019-03 to present"}
    assert known.status(Objective.SKELETON_TIMELINE) is ObjectiveStatus.COMPLETED
    assert known.status(Objective.ONE_CARD_GENERATED) is ObjectiveStatus.PENDING
    assert isinstance(leader.requests[2].history[-1], NoteItem)


def test_approving_one_experience_merges_it_by_id_into_the_timeline(tmp_path: Path) -> None:
    """DESIGN 6: in the same transaction, by id; other entries stay."""
    changed = {**TIMELINE["experiences"][0], "title": "Senior ward nurse"}
    new = {"id": "exp-2", "organization": "City Clinic", "title": "Nurse", "start": "2015", "end": "2018"}
    script = [
        calls(submit("skeleton_timeline", TIMELINE)),
        calls(submit("experience", changed)),
        calls(submit("experience", new)),
        says("?"),
    ]
    with Played(tmp_path, ScriptedModel(script)) as played:
        for _ in range(3):
            played.answer(played.asked(), status="approved")
        played.asked("message")
        timeline = next(record for record in played.store.records() if record.id == "timeline")
    assert [(job["id"], job["title"]) for job in timeline.data["experiences"]] == [
        ("exp-1", "Senior ward nurse"),
        ("exp-2", "Nurse"),
    ]
    assert timeline.version == 3


def test_a_further_document_never_replaces(tmp_path: Path) -> None:
    """DESIGN 5: entries are matched, the approved value stays, the difference is shown with both sources, new ones added."""
    other = {
        "experiences": [
            {
                "organization": "St Anne Hospital",
                "title": "Ward Nurse",
                "start": "2019-05",
                "end": "present",
                "location": "Bergen",
            },
            {"organization": "City Clinic", "title": "Nurse", "start": "2015", "end": "2018"},
        ]
    }
    read = '{"file_url": "upload://x", "return_types": ["skeleton_timeline"]}'
    script = [
        calls(submit("skeleton_timeline", TIMELINE)),
        calls(("extract_document", read)),
        calls(submit("skeleton_timeline", other)),
        says("?"),
    ]
    with Played(tmp_path, ScriptedModel(script)) as played:
        text = "St Anne Hospital Ward Nurse 2019-05 Bergen City Clinic Nurse 2015 2018"
        played.documents.readings["upload://x"] = reading_of(text, skeleton_timeline=other)
        played.answer(played.asked(), status="approved")
        second = played.asked()
        assert isinstance(second.ask, ReviewAsk)
        jobs = second.ask.data["experiences"]
        assert [job["organization"] for job in jobs] == ["St. Anne Hospital", "City Clinic"]
        assert (jobs[0]["id"], jobs[0]["start"], jobs[0]["location"]) == ("exp-1", "2019-03", "Bergen")
        difference = next(one for one in second.ask.differences if one.path == "experiences[0].start")
        assert (difference.kept, difference.offered) == ("2019-03", "2019-05")
        assert "secret-name.pdf" in (difference.offered_source or "")
        assert second.ask.base is not None
        assert "experiences[0].location" in second.ask.sources


def test_values_without_a_source_are_named_and_answers_are_quoted(tmp_path: Path) -> None:
    """DESIGN 4: the sheet marks a value that is in no document and no answer."""
    data = {"basics": {"name": "Mara Lindqvist", "email": "mara@example.org", "phone": "+47 22 22 22 22"}}
    script = [
        says("Who are you?"),
        calls(("extract_document", '{"file_url": "upload://x"}')),
        calls(submit("applicant_profile", data)),
        says("?"),
    ]
    with Played(tmp_path, ScriptedModel(script)) as played:
        played.documents.readings["upload://x"] = reading_of("Contact: mara@example.org")
        played.asked("message")
        played.post(PersonSaid(text="My name is Mara Lindqvist."))
        ask = played.asked("submit_for_validation").ask
    assert isinstance(ask, ReviewAsk)
    assert ask.sources["basics.email"].quote == "mara@example.org"
    assert ask.answer_quotes["basics.name"] == "My name is Mara Lindqvist."
    assert ask.unsupported == ("basics.phone",)


def test_the_leader_never_sees_layout_hidden_text_or_file_names(tmp_path: Path) -> None:
    """DESIGN 4.4: the projection; at most 12,000 characters, however long the document."""
    leader = ScriptedModel([calls(("extract_document", '{"file_url": "upload://x"}')), says("Read.")])
    with Played(tmp_path, leader) as played:
        played.documents.readings["upload://x"] = reading_of("A long text. " * 20_000)
        assert played.until(DocumentRead).reading.artifact_record is not None
        played.asked("message")
    output = results(leader.requests[1])[0].output
    shown = json.dumps(output, ensure_ascii=False)
    assert len(shown) <= 12_000
    assert "secret-name" not in shown
    assert "white on white" not in shown
    assert output["artifact_record"]["text"].startswith("A long text.")


def test_withheld_values_are_placeholders_for_a_remote_leader_and_put_back_before_any_sheet(tmp_path: Path) -> None:
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


def test_twelve_turns_in_a_row_are_the_most_and_the_third_identical_call_gets_a_hint(tmp_path: Path) -> None:
    """DESIGN 4.7: the limit of turns; the third identical call gets its result plus a hint."""
    leader = ScriptedModel([calls(("capabilities.describe", "{}"), prefix=f"t{n}") for n in range(12)])
    with Played(tmp_path, leader) as played:
        assert played.until(WorkStateChanged, lambda state: state.state == "limit_reached").sentence
    outputs = [item.output for item in results(leader.requests[-1])]
    assert ["hint" in output for output in outputs[:4]] == [False, False, True, True]
    assert outputs[2]["version"] == 2


def test_the_second_same_failure_steers_to_another_tool(tmp_path: Path) -> None:
    """A16: on the second same failure steer to another ready tool."""
    card = ("get_macos_contact_card", "{}")
    leader = ScriptedModel([calls(card), calls(card, prefix="again"), says("By hand then.")])
    with Played(tmp_path, leader) as played:
        played.asked("message")
    first, second = (item.output for item in results(leader.requests[-1]))
    assert first["error"]["code"] == "execution_failed"
    assert "hint" not in first
    assert "get_user_upload" in second["hint"]


def test_a_passing_failure_is_tried_again_after_one_two_and_four_seconds(tmp_path: Path) -> None:
    """A16: backoff 1, 2, 4 s, three tries, then the sentence; the person can go on afterwards."""
    down = [TextDelta(text="Hal"), TurnFailed(kind="connection", sentence="down", retryable=True)]
    leader = ScriptedModel([down, down, down, down, says("Back.")])
    with Played(tmp_path, leader) as played:
        told = played.until(ErrorTold)
        assert told.message == "Connection issue. Please check your internet and try again."
        assert [wait for wait in played.clock.slept if wait in (1.0, 2.0, 4.0)] == [1.0, 2.0, 4.0]
        assert played.told(AskPublished)[-1].tool == "message"
        played.post(ContinueRequested())
        assert played.asked("message").args == {"text": "Back."}
        assert played.told(AskWithdrawn)
    leader.finish()


def test_a_failure_that_will_not_pass_is_told_at_once(tmp_path: Path) -> None:
    """A16: no retry for what cannot get better; the provider's sentence is shown."""
    leader = ScriptedModel([[TurnFailed(kind="unauthorized", sentence="The key was refused.", retryable=False)]])
    with Played(tmp_path, leader) as played:
        assert played.until(ErrorTold).message == "The key was refused."
        assert played.clock.slept == []


def test_stop_during_a_tool_ends_the_call_as_cancelled_and_the_leader_stays_silent(tmp_path: Path) -> None:
    """Issue 2.2: Stop at any moment; the call gets user_cancelled and the leader is not asked again."""
    leader = ScriptedModel([calls(("extract_document", '{"file_url": "upload://x"}')), says("As you wish.")])
    with Played(tmp_path, leader) as played:
        import asyncio

        played.documents.release = asyncio.Event()
        played.documents.started.get(timeout=5)
        played.post(StopRequested())
        played.asked("message")
        assert len(leader.requests) == 1
        played.post(PersonSaid(text="Go on"))
        played.asked("message")
    assert results(leader.requests[1])[0].output["error"]["code"] == "user_cancelled"


def test_reading_can_be_cancelled_and_the_interview_goes_on(tmp_path: Path) -> None:
    """messages.documents: ReadingCancelled ends the call; the leader hears of it."""
    leader = ScriptedModel([calls(("extract_document", '{"file_url": "upload://x"}')), says("Another one?")])
    with Played(tmp_path, leader) as played:
        import asyncio

        played.documents.release = asyncio.Event()
        played.documents.started.get(timeout=5)
        played.post(ReadingCancelled(handle="upload://x"))
        played.asked("message")
    assert results(leader.requests[1])[0].output["error"]["code"] == "user_cancelled"


def test_a_dropped_file_joins_the_next_message_without_its_name(tmp_path: Path) -> None:
    """DESIGN 5: a drop is accepted at any time and becomes an attachment of the person's next message."""
    file = tmp_path / "My old CV.txt"
    file.write_text("Mara Lindqvist, nurse")
    leader = ScriptedModel([says("Hello?"), says("Shall I read it?")])
    with Played(tmp_path / "data", leader) as played:
        played.asked("message")
        played.post(FilesOffered(paths=(bytes(file),)))
        waiting = played.until(AttachmentsChanged).waiting
        assert [one.filename for one in waiting] == ["My old CV.txt"]
        played.post(PersonSaid(text="Here"))
        assert played.until(AttachmentsChanged).waiting == ()
        played.asked("message")
    said = leader.requests[1].history[-1]
    assert isinstance(said, PersonItem)
    assert said.attachments[0]["handle"] == waiting[0].handle
    assert "filename" not in said.attachments[0]
    assert leader.requests[1].known.attachments[0].filename == "My old CV.txt"


def test_a_dropped_file_answers_a_waiting_upload(tmp_path: Path) -> None:
    """A7: uploads with id, name, handle, mime, bytes and sha256; the handle is no path."""
    file = tmp_path / "cv.md"
    file.write_text("# Mara")
    leader = ScriptedModel([calls(("get_user_upload", '{"uploadType": "resume"}')), says("Thanks.")])
    with Played(tmp_path / "data", leader) as played:
        ask = played.asked("get_user_upload")
        played.post(FilesOffered(paths=(bytes(file),)))
        assert played.until(Acknowledged).token == ask.token
        played.asked("message")
    output = results(leader.requests[1])[0].output
    upload = output["uploads"][0]
    assert output["status"] == "uploaded"
    assert set(upload) == {"id", "storageUrl", "mime", "bytes", "sha256"}
    assert upload["storageUrl"].startswith("upload://")
    assert leader.requests[1].known.attachments[0].upload_type == "resume"


def test_files_that_cannot_be_taken_are_refused_with_a_sentence_each(tmp_path: Path) -> None:
    """Issue 2 Bad input: 20 files at once, a folder, a browser link, a picture, a file that is gone; the good one stays."""
    good, picture = tmp_path / "cv.txt", tmp_path / "me.png"
    good.write_text("Mara")
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(64))
    many = []
    for number in range(20):
        extra = tmp_path / f"extra{number}.txt"
        extra.write_text(f"text {number}")
        many.append(bytes(extra))
    bad = (bytes(tmp_path), b"https://example.org/cv.pdf", bytes(picture), bytes(tmp_path / "gone.pdf"))
    with Played(tmp_path / "data", ScriptedModel([says("Hello?")])) as played:
        played.asked("message")
        played.post(FilesOffered(paths=(bytes(good), *bad, *many)))
        refused = played.until(AttachmentsChanged, lambda change: bool(change.refused)).refused
        taken = played.until(AttachmentsChanged, lambda change: not change.refused).waiting
    codes = [code for _name, code, _sentence in refused]
    assert codes[:4] == ["not_a_regular_file", "not_a_regular_file", "unsupported_type", "file_not_found"]
    assert codes[4:] == ["too_many_files"] * 5
    assert all(sentence for _name, _code, sentence in refused)
    assert len(taken) == 16


def test_names_with_any_bytes_are_taken(tmp_path: Path) -> None:
    """Issue 2 Bad input: names with any bytes."""
    path = bytes(tmp_path) + b"/cv \xff\xfe\n.txt"
    with open(path, "wb") as file:
        file.write(b"Mara")
    with Played(tmp_path / "data", ScriptedModel([says("Hello?")])) as played:
        played.asked("message")
        played.post(FilesOffered(paths=(path,)))
        assert played.until(AttachmentsChanged).waiting[0].bytes == 4


def test_words_instead_of_a_choice_are_the_something_else(tmp_path: Path) -> None:
    """A6: a free-text "something else" is `{"selectedIds": [], "otherText"}`."""
    leader = ScriptedModel([calls(("get_user_option", OPTION)), says("Good.")])
    with Played(tmp_path, leader) as played:
        played.asked()
        played.post(PersonSaid(text="Both, really"))
        played.asked("message")
    assert results(leader.requests[1])[0].output["otherText"] == "Both, really"


def test_words_instead_of_a_file_skip_it_and_follow_after_the_result(tmp_path: Path) -> None:
    """A17: the person may skip; their words follow the result, so that call and result stay together."""
    leader = ScriptedModel([calls(("get_user_upload", '{"uploadType": "resume"}')), says("Good.")])
    with Played(tmp_path, leader) as played:
        played.asked()
        played.post(PersonSaid(text="I have none"))
        played.asked("message")
    leader_item, result, person = leader.requests[1].history
    assert isinstance(leader_item, LeaderItem)
    assert isinstance(result, ResultItem)
    assert result.output["status"] == "skipped"
    assert isinstance(person, PersonItem)


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        ({"decision": "approved"}, "approved"),
        ({"decision": "Move on"}, "approved"),
        ({"decision": "denied"}, "denied"),
        ({"decision": "denied", "feedback": "not yet"}, "denied_with_feedback"),
    ],
)
def test_only_the_person_moves_the_phase(tmp_path: Path, answer: dict[str, Any], status: str) -> None:
    """A12: the sheet shows the actor's own list of what is missing; skipped objectives are marked; else nothing moves."""
    reason = json.dumps({"reason": "Enough", "overrides": ["applicant_profile", "skeleton_timeline"]})
    leader = ScriptedModel([calls(("next_phase", '{"reason": "x"}')), calls(("next_phase", reason)), says("So be it.")])
    with Played(tmp_path, leader) as played:
        ask = played.asked("next_phase")
        assert isinstance(ask.ask, PhaseAsk)
        assert ask.ask.missing == ("applicant_profile", "skeleton_timeline")
        played.answer(ask, **answer)
        played.asked("message")
        known = played.told(KnownChanged)[-1].known
    blocked, decided = (item.output for item in results(leader.requests[-1]))
    assert blocked == {"status": "blocked", "missing_objectives": ["applicant_profile", "skeleton_timeline"]}
    assert decided["status"] == status
    moved = status == "approved"
    assert known.phase is (Phase.DEEP_DIVE if moved else Phase.CORE_FACTS)
    assert known.status(Objective.APPLICANT_PROFILE) is (ObjectiveStatus.SKIPPED if moved else ObjectiveStatus.PENDING)


def test_asking_to_move_on_is_rate_limited(tmp_path: Path) -> None:
    """A12: rate-limited; a denied leader does not get to ask again in the same breath."""
    reason = json.dumps({"reason": "Enough", "overrides": ["applicant_profile", "skeleton_timeline"]})
    move = ("next_phase", reason)
    leader = ScriptedModel([calls(move), calls(move, prefix="b"), calls(move, prefix="c"), says("All right.")])
    with Played(tmp_path, leader) as played:
        for _ in range(2):
            played.answer(played.asked("next_phase"), decision="denied")
        played.asked("message")
    assert results(leader.requests[-1])[2].output["error"]["code"] == "execution_failed"


def test_the_person_may_go_to_any_phase_and_back(tmp_path: Path) -> None:
    """DESIGN 5: skip or go back at any time; what waited is withdrawn, the leader is told."""
    leader = ScriptedModel([calls(("get_user_option", OPTION)), says("Your work!"), says("About you!")])
    with Played(tmp_path, leader) as played:
        waiting = played.asked()
        played.post(PhaseRequested(phase=Phase.DEEP_DIVE))
        assert played.until(AskWithdrawn).token == waiting.token
        played.asked("message")
        played.post(PhaseRequested(phase=Phase.CORE_FACTS))
        played.asked("message")
        known = played.told(KnownChanged)[-1].known
    assert known.phase is Phase.CORE_FACTS
    assert leader.requests[1].known.phase is Phase.DEEP_DIVE
    assert "get_macos_contact_card" not in [tool.name for tool in leader.requests[1].tools]
    assert results(leader.requests[1])[0].output["error"]["code"] == "user_cancelled"


def test_start_over_keeps_approved_records_and_ends_the_session(tmp_path: Path) -> None:
    """Issue 2.4: records stay, the old conversation stays readable, its tokens are dead."""
    script = [calls(submit("applicant_profile", PROFILE)), calls(("get_user_option", OPTION)), says("Anew.")]
    leader = ScriptedModel(script)
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved", userNotes="fine")
        old = played.asked("get_user_option")
        played.post(StartOverRequested())
        opened = played.until(SessionOpened)
        played.asked("message")
        played.answer(old, selectedIds=["a"])
        assert played.until(ErrorTold).code == "unknown_continuation"
        played.post(OldSessionRequested(session_id=opened.older_sessions[0].id))
        assert "fine" in [message.text for message in played.until(OldSessionShown).messages]
    assert opened.restored is False
    assert leader.requests[-1].known.profile is not None
    assert leader.requests[-1].history == ()
    assert leader.requests[-1].known.status(Objective.APPLICANT_PROFILE) is ObjectiveStatus.COMPLETED


def test_an_edit_in_the_library_is_a_new_version_and_a_stale_one_is_refused(tmp_path: Path) -> None:
    """Issue 2.7: Library views can be edited, a new version each; two editors do not overwrite each other."""
    with Played(tmp_path, ScriptedModel([calls(submit("skeleton_timeline", TIMELINE)), says("?")])) as played:
        played.answer(played.asked(), status="approved")
        played.asked("message")
        changed = json.loads(json.dumps(TIMELINE))
        changed["experiences"][0]["highlights"] = ["Cut medication errors from 12 to 2 a month", "Trained 8 new nurses"]
        edit = RecordEdited(data_type=DataType.SKELETON_TIMELINE, id="timeline", base_version=1, data=changed)
        played.post(edit)
        assert played.until(RecordSaved).version == 2
        played.post(edit)
        assert played.until(ErrorTold).code == "version_conflict"
        live = played.told(KnownChanged)[-1].known.live_cards()
    assert sorted(card.raw_text for card in live) == sorted(changed["experiences"][0]["highlights"])


def test_deleting_a_record_takes_it_out_of_what_is_known_and_versions_go_on_counting(tmp_path: Path) -> None:
    """DESIGN 7: deleting deletes; an acknowledged number never names two things."""
    leader = ScriptedModel(
        [calls(submit("applicant_profile", PROFILE)), says("?"), calls(submit("applicant_profile", PROFILE)), says("!")]
    )
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved")
        played.asked("message")
        played.post(RecordDeletionRequested(data_type=DataType.APPLICANT_PROFILE, id="profile"))
        assert played.until(RecordDeleted).id == "profile"
        assert played.told(KnownChanged)[-1].known.profile is None
        played.post(PersonSaid(text="Again please"))
        played.answer(played.asked("submit_for_validation"), status="approved")
        assert played.until(Acknowledged, lambda ack: ack.id == "profile").version == 2
        played.asked("message")


def test_a_deleted_card_is_written_anew_when_the_person_takes_it_back(tmp_path: Path) -> None:
    """Issue 2.7, Undo: the deletion was durable; what comes back is a new version that the person's click approved."""
    leader = ScriptedModel([calls(submit("skeleton_timeline", TIMELINE)), says("?")])
    with Played(tmp_path, leader) as played:
        played.answer(played.asked(), status="approved")
        played.asked("message")
        card = played.told(KnownChanged)[-1].known.cards[0]
        played.post(RecordDeletionRequested(data_type=DataType.KNOWLEDGE_CARD, id=card.id))
        assert played.until(RecordDeleted).id == card.id
        assert card.id not in {one.id for one in played.told(KnownChanged)[-1].known.cards}
        played.post(RecordEdited(data_type=DataType.KNOWLEDGE_CARD, id=card.id, base_version=None, data=card.to_json()))
        assert played.until(RecordSaved).version == 2
        assert card in played.told(KnownChanged)[-1].known.cards


def test_a_bug_in_a_tool_is_one_fixed_sentence_and_the_interview_goes_on(tmp_path: Path) -> None:
    """DESIGN 4.4: only bugs raise: logged without content, the leader gets one fixed sentence."""

    class Broken:
        def capabilities(self) -> dict[str, bool]:
            raise ZeroDivisionError("secret content")

    leader = ScriptedModel([calls(("capabilities.describe", "{}")), says("Sorry.")])
    played = Played(tmp_path, leader, documents=Broken())
    with pytest.raises(AssertionError, match="ZeroDivisionError"), played:
        played.asked("message")
    error = results(leader.requests[1])[0].output["error"]
    assert error["code"] == "execution_failed"
    assert "secret" not in error["message"]


def test_a_leader_may_be_exchanged_in_mid_interview(tmp_path: Path) -> None:
    """DESIGN 10: guide and model take over from each other; the header is told."""
    first, second = ScriptedModel([says("One?")]), ScriptedModel([says("Two?")], label="Another")
    with Played(tmp_path, first) as played:
        played.asked("message")
        played.post(LeaderChosen(leader=second, is_guide=False))
        assert played.until(LeaderChanged, lambda change: change.label == "Another").is_guide is False
        played.post(PersonSaid(text="Hello"))
        assert played.asked("message").args == {"text": "Two?"}


def test_a_page_picture_is_drawn_beside_the_interview(tmp_path: Path) -> None:
    """DESIGN 8: page pictures come by the kept original of a read document."""
    leader = ScriptedModel([calls(("extract_document", '{"file_url": "upload://x"}')), says("?")])
    with Played(tmp_path, leader) as played:
        reading = reading_of("Mara")
        played.documents.readings["upload://x"] = reading
        played.asked("message")
        assert reading.artifact_record is not None
        played.post(PagePictureRequested(artifact_id=reading.artifact_record.id, page=0))
        assert played.until(PagePictureReady).png == b"png"
        played.post(PagePictureRequested(artifact_id="artifact-gone", page=0))
        assert played.until(PagePictureReady).sentence


def test_what_was_said_while_a_sheet_is_open_is_kept_and_the_sheet_stands(tmp_path: Path) -> None:
    """DESIGN 4: a sheet is answered by its buttons alone; words wait for their turn."""
    leader = ScriptedModel([calls(submit("applicant_profile", PROFILE)), says("I heard you.")])
    with Played(tmp_path, leader) as played:
        ask = played.asked()
        played.post(PersonSaid(text="One moment"))
        played.until(MessageAdded, lambda message: message.text == "One moment")
        played.answer(ask, status="approved")
        played.asked("message")
    assert [type(item).__name__ for item in leader.requests[1].history] == ["LeaderItem", "ResultItem", "PersonItem"]


def test_an_option_ask_shows_what_the_call_said(tmp_path: Path) -> None:
    """A6, E11: the published ask, its arguments and their sha256 belong together."""
    from interview_app.domain.canonical import content_sha256

    with Played(tmp_path, ScriptedModel([calls(("get_user_option", OPTION))])) as played:
        ask = played.asked()
    assert isinstance(ask.ask, OptionAsk)
    assert [option.label for option in ask.ask.options] == ["Ay", "Bee"]
    assert ask.args == json.loads(OPTION)
    assert ask.args_sha256 == content_sha256(ask.args)


def test_limits_are_parameters(tmp_path: Path) -> None:
    """DESIGN 4.7: all limits are constructor parameters."""
    leader = ScriptedModel([calls(("capabilities.describe", "{}"), prefix=f"t{n}") for n in range(2)])
    with Played(tmp_path, leader, limits=Limits(model_turns=2)) as played:
        played.until(WorkStateChanged, lambda state: state.state == "limit_reached")
    leader.finish()
