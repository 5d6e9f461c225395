"""Every request on its way out: agreed to, within the cap, journalled before it leaves, priced
after (DESIGN 7, 10).
"""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any, Protocol

from interview_app.domain import model_faults as say
from interview_app.domain.request_journal import SentRequest
from interview_app.llm import client, cost
from interview_app.llm.endpoint import Endpoint
from interview_app.llm.faults import WireFault

LEAST_ANSWER = 256
"""Tokens that must be left for an answer."""


class Journal(Protocol):
    """Where requests are kept; `store.request_journal.RequestJournal` fills it in."""

    def note(self, request: SentRequest) -> int:
        """Keep what is about to be sent; returns its id."""
        ...

    def price(
        self, id: int, *, tokens_in: int | None, tokens_out: int | None, cost: float | None
    ) -> None:
        """Add what came of it."""
        ...


@dataclass
class Watch:
    """Stands between a wire and the world. `spent` says dollars so far; `agreed` whether this place
    was agreed to.
    """

    endpoint: Endpoint
    journal: Journal | None
    prices: cost.Prices = field(default_factory=cost.Prices)
    agreed: Callable[[str], bool] = lambda _host: True
    cap: Callable[[], float | None] = lambda: None
    spent: Callable[[], float] = lambda: 0.0
    on_priced: Callable[[], None] = lambda: None
    _last: int | None = None
    _guessed: float = 0.0

    def before_send(self, agent: str, body: dict[str, Any]) -> None:
        """Let a request out, or not.

        Raises:
            WireFault: not agreed to, or the cap is reached; nothing has left.
            StoreError: it could not be journalled; nothing has left.
        """
        if not self.endpoint.is_local and not self.agreed(self.endpoint.host):
            raise WireFault(client.TurnFailed(kind="forbidden", sentence=say.NOT_AGREED))
        cap, characters = self.cap(), len(json.dumps(body, ensure_ascii=False))
        self._refuse_what_does_not_fit(body, characters)
        answer = self.endpoint.max_tokens
        price = cost.estimate(
            self.prices.of(self.endpoint), characters=characters, answer_tokens=answer
        )
        guess = price or 0.0
        if cap is not None and price != 0.0 and self._is_over(cap, guess):
            raise WireFault(client.TurnFailed(kind="quota", sentence=say.CAP_REACHED))
        if self.journal is not None:
            sent = SentRequest(
                agent=agent, host=self.endpoint.host, model=self.endpoint.model, sent=body
            )
            self._last = self.journal.note(sent)
        # What a broken answer did cost is not told by anyone: it counts as estimated until it is.
        self._guessed += guess
        self._guess = guess

    def _refuse_what_does_not_fit(self, body: dict[str, Any], characters: int) -> None:
        """What the place could not read is not sent: a local server would cut its beginning off,
        the instructions, and answer without them.
        """
        window, answer = self.endpoint.context_window, self.endpoint.max_tokens or LEAST_ANSWER
        if window is None or cost.tokens_in(characters) + answer <= window:
            return
        talk = body.get("input") or body.get("messages") or ()
        alone = len([one for one in talk if one.get("role") != "system"]) <= 2
        sentence = say.TOO_SMALL if alone else say.OVERFLOW
        raise WireFault(client.TurnFailed(kind="context_overflow", sentence=sentence))

    _guess: float = 0.0

    def _is_over(self, cap: float, guess: float) -> bool:
        """Whether a request would go over the cap; one whose price nobody knows goes out until the
        cap is reached.
        """
        so_far = self.spent() + self._guessed
        return so_far + guess > cap if guess else so_far >= cap

    def after(self, done: client.TurnDone) -> None:
        """Price what was sent last."""
        price = cost.cost(self.prices.of(self.endpoint), done.usage)
        if self.journal is not None and self._last is not None:
            usage = done.usage
            self.journal.price(
                self._last, tokens_in=usage.input_tokens, tokens_out=usage.output_tokens, cost=price
            )
        if price is not None:
            self._guessed -= self._guess
        self.on_priced()


class Watched(client.Wrapping):
    """A `ModelClient` whose wire asks `watch.before_send`; prices each turn that ends well."""

    def __init__(self, inner: client.ModelClient, watch: Watch) -> None:
        super().__init__(inner)
        self._watch = watch

    async def turn(self, request: client.TurnRequest) -> AsyncIterator[client.TurnEvent]:
        """As `ModelClient.turn`; priced before its end is passed on."""
        async with aclosing(self._inner.turn(request)) as events:  # type: ignore[type-var]
            async for event in events:
                if isinstance(event, client.TurnDone):
                    self._watch.after(event)
                yield event
