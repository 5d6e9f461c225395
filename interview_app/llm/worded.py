"""A model whose faults are told in the words of the place where the person reads them."""

from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import replace

from interview_app.domain.model_faults import Place, told
from interview_app.llm.client import ModelClient, TurnEvent, TurnFailed, TurnRequest
from interview_app.llm.wrapping import Wrapping


class Worded(Wrapping):
    """A `ModelClient` around another one."""

    def __init__(self, inner: ModelClient, place: Place) -> None:
        super().__init__(inner)
        self._place = place

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """As `ModelClient.turn`; the sentence of a fault says what to do at that place."""
        async with aclosing(self._inner.turn(request)) as events:  # type: ignore[type-var]
            async for event in events:
                if isinstance(event, TurnFailed):
                    event = replace(event, sentence=told(event.sentence, self._place))
                yield event
