"""How long and how often: every limit of the actor in one place, on an injected clock (DESIGN 4.7,
CONTRACT A16).
"""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime

from interview_app.domain.frozen import frozen
from interview_app.domain.retry import POLICY, RetryPolicy


@frozen
class Limits:
    """Counts are per user turn; times in seconds, reset by any event of the stream."""

    model_turns: int = 12
    identical_calls: int = 3
    phase_requests: int = 2
    retry: RetryPolicy = POLICY
    still_thinking: float = 30.0
    hard_limit_remote: float | None = 180.0
    hard_limit_local: float | None = None
    projection_characters: int = 12_000
    files_at_once: int = 20

    def hard_limit(self, *, is_local: bool) -> float | None:
        """Seconds without an event after which a turn is given up; None for never."""
        return self.hard_limit_local if is_local else self.hard_limit_remote


@dataclass
class UserTurn:
    """What happened since the person last did something; a new one begins with each answer or
    message.
    """

    model_turns: int = 0
    phase_requests: int = 0
    calls: Counter[tuple[str, str]] = field(default_factory=Counter)
    failures: Counter[tuple[str, str]] = field(default_factory=Counter)

    def begin(self, *, keep_phase_requests: bool = False) -> None:
        """A new user turn; an answer to a phase question does not earn the model another one."""
        self.model_turns = 0
        if not keep_phase_requests:
            self.phase_requests = 0
        self.calls.clear()
        self.failures.clear()


class SystemClock:
    """The clock of this machine."""

    def now(self) -> str:
        """The time as ISO 8601 in UTC, to the second."""
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def monotonic(self) -> float:
        """Seconds from an arbitrary start."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let so many seconds pass, while others work."""
        await asyncio.sleep(seconds)
