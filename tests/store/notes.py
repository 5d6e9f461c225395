"""What tests of the store write and look for: notes in the newest session."""

from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import Commit, NewEvent
from interview_app.store.store import Store


def note(store: Store, text: str) -> None:
    """Keep a note in the newest session, or in a new one."""
    session = store.newest_session() or store.start_session()
    store.commit(session.info.id, Commit(events=(NewEvent(kind=kinds.NOTE, body={"text": text}),)))


def texts(store: Store) -> list[str]:
    """The notes of the newest session, in order."""
    session = store.newest_session()
    assert session is not None
    return [
        event.body["text"] for event in session.events if event.kind == kinds.NOTE and event.body
    ]
