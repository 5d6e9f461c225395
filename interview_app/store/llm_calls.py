"""The journal of requests to models: written before a request leaves, priced after it, deletable as
a whole or one by one.
"""

import json
from collections.abc import Iterable
from typing import Any

from interview_app.domain.request_journal import (
    JournalledRequest,
    RequestHead,
    SentRequest,
    Spending,
)
from interview_app.store import contents
from interview_app.store.database import Connection

_OF_THE_CONVERSATION = ("interviewer", "refine_reading")
"""The agents whose requests carry what was said and handed over in the conversation."""
NOTHING_LEFT = ""
"""In the place of the sha256 of what was sent, where that was deleted with its conversation."""
_COLUMNS = (
    "l.id, l.at, l.agent, l.host, l.model, c.body, l.sent_sha256, l.tokens_in, l.tokens_out, l.cost"
)


def note(connection: Connection, request: SentRequest, *, at: str) -> int:
    """Keep what is about to be sent; returns its id."""
    sha256 = NOTHING_LEFT if request.sent is None else contents.put(connection, request.sent)[1]
    cursor = connection.execute(
        "INSERT INTO llm_calls (at, agent, host, model, sent_sha256) VALUES (?, ?, ?, ?, ?)",
        (at, request.agent, request.host, request.model, sha256),
    )
    return int(cursor.lastrowid or 0)


def price(
    connection: Connection,
    id: int,
    *,
    tokens_in: int | None,
    tokens_out: int | None,
    cost: float | None,
) -> None:
    """Add what the provider counted and what it cost in US dollars; None is unknown."""
    row = (tokens_in, tokens_out, cost, id)
    connection.execute(
        "UPDATE llm_calls SET tokens_in = ?, tokens_out = ?, cost = ? WHERE id = ?", row
    )


def listed(connection: Connection) -> tuple[JournalledRequest, ...]:
    """All requests, newest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM llm_calls l LEFT JOIN contents c ON c.sha256 = l.sent_sha256 "
        f"ORDER BY l.id DESC"
    )
    return tuple(
        JournalledRequest(
            id=id_,
            at=at,
            agent=agent,
            host=host,
            model=model,
            sent=None if body is None else json.loads(body),
            sent_sha256=sha256,
            tokens_in=tokens_in,
            tokens_out=tokens_out,
            cost=cost,
        )
        for id_, at, agent, host, model, body, sha256, tokens_in, tokens_out, cost in rows
    )


def heads(connection: Connection, *, before: int | None, count: int) -> tuple[RequestHead, ...]:
    """Up to `count` requests without what was sent, newest first, from the one before `before`
    on.
    """
    rows = connection.execute(
        "SELECT l.id, l.at, l.agent, l.host, l.model, COALESCE(length(c.body), 0), l.tokens_in, "
        "l.tokens_out, l.cost"
        " FROM llm_calls l LEFT JOIN contents c ON c.sha256 = l.sent_sha256"
        " WHERE l.id < COALESCE(?, 9223372036854775807) ORDER BY l.id DESC LIMIT ?",
        (before, count),
    )
    names = ("id", "at", "agent", "host", "model", "characters", "tokens_in", "tokens_out", "cost")
    return tuple(RequestHead(**dict(zip(names, row, strict=True))) for row in rows)


def sent(connection: Connection, id: int) -> Any | None:
    """What one request sent, as JSON; None when it was deleted."""
    row = connection.execute("SELECT sent_sha256 FROM llm_calls WHERE id = ?", (id,)).fetchone()
    return None if row is None else contents.get(connection, row[0])


def spending(connection: Connection) -> Spending:
    """What all requests together did cost, without reading what they sent."""
    row = connection.execute(
        "SELECT COUNT(*), COUNT(cost), COALESCE(SUM(cost), 0.0) FROM llm_calls"
    ).fetchone()
    return Spending(requests=row[0], unknown=row[0] - row[1], dollars=row[2])


def forget(connection: Connection, ids: Iterable[int] | None = None) -> int:
    """Delete some requests or all of them, with their content; returns how many went."""
    chosen = (
        {row[0] for row in connection.execute("SELECT id FROM llm_calls")}
        if ids is None
        else set(ids)
    )
    shas: list[str] = []
    gone = 0
    for id_ in chosen:
        shas += [
            row[0]
            for row in connection.execute("SELECT sent_sha256 FROM llm_calls WHERE id = ?", (id_,))
        ]
        gone += connection.execute("DELETE FROM llm_calls WHERE id = ?", (id_,)).rowcount
    contents.drop_unused(connection, shas)
    return gone


def forget_what_was_sent(connection: Connection, *, began: str, ended: str) -> None:
    """Delete what a conversation sent to models between two times; that it was sent, where to and
    its cost stay.
    """
    rows = connection.execute(
        "SELECT id, sent_sha256 FROM llm_calls WHERE at BETWEEN ? AND ?"
        " AND agent IN (SELECT value FROM json_each(?)) AND sent_sha256 <> ?",
        (began, ended, json.dumps(_OF_THE_CONVERSATION), NOTHING_LEFT),
    ).fetchall()
    emptied = [(NOTHING_LEFT, id_) for id_, _sha256 in rows]
    connection.executemany("UPDATE llm_calls SET sent_sha256 = ? WHERE id = ?", emptied)
    contents.drop_unused(connection, [sha256 for _id, sha256 in rows])
