"""Another model when the first fails: used at once for what will not pass, after two tries for what
may (CONTRACT D13), also when its answer broke off after it had begun.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing

from interview_app.domain import model_faults as say
from interview_app.domain.retry import POLICY
from interview_app.llm.client import (
    BrokenOff,
    ModelClient,
    Noted,
    StillAlive,
    TurnEvent,
    TurnFailed,
    TurnRequest,
)

_NOT_ANOTHERS_TO_MEND = ("cancelled", "refused", "content_filter", "length")


class Fallback:
    """A `ModelClient` over several, the first one first. It says so when it changes, and stays with
    the one that works.
    """

    def __init__(self, clients: Sequence[ModelClient]) -> None:
        if not clients:
            raise ValueError("a fallback needs a model to begin with")
        self._clients = tuple(clients)
        self._at = 0
        self._failures = 0

    @property
    def label(self) -> str:
        """What the header shows: the model that leads now."""
        return self._clients[self._at].label

    @property
    def is_local(self) -> bool:
        """Whether nothing leaves this machine, whichever of them leads."""
        return all(client.is_local for client in self._clients)

    async def turn(self, request: TurnRequest) -> AsyncIterator[TurnEvent]:
        """One turn of the model that leads now, or of the next one when it fails. What had been
        said stays, and `BrokenOff` marks it.
        """
        while True:
            failed: TurnFailed | None = None
            said = False
            async with aclosing(self._clients[self._at].turn(request)) as events:  # type: ignore[type-var]
                async for event in events:
                    if isinstance(event, TurnFailed):
                        failed = event
                        break
                    said = said or not isinstance(event, StillAlive | Noted)
                    yield event
            if failed is None:
                self._failures = 0
                return
            if not self._moves_on(failed):
                yield failed
                return
            if said:
                yield BrokenOff()
            yield Noted(sentence=say.FELL_BACK, values={"label": self.label})

    def _moves_on(self, failed: TurnFailed) -> bool:
        """Whether the next model takes over now."""
        self._failures += 1
        if failed.kind in _NOT_ANOTHERS_TO_MEND or self._at + 1 == len(self._clients):
            return False
        if failed.retryable and self._failures < POLICY.patience:
            return False
        self._at += 1
        self._failures = 0
        return True
