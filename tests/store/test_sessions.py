"""Sessions, events and what waits: kept, resumed and derived (DESIGN 4.8, 7)."""

import sqlite3
from collections.abc import Callable

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.drafts import Draft, about_composer
from interview_app.domain.journal import Commit, NewEvent, WaitingCall
from interview_app.errors import Bug, StoreError
from interview_app.interview.ports import SessionStore
from interview_app.store.store import Store
from tests.kept_records import waiting

Reopen = Callable[[], Store]


def call(token: str = "t1", **args: object) -> WaitingCall:
    return WaitingCall(
        token=token,
        call_id=f"c-{token}",
        tool="get_user_option",
        args=dict(args),
        args_sha256="0" * 64,
        ask={},
    )


def waits(one: WaitingCall) -> Commit:
    return Commit(events=(one.told(),))


def answered(token: str) -> Commit:
    body = {"token": token, "data": {"selectedIds": ["a"]}, "ack": {"status": "ok"}}
    return Commit(events=(NewEvent(kind=kinds.CALL_ANSWERED, body=body),))


def test_the_store_is_what_the_actor_asks_for(store: Store) -> None:
    """The facade meets `SessionStore` without importing it; mypy checks this line, and it runs."""
    as_the_actor_sees_it: SessionStore = store
    assert as_the_actor_sees_it.newest_session() is None


def test_a_session_comes_back_exactly_as_it_was_left(reopen: Reopen) -> None:
    """DESIGN 4.8: nothing but the store is needed to go on."""
    store = reopen()
    session = store.start_session()
    said = store.commit(
        session.info.id,
        Commit(events=(NewEvent(kind=kinds.PERSON_SAID, body={"text": "Grüße 🙂"}),)),
    )
    again = reopen().newest_session()
    assert again is not None
    assert again.events[-1] == said.events[0]
    assert [event.kind for event in again.events] == [kinds.SESSION_STARTED, kinds.PERSON_SAID]
    assert [event.id for event in again.events] == [1, 2]


def test_starting_over_ends_the_session_in_force_and_keeps_it_readable(store: Store) -> None:
    """DESIGN 11: the old conversation stays readable, and nothing waits in it any more."""
    first = store.start_session().info.id
    store.commit(first, waits(call()))
    second = store.start_session().info.id
    assert [(info.id, info.ended) for info in store.sessions()] == [(second, False), (first, True)]
    assert store.read_session(first).events[-1].kind == kinds.SESSION_ENDED
    assert waiting(store) == ()
    with pytest.raises(StoreError):
        store.read_session("session-nobody")


def test_an_earlier_session_is_gone_on_with(reopen: Reopen) -> None:
    """Starting over can be taken back: the old one is in force again, over a restart too."""
    store = reopen()
    first = store.start_session().info.id
    store.commit(first, waits(call()))
    second = store.start_session().info.id
    assert store.resume_session(first).info.ended is False
    assert {info.id: info.ended for info in store.sessions()} == {first: False, second: True}
    with pytest.raises(StoreError):
        store.resume_session("session-nobody")
    again = reopen().newest_session()
    assert again is not None
    assert again.info.id == first


def test_what_waits_is_read_from_the_events(reopen: Reopen) -> None:
    """DESIGN 4.8: whatever was answered or withdrawn, what is left waits on after a start: same
    token, same arguments.
    """
    store = reopen()
    session = store.start_session().info.id
    for token in ("t1", "t2", "t3"):
        store.commit(session, waits(call(token, prompt=token)))
    store.commit(session, answered("t1"))
    abort = NewEvent(kind=kinds.CALL_ABORTED, body={"token": "t3", "reason": "stop"})
    store.commit(session, Commit(events=(abort,)))
    assert waiting(store) == (call("t2", prompt="t2"),)
    store.close()
    assert waiting(reopen()) == (call("t2", prompt="t2"),)


def test_a_token_is_answered_once(store: Store) -> None:
    """DESIGN 4.6: a second answer to a token changes nothing, whoever forgot to look."""
    session = store.start_session().info.id
    store.commit(session, waits(call()))
    store.commit(session, answered("t1"))
    before = store.read_session(session)
    with pytest.raises(Bug):
        store.commit(session, answered("t1"))
    assert store.read_session(session) == before


def test_what_never_waited_is_not_answered(store: Store) -> None:
    """An answer nobody was asked for is refused whole."""
    session = store.start_session().info.id
    with pytest.raises(Bug):
        store.commit(session, answered("t1"))
    assert [one.kind for one in store.read_session(session).events] == [kinds.SESSION_STARTED]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET kind = 'x'",
        "DELETE FROM events",
        "UPDATE records SET version = 9",
        "DELETE FROM records",
    ],
)
def test_nobody_changes_or_removes_what_was_written(store: Store, statement: str) -> None:
    """DESIGN 7: triggers forbid UPDATE and DELETE."""
    from interview_app.domain.journal import NewRecord
    from interview_app.domain.records import DataType

    session = store.start_session().info.id
    record = NewRecord(data_type=DataType.APPLICANT_PROFILE, id="profile", data={"basics": {}})
    store.commit(session, Commit(records=(record,)))
    bare = sqlite3.connect(store.places.database)
    with pytest.raises(sqlite3.IntegrityError, match=r"append-only|never"):
        bare.execute(statement)
    bare.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET at = '2020-01-01T00:00:00Z' WHERE id = 2",
        "UPDATE events SET session_id = 'other' WHERE id = 3",
        "DELETE FROM events WHERE id = 2",
        "UPDATE contents SET body = '{\"text\":\"forged\"}' WHERE body LIKE '%two%'",
        "DELETE FROM contents WHERE body LIKE '%two%'",
    ],
)
def test_a_forged_history_does_not_verify(store: Store, statement: str) -> None:
    """DESIGN 7: the hash chain shows what went around the triggers."""
    session = store.start_session().info.id
    for text in ("one", "two", "three"):
        store.commit(session, Commit(events=(NewEvent(kind=kinds.NOTE, body={"text": text}),)))
    assert store.verify().whole
    bare = sqlite3.connect(store.places.database)
    bare.execute("DROP TRIGGER events_are_never_updated")
    bare.execute("DROP TRIGGER events_are_never_deleted")
    bare.execute(statement)
    bare.commit()
    bare.close()
    assert not store.verify().whole


def test_half_a_surrogate_pair_in_a_text_is_kept_as_a_question_mark(store: Store) -> None:
    """File names of any bytes reach events as lone surrogates; that must not cost the answer."""
    session = store.start_session().info.id
    store.commit(session, Commit(events=(NewEvent(kind=kinds.NOTE, body={"text": "a\udcffb"}),)))
    assert store.read_session(session).events[-1].body == {"text": "a?b"}
    assert store.verify().whole


def test_a_commit_that_fails_leaves_nothing_of_itself(store: Store) -> None:
    """All of it is durable or none of it: the event before the bad one is gone too."""
    session = store.start_session().info.id
    before = store.read_session(session)
    good = NewEvent(kind=kinds.NOTE, body={"text": "good"})
    with pytest.raises(ValueError):
        store.commit(
            session, Commit(events=(good, NewEvent(kind=kinds.NOTE, body={"x": float("nan")})))
        )
    assert store.read_session(session) == before
    assert store.commit(session, Commit(events=(good,))).events[0].id == 2


def test_what_is_unsent_goes_with_its_conversation(store: Store) -> None:
    """Deleting deletes (DESIGN 7): half a sentence too; and a file of nonsense is no fault."""
    first = store.start_session().info.id
    half = Draft(about=about_composer(first), content={"texts": ["Grüße 🙂", "half \ud83d"]})
    store.drafts.keep(half)
    assert store.drafts.kept() == (half,)
    second = store.start_session().info.id
    other = Draft(about=about_composer(second), content={"texts": ["kept"]})
    store.drafts.keep(other)
    store.erase_session(first)
    assert store.drafts.kept() == (other,)
    file = store.places.root / "drafts.json"
    file.write_bytes(b"[1")
    assert store.drafts.kept() == ()
    store.close()
    with pytest.raises(StoreError):
        store.drafts.keep(other)
    assert file.read_bytes() == b"[1"
