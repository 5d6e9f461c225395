"""What both wires do with a request beside its spelling: pair calls with results, leave out what an endpoint refuses."""

import json
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from contextlib import aclosing
from typing import Any

from interview_app.domain import model_faults as say
from interview_app.llm import faults
from interview_app.llm.client import (
    HistoryItem,
    LeaderItem,
    PersonItem,
    ResultItem,
    TurnEvent,
)
from interview_app.llm.faults import WireFault
from interview_app.llm.fence import Fence

BeforeSend = Callable[[str, dict[str, Any]], None]
"""Called with the agent and the whole body before it leaves; a `WireFault` keeps it here."""


def let_pass(_agent: str, _body: dict[str, Any]) -> None:
    """Keeps nothing."""


MOST_REFUSALS = 6
"""Parameters left out one after the other before a request is given up."""


STRICTNESS = ("strict", "tools")
"""What an endpoint names that does not take strict schemas; tools themselves are never left out."""


class Refusals:
    """Parameters that this endpoint does not take; they are left out from then on."""

    def __init__(self) -> None:
        self._names: set[str] = set()

    @property
    def loose(self) -> bool:
        """Whether this endpoint refused the strict forms of tools."""
        return bool(self._names & set(STRICTNESS))

    def without(self, body: dict[str, Any]) -> dict[str, Any]:
        """The body as this endpoint takes it."""
        return {key: value for key, value in body.items() if key not in self._names or key in STRICTNESS}

    def learn(self, fault: WireFault) -> bool:
        """Remember what was refused; whether another try makes sense."""
        if not fault.parameter or fault.parameter in self._names or len(self._names) >= MOST_REFUSALS:
            return False
        self._names.add(fault.parameter)
        return True


def paired(history: Iterable[HistoryItem]) -> list[HistoryItem]:
    """The history with a result for every call and a call for every result: endpoints refuse anything else."""
    items = list(history)
    answered = {item.call_id for item in items if isinstance(item, ResultItem)}
    paired: list[HistoryItem] = []
    called: set[str] = set()
    for item in items:
        if isinstance(item, ResultItem) and item.call_id not in called:
            continue
        paired.append(item)
        if isinstance(item, LeaderItem):
            called |= {call.call_id for call in item.calls}
            missing = [call for call in item.calls if call.call_id not in answered]
            paired += [ResultItem(call_id=call.call_id, tool=call.name, output=_NOT_RUN) for call in missing]
    return paired


_NOT_RUN = {"error": {"code": "user_cancelled", "message": "This was not run."}}


def words_of(item: PersonItem) -> str:
    """What the person said, with the files of that message as the app knows them."""
    if not item.attachments:
        return item.text
    files = json.dumps(list(item.attachments), ensure_ascii=False)
    return f"{item.text}\n\n[The app adds: the person attached {files}]".strip()


def output_of(item: ResultItem, fence: Fence) -> str:
    """A result as the model reads it; what may hold other people's text stands inside a fence."""
    return fence.around(item) if fence.is_needed(item) else json.dumps(item.output, ensure_ascii=False)


class Reducer:
    """Takes one JSON event after the other; says what each means. `finished` after its last one."""

    finished = False

    def take(self, event: Any) -> list[TurnEvent]:
        """What this event means.

        Raises:
            WireFault: the turn failed.
        """
        raise NotImplementedError

    def end(self) -> list[TurnEvent]:
        """The stream ended.

        Raises:
            WireFault: it ended without saying that it is complete.
        """
        raise WireFault(faults.broke_off())


async def reduced(events: AsyncIterator[Any], reducer: Reducer) -> AsyncGenerator[TurnEvent]:
    """The turn that a stream of JSON events tells; nothing is read after its terminal event.

    Raises:
        WireFault: the turn failed.
    """
    count = 0
    async for event in events:
        count += 1
        for one in reducer.take(event):
            yield one
        if reducer.finished:
            return
    if not count:
        raise WireFault(faults.bad_response(say.EMPTY, passes=True))
    for one in reducer.end():
        yield one


async def spoken(
    turn: Callable[[], AsyncGenerator[TurnEvent]], *, again: Callable[[WireFault], bool]
) -> AsyncGenerator[TurnEvent]:
    """A turn whose faults become its last event; before anything was told it is tried anew while `again` says so."""
    while True:
        told = False
        try:
            async with aclosing(turn()) as events:
                async for event in events:
                    told = True
                    yield event
            return
        except WireFault as fault:
            if told or not again(fault):
                yield fault.failure
                return
