"""The one-method seam between the actor and whatever leads the interview: a model on a wire, the
guide, or a script.

`turn()` gives a stream of events that ends with exactly one `TurnDone` or `TurnFailed`. A stream
that stops without either counts as failed. Tool calls come whole, from the finished item only.
"""

from collections.abc import AsyncIterator
from dataclasses import field
from typing import Any, Literal, Protocol

from interview_app.domain.frozen import frozen
from interview_app.domain.known import Known


@frozen
class ToolSpec:
    """A tool as offered: canonical name, description and JSON schema."""

    name: str
    description: str
    schema: dict[str, Any]


@frozen
class ToolCall:
    """A call the leader asked for. `arguments` is the raw JSON text; `extra` holds unknown wire
    fields for replay.
    """

    call_id: str
    name: str
    arguments: str
    extra: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """What is kept of it in events, by names that stay whatever the fields are called."""
        return {
            "call_id": self.call_id,
            "name": self.name,
            "arguments": self.arguments,
            "extra": self.extra,
        }


@frozen
class SystemItem:
    """Standing instructions."""

    text: str


@frozen
class PersonItem:
    """What the person said, with the attachments of that message as `{"handle", "mime", "bytes",
    "upload_type"}`.

    `answer`: a typed answer in the shape of CONTRACT E11, whose words stand in `text`.
    """

    text: str
    event_id: int = 0
    attachments: tuple[dict[str, Any], ...] = ()
    answer: dict[str, Any] | None = None


@frozen
class LeaderItem:
    """What the leader said and asked for in one turn; `raw_items` are kept whole for replay on the
    same wire.
    """

    text: str = ""
    calls: tuple[ToolCall, ...] = ()
    raw_items: tuple[dict[str, Any], ...] = ()
    wire: str = ""
    partial: bool = False
    event_id: int = 0


@frozen
class ResultItem:
    """The result of one call, already the projection for the model."""

    call_id: str
    tool: str
    output: dict[str, Any]
    event_id: int = 0


@frozen
class NoteItem:
    """A fact the app adds (a phase moved, a record was edited in the library); not the person's
    words. `change`: what the person changed in the story card.
    """

    text: str
    event_id: int = 0
    change: dict[str, Any] | None = None


@frozen
class StateItem:
    """What is known at this moment, as the app tells it: it changes with each turn, and so it
    stands last, where nothing a provider could reuse comes after it.
    """

    text: str


HistoryItem = SystemItem | PersonItem | LeaderItem | ResultItem | NoteItem | StateItem


@frozen
class TurnRequest:
    """Everything one turn needs; pure data, so that leaders can take over from each other in
    mid-interview.

    `answer_schema`: for structured output without tools. `language`: code of the window language.
    `stored_prompt`: id of a prompt kept at the provider that takes the place of the system items,
    where the wire has such. `store`: whether the provider may keep the request and its answer, for
    debugging alone (CONTRACT F6).
    """

    history: tuple[HistoryItem, ...]
    known: Known
    tools: tuple[ToolSpec, ...] = ()
    answer_schema: dict[str, Any] | None = None
    language: str = "en"
    agent: str = "interviewer"
    stored_prompt: str = ""
    store: bool = False


@frozen
class TextDelta:
    """A piece of visible text."""

    text: str


@frozen
class TextReplaced:
    """All visible text of the turn as its finished items say it; what was streamed was not that."""

    text: str


@frozen
class BrokenOff:
    """The answer so far broke off: what was shown stays, marked; another begins anew."""


@frozen
class CallReady:
    """A finished tool call."""

    call: ToolCall


@frozen
class ReasoningReady:
    """A whole reasoning item, kept for replay and never shown."""

    item: dict[str, Any]


@frozen
class StillAlive:
    """Something arrived that is neither text nor call; it resets the watchdog."""


@frozen
class Noted:
    """Something the person should know while the turn goes on: a sentence, with `{names}` that
    stand for `values`.
    """

    sentence: str
    values: dict[str, str] = field(default_factory=dict)


@frozen
class Usage:
    """Tokens of a turn; None is unknown, never 0."""

    input_tokens: int | None = None
    output_tokens: int | None = None


@frozen
class TurnDone:
    """The turn ended well. `raw_items`: the wire's own items in order, for replay."""

    raw_items: tuple[dict[str, Any], ...] = ()
    wire: str = ""
    usage: Usage = Usage()


@frozen
class TurnFailed:
    """The turn failed; no call of it runs. `sentence` is for the person; `retry_after` in seconds
    when the server said so. `incomplete` broke off on the way, `length` was cut at a limit.
    """

    kind: Literal[
        "connection",
        "not_started",
        "not_ready",
        "unauthorized",
        "forbidden",
        "not_found",
        "rate_limited",
        "quota",
        "server",
        "bad_response",
        "incomplete",
        "length",
        "no_tools",
        "content_filter",
        "refused",
        "context_overflow",
        "timeout",
        "cancelled",
    ]
    sentence: str
    retryable: bool = False
    retry_after: float | None = None


TurnEvent = (
    TextDelta
    | TextReplaced
    | BrokenOff
    | CallReady
    | ReasoningReady
    | StillAlive
    | Noted
    | TurnDone
    | TurnFailed
)


class ModelClient(Protocol):
    """Whoever leads a turn. Closing the returned iterator (`aclose`) stops the turn and closes the
    stream.
    """

    @property
    def label(self) -> str:
        """What the header shows: "Guided interview (no AI)" or "Interview with <model> via
        <host>".
        """
        ...

    @property
    def is_local(self) -> bool:
        """Whether nothing leaves this machine; local leaders have no hard time limit."""
        ...

    def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """The events of one turn; `TurnDone` or `TurnFailed` is last. Raises nothing of the wire.

        Whoever stops listening closes the iterator, which hangs up.
        """
        ...


class Wrapping:
    """The half of a `ModelClient` that is the same for all that stand around one: its name and its
    place are the inner one's.
    """

    def __init__(self, inner: ModelClient) -> None:
        self._inner = inner

    @property
    def label(self) -> str:
        """What the header shows."""
        return self._inner.label

    @property
    def is_local(self) -> bool:
        """Whether nothing leaves this machine."""
        return self._inner.is_local
