"""Sessions: opening, resuming, starting over, reading old ones."""

from interview_app.domain.drafts import Draft
from interview_app.domain.frozen import frozen
from interview_app.domain.journal import SessionInfo
from interview_app.messages.documents import ReadingEnded
from interview_app.messages.interview import AskEnded, MessageAdded, ToolActivity

# into the actor


@frozen
class ResumeRequested:
    """The banner's Resume: go on where it was (it already stands there)."""


@frozen
class StartOverRequested:
    """A new conversation; approved records stay, the old conversation stays readable."""


@frozen
class EarlierResumeRequested:
    """Go on with a conversation that has ended; the one in force ends. What was approved since
    stays.
    """

    session_id: str


@frozen
class OldSessionRequested:
    """Show an ended conversation, read only."""

    session_id: str


@frozen
class ConversationDeletionRequested:
    """Delete a conversation with everything in it; approved records stay. The one in force ends
    first, another begins.
    """

    session_id: str


# out of the actor


@frozen
class EarlierCard:
    """A card of the conversation that is done with; by `id` it stands among the messages, behind
    the one of the same id.
    """

    id: int
    showed: AskEnded | ReadingEnded | ToolActivity


@frozen
class SessionOpened:
    """The session in force, with the newest messages of its conversation; `restored`: show the
    banner.

    `unsent` are texts that the person typed there the last time and that were not sent, `drafts`
    what they changed in forms and did not approve.
    """

    info: SessionInfo
    restored: bool
    messages: tuple[MessageAdded, ...]
    older_sessions: tuple[SessionInfo, ...] = ()
    unsent: tuple[str, ...] = ()
    drafts: tuple[Draft, ...] = ()
    cards: tuple[EarlierCard, ...] = ()


@frozen
class OldSessionShown:
    """An ended conversation."""

    info: SessionInfo
    messages: tuple[MessageAdded, ...]
    cards: tuple[EarlierCard, ...] = ()


@frozen
class ConversationDeleted:
    """A deletion is durable; `older_sessions` are left to read.

    `backups_hold_until` is the ISO date until which backups still hold it, or None.
    """

    session_id: str
    older_sessions: tuple[SessionInfo, ...] = ()
    backups_hold_until: str | None = None
