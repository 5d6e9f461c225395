"""One function maps what SQLite and the system say to our own errors; each is a sentence that says
what to do.
"""

import errno
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from interview_app.errors import (
    AlreadyRunning,
    StoreDamaged,
    StoreError,
    StoreFailing,
    StoreFull,
    StoreReadOnly,
)
from interview_app.i18n import _

_FULL = {"SQLITE_FULL"}
# SQLite says these for any system error but ENOSPC, and keeps the number to itself.
_FAILING = (
    "SQLITE_IOERR_READ",
    "SQLITE_IOERR_WRITE",
    "SQLITE_IOERR_FSYNC",
    "SQLITE_IOERR_DIR_FSYNC",
    "SQLITE_IOERR_TRUNCATE",
    "SQLITE_IOERR_FSTAT",
    "SQLITE_IOERR_CLOSE",
    "SQLITE_IOERR_DELETE",
    "SQLITE_IOERR_MMAP",
    "SQLITE_IOERR_SHM",
)
_READ_ONLY = ("SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH", "SQLITE_CANTOPEN")
_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_SHORT_READ", "SQLITE_IOERR_DATA")
_BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL")
_FAILING_ERRNO = {errno.EIO, errno.ENXIO, errno.ENODEV}
_PROBE_BYTES = 256 * 1024
_FULL_ERRNO = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_READ_ONLY_ERRNO = {errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.EEXIST}
# The last two: a file stands where the data folder is to be.


def full() -> StoreFull:
    """The disk is full."""
    return StoreFull(_("The disk is full. Nothing is lost: free some space, then try again."))


def failing_disk() -> StoreFailing:
    """The disk answers with an error of its own."""
    return StoreFailing(
        _(
            "The disk reports an error, so nothing new can be saved. What was saved before stays. "
            "Export your data to another disk, then have this one checked."
        )
    )


def read_only() -> StoreReadOnly:
    """The data folder cannot be written."""
    return StoreReadOnly(
        _(
            "The data folder cannot be written, so nothing new can be saved. Allow writing to "
            "it, or choose another folder."
        )
    )


def damaged() -> StoreDamaged:
    """The database does not check."""
    return StoreDamaged(_("The stored data is damaged. Bring back the newest backup with Restore."))


def closed() -> StoreError:
    """The app is on its way out."""
    return StoreError(
        _("Interview App is closing. What was saved is safe; open it again to go on.")
    )


def already_running() -> AlreadyRunning:
    """Somebody else has it."""
    return AlreadyRunning(
        _("Interview App is already open with this data folder. Close it first, then try again.")
    )


def store_error(error: sqlite3.Error | OSError, *, near: Path | None = None) -> StoreError:
    """Our error for theirs. `near`: the folder that was written, asked where SQLite does not say
    whether the disk is full or failing.
    """
    name = getattr(error, "sqlite_errorname", "") or ""
    number = getattr(error, "errno", None)
    if name in _FULL or number in _FULL_ERRNO:
        return full()
    if name.startswith(_READ_ONLY) or number in _READ_ONLY_ERRNO:
        return read_only()
    if name.startswith(_DAMAGED):
        return damaged()
    if name.startswith(_BUSY):
        return already_running()
    if name.startswith(_FAILING) or number in _FAILING_ERRNO:
        asked = number is None and "READ" not in name
        return full() if asked and _is_full(near) else failing_disk()
    return StoreError(_("Couldn't save your progress. Keep this window open and try again."))


def _is_full(folder: Path | None) -> bool:
    """Whether a file of some pages finds no room: a quota or a limit, which SQLite tells like a
    broken disk. A limit on the size of one file is asked for, as no small file meets it.
    """
    if folder is None:
        return False
    if sys.platform != "win32":
        import resource

        if resource.getrlimit(resource.RLIMIT_FSIZE)[0] != resource.RLIM_INFINITY:
            return True
    try:
        with tempfile.TemporaryFile(dir=folder, buffering=0) as probe:
            probe.write(bytes(_PROBE_BYTES))
            os.fsync(probe.fileno())
    except OSError as error:
        return error.errno in _FULL_ERRNO
    return False


@contextmanager
def typed_faults(*, near: Path | None = None) -> Iterator[None]:
    """Raise our errors instead of theirs; errors that only a bug of ours can cause pass through.

    `near`: see `store_error`.

    Raises:
        StoreError: one of its kinds.
    """
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError):
        raise
    except (sqlite3.Error, OSError) as error:
        raise store_error(error, near=near) from error
