"""What waits for the person: an index over the events of the session in force, rebuilt from them at
every start.

A `CALL_WAITING` waits until an event of `CLOSES_WAITING` carries its token. The events are the
truth; the table only spares a search.
"""

from collections.abc import Iterable

from interview_app.domain import event_kinds
from interview_app.domain.journal import Commit, Event, WaitingCall
from interview_app.errors import Bug
from interview_app.store import contents
from interview_app.store.database import Connection

_FIELDS = ("token", "call_id", "tool", "args", "args_sha256", "ask")


def check(commit: Commit) -> None:
    """The commit's own lists say the same as its events.

    Raises:
        Bug: a token is added or removed without its event: after a crash it would be gone or back.
    """
    opened = {
        event.body.get("token") for event in commit.events if event.kind == event_kinds.CALL_WAITING
    }
    closed = {
        event.body.get("token")
        for event in commit.events
        if event.kind in event_kinds.CLOSES_WAITING
    }
    if not {call.token for call in commit.waiting_added} <= opened:
        raise Bug("a waiting call is committed without its call_waiting event")
    if not set(commit.waiting_removed) <= closed:
        raise Bug("a waiting call is removed without a call_answered or call_aborted event")


def follow(connection: Connection, events: Iterable[Event]) -> None:
    """Bring the index up to date with events just appended.

    Raises:
        Bug: a token that does not wait is answered: the answer would count twice.
    """
    for event in events:
        token = (event.body or {}).get("token")
        if event.kind == event_kinds.CALL_WAITING and token is not None:
            connection.execute(
                "INSERT INTO waiting VALUES (?, ?, ?)", (token, event.session_id, event.id)
            )
        elif event.kind in event_kinds.CLOSES_WAITING:
            row = connection.execute("DELETE FROM waiting WHERE token = ?", (token,))
            if row.rowcount == 0 and event.kind == event_kinds.CALL_ANSWERED:
                raise Bug("a token that does not wait is answered")


def end_session(connection: Connection, session_id: str) -> None:
    """Nothing waits in a session that has ended."""
    connection.execute("DELETE FROM waiting WHERE session_id = ?", (session_id,))


def rebuild(connection: Connection) -> bool:
    """Derive the index anew from the events of the sessions that have not ended; whether it had to
    be changed.

    An index that is right is left alone: a start that writes nothing needs no fsync.
    """
    closes = sorted(event_kinds.CLOSES_WAITING)
    derived = connection.execute(
        "SELECT w.token, w.session_id, w.id FROM events w"
        " JOIN sessions s ON s.id = w.session_id AND s.ended = 0 JOIN contents c ON c.id = "
        "w.content_id"
        " WHERE w.kind = ? AND w.token IS NOT NULL AND NOT EXISTS (SELECT 1 FROM events a"
        f" WHERE a.token = w.token AND a.id > w.id AND a.kind IN "
        f"({', '.join('?' * len(closes))})) ORDER BY w.id",
        (event_kinds.CALL_WAITING, *closes),
    ).fetchall()
    present = connection.execute(
        "SELECT token, session_id, event_id FROM waiting ORDER BY event_id"
    ).fetchall()
    if derived == present:
        return False
    connection.execute("DELETE FROM waiting")
    connection.executemany("INSERT INTO waiting VALUES (?, ?, ?)", derived)
    return True


def calls(connection: Connection, session_id: str) -> tuple[WaitingCall, ...]:
    """What waits in a session, oldest first."""
    rows = connection.execute(
        "SELECT e.body_sha256 FROM waiting w JOIN events e ON e.id = w.event_id WHERE "
        "w.session_id = ? ORDER BY e.id",
        (session_id,),
    ).fetchall()
    bodies = [contents.get(connection, sha256) for (sha256,) in rows]
    return tuple(
        WaitingCall(**{name: body[name] for name in _FIELDS}) for body in bodies if body is not None
    )
