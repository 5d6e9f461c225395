"""Sessions over HTTP in the store: whole, versioned, removed when their day is over (CONTRACT F3).

Writes are optimistic: one with a stale version changes nothing.
"""

import json
from datetime import UTC, datetime

from interview_app.domain.cv_session import CvSession, StaleVersion
from interview_app.store.database import Database


class CvSessions:
    """The sessions of one open store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, session: CvSession) -> None:
        """Keep a new session."""
        with self._database.writing() as connection:
            connection.execute(
                "INSERT INTO cv_sessions (id, version, expires, body) VALUES (?, ?, ?, ?)",
                (session.id, session.version, _utc(session.expires), _body(session)),
            )

    def find(self, session_id: str) -> CvSession | None:
        """The session, expired or not, or None."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT body FROM cv_sessions WHERE id = ?", (session_id,)
            ).fetchone()
        if row is None:
            return None
        return _session(row[0])

    def replace(self, session: CvSession, *, expected_version: int) -> None:
        """Write `session` if the kept version is still `expected_version`.

        Raises:
            StaleVersion: it is not, or the session is gone.
        """
        with self._database.writing() as connection:
            done = connection.execute(
                # A session's end never moves: its index stays as it is.
                "UPDATE cv_sessions SET version = ?, body = ? WHERE id = ? AND version = ?",
                (session.version, _body(session), session.id, expected_version),
            )
            if done.rowcount != 1:
                raise StaleVersion

    def remove_expired(self, now: datetime) -> int:
        """Remove sessions whose time is over; returns how many."""
        with self._database.writing() as connection:
            gone = connection.execute(
                "DELETE FROM cv_sessions WHERE expires <= ?", (_utc(now.isoformat()),)
            ).rowcount
        if gone:
            self._database.forget_log()
        return gone


def _utc(at: str) -> str:
    """One form for every time, so that texts compare as times do."""
    return datetime.fromisoformat(at).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _session(body: str) -> CvSession:
    data = json.loads(body)
    return CvSession(**{**data, "event_log": tuple(data["event_log"])})


def _body(session: CvSession) -> str:
    # Its fields are plain data already: `asdict` would copy all of it first.
    text = json.dumps(vars(session), ensure_ascii=False, separators=(",", ":"))
    # Half of a surrogate pair, which a model may write, cannot be stored as UTF-8.
    return text.encode("utf-8", "replace").decode("utf-8")
