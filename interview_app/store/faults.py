"""One function maps what SQLite and the system say to our own errors; each is a sentence that says
what to do.
"""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from interview_app.errors import AlreadyRunning, StoreDamaged, StoreError, StoreFull, StoreReadOnly
from interview_app.i18n import _

# A write that fails half way means no room in practice: a quota, a size limit or a full disk.
# SQLite itself says
# SQLITE_FULL for ENOSPC alone.
_FULL = {"SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE"}
_READ_ONLY = ("SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH", "SQLITE_CANTOPEN")
_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_SHORT_READ", "SQLITE_IOERR_DATA")
_BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL")
_FULL_ERRNO = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_READ_ONLY_ERRNO = {errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.EEXIST}
# The last two: a file stands where the data folder is to be.


def full() -> StoreFull:
    """The disk is full."""
    return StoreFull(_("The disk is full. Nothing is lost: free some space, then try again."))


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


def store_error(error: sqlite3.Error | OSError) -> StoreError:
    """Our error for theirs."""
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
    return StoreError(_("Couldn't save your progress. Keep this window open and try again."))


@contextmanager
def typed_faults() -> Iterator[None]:
    """Raise our errors instead of theirs; errors that only a bug of ours can cause pass through.

    Raises:
        StoreError: one of its kinds.
    """
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError):
        raise
    except (sqlite3.Error, OSError) as error:
        raise store_error(error) from error
