"""What tailoring does with approved lines: each call is one commit of the actor, and answers when
it is durable (NEXT 3).

The window's rooms post to the actor (`through`); a command that has the store to itself keeps them
directly (`of_store`).
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from interview_app.domain.lines import LineChange, LineOrigin
from interview_app.errors import PersonCanMend
from interview_app.interview.line_keeping import LineKeeping
from interview_app.interview.ports import Clock, SessionStore
from interview_app.interview.session import Session
from interview_app.messages.lines import (
    FactAttested,
    LineBroughtBack,
    LineKept,
    LineTakenBack,
    LineUsedEverywhere,
    LineWish,
    WordingAccepted,
)

Keep = Callable[[LineWish], Awaitable[LineKept]]


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


class ApprovedLines:
    """The lines of one store. Every call raises `PersonCanMend` when a line it names was changed
    or taken back meanwhile, and `StoreError` when nothing could be written.
    """

    def __init__(self, keep: Keep) -> None:
        self._keep = keep

    async def accept_wording(
        self,
        owner: str,
        text: str,
        *,
        replaces: Sequence[str] = (),
        for_posting: str | None = None,
        origin: LineOrigin = LineOrigin.PERSON,
        family: str = "",
        changed: LineChange | None = None,
    ) -> LineKept:
        """Make a wording an approved line.

        Args:
            owner: the id of a card, or "profile".
            text: the words.
            replaces: ids of the lines it takes the place of, of this or other cards.
            for_posting: `posting_key` of the posting it is for, or None for all.
            origin: whose words they are.
            family: of the profile, which it is of where it replaces nothing.
            changed: why it waits for the person, where the check refuses a fact of it.
        """
        return await self._keep(
            WordingAccepted(
                owner=owner,
                text=text,
                replaces=tuple(replaces),
                for_posting=for_posting,
                origin=origin,
                family=family,
                changed=changed,
            )
        )

    async def use_everywhere(self, line_id: str) -> LineKept:
        """Make a wording for one posting the newest for all; the line has another id then."""
        return await self._keep(LineUsedEverywhere(line=line_id))

    async def take_back(self, line_id: str) -> LineKept:
        """Approve it no more; older wordings of its family stand as before."""
        return await self._keep(LineTakenBack(line=line_id))

    async def bring_back(self, line_id: str) -> LineKept:
        """Make an older wording the newest again, or let one stand that was held."""
        return await self._keep(LineBroughtBack(line=line_id))

    async def attest(
        self,
        text: str,
        entry_id: str | None,
        *,
        replaces: Sequence[str] = (),
        for_posting: str | None = None,
    ) -> LineKept:
        """The person says "It is true": keep the words as a card of its own that they attest, with
        its line.
        """
        return await self._keep(
            FactAttested(
                text=text, entry_id=entry_id, replaces=tuple(replaces), for_posting=for_posting
            )
        )
