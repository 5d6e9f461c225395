"""The schema as a list of steps; `user_version` counts the steps a file has been through (STYLE
16).

A step is never changed once released: what comes later is another step.
"""

from collections.abc import Callable
from datetime import UTC, datetime

from interview_app.errors import StoreTooNew
from interview_app.i18n import _
from interview_app.store.carried_over import carry_over
from interview_app.store.database import Connection, user_version


def _first_tables(connection: Connection) -> None:
    """Everything of DESIGN 7. Events and records can be added to, and nothing else.

    `content_id` and `token` spare searches: where the body lies, and the token in it. Ids of
    contents are never given twice, so that an erased body stays erased when somebody says the same
    again.
    """
    for statement in _FIRST_TABLES:
        connection.execute(statement)


_FIRST_TABLES = (
    "CREATE TABLE contents (id INTEGER PRIMARY KEY AUTOINCREMENT, sha256 TEXT NOT NULL UNIQUE, "
    "body TEXT NOT NULL) STRICT",
    "CREATE TABLE sessions (id TEXT PRIMARY KEY, started TEXT NOT NULL, ended INTEGER NOT NULL "
    "DEFAULT 0) STRICT",
    "CREATE TABLE events (id INTEGER PRIMARY KEY, session_id TEXT NOT NULL, kind TEXT NOT NULL, "
    "at TEXT NOT NULL,"
    " body_sha256 TEXT NOT NULL, hash TEXT NOT NULL, content_id INTEGER, token TEXT) STRICT",
    "CREATE INDEX events_of_session ON events (session_id)",
    "CREATE INDEX events_with_content ON events (content_id)",
    "CREATE INDEX events_with_token ON events (token) WHERE token IS NOT NULL",
    "CREATE TRIGGER events_are_never_updated BEFORE UPDATE ON events"
    " BEGIN SELECT RAISE(ABORT, 'events are append-only'); END",
    "CREATE TRIGGER events_are_never_deleted BEFORE DELETE ON events"
    " BEGIN SELECT RAISE(ABORT, 'events are append-only'); END",
    "CREATE TABLE waiting (token TEXT PRIMARY KEY, session_id TEXT NOT NULL, event_id INTEGER "
    "NOT NULL) STRICT",
    "CREATE TABLE records (seq INTEGER PRIMARY KEY, data_type TEXT NOT NULL, id TEXT NOT NULL, "
    "version INTEGER NOT NULL,"
    " sha256 TEXT NOT NULL, at TEXT NOT NULL, UNIQUE (data_type, id, version)) STRICT",
    "CREATE INDEX records_with_content ON records (sha256)",
    "CREATE TRIGGER records_are_never_updated BEFORE UPDATE ON records"
    " BEGIN SELECT RAISE(ABORT, 'a record version is never changed'); END",
    "CREATE TRIGGER records_are_never_deleted BEFORE DELETE ON records"
    " BEGIN SELECT RAISE(ABORT, 'a record version is never removed, only its content'); END",
    "CREATE TABLE erasures (data_type TEXT NOT NULL, id TEXT NOT NULL, up_to_version INTEGER NOT "
    "NULL,"
    " PRIMARY KEY (data_type, id)) STRICT",
    "CREATE TABLE blobs (sha256 TEXT PRIMARY KEY, filename TEXT NOT NULL, mime TEXT NOT NULL, "
    "bytes INTEGER NOT NULL,"
    " at TEXT NOT NULL) STRICT",
    "CREATE TABLE llm_calls (id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, agent TEXT "
    "NOT NULL,"
    " host TEXT NOT NULL, model TEXT NOT NULL, sent_sha256 TEXT NOT NULL, tokens_in INTEGER, "
    "tokens_out INTEGER,"
    " cost REAL) STRICT",
    "CREATE INDEX llm_calls_with_content ON llm_calls (sent_sha256)",
)


def _cv_sessions(connection: Connection) -> None:
    """Sessions over HTTP: they end after a day, so they are no records and no events (CONTRACT
    F3).
    """
    connection.execute(
        "CREATE TABLE cv_sessions (id TEXT PRIMARY KEY, version INTEGER NOT NULL, expires TEXT "
        "NOT NULL, body TEXT NOT NULL)"
        " STRICT, WITHOUT ROWID"
    )
    connection.execute("CREATE INDEX cv_sessions_by_end ON cv_sessions (expires)")


def _tailoring_runs(connection: Connection) -> None:
    """Every version of every tailored résumé, until the person deletes it (CONTRACT D3)."""
    connection.execute(
        "CREATE TABLE tailoring_runs (run_id TEXT NOT NULL, version INTEGER NOT NULL, at TEXT "
        "NOT NULL, body TEXT NOT NULL,"
        " PRIMARY KEY (run_id, version)) STRICT"
    )


def _approved_lines(connection: Connection) -> None:
    """What was approved before there were lines gets them, as a new version of its record."""
    carry_over(connection, at=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"))


def _what_waits_is_read(connection: Connection) -> None:
    """What waits is read from the events: the table said it a second time."""
    connection.execute("DROP TABLE waiting")


Migration = Callable[[Connection], None]

MIGRATIONS: tuple[Migration, ...] = (
    _first_tables,
    _cv_sessions,
    _tailoring_runs,
    _approved_lines,
    _what_waits_is_read,
)


def refuse_newer(connection: Connection) -> None:
    """Leave a store alone that a newer version wrote.

    Raises:
        StoreTooNew: it has been through more steps than this version knows.
    """
    if user_version(connection) > len(MIGRATIONS):
        raise StoreTooNew(
            _(
                "Your data was written by a newer version of Interview App and was left "
                "untouched. Install that version."
            )
        )


def is_due(connection: Connection) -> bool:
    """Whether steps are missing."""
    return user_version(connection) < len(MIGRATIONS)


def migrate(connection: Connection) -> None:
    """Take the missing steps, all of them in one transaction or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in MIGRATIONS[user_version(connection) :]:
            step(connection)
        connection.execute(f"PRAGMA user_version={len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
