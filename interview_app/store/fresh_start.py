"""Starting anew where the database is lost, no backup is there, and originals still are.

What cannot be opened is set aside in `replaced/`, never removed; the kept originals become known
again, and the first session begins with them.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from interview_app.domain.journal import Blob, NewEvent
from interview_app.errors import StoreDamaged, StoreError
from interview_app.i18n import _
from interview_app.paths import DataFolder
from interview_app.store import backup, blobs, events, files, migrations, sessions
from interview_app.store.database import connect, quick_check
from interview_app.store.faults import typed_faults
from interview_app.store.publishing import publish_database


def kept_originals(places: DataFolder) -> Iterator[tuple[str, bytes]]:
    """The sha256 and content of every original that is whole, in the order they came.

    Raises:
        StoreError: one cannot be read.
    """
    with typed_faults():
        found = [path for path in blobs.own_files(places.blobs) if len(path.name) == 64]
        for path in sorted(found, key=lambda one: (one.stat().st_mtime_ns, one.name)):
            try:
                yield path.name, blobs.read(places.blobs, path.name)
            except StoreDamaged:
                continue


def start_anew(
    places: DataFolder, kept: Iterable[Blob], first_events: Iterable[NewEvent], *, now: datetime
) -> None:
    """Publish a new database that knows the originals and whose first session begins with the
    events; the caller holds the lock.

    Raises:
        StoreError: a store that opens is there, or a backup, which keeps more; or it could not be
            written. Nothing was changed.
    """
    if backup.listed(places.backups):
        raise StoreError(_("A backup is there, which keeps more. Bring it back with Restore."))
    if _opens(places):
        raise StoreError(_("Your data is there and whole: nothing was changed."))
    at = now.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def build(path: Path) -> None:
        connection = connect(path)
        try:
            migrations.migrate(connection)
            connection.execute("BEGIN IMMEDIATE")
            for blob in kept:
                blobs.add_row(connection, blob, at=at)
            session = sessions.start(connection, at=at)
            events.append(connection, session, list(first_events), at=at)
            connection.execute("COMMIT")
        finally:
            connection.close()

    with typed_faults(near=places.root):
        files.make_folder(places.root)
    publish_database(
        places.database,
        build,
        before_rename=lambda _path: backup.set_present_aside(places, now=now),
    )


def _opens(places: DataFolder) -> bool:
    """Whether a store that checks is in its place. An empty file is none.

    Raises:
        StoreError: it cannot be told, as on a disk that fails: then nothing is put in its place.
    """
    if not places.database.exists() or places.database.stat().st_size == 0:
        return False
    try:
        with typed_faults():
            connection = connect(places.database)
            try:
                quick_check(connection)
            finally:
                connection.close()
    except StoreDamaged:
        return False
    return True
