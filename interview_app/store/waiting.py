"""What waits for the person in the session in force, read from its events each time it is asked
for.

A `CALL_WAITING` waits until an event of `CLOSES_WAITING` carries its token.
"""

import json
from collections.abc import Iterable
from typing import NamedTuple

from interview_app.domain import event_kinds
from interview_app.domain.journal import NewEvent, WaitingCall
from interview_app.errors import Bug
from interview_app.store.database import Connection

_CLOSES = sorted(event_kinds.CLOSES_WAITING)
_WAITING = (
    "SELECT w.session_id, w.token, w.id, c.body FROM events w"
    " JOIN sessions s ON s.id = w.session_id AND s.ended = 0"
    " JOIN contents c ON c.id = w.content_id"
    " WHERE w.kind = ? AND w.token IS NOT NULL AND NOT EXISTS (SELECT 1 FROM events a"
    f" WHERE a.token = w.token AND a.id > w.id AND a.kind IN ({', '.join('?' * len(_CLOSES))}))"
)
_FIELDS = ("token", "call_id", "tool", "args", "args_sha256", "ask")


class Waits(NamedTuple):
    """A call that waits, by its session, its token and the event that tells of it."""

    session_id: str
    token: str
    event_id: int
    body: str


def waiting(connection: Connection, token: str | None = None) -> list[Waits]:
    """Everything that waits, or what waits by this token; oldest first."""
    of_token, values = ("", ()) if token is None else (" AND w.token = ?", (token,))
    query = f"{_WAITING}{of_token} ORDER BY w.id"
    rows = connection.execute(query, (event_kinds.CALL_WAITING, *_CLOSES, *values))
    return [Waits(*row) for row in rows]


def calls(connection: Connection) -> tuple[WaitingCall, ...]:
    """What waits, oldest first.

    Raises:
        KeyError, TypeError: a call of an import is none.
    """
    bodies = [json.loads(one.body) for one in waiting(connection)]
    return tuple(WaitingCall(**{name: body[name] for name in _FIELDS}) for body in bodies)


def refuse_second_answers(connection: Connection, new: Iterable[NewEvent]) -> None:
    """Let nothing be answered that does not wait.

    Raises:
        Bug: a token that does not wait is answered: the answer would count twice.
    """
    for event in new:
        token = event.body.get("token")
        if event.kind == event_kinds.CALL_ANSWERED and not waiting(connection, token or ""):
            raise Bug("a token that does not wait is answered")
