"""The text of a turn that nobody watches: the finished one, or how it failed."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from interview_app.domain.known import Known
from interview_app.errors import ProviderError
from interview_app.llm.client import (
    BrokenOff,
    TextDelta,
    TextReplaced,
    TurnDone,
    TurnEvent,
    TurnFailed,
    TurnRequest,
)
from interview_app.llm.whole_text import text_of

DONE = TurnDone(raw_items=())
FAILED = TurnFailed(kind="server", sentence="It failed.")


class Said:
    """A model whose turn is these events."""

    label, is_local = "m", True

    def __init__(self, *events: TurnEvent) -> None:
        self.events = events

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        for event in self.events:
            yield event


def heard(*events: TurnEvent) -> str | TurnFailed:
    return asyncio.run(text_of(Said(*events), TurnRequest(history=(), known=Known())))


@pytest.mark.parametrize(
    ("events", "text"),
    [
        ((TextDelta(text="a "), TextDelta(text="line"), DONE), "a line"),
        ((TextDelta(text="<think>no"), TextReplaced(text="a line"), DONE), "a line"),
        ((TextDelta(text="cut"), BrokenOff(), TextDelta(text="a line"), DONE), "a line"),
        ((DONE,), ""),
        ((TextDelta(text="half"), FAILED), FAILED),
    ],
)
def test_the_text_is_that_of_the_finished_turn(
    events: tuple[TurnEvent, ...], text: str | TurnFailed
) -> None:
    """28.4: what took the place of what is of no matter to who shows nothing on the way."""
    assert heard(*events) == text


def test_a_turn_without_an_end_has_failed() -> None:
    """28.3: half a line is no line."""
    with pytest.raises(ProviderError, match="stopped in mid-answer"):
        heard(TextDelta(text="half"))
