"""Taking an exported store in, into an empty one: as it was, bit by bit. What is there already is
never replaced; who wants the export in its place restores it, which backs up what is here.
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


@dataclass(frozen=True, kw_only=True)
class Absorbed:
    """What came in: counts, and the records with a time to be mended."""

    sessions: int
    events: int
    records: int
    blobs: int
    out_of_order: tuple[tuple[DataType, str], ...] = ()
    """Records in which a time ends before it starts: they came in as they were."""


def absorb(connection: Connection, given: Everything) -> Absorbed:
    """Take it in, inside one transaction; the originals' files are there already. What was taken in
    before changes nothing.

    Records of a version before there were lines get theirs as a further version.

    Raises:
        ImportFailed: the store is not empty, or the history of the export does not verify.
    """
    if given.events and events.has(connection, given.events[-1].hash):
        return Absorbed(sessions=0, events=0, records=0, blobs=0)
    if events.last(connection)[0] or records.newest(connection):
        raise ImportFailed(
            _(
                "There is data here already, so nothing was imported. `interview-app restore FILE` "
                "puts the export in its place and backs up what is here first."
            )
        )
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
    _rest(connection, given)
    if events.chain_faults(connection) or records.faults(connection):
        raise _refused()
    live = sum(record.data is not None for record in given.records)
    return Absorbed(
        sessions=len(given.sessions),
        events=len(given.events),
        records=live,
        blobs=len(given.blobs),
    )


def _rest(connection: Connection, given: Everything) -> None:
    """Originals, résumés and what was sent to models: none of it is sealed."""
    for blob in given.blobs:
        row = (blob.sha256, blob.filename, blob.mime, blob.bytes, blob.at)
        connection.execute("INSERT OR IGNORE INTO blobs VALUES (?, ?, ?, ?, ?)", row)
    for run in given.tailoring_runs:
        body = json.dumps(run.body, ensure_ascii=False, separators=(",", ":"))
        connection.execute(
            "INSERT INTO tailoring_runs (run_id, version, at, body) VALUES (?, ?, ?, ?)",
            (run.run_id, run.version, run.at, body),
        )
    for request in given.requests:
        sha256 = NOTHING_LEFT if request.sent is None else contents.put(connection, request.sent)[1]
        connection.execute(
            "INSERT INTO llm_calls"
            " (at, agent, host, model, sent_sha256, tokens_in, tokens_out, cost) VALUES"
            " (:at, :agent, :host, :model, :sha256, :tokens_in, :tokens_out, :cost)",
            {**request.model_dump(exclude={"sent"}), "sha256": sha256},
        )
