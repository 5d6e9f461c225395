"""A model whose text comes in one piece when its turn has ended well: for whoever shows nothing of
it on the way, and so need not know what took the place of what; and that text alone.
"""

from collections.abc import AsyncIterator
from contextlib import aclosing

from interview_app.errors import ProviderError
from interview_app.i18n import _
from interview_app.llm import client


class WholeText(client.Wrapping):
    """A `ModelClient` around another one; of an answer that fails no text comes at all."""

    async def turn(self, request: client.TurnRequest) -> AsyncIterator[client.TurnEvent]:
        """As `ModelClient.turn`; each piece of text on the way says only that there is life."""
        text = ""
        async with aclosing(self._inner.turn(request)) as events:  # type: ignore[type-var]
            async for event in events:
                match event:
                    case client.TextDelta(text=piece):
                        text += piece
                        event = client.StillAlive()
                    case client.TextReplaced(text=whole):
                        text, event = whole, client.StillAlive()
                    case client.BrokenOff():
                        text, event = "", client.StillAlive()
                    case client.TurnDone() if text:
                        yield client.TextDelta(text=text)
                yield event


async def text_of(
    model: client.ModelClient, request: client.TurnRequest
) -> str | client.TurnFailed:
    """The whole text of one turn, or how it failed.

    Raises:
        ProviderError: it ended without an end.
    """
    text = ""
    async with aclosing(WholeText(model).turn(request)) as events:  # type: ignore[type-var]
        async for event in events:
            if isinstance(event, client.TextDelta):
                text = event.text
            elif isinstance(event, client.TurnFailed):
                return event
            elif isinstance(event, client.TurnDone):
                return text
    raise ProviderError(_("The model stopped in mid-answer. Try again in a few minutes."))
