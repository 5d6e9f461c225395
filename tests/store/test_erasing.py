"""Deleting deletes (DESIGN 7): content, original and page pictures go, an `Erased` event stays, the
chain stays whole.
"""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.cv_session import CvSession
from interview_app.domain.journal import Commit, NewEvent, NewRecord, WaitingCall
from interview_app.domain.records import DataType
from interview_app.domain.request_journal import SentRequest
from interview_app.errors import StoreError
from interview_app.paths import DataFolder
from interview_app.store.opening import open_for_reading
from interview_app.store.store import Store
from tests.kept_records import erase, waiting
from tests.store.conftest import MovedClock

Reopen = Callable[[], Store]
SECRET = "Zanzibarnaya 17"
PROFILE = {"basics": {"name": "Kim", "location": {"address": SECRET}}}


def everything_on_disk(places: DataFolder, *, but: Iterable[str] = ()) -> bytes:
    files = [
        path for path in places.root.rglob("*") if path.is_file() and not set(but) & set(path.parts)
    ]
    return b"\0".join(path.read_bytes() for path in files)


def review(
    token: str, data: dict[str, object], *, data_type: DataType = DataType.APPLICANT_PROFILE
) -> WaitingCall:
    ask = {"kind": "review", "data_type": data_type.value, "data": data}
    args = {"dataType": data_type.value, "data": data}
    return WaitingCall(
        token=token,
        call_id=f"c-{token}",
        tool="submit_for_validation",
        args=args,
        args_sha256="0",
        ask=ask,
    )


def asks(*calls: WaitingCall, text: str = "Please check.") -> NewEvent:
    asked = [{"call_id": call.call_id, "name": call.tool, "arguments": "{}"} for call in calls]
    return NewEvent(
        kind=kinds.LEADER_SAID,
        body={"text": text, "calls": asked, "raw_items": [vars(one) for one in calls]},
    )


def waits(call: WaitingCall) -> NewEvent:
    return NewEvent(kind=kinds.CALL_WAITING, body=vars(call))


def approve(store: Store, session: str) -> None:
    """One approval with all its traces, beside another call of the same turn and an unrelated
    one.
    """
    call, beside, other = (
        review("t1", PROFILE),
        review("t2", {"id": "x"}, data_type=DataType.KNOWLEDGE_CARD),
        "unrelated",
    )
    store.commit(session, Commit(events=(asks(call, beside), waits(call), waits(beside))))
    answer = {
        "token": "t1",
        "data": {"status": "approved", "data": PROFILE},
        "ack": {"status": "approved", "id": "profile"},
    }
    store.commit(
        session,
        Commit(
            events=(NewEvent(kind=kinds.CALL_ANSWERED, body=answer),),
            records=(NewRecord(data_type=DataType.APPLICANT_PROFILE, id="profile", data=PROFILE),),
        ),
    )
    result = {
        "call_id": "c-t1",
        "tool": "submit_for_validation",
        "output": {"data": PROFILE},
        "data": {"data": PROFILE},
    }
    store.commit(session, Commit(events=(NewEvent(kind=kinds.CALL_RESULT, body=result),)))
    store.commit(
        session,
        Commit(events=(NewEvent(kind=kinds.LEADER_SAID, body={"text": other, "calls": []}),)),
    )


def test_an_erased_record_is_in_no_file_any_more_and_the_chain_stays_whole(
    reopen: Reopen, places: DataFolder
) -> None:
    """DESIGN 7: not in a page, not in the log, not in an event; backups are another matter and say
    so.
    """
    store = reopen()
    session = store.start_session().info.id
    approve(store, session)
    assert SECRET.encode() in everything_on_disk(places)
    told = erase(store, DataType.APPLICANT_PROFILE, "profile")
    assert told[-1].kind == kinds.ERASED
    assert SECRET.encode() not in everything_on_disk(places)
    assert store.find_record(DataType.APPLICANT_PROFILE, "profile") is None
    assert store.verify().whole
    again = reopen()
    assert again.verify().whole
    bodies = {event.kind: event.body for event in again.read_session(session).events}
    assert bodies[kinds.CALL_RESULT] is None
    assert bodies[kinds.LEADER_SAID] == {"text": "unrelated", "calls": []}
    assert bodies[kinds.ERASED] is not None


def test_no_call_is_left_without_its_result(store: Store) -> None:
    """A turn is erased with all its calls; one that still waits is aborted, so that nobody is asked
    about nothing.
    """
    session = store.start_session().info.id
    approve(store, session)
    assert [call.token for call in waiting(store)] == ["t2"]
    told = erase(store, DataType.APPLICANT_PROFILE, "profile")
    assert waiting(store) == ()
    assert (told[0].kind, told[0].body) == (kinds.CALL_ABORTED, {"token": "t2", "reason": "erased"})
    calls = [
        event
        for event in store.read_session(session).events
        if event.kind in (kinds.CALL_WAITING, kinds.LEADER_SAID)
    ]
    assert [event.body is None for event in calls] == [True, True, True, False]


def test_what_the_person_typed_stays_until_they_delete_the_conversation(
    store: Store, places: DataFolder
) -> None:
    """Their own words are theirs: the record goes alone, the conversation by its own deletion,
    records stay then.
    """
    session = store.start_session().info.id
    approve(store, session)
    said = NewEvent(kind=kinds.PERSON_SAID, body={"text": "I nursed at St. Elmo"})
    store.commit(session, Commit(events=(said,)))
    erase(store, DataType.KNOWLEDGE_CARD, "x")
    assert b"St. Elmo" in everything_on_disk(places)
    store.erase_session(session)
    assert b"St. Elmo" not in everything_on_disk(places)
    assert store.find_record(DataType.APPLICANT_PROFILE, "profile") is not None
    assert store.verify().whole


def test_an_erased_conversation_leaves_nothing_of_itself(store: Store, places: DataFolder) -> None:
    """DESIGN 7: not in the list, not in the journal of requests, not as an original that no
    document was made of.
    """
    session = store.start_session().info.id
    shared = store.originals.keep(b"in both conversations", filename="both.txt", mime="text/plain")
    alone = store.originals.keep(
        f"%PDF {SECRET}".encode(), filename="alone.pdf", mime="application/pdf"
    )
    kept = store.originals.keep(
        b"a document of the library", filename="kept.txt", mime="text/plain"
    )
    document = {"sha256": kept.sha256, "text": "a document of the library"}
    record = NewRecord(
        data_type=DataType.ARTIFACT_RECORD, id=f"artifact-{kept.sha256[:16]}", data=document
    )
    given = tuple(
        NewEvent(
            kind=kinds.ATTACHED,
            body={"handle": f"upload://{at}", "sha256": blob.sha256, "filename": blob.filename},
        )
        for at, blob in enumerate((shared, alone, kept))
    )
    store.commit(session, Commit(events=given, records=(record,)))
    asked = SentRequest(
        agent="interviewer", host="models.example", model="m", sent={"said": SECRET}
    )
    store.request_journal.price(store.request_journal.note(asked), cost=0.25)
    other = SentRequest(
        agent="writer", host="models.example", model="m", sent={"line": "of a résumé"}
    )
    store.request_journal.note(other)
    next_one = store.start_session().info.id
    store.commit(next_one, Commit(events=given[:1]))
    assert [one.id for one in store.sessions()] == [next_one, session]
    store.erase_session(session)
    assert [one.id for one in store.sessions()] == [next_one]
    assert SECRET.encode() not in everything_on_disk(places)
    assert {blob.filename for blob in store.originals.all()} == {"both.txt", "kept.txt"}
    journal = store.request_journal
    assert [(one.agent, journal.sent(one.id), one.cost) for one in journal.heads()] == [
        ("writer", other.sent, None),
        ("interviewer", None, 0.25),
    ]
    assert store.verify().whole


def test_erasing_a_conversation_twice_takes_nothing_of_a_later_one(
    store: Store, clock: MovedClock
) -> None:
    """What a later conversation sent stays its own."""
    first = store.start_session().info.id
    call = review("t1", PROFILE)
    store.commit(first, Commit(events=(asks(call), waits(call))))
    store.start_session()
    clock.move(minutes=1)
    sent = SentRequest(
        agent="interviewer", host="models.example", model="m", sent={"said": "later"}
    )
    store.request_journal.note(sent)
    for _time in range(2):
        clock.move(minutes=1)
        store.erase_session(first)
    journal = store.request_journal
    assert [journal.sent(one.id) for one in journal.heads()] == [sent.sent]


def test_an_erased_document_takes_its_original_its_quotes_and_its_pictures_along(
    store: Store, places: DataFolder
) -> None:
    """DESIGN 7: content, blob and page pictures go; the person's message with it stays."""
    session = store.start_session().info.id
    content = f"%PDF {SECRET}".encode()
    blob = store.originals.keep(content, filename="kim.pdf", mime="application/pdf")
    artifact = f"artifact-{blob.sha256[:16]}"
    record = NewRecord(
        data_type=DataType.ARTIFACT_RECORD,
        id=artifact,
        data={"sha256": blob.sha256, "text": SECRET},
    )
    attached = {"handle": "upload://17", "sha256": blob.sha256, "filename": "kim.pdf"}
    extract = {
        "call_id": "c9",
        "tool": "extract_document",
        "output": {"text": SECRET},
        "data": {"artifact_id": artifact},
    }
    reads = {
        "text": "I read it.",
        "calls": [
            {
                "call_id": "c9",
                "name": "extract_document",
                "arguments": '{"file_url": "upload://17"}',
            }
        ],
    }
    said = {"text": "Here is my résumé", "attachments": [attached]}
    store.commit(
        session,
        Commit(
            events=(
                NewEvent(kind=kinds.ATTACHED, body=attached),
                NewEvent(kind=kinds.PERSON_SAID, body=said),
                NewEvent(kind=kinds.LEADER_SAID, body=reads),
                NewEvent(kind=kinds.CALL_RESULT, body=extract),
            ),
            records=(record,),
        ),
    )
    picture = places.cache / "pages" / f"{blob.sha256}-0-110.png"
    picture.parent.mkdir(parents=True)
    picture.write_bytes(SECRET.encode())
    erase(store, DataType.ARTIFACT_RECORD, artifact)
    assert SECRET.encode() not in everything_on_disk(places)
    assert not picture.exists()
    assert store.originals.all() == ()
    assert store.verify().whole
    bodies = [event.body for event in store.read_session(session).events]
    assert bodies[1:5] == [None, said, None, None]


def test_content_somebody_else_still_needs_stays(store: Store) -> None:
    """Contents are kept once; erasing one user of a content must not take it from another."""
    session = store.start_session().info.id
    same = {"text": "yes"}
    for id_ in ("s1", "s2"):
        store.commit(
            session,
            Commit(records=(NewRecord(data_type=DataType.WRITING_SAMPLE, id=id_, data=same),)),
        )
    erase(store, DataType.WRITING_SAMPLE, "s1")
    assert [record.id for record in store.records()] == ["s2"]
    assert store.verify().whole


def test_an_erasure_inside_a_commit_follows_its_events(store: Store) -> None:
    """`Commit.erase_records` works in the same transaction; the commit's own events come first."""
    session = store.start_session().info.id
    approve(store, session)
    note = NewEvent(kind=kinds.NOTE, body={"text": "Deleted."})
    done = store.commit(
        session, Commit(events=(note,), erase_records=((DataType.APPLICANT_PROFILE, "profile"),))
    )
    assert [event.kind for event in done.events] == [kinds.NOTE, kinds.CALL_ABORTED, kinds.ERASED]


def test_deleting_says_until_when_backups_hold_it_and_renewing_ends_that(
    store: Store, places: DataFolder
) -> None:
    """DESIGN 7: deleting one thing says until when backups still hold it and offers to remove
    them.
    """
    session = store.start_session().info.id
    approve(store, session)
    assert store.backups.hold_until() is None
    store.backups.make()
    assert store.backups.hold_until() is not None
    erase(store, DataType.APPLICANT_PROFILE, "profile")
    assert SECRET.encode() in everything_on_disk(places)
    store.backups.renew()
    assert SECRET.encode() not in everything_on_disk(places)
    assert len(store.backups.all()) == 1


def test_what_is_said_again_after_an_erasure_can_be_erased_again(
    store: Store, places: DataFolder
) -> None:
    """Contents are kept once by their hash: an earlier event of the same content must not hold the
    new one back.
    """
    session = store.start_session().info.id
    for _ in range(2):
        call = review("t1", PROFILE)
        result = {
            "call_id": call.call_id,
            "tool": call.tool,
            "output": {"data": PROFILE},
            "data": {},
        }
        events = (asks(call), NewEvent(kind=kinds.CALL_RESULT, body=result))
        record = NewRecord(data_type=DataType.APPLICANT_PROFILE, id="profile", data=PROFILE)
        store.commit(session, Commit(events=events, records=(record,)))
        assert SECRET.encode() in everything_on_disk(places)
        erase(store, DataType.APPLICANT_PROFILE, "profile")
        assert SECRET.encode() not in everything_on_disk(places)
    assert store.verify().whole


def test_the_other_calls_of_a_turn_go_with_it_though_they_carried_nothing(store: Store) -> None:
    """What was asked for in one turn is erased as a whole, so that nobody is asked on behalf of a
    turn that is gone.
    """
    session = store.start_session().info.id
    carrying = review("t1", PROFILE)
    beside = WaitingCall(
        token="t2", call_id="c-t2", tool="get_user_option", args={}, args_sha256="0", ask={}
    )
    asked = [
        {"call_id": call.call_id, "name": call.tool, "arguments": "{}"}
        for call in (carrying, beside)
    ]
    turn = NewEvent(kind=kinds.LEADER_SAID, body={"text": "Please.", "calls": asked})
    record = NewRecord(data_type=DataType.APPLICANT_PROFILE, id="profile", data=PROFILE)
    store.commit(session, Commit(events=(turn, waits(carrying), waits(beside)), records=(record,)))
    erase(store, DataType.APPLICANT_PROFILE, "profile")
    assert waiting(store) == ()
    told = store.read_session(session).events
    assert [event.body for event in told if event.kind == kinds.CALL_WAITING] == [None, None]


def test_a_timeline_takes_along_the_entries_that_became_part_of_it(
    store: Store, places: DataFolder
) -> None:
    """A job that was approved alone was merged into the timeline: its sheet and its answer go with
    that.
    """
    session = store.start_session().info.id
    job = {"id": "exp-1", "organization": SECRET}
    call = review("t1", job, data_type=DataType.EXPERIENCE)
    timeline = {"experiences": [job]}
    record = NewRecord(data_type=DataType.SKELETON_TIMELINE, id="timeline", data=timeline)
    answered = NewEvent(
        kind=kinds.CALL_ANSWERED, body={"token": "t1", "data": {"status": "approved", "data": job}}
    )
    store.commit(session, Commit(events=(asks(call), waits(call))))
    store.commit(session, Commit(events=(answered,), records=(record,)))
    erase(store, DataType.SKELETON_TIMELINE, "timeline")
    assert SECRET.encode() not in everything_on_disk(places)


def test_an_answer_that_became_another_record_than_was_asked_about_goes_with_it(
    store: Store, places: DataFolder
) -> None:
    """A text that is edited on its sheet gets another id: the acknowledgement says which."""
    session = store.start_session().info.id
    call = review("t1", {"text": "a draft"}, data_type=DataType.WRITING_SAMPLE)
    record = NewRecord(
        data_type=DataType.WRITING_SAMPLE, id="sample-2", data={"id": "sample-2", "text": SECRET}
    )
    ack = {"status": "modified", "id": "sample-2", "version": 1}
    answered = NewEvent(
        kind=kinds.CALL_ANSWERED, body={"token": "t1", "data": {"text": SECRET}, "ack": ack}
    )
    store.commit(session, Commit(events=(asks(call), waits(call))))
    store.commit(session, Commit(events=(answered,), records=(record,)))
    erase(store, DataType.WRITING_SAMPLE, "sample-2")
    assert SECRET.encode() not in everything_on_disk(places)


def test_a_turn_that_names_a_document_by_its_handle_alone_goes_with_it(
    store: Store, places: DataFolder
) -> None:
    """What was said on the way to reading it may quote it; the reading failed, so that no result
    names the document.
    """
    session = store.start_session().info.id
    blob = store.originals.keep(b"%PDF", filename="kim.pdf", mime="application/pdf")
    attached = {"handle": "upload://17", "sha256": blob.sha256, "filename": "kim.pdf"}
    reads = {
        "text": f"You live at {SECRET}.",
        "calls": [
            {
                "call_id": "c9",
                "name": "extract_document",
                "arguments": '{"file_url": "upload://17"}',
            }
        ],
    }
    failed = {"call_id": "c9", "tool": "extract_document", "output": {"error": {"code": "timeout"}}}
    events = (
        NewEvent(kind=kinds.ATTACHED, body=attached),
        NewEvent(kind=kinds.LEADER_SAID, body=reads),
        NewEvent(kind=kinds.CALL_RESULT, body=failed),
    )
    store.commit(session, Commit(events=events))
    erase(store, DataType.ARTIFACT_RECORD, f"artifact-{blob.sha256[:16]}")
    assert SECRET.encode() not in everything_on_disk(places)


def test_another_document_of_the_same_conversation_stays(store: Store) -> None:
    """Its file, the turn that reads it and what came of it are nobody else's to take along."""
    session = store.start_session().info.id
    for at, name in ((17, "kim.pdf"), (18, "ada.pdf")):
        blob = store.originals.keep(name.encode(), filename=name, mime="application/pdf")
        handle = f"upload://{at}"
        attached = {"handle": handle, "sha256": blob.sha256, "filename": name}
        call = {
            "call_id": f"c{at}",
            "name": "extract_document",
            "arguments": f'{{"file_url": "{handle}"}}',
        }
        result = {"call_id": f"c{at}", "tool": "extract_document", "output": {"read": name}}
        events = (
            NewEvent(kind=kinds.ATTACHED, body=attached),
            NewEvent(kind=kinds.LEADER_SAID, body={"text": f"I read {name}.", "calls": [call]}),
            NewEvent(kind=kinds.CALL_RESULT, body=result),
        )
        store.commit(session, Commit(events=events))
    before = [one for one in store.read_session(session).events if "ada.pdf" in str(one.body)]
    (kim,) = [one for one in store.originals.all() if one.filename == "kim.pdf"]
    erase(store, DataType.ARTIFACT_RECORD, f"artifact-{kim.sha256[:16]}")
    after = store.read_session(session).events
    assert [one for one in after if "ada.pdf" in str(one.body)] == before
    assert len(before) == 3
    assert "kim.pdf" not in str([one.body for one in after])
    assert [one.filename for one in store.originals.all()] == ["ada.pdf"]


def test_an_artifact_is_meant_by_its_whole_id(store: Store) -> None:
    """A part of an id, or nothing, names no document: nobody's original goes."""
    blob = store.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    for wrong in (f"artifact-{blob.sha256[:3]}", blob.sha256[:16], "artifact-", ""):
        erase(store, DataType.ARTIFACT_RECORD, wrong)
    assert store.originals.all() == (blob,)


def test_a_forgotten_request_is_in_no_file_any_more(store: Store, places: DataFolder) -> None:
    """The journal of requests can be deleted: the log of the database too lets go of what was
    sent.
    """
    id_ = store.request_journal.note(
        SentRequest(agent="interview", host="h", model="m", sent={"text": SECRET})
    )
    assert SECRET.encode() in everything_on_disk(places)
    assert store.request_journal.forget([id_]) == 1
    assert SECRET.encode() not in everything_on_disk(places)


def test_a_view_that_only_reads_keeps_no_original(store: Store, places: DataFolder) -> None:
    """Beside a window that has the store open nothing is written, not even a file without its
    row.
    """
    with open_for_reading(places) as view, pytest.raises(StoreError):
        view.originals.keep(b"resume", filename="r.txt", mime="text/plain")
    assert not places.blobs.exists()


def test_a_deleted_resume_and_a_session_that_is_over_are_in_no_file_any_more(
    store: Store, places: DataFolder
) -> None:
    """DESIGN 7: they are no records, and deleting them deletes all the same, from the log of the
    database too.
    """
    store.tailoring_runs.keep("run-1", {"text": SECRET}, at="2026-03-02T09:00:00Z")
    expires = datetime(2026, 3, 3, tzinfo=UTC)
    store.cv_sessions.add(
        CvSession(
            id="expired",
            version=1,
            cv_data={"full_name": SECRET},
            created="2026-03-02T09:00:00+00:00",
            expires=expires.isoformat(),
            metadata={},
        )
    )
    store.tailoring_runs.delete("run-1")
    assert store.cv_sessions.remove_expired(expires) == 1
    assert SECRET.encode() not in everything_on_disk(places)


def test_what_was_erased_is_put_back_as_it_was(
    store: Store, places: DataFolder, reopen: Reopen
) -> None:
    """Undo: versions, what carried the data and the original are there again under the same
    numbers; until then nothing of it is on the disk, and the chain stays whole.
    """
    session = store.start_session().info.id
    blob = store.originals.keep(SECRET.encode(), filename="kim.txt", mime="text/plain")
    id = f"artifact-{blob.sha256[:16]}"
    attached = {"handle": "upload://17", "sha256": blob.sha256, "filename": "kim.txt"}
    record = NewRecord(
        data_type=DataType.ARTIFACT_RECORD, id=id, data={"sha256": blob.sha256, "text": SECRET}
    )
    events = (NewEvent(kind=kinds.ATTACHED, body=attached),)
    store.commit(session, Commit(events=events, records=(record,)))
    before = store.read_session(session).events
    gone = store.commit(session, Commit(erase_records=((DataType.ARTIFACT_RECORD, id),)))
    assert SECRET.encode() not in everything_on_disk(places)
    assert store.find_record(DataType.ARTIFACT_RECORD, id) is None
    told = store.commit(session, Commit(put_back=gone.taken))
    assert [event.kind for event in told.events] == [kinds.PUT_BACK]
    again = reopen()
    found = again.find_record(DataType.ARTIFACT_RECORD, id)
    assert found is not None
    assert (found.version, found.data) == (1, record.data)
    assert again.originals.read(blob.sha256) == SECRET.encode()
    assert again.read_session(session).events[: len(before)] == before
    assert again.verify().faults == ()


def test_what_was_erased_again_meanwhile_stays_erased(store: Store) -> None:
    """Only the newest deletion of a record can be taken back."""
    session = store.start_session().info.id
    key = (DataType.APPLICANT_PROFILE, "profile")
    record = NewRecord(data_type=key[0], id=key[1], data=PROFILE)
    store.commit(session, Commit(records=(record,)))
    first = store.commit(session, Commit(erase_records=(key,)))
    store.commit(session, Commit(records=(record,)))
    second = store.commit(session, Commit(erase_records=(key,)))
    store.commit(session, Commit(put_back=first.taken))
    assert store.find_record(*key) is None
    store.commit(session, Commit(put_back=second.taken))
    found = store.find_record(*key)
    assert found is not None
    assert found.version == 2
