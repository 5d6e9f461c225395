"""A model whose text comes in one piece when its turn has ended well: for whoever shows nothing of
it on the way, and so need not know what took the place of what.
"""

from collections.abc import AsyncIterator
from contextlib import aclosing

from interview_app.llm.client import (
    BrokenOff,
    StillAlive,
    TextDelta,
    TextReplaced,
    TurnDone,
    TurnEvent,
    TurnRequest,
)
from interview_app.llm.wrapping import Wrapping


class WholeText(Wrapping):
    """A `ModelClient` around another one; of an answer that fails no text comes at all."""

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """As `ModelClient.turn`; each piece of text on the way says only that there is life."""
        text = ""
        async with aclosing(self._inner.turn(request)) as events:  # type: ignore[type-var]
            async for event in events:
                match event:
                    case TextDelta(text=piece):
                        text += piece
                        event = StillAlive()
                    case TextReplaced(text=whole):
                        text, event = whole, StillAlive()
                    case BrokenOff():
                        text, event = "", StillAlive()
                    case TurnDone() if text:
                        yield TextDelta(text=text)
                yield event
