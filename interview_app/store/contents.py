"""JSON content, kept once under the sha256 of its canonical form; the only place where what a
person said or approved lies.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from interview_app.domain.canonical import canonical_json
from interview_app.store.database import Connection

_REFERENCED = (
    "SELECT 1 FROM events WHERE content_id = (SELECT id FROM contents WHERE sha256 = :sha)"
    " AND id NOT IN (SELECT value FROM json_each(:events))"
    " UNION ALL SELECT 1 FROM records r WHERE sha256 = :sha AND version > COALESCE((SELECT "
    "up_to_version FROM erasures e"
    " WHERE e.data_type = r.data_type AND e.id = r.id), 0)"
    " UNION ALL SELECT 1 FROM llm_calls WHERE sent_sha256 = :sha LIMIT 1"
)


def sealed(value: Any) -> tuple[str, str]:
    """The sha256 and the canonical text of a JSON value.

    Halves of surrogate pairs, which file names of any bytes may bring, cannot be stored as UTF-8
    and become `?`.
    """
    raw = canonical_json(value).encode("utf-8", "replace")
    return hashlib.sha256(raw).hexdigest(), raw.decode("utf-8")


def put(connection: Connection, value: Any) -> tuple[int, str]:
    """Keep a JSON value; returns the id of its row and its sha256."""
    sha256, body = sealed(value)
    row = connection.execute("SELECT id FROM contents WHERE sha256 = ?", (sha256,)).fetchone()
    if row is not None:
        return int(row[0]), sha256
    cursor = connection.execute("INSERT INTO contents (sha256, body) VALUES (?, ?)", (sha256, body))
    return int(cursor.lastrowid or 0), sha256


def get(connection: Connection, sha256: str) -> Any | None:
    """The JSON value, or None when it was erased."""
    row = connection.execute("SELECT body FROM contents WHERE sha256 = ?", (sha256,)).fetchone()
    return None if row is None else json.loads(row[0])


def drop_unused(
    connection: Connection, shas: Iterable[str], *, but_for_events: Iterable[int] = ()
) -> list[tuple[int, str, str]]:
    """Delete the contents nothing refers to any more, leaving the given events aside; returns the
    rows that went: id, sha256 and text.
    """
    events = json.dumps(list(but_for_events))
    gone: list[tuple[int, str, str]] = []
    for sha256 in dict.fromkeys(shas):
        if connection.execute(_REFERENCED, {"sha": sha256, "events": events}).fetchone() is None:
            gone += connection.execute(
                "DELETE FROM contents WHERE sha256 = ? RETURNING id, sha256, body", (sha256,)
            ).fetchall()
    return gone


def put_rows_back(connection: Connection, rows: Iterable[tuple[int, str, str]]) -> None:
    """Rows that were deleted, under the ids by which events refer to them; what somebody said again
    meanwhile is there already.
    """
    connection.executemany("INSERT OR IGNORE INTO contents VALUES (?, ?, ?)", rows)


def faults(connection: Connection) -> list[str]:
    """The sha256 of every content whose text does not match it."""
    return [
        sha256
        for sha256, body in connection.execute("SELECT sha256, body FROM contents")
        if hashlib.sha256(body.encode("utf-8")).hexdigest() != sha256
    ]
