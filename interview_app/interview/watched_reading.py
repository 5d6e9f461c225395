"""Readings that can be followed and stopped: what the window shows while a document is read."""

import asyncio
from collections.abc import Callable, Mapping

from interview_app.domain.reading import DocumentReading
from interview_app.interview.session import Session
from interview_app.messages.documents import ReadingProgressed
from interview_app.tool_contract import DocumentsPort


class WatchedReading:
    """Meets `tool_contract.DocumentsPort` over another one: tells how far each reading is, and knows which one runs."""

    def __init__(self, session: Session, documents: DocumentsPort) -> None:
        self._session = session
        self._documents = documents
        self.handle = ""
        """The document that is being read now, or ""."""

    async def read(
        self, handle: str, *, timeout_seconds: float, on_progress: Callable[[int, int], None] | None = None
    ) -> DocumentReading:
        """Read it, with the first word before the reader has started: from there on it can be cancelled by its handle."""
        loop = asyncio.get_running_loop()

        def tell(page: int, pages: int) -> None:
            # A reading that was cancelled says nothing any more.
            if self.handle == handle:
                told = ReadingProgressed(handle=handle, filename=self._name(handle), page=page, pages=pages)
                self._session.emit(told)
                if on_progress is not None:
                    on_progress(page, pages)

        self.handle = handle
        tell(0, 0)
        try:
            return await self._documents.read(
                handle,
                timeout_seconds=timeout_seconds,
                on_progress=lambda page, pages: _soon(loop, tell, page, pages),
            )
        finally:
            self.handle = ""

    def capabilities(self) -> Mapping[str, bool]:
        """As the reader says."""
        return self._documents.capabilities()

    def _name(self, handle: str) -> str:
        attachment = self._session.state.attachments.get(handle)
        return attachment.filename if attachment is not None else ""


def _soon(loop: asyncio.AbstractEventLoop, tell: Callable[[int, int], None], page: int, pages: int) -> None:
    """The reader counts on a thread of its own; what is told comes from the actor's."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell, page, pages)
