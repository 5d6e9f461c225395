"""The actor on its own thread: takes messages in order, and works until something waits for the
person.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.domain.asks import Ask, MessageAsk, OptionAsk
from interview_app.domain.drafts import about_composer
from interview_app.domain.journal import NewEvent
from interview_app.domain.records import DataType
from interview_app.domain.story_changes import StoryChange
from interview_app.errors import StoreError
from interview_app.i18n import _, language
from interview_app.interview import recovery
from interview_app.interview.answering import Answering
from interview_app.interview.beside import Beside
from interview_app.interview.calls import Calls, asked, published
from interview_app.interview.conversations import Conversations
from interview_app.interview.drafting import Drafting
from interview_app.interview.intake import Intake
from interview_app.interview.leading import Leading
from interview_app.interview.library import Library
from interview_app.interview.limits import UserTurn
from interview_app.interview.line_keeping import LineKeeping
from interview_app.interview.parts import ActorParts, LeaderChosen, Service
from interview_app.interview.phases import move_to
from interview_app.interview.reviews import Reviews
from interview_app.interview.saying import Saying
from interview_app.interview.session import NEWEST_MESSAGES, Emit, Session
from interview_app.interview.state import GUIDE_WIRE
from interview_app.interview.story_card import StoryCard
from interview_app.interview.token_buffer import TokenBuffer
from interview_app.interview.turn import RunAgain
from interview_app.interview.watched_reading import WatchedReading
from interview_app.interview.work import Work
from interview_app.messages.data import DeletionUndone, RecordDeletionRequested, RecordEdited
from interview_app.messages.documents import (
    DocumentDeletionRequested,
    DocumentsChanged,
    PagePictureRequested,
    ReadingCancelled,
    SourcesRequested,
)
from interview_app.messages.interview import (
    Acknowledged,
    AskAnswered,
    AskPublished,
    AskWithdrawn,
    AttachmentsChanged,
    ContinueRequested,
    DraftChanged,
    ErrorTold,
    FilesOffered,
    KnownChanged,
    LeaderChanged,
    PersonSaid,
    PhaseChanged,
    PhaseRequested,
    QuitRequested,
    StopRequested,
    UnsentChanged,
    WorkStateChanged,
)
from interview_app.messages.lines import LINE_WISHES
from interview_app.messages.sessions import (
    ConversationDeletionRequested,
    EarlierResumeRequested,
    OldSessionRequested,
    ResumeRequested,
    SessionOpened,
    StartOverRequested,
)


class Life:
    """The actor on its own thread."""

    def __init__(
        self, parts: ActorParts, tokens: TokenBuffer, emit: Emit, worker: ThreadPoolExecutor
    ) -> None:
        self._parts = parts
        self._emit = emit
        self._session = Session(parts.store, emit=self._told, clock=parts.clock)
        self._user_turn = UserTurn()
        tools = {tool.name: tool for tool in parts.tools}
        self._reading = WatchedReading(self._session, parts.documents)
        self._reviews = Reviews(self._session, worker)
        self._calls = Calls(
            self._session,
            tools,
            documents=self._reading,
            contacts=parts.contacts,
            reviews=self._reviews,
            limits=parts.limits,
            user_turn=self._user_turn,
        )
        self._intake = Intake(
            self._session, parts.uploads, worker, at_once=parts.limits.files_at_once
        )
        self._answering = Answering(self._session, tools, self._calls, take_in=self._intake.take_in)
        self._library = Library(self._session, parts.pictures)
        self._lines = LineKeeping(self._session)
        self._drafting = Drafting(self._session)
        self._leading = Leading(
            self._session,
            self._calls,
            parts.leader,
            is_guide=parts.leader_is_guide,
            tokens=tokens,
            limits=parts.limits,
            user_turn=self._user_turn,
            prompts=parts.prompts,
            withheld=parts.withheld,
            opener=parts.opener,
        )
        parts.inside.build = self._leading.next_request
        parts.inside.story = lambda: self._session.state.draft
        parts.inside.keep_line = self._lines.keep
        parts.inside.edit = self._library.edit
        self._work = Work(
            self._session,
            self._calls,
            self._leading,
            user_turn=self._user_turn,
            limits=parts.limits,
            guarded=self._guarded,
            on_bug=parts.on_bug,
        )
        self._card = StoryCard(
            self._session,
            withdraw=self._answering.withdraw,
            go_on=self._go_on,
            at_rest=self._at_rest,
            edit=self._library.edit,
        )
        self._saying = Saying(
            self._session,
            self._answering,
            self._intake,
            answered=self._answered,
            idle=self._work.idle,
            go_on=self._go_on,
            command=parts.command,
            make_way=self._card.make_way,
        )
        self._conversations = Conversations(
            self._session,
            quiet=self._work.quiet,
            withdraw_all=self._withdraw_all,
            begun=self._begun,
        )
        self._beside = Beside(self._guarded)
        self._takers = self._table()

    def _told(self, message: object) -> None:
        """What the actor tells; the story card follows what it may have changed with."""
        self._emit(message)
        if isinstance(message, AskPublished | Acknowledged | AskWithdrawn):
            self._card.tell()

    # the life

    async def live(self, inbox: "asyncio.Queue[object]") -> None:
        """Open the session, then take messages until told to quit."""
        await self._guarded(self._open)
        while True:
            message = await inbox.get()
            if isinstance(message, QuitRequested):
                break
            await self._guarded(partial(self._take, message))
        await self._quit()

    async def _quit(self) -> None:
        """End without a word: what runs now is found in the events at the next start."""
        left = [task for task in (self._work.quit(), *self._beside.quit()) if task is not None]
        await asyncio.gather(*left, return_exceptions=True)

    async def _guarded(self, do: Callable[[], Awaitable[None]]) -> None:
        """The border of the actor: what the person can mend is told, a bug is logged without
        content.

        It makes what it waits for itself: a task that is cancelled before it began then leaves
        nothing unawaited.
        """
        try:
            await do()
        except StoreError as error:
            self._tell_not_saved(error)
        except Exception:  # noqa: BLE001 - the actor loop is one of the three borders (STYLE)
            self._parts.on_bug("actor")
            self._session.emit(ErrorTold(code="bug", message=_(recovery.BUG)))
            self._session.emit(WorkStateChanged(state="failed", sentence=_(recovery.BUG)))

    def _tell_not_saved(self, error: StoreError) -> None:
        self._session.emit(ErrorTold(code=error.code, message=_(recovery.NOT_SAVED)))
        self._session.emit(WorkStateChanged(state="failed", sentence=error.sentence))

    async def _open(self) -> None:
        self._session.open()
        self._tell_session(restored=self._session.state.touched)
        self._ask_in_this_language()
        self._work.kick()

    def _ask_in_this_language(self) -> None:
        """A question that the guide asked in another language of the window is asked anew in that
        of now, unless its answer was begun.
        """
        state = self._session.state
        of_guide = self._leading.is_guide and state.leader_wire == GUIDE_WIRE
        if not of_guide or state.language in ("", language()):
            return
        waiting = [
            token
            for token, call in state.waiting.items()
            if _is_question(asked(call)) and not self._session.is_begun(token)
        ]
        for token in waiting:
            self._answering.withdraw(token, "another language")
        if waiting:
            note = {"text": "", "for_leader": "The window speaks another language now."}
            self._session.commit(NewEvent(kind=kinds.NOTE, body=note))

    def _tell_session(self, *, restored: bool) -> None:
        session, emit = self._session, self._session.emit
        emit(LeaderChanged(label=self._leading.leader.label, is_guide=self._leading.is_guide))
        messages = tuple(session.state.messages[-NEWEST_MESSAGES:])
        emit(
            SessionOpened(
                info=session.info,
                restored=restored,
                messages=messages,
                older_sessions=self._conversations.older(),
                unsent=session.unsent(),
                drafts=self._drafting.told(),
                cards=session.cards,
            )
        )
        emit(PhaseChanged(phase=session.state.phase))
        emit(KnownChanged(known=session.known()))
        emit(DocumentsChanged(artifacts=session.artifacts()))
        if session.state.in_composer:
            emit(AttachmentsChanged(waiting=session.state.composer()))
        for call in session.state.waiting.values():
            emit(published(call))
        if session.state.waiting:
            emit(WorkStateChanged(state="waiting_for_person"))

    # messages

    async def _take(self, message: object) -> None:
        taker = self._takers.get(type(message))
        if taker is not None:
            if (taken := taker(message)) is not None:
                await taken
        elif (service := self._parts.services(type(message))) is not None:
            self._beside.begin(partial(self._served, service, message))

    def _table(self) -> dict[type, Callable[[Any], Awaitable[None] | None]]:
        """What takes each message; what waits for nothing has done it when it returns."""
        return {
            AskAnswered: lambda message: self._answered(message.token, message.data),
            PersonSaid: self._beside.in_order(self._saying.said),
            UnsentChanged: self._keep_unsent,
            DraftChanged: self._drafting.keep,
            StoryChange: self._card.change,
            FilesOffered: self._beside.in_order(self._saying.offered),
            StopRequested: self._stop,
            ContinueRequested: self._beside.in_order(self._continue),
            PhaseRequested: self._choose_phase,
            RecordEdited: self._edit,
            RecordDeletionRequested: self._at_quiet(self._library.delete),
            DocumentDeletionRequested: self._at_quiet(self._library.delete),
            DeletionUndone: self._at_quiet(self._library.put_back),
            PagePictureRequested: self._aside(self._library.picture),
            SourcesRequested: self._aside(self._reviews.find_sources),
            ReadingCancelled: self._cancel_reading,
            ResumeRequested: lambda _message: self._work.kick(),
            StartOverRequested: self._conversations.start_over,
            EarlierResumeRequested: self._conversations.resume,
            OldSessionRequested: self._conversations.show,
            ConversationDeletionRequested: self._conversations.delete,
            LeaderChosen: self._change_leader,
            **dict.fromkeys(LINE_WISHES, self._lines.take),
        }

    def _keep_unsent(self, message: UnsentChanged) -> None:
        about = about_composer(self._session.info.id)
        content = {"texts": list(message.texts)} if message.texts else None
        self._drafting.keep(DraftChanged(about=about, content=content))

    async def _stop(self, _message: StopRequested) -> None:
        await self._work.quiet()
        if isinstance(self._work.next(), RunAgain):
            self._leading.ask_freely(_(recovery.STOPPED))
        self._work.kick()

    def _edit(self, message: RecordEdited) -> None:
        saved = self._library.edit(message)
        goals = message.data_type is DataType.CANDIDATE_DOSSIER
        if saved and goals and self._answering.withdraw_goals():
            self._go_on()

    def _at_quiet(self, do: Callable[[Any], None]) -> Callable[[Any], Awaitable[None]]:
        """What waits until nobody works on the session."""

        async def taken(message: Any) -> None:
            await self._work.quiet()
            do(message)
            self._work.kick()

        return taken

    def _aside(self, do: Callable[[Any], Awaitable[None]]) -> Callable[[Any], None]:
        """What the inbox need not wait for."""
        return lambda message: self._beside.begin(partial(do, message))

    def _cancel_reading(self, message: ReadingCancelled) -> None:
        """Only the document that is meant: another call may run by now; or the whole row that is
        being read.
        """
        if message.rest:
            self._work.cancel_calls("extract_document")
        elif self._reading.handle and message.handle in ("", self._reading.handle):
            self._work.cancel_call()

    async def _answered(self, token: str, data: object) -> None:
        call = self._session.state.waiting.get(token)
        if await self._answering.answer(token, data):
            self._user_turn.begin(
                keep_phase_requests=call is not None and call.tool == "next_phase"
            )
            self._work.kick()

    def _go_on(self) -> None:
        """The person did something new: the leader's turns count anew."""
        self._user_turn.begin()
        self._work.kick()

    def _at_rest(self, then: Callable[[], None]) -> None:
        async def rested() -> None:
            await self._work.idle()
            then()

        self._beside.begin(rested)

    async def _continue(self, _message: ContinueRequested) -> None:
        await self._work.idle()
        free = self._session.state.free_question
        if free is not None:
            self._answering.withdraw(free.token, "continued")
        note = {"text": "", "for_leader": "The person asks you to go on."}
        self._session.commit(NewEvent(kind=kinds.NOTE, body=note))
        self._go_on()

    async def _choose_phase(self, message: PhaseRequested) -> None:
        if message.phase is self._session.state.phase:
            return
        await self._work.quiet()
        self._withdraw_all("another phase")
        self._session.commit(*move_to(self._session, message.phase))
        self._go_on()

    def _withdraw_all(self, reason: str) -> None:
        for token in tuple(self._session.state.waiting):
            self._answering.withdraw(token, reason)

    def _begun(self) -> None:
        """Another conversation is in force."""
        self._user_turn.begin()
        self._tell_session(restored=False)
        self._work.kick()

    async def _change_leader(self, message: LeaderChosen) -> None:
        await self._work.quiet()
        self._leading.leader, self._leading.is_guide = message.leader, message.is_guide
        self._session.emit(LeaderChanged(label=message.leader.label, is_guide=message.is_guide))
        self._work.kick()

    async def _served(self, service: Service, message: object) -> None:
        answer = await service(message)
        if answer is not None:
            self._session.emit(answer)


def _is_question(ask: Ask) -> bool:
    """Whether the guide asks for something; "write to me when you would like to go on" does not."""
    return isinstance(ask, OptionAsk) or (isinstance(ask, MessageAsk) and bool(ask.chips))
