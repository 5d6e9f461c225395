"""Everything the store holds as one checked object, to take along and to bring back with nothing
lost (CONTRACT E9).
"""

import json
from typing import Any, Literal

from pydantic import Field

from interview_app.domain.base import Model
from interview_app.domain.records import DataType
from interview_app.store import events, llm_calls, records
from interview_app.store.database import Connection


class PortableSession(Model):
    """A session; times are ISO 8601 in UTC."""

    id: str = Field(min_length=1)
    started: str
    ended: bool = False


class PortableEvent(Model):
    """An event with its seal; `body` is None once it was erased."""

    id: int = Field(ge=1)
    session_id: str
    kind: str = Field(min_length=1)
    at: str
    body: dict[str, Any] | None = None
    body_sha256: str = Field(pattern="^[0-9a-f]{64}$")
    hash: str = Field(pattern="^[0-9a-f]{64}$")


class PortableRecord(Model):
    """One version of a record; `data` is None once it was erased."""

    data_type: DataType
    id: str = Field(min_length=1)
    version: int = Field(ge=1)
    sha256: str = Field(pattern="^[0-9a-f]{64}$")
    at: str
    data: dict[str, Any] | None = None


class PortableErasure(Model):
    """Up to which version a record was erased."""

    data_type: DataType
    id: str
    up_to_version: int = Field(ge=0)


class PortableBlob(Model):
    """An original; its bytes lie beside the JSON under `blobs/SHA256`."""

    sha256: str = Field(pattern="^[0-9a-f]{64}$")
    filename: str
    mime: str
    bytes: int = Field(ge=0)
    at: str


class PortableRequest(Model):
    """A request that was sent to a model."""

    at: str
    agent: str
    host: str
    model: str
    sent: Any = None
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None


class PortableRun(Model):
    """One version of a tailored résumé."""

    run_id: str = Field(min_length=1)
    version: int = Field(ge=1)
    at: str
    body: dict[str, Any]


class Everything(Model):
    """The whole store, in the order in which it came to be."""

    format: Literal["interview-app-everything"] = "interview-app-everything"
    version: Literal[1] = 1
    exported: str
    sessions: tuple[PortableSession, ...] = ()
    events: tuple[PortableEvent, ...] = ()
    records: tuple[PortableRecord, ...] = ()
    erasures: tuple[PortableErasure, ...] = ()
    blobs: tuple[PortableBlob, ...] = ()
    requests: tuple[PortableRequest, ...] = ()
    tailoring_runs: tuple[PortableRun, ...] = ()


def everything(connection: Connection, *, at: str) -> Everything:
    """The store as the connection sees it."""
    return Everything(
        exported=at,
        sessions=tuple(
            PortableSession(id=id_, started=started, ended=bool(ended))
            for id_, started, ended in connection.execute(
                "SELECT id, started, ended FROM sessions ORDER BY rowid"
            )
        ),
        events=tuple(PortableEvent(**vars(event)) for event in events.all_events(connection)),
        records=_records(connection),
        erasures=tuple(
            PortableErasure(data_type=DataType(data_type), id=id_, up_to_version=version)
            for data_type, id_, version in connection.execute(
                "SELECT data_type, id, up_to_version FROM erasures"
            )
        ),
        blobs=tuple(
            PortableBlob(sha256=sha256, filename=name, mime=mime, bytes=size, at=kept)
            for sha256, name, mime, size, kept in connection.execute(
                "SELECT sha256, filename, mime, bytes, at FROM blobs ORDER BY rowid"
            )
        ),
        requests=_requests(connection),
        tailoring_runs=tuple(
            PortableRun(run_id=run_id, version=version, at=kept, body=json.loads(body))
            for run_id, version, kept, body in connection.execute(
                "SELECT run_id, version, at, body FROM tailoring_runs ORDER BY rowid"
            )
        ),
    )


def _records(connection: Connection) -> tuple[PortableRecord, ...]:
    from_store = {
        (record.data_type, record.id, record.version): record.data
        for record in records.every_version(connection)
    }
    rows = connection.execute("SELECT data_type, id, version, sha256, at FROM records ORDER BY seq")
    return tuple(
        PortableRecord(
            data_type=DataType(data_type),
            id=id_,
            version=version,
            sha256=sha256,
            at=at,
            data=from_store.get((DataType(data_type), id_, version)),
        )
        for data_type, id_, version, sha256, at in rows
    )


def _requests(connection: Connection) -> tuple[PortableRequest, ...]:
    return tuple(
        PortableRequest(
            at=one.at,
            agent=one.agent,
            host=one.host,
            model=one.model,
            sent=one.sent,
            tokens_in=one.tokens_in,
            tokens_out=one.tokens_out,
            cost=one.cost,
        )
        for one in reversed(llm_calls.listed(connection))
    )
