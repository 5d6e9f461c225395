"""Originals as the person handed them over: files named by their sha256, kept once, written before
their row.
"""

import hashlib
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from interview_app.domain.journal import Blob
from interview_app.errors import StoreDamaged
from interview_app.i18n import _
from interview_app.store import files
from interview_app.store.database import Connection

OLD_ENOUGH_SECONDS = 3600.0
"""A file without a row may belong to a commit under way; after an hour it does not."""
_OWN, _NAMED = re.compile(r"[0-9a-f]{64}"), re.compile(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")


def path_of(folder: Path, sha256: str) -> Path:
    """Where the original lies."""
    return folder / sha256[:2] / sha256


def write(folder: Path, content: bytes) -> str:
    """Make the file durable; returns its sha256. The row comes after. One that was damaged
    meanwhile is whole again.

    Raises:
        OSError: it could not be written.
    """
    sha256 = hashlib.sha256(content).hexdigest()
    path = path_of(folder, sha256)
    if not path.is_file() or files.file_sha256(path) != sha256:
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
        raise StoreDamaged(
            _("A kept document is missing or changed. Bring back the newest backup with Restore.")
        )
    return content


def add_row(connection: Connection, blob: Blob, *, at: str) -> None:
    """Make the blob known; the first name it came under stays."""
    row = (blob.sha256, blob.filename, blob.mime, blob.bytes, at)
    connection.execute("INSERT OR IGNORE INTO blobs VALUES (?, ?, ?, ?, ?)", row)


def remove_row(connection: Connection, sha256: str) -> tuple[Blob, str] | None:
    """Forget the blob; the file goes after the commit. What was known of it, and when it was kept,
    or None.
    """
    row = connection.execute(
        "DELETE FROM blobs WHERE sha256 = ? RETURNING sha256, filename, mime, bytes, at", (sha256,)
    ).fetchone()
    if row is None:
        return None
    return Blob(sha256=row[0], filename=row[1], mime=row[2], bytes=row[3]), str(row[4])


def remove_file(folder: Path, sha256: str) -> None:
    """Remove the file. One that stays behind a crash is an orphan and swept at a later start."""
    with suppress(FileNotFoundError):
        path_of(folder, sha256).unlink()
        files.flush_folder(path_of(folder, sha256).parent)


def known(connection: Connection) -> tuple[Blob, ...]:
    """All blobs in the order they came."""
    rows = connection.execute("SELECT sha256, filename, mime, bytes FROM blobs ORDER BY rowid")
    return tuple(
        Blob(sha256=sha256, filename=name, mime=mime, bytes=size)
        for sha256, name, mime, size in rows
    )


def own_files(folder: Path) -> Iterator[Path]:
    """The files that the store wrote there, finished or not; what somebody else laid beside them is
    theirs.
    """
    for path in list(folder.rglob("*")) if folder.is_dir() else ():
        if (_OWN.fullmatch(path.name) or path.name.startswith(files.TEMPORARY)) and path.is_file():
            yield path


def any_file(folder: Path) -> bool:
    """Whether a finished original lies there, row or not."""
    return any(not path.name.startswith(files.TEMPORARY) for path in own_files(folder))


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


def sweep(connection: Connection, folder: Path) -> int:
    """Remove files without a row and unfinished ones, when older than an hour; returns how many
    went.
    """
    rows = {blob.sha256 for blob in known(connection)}
    orphans = [path for path in own_files(folder) if path.name not in rows and _is_old(path)]
    for path in orphans:
        path.unlink(missing_ok=True)
    return len(orphans)


def pictures_of(cache: Path, sha256: str) -> list[Path]:
    """The page pictures of an original: their names hold its sha256."""
    return list(cache.rglob(f"*{sha256}*"))


def sweep_pictures(connection: Connection, cache: Path) -> None:
    """Remove pictures of what is no original of the store any more, when older than an hour."""
    rows = {blob.sha256 for blob in known(connection)}
    for path in list(cache.rglob("*")) if cache.is_dir() else ():
        named = _NAMED.search(path.name)
        if named is not None and named[0] not in rows and path.is_file() and _is_old(path):
            path.unlink(missing_ok=True)


def _is_old(path: Path) -> bool:
    return time.time() - path.stat().st_mtime > OLD_ENOUGH_SECONDS
