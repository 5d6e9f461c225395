"""One turn and what comes after it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from interview_app.domain.known import Known
from interview_app.domain.phases import Phase
from interview_app.interview.limits import Limits
from interview_app.interview.turn import (
    Broken,
    Finished,
    LimitReached,
    Listener,
    PhaseEnds,
    Reply,
    RunAgain,
    RunCalls,
    Stopped,
    Wait,
    next_step,
    take_turn,
)
from interview_app.llm.client import (
    CallReady,
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    TextDelta,
    ToolCall,
    TurnDone,
    TurnEvent,
    TurnRequest,
)
from tests.scripted_model import ScriptedModel

ONE, TWO = (ToolCall(call_id=id, name="get_user_option", arguments="{}") for id in ("a", "b"))
ASKED = LeaderItem(text="?", calls=(ONE, TWO))
REQUEST = TurnRequest(history=(), known=Known())


def result(call_id: str) -> ResultItem:
    return ResultItem(call_id=call_id, tool="get_user_option", output={})


def step(*history: HistoryItem, **rest: Any) -> object:
    given: dict[str, Any] = {
        "waiting": set(),
        "asked": False,
        "turns_used": 0,
        "turns_allowed": 12,
        **rest,
    }
    return next_step(history, **given)


@pytest.mark.parametrize(
    ("history", "rest", "expected"),
    [
        ((), {}, RunAgain()),
        ((PersonItem(text="hi"),), {}, RunAgain()),
        ((ASKED,), {}, RunCalls(calls=(ONE, TWO))),
        ((ASKED,), {"waiting": {"a"}}, RunCalls(calls=(TWO,))),
        ((ASKED,), {"waiting": {"a", "b"}}, Wait()),
        ((ASKED, result("b")), {"waiting": {"a"}}, Wait()),
        ((ASKED, result("b"), result("a")), {}, RunAgain()),
        ((ASKED, result("b"), result("a")), {"turns_used": 12}, LimitReached()),
        (
            (ASKED, result("a"), result("b")),
            {"phase_ends": Phase.DEEP_DIVE},
            PhaseEnds(following=Phase.DEEP_DIVE),
        ),
        ((ASKED, result("a")), {"phase_ends": Phase.DEEP_DIVE, "waiting": {"b"}}, Wait()),
        ((LeaderItem(text="Tell me."),), {"asked": True}, Wait()),
        ((LeaderItem(text="Tell me."),), {}, Finished()),
        ((LeaderItem(text="x"), NoteItem(text="moved")), {}, RunAgain()),
        ((LeaderItem(text="x"), NoteItem(text="edited")), {"asked": True}, Wait()),
    ],
)
def test_the_history_alone_says_what_comes_next(
    history: tuple[HistoryItem, ...], rest: dict[str, Any], expected: object
) -> None:
    """DESIGN 4.7: outputs go on only when all parallel calls are in; at most 12 turns; pending is
    derived.
    """
    assert step(*history, **rest) == expected


class Steered:
    """A leader whose events come when the test says so."""

    label = "steered"

    def __init__(self, *, is_local: bool = True) -> None:
        self.is_local = is_local
        self.events: asyncio.Queue[TurnEvent] = asyncio.Queue()
        self.log: list[str] = []

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        try:
            while True:
                event = await self.events.get()
                self.log.append(type(event).__name__)
                yield event
        finally:
            self.log.append("closed")


class HandClock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.at = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> str:
        return "2026-05-04T10:00:00Z"

    def monotonic(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.at + seconds, future))
        await future

    async def pass_by(self, seconds: float) -> None:
        self.at += seconds
        for due, future in list(self._sleepers):
            if due <= self.at and not future.done():
                future.set_result(None)
        await breathe()


async def breathe() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def turn(
    leader: Any, stop: asyncio.Event, clock: HandClock, told: list[str]
) -> "asyncio.Task[Any]":
    listener = Listener(
        on_text=told.append,
        on_quiet=lambda: told.append("<quiet>"),
        on_awake=lambda: told.append("<awake>"),
    )
    return asyncio.ensure_future(
        take_turn(leader, REQUEST, stop=stop, clock=clock, limits=Limits(), listener=listener)
    )


def test_stop_closes_the_stream_before_its_next_event() -> None:
    """Issue 2.2: Stop works at any moment, asserted by cause: what comes after it is never
    taken.
    """

    async def play() -> None:
        leader, stop, told = Steered(), asyncio.Event(), list[str]()
        task = turn(leader, stop, HandClock(), told)
        leader.events.put_nowait(TextDelta(text="One"))
        await breathe()
        stop.set()
        leader.events.put_nowait(TextDelta(text="Two"))
        assert await task == Stopped(text="One")
        assert leader.log[0] == "TextDelta"
        assert leader.log[-1] == "closed"
        assert told == ["One"]

    asyncio.run(play())


def test_stop_before_the_turn_asks_nobody() -> None:
    """Issue 2.2: a turn that was stopped before it began opens no stream."""

    async def play() -> None:
        leader, stop = Steered(), asyncio.Event()
        stop.set()
        assert await turn(leader, stop, HandClock(), []) == Stopped(text="")
        assert leader.log == []

    asyncio.run(play())


def test_after_thirty_seconds_of_silence_it_is_still_thinking_and_any_event_wakes_it() -> None:
    """A16: after 30 s without an event "still thinking", reset by any event; a local leader has no
    hard limit.
    """

    async def play() -> None:
        leader, stop, clock, told = Steered(), asyncio.Event(), HandClock(), list[str]()
        task = turn(leader, stop, clock, told)
        await breathe()
        await clock.pass_by(29)
        assert told == []
        await clock.pass_by(1)
        assert told == ["<quiet>"]
        leader.events.put_nowait(TextDelta(text="Here"))
        await breathe()
        assert told == ["<quiet>", "<awake>", "Here"]
        await clock.pass_by(10_000)
        assert not task.done()
        leader.events.put_nowait(TurnDone())
        assert isinstance(await task, Reply)

    asyncio.run(play())


def test_a_remote_leader_is_given_up_after_three_minutes_of_silence() -> None:
    """A16: hard limit 180 s for remote presets; the stream is closed."""

    async def play() -> None:
        leader, clock = Steered(is_local=False), HandClock()
        task = turn(leader, asyncio.Event(), clock, [])
        await breathe()
        await clock.pass_by(30)
        await clock.pass_by(149)
        assert not task.done()
        await clock.pass_by(1)
        broken = await task
        assert isinstance(broken, Broken)
        assert broken.failure.kind == "timeout"
        assert leader.log == ["closed"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("events", "kind"),
    [
        ([TurnDone()], "bad_response"),
        ([CallReady(call=ONE), CallReady(call=ONE), TurnDone()], "bad_response"),
    ],
)
def test_a_reply_that_is_none_counts_as_failed(events: list[TurnEvent], kind: str) -> None:
    """DESIGN 10: an empty answer, or two calls under one id, is a failure and no call of it
    runs.
    """

    async def play() -> None:
        broken = await turn(ScriptedModel([events]), asyncio.Event(), HandClock(), [])
        assert isinstance(broken, Broken)
        assert broken.failure.kind == kind

    asyncio.run(play())


def test_a_stream_that_breaks_off_counts_as_failed() -> None:
    """llm.client: a stream that stops without done or failed is a failure."""

    class Short:
        label, is_local = "short", True

        async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
            yield TextDelta(text="Half")

    async def play() -> None:
        broken = await turn(Short(), asyncio.Event(), HandClock(), [])
        assert isinstance(broken, Broken)
        assert (broken.failure.kind, broken.text) == ("incomplete", "Half")

    asyncio.run(play())
