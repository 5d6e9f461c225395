"""What the dispatcher needs of the world; the composition root hands it in."""

from datetime import datetime
from typing import Protocol

from interview_app.domain.reading import DocumentReading
from interview_app.domain.resume import ResumeDocument


class Layout(Protocol):
    """How a CV would stand on its pages: how many, and how full the last one is (0 to 1)."""

    @property
    def pages(self) -> int:
        """How many pages, from 1."""
        ...

    @property
    def last_page_fill(self) -> float:
        """How much of the last page is used: a share from 0 to 1."""
        ...


class PrintedCv(Layout, Protocol):
    """A PDF as printed, measured on itself."""

    @property
    def unshown(self) -> tuple[str, ...]:
        """Marks that no font has, left out of the page."""
        ...

    @property
    def pdf(self) -> bytes:
        """The bytes of the PDF."""
        ...


class Printer(Protocol):
    """Prints and previews; blocks while it works, so it is called on another thread."""

    def printed(self, resume: ResumeDocument) -> PrintedCv:
        """The PDF, set as roomy as two pages allow.

        Raises:
            RenderError: the page cannot be set.
        """
        ...

    def html(self, resume: ResumeDocument) -> str:
        """A page of HTML with the same text, to look at; it loads nothing from elsewhere."""
        ...


class Reader(Protocol):
    """Reads a document in the sealed worker."""

    async def read_bytes(
        self, content: bytes, *, filename: str, timeout_seconds: float
    ) -> DocumentReading:
        """The reading; a faulty document is a reading with issues."""
        ...


class Now(Protocol):
    """The time, injected."""

    def __call__(self) -> datetime:
        """Now, with its zone."""
        ...
