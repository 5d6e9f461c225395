"""The document reader, made when the first document comes: a start without one costs nothing."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from interview_app.domain.artifact import ArtifactRecord
from interview_app.domain.reading import DocumentReading
from interview_app.errors import DocumentError
from interview_app.extraction.sealing import unsealed
from interview_app.i18n import _
from interview_app.paths import DataFolder

if TYPE_CHECKING:
    from interview_app.extraction.process.untrusted_answer import PngPicture
    from interview_app.use_cases.reading.document import DocumentReader

Result = TypeVar("Result")


class ReadingOnDemand:
    """Owns the reader and ends its workers."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        unsealed.follow(folder.read_unsealed)
        self._lock = threading.Lock()
        self._reader: DocumentReader | None = None
        self._closed = False

    def _made(self) -> "DocumentReader":
        from interview_app.extraction.process.page_pictures import PictureCache
        from interview_app.extraction.process.worker_pool import WorkerPool
        from interview_app.use_cases.reading.document import DocumentReader

        with self._lock:
            if self._closed:
                raise DocumentError(
                    "timeout",
                    _("The app is closing. The document is kept; read it at the next start."),
                )
            if self._reader is None:
                # Somebody drops two files at once; a command reads one after the other.
                pool = WorkerPool(spares=1, arguments=("--warm",))
                cache = PictureCache(self._folder.cache)
                self._reader = DocumentReader(pool=pool, pictures=cache)
            return self._reader

    def warm(self) -> None:
        """Make the reader and start its first worker, beside whatever goes on; once the person has
        something to look at.
        """
        threading.Thread(target=self._warmed, name="reader-warm-up", daemon=True).start()

    def _warmed(self) -> None:
        with contextlib.suppress(DocumentError):
            self._made().stand_by()

    async def read_bytes(
        self,
        content: bytes,
        *,
        filename: str,
        timeout_seconds: float,
        on_progress: Callable[[int, int], None] | None = None,
        existing: ArtifactRecord | None = None,
    ) -> DocumentReading:
        """Read a document; `existing` is its record from before, whose name and time stay.
        `on_progress` is called on another thread.
        """
        return await self._in_thread(
            lambda reader, stop: reader.read_now(
                content,
                filename=filename,
                timeout_seconds=timeout_seconds,
                on_progress=on_progress,
                cancel=stop,
                existing=existing,
            )
        )

    def capabilities(self) -> Mapping[str, bool]:
        """What this machine can do."""
        return self._made().capabilities()

    async def page_picture(self, content: bytes, *, page: int, dpi: int) -> "PngPicture":
        """As `DocumentReader.picture_now`."""
        return await self._in_thread(
            lambda reader, stop: reader.picture_now(content, page, dpi, cancel=stop)
        )

    async def photo(self, path: bytes) -> bytes:
        """As `DocumentReader.photo_now`."""
        return await self._in_thread(lambda reader, stop: reader.photo_now(path, cancel=stop))

    async def _in_thread(
        self, work: "Callable[[DocumentReader, threading.Event], Result]"
    ) -> "Result":
        """Work with the reader off the event loop. When this task is cancelled the worker is
        killed, and the thread waited for.
        """
        stop = threading.Event()
        task = asyncio.ensure_future(asyncio.to_thread(lambda: work(self._made(), stop)))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            from interview_app.extraction.process.worker_process import Cancelled

            stop.set()
            with contextlib.suppress(Cancelled, asyncio.CancelledError):
                await task
            raise

    def close(self) -> None:
        """End the workers. Safe to call twice."""
        with self._lock:
            self._closed = True
            if self._reader is not None:
                self._reader.close()
                self._reader = None
