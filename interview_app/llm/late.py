"""A client that is made when its first turn comes, off the loop: naming a model costs nothing at
the start; its faults are told in the words of the place where the person reads them.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import replace

from interview_app.domain.model_faults import Place, told
from interview_app.llm.client import ModelClient, TurnEvent, TurnFailed, TurnRequest
from interview_app.llm.faults import WireFault


class Late:
    """A `ModelClient` whose real one is made by `make` on the first turn.

    `make` may ask the endpoint which models it has; a fault of it is the fault of the turn.
    """

    def __init__(
        self,
        make: Callable[[], Awaitable[ModelClient]],
        *,
        label: str,
        is_local: bool,
        told_at: Place = "window",
    ) -> None:
        self._make = make
        self._label = label
        self._is_local = is_local
        self._told_at = told_at
        self._inner: ModelClient | None = None

    @property
    def label(self) -> str:
        """What the header shows."""
        return self._inner.label if self._inner is not None else self._label

    @property
    def is_local(self) -> bool:
        """Whether nothing leaves this machine."""
        return self._is_local

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """As `ModelClient.turn`; the first one makes the model, and a fault in making it is the
        turn's. The sentence of a fault says what to do at the place where it is read.
        """
        if self._inner is None:
            failed: TurnFailed | None = None
            try:
                self._inner = await self._make()
            except WireFault as fault:
                failed = fault.failure
            if failed is not None:
                yield self._worded(failed)
                return
        assert self._inner is not None
        async with aclosing(self._inner.turn(request)) as events:  # type: ignore[type-var]
            async for event in events:
                yield self._worded(event) if isinstance(event, TurnFailed) else event

    def _worded(self, failed: TurnFailed) -> TurnFailed:
        return replace(failed, sentence=told(failed.sentence, self._told_at))
