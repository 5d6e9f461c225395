"""A model behind one endpoint, as both wires are: a request spelled, sent, and its stream told as a
turn.
"""

from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from typing import Any, ClassVar

from interview_app.llm.client import TurnEvent, TurnRequest
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.faults import WireFault
from interview_app.llm.fence import Fence
from interview_app.llm.reducer import Reducer, reduced
from interview_app.llm.sending import BeforeSend, Refusals, let_pass
from interview_app.llm.stream_wire import opened


class Wire:
    """The half of a `ModelClient` that no spelling changes; a wire says how a request is written
    and its stream is read.
    """

    path: ClassVar[str]
    """Below the endpoint's address."""
    may_refuse: ClassVar[tuple[str, ...]]
    """Parameters that can be left out when the endpoint does not take them."""

    def __init__(
        self, endpoint: Endpoint, *, fence: Fence | None = None, before_send: BeforeSend = let_pass
    ) -> None:
        self._endpoint = endpoint
        self._fence = fence or Fence()
        self._refusals = Refusals()
        self._before_send = before_send
        self.last_status: int | None = None
        """HTTP status of the last request that was refused."""

    @property
    def label(self) -> str:
        """What the header shows."""
        return f"Interview with {self._endpoint.model} via {self._endpoint.host}"

    @property
    def is_local(self) -> bool:
        """Whether nothing leaves this machine."""
        return self._endpoint.is_local

    def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """One turn; a fault is its last event."""
        return _spoken(
            lambda: self.attempt(request), again=lambda fault: self._again(fault, request)
        )

    async def attempt(self, request: TurnRequest) -> AsyncGenerator[TurnEvent]:
        """The events of one request, not tried again; what was learnt that the place refuses is
        left out of it.

        Raises:
            WireFault: the turn failed, or `before_send` did not let it out.
            StoreError: it could not be journalled; nothing has left.
        """
        self.last_status = None
        reducer = self._reducer(request)
        body = self._refusals.without(self.body(request))
        self._before_send(request.agent, body)
        async with (
            opened(self._endpoint, self.path, body, may_refuse=self.may_refuse) as events,
            aclosing(reduced(events, reducer)) as turn,
        ):
            async for event in turn:
                yield event

    def body(self, request: TurnRequest) -> dict[str, Any]:
        """The whole request as it leaves, a JSON object; each wire spells its own."""
        raise NotImplementedError

    def _reducer(self, request: TurnRequest) -> Reducer:
        """What reads the stream of this request."""
        raise NotImplementedError

    def _again(self, fault: WireFault, request: TurnRequest) -> bool:
        """Whether the same request, spelled otherwise, may fare better."""
        del request
        self.last_status = fault.status
        return self._refusals.learn(fault)


async def _spoken(
    turn: Callable[[], AsyncGenerator[TurnEvent]], *, again: Callable[[WireFault], bool]
) -> AsyncGenerator[TurnEvent]:
    """A turn whose faults become its last event; before anything was told it is tried anew while
    `again` says so.
    """
    while True:
        told = False
        try:
            async with aclosing(turn()) as events:
                async for event in events:
                    told = True
                    yield event
            return
        except WireFault as fault:
            if told or not again(fault):
                yield fault.failure
                return
