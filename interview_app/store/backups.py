"""The backups of an open store: made, listed, and made anew so that none holds what was deleted."""

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from interview_app.paths import DataFolder
from interview_app.store import backup


class Backups:
    """Backups in their folder; a backup is made of a view of its own, beside which the actor goes
    on.
    """

    def __init__(self, places: DataFolder, *, now: Callable[[], datetime]) -> None:
        self._places, self._now = places, now

    def make(self) -> Path:
        """Make a backup now; returns its file."""
        return backup.make(self._places, now=self._now()).path

    def all(self) -> tuple[backup.Backup, ...]:
        """All backups, newest first."""
        return backup.listed(self._places.backups)

    def hold_until(self) -> date | None:
        """The day by which what is deleted today is out of the last backup, at the latest; None: no
        backup holds it.
        """
        return backup.hold_until(self._places.backups)

    def renew(self) -> Path:
        """Make a fresh backup and remove all older ones, so that none holds what was deleted."""
        before = self.all()
        fresh = backup.make(self._places, now=self._now(), keep_all=True)
        backup.remove(self._places.backups, before)
        return fresh.path
