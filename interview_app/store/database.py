"""The SQLite file: WAL, every commit on the disk before it is acknowledged, one writer, reads
beside it (DESIGN 2).

Rooms of the store are functions over a connection that is inside a transaction; only this file
opens one.
"""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from interview_app.errors import StoreError
from interview_app.store.faults import closed, damaged, typed_faults

Connection = sqlite3.Connection

_BUSY_SECONDS = 5.0
_SETTINGS = """
PRAGMA synchronous=FULL;
PRAGMA fullfsync=1;
PRAGMA checkpoint_fullfsync=1;
PRAGMA secure_delete=ON;
PRAGMA foreign_keys=ON;
PRAGMA temp_store=MEMORY;
"""


def connect(path: Path, *, mode: str = "rw") -> Connection:
    """A connection in autocommit mode. `mode`: `rw` writes, `ro` reads, `immutable` reads without
    side files.

    Raises:
        sqlite3.Error: as SQLite says it; the caller is inside `typed_faults`.
    """
    query = "mode=ro&immutable=1" if mode == "immutable" else f"mode={mode}"
    uri = f"{path.absolute().as_uri()}?{query}"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, timeout=_BUSY_SECONDS, check_same_thread=False
    )
    try:
        if mode == "rw":
            connection.execute("PRAGMA journal_mode=WAL").fetchone()
            connection.executescript(_SETTINGS)
        else:
            connection.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def connect_for_reading(path: Path) -> Connection:
    """A connection that only reads, beside a writer or in a folder that cannot be written.

    Raises:
        sqlite3.Error: as SQLite says it.
    """
    try:
        return connect(path, mode="ro")
    except sqlite3.OperationalError:
        wal = path.with_name(path.name + "-wal")
        # Without side files nobody writes, so SQLite needs none either; with a log, ignoring it
        # would lose commits.
        if wal.exists() and wal.stat().st_size > 0:
            raise
        return connect(path, mode="immutable")


def user_version(connection: Connection) -> int:
    """The number of migrations this file has been through."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def quick_check(connection: Connection) -> None:
    """Check every page.

    Raises:
        StoreDamaged: one does not check.
    """
    with typed_faults():
        answer = [row[0] for row in connection.execute("PRAGMA quick_check(1)")]
    if answer != ["ok"]:
        raise damaged()


class Database:
    """Owns the two connections of a process: one writes, one reads; each is used by one thread at a
    time.

    With `read_only_because` set, every write raises that error and reading goes on.
    """

    def __init__(self, path: Path, *, read_only_because: StoreError | None = None) -> None:
        self.path = path
        self.read_only_because = read_only_because
        self._write_lock = threading.RLock()
        self._read_lock = threading.RLock()
        self._writer: Connection | None = None
        self._closed = False
        with typed_faults():
            if read_only_because is None:
                self._writer = connect(path)
            try:
                self._reader = connect_for_reading(path)
            except BaseException:
                if self._writer is not None:
                    self._writer.close()
                raise

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: durable when the block ends well, undone when it does not.

        Raises:
            StoreError: it could not be written; nothing of it is there.
        """
        with self._write_lock, typed_faults(near=self.path.parent):
            if self._writer is None:
                raise self.read_only_because or closed()
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
                self._writer.execute("COMMIT")
            except BaseException:
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
                raise

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One consistent view of the store; may be nested.

        Raises:
            StoreError: it could not be read, or is closed.
        """
        with self._read_lock, typed_faults():
            if self._closed:
                raise closed()
            outermost = not self._reader.in_transaction
            if outermost:
                self._reader.execute("BEGIN")
            try:
                yield self._reader
            finally:
                if outermost and self._reader.in_transaction:
                    self._reader.execute("ROLLBACK")

    def forget_log(self) -> None:
        """Empty the write-ahead log, so that content erased from the pages is in no file any more.

        It is out of the store either way: a reader in mid-read, or a full disk, only delays this to
        the next time.
        """
        with self._write_lock, suppress(StoreError), typed_faults():
            if self._writer is None:
                return
            self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    def close(self) -> None:
        """Close both connections; the last one folds the log into the file. Safe to call twice."""
        with self._write_lock, self._read_lock:
            self._closed = True
            self._reader.close()
            if self._writer is not None:
                self._writer.close()
                self._writer = None
