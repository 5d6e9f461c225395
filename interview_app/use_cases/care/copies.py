"""Restoring from a copy, for window and command line: a backup that the app keeps, one that lies
elsewhere, or an export of everything.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from interview_app.domain.records import DataType
from interview_app.errors import ImportFailed, StoreDamaged
from interview_app.i18n import _
from interview_app.messages.data import CopyShown
from interview_app.paths import DataFolder
from interview_app.store import backup as kept
from interview_app.store import records
from interview_app.store.backup import Backup
from interview_app.store.database import Connection, connect, user_version
from interview_app.store.faults import typed_faults
from interview_app.store.opening import open_store
from interview_app.store.store import utc_now
from interview_app.use_cases.care.backup import put_in_place
from interview_app.use_cases.exchange.import_data import import_data

_DATABASE = b"SQLite format 3\x00"
_GENERAL = "general"
"""The résumé for no posting, which is there wherever anything is approved."""


def look_into(folder: DataFolder, path: Path) -> CopyShown:
    """What would be there after a restore from this file, which is checked whole.

    Raises:
        ImportFailed: it is no copy of ours, or damaged.
        StoreError: it is damaged or of a newer version.
    """
    with _as_backup(folder, path) as copy, typed_faults():
        connection = connect(copy.path, mode="immutable")
        try:
            return _holding(connection, path)
        finally:
            connection.close()


def restore_copy(folder: DataFolder, path: Path) -> tuple[Backup, Backup | None]:
    """Put a copy in the place of what is there, which is backed up first; returns the copy, and
    that backup.

    Raises:
        AlreadyRunning: the app is open with this data folder.
        ImportFailed: it is no copy of ours, or damaged; the store is as it was.
        StoreError: it does not check or could not be written; the store is as it was.
    """
    with _as_backup(folder, path) as copy:
        return copy, put_in_place(folder, copy)


@contextmanager
def _as_backup(folder: DataFolder, path: Path) -> Iterator[Backup]:
    """The file as a checked backup with its originals beside it."""
    try:
        with open(path, "rb") as file:
            begins = file.read(len(_DATABASE))
    except OSError:
        raise ImportFailed(
            _("The file cannot be read. Check that it is there and may be read.")
        ) from None
    if begins == _DATABASE:
        yield _checked(Backup(at=utc_now(), number=0, path=path))
        return
    unpacked = DataFolder(folder.cache / "copies")
    shutil.rmtree(unpacked.root, ignore_errors=True)
    try:
        unpacked.create()
        with open_store(unpacked) as store:
            import_data(store, path)
        yield _checked(kept.make(unpacked, now=utc_now()))
    finally:
        shutil.rmtree(unpacked.root, ignore_errors=True)


def _checked(copy: Backup) -> Backup:
    try:
        with typed_faults():
            kept.check(copy)
            connection = connect(copy.path, mode="immutable")
            try:
                ours = user_version(connection) > 0 and _has(connection, "records")
            finally:
                connection.close()
    except StoreDamaged:
        raise ImportFailed(_("This copy is damaged. Choose another one.")) from None
    if not ours:
        raise ImportFailed(
            _("This file is no copy of your data. Choose a backup or an export of everything.")
        )
    return copy


def _holding(connection: Connection, path: Path) -> CopyShown:
    found = records.newest(connection)
    cards = [one.data for one in found if one.data_type is DataType.KNOWLEDGE_CARD]
    replaced = {id for card in cards for id in card.get("supersedes") or ()}
    timelines = [one.data for one in found if one.data_type is DataType.SKELETON_TIMELINE]
    resumes = 0
    if _has(connection, "tailoring_runs"):
        counted = "SELECT COUNT(DISTINCT run_id) FROM tailoring_runs WHERE run_id <> ?"
        resumes = int(connection.execute(counted, (_GENERAL,)).fetchone()[0])
    return CopyShown(
        path=str(path),
        stories=sum(card.get("id") not in replaced for card in cards),
        jobs=sum(len(one.get("experiences") or ()) for one in timelines),
        resumes=resumes,
        documents=sum(one.data_type is DataType.ARTIFACT_RECORD for one in found),
    )


def _has(connection: Connection, table: str) -> bool:
    named = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
    return connection.execute(named, (table,)).fetchone() is not None
