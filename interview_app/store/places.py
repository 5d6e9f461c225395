"""Where the store's files lie, as the store needs to know it; `paths.DataFolder` is one."""

from pathlib import Path
from typing import Protocol


class Places(Protocol):
    """The paths of one data folder."""

    @property
    def root(self) -> Path:
        """The folder itself."""
        ...

    @property
    def database(self) -> Path:
        """The SQLite file."""
        ...

    @property
    def blobs(self) -> Path:
        """Originals, by sha256."""
        ...

    @property
    def backups(self) -> Path:
        """Kept copies of the database, and one pool of the blobs they need."""
        ...

    @property
    def cache(self) -> Path:
        """Page pictures; their names hold the sha256 of the original."""
        ...

    @property
    def lock(self) -> Path:
        """The single-instance lock."""
        ...


def side_files(database: Path) -> tuple[Path, ...]:
    """The files SQLite keeps beside a database; a database never changes place without them."""
    return tuple(
        database.with_name(database.name + suffix) for suffix in ("-wal", "-shm", "-journal")
    )


def drop_side_files(places: Places) -> None:
    """Remove what an earlier database left beside its place: its log would damage the next one.

    Raises:
        OSError: one cannot be removed.
    """
    for left_over in side_files(places.database):
        left_over.unlink(missing_ok=True)


def unsent_file(places: Places) -> Path:
    """What was typed and not sent yet."""
    return places.root / "unsent.json"


def drafts_file(places: Places) -> Path:
    """What was changed in forms and is not approved yet."""
    return places.root / "drafts.json"


def set_aside(places: Places) -> Path:
    """The folder for a database that could not be read when a backup took its place."""
    return places.root / "replaced"
