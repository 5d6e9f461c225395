"""Backups: whole copies of the database by `VACUUM INTO`, and one pool of the originals they need.

A backup `STAMP.sqlite3` gets its name only after the originals it refers to lie in the pool, so
that a restore brings back everything. Kept: 2 days all, then 12 daily, 10 weekly, 9 monthly; the
newest always. Nothing here needs the window closed but `restore`.
"""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from interview_app.errors import StoreDamaged, StoreMissing
from interview_app.i18n import _
from interview_app.paths import DataFolder
from interview_app.store import blobs, files, migrations
from interview_app.store.database import connect, connect_for_reading, quick_check
from interview_app.store.faults import already_running, typed_faults
from interview_app.store.places import drop_side_files, forget_last_page, set_aside, side_files
from interview_app.store.publishing import publish_database

KEEP_ALL = timedelta(days=2)
DAILY, WEEKLY, MONTHLY = 12, 10, 9
LONGEST_KEPT = KEEP_ALL + timedelta(days=DAILY + 7 * WEEKLY + 31 * MONTHLY)
DUE_AFTER = timedelta(hours=1)
"""How old the newest backup is when a start makes another."""

_NAME = re.compile(r"(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)(?:-(\d+))?")
_STAMP = "%Y-%m-%dT%H-%M-%SZ"


@dataclass(frozen=True, kw_only=True, order=True)
class Backup:
    """A finished backup; `at` is UTC, `number` tells those of one second apart."""

    at: datetime
    number: int
    path: Path

    @property
    def name(self) -> str:
        """What the person calls it by."""
        return self.path.stem


def listed(folder: Path) -> tuple[Backup, ...]:
    """All backups, newest first."""
    found: list[Backup] = []
    for path in folder.glob("*.sqlite3") if folder.is_dir() else ():
        match = _NAME.fullmatch(path.stem)
        if match:
            at = datetime.strptime(match[1], _STAMP).replace(tzinfo=UTC)
            found.append(Backup(at=at, number=int(match[2] or 0), path=path))
    return tuple(sorted(found, reverse=True))


def kept(backups: tuple[Backup, ...], *, now: datetime) -> tuple[Backup, ...]:
    """Those the rule keeps, newest first: 2 days all, then the newest of each of 12 days, 10 weeks,
    9 months.
    """
    steps = [(_day, DAILY), (_week, WEEKLY), (_month, MONTHLY)]
    keep: list[Backup] = []
    for backup in sorted(backups, reverse=True):
        if now - backup.at > LONGEST_KEPT and keep:
            continue
        if not keep or now - backup.at <= KEEP_ALL:
            keep.append(backup)
            continue
        while steps and steps[0][1] == 0:
            steps.pop(0)
        if steps and steps[0][0](backup.at) < steps[0][0](keep[-1].at):
            keep.append(backup)
            steps[0] = (steps[0][0], steps[0][1] - 1)
    return tuple(keep)


def _day(at: datetime) -> tuple[int, ...]:
    return (at.toordinal(),)


def _week(at: datetime) -> tuple[int, ...]:
    return tuple(at.isocalendar()[:2])


def _month(at: datetime) -> tuple[int, ...]:
    return (at.year, at.month)


def is_due(folder: Path, *, now: datetime) -> bool:
    """Whether a start should make a backup."""
    newest = next(iter(listed(folder)), None)
    return newest is None or now - newest.at >= DUE_AFTER


def make(places: DataFolder, *, now: datetime, keep_all: bool = False) -> Backup:
    """Copy the database as it stands and the originals it needs, then let go of what the rule no
    longer keeps.

    Raises:
        StoreError: it could not be written; older backups are untouched.
    """
    with typed_faults(near=places.root):
        files.make_folder(places.backups)
        backup = _next_name(places.backups, now)
        publish_database(
            backup.path,
            lambda path: _copy_database(places.database, path),
            before_rename=lambda path: _pool_blobs(path, places),
        )
    if not keep_all:
        prune(places.backups, now=now)
    return backup


def _copy_database(source: Path, target: Path) -> None:
    connection = connect_for_reading(source)
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
    finally:
        connection.close()


def _pool_blobs(database: Path, places: DataFolder) -> None:
    for sha256 in _blobs_in(database):
        source, target = (
            blobs.path_of(places.blobs, sha256),
            blobs.path_of(_pool(places.backups), sha256),
        )
        with suppress(FileNotFoundError):
            if target.is_file() and target.stat().st_size == source.stat().st_size:
                continue
            # A copy, not a link: a bad sector must not take the original and its backup together.
            content = source.read_bytes()
            files.make_folder(_pool(places.backups))
            files.make_folder(target.parent)
            files.write_whole(target, content)


def _pool(folder: Path) -> Path:
    return folder / "blobs"


def _blobs_in(database: Path) -> tuple[str, ...]:
    with typed_faults():
        connection = connect(database, mode="immutable")
        try:
            if (
                connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'blobs'").fetchone()
                is None
            ):
                return ()
            return tuple(blob.sha256 for blob in blobs.known(connection))
        finally:
            connection.close()


def _next_name(folder: Path, now: datetime) -> Backup:
    at = now.astimezone(UTC).replace(microsecond=0)
    number = 0
    while True:
        suffix = f"-{number}" if number else ""
        path = folder / f"{at.strftime(_STAMP)}{suffix}.sqlite3"
        if not path.exists():
            return Backup(at=at, number=number, path=path)
        number += 1


def prune(folder: Path, *, now: datetime) -> None:
    """Remove backups the rule does not keep, and originals in the pool that no kept backup needs.

    Raises:
        StoreError: the folder cannot be written.
    """
    with typed_faults():
        everything = listed(folder)
        keep = kept(everything, now=now)
        remove(folder, tuple(backup for backup in everything if backup not in keep))


def remove(folder: Path, unwanted: tuple[Backup, ...]) -> None:
    """Remove some backups, and originals in the pool that no other one needs.

    Raises:
        StoreError: the folder cannot be written.
    """
    with typed_faults():
        for backup in unwanted:
            backup.path.unlink(missing_ok=True)
        if not unwanted:
            return
        try:
            needed = {sha256 for backup in listed(folder) for sha256 in _blobs_in(backup.path)}
        except StoreDamaged:
            return
        for path in blobs.own_files(_pool(folder)):
            if path.name not in needed:
                path.unlink(missing_ok=True)
        files.flush_folder(folder)


def find(folder: Path, name: str | None) -> Backup:
    """The backup of that name (file name or stem), or the newest.

    Raises:
        StoreMissing: there is none.
    """
    everything = listed(folder)
    for backup in everything:
        if name is None or name in (backup.name, backup.path.name, str(backup.path)):
            return backup
    if name is None:
        raise StoreMissing(_("There is no backup yet. Make one with `interview-app backup`."))
    raise StoreMissing(
        _("There is no backup of that name. `interview-app restore --list` shows them all.")
    )


def restore(places: DataFolder, backup: Backup, *, now: datetime) -> Backup | None:
    """Put a backup in the place of the store, with all its originals; the caller holds the lock and
    nobody has it open.

    What is there now is backed up first (returned), or set aside in `replaced/` when it cannot be
    read. It can be cut off at any point and done again.

    Raises:
        AlreadyRunning: somebody reads the present store in this moment.
        StoreDamaged: the backup does not check.
        StoreTooNew: a newer version made it.
        StoreError: it could not be written; the store is as it was.
    """
    with typed_faults(near=places.root):
        check(backup)
        before = _keep_present(places, now=now)

        def make_way(_proven: Path) -> None:
            _bring_blobs_back(backup, places)
            forget_last_page(places)
            if before is None:
                set_present_aside(places, now=now)
            else:
                drop_side_files(places)

        publish_database(
            places.database, lambda path: files.copy_over(backup.path, path), before_rename=make_way
        )
    return before


def check(backup: Backup) -> None:
    """Check every page of a backup.

    Raises:
        StoreDamaged: one does not check.
        StoreTooNew: a newer version made it.
    """
    connection = connect(backup.path, mode="immutable")
    try:
        quick_check(connection)
        migrations.refuse_newer(connection)
    finally:
        connection.close()


def _keep_present(places: DataFolder, *, now: datetime) -> Backup | None:
    """Back the present store up and fold its log in; None when there is nothing, or nothing that
    can be read.
    """
    if not places.database.exists() or places.database.stat().st_size == 0:
        return None
    try:
        with typed_faults():
            connection = connect(places.database)
            try:
                quick_check(connection)
                if connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
                    # Somebody still reads it, and the log has to stay: beside another database it
                    # would damage that one.
                    raise already_running()
            finally:
                connection.close()
        # Pruning now could remove the very backup that is being restored.
        return make(places, now=now, keep_all=True)
    except StoreDamaged:
        return None


def _bring_blobs_back(backup: Backup, places: DataFolder) -> None:
    for sha256 in _blobs_in(backup.path):
        source = blobs.path_of(_pool(backup.path.parent), sha256)
        if source.is_file():
            blobs.write(places.blobs, source.read_bytes())


def set_present_aside(places: DataFolder, *, now: datetime) -> None:
    """Move what cannot be read away, side files too: an old log beside a new database would damage
    it.
    """
    forget_last_page(places)
    present = [path for path in (places.database, *side_files(places.database)) if path.exists()]
    if not present:
        return
    aside = set_aside(places)
    files.make_folder(aside)
    for path in present:
        os.replace(path, aside / f"{now.astimezone(UTC).strftime(_STAMP)}-{path.name}")
    files.flush_folder(aside)


class Backups:
    """Backups in their folder; a backup is made of a view of its own, beside which the actor goes
    on.
    """

    def __init__(self, places: DataFolder, *, now: Callable[[], datetime]) -> None:
        self._places, self._now = places, now

    def make(self) -> Path:
        """Make a backup now; returns its file."""
        return make(self._places, now=self._now()).path

    def all(self) -> tuple[Backup, ...]:
        """All backups, newest first."""
        return listed(self._places.backups)

    def hold_until(self) -> str | None:
        """The ISO date by which what is deleted today is out of the last backup, at the latest;
        None: no backup holds it.
        """
        newest = next(iter(self.all()), None)
        return (newest.at + LONGEST_KEPT).date().isoformat() if newest else None

    def renew(self) -> Path:
        """Make a fresh backup and remove all older ones, so that none holds what was deleted."""
        before = self.all()
        fresh = make(self._places, now=self._now(), keep_all=True)
        remove(self._places.backups, before)
        return fresh.path
