"""The journal of requests to models of one open store: noted before a request leaves, priced after
it, deletable.
"""

from collections.abc import Callable, Iterable
from typing import Any

from interview_app.domain.request_journal import (
    JournalledRequest,
    RequestHead,
    SentRequest,
    Spending,
)
from interview_app.store import llm_calls
from interview_app.store.database import Database


class RequestJournal:
    """Meets `llm.watched.Journal`. `at` says the time, ISO 8601 in UTC. Everything here may raise
    `StoreError`.
    """

    def __init__(self, database: Database, *, at: Callable[[], str]) -> None:
        self._database = database
        self._at = at

    def note(self, request: SentRequest) -> int:
        """Keep what is about to be sent to a model; returns its id."""
        with self._database.writing() as connection:
            return llm_calls.note(connection, request, at=self._at())

    def price(
        self,
        id: int,
        *,
        tokens_in: int | None = None,
        tokens_out: int | None = None,
        cost: float | None = None,
    ) -> None:
        """Add what the provider counted and what it cost in US dollars; None is unknown."""
        with self._database.writing() as connection:
            llm_calls.price(connection, id, tokens_in=tokens_in, tokens_out=tokens_out, cost=cost)

    def listed(self) -> tuple[JournalledRequest, ...]:
        """Everything that was sent, newest first."""
        with self._database.reading() as connection:
            return llm_calls.listed(connection)

    def heads(self, *, before: int | None = None, count: int = 100) -> tuple[RequestHead, ...]:
        """Up to `count` requests without what was sent, newest first, from the one before `before`
        on.
        """
        with self._database.reading() as connection:
            return llm_calls.heads(connection, before=before, count=count)

    def sent(self, id: int) -> Any | None:
        """What one request sent, as JSON; None when it was deleted."""
        with self._database.reading() as connection:
            return llm_calls.sent(connection, id)

    def spending(self) -> Spending:
        """What all requests together did cost."""
        with self._database.reading() as connection:
            return llm_calls.spending(connection)

    def forget(self, ids: Iterable[int] | None = None) -> int:
        """Delete some requests, or all, also from the database's log; returns how many went."""
        with self._database.writing() as connection:
            gone = llm_calls.forget(connection, ids)
        self._database.forget_log()
        return gone
