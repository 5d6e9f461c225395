"""The language that the first recognised page of a document tells, for the pages after it.

It is known after a strip of that page, long before the page is read. The others wait for it, so
that the same document is read alike whichever page is begun when.
"""

import threading


class DocumentLanguage:
    """Tesseract's code of one document's language; safe from any thread."""

    def __init__(self) -> None:
        self._settled = threading.Event()
        self._led = threading.Lock()
        self._code: str | None = None

    def lead(self) -> bool:
        """Whether the caller's page is the first: it has to settle the language, the others
        wait.
        """
        return self._led.acquire(blocking=False)

    def settle(self, code: str | None) -> None:
        """Say what the first page told; None when it told nothing. Only the first word counts."""
        if not self._settled.is_set():
            self._code = code
            self._settled.set()

    def wait(self, seconds: float) -> str | None:
        """What the first page told; None also when it said nothing in time."""
        self._settled.wait(max(0.0, seconds))
        return self._code
