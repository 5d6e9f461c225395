"""What the actor does beside its inbox, so that a Stop is heard while something waits for a disk, a
network or the work.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

Do = Callable[[], Awaitable[None]]


class Beside:
    """Tasks beside the inbox, each behind the border of the actor; those that are `in_order` come
    one after the other.
    """

    def __init__(self, guarded: Callable[[Do], Awaitable[None]]) -> None:
        self._guarded = guarded
        self._tasks: set[asyncio.Task[None]] = set()
        self._order = asyncio.Lock()

    def begin(self, do: Do) -> None:
        """Let it run."""
        task = asyncio.ensure_future(self._guarded(do))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def in_order(self, taker: Callable[[Any], Awaitable[None]]) -> Callable[[Any], Awaitable[None]]:
        """A taker that waits for the work or for a disk must not keep Stop waiting in the inbox."""

        async def in_turn(message: Any) -> None:
            async with self._order:
                await taker(message)

        async def take(message: Any) -> None:
            self.begin(partial(in_turn, message))

        return take

    def quit(self) -> tuple[asyncio.Task[None], ...]:
        """End all of it; the tasks are to be waited for."""
        left = tuple(self._tasks)
        for task in left:
            task.cancel()
        return left
