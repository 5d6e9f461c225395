"""The work between two waits: leads turns and runs calls until it is the person's turn, and stops
at any moment.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from interview_app.domain.phases import following
from interview_app.errors import StoreError
from interview_app.i18n import _
from interview_app.interview import recovery
from interview_app.interview.calls import Calls
from interview_app.interview.leading import Leading
from interview_app.interview.limits import Limits, UserTurn
from interview_app.interview.phases import MOVES_ON_BY_ITSELF, move_to
from interview_app.interview.session import Session
from interview_app.interview.turn import (
    Finished,
    LimitReached,
    PhaseEnds,
    RunAgain,
    RunCalls,
    Step,
    Wait,
    next_step,
    pending_calls,
)
from interview_app.llm.client import ToolCall
from interview_app.messages.interview import WorkStateChanged
from interview_app.tool_contract import ToolErrorCode

Guarded = Callable[[Callable[[], Awaitable[None]]], Coroutine[Any, Any, None]]
"""The border of the actor."""


class Work:
    """At most one task works; `kick` sees that it does."""

    def __init__(
        self,
        session: Session,
        calls: Calls,
        leading: Leading,
        *,
        user_turn: UserTurn,
        limits: Limits,
        guarded: Guarded,
        on_bug: Callable[[str], object],
    ) -> None:
        self._session = session
        self._calls = calls
        self._leading = leading
        self._user_turn = user_turn
        self._limits = limits
        self._guarded = guarded
        self._on_bug = on_bug
        self._task: asyncio.Task[None] | None = None
        self._tool_task: asyncio.Task[None] | None = None
        self._quitting = False
        self._given_up: frozenset[str] = frozenset()

    def kick(self) -> None:
        """See that the work goes on, unless it does."""
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._guarded(self._go_on))

    async def idle(self) -> None:
        """Let the work come to where something waits."""
        if self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def quiet(self) -> None:
        """Stop the work at once: the stream is closed before its next event, a running call is
        cancelled.
        """
        self._leading.stop.set()
        self.cancel_call()
        await self.idle()
        self._leading.stop.clear()

    def cancel_call(self) -> None:
        """End the call that runs now; it is told as stopped by the person."""
        if self._tool_task is not None:
            self._tool_task.cancel()

    def cancel_calls(self, tool: str) -> None:
        """End the call that runs now, and do not begin those of the same tool that stand after it
        in this turn.
        """
        pending = pending_calls(self._session.state.history.items)
        self._given_up = frozenset(call.call_id for call in pending if call.name == tool)
        self.cancel_call()

    def quit(self) -> asyncio.Task[None] | None:
        """End without a word; the task that is ending, to be waited for."""
        self._quitting = True
        if self._task is not None:
            self._task.cancel()
        return self._task

    def next(self) -> Step:
        """What comes next, worked out from the session as it stands."""
        state = self._session.state
        ends = state.phase in MOVES_ON_BY_ITSELF and state.phase_just_met
        return next_step(
            state.history.items,
            waiting={call.call_id for call in state.waiting.values()},
            asked=state.free_question is not None,
            turns_used=self._user_turn.model_turns,
            turns_allowed=self._limits.model_turns,
            phase_ends=following(state.phase) if ends else None,
        )

    async def _go_on(self) -> None:
        while True:
            match self.next():
                case RunCalls(calls=calls):
                    for call in calls:
                        await self._run_call(call)
                case RunAgain():
                    await self._leading.lead()
                case PhaseEnds(following=phase):
                    self._session.commit(*move_to(self._session, phase))
                case Finished():
                    self._leading.ask_freely(self._session.state.history.last_said)
                case LimitReached():
                    self._leading.ask_freely(_(recovery.LIMIT_REACHED))
                    self._session.emit(
                        WorkStateChanged(state="limit_reached", sentence=_(recovery.LIMIT_REACHED))
                    )
                    return
                case Wait():
                    self._session.emit(WorkStateChanged(state="waiting_for_person"))
                    return
            if self._leading.stop.is_set() and not isinstance(self.next(), RunCalls):
                return

    async def _run_call(self, call: ToolCall) -> None:
        if self._leading.stop.is_set() or call.call_id in self._given_up:
            return self._calls.give_up(
                call, ToolErrorCode.USER_CANCELLED, _("The person stopped it.")
            )
        self._tool_task = asyncio.ensure_future(self._calls.run(call))
        try:
            await self._tool_task
        except asyncio.CancelledError:
            if self._quitting:
                raise
            self._calls.give_up(call, ToolErrorCode.USER_CANCELLED, _("The person stopped it."))
        except StoreError:
            raise
        except Exception:  # noqa: BLE001 - the actor loop is one of the three borders (STYLE)
            self._on_bug(f"tool {call.name}")
            self._calls.bug(call)
        finally:
            self._tool_task = None
