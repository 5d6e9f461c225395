"""Events: append-only, each sealed with the hash of the one before, so that nothing can be changed
or taken out unseen.

An event holds ids and the sha256 of its body. The body may be erased; the event and the chain stay
whole.
"""

import gc
import hashlib
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from pydantic_core import from_json

from interview_app.domain import event_kinds
from interview_app.domain.canonical import canonical_json
from interview_app.domain.journal import Event, NewEvent
from interview_app.store import contents
from interview_app.store.database import Connection

GENESIS = "0" * 64
"""What the first event is chained to."""

_COLUMNS = "e.id, e.session_id, e.kind, e.at, c.body, e.body_sha256, e.hash"


def event_hash(
    previous: str, *, id: int, session_id: str, kind: str, at: str, body_sha256: str
) -> str:
    """The seal: sha256 over the previous seal and everything the event row holds."""
    return hashlib.sha256(
        canonical_json([previous, id, session_id, kind, at, body_sha256]).encode("utf-8")
    ).hexdigest()


def last(connection: Connection) -> tuple[int, str]:
    """Id and hash of the newest event; `(0, GENESIS)` before the first."""
    row = connection.execute("SELECT id, hash FROM events ORDER BY id DESC LIMIT 1").fetchone()
    return (int(row[0]), str(row[1])) if row else (0, GENESIS)


def append(
    connection: Connection, session_id: str, new: Iterable[NewEvent], *, at: str
) -> tuple[Event, ...]:
    """Append facts to a session."""
    written: list[Event] = []
    for event in new:
        content_id, sha256 = contents.put(connection, event.body)
        row = (session_id, event.kind, at, sha256)
        id_, seal = _append_sealed(
            connection, row, content_id=content_id, token=token_in(event.body)
        )
        written.append(
            Event(
                id=id_,
                session_id=session_id,
                kind=event.kind,
                at=at,
                body=event.body,
                body_sha256=sha256,
                hash=seal,
            )
        )
    return tuple(written)


def append_erased(
    connection: Connection, session_id: str, kind: str, at: str, body_sha256: str
) -> int:
    """Append a fact of an import whose content was erased before; returns its id."""
    return _append_sealed(
        connection, (session_id, kind, at, body_sha256), content_id=None, token=None
    )[0]


def _append_sealed(
    connection: Connection,
    row: tuple[str, str, str, str],
    *,
    content_id: int | None,
    token: str | None,
) -> tuple[int, str]:
    newest, previous = last(connection)
    session_id, kind, at, body_sha256 = row
    id_ = newest + 1
    seal = event_hash(
        previous, id=id_, session_id=session_id, kind=kind, at=at, body_sha256=body_sha256
    )
    insert(connection, (id_, *row, seal), content_id=content_id, token=token)
    return id_, seal


def token_in(body: dict[str, Any] | None) -> str | None:
    """The token a body names, for the index; an import may hold anything."""
    token = None if body is None else body.get("token")
    return token if isinstance(token, str) else None


def insert(
    connection: Connection,
    row: tuple[int, str, str, str, str, str],
    *,
    content_id: int | None,
    token: str | None,
) -> None:
    """Write a row whose seal is made already: `(id, session_id, kind, at, body_sha256, hash)`."""
    connection.execute(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, content_id, token)
    )


def of_session(connection: Connection, session_id: str) -> tuple[Event, ...]:
    """The events of a session in order."""
    with _no_collections() as read:
        read.extend(_read(connection, "e.session_id = ?", [session_id]))
    return tuple(read)


_MANY = 1_000
"""From so many events on, what was read is kept out of the collector's sight."""


@contextmanager
def _no_collections() -> Iterator[list[Event]]:
    """While objects only grow, the collector walks them again and again and finds nothing: a
    quarter of the reading time.

    The first collection afterwards would take another third, so many events are set aside for good;
    they hold no cycles.
    """
    was_on = gc.isenabled()
    read: list[Event] = []
    gc.disable()
    try:
        yield read
        if was_on and len(read) >= _MANY:
            gc.freeze()
    finally:
        if was_on:
            gc.enable()


def all_events(connection: Connection) -> Iterator[Event]:
    """Every event of the store, one at a time."""
    return _read(connection, "1", [])


def _read(connection: Connection, where: str, values: list[str]) -> Iterator[Event]:
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM events e LEFT JOIN contents c ON c.id = e.content_id WHERE "
        f"{where} ORDER BY e.id",
        values,
    )
    # A frozen dataclass sets its fields one by one, which for a session of 10,000 events costs as
    # much as reading them.
    new, give = object.__new__, object.__setattr__
    for id_, session, kind, at, body, sha256, seal in rows:
        event = new(Event)
        fields = {
            "id": id_,
            "session_id": session,
            "kind": kind,
            "at": at,
            "body": None if body is None else from_json(body),
            "body_sha256": sha256,
            "hash": seal,
        }
        give(event, "__dict__", fields)
        yield event


def erased(connection: Connection) -> set[str]:
    """The sha256 of every content that an `ERASED` event says is gone."""
    rows = connection.execute(
        "SELECT c.body FROM events e JOIN contents c ON c.id = e.content_id WHERE e.kind = ?",
        (event_kinds.ERASED,),
    )
    return {sha256 for (body,) in rows for sha256 in json.loads(body).get("sha256", ())}


def chain_faults(connection: Connection) -> list[str]:
    """A sentence for each place where the chain is broken; no sentence means it is whole."""
    found: list[str] = []
    expected, seal, gone = 1, GENESIS, erased(connection)
    rows = connection.execute(
        "SELECT e.id, e.session_id, e.kind, e.at, e.body_sha256, e.hash, c.sha256"
        " FROM events e LEFT JOIN contents c ON c.id = e.content_id ORDER BY e.id"
    )
    for id_, session, kind, at, body_sha256, stored, present in rows:
        if id_ != expected:
            found.append(f"event {expected} is missing")
        if stored != event_hash(
            seal, id=id_, session_id=session, kind=kind, at=at, body_sha256=body_sha256
        ):
            found.append(f"event {id_} does not follow from the one before it")
        if present is not None and present != body_sha256:
            found.append(f"the content of event {id_} is another one's")
        if present is None and body_sha256 not in gone:
            found.append(f"the content of event {id_} is missing and was not erased")
        expected, seal = id_ + 1, stored
    return found
