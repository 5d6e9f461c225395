"""A conversation too long for a model: the earlier part is left out, what was approved stays known,
the person is told.

Nothing stored changes. The standing instructions carry the approved records, so that the model goes
on from them.
"""

from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import replace
from typing import Any

from interview_app.domain import model_faults as say
from interview_app.llm import client

LEVELS = ((24, 6_000), (10, 2_500), (4, 800))
"""(newest items kept, characters of each result kept), from gentle to hard."""

LEFT_OUT = (
    "The earlier conversation was left out because it is long. What the person approved "
    "is in session_state."
)


class Compacting(client.Wrapping):
    """A `ModelClient` around another one; once it had to shorten, it goes on so."""

    def __init__(self, inner: client.ModelClient) -> None:
        super().__init__(inner)
        self._level = -1

    async def turn(self, request: client.TurnRequest) -> AsyncIterator[client.TurnEvent]:
        """One turn, shortened until it fits or cannot be shortened further."""
        while True:
            overflowed: client.TurnFailed | None = None
            shortened = request if self._level < 0 else compacted(request, *LEVELS[self._level])
            async with aclosing(self._inner.turn(shortened)) as events:  # type: ignore[type-var]
                async for event in events:
                    if isinstance(event, client.TurnFailed) and event.kind == "context_overflow":
                        overflowed = event
                        break
                    yield event
            if overflowed is None:
                return
            if not self._shorten(request):
                yield overflowed
                return
            yield client.Noted(sentence=say.COMPACTED)
            yield client.StillAlive()

    def _shorten(self, request: client.TurnRequest) -> bool:
        """Go to the next level that leaves something out."""
        before = request if self._level < 0 else compacted(request, *LEVELS[self._level])
        while self._level + 1 < len(LEVELS):
            self._level += 1
            if compacted(request, *LEVELS[self._level]) != before:
                return True
        return False


def compacted(request: client.TurnRequest, newest: int, characters: int) -> client.TurnRequest:
    """The request with its newest items only, results shortened, beginning where no call is torn
    from its result.
    """
    system = tuple(item for item in request.history if isinstance(item, client.SystemItem))
    told = tuple(item for item in request.history if isinstance(item, client.StateItem))
    rest = [
        item
        for item in request.history
        if not isinstance(item, client.SystemItem | client.StateItem)
    ]
    start = max(0, len(rest) - newest)
    while start > 0 and isinstance(rest[start], client.ResultItem):
        start -= 1
    kept = [_shortened(item, characters) for item in rest[start:]]
    note: tuple[client.HistoryItem, ...] = (client.NoteItem(text=LEFT_OUT),) if start else ()
    return replace(request, history=(*system, *note, *kept, *told))


def _shortened(item: client.HistoryItem, characters: int) -> client.HistoryItem:
    if isinstance(item, client.ResultItem):
        return replace(item, output=_cut(item.output, characters))
    if isinstance(item, client.LeaderItem) and item.raw_items:
        # Reasoning and whole items are long; text and calls say enough.
        return replace(item, raw_items=())
    return item


def _cut(value: Any, characters: int) -> Any:
    if isinstance(value, str):
        return value if len(value) <= characters else f"{value[:characters]} … (cut)"
    if isinstance(value, dict):
        return {key: _cut(one, characters) for key, one in value.items()}
    if isinstance(value, list):
        return [_cut(one, characters) for one in value[: max(5, characters // 100)]]
    return value
