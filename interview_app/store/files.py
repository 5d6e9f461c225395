"""Writing files so that they are whole or absent, whatever happens in between."""

import hashlib
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

TEMPORARY = ".new-"
"""The beginning of the name of every file that is not finished; the sweep at start removes old
ones.
"""

_CHUNK = 1 << 20


def write_whole(path: Path, content: bytes, *, durable: bool = True) -> None:
    """Temp, fsync, rename, fsync folder; what can be made again needs no fsync. A short write, as a
    full disk gives, goes on until it is all written or fails.

    Raises:
        OSError: it could not be written; `path` is as it was.
    """
    temporary = temporary_beside(path)
    try:
        make_empty(temporary)
        descriptor = os.open(temporary, os.O_WRONLY)
        try:
            _write_all(descriptor, content)
            if durable:
                _flush(descriptor)
        finally:
            os.close(descriptor)
        os.replace(temporary, path)
    except BaseException:
        forget(temporary)
        raise
    if durable:
        flush_folder(path.parent)


def copy_over(source: Path, target: Path) -> None:
    """Fill a file that was made with `make_empty`; the caller flushes it.

    Raises:
        OSError: it could not be written whole.
    """
    with open(source, "rb") as read, open(target, "r+b", buffering=0) as write:
        while chunk := read.read(_CHUNK):
            _write_all(write.fileno(), chunk)


def make_empty(path: Path) -> None:
    """Make an empty file that nobody else may read, before somebody who sets no rights of their own
    writes into it.

    Raises:
        OSError: it cannot be made, or is there already.
    """
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def temporary_beside(path: Path) -> Path:
    """A fresh name in the same folder."""
    return path.parent / f"{TEMPORARY}{secrets.token_hex(8)}"


def forget(*paths: Path) -> None:
    """Remove files that are not finished, as far as the disk lets; the sweep at start does the
    rest.
    """
    for path in paths:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    """Make a folder for the person alone, durable as the files in it."""
    if folder.is_dir():
        return
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    flush_folder(folder.parent)


def flush_file(path: Path) -> None:
    """Make a finished file's content durable."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        _flush(descriptor)
    finally:
        os.close(descriptor)


def flush_folder(folder: Path) -> None:
    """Make the names in a folder durable."""
    flush_file(folder)


def file_sha256(path: Path) -> str:
    """The sha256 of a file, read in pieces.

    Raises:
        OSError: it cannot be read.
    """
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
    return digest.hexdigest()


def _write_all(descriptor: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        written = os.write(descriptor, rest)
        if written == 0:
            raise OSError(28, "nothing could be written")  # ENOSPC
        rest = rest[written:]


def _flush(descriptor: int) -> None:
    if sys.platform == "darwin":
        import fcntl

        # fsync on macOS stops at the drive's cache.
        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    os.fsync(descriptor)
