"""The document reader, made when the first document comes: a start without one costs nothing."""

import threading
from collections.abc import Mapping
from typing import TYPE_CHECKING

from interview_app.domain.reading import DocumentReading
from interview_app.paths import DataFolder

if TYPE_CHECKING:
    from interview_app.use_cases.read_document import DocumentReader


class ReadingOnDemand:
    """Owns the reader and ends its workers."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._lock = threading.Lock()
        self._reader: DocumentReader | None = None

    def _made(self) -> "DocumentReader":
        from interview_app.use_cases.read_document import DocumentReader

        with self._lock:
            if self._reader is None:
                self._reader = DocumentReader(cache=self._folder.cache)
            return self._reader

    async def read_bytes(self, content: bytes, *, filename: str, timeout_seconds: float) -> DocumentReading:
        """Read a document."""
        return await self._made().read_bytes(content, filename=filename, timeout_seconds=timeout_seconds)

    def capabilities(self) -> Mapping[str, bool]:
        """What this machine can do."""
        return self._made().capabilities()

    async def page_picture(self, content: bytes, *, sha256: str, page: int, dpi: int) -> tuple[bytes, float, float]:
        """PNG, and the size of the page in points."""
        return await self._made().page_picture(content, sha256=sha256, page=page, dpi=dpi)

    def close(self) -> None:
        """End the workers. Safe to call twice."""
        with self._lock:
            if self._reader is not None:
                self._reader.close()
                self._reader = None
