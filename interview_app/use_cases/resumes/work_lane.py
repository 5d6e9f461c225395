"""One piece of work at a time for each résumé, in the order the person asked, and a sign for each
that it is to stop.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

from interview_app.use_cases.resumes.stages import StopSign


class Lane:
    """Work about a résumé, which is named by its run."""

    def __init__(self) -> None:
        self._turns: dict[str, asyncio.Lock] = {}
        self._signs: list[tuple[str, StopSign]] = []

    def _turn(self, run_id: str) -> asyncio.Lock:
        return self._turns.setdefault(run_id, asyncio.Lock())

    def is_taken(self, run_id: str) -> bool:
        """Whether this run is worked on now."""
        return self._turn(run_id).locked()

    def stop(self, run_id: str) -> None:
        """Tell what is worked out for this run to stop; "" for whatever it is."""
        for about, sign in list(self._signs):
            if run_id in ("", about):
                sign.set()

    @contextlib.asynccontextmanager
    async def short(self, run_id: str) -> AsyncIterator[StopSign]:
        """A turn for what the person did with their own hand: while it waits, a stop is meant for
        what is worked on before.
        """
        async with self._turn(run_id):
            with self._stoppable(run_id) as sign:
                yield sign

    @contextlib.asynccontextmanager
    async def long(self, run_id: str) -> AsyncIterator[StopSign]:
        """A turn for what takes its time: a stop reaches it while it waits, too."""
        with self._stoppable(run_id) as sign:
            async with self._turn(run_id):
                yield sign

    @contextlib.contextmanager
    def _stoppable(self, run_id: str) -> Iterator[StopSign]:
        told = run_id, StopSign()
        self._signs.append(told)
        try:
            yield told[1]
        finally:
            self._signs.remove(told)
