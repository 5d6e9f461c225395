"""The originals of an open store: the file, then its row, and both away again with the pictures of
its pages.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress

from interview_app.domain.journal import Blob, Taken
from interview_app.errors import StoreDamaged
from interview_app.paths import DataFolder
from interview_app.store import blobs
from interview_app.store.database import Database
from interview_app.store.faults import typed_faults


class Originals:
    """Documents as the person handed them over, named by their sha256; `at` says the time, ISO 8601
    in UTC.
    """

    def __init__(self, database: Database, places: DataFolder, *, at: Callable[[], str]) -> None:
        self._database, self._places, self._at = database, places, at

    def keep(self, content: bytes, *, filename: str, mime: str) -> Blob:
        """Keep an original (temp, fsync, rename, fsync folder, then the row); the same content is
        kept once.

        The answer carries the name given now; the list of blobs keeps the first one.
        """
        if self._database.read_only_because is not None:
            raise self._database.read_only_because
        with typed_faults():
            sha256 = blobs.write(self._places.blobs, content)
        # File names may hold any bytes; what is no UTF-8 cannot be stored as text.
        name = filename.encode("utf-8", "replace").decode("utf-8")
        blob = Blob(sha256=sha256, filename=name, mime=mime, bytes=len(content))
        with self._database.writing() as connection:
            blobs.add_row(connection, blob, at=self._at())
        return blob

    def read(self, sha256: str) -> bytes:
        """The bytes of an original, checked against its sha256.

        Raises:
            StoreDamaged: it is gone or changed.
        """
        with typed_faults():
            return blobs.read(self._places.blobs, sha256)

    def all(self) -> tuple[Blob, ...]:
        """All kept originals."""
        with self._database.reading() as connection:
            return tuple(blobs.known(connection))

    def with_bytes(self, rows: Iterable[tuple[Blob, str]]) -> tuple[tuple[Blob, str, bytes], ...]:
        """Originals of these rows with their bytes; one that is damaged is none."""
        found: list[tuple[Blob, str, bytes]] = []
        for blob, at in rows:
            with suppress(OSError, StoreDamaged):
                found.append((blob, at, blobs.read(self._places.blobs, blob.sha256)))
        return tuple(found)

    def write_again(self, taken: Taken) -> None:
        """The files of originals that were erased; their rows follow."""
        with typed_faults():
            for _blob, _at, content in taken.originals:
                blobs.write(self._places.blobs, content)

    def remove(self, gone: Iterable[str]) -> int:
        """Remove the files of originals and the pictures of their pages; returns how many would not
        go.
        """
        left_behind = 0
        for sha256 in gone:
            try:
                blobs.remove_file(self._places.blobs, sha256)
                for picture in blobs.pictures_of(self._places.cache, sha256):
                    picture.unlink(missing_ok=True)
            except OSError:
                left_behind += 1
        return left_behind
