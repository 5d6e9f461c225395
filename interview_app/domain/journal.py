"""What the store keeps for a session, as pure data, and one atomic commit (DESIGN 7)."""

from typing import Any

from interview_app.domain.artifact import ArtifactRecord, ArtifactStatus, artifact_id
from interview_app.domain.event_kinds import CALL_WAITING
from interview_app.domain.frozen import frozen
from interview_app.domain.records import DataType


@frozen
class NewEvent:
    """A fact to append. `body` is JSON; it is kept once by its sha256 and can be erased while the
    event stays.
    """

    kind: str
    body: dict[str, Any]


@frozen
class Event:
    """An event as stored. `id` grows by one over the whole store; `body` is None once its content
    was erased.
    """

    id: int
    session_id: str
    kind: str
    at: str
    body: dict[str, Any] | None
    body_sha256: str
    hash: str


@frozen
class NewRecord:
    """A record version to write; identical content gives the version that is there already
    (CONTRACT A11).
    """

    data_type: DataType
    id: str
    data: dict[str, Any]


@frozen
class Record:
    """One version of an approved record; versions count from 1 and are never updated."""

    data_type: DataType
    id: str
    version: int
    sha256: str
    data: dict[str, Any]
    at: str


@frozen
class WaitingCall:
    """A tool call that waits for the person. `args` are the call's own, `ask` is the JSON of
    `domain.asks.Ask`.
    """

    token: str
    call_id: str
    tool: str
    args: dict[str, Any]
    args_sha256: str
    ask: dict[str, Any]

    def told(self) -> NewEvent:
        """The event by which it waits."""
        body = {
            "token": self.token,
            "call_id": self.call_id,
            "tool": self.tool,
            "args": self.args,
            "args_sha256": self.args_sha256,
            "ask": self.ask,
        }
        return NewEvent(kind=CALL_WAITING, body=body)


@frozen
class Blob:
    """A kept original: content-addressed, with the name the person gave it."""

    sha256: str
    filename: str
    mime: str
    bytes: int

    def record_without_pages(
        self, *, status: ArtifactStatus, created: str, text: str = "", issue: str | None = None
    ) -> ArtifactRecord:
        """Its record where no page was read of it: it is another program's file, or cannot be
        read.
        """
        return ArtifactRecord(
            **vars(self),
            id=artifact_id(self.sha256),
            pages=0,
            status=status,
            text=text,
            created=created,
            issue=issue,
        )


@frozen
class Taken:
    """What an erasure took out of the store, in memory alone: with it, it can be put back.

    `contents` are rows `(id, sha256, text)`; `up_to` is the last version that was erased, `before`
    the one up to which the record had been erased earlier, 0 for never; `originals` come with the
    time at which they were kept and their bytes.
    """

    data_type: DataType
    id: str
    contents: tuple[tuple[int, str, str], ...] = ()
    before: int = 0
    up_to: int = 0
    originals: tuple[tuple[Blob, str, bytes], ...] = ()


@frozen
class Commit:
    """All of it becomes durable in one transaction, or none of it."""

    events: tuple[NewEvent, ...] = ()
    records: tuple[NewRecord, ...] = ()
    erase_records: tuple[tuple[DataType, str], ...] = ()
    put_back: tuple[Taken, ...] = ()


@frozen
class Committed:
    """What the store made of a commit, in order; `left_behind`: files that could not go; `taken`:
    what each record of `erase_records` was.
    """

    events: tuple[Event, ...] = ()
    records: tuple[Record, ...] = ()
    left_behind: int = 0
    taken: tuple[Taken, ...] = ()


@frozen
class SessionInfo:
    """One session of the store; times are ISO 8601 in UTC."""

    id: str
    started: str
    ended: bool = False


@frozen
class OpenSession:
    """A session as it stands when it is opened: everything needed to go on exactly where it was."""

    info: SessionInfo
    events: tuple[Event, ...] = ()
