"""Everything the store holds as one checked object, to take along and to bring back with nothing
lost (CONTRACT E9).
"""

import json
from collections.abc import Iterator
from typing import Any, Literal

from pydantic import Field

from interview_app.domain.base import Model
from interview_app.domain.records import DataType
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


_QUERIES = {
    "sessions": "SELECT id, started, ended FROM sessions ORDER BY rowid",
    "events": (
        "SELECT e.id, e.session_id, e.kind, e.at, c.body, e.body_sha256, e.hash"
        " FROM events e LEFT JOIN contents c ON c.id = e.content_id ORDER BY e.id"
    ),
    "records": (
        "SELECT r.data_type, r.id, r.version, r.sha256, r.at,"
        " CASE WHEN r.version > COALESCE(e.up_to_version, 0) THEN c.body END AS data"
        " FROM records r LEFT JOIN contents c ON c.sha256 = r.sha256"
        " LEFT JOIN erasures e ON e.data_type = r.data_type AND e.id = r.id ORDER BY r.seq"
    ),
    "erasures": "SELECT data_type, id, up_to_version FROM erasures",
    "blobs": "SELECT sha256, filename, mime, bytes, at FROM blobs ORDER BY rowid",
    "requests": (
        "SELECT l.at, l.agent, l.host, l.model, c.body AS sent, l.tokens_in, l.tokens_out, l.cost"
        " FROM llm_calls l LEFT JOIN contents c ON c.sha256 = l.sent_sha256 ORDER BY l.id"
    ),
    "tailoring_runs": "SELECT run_id, version, at, body FROM tailoring_runs ORDER BY rowid",
}
"""What is read for each list of `Everything`; columns have the names of its fields."""
_JSON = ("body", "data", "sent")


def everything(connection: Connection, *, at: str) -> Everything:
    """The store as the connection sees it."""
    lists = {name: list(_rows(connection, query)) for name, query in _QUERIES.items()}
    return Everything.model_validate({"exported": at, **lists})


def _rows(connection: Connection, query: str) -> Iterator[dict[str, Any]]:
    rows = connection.execute(query)
    names = [column[0] for column in rows.description]
    for row in rows:
        values = dict(zip(names, row, strict=True))
        yield {
            name: json.loads(value) if name in _JSON and value is not None else value
            for name, value in values.items()
        }
