"""Originals as the person handed them over: files named by their sha256, kept once, written before their row."""

import hashlib
import time
from contextlib import suppress
from pathlib import Path

from interview_app.domain.journal import Blob
from interview_app.errors import StoreDamaged
from interview_app.i18n import _
from interview_app.store import files
from interview_app.store.database import Connection

OLD_ENOUGH_SECONDS = 3600.0
"""A file without a row may belong to a commit under way; after an hour it does not."""


def path_of(folder: Path, sha256: str) -> Path:
    """Where the original lies."""
    return folder / sha256[:2] / sha256


def write(folder: Path, content: bytes) -> str:
    """Make the file durable; returns its sha256. The row comes after.

    Raises:
        OSError: it could not be written.
    """
    sha256 = hashlib.sha256(content).hexdigest()
    path = path_of(folder, sha256)
    if not path.is_file() or path.stat().st_size != len(content):
        files.make_folder(folder)
        files.make_folder(path.parent)
        files.write_whole(path, content)
    return sha256


def read(folder: Path, sha256: str) -> bytes:
    """The original, checked.

    Raises:
        StoreDamaged: it is gone or changed.
    """
    try:
        content = path_of(folder, sha256).read_bytes()
    except FileNotFoundError:
        content = b""
    if hashlib.sha256(content).hexdigest() != sha256:
        raise StoreDamaged(_("A kept document is missing or changed. Bring back the newest backup with Restore."))
    return content


def add_row(connection: Connection, blob: Blob, *, at: str) -> None:
    """Make the blob known; the first name it came under stays."""
    row = (blob.sha256, blob.filename, blob.mime, blob.bytes, at)
    connection.execute("INSERT OR IGNORE INTO blobs VALUES (?, ?, ?, ?, ?)", row)


def remove_row(connection: Connection, sha256: str) -> bool:
    """Forget the blob; the file goes after the commit. Whether there was one."""
    return connection.execute("DELETE FROM blobs WHERE sha256 = ?", (sha256,)).rowcount > 0


def remove_file(folder: Path, sha256: str) -> None:
    """Remove the file. One that stays behind a crash is an orphan and swept at a later start."""
    with suppress(FileNotFoundError):
        path_of(folder, sha256).unlink()
        files.flush_folder(path_of(folder, sha256).parent)


def known(connection: Connection) -> tuple[Blob, ...]:
    """All blobs in the order they came."""
    rows = connection.execute("SELECT sha256, filename, mime, bytes FROM blobs ORDER BY rowid")
    return tuple(Blob(sha256=sha256, filename=name, mime=mime, bytes=size) for sha256, name, mime, size in rows)


def any_file(folder: Path) -> bool:
    """Whether a finished original lies there, row or not."""
    return folder.is_dir() and any(
        path.is_file() and not path.name.startswith(files.TEMPORARY) for path in folder.rglob("*")
    )


def faults(connection: Connection, folder: Path) -> list[str]:
    """A sentence for each blob whose file is gone or changed."""
    found: list[str] = []
    for blob in known(connection):
        try:
            same = files.file_sha256(path_of(folder, blob.sha256)) == blob.sha256
        except FileNotFoundError:
            same = False
        if not same:
            found.append(f"the original {blob.sha256[:16]} is missing or changed")
    return found


def sweep(connection: Connection, folder: Path, *, now: float | None = None) -> int:
    """Remove files without a row and unfinished ones, when older than an hour; returns how many went."""
    rows = {blob.sha256 for blob in known(connection)}
    swept = 0
    if not folder.is_dir():
        return 0
    for path in [one for one in folder.rglob("*") if one.is_file()]:
        age = (time.time() if now is None else now) - path.stat().st_mtime
        if path.name not in rows and age > OLD_ENOUGH_SECONDS:
            path.unlink(missing_ok=True)
            swept += 1
    return swept
