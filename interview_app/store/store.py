"""The store as the other rooms see it: one object over the rooms of this package, safe to use from
several threads.

It meets `interview.ports.SessionStore` by its shape. Every call that writes returns after the
fsync; every one may raise `StoreError`. Times are ISO 8601 in UTC, to the second.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from types import TracebackType
from typing import Self

from interview_app.domain.drafts import about_composer
from interview_app.domain.journal import (
    Commit,
    Committed,
    Event,
    OpenSession,
    Record,
    SessionInfo,
    Taken,
)
from interview_app.domain.records import DataType
from interview_app.errors import StoreError
from interview_app.paths import DataFolder
from interview_app.store import erasing, events, records, sessions, verification, waiting
from interview_app.store.backup import Backups
from interview_app.store.cv_sessions import CvSessions
from interview_app.store.database import Connection, Database
from interview_app.store.drafts import Drafts
from interview_app.store.files import write_whole
from interview_app.store.lock import Lock
from interview_app.store.originals import Originals
from interview_app.store.places import forget_last_page, last_page_file
from interview_app.store.request_journal import RequestJournal
from interview_app.store.tailoring_runs import TailoringRuns

Now = Callable[[], datetime]


def utc_now() -> datetime:
    """The time, with its zone."""
    return datetime.now(UTC)


class Store:
    """An open store. Made by `opening.open_store` and `opening.open_for_reading`; closed by its
    owner, lock last.
    """

    def __init__(
        self,
        database: Database,
        places: DataFolder,
        *,
        lock: Lock | None = None,
        now: Now = utc_now,
    ) -> None:
        self._database = database
        self._places = places
        self.originals = Originals(database, places, at=self._at)
        self._lock = lock
        self._now = now
        self.erased = 0
        """How much was erased since the store was opened; counted under the writer's lock."""
        self.notes: tuple[str, ...] = ()
        """Sentences of the start that the person should see, such as a backup that found no room.
        """

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the files and give the lock back. Safe to call twice."""
        self._database.close()
        if self._lock is not None:
            self._lock.release()

    @property
    def read_only_because(self) -> StoreError | None:
        """Why nothing can be written, or None; reading goes on."""
        return self._database.read_only_because

    @property
    def places(self) -> DataFolder:
        """Where the files lie."""
        return self._places

    def _at(self) -> str:
        return self._now().astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    # sessions

    def newest_session(self) -> OpenSession | None:
        """The session that has not ended, whole, or None at the first start."""
        with self._database.reading() as connection:
            session_id = sessions.in_force(connection)
            return None if session_id is None else sessions.opened(connection, session_id)

    def start_session(self) -> OpenSession:
        """A new session; the one in force is ended in the same transaction."""
        with self._database.writing() as connection:
            return sessions.opened(connection, sessions.start(connection, at=self._at()))

    def resume_session(self, session_id: str) -> OpenSession:
        """One that has ended is in force again; the one that was is ended in the same transaction.

        Raises:
            StoreError: there is no such session.
        """
        with self._database.writing() as connection:
            sessions.resume(connection, session_id, at=self._at())
            return sessions.opened(connection, session_id)

    def read_session(self, session_id: str) -> OpenSession:
        """Any session, read only.

        Raises:
            StoreError: there is no such session.
        """
        with self._database.reading() as connection:
            return sessions.opened(connection, session_id)

    def sessions(self) -> tuple[SessionInfo, ...]:
        """All sessions, newest first."""
        with self._database.reading() as connection:
            return sessions.listed(connection)

    @property
    def cv_sessions(self) -> CvSessions:
        """Sessions over HTTP."""
        return CvSessions(self._database)

    @property
    def tailoring_runs(self) -> TailoringRuns:
        """Tailored résumés, every version."""
        return TailoringRuns(self._database)

    @property
    def request_journal(self) -> RequestJournal:
        """What was sent to models."""
        return RequestJournal(self._database, at=self._at)

    @property
    def drafts(self) -> Drafts:
        """What was changed in forms and is not approved yet, or typed and not sent."""
        return Drafts(self._database, self._places)

    @property
    def backups(self) -> Backups:
        """Backups of the whole store."""
        return Backups(self._places, now=self._now)

    def keep_last_page(self, content: bytes, *, erased: int) -> None:
        """Keep the page that is shown now for the next start, unless something was erased since
        `erased`, which was read before what it is made of.

        Raises:
            StoreError: it could not be written.
        """
        with self._database.writing():
            if self.erased == erased:
                self.places.cache.mkdir(mode=0o700, parents=True, exist_ok=True)
                write_whole(last_page_file(self.places), content, durable=False)

    def commit(self, session_id: str, commit: Commit) -> Committed:
        """Make all of it durable in one transaction; returns after the fsync.

        Events that an erasure adds (`ERASED`, and `CALL_ABORTED` of what no longer can wait) follow
        the commit's own.

        Raises:
            Bug: an answer to a token that does not wait.
        """
        at = self._at()
        for taken in commit.put_back:
            self.originals.write_again(taken)
        with self._database.writing() as connection:
            waiting.refuse_second_answers(connection, commit.events)
            written = list(events.append(connection, session_id, commit.events, at=at))
            self.erased += len(commit.erase_records)
            eraser = erasing.Eraser(connection, session_id, at)
            erasures = [eraser.record(*one) for one in commit.erase_records]
            for taken in commit.put_back:
                written.append(erasing.put_back(connection, taken, session_id=session_id, at=at))
            versions = tuple(records.put(connection, record, at=at) for record in commit.records)
        went = zip(commit.erase_records, erasures, strict=True)
        taken_out = tuple(self._taken(key, erasure) for key, erasure in went)
        left_behind = self._finish(erasures)
        self.drafts.follow(written)
        appended = (event for erasure in erasures for event in erasure.appended)
        return Committed(
            events=(*written, *appended), records=versions, left_behind=left_behind, taken=taken_out
        )

    def _taken(self, key: tuple[DataType, str], erasure: erasing.Erasure) -> Taken:
        """What went, while its files are still there."""
        return Taken(
            data_type=key[0],
            id=key[1],
            contents=erasure.contents,
            before=erasure.before,
            up_to=erasure.up_to,
            originals=self.originals.with_bytes(erasure.blobs),
        )

    # records

    def records(self) -> tuple[Record, ...]:
        """The newest version of every record of the person, over all sessions."""
        with self._database.reading() as connection:
            return records.newest(connection)

    def find_record(self, data_type: DataType, record_id: str) -> Record | None:
        """The newest version of one record, or None."""
        with self._database.reading() as connection:
            return records.find(connection, data_type, record_id)

    def last_version(self, data_type: DataType, record_id: str) -> int:
        """The highest version number ever given to this record, erased ones included; 0 before the
        first.
        """
        with self._database.reading() as connection:
            return records.last_version(connection, data_type, record_id)

    # deleting

    def erase_session(self, erased_session: str) -> tuple[Event, ...]:
        """Erase a conversation, with what was typed there and not sent; approved records stay."""
        about = about_composer(erased_session)
        self.drafts.forget(lambda one: one == about)
        with self._database.writing() as connection:
            self.erased += 1
            told_in = sessions.in_force(connection) or ""
            done = erasing.Eraser(connection, told_in, self._at()).session(erased_session)
        self._finish([done])
        return done.appended

    def _finish(self, erasures: Iterable[erasing.Erasure]) -> int:
        """After the commit: files go, and the log that still held the erased pages; returns how
        many originals would not.

        The commit stands whatever happens here: what cannot be removed now is an orphan, and swept
        at a later start.
        """
        done = list(erasures)
        if not done:
            return 0
        self.drafts.follow(event for erasure in done for event in erasure.appended)
        gone = [blob.sha256 for erasure in done for blob, _kept in erasure.blobs]
        left_behind = self.originals.remove(gone)
        forget_last_page(self.places)
        self._database.forget_log()
        return left_behind

    # the whole

    def verify(self) -> verification.Verification:
        """Check the hash chain, all contents, records and originals; may take seconds, so not on
        the actor's loop.
        """
        with self.snapshot() as connection:
            return verification.verify(connection, self._places.blobs)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A view of its own for long reads, beside which the actor goes on; for the rooms of this
        package.
        """
        own = Database(self._database.path, read_only_because=StoreError("This view only reads."))
        try:
            with own.reading() as connection:
                yield connection
        finally:
            own.close()

    @contextmanager
    def importing(self) -> Iterator[Connection]:
        """One transaction for an import; for the rooms of this package."""
        with self._database.writing() as connection:
            yield connection
