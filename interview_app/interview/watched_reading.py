"""Readings that can be followed and stopped: what the window shows while a document is read."""

import asyncio
from collections.abc import Callable, Mapping

from interview_app.domain.reading import DocumentReading
from interview_app.interview.session import Session
from interview_app.llm.client import LeaderItem
from interview_app.messages.documents import ReadingProgressed
from interview_app.tool_contract import DocumentsPort

_READING = "extract_document"


class WatchedReading:
    """Meets `tool_contract.DocumentsPort` over another one: tells how far each reading is, and
    knows which one runs.
    """

    def __init__(self, session: Session, documents: DocumentsPort) -> None:
        self._session = session
        self._documents = documents
        self.handle = ""
        """The document that is being read now, or ""."""

    async def read(
        self,
        handle: str,
        *,
        timeout_seconds: float,
        on_progress: Callable[[int, int], None] | None = None,
    ) -> DocumentReading:
        """Read it, with the first word before the reader has started: from there on it can be
        cancelled by its handle.
        """
        loop = asyncio.get_running_loop()

        number, of = self._place(handle)

        def tell(page: int, pages: int) -> None:
            # A reading that was cancelled says nothing any more.
            if self.handle == handle:
                name = self._name(handle)
                told = ReadingProgressed(
                    handle=handle, filename=name, page=page, pages=pages, number=number, of=of
                )
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

    def _place(self, handle: str) -> tuple[int, int]:
        """The how many-th this document is of those that are read in this turn, and how many they
        are.
        """
        items = self._session.state.history.items
        turn = next((item for item in reversed(items) if isinstance(item, LeaderItem)), None)
        calls = [call for call in turn.calls if call.name == _READING] if turn is not None else []
        place = next((at for at, call in enumerate(calls, 1) if f'"{handle}"' in call.arguments), 1)
        return place, max(1, len(calls))

    def _name(self, handle: str) -> str:
        attachment = self._session.state.attachments.get(handle)
        return attachment.filename if attachment is not None else ""


def _soon(
    loop: asyncio.AbstractEventLoop, tell: Callable[[int, int], None], page: int, pages: int
) -> None:
    """The reader counts on a thread of its own; what is told comes from the actor's."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell, page, pages)
