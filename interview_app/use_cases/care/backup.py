"""Making a backup and bringing one back, for window and command line."""

from datetime import datetime

from interview_app.errors import StoreMissing
from interview_app.i18n import _
from interview_app.paths import DataFolder
from interview_app.store import backup as kept
from interview_app.store.backup import Backup
from interview_app.store.lock import Lock
from interview_app.store.store import utc_now


def make_backup(folder: DataFolder, *, now: datetime | None = None) -> Backup:
    """Make a backup of everything now; works beside an open window.

    Raises:
        StoreError: there is nothing to back up, or it could not be written.
    """
    if not folder.database.exists() or folder.database.stat().st_size == 0:
        raise StoreMissing(_("There is no data to back up yet."))
    return kept.make(folder, now=now or utc_now())


def restore_backup(
    folder: DataFolder, name: str | None = None, *, now: datetime | None = None
) -> tuple[Backup, Backup | None]:
    """Bring a backup back by its name, or the newest; returns it, and the backup made of what was
    there before.

    Raises:
        AlreadyRunning: the app is open with this data folder.
        StoreMissing: there is no such backup.
        StoreError: it does not check or could not be written; the store is as it was.
    """
    chosen = kept.find(folder.backups, name)
    return chosen, put_in_place(folder, chosen, now=now)


def put_in_place(
    folder: DataFolder, backup: Backup, *, now: datetime | None = None
) -> Backup | None:
    """Put a backup in the place of what is there; returns the backup made of that, None where there
    was nothing.

    Raises:
        AlreadyRunning: the app is open with this data folder.
        StoreError: it does not check or could not be written; the store is as it was.
    """
    lock = Lock(folder.lock)
    lock.take()
    try:
        return kept.restore(folder, backup, now=now or utc_now())
    finally:
        lock.release()


def list_backups(folder: DataFolder) -> tuple[Backup, ...]:
    """All backups, newest first."""
    return kept.listed(folder.backups)
