"""An endpoint whose wire is not known: Responses is tried once, 404, 405 or 501 means Chat, and the
answer is remembered.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import Any

from interview_app.llm.chat_wire import ChatWire
from interview_app.llm.client import TurnEvent, TurnFailed, TurnRequest, Wrapping
from interview_app.llm.responses_wire import ResponsesWire
from interview_app.llm.wire import Wire

NO_SUCH_WIRE = (404, 405, 501)


class AutoWire(Wrapping):
    """A `ModelClient` that finds out with the first real request, so that nothing is asked twice.

    What was found out before is tried first, and the other one when the endpoint has changed.
    `remember` is told `responses` or `chat` once an answer has begun.
    """

    def __init__(
        self,
        responses: ResponsesWire,
        chat: ChatWire,
        *,
        remember: Callable[[str], None],
        learnt: str | None = None,
    ) -> None:
        super().__init__(responses)
        both: tuple[Wire, Wire] = (responses, chat)
        self._order = both[::-1] if learnt == "chat" else both
        self._chat = chat
        self._remember = remember
        self._known: str | None = learnt

    def body(self, request: TurnRequest) -> dict[str, Any]:
        """The request as it would be sent now."""
        return self._order[0].body(request)

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """One turn; a fault is its last event. Where neither wire is there, the fault of the second
        is told.
        """
        for at, wire in enumerate(self._order):
            lacks_it = False
            async with aclosing(wire.turn(request)) as events:  # type: ignore[type-var]
                async for event in events:
                    if isinstance(event, TurnFailed):
                        lacks_it = at == 0 and wire.last_status in NO_SUCH_WIRE
                        if lacks_it:
                            break
                    else:
                        self._settle(wire)
                    yield event
            if not lacks_it:
                return

    def _settle(self, wire: Wire) -> None:
        named = "chat" if wire is self._chat else "responses"
        if wire is not self._order[0]:
            self._order = self._order[::-1]
        if named != self._known:
            self._known = named
            self._remember(named)
