"""Taking an exported store in: into an empty one as it was, bit by bit; into another by adding what
it does not have.

What is there already is never replaced: a session of the same id is left alone, and of a record
only versions later than the newest here are added.
"""

import sqlite3
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from interview_app.domain import event_kinds
from interview_app.domain.journal import NewEvent, NewRecord
from interview_app.domain.records import DataType
from interview_app.errors import ImportFailed
from interview_app.i18n import _
from interview_app.store import contents, events, records, waiting
from interview_app.store.carried_over import carry_over
from interview_app.store.database import Connection
from interview_app.store.portable import Everything, PortableEvent, PortableRecord
from interview_app.store.request_journal import NOTHING_LEFT
from interview_app.store.tailoring_runs import text_of


@dataclass(frozen=True, kw_only=True)
class Absorbed:
    """What came in: counts, the records where what was here is newer and was kept, and those with a
    time to be mended.
    """

    sessions: int
    events: int
    records: int
    blobs: int
    kept_here: tuple[tuple[DataType, str], ...] = ()
    out_of_order: tuple[tuple[DataType, str], ...] = ()
    """Records in which a time ends before it starts: they came in as they were."""


def absorb(connection: Connection, given: Everything) -> Absorbed:
    """Take it in, inside one transaction; the originals' files are there already.

    Records of a version before there were lines get theirs as a further version.

    Raises:
        ImportFailed: its history does not verify.
    """
    try:
        blobs = _absorb_blobs(connection, given)
        _absorb_runs(connection, given)
        if events.last(connection)[0] == 0 and not records.newest(connection):
            done = _take_over(connection, given, blobs=blobs)
        else:
            done = _add(connection, given, blobs=blobs)
        carry_over(connection, at=given.exported)
        # What waits is read at every start: a call that cannot be would keep the store from being
        # opened.
        waiting.calls(connection)
    except (sqlite3.IntegrityError, OverflowError, KeyError, TypeError):
        raise _refused() from None
    return done


def _refused() -> ImportFailed:
    return ImportFailed(
        _("The file's history does not check, so nothing was imported. Export it again.")
    )


def _absorb_blobs(connection: Connection, given: Everything) -> int:
    rows = [(blob.sha256, blob.filename, blob.mime, blob.bytes, blob.at) for blob in given.blobs]
    before = connection.total_changes
    connection.executemany("INSERT OR IGNORE INTO blobs VALUES (?, ?, ?, ?, ?)", rows)
    return connection.total_changes - before


def _absorb_runs(connection: Connection, given: Everything) -> None:
    """A run that is here already is left alone, whole."""
    here = {str(row[0]) for row in connection.execute("SELECT DISTINCT run_id FROM tailoring_runs")}
    rows = [
        (run.run_id, run.version, run.at, text_of(run.body))
        for run in given.tailoring_runs
        if run.run_id not in here
    ]
    connection.executemany(
        "INSERT INTO tailoring_runs (run_id, version, at, body) VALUES (?, ?, ?, ?)", rows
    )


def _take_over(connection: Connection, given: Everything, *, blobs: int) -> Absorbed:
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
    _absorb_requests(connection, given)
    if events.chain_faults(connection) or records.faults(connection):
        raise _refused()
    live = sum(record.data is not None for record in given.records)
    return Absorbed(
        sessions=len(given.sessions), events=len(given.events), records=live, blobs=blobs
    )


def _add(connection: Connection, given: Everything, *, blobs: int) -> Absorbed:
    here = {str(row[0]) for row in connection.execute("SELECT id FROM sessions")}
    of_session: dict[str, list[PortableEvent]] = defaultdict(list)
    for event in given.events:
        of_session[event.session_id].append(event)
    new_ids: dict[int, int] = {}
    added = 0
    for session in given.sessions:
        theirs = of_session[session.id]
        if session.id in here:
            ours = events.of_session(connection, session.id)
            new_ids.update({one.id: other.id for one, other in zip(theirs, ours, strict=False)})
            continue
        connection.execute("INSERT INTO sessions VALUES (?, ?, 1)", (session.id, session.started))
        new_ids.update(_append(connection, session.id, theirs))
        if not session.ended:
            ended = NewEvent(kind=event_kinds.SESSION_ENDED, body={})
            events.append(connection, session.id, [ended], at=given.exported)
        added += len(theirs)
    _append(connection, "", _unknown(connection, of_session[""]))
    records_added, kept = _add_records(connection, given, new_ids)
    _absorb_requests(connection, given)
    sessions = sum(session.id not in here for session in given.sessions)
    return Absorbed(
        sessions=sessions, events=added, records=records_added, blobs=blobs, kept_here=kept
    )


def _append(connection: Connection, session_id: str, theirs: list[PortableEvent]) -> dict[int, int]:
    ids: dict[int, int] = {}
    for event in theirs:
        if event.body is None:
            ids[event.id] = events.append_erased(
                connection, session_id, event.kind, event.at, event.body_sha256
            )
        else:
            new = NewEvent(kind=event.kind, body=event.body)
            ids[event.id] = events.append(connection, session_id, [new], at=event.at)[0].id
    return ids


def _unknown(connection: Connection, theirs: list[PortableEvent]) -> list[PortableEvent]:
    known = {
        str(row[0])
        for row in connection.execute("SELECT body_sha256 FROM events WHERE session_id = ''")
    }
    return [event for event in theirs if event.body_sha256 not in known]


def _add_records(
    connection: Connection, given: Everything, new_ids: dict[int, int]
) -> tuple[int, tuple[tuple[DataType, str], ...]]:
    theirs: dict[tuple[DataType, str], list[PortableRecord]] = defaultdict(list)
    for record in given.records:
        if record.data is not None:
            theirs[record.data_type, record.id].append(record)
    added = 0
    kept: list[tuple[DataType, str]] = []
    for (data_type, id_), versions in theirs.items():
        here = records.versions(connection, data_type, id_)
        known = {record.sha256 for record in here}
        newest_at = here[-1].at if here else ""
        for version in versions:
            data = _with_ids(version.data, new_ids)
            if contents.sealed(data)[0] in known:
                continue
            if version.at <= newest_at:
                kept.append((data_type, id_))
                continue
            records.put(
                connection, NewRecord(data_type=data_type, id=id_, data=data), at=version.at
            )
            added += 1
    return added, tuple(dict.fromkeys(kept))


def _with_ids(value: Any, new_ids: dict[int, int]) -> Any:
    """The same data with the answers it rests on under their ids in this store."""
    if isinstance(value, list):
        return [_with_ids(one, new_ids) for one in value]
    if isinstance(value, dict):
        mapped = {key: _with_ids(one, new_ids) for key, one in value.items()}
        if value.get("kind") == "answer" and isinstance(value.get("event_ids"), list):
            mapped["event_ids"] = [new_ids.get(id_, id_) for id_ in value["event_ids"]]
        return mapped
    return value


def _absorb_requests(connection: Connection, given: Everything) -> None:
    known = set(connection.execute("SELECT at, sent_sha256 FROM llm_calls"))
    for request in given.requests:
        sha256 = NOTHING_LEFT if request.sent is None else contents.put(connection, request.sent)[1]
        if (request.at, sha256) not in known:
            connection.execute(
                "INSERT INTO llm_calls"
                " (at, agent, host, model, sent_sha256, tokens_in, tokens_out, cost) VALUES"
                " (:at, :agent, :host, :model, :sha256, :tokens_in, :tokens_out, :cost)",
                {**request.model_dump(exclude={"sent"}), "sha256": sha256},
            )
