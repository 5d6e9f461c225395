"""One turn and what comes after it: history in, next step out (STYLE 6).

Free of the actor and of the store, so that the dispatcher can lead turns with it too. A step never
loops: it says what comes next, and one place matches it.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from interview_app.domain import model_faults as say
from interview_app.domain.frozen import frozen
from interview_app.domain.phases import Phase
from interview_app.domain.story import NOTE_TOOL
from interview_app.interview.limits import Limits
from interview_app.interview.ports import Clock
from interview_app.llm.client import (
    BrokenOff,
    CallReady,
    HistoryItem,
    LeaderItem,
    ModelClient,
    Noted,
    ReasoningReady,
    ResultItem,
    StillAlive,
    TextDelta,
    TextReplaced,
    ToolCall,
    TurnDone,
    TurnEvent,
    TurnFailed,
    TurnRequest,
)

# What comes next


@frozen
class RunCalls:
    """These calls have no result and do not wait: run them."""

    calls: tuple[ToolCall, ...]


@frozen(kw_only=False)
class RunAgain:
    """It is the leader's turn."""


@frozen(kw_only=False)
class Wait:
    """It is the person's turn; something waits for them."""


@frozen(kw_only=False)
class Finished:
    """The leader has spoken and asks for nothing: a free question."""


@frozen
class PhaseEnds:
    """The phase has met its objectives and moves on by itself."""

    following: Phase


@frozen(kw_only=False)
class LimitReached:
    """The leader had its turns and still is not done."""


Step = RunCalls | RunAgain | Wait | Finished | PhaseEnds | LimitReached


def pending_calls(history: Sequence[HistoryItem]) -> tuple[ToolCall, ...]:
    """Calls of the last reply without a result."""
    answered: set[str] = set()
    for item in reversed(history):
        if isinstance(item, ResultItem):
            answered.add(item.call_id)
        elif isinstance(item, LeaderItem):
            return tuple(call for call in item.calls if call.call_id not in answered)
    return ()


def next_step(
    history: Sequence[HistoryItem],
    *,
    waiting: Collection[str],
    asked: bool,
    turns_used: int,
    turns_allowed: int,
    phase_ends: Phase | None = None,
) -> Step:
    """What comes next.

    Args:
        history: everything so far.
        waiting: ids of the calls that wait for the person.
        asked: whether a free question waits.
        turns_used: leader's turns since the person last did something.
        turns_allowed: the limit of those (DESIGN 4.7).
        phase_ends: the phase that follows when this one has just met its objectives.
    """
    pending = pending_calls(history)
    runnable = tuple(call for call in pending if call.call_id not in waiting)
    if runnable:
        return RunCalls(calls=runnable)
    if pending or asked:
        return Wait()
    if phase_ends is not None:
        return PhaseEnds(following=phase_ends)
    if history and (isinstance(history[-1], LeaderItem) or _asked_while_noting(history)):
        return Finished()
    return RunAgain() if turns_used < turns_allowed else LimitReached()


def _asked_while_noting(history: Sequence[HistoryItem]) -> bool:
    """Whether the last reply asked something and noted an answer beside it, and nothing else."""
    for item in reversed(history):
        if isinstance(item, LeaderItem):
            return bool(item.text.strip()) and all(one.name == NOTE_TOOL for one in item.calls)
        if not isinstance(item, ResultItem) or "error" in item.output:
            return False
    return False


# One turn


@frozen
class Reply:
    """A whole reply."""

    text: str = ""
    calls: tuple[ToolCall, ...] = ()
    raw_items: tuple[dict[str, Any], ...] = ()
    wire: str = ""


@frozen
class Stopped:
    """The person stopped it; `text` is what had arrived."""

    text: str


@frozen
class Broken:
    """The turn failed; no call of it runs."""

    failure: TurnFailed
    text: str


@frozen
class Listener:
    """Whom a running turn tells: each piece of text, the whole text that takes the place of what
    was streamed, after `still_thinking` seconds that nothing has come, and the text of an answer
    that broke off before another one began.
    """

    on_text: Callable[[str], None]
    on_quiet: Callable[[], None] = lambda: None
    on_awake: Callable[[], None] = lambda: None
    on_note: Callable[[Noted], None] = lambda _note: None
    on_replaced: Callable[[str], None] = lambda _text: None
    on_broken_off: Callable[[str], None] = lambda _text: None


@dataclass
class _Collected:
    text: list[str] = field(default_factory=list)
    calls: list[ToolCall] = field(default_factory=list)
    reasoning: list[dict[str, Any]] = field(default_factory=list)


class _Watch:
    """Tells when nothing has come for a while; one task a turn, however many events arrive."""

    def __init__(
        self,
        clock: Clock,
        limits: Limits,
        *,
        hard_limit: float | None,
        on_quiet: Callable[[], None],
    ) -> None:
        self._clock = clock
        self._quiet_after = limits.still_thinking
        self._hard_limit = hard_limit
        self._on_quiet = on_quiet
        self._last = clock.monotonic()
        self.quiet = False

    def reset(self) -> None:
        self._last = self._clock.monotonic()

    async def run(self) -> None:
        """Returns when the hard limit is reached; never without one."""
        while True:
            silent = self._clock.monotonic() - self._last
            if self._hard_limit is not None and silent >= self._hard_limit:
                return
            if silent >= self._quiet_after and not self.quiet:
                self.quiet = True
                self._on_quiet()
            if silent < self._quiet_after:
                await self._clock.sleep(self._quiet_after - silent)
            else:
                await self._clock.sleep((self._hard_limit or silent + self._quiet_after) - silent)


async def take_turn(
    leader: ModelClient,
    request: TurnRequest,
    *,
    stop: asyncio.Event,
    clock: Clock,
    limits: Limits,
    listener: Listener,
) -> Reply | Stopped | Broken:
    """Lead one turn to its end. When `stop` is set, the stream is closed before its next event is
    taken.
    """
    if stop.is_set():
        return Stopped(text="")
    watch = _Watch(
        clock,
        limits,
        hard_limit=limits.hard_limit(is_local=leader.is_local),
        on_quiet=listener.on_quiet,
    )
    collected = _Collected()
    stream = leader.turn(request)
    stopping = asyncio.ensure_future(stop.wait())
    watching = asyncio.ensure_future(watch.run())
    try:
        while True:
            event = await _next_event(stream, stopping, watching)
            watch.reset()
            if watch.quiet:
                watch.quiet = False
                listener.on_awake()
            if event is None:
                return Stopped(text="".join(collected.text))
            if isinstance(event, TurnFailed):
                return Broken(failure=event, text="".join(collected.text))
            if isinstance(event, TurnDone):
                return _finished(event, collected)
            _collect(event, collected, listener)
    finally:
        for task in (stopping, watching):
            task.cancel()
        await _close(stream)


def _collect(event: TurnEvent, collected: _Collected, listener: Listener) -> None:
    match event:
        case TextDelta(text=text):
            collected.text.append(text)
            listener.on_text(text)
        case TextReplaced(text=text):
            collected.text = [text]
            listener.on_replaced(text)
        case BrokenOff():
            listener.on_broken_off("".join(collected.text))
            collected.text, collected.calls, collected.reasoning = [], [], []
        case CallReady(call=call):
            collected.calls.append(call)
        case ReasoningReady(item=item):
            collected.reasoning.append(item)
        case Noted():
            listener.on_note(event)
        case StillAlive() | TurnDone() | TurnFailed():
            pass


def _finished(event: TurnDone, collected: _Collected) -> Reply | Broken:
    text = "".join(collected.text)
    if not text.strip() and not collected.calls:
        return Broken(failure=_failure("bad_response", say.EMPTY), text="")
    if len({call.call_id for call in collected.calls}) < len(collected.calls):
        return Broken(failure=_failure("bad_response", say.GARBLED), text=text)
    return Reply(
        text=text,
        calls=tuple(collected.calls),
        raw_items=event.raw_items or tuple(collected.reasoning),
        wire=event.wire,
    )


def _failure(kind: Any, sentence: str) -> TurnFailed:
    return TurnFailed(kind=kind, sentence=sentence, retryable=True)


async def _next_event(
    stream: AsyncIterator[TurnEvent],
    stopping: "asyncio.Future[Any]",
    watching: "asyncio.Future[Any]",
) -> TurnEvent | None:
    """The next event; None when the person stopped; a failure when the stream ended early or fell
    silent.
    """
    coming = asyncio.ensure_future(_take(stream))
    try:
        await asyncio.wait({coming, stopping, watching}, return_when=asyncio.FIRST_COMPLETED)
        if stopping.done():
            return None
        if coming.done():
            return coming.result()
        watching.result()
        return _failure("timeout", say.SILENT)
    finally:
        if not coming.done():
            coming.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await coming
        elif not coming.cancelled():
            coming.exception()


async def _take(stream: AsyncIterator[TurnEvent]) -> TurnEvent:
    try:
        return await anext(stream)
    except StopAsyncIteration:
        return _failure("incomplete", say.BROKE_OFF)


async def _close(stream: AsyncIterator[TurnEvent]) -> None:
    close = getattr(stream, "aclose", None)
    if close is not None:
        await close()
