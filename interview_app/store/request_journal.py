"""The journal of requests to models: written before a request leaves, priced after it, deletable as
a whole or one by one.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any

from interview_app.domain.request_journal import RequestHead, SentRequest, Spending
from interview_app.store import contents
from interview_app.store.database import Connection, Database

_OF_THE_CONVERSATION = ("interviewer", "refine_reading")
"""The agents whose requests carry what was said and handed over in the conversation."""
NOTHING_LEFT = ""
"""In the place of the sha256 of what was sent, where that was deleted with its conversation."""


class RequestJournal:
    """Meets `llm.watched.Journal`. `at` says the time, ISO 8601 in UTC. Everything here may raise
    `StoreError`.
    """

    def __init__(self, database: Database, *, at: Callable[[], str]) -> None:
        self._database = database
        self._at = at

    def note(self, request: SentRequest) -> int:
        """Keep what is about to be sent to a model; returns its id."""
        with self._database.writing() as connection:
            sha256 = contents.put(connection, request.sent)[1]
            cursor = connection.execute(
                "INSERT INTO llm_calls (at, agent, host, model, sent_sha256)"
                " VALUES (?, ?, ?, ?, ?)",
                (self._at(), request.agent, request.host, request.model, sha256),
            )
        return int(cursor.lastrowid or 0)

    def price(
        self,
        id: int,
        *,
        tokens_in: int | None = None,
        tokens_out: int | None = None,
        cost: float | None = None,
    ) -> None:
        """Add what the provider counted and what it cost in US dollars; None is unknown."""
        with self._database.writing() as connection:
            connection.execute(
                "UPDATE llm_calls SET tokens_in = ?, tokens_out = ?, cost = ? WHERE id = ?",
                (tokens_in, tokens_out, cost, id),
            )

    def heads(self, *, before: int | None = None, count: int = 100) -> tuple[RequestHead, ...]:
        """Up to `count` requests without what was sent, newest first, from the one before `before`
        on.
        """
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT l.id, l.at, l.agent, l.host, l.model, COALESCE(length(c.body), 0)"
                " AS characters, l.tokens_in, l.tokens_out, l.cost"
                " FROM llm_calls l LEFT JOIN contents c ON c.sha256 = l.sent_sha256"
                " WHERE l.id < COALESCE(?, 9223372036854775807) ORDER BY l.id DESC LIMIT ?",
                (before, count),
            )
            names = [column[0] for column in rows.description]
            return tuple(RequestHead(**dict(zip(names, row, strict=True))) for row in rows)

    def sent(self, id: int) -> Any | None:
        """What one request sent, as JSON; None when it was deleted."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT sent_sha256 FROM llm_calls WHERE id = ?", (id,)
            ).fetchone()
            return None if row is None else contents.get(connection, row[0])

    def spending(self) -> Spending:
        """What all requests together did cost, without reading what they sent."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT COUNT(*), COUNT(cost), COALESCE(SUM(cost), 0.0) FROM llm_calls"
            ).fetchone()
        return Spending(requests=row[0], unknown=row[0] - row[1], dollars=row[2])

    def forget(self, ids: Iterable[int] | None = None) -> int:
        """Delete some requests or all of them with what they sent, also from the database's log;
        returns how many went.
        """
        which = "" if ids is None else " WHERE id IN (SELECT value FROM json_each(?))"
        chosen = () if ids is None else (json.dumps(list(ids)),)
        with self._database.writing() as connection:
            gone = connection.execute(
                f"DELETE FROM llm_calls{which} RETURNING sent_sha256", chosen
            ).fetchall()
            contents.drop_unused(connection, [sha256 for (sha256,) in gone])
        self._database.forget_log()
        return len(gone)


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
