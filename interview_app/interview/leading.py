"""The leader's side of the actor: asks the model or the guide for its turn, tries again, and
commits the reply.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from interview_app.domain import event_kinds as kinds
from interview_app.domain.asks import MessageAsk, message_ask
from interview_app.domain.journal import NewEvent
from interview_app.domain.known import Known
from interview_app.domain.profile import ApplicantProfile
from interview_app.i18n import _, language
from interview_app.interview import prompt
from interview_app.interview.calls import Calls, published, waiting_call
from interview_app.interview.limits import Limits, UserTurn
from interview_app.interview.projection import project
from interview_app.interview.recovery import STOPPED, sentence_for
from interview_app.interview.session import Session
from interview_app.interview.state import MESSAGE_TOOL
from interview_app.interview.token_buffer import TokenBuffer
from interview_app.interview.turn import Broken, Listener, Reply, Stopped, take_turn
from interview_app.interview.withheld import NOTHING, PuttingBack, Withheld, withheld
from interview_app.llm.client import HistoryItem, ModelClient, Noted, ResultItem, TurnRequest
from interview_app.messages.interview import ErrorTold, StreamEnded, StreamStarted, WorkStateChanged


class Leading:
    """One leader at a time; it may be exchanged between two turns."""

    def __init__(
        self,
        session: Session,
        calls: Calls,
        leader: ModelClient,
        *,
        is_guide: bool,
        tokens: TokenBuffer,
        limits: Limits,
        user_turn: UserTurn,
        prompts: Mapping[str, str],
        withheld: Callable[[], Iterable[str]],
        opener: ModelClient | None = None,
    ) -> None:
        self.leader = leader
        self.is_guide = is_guide
        self.stop = asyncio.Event()
        self._opener = opener
        self._session = session
        self._calls = calls
        self._tokens = tokens
        self._limits = limits
        self._user_turn = user_turn
        self._prompts = prompts
        self._withheld = withheld
        self._streaming = False
        self._kept: Withheld | None = None
        self._putting_back = PuttingBack(NOTHING, tokens.put)
        calls.withheld = self._kept_back

    async def lead(self) -> None:
        """One turn, tried again after failures that may pass; ends with something committed.

        Raises:
            StoreError: the reply could not be committed; nothing of it ran.
        """
        self._user_turn.model_turns += 1
        self._session.emit(WorkStateChanged(state="thinking"))
        failures = 0
        while True:
            opens = self._opens()
            outcome = await take_turn(
                opens or self.leader,
                self._request(is_guide=self.is_guide or opens is not None),
                stop=self.stop,
                clock=self._session.clock,
                limits=self._limits,
                listener=self._listener(),
            )
            if isinstance(outcome, Reply):
                return self._replied(outcome)
            if isinstance(outcome, Stopped):
                return self._stopped(outcome.text)
            failure = outcome.failure
            seconds = self._limits.retry.pause(
                failures, passes=failure.retryable, asked=failure.retry_after
            )
            if seconds is None:
                return self._failed(outcome)
            failures += 1
            if not await self._pause(seconds):
                return self._stopped("")

    def _opens(self) -> ModelClient | None:
        """Who greets and offers the first choice; None once the person has done anything."""
        return self._opener if not (self.is_guide or self._session.state.touched) else None

    async def _pause(self, seconds: float) -> bool:
        """Wait before the next try; False when the person stopped it."""
        self._tokens.restart()
        self._session.emit(WorkStateChanged(state="retrying", seconds_left=seconds))
        sleeping = asyncio.ensure_future(self._session.clock.sleep(seconds))
        stopping = asyncio.ensure_future(self.stop.wait())
        try:
            await asyncio.wait({sleeping, stopping}, return_when=asyncio.FIRST_COMPLETED)
            return not self.stop.is_set()
        finally:
            for task in (sleeping, stopping):
                task.cancel()

    def _listener(self) -> Listener:
        def work(state: Any) -> Callable[[], None]:
            return lambda: self._session.emit(WorkStateChanged(state=state))

        return Listener(
            on_text=self._text,
            on_quiet=work("still_thinking"),
            on_awake=work("thinking"),
            on_note=self._note,
            on_replaced=self._replaced,
            on_broken_off=self._broken_off,
        )

    def _note(self, note: Noted) -> None:
        """What the model's side wants the person to know: a fallback went on, the conversation was
        shortened.
        """
        self._session.emit(ErrorTold(code="note", message=_(note.sentence).format(**note.values)))

    def _replaced(self, text: str) -> None:
        """What was streamed is void; this stands in its place."""
        self._putting_back.drop()
        self._tokens.restart()
        self._text(text)

    def _broken_off(self, text: str) -> None:
        """An answer broke off and another model goes on: what was shown of it is kept, marked."""
        self._end_stream()
        if text.strip():
            self._session.commit(_partly_said(self._kept_back().put_back(text)))

    def _text(self, text: str) -> None:
        if not self._streaming:
            self._streaming = True
            self._session.emit(StreamStarted())
        self._putting_back.take(text)

    def _end_stream(self) -> None:
        self._putting_back.end()
        if self._streaming:
            self._streaming = False
            self._session.emit(StreamEnded())

    def _request(self, *, is_guide: bool) -> TurnRequest:
        request, self._kept = self._built(
            is_guide=is_guide, is_local=is_guide or self.leader.is_local
        )
        self._putting_back = PuttingBack(self._kept, self._tokens.put)
        return request

    def _kept_back(self) -> Withheld:
        """What was kept back from the last request; after a restart, what would be from one now."""
        if self._kept is None:
            self._kept = self._built(is_guide=False, is_local=False)[1]
        return self._kept

    def next_request(self, is_local: bool) -> TurnRequest:
        """What the next turn of a model would be asked; nothing is changed by asking."""
        return self._built(is_guide=False, is_local=is_local)[0]

    def _built(self, *, is_guide: bool, is_local: bool) -> tuple[TurnRequest, Withheld]:
        """A request, and what was withheld from it."""
        tools, known = self._calls.offered(by_name=is_guide), self._session.known()
        history: tuple[HistoryItem, ...] = tuple(self._session.state.history.items)
        if is_guide:
            history = self._whole_readings(history)
        kept = NOTHING
        if not is_local:
            kept = withheld(self._withheld(), (known.profile, *self._read_profiles()), history)
            known, history = _hidden_known(known, kept), kept.hide_in_history(history)
        if not is_guide:
            history = prompt.conversation(
                self._prompts, history, known=known, language=language(), hide=kept.hide
            )
        return TurnRequest(
            history=tuple(history), known=known, tools=tools, language=language()
        ), kept

    def _read_profiles(self) -> tuple[ApplicantProfile, ...]:
        found = [
            one.data.get("whose") or (one.data.get("derived") or {}).get("applicant_profile")
            for one in self._session.state.readings
        ]
        return tuple(ApplicantProfile.model_validate(one) for one in found if one)

    def _whole_readings(self, history: tuple[HistoryItem, ...]) -> tuple[HistoryItem, ...]:
        """The guide runs on this machine and copies values: it must never see a shortened one."""
        whole = {one.event_id: one.data for one in self._session.state.readings}
        return tuple(
            replace(item, output=project(whole[item.event_id], limit=10_000_000))
            if isinstance(item, ResultItem) and item.event_id in whole
            else item
            for item in history
        )

    def _replied(self, reply: Reply) -> None:
        text = self._kept_back().put_back(reply.text)
        said = NewEvent(
            kind=kinds.LEADER_SAID,
            body={
                "text": text,
                "calls": [call.to_json() for call in reply.calls],
                "raw_items": list(reply.raw_items),
                "wire": reply.wire,
                "partial": False,
                "language": language(),
            },
        )
        self._end_stream()
        if reply.calls:
            self._session.commit(said)
        else:
            self.ask_freely(text, said, ask=message_ask(text, reply.raw_items))

    def _stopped(self, text: str) -> None:
        self._end_stream()
        text = self._kept_back().put_back(text)
        self.ask_freely(_(STOPPED), _partly_said(text))
        self._session.emit(WorkStateChanged(state="idle", sentence=_(STOPPED)))

    def _failed(self, broken: Broken) -> None:
        self._end_stream()
        sentence = sentence_for(broken.failure)
        events: tuple[NewEvent, ...] = ()
        if broken.text.strip():
            text = self._kept_back().put_back(broken.text)
            events = (_partly_said(text),)
        self.ask_freely(sentence, *events)
        self._session.emit(ErrorTold(code=broken.failure.kind, message=sentence))
        self._session.emit(WorkStateChanged(state="failed", sentence=sentence))

    def ask_freely(self, text: str, *events: NewEvent, ask: MessageAsk | None = None) -> None:
        """Commit events together with a free question, then show it: something always waits when
        nothing runs.
        """
        ask = ask or MessageAsk(text=text)
        waiting = waiting_call(MESSAGE_TOOL, ask.arguments(), ask)
        self._session.commit(*events, waiting.told())
        self._session.emit(published(waiting))


def _partly_said(text: str) -> NewEvent:
    """What an answer had said when it broke off or was stopped; no call of it runs."""
    body = {"text": text, "calls": [], "raw_items": [], "wire": "", "partial": True}
    return NewEvent(kind=kinds.LEADER_SAID, body=body)


def _hidden_known(known: Known, kept: Withheld) -> Known:
    if known.profile is None:
        return known
    return replace(
        known, profile=ApplicantProfile.model_validate(kept.hide(known.profile.to_json()))
    )
