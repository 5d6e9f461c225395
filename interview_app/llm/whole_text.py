"""A model whose text comes in one piece when its turn has ended well: for whoever shows nothing of
it on the way, and so need not know what took the place of what; and that text alone.
"""

from collections.abc import AsyncIterator
from contextlib import aclosing

from interview_app.errors import ProviderError
from interview_app.i18n import _
from interview_app.llm.client import (
    BrokenOff,
    ModelClient,
    StillAlive,
    TextDelta,
    TextReplaced,
    TurnDone,
    TurnEvent,
    TurnFailed,
    TurnRequest,
    Wrapping,
)


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


async def text_of(model: ModelClient, request: TurnRequest) -> str | TurnFailed:
    """The whole text of one turn, or how it failed.

    Raises:
        ProviderError: it ended without an end.
    """
    text = ""
    async with aclosing(WholeText(model).turn(request)) as events:  # type: ignore[type-var]
        async for event in events:
            if isinstance(event, TextDelta):
                text = event.text
            elif isinstance(event, TurnFailed):
                return event
            elif isinstance(event, TurnDone):
                return text
    raise ProviderError(_("The model stopped in mid-answer. Try again in a few minutes."))
