"""Sessions: one is in force, the others have ended and stay readable."""

import uuid

from interview_app.domain import event_kinds
from interview_app.domain.journal import NewEvent, OpenSession, SessionInfo
from interview_app.errors import StoreError
from interview_app.i18n import _
from interview_app.store import events
from interview_app.store.database import Connection

_INFO = "SELECT s.id, s.started, s.ended FROM sessions s"
_NOT_ERASED = (
    " WHERE s.id NOT IN (SELECT json_extract(c.body, '$.id') FROM events e JOIN contents c ON "
    "c.id = e.content_id"
    " WHERE e.kind = ? AND json_extract(c.body, '$.what') = 'session')"
)


def _info(row: tuple[str, str, int]) -> SessionInfo:
    id_, started, ended = row
    return SessionInfo(id=id_, started=started, ended=bool(ended))


def listed(connection: Connection) -> tuple[SessionInfo, ...]:
    """All sessions that can be read, newest first: of one that was erased nothing is left to
    read.
    """
    rows = connection.execute(_INFO + _NOT_ERASED + " ORDER BY s.rowid DESC", (event_kinds.ERASED,))
    return tuple(_info(row) for row in rows.fetchall())


def in_force(connection: Connection) -> str | None:
    """The id of the session that has not ended."""
    row = connection.execute(
        "SELECT id FROM sessions WHERE ended = 0 ORDER BY rowid DESC LIMIT 1"
    ).fetchone()
    return str(row[0]) if row else None


def start(connection: Connection, *, at: str) -> str:
    """End the one in force and begin another; returns its id."""
    _end(connection, at=at)
    session_id = f"session-{uuid.uuid4().hex}"
    connection.execute("INSERT INTO sessions VALUES (?, ?, 0)", (session_id, at))
    events.append(
        connection, session_id, [NewEvent(kind=event_kinds.SESSION_STARTED, body={})], at=at
    )
    return session_id


def resume(connection: Connection, session_id: str, *, at: str) -> None:
    """End the one in force and go on with one that has ended."""
    _end(connection, at=at)
    connection.execute("UPDATE sessions SET ended = 0 WHERE id = ?", (session_id,))


def _end(connection: Connection, *, at: str) -> None:
    before = in_force(connection)
    if before is not None:
        events.append(
            connection, before, [NewEvent(kind=event_kinds.SESSION_ENDED, body={})], at=at
        )
    connection.execute("UPDATE sessions SET ended = 1")


def opened(connection: Connection, session_id: str) -> OpenSession:
    """A session whole.

    Raises:
        StoreError: there is no such session.
    """
    row = connection.execute(_INFO + " WHERE s.id = ?", (session_id,)).fetchone()
    if row is None:
        raise StoreError(_("This conversation is not there any more. Choose another one."))
    return OpenSession(info=_info(row), events=events.of_session(connection, session_id))
