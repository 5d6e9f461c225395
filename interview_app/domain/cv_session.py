"""A session over HTTP: the CV it builds, what is confirmed, and its last events (CONTRACT F3)."""

import copy
from dataclasses import field, replace
from datetime import datetime, timedelta
from typing import Any

from interview_app.domain.frozen import frozen

LIFE = timedelta(hours=24)
MOST_EVENTS = 50


@frozen
class CvSession:
    """One session; `version` grows by one a write; times are ISO 8601 in UTC."""

    id: str
    version: int
    created: str
    expires: str
    cv_data: dict[str, Any]
    metadata: dict[str, Any] = field(default_factory=dict)
    event_log: tuple[dict[str, Any], ...] = ()

    @property
    def confirmed_flags(self) -> dict[str, bool]:
        """`contact_confirmed` and `education_confirmed`; both start false."""
        flags = self.metadata.get("confirmed_flags", {})
        return {
            name: bool(flags.get(name, False))
            for name in ("contact_confirmed", "education_confirmed")
        }

    def with_event(self, kind: str, *, at: str, **facts: Any) -> "CvSession":
        """The session with one more event; the oldest beyond 50 goes."""
        event = {"type": kind, "at": at, **facts}
        return replace(self, event_log=(*self.event_log, event)[-MOST_EVENTS:])

    def with_metadata(self, **changes: Any) -> "CvSession":
        """The session with some metadata replaced."""
        return replace(self, metadata={**copy.deepcopy(self.metadata), **changes})

    def is_expired(self, now: datetime) -> bool:
        """Whether its 24 hours are over."""
        return datetime.fromisoformat(self.expires) <= now

    def snapshot(self) -> dict[str, Any]:
        """What `get_cv_session` tells."""
        return {
            "session_id": self.id,
            "version": self.version,
            "created_at": self.created,
            "expires_at": self.expires,
            "cv_data": self.cv_data,
            "metadata": {**self.metadata, "confirmed_flags": self.confirmed_flags},
            "event_log": list(self.event_log),
        }


def described(value: object) -> dict[str, Any]:
    """A value as the event log keeps it: type and length only."""
    length = len(value) if isinstance(value, str | list | dict) else None
    return {"value_type": type(value).__name__, "value_length": length}


class StaleVersion(Exception):
    """Somebody else wrote in between."""
