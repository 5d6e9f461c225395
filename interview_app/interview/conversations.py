"""The conversations of a data folder: a new one is begun, an ended one is read, one is deleted with
everything in it.
"""

from collections.abc import Awaitable, Callable

from interview_app.domain.journal import SessionInfo
from interview_app.interview.earlier_cards import earlier_cards
from interview_app.interview.session import Session
from interview_app.interview.state import SessionState
from interview_app.messages.sessions import (
    ConversationDeleted,
    ConversationDeletionRequested,
    EarlierResumeRequested,
    OldSessionRequested,
    OldSessionShown,
    StartOverRequested,
)


class Conversations:
    """What the person does with whole conversations; approved records outlive them all.

    Args:
        session: the conversation in force.
        quiet: waits until nobody works on it.
        withdraw_all: takes back what waits for the person, with the reason.
        begun: a new one is in force: it is told, and worked on.
    """

    def __init__(
        self,
        session: Session,
        *,
        quiet: Callable[[], Awaitable[None]],
        withdraw_all: Callable[[str], None],
        begun: Callable[[], None],
    ) -> None:
        self._session, self._quiet, self._withdraw_all, self._begun = (
            session,
            quiet,
            withdraw_all,
            begun,
        )

    def older(self) -> tuple[SessionInfo, ...]:
        """Those that ended and can be read, newest first."""
        return tuple(
            info for info in self._session.store.sessions() if info.id != self._session.info.id
        )

    async def start_over(self, _message: StartOverRequested) -> None:
        """End the one in force, and begin another."""
        await self._end_this()
        self._begun()

    async def resume(self, message: EarlierResumeRequested) -> None:
        """End the one in force, and go on with an earlier one.

        Raises:
            StoreError: it is not there any more.
        """
        await self._quiet()
        self._withdraw_all("an earlier conversation")
        try:
            self._session.resume(message.session_id)
        finally:
            self._begun()

    async def show(self, message: OldSessionRequested) -> None:
        """An ended one, to read."""
        opened = self._session.store.read_session(message.session_id)
        state = SessionState.of(opened.events)
        cards = tuple(earlier_cards(opened.events, state.attachments))
        messages = tuple(state.messages)
        self._session.emit(OldSessionShown(info=opened.info, messages=messages, cards=cards))

    async def delete(self, message: ConversationDeletionRequested) -> None:
        """Delete one with everything in it; of the one in force nothing is left either, and another
        begins.

        Raises:
            StoreError: it is still there; the one in force has perhaps ended.
        """
        in_force = message.session_id == self._session.info.id
        if in_force:
            await self._end_this()
        try:
            self._session.erase_conversation(message.session_id)
        finally:
            if in_force:
                self._begun()
        day = self._session.store.backups.hold_until()
        self._session.emit(
            ConversationDeleted(
                session_id=message.session_id, older_sessions=self.older(), backups_hold_until=day
            )
        )

    async def _end_this(self) -> None:
        await self._quiet()
        self._withdraw_all("start over")
        self._session.start_over()
