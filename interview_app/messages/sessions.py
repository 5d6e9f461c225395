"""Sessions: opening, resuming, starting over, reading old ones."""

from dataclasses import dataclass

from interview_app.domain.journal import SessionInfo
from interview_app.messages.interview import MessageAdded

# into the actor


@dataclass(frozen=True, kw_only=True)
class ResumeRequested:
    """The banner's Resume: go on where it was (it already stands there)."""


@dataclass(frozen=True, kw_only=True)
class StartOverRequested:
    """A new conversation; approved records stay, the old conversation stays readable."""


@dataclass(frozen=True, kw_only=True)
class OldSessionRequested:
    """Show an ended conversation, read only."""

    session_id: str


# out of the actor


@dataclass(frozen=True, kw_only=True)
class SessionOpened:
    """The session in force, with the newest messages of its conversation; `restored`: show the banner."""

    info: SessionInfo
    restored: bool
    messages: tuple[MessageAdded, ...]
    older_sessions: tuple[SessionInfo, ...] = ()


@dataclass(frozen=True, kw_only=True)
class OldSessionShown:
    """An ended conversation."""

    info: SessionInfo
    messages: tuple[MessageAdded, ...]
