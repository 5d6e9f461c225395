"""One holder a data folder: window, headless, serve, restore and delete-everything take it (DESIGN
7).
"""

import errno
import fcntl
import os
from pathlib import Path

from interview_app.store.faults import already_running, store_error


class Lock:
    """An advisory lock on a file, gone with the process however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._descriptor: int | None = None

    def take(self) -> None:
        """Take it or say who has it.

        Raises:
            AlreadyRunning: another process, or another part of this one, holds it.
            StoreReadOnly: the folder cannot be written.
            StoreFull: there is no room for it.
        """
        while True:
            descriptor = self._open()
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                os.close(descriptor)
                if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
                    raise already_running() from None
                raise store_error(error) from error
            if _still_there(self.path, descriptor):
                self._descriptor = descriptor
                return
            # Whoever held it before deleted everything, this file too: lock the one that is there
            # now.
            os.close(descriptor)

    def _open(self) -> int:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            return os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise store_error(error) from error

    def release(self) -> None:
        """Give it back; safe to call twice."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _still_there(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except FileNotFoundError:
        return False
