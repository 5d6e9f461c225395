"""The files in a data folder that the store alone knows."""

from contextlib import suppress
from pathlib import Path

from interview_app.paths import DataFolder


def side_files(database: Path) -> tuple[Path, ...]:
    """The files SQLite keeps beside a database; a database never changes place without them."""
    return tuple(
        database.with_name(database.name + suffix) for suffix in ("-wal", "-shm", "-journal")
    )


def drop_side_files(places: DataFolder) -> None:
    """Remove what an earlier database left beside its place: its log would damage the next one.

    Raises:
        OSError: one cannot be removed.
    """
    for left_over in side_files(places.database):
        left_over.unlink(missing_ok=True)


def drafts_file(places: DataFolder) -> Path:
    """What was changed in forms and is not approved yet, or typed and not sent."""
    return places.root / "drafts.json"


def last_page_file(places: DataFolder) -> Path:
    """The page that was shown last, as it was drawn."""
    return places.cache / "last-page.json"


def forget_last_page(places: DataFolder) -> None:
    """What was erased, or is no more what the store holds, is not shown at the next start."""
    with suppress(OSError):
        last_page_file(places).unlink(missing_ok=True)


def set_aside(places: DataFolder) -> Path:
    """The folder for a database that could not be read when a backup took its place."""
    return places.root / "replaced"
