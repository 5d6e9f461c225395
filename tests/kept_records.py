"""What the tests of several rooms ask of a store's records."""

from interview_app.domain.journal import Commit, Event, Record, WaitingCall
from interview_app.domain.records import DataType
from interview_app.store import records
from interview_app.store.store import Store
from interview_app.store.waiting import calls


def erase(store: Store, data_type: DataType, id: str) -> tuple[Event, ...]:
    """Delete a record or a document as the actor does; the events that tell of it."""
    newest = store.newest_session()
    session = newest.info.id if newest is not None else ""
    return store.commit(session, Commit(erase_records=((data_type, id),))).events


def versions_of(store: Store, data_type: DataType, id: str) -> tuple[Record, ...]:
    """All versions of one record, oldest first."""
    with store.snapshot() as connection:
        return records.versions(connection, data_type, id)


def waiting(store: Store) -> tuple[WaitingCall, ...]:
    """What waits for the person, oldest first."""
    with store.snapshot() as connection:
        return calls(connection)
