"""The conversation: what the person says and answers, and what the interview tells."""

from dataclasses import field
from typing import Any, Literal

from interview_app.domain.asks import Ask
from interview_app.domain.frozen import frozen
from interview_app.domain.known import Attachment, Known
from interview_app.domain.phases import Phase
from interview_app.domain.story import Draft, PutOff
from interview_app.domain.voice import Words

# into the actor


@frozen
class PersonSaid:
    """Free text from the composer; with a waiting free question it answers it."""

    text: str


@frozen
class UnsentChanged:
    """What the composer holds that is not durable yet: sent and not acknowledged, then what is
    being typed; none: nothing.
    """

    texts: tuple[str, ...]


@frozen
class DraftChanged:
    """What a form holds that is not approved yet, named as in `domain.drafts`; no content: as it
    was filled.
    """

    about: str
    content: dict[str, Any] | None


@frozen
class AskAnswered:
    """The answer to a token, in the shape of `domain.asks`."""

    token: str
    data: dict[str, Any]


@frozen
class FilesOffered:
    """Files dropped or chosen: paths as bytes (names may have any); they join the person's next
    message.
    """

    paths: tuple[bytes, ...]


@frozen
class StopRequested:
    """Stop what is streaming now; nothing is lost."""


@frozen
class ContinueRequested:
    """Go on after a stop, a failure or the limit of turns."""


@frozen
class PhaseRequested:
    """The person chose a phase in the sidebar or the menu."""

    phase: Phase


@frozen
class QuitRequested:
    """Finish: nothing further is taken in."""


# out of the actor


@frozen
class MessageAdded:
    """A finished message of the conversation; `id` is its event id.

    `question` is what was asked when the answer was given on a card: the card stands only while the
    window does.
    """

    id: int
    author: Literal["person", "leader", "app"]
    text: str
    attachments: tuple[Attachment, ...] = ()
    partial: bool = False
    question: str = ""


@frozen
class StreamStarted:
    """The leader begins to speak; its text comes through the token buffer until `StreamEnded`."""


@frozen
class StreamEnded:
    """The leader's text is complete; `MessageAdded` with the whole text follows at once."""


@frozen
class AskPublished:
    """Something waits for the person (already committed): show it. `tool` is `message` for a free
    question. `said`: what they just wrote instead of answering, for its fields.
    """

    token: str
    tool: str
    args: dict[str, Any]
    args_sha256: str
    ask: Ask
    said: str = ""


@frozen
class StoryShown:
    """The story card as it stands, after each answer and each change; no story: none is open.

    `asked` is the field that the question in the ask bar fills; `coach` are sentences about the
    line, and `voice` the words they go by while it is typed; `to_look_up` are the fields put off in
    all stories, their count stands in the sidebar; `notes` are words that wait for the next story.
    `can_undo`: there is a change to take back. `said`: the ids of the messages that told it.
    `in_sheet`: a model submitted it, and it is changed in the sheet that waits.
    """

    story: Draft | None
    said: tuple[int, ...] = ()
    asked: str | None = None
    coach: tuple[str, ...] = ()
    to_look_up: tuple[PutOff, ...] = ()
    notes: tuple[str, ...] = ()
    can_undo: bool = False
    voice: Words | None = None
    in_sheet: bool = False

    @property
    def begun(self) -> str:
        """What the story that nobody has approved yet is about, in words; "" without one."""
        if self.story is None:
            return ""
        approved = any(one.card and one.story == self.story.id for one in self.to_look_up)
        return "" if approved else self.story.told_as()


@frozen
class ResumeOffered:
    """The person wants to see their résumé, or the interview has come to its end: show the room of
    résumés on the general one, with a place for a posting.
    """


@frozen
class AskWithdrawn:
    """It waits no longer."""

    token: str


@frozen
class Acknowledged:
    """An answer is durable. Only ever sent after the commit."""

    token: str
    status: str
    id: str | None = None
    version: int | None = None
    duplicate: bool = False


@frozen
class AskEnded:
    """A question that was answered on its card, and how, in the shape of `domain.asks`."""

    ask: Ask
    answer: dict[str, Any]


@frozen
class ToolActivity:
    """A tool call began, waits, ended or failed; `title` is a sentence for the person, never raw
    data.
    """

    call_id: str
    tool: str
    state: Literal["running", "waiting", "done", "failed"]
    title: str
    detail: str = ""


@frozen
class PhaseChanged:
    """The phase moved."""

    phase: Phase


@frozen
class KnownChanged:
    """Records, attachments or objectives changed; the whole new state."""

    known: Known


@frozen
class WorkStateChanged:
    """What the actor does now: `still_thinking` after 30 s without an event; `retrying` with
    seconds left.
    """

    state: Literal[
        "idle",
        "thinking",
        "still_thinking",
        "retrying",
        "waiting_for_person",
        "limit_reached",
        "failed",
    ]
    sentence: str = ""
    seconds_left: float | None = None


@frozen
class ErrorTold:
    """Something went wrong: a code, and a sentence that says what to do."""

    code: str
    message: str


@frozen
class LeaderChanged:
    """Who leads the interview now, as the header shows it."""

    label: str
    is_guide: bool = True


@frozen
class AttachmentsChanged:
    """Files that wait in the composer for the next message, and what was refused with a sentence
    each.
    """

    waiting: tuple[Attachment, ...]
    refused: tuple[tuple[str, str, str], ...] = field(default=())
    """(file name, issue code, sentence) of each refused file."""
