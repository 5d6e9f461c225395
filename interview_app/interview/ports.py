"""What the actor needs of the world beside the store, handed in by the composition root."""

from typing import Protocol

from interview_app.domain.known import Attachment
from interview_app.messages.documents import PagePictureReady


class UploadsPort(Protocol):
    """Takes a file of the person in: opened once, checked, kept as blob."""

    def take_in(self, path: bytes) -> Attachment:
        """Keep the file and issue its handle.

        Raises:
            DocumentError: with the issue code of CONTRACT B.
        """
        ...


class PicturesPort(Protocol):
    """Draws pages of kept originals, sealed and cached."""

    async def picture(
        self, artifact_id: str, sha256: str, *, page: int, dpi: int
    ) -> PagePictureReady:
        """The picture, or a message with a sentence when there is none."""
        ...


class Clock(Protocol):
    """Time, injected: `now` for people (ISO 8601 UTC), `sleep` for waits, `monotonic` in
    seconds.
    """

    def now(self) -> str:
        """The time as ISO 8601 in UTC, to the second."""
        ...

    def monotonic(self) -> float:
        """Seconds from an arbitrary start."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let so many seconds pass, while others work."""
        ...
