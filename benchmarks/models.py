"""Models: events a second through the reducer of each wire, and how much later than the server the
first word comes.

`python -m benchmarks.models` prints the figures; `run()` gives them. The server is a real one on
this machine.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any

from interview_app.domain.known import Known
from interview_app.llm.chat_wire import ChatReducer, ChatWire
from interview_app.llm.client import PersonItem, TextDelta, TurnRequest
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.reducer import Reducer, reduced
from interview_app.llm.responses_wire import ResponsesReducer, ResponsesWire
from interview_app.llm.stream_wire import warm
from tests.llm.server import WIRES, Answer, ModelServer, event, stream

EVENTS = 20_000
TURNS = 20


def run() -> dict[str, float]:
    """`{wire}_reducer_events_per_s`, `{wire}_events_per_s` with HTTP and JSON,
    `{wire}_first_word_ms` beyond the server's.
    """
    warm()
    figures: dict[str, float] = {}
    for wire in WIRES:
        figures[f"{wire.name}_reducer_events_per_s"] = round(_reducer(wire))
        figures[f"{wire.name}_events_per_s"] = round(_whole(wire))
        figures[f"{wire.name}_first_word_ms"] = round(_first_word(wire), 1)
    return figures


def _request() -> TurnRequest:
    return TurnRequest(history=(PersonItem(text="Hello"),), known=Known())


def _reducer(wire: Any) -> float:
    events = wire.said(*["word "] * EVENTS)
    make = ResponsesReducer if wire.name == "responses" else ChatReducer
    lines = [json.dumps(one) for one in events if one != "[DONE]"]

    async def feed() -> AsyncIterator[Any]:
        for one in lines:
            yield json.loads(one)

    async def play() -> float:
        reducer: Reducer = make(_request(), wire_id="bench")
        started = time.perf_counter()
        async for _event in reduced(feed(), reducer):
            pass
        return len(lines) / (time.perf_counter() - started)

    return asyncio.run(play())


def _client(wire: Any, base_url: str) -> Any:
    make = ResponsesWire if wire.name == "responses" else ChatWire
    return make(Endpoint(provider="other", base_url=base_url, model="m", key="k"))


def _whole(wire: Any) -> float:
    """Through socket, HTTP, server-sent events, JSON and reducer; the server's bytes are made
    before.
    """
    content = b"".join(event(one) for one in wire.said(*["word "] * EVENTS))
    pieces = tuple(content[at : at + 16_384] for at in range(0, len(content), 16_384))
    answer = Answer(headers={"Content-Type": "text/event-stream"}, pieces=pieces)

    async def play(base_url: str) -> float:
        started, count = time.perf_counter(), 0
        async for _event in _client(wire, base_url).turn(_request()):
            count += 1
        return count / (time.perf_counter() - started)

    with ModelServer([answer]) as server:
        return asyncio.run(play(server.base_url))


def _first_word(wire: Any) -> float:
    """Median milliseconds from asking to the first word, of a server that answers at once; the
    first turn is passed over.
    """

    async def once(base_url: str) -> float:
        started = time.perf_counter()
        turn = _client(wire, base_url).turn(_request())
        async for one in turn:
            if isinstance(one, TextDelta):
                break
        took = time.perf_counter() - started
        await turn.aclose()
        return took * 1000

    async def play(base_url: str) -> list[float]:
        return [await once(base_url) for _ in range(TURNS)]

    with ModelServer([stream(*wire.said("Hello."))], repeat=True) as server:
        times = sorted(asyncio.run(play(server.base_url))[1:])
    return times[len(times) // 2]


if __name__ == "__main__":
    for name, value in run().items():
        print(f"{name}: {value:,}")
