"""Where sessions are kept; `store/cv_sessions.py` fills it in (CONTRACT F3)."""

from datetime import datetime
from typing import Protocol

from interview_app.domain.cv_session import CvSession


class Sessions(Protocol):
    """Where sessions are kept, durably; `store/cv_sessions.py` fills it in."""

    def add(self, session: CvSession) -> None:
        """Keep a new session."""
        ...

    def find(self, session_id: str) -> CvSession | None:
        """The session, expired or not, or None."""
        ...

    def replace(self, session: CvSession, *, expected_version: int) -> None:
        """Write `session` if the kept version is still `expected_version`.

        Raises:
            StaleVersion: it is not.
        """
        ...

    def remove_expired(self, now: datetime) -> int:
        """Remove sessions whose time is over; returns how many."""
        ...
