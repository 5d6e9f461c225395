"""What tailoring does with approved lines: each call is one commit of the actor, and answers when
it is durable (NEXT 3).

The window's rooms post to the actor (`through`); a command that has the store to itself keeps them
directly (`of_store`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from interview_app.errors import PersonCanMend
from interview_app.interview.line_keeping import LineKeeping
from interview_app.interview.ports import Clock, SessionStore
from interview_app.interview.session import Session
from interview_app.messages.lines import LineKept, LineWish

Keep = Callable[[LineWish], Awaitable[LineKept]]
"""Does what is wished of a line. Raises `PersonCanMend` when a line that it names was changed or
taken back meanwhile, and `StoreError` when nothing could be written.
"""


def through(post: Callable[[object], None]) -> Keep:
    """Keeps by a message to the actor, and waits for its answer, on whatever loop it is called."""

    async def keep(wish: LineWish) -> LineKept:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[LineKept | PersonCanMend] = loop.create_future()

        def reply(answer: LineKept | PersonCanMend) -> None:
            loop.call_soon_threadsafe(_settle, done, answer)

        post(replace(wish, reply=reply))
        answer = await done
        if isinstance(answer, PersonCanMend):
            raise answer
        return answer

    return keep


def _settle(
    done: "asyncio.Future[LineKept | PersonCanMend]", answer: LineKept | PersonCanMend
) -> None:
    if not done.done():  # who waited may have been stopped
        done.set_result(answer)


def of_store(store: SessionStore, clock: Clock) -> Keep:
    """Keeps in a store that no actor has open."""
    session = Session(store, emit=lambda _message: None, clock=clock)
    session.open()

    async def keep(wish: LineWish) -> LineKept:
        return LineKeeping(session).keep(wish)

    return keep
