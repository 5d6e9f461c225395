"""An endpoint whose wire is not known: Responses is tried once, 404, 405 or 501 means Chat, and the
answer is remembered.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import Any

from interview_app.llm.chat_wire import ChatWire
from interview_app.llm.client import TurnEvent, TurnFailed, TurnRequest
from interview_app.llm.responses_wire import ResponsesWire
from interview_app.llm.wrapping import Wrapping

NO_SUCH_WIRE = (404, 405, 501)


class AutoWire(Wrapping):
    """A `ModelClient` that finds out with the first real request, so that nothing is asked twice.

    `remember` is told `responses` or `chat` once an answer has begun.
    """

    def __init__(
        self, responses: ResponsesWire, chat: ChatWire, *, remember: Callable[[str], None]
    ) -> None:
        super().__init__(responses)
        self._responses = responses
        self._chat = chat
        self._remember = remember
        self._known: ResponsesWire | ChatWire | None = None

    def body(self, request: TurnRequest) -> dict[str, Any]:
        """The request as it would be sent now."""
        return (self._known or self._responses).body(request)

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """One turn; a fault is its last event."""
        for wire in (self._responses, self._chat) if self._known is None else (self._known,):
            lacks_it = False
            async with aclosing(wire.turn(request)) as events:  # type: ignore[type-var]
                async for event in events:
                    if (
                        self._known is None
                        and isinstance(event, TurnFailed)
                        and wire is self._responses
                    ):
                        lacks_it = self._responses.last_status in NO_SUCH_WIRE
                        if lacks_it:
                            break
                    elif self._known is None and not isinstance(event, TurnFailed):
                        self._settle(wire)
                    yield event
            if not lacks_it:
                return

    def _settle(self, wire: ResponsesWire | ChatWire) -> None:
        self._known = wire
        self._remember("chat" if wire is self._chat else "responses")
