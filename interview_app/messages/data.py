"""Records edited in the library, deletion, export, backup."""

from typing import Any

from interview_app.domain.frozen import frozen
from interview_app.domain.records import DataType

# into the actor


@frozen
class RecordEdited:
    """The person edited a record in the library: a new version, approved by the click;
    `base_version` is the one they saw. `looked_at`: paths in that version of texts that were read
    with a mark and that they found right.
    """

    data_type: DataType
    id: str
    base_version: int | None
    data: dict[str, Any]
    looked_at: tuple[str, ...] = ()


@frozen
class RecordDeletionRequested:
    """Delete a record; content goes, the event chain stays whole."""

    data_type: DataType
    id: str


@frozen
class DeletionUndone:
    """Put a record or a document back that was deleted since the app started."""

    data_type: DataType
    id: str


@frozen
class ExportRequested:
    """Write all data in a format of `use_cases.export_data` to a path."""

    format: str
    path: str


@frozen
class BackupRequested:
    """Make a backup now."""


@frozen
class CopiesRequested:
    """Which backups are there to restore from?"""


@frozen
class CopyLookRequested:
    """What would be there after a restore from this file?"""

    path: str


@frozen
class RestoreRequested:
    """Put a copy in the place of all that is there, which is backed up first; the store closes, and
    the app has to begin anew.
    """

    path: str


@frozen
class BackupsRenewalRequested:
    """Make a new backup and delete all older ones, so that none holds what was deleted."""


@frozen
class DeleteEverythingRequested:
    """Delete store, blobs, logs, caches, backups and keys; asked twice before it is sent."""


# out of the actor


@frozen
class RecordSaved:
    """An edit is durable."""

    data_type: DataType
    id: str
    version: int


@frozen
class RecordDeleted:
    """A deletion is durable; `backups_hold_until` is the ISO date until which backups still hold
    it, or None.
    """

    data_type: DataType
    id: str
    backups_hold_until: str | None = None


@frozen
class Exported:
    """A file was written."""

    path: str


@frozen
class BackedUp:
    """A backup was written."""

    path: str


@frozen
class Copy:
    """A backup that the app keeps: its file, its name, which is the moment in UTC, and its size."""

    path: str
    name: str
    bytes: int


@frozen
class CopiesTold:
    """All backups, newest first."""

    copies: tuple[Copy, ...]


@frozen
class CopyShown:
    """What a copy holds; with a `sentence` it cannot be restored from."""

    path: str
    stories: int = 0
    jobs: int = 0
    resumes: int = 0
    documents: int = 0
    sentence: str = ""


@frozen
class Restored:
    """The copy is in place, or the store is as it was and `fault` says why. `before` is the name of
    the backup of what was there. The store is closed either way.
    """

    before: str = ""
    fault: str = ""


@frozen
class BackupsRenewed:
    """One backup is left, of what is there now."""


@frozen
class EverythingDeleted:
    """Nothing of the person is left; the app closes."""
