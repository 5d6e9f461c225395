"""Opening the store, in this order: lock, is it there, is it ours, check, backup if due, migrate,
sweep.

A step that finds a fault raises a sentence and changes nothing. A folder that cannot be written, or
a full disk, opens for reading with the reason in `Store.read_only_because`.
"""

import sqlite3
import time
from contextlib import suppress
from pathlib import Path

from interview_app.errors import (
    AlreadyRunning,
    StoreError,
    StoreFailing,
    StoreFull,
    StoreMissing,
    StoreReadOnly,
)
from interview_app.i18n import _
from interview_app.paths import DataFolder
from interview_app.store import backup, blobs, files, migrations
from interview_app.store.database import Database, connect, connect_for_reading, quick_check
from interview_app.store.faults import typed_faults
from interview_app.store.lock import Lock
from interview_app.store.places import drop_side_files
from interview_app.store.publishing import publish_database
from interview_app.store.store import Now, Store, utc_now

_UNWRITABLE = (StoreReadOnly, StoreFull, StoreFailing)
"""Faults with which reading goes on."""


def open_store(places: DataFolder, *, now: Now = utc_now) -> Store:
    """Open the store of a data folder, made at the first start; it owns the lock until closed.

    Raises:
        AlreadyRunning: somebody else has it open.
        StoreMissing: the database is gone or empty beside kept originals or backups.
        StoreTooNew: a newer version wrote it.
        StoreDamaged: a page does not check.
        StoreReadOnly, StoreFull, StoreFailing: there is no store yet and none can be made.
    """
    lock = Lock(places.lock)
    unwritable: StoreError | None = None
    try:
        lock.take()
    except _UNWRITABLE as error:
        unwritable = error
    try:
        return _open(places, lock, now=now, unwritable=unwritable)
    except BaseException:
        lock.release()
        raise


def open_for_reading(places: DataFolder) -> Store:
    """Open the store to read it, beside a window that has it open (export, doctor). It takes no
    lock and writes nothing.

    Raises:
        StoreMissing: there is no store.
        StoreTooNew: a newer version wrote it.
    """
    if not _is_there(places):
        raise StoreMissing(_("There is no data yet. Start an interview first."))
    if _is_older(places):
        raise StoreMissing(
            _("The data is of an older version. Open Interview App once to bring it up to date.")
        )
    because = AlreadyRunning(_("This view only reads."))
    return Store(Database(places.database, read_only_because=because), places)


def _open(places: DataFolder, lock: Lock, *, now: Now, unwritable: StoreError | None) -> Store:
    if not _is_there(places):
        if unwritable is not None:
            raise unwritable
        _make(places)
    older = _is_older(places)
    if unwritable is None:
        try:
            return _open_to_write(places, lock, now=now)
        except _UNWRITABLE as error:
            unwritable = error
    if older:
        # Its tables are not what this version reads, and it cannot be migrated.
        raise unwritable
    store = Store(
        Database(places.database, read_only_because=unwritable), places, lock=lock, now=now
    )
    store.notes = (unwritable.sentence,)
    return store


def _is_there(places: DataFolder) -> bool:
    """Whether there is a database. An empty one beside what only a store leaves behind is a fault,
    not a first start.

    Raises:
        StoreMissing: originals or backups lie there without a database.
    """
    with typed_faults():
        if places.database.exists() and places.database.stat().st_size > 0:
            return True
        newest = next(iter(backup.listed(places.backups)), None)
        if newest is not None:
            told = _(
                "The stored data is gone, but a backup of {day} is there. Bring it back with "
                "Restore."
            )
            raise StoreMissing(told.format(day=newest.at.strftime("%Y-%m-%d")))
        if blobs.any_file(places.blobs):
            told = _(
                "The stored data is gone, though kept documents are there and no backup is. Put "
                "{name} back, or start anew with the kept documents."
            )
            raise StoreMissing(told.format(name=places.database.name))
    return False


def _make(places: DataFolder) -> None:
    """An empty database, published whole: a crash or a full disk here leaves no half store."""
    with typed_faults(near=places.root):
        files.make_folder(places.root)
        publish_database(
            places.database, _empty, before_rename=lambda _path: drop_side_files(places)
        )


def _empty(path: Path) -> None:
    connection = connect(path)
    try:
        migrations.migrate(connection)
    finally:
        connection.close()


def _is_older(places: DataFolder) -> bool:
    """Whether migrations are due.

    Raises:
        StoreTooNew: a newer version wrote it.
    """
    with typed_faults():
        connection = connect_for_reading(places.database)
        try:
            migrations.refuse_newer(connection)
            return migrations.is_due(connection)
        finally:
            connection.close()


def _open_to_write(places: DataFolder, lock: Lock, *, now: Now) -> Store:
    notes: list[str] = []
    with typed_faults(near=places.root):
        connection = connect(places.database)
        try:
            quick_check(connection)
            if _has_content(connection):
                _back_up(places, now=now, must=migrations.is_due(connection), notes=notes)
            if migrations.is_due(connection):
                migrations.migrate(connection)
            _sweep(connection, places)
        finally:
            connection.close()
    store = Store(Database(places.database), places, lock=lock, now=now)
    store.notes = tuple(notes)
    with suppress(StoreError):  # it lies there until a start that can write
        store.drafts.take_over(places.root / "unsent.json")
    return store


def _has_content(connection: sqlite3.Connection) -> bool:
    """Whether there is anything a backup could bring back; of an older version it may be
    anything.
    """
    return (
        migrations.is_due(connection)
        or connection.execute("SELECT 1 FROM events LIMIT 1").fetchone() is not None
    )


def _back_up(places: DataFolder, *, now: Now, must: bool, notes: list[str]) -> None:
    """Before a migration a backup must be there; otherwise one that fails is told, and the start
    goes on.
    """
    if not must and not backup.is_due(places.backups, now=now()):
        return
    try:
        backup.make(places, now=now())
    except StoreError as error:
        if must:
            raise
        notes.append(_("No backup could be made: {reason}").format(reason=error.sentence))


def _sweep(connection: sqlite3.Connection, places: DataFolder) -> None:
    blobs.sweep(connection, places.blobs)
    blobs.sweep_pictures(connection, places.cache)
    for folder in (places.root, places.backups):
        for path in [*folder.glob(f"{files.TEMPORARY}*")] if folder.is_dir() else []:
            if path.is_file() and time.time() - path.stat().st_mtime > blobs.OLD_ENOUGH_SECONDS:
                path.unlink(missing_ok=True)
