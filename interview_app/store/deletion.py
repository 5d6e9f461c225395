"""Removing what the store wrote, and only that: the data folder may be one the person chose and
uses for more.
"""

import fnmatch
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from interview_app.paths import DataFolder
from interview_app.store import backup, blobs, files
from interview_app.store.faults import typed_faults
from interview_app.store.places import drafts_file, set_aside, side_files

_CACHED = (
    "pages/*",
    "copies/*",
    "unfinished-runs/*",
    "unfinished-runs/.unfinished-*",
    "window.json",
    "last-page.json",
    "wires.json",
)
"""What the app keeps in the folder of its cache."""


def remove_store_files(places: DataFolder) -> None:
    """Remove all of it, copies before the database: cut off in the middle, it can be done again.

    Raises:
        StoreError: something could not be removed.
    """
    copies = [one.path for one in backup.listed(places.backups)]
    with typed_faults():
        remove_files(places.backups, [*copies, *blobs.own_files(places.backups)])
        remove_named(set_aside(places), [f"*Z-{places.database.name}*"])
        remove_files(places.blobs, blobs.own_files(places.blobs))
        remove_named(places.cache, _CACHED)
        for file in (drafts_file(places), *side_files(places.database), places.database):
            file.unlink(missing_ok=True)


def remove_named(folder: Path, patterns: Iterable[str]) -> None:
    """Remove the files of a folder whose path in it is like one of the patterns, and then each
    folder that is empty.

    Raises:
        OSError: one could not be removed.
    """
    wanted = (*patterns, f"{files.TEMPORARY}*", f"*/{files.TEMPORARY}*")
    remove_files(
        folder, (path for path in _below(folder) if _is_like(path.relative_to(folder), wanted))
    )


def remove_files(folder: Path, own: Iterable[Path]) -> None:
    """Remove files of a folder, and then each folder that is empty; a folder that is a link to
    elsewhere is left alone.

    Raises:
        OSError: one could not be removed.
    """
    if folder.is_symlink() or not folder.is_dir():
        return
    for path in list(own):
        path.unlink(missing_ok=True)
    emptied = [path for path in folder.rglob("*") if path.is_dir() and not path.is_symlink()]
    for path in [*sorted(emptied, reverse=True), folder]:
        with suppress(OSError):
            path.rmdir()


def _below(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _is_like(path: Path, patterns: Iterable[str]) -> bool:
    return any(fnmatch.fnmatchcase(path.as_posix(), pattern) for pattern in patterns)
