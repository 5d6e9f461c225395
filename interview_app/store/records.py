"""Approved records: versions that are added and never changed (CONTRACT A11).

Content identical to the newest version is that version. After an erasure, versions go on counting:
an acknowledged number never names two things.
"""

import json
from collections.abc import Iterator

from interview_app.domain.journal import NewRecord, Record, Taken
from interview_app.domain.records import DataType
from interview_app.store import contents
from interview_app.store.database import Connection

_LIVE = (
    "SELECT r.data_type, r.id, r.version, r.sha256, c.body, r.at FROM records r JOIN contents c "
    "ON c.sha256 = r.sha256"
    " WHERE r.version > COALESCE((SELECT up_to_version FROM erasures e"
    " WHERE e.data_type = r.data_type AND e.id = r.id), 0)"
)
_NEWEST = (
    " AND r.version = (SELECT MAX(version) FROM records m WHERE m.data_type = r.data_type "
    "AND m.id = r.id)"
)
_FIRST_WRITTEN = (
    " ORDER BY (SELECT MIN(seq) FROM records f WHERE f.data_type = r.data_type AND f.id = r.id)"
)


def _records(connection: Connection, query: str, *values: str | int) -> Iterator[Record]:
    for data_type, id_, version, sha256, body, at in connection.execute(query, values):
        data = json.loads(body)
        yield Record(
            data_type=DataType(data_type), id=id_, version=version, sha256=sha256, data=data, at=at
        )


def newest(connection: Connection) -> tuple[Record, ...]:
    """The newest version of every record, in the order first written."""
    return tuple(_records(connection, _LIVE + _NEWEST + _FIRST_WRITTEN))


def versions(connection: Connection, data_type: DataType, record_id: str) -> tuple[Record, ...]:
    """All versions of one record that were not erased, oldest first."""
    query = _LIVE + " AND r.data_type = ? AND r.id = ? ORDER BY r.version"
    return tuple(_records(connection, query, data_type.value, record_id))


def find(connection: Connection, data_type: DataType, record_id: str) -> Record | None:
    """The newest version of one record, or None."""
    query = _LIVE + _NEWEST + " AND r.data_type = ? AND r.id = ?"
    return next(_records(connection, query, data_type.value, record_id), None)


def put(connection: Connection, new: NewRecord, *, at: str) -> Record:
    """Write a version, or find the newest one when the content is identical."""
    there = find(connection, new.data_type, new.id)
    sha256, _ = contents.sealed(new.data)
    if there is not None and there.sha256 == sha256:
        return there
    version = last_version(connection, new.data_type, new.id) + 1
    contents.put(connection, new.data)
    connection.execute(
        "INSERT INTO records (data_type, id, version, sha256, at) VALUES (?, ?, ?, ?, ?)",
        (new.data_type.value, new.id, version, sha256, at),
    )
    return Record(
        data_type=new.data_type, id=new.id, version=version, sha256=sha256, data=new.data, at=at
    )


def last_version(connection: Connection, data_type: DataType, record_id: str) -> int:
    """The highest number ever given, erased versions included; 0 before the first."""
    row = connection.execute(
        "SELECT MAX(version) FROM records WHERE data_type = ? AND id = ?",
        (data_type.value, record_id),
    ).fetchone()
    return int(row[0] or 0)


def erased_up_to(connection: Connection, data_type: DataType, record_id: str) -> int:
    """The last version that was erased, 0 for none."""
    row = connection.execute(
        "SELECT up_to_version FROM erasures WHERE data_type = ? AND id = ?",
        (data_type.value, record_id),
    ).fetchone()
    return int(row[0]) if row else 0


def remember(connection: Connection, taken: Taken) -> None:
    """Take the versions of an erasure into every view again, unless the record was erased once more
    since.
    """
    key = (taken.data_type.value, taken.id)
    connection.execute(
        "UPDATE erasures SET up_to_version = ?"
        " WHERE data_type = ? AND id = ? AND up_to_version = ?",
        (taken.before, *key, taken.up_to),
    )


def forget(connection: Connection, data_type: DataType, record_id: str) -> list[str]:
    """Take all versions out of every view; returns the sha256 of their contents, which the caller
    drops.
    """
    shas = [record.sha256 for record in versions(connection, data_type, record_id)]
    connection.execute(
        "INSERT OR REPLACE INTO erasures VALUES (?, ?, ?)",
        (data_type.value, record_id, last_version(connection, data_type, record_id)),
    )
    return shas


def faults(connection: Connection) -> list[str]:
    """A sentence for each record version whose content is gone without having been erased."""
    rows = connection.execute(
        "SELECT r.data_type, r.id, r.version FROM records r WHERE NOT EXISTS (SELECT 1 FROM "
        "contents c"
        " WHERE c.sha256 = r.sha256) AND r.version > COALESCE((SELECT up_to_version FROM erasures e"
        " WHERE e.data_type = r.data_type AND e.id = r.id), 0)"
    )
    return [
        f"the content of {data_type} {id_} version {version} is missing"
        for data_type, id_, version in rows
    ]
