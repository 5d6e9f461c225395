"""Taking an exported store into an empty one, as it was, bit by bit. Where something is there
already, it is brought in by a restore, which keeps that as a backup.
"""

import json
import sqlite3
from dataclasses import dataclass

from interview_app.domain.records import DataType
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.store import contents, events, records, sessions, waiting
from interview_app.store.carried_over import carry_over
from interview_app.store.database import Connection
from interview_app.store.portable import Everything
from interview_app.store.request_journal import NOTHING_LEFT

_HOLDING = ("events", "records", "blobs", "tailoring_runs", "llm_calls")
"""Tables of which one that holds something makes a store no empty one."""


@dataclass(frozen=True, kw_only=True)
class Absorbed:
    """What came in: counts, and the records with a time to be mended."""

    sessions: int
    events: int
    records: int
    blobs: int
    out_of_order: tuple[tuple[DataType, str], ...] = ()
    """Records in which a time ends before it starts: they came in as they were."""


def refuse_filled(connection: Connection) -> None:
    """Leave a store alone that is not empty.

    Raises:
        ImportFailed: something is there.
    """
    if any(connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in _HOLDING):
        raise ImportFailed(
            _(
                "There is data here already, and nothing was imported. `interview-app restore "
                "FILE` brings the export in and keeps what is here as a backup."
            )
        )


def absorb(connection: Connection, given: Everything) -> Absorbed:
    """Take it into an empty store, inside one transaction; the originals' files are there already.

    Records of a version before there were lines get theirs as a further version.

    Raises:
        ImportFailed: its history does not verify.
    """
    try:
        done = _take_over(connection, given)
        carry_over(connection, at=given.exported)
        waiting.rebuild(connection)
        # What waits is read at every start: a call that cannot be would keep the store from being
        # opened.
        if (session := sessions.in_force(connection)) is not None:
            waiting.calls(connection, session)
    except (sqlite3.IntegrityError, OverflowError, KeyError, TypeError):
        raise _refused() from None
    return done


def _refused() -> ImportFailed:
    return ImportFailed(
        _("The file's history does not check, so nothing was imported. Export it again.")
    )


def _take_over(connection: Connection, given: Everything) -> Absorbed:
    connection.executemany(
        "INSERT INTO blobs VALUES (?, ?, ?, ?, ?)",
        [(blob.sha256, blob.filename, blob.mime, blob.bytes, blob.at) for blob in given.blobs],
    )
    connection.executemany(
        "INSERT INTO tailoring_runs (run_id, version, at, body) VALUES (?, ?, ?, ?)",
        [
            (
                run.run_id,
                run.version,
                run.at,
                json.dumps(run.body, ensure_ascii=False, separators=(",", ":")),
            )
            for run in given.tailoring_runs
        ],
    )
    for session in given.sessions:
        connection.execute(
            "INSERT INTO sessions VALUES (?, ?, ?)",
            (session.id, session.started, int(session.ended)),
        )
    for event in given.events:
        content_id = None if event.body is None else contents.put(connection, event.body)[0]
        row = (event.id, event.session_id, event.kind, event.at, event.body_sha256, event.hash)
        events.insert(connection, row, content_id=content_id, token=events.token_in(event.body))
    for record in given.records:
        if record.data is not None:
            contents.put(connection, record.data)
        connection.execute(
            "INSERT INTO records (data_type, id, version, sha256, at) VALUES (?, ?, ?, ?, ?)",
            (record.data_type.value, record.id, record.version, record.sha256, record.at),
        )
    for erasure in given.erasures:
        erased = (erasure.data_type.value, erasure.id, erasure.up_to_version)
        connection.execute("INSERT INTO erasures VALUES (?, ?, ?)", erased)
    for request in given.requests:
        sha256 = NOTHING_LEFT if request.sent is None else contents.put(connection, request.sent)[1]
        connection.execute(
            "INSERT INTO llm_calls"
            " (at, agent, host, model, sent_sha256, tokens_in, tokens_out, cost) VALUES"
            " (:at, :agent, :host, :model, :sha256, :tokens_in, :tokens_out, :cost)",
            {**request.model_dump(exclude={"sent"}), "sha256": sha256},
        )
    if events.chain_faults(connection) or records.faults(connection):
        raise _refused()
    return Absorbed(
        sessions=len(given.sessions),
        events=len(given.events),
        records=sum(record.data is not None for record in given.records),
        blobs=len(given.blobs),
    )
