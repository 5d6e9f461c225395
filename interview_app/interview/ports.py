"""What the actor needs of the world, handed in by the composition root; `store/` and `use_cases/`
fill these in.
"""

from collections.abc import Callable
from typing import Protocol

from interview_app.domain.drafts import Draft
from interview_app.domain.journal import Commit, Committed, Event, OpenSession, Record, SessionInfo
from interview_app.domain.known import Attachment
from interview_app.domain.records import DataType
from interview_app.messages.documents import PagePictureReady


class DraftStore(Protocol):
    """Keeps what was changed in forms and is not approved yet; with the ask or the record they
    belong to, drafts go.
    """

    def kept(self) -> tuple[Draft, ...]:
        """All of them, oldest first."""
        ...

    def keep(self, draft: Draft) -> None:
        """Keep it in the place of the one about the same."""
        ...

    def forget(self, unwanted: Callable[[str], bool]) -> None:
        """Erase those whose `about` is unwanted."""
        ...


class BackupsPort(Protocol):
    """What is told of backups when something is deleted."""

    def hold_until(self) -> str | None:
        """The ISO date by which what is deleted today is out of the last backup; None: none holds
        it.
        """
        ...


class SessionStore(Protocol):
    """The durable store as the actor sees it. Calls block for one durable commit (about 1 ms) and
    raise `StoreError`.
    """

    def newest_session(self) -> OpenSession | None:
        """The session that has not ended, whole, or None at the first start."""
        ...

    def start_session(self) -> OpenSession:
        """A new session; the one in force is ended in the same transaction."""
        ...

    def resume_session(self, session_id: str) -> OpenSession:
        """One that has ended; the one in force is ended in the same transaction."""
        ...

    def read_session(self, session_id: str) -> OpenSession:
        """Any session, read only."""
        ...

    def sessions(self) -> tuple[SessionInfo, ...]:
        """All sessions that can be read, newest first."""
        ...

    def erase_session(self, erased_session: str) -> tuple[Event, ...]:
        """Erase a conversation with everything in it; returns the events that tell of it. Approved
        records stay.
        """
        ...

    @property
    def drafts(self) -> DraftStore:
        """What was changed in forms and is not approved yet."""
        ...

    def commit(self, session_id: str, commit: Commit) -> Committed:
        """Make all of it durable in one transaction; returns after the fsync."""
        ...

    def records(self) -> tuple[Record, ...]:
        """The newest version of every record of the person, over all sessions."""
        ...

    def last_version(self, data_type: DataType, record_id: str) -> int:
        """The highest version number ever given to this record, erased ones included; 0 before the
        first.
        """
        ...

    @property
    def backups(self) -> BackupsPort:
        """Backups of all of it."""
        ...


class UploadsPort(Protocol):
    """Takes a file of the person in: opened once, checked, kept as blob."""

    def take_in(self, path: bytes) -> Attachment:
        """Keep the file and issue its handle.

        Raises:
            DocumentError: with the issue code of CONTRACT B.
        """
        ...


class PicturesPort(Protocol):
    """Draws pages of kept originals, sealed and cached."""

    async def picture(
        self, artifact_id: str, sha256: str, *, page: int, dpi: int
    ) -> PagePictureReady:
        """The picture, or a message with a sentence when there is none."""
        ...


class Clock(Protocol):
    """Time, injected: `now` for people (ISO 8601 UTC), `sleep` for waits, `monotonic` in
    seconds.
    """

    def now(self) -> str:
        """The time as ISO 8601 in UTC, to the second."""
        ...

    def monotonic(self) -> float:
        """Seconds from an arbitrary start."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let so many seconds pass, while others work."""
        ...
