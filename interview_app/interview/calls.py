"""One tool call from request to result (DESIGN 4.2 to 4.5): allowed, checked, run, and its outcome
committed.
"""

import json
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError

from interview_app.domain import event_kinds as kinds
from interview_app.domain.asks import MessageAsk, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.base import Model
from interview_app.domain.canonical import canonical_json, content_sha256
from interview_app.domain.journal import NewEvent, WaitingCall
from interview_app.domain.phases import ObjectiveStatus
from interview_app.domain.wrong_value import every_wrong
from interview_app.i18n import _
from interview_app.interview import objectives
from interview_app.interview.activity import activity
from interview_app.interview.earlier_cards import READING, document_read
from interview_app.interview.limits import Limits, UserTurn
from interview_app.interview.phases import TOOLS
from interview_app.interview.projection import project
from interview_app.interview.recovery import BUG
from interview_app.interview.session import Session
from interview_app.interview.withheld import NOTHING, Withheld
from interview_app.llm.client import ToolCall, ToolSpec
from interview_app.messages.interview import AskPublished
from interview_app.tool_contract import (
    ContactsPort,
    DocumentsPort,
    Done,
    Failed,
    Outcome,
    ReviewsPort,
    Tool,
    ToolContext,
    ToolErrorCode,
    Waiting,
    parameters_schema,
)

DEEPEST = 64
"""Levels of nesting of a call's arguments at most; no form of ours has more than ten."""
REPEATED = "You have made this very call three times. Do something else, or ask the person."
FAILED_TWICE = "This failed twice in the same way. Use another tool ({others}), or ask the person."


class Calls:
    """Runs the calls of a reply, one after the other; each leaves a result or waits."""

    def __init__(
        self,
        session: Session,
        tools: Mapping[str, Tool],
        *,
        documents: DocumentsPort,
        contacts: ContactsPort,
        reviews: ReviewsPort,
        limits: Limits,
        user_turn: UserTurn,
    ) -> None:
        self._session = session
        self._tools = tools
        self._documents, self._contacts, self._reviews = documents, contacts, reviews
        self._limits = limits
        self._user_turn = user_turn
        self.withheld: Callable[[], Withheld] = lambda: NOTHING
        """What was kept back from the reply whose calls run now."""

    def offered(self, *, by_name: bool = False) -> tuple[ToolSpec, ...]:
        """The tools of this phase, as offered to the leader; `by_name`: without schemas, for one
        who fills in no forms.
        """
        allowed = TOOLS[self._session.state.phase]
        # In the order of all tools, whatever the phase: a provider can reuse what does not move.
        tools = [tool for name, tool in self._tools.items() if name in allowed]
        return tuple(spec(tool, by_name=by_name) for tool in tools)

    def context(self) -> ToolContext:
        """What a tool may know now."""
        state = self._session.state
        known = self._session.known()
        return ToolContext(
            phase=state.phase,
            known=known,
            now=self._session.clock.now(),
            documents=self._documents,
            contacts=self._contacts,
            records=self._session,
            reviews=self._reviews,
            allowed_tools=TOOLS[state.phase],
            waiting_tools=tuple(call.tool for call in state.waiting.values()),
            phase_requests_left=self._limits.phase_requests - self._user_turn.phase_requests,
            missing_objectives=known.missing(),
        )

    async def run(self, call: ToolCall) -> None:
        """Run one committed call and commit what came of it.

        Raises:
            StoreError: it could not be committed; the call still has no result.
        """
        self._tell(call, "running")
        arguments = _arguments(call)
        self._user_turn.calls[
            call.name, canonical_json(arguments) if arguments is not None else call.arguments
        ] += 1
        arguments = self.withheld().put_back(arguments)
        outcome = await self._outcome(call, arguments)
        if isinstance(outcome, Waiting):
            self._wait(call, arguments, outcome)
        else:
            self._finish(call, arguments or {}, outcome)

    async def _outcome(self, call: ToolCall, arguments: Any) -> Outcome:
        tool, code = self._tools.get(call.name), ToolErrorCode
        if tool is None:
            return _failed(code.UNKNOWN_TOOL, _("There is no such tool here."))
        if call.name not in TOOLS[self._session.state.phase]:
            return _failed(code.TOOL_NOT_ALLOWED, _("This tool is not available in this phase."))
        if not isinstance(arguments, dict):
            return _failed(code.INVALID_PARAMETERS, _("The parameters must be a JSON object."))
        try:
            params = tool.parameters.model_validate(arguments)
        except ValidationError as error:
            return _failed(code.INVALID_PARAMETERS, every_wrong(error))
        context = self.context()
        if call.name == "next_phase":
            self._user_turn.phase_requests += 1
        outcome = await tool.run(params, context)
        if (
            isinstance(outcome, Waiting)
            and isinstance(outcome.ask, PhaseAsk)
            and not outcome.ask.missing
        ):
            ask = outcome.ask.model_copy(
                update={"missing": tuple(one.value for one in context.missing_objectives)}
            )
            outcome = Waiting(reason=outcome.reason, ask=ask)
        return outcome

    def _wait(self, call: ToolCall, arguments: Any, outcome: Waiting) -> None:
        waiting = waiting_call(call.name, arguments, outcome.ask, call_id=call.call_id)
        events: tuple[NewEvent, ...] = ()
        if isinstance(outcome.ask, ReviewAsk):
            touched = objectives.touched(outcome.ask.data_type)
            progress = ObjectiveStatus.IN_PROGRESS
            events = objectives.changes_to(progress, touched, self._session.state.objectives)
        self._session.commit(*events, waiting.told())
        self._tell(call, "waiting")
        self._session.emit(published(waiting))

    def _finish(self, call: ToolCall, arguments: Mapping[str, Any], outcome: Done | Failed) -> None:
        data: dict[str, Any] | None = None
        if isinstance(outcome, Done):
            data = outcome.data
            output = outcome.for_model if outcome.for_model is not None else data
        else:
            output = error_output(outcome)
            self._user_turn.failures[call.name, outcome.message] += 1
        hint, limit = self._hint(call, outcome), self._limits.projection_characters
        body = result_body(call.call_id, call.name, output, data, hint=hint, limit=limit)
        if call.name == READING:
            body["handle"] = str(arguments.get("file_url", ""))
        self._session.commit(NewEvent(kind=kinds.CALL_RESULT, body=body))
        detail = outcome.message if isinstance(outcome, Failed) else ""
        self._tell(call, "done" if isinstance(outcome, Done) else "failed", detail)
        if call.name == READING and (read := document_read(body["handle"], data)) is not None:
            self._session.emit(read)

    def _hint(self, call: ToolCall, outcome: Done | Failed) -> str:
        arguments = _arguments(call)
        key = canonical_json(arguments) if arguments is not None else call.arguments
        if (
            isinstance(outcome, Failed)
            and self._user_turn.failures[call.name, outcome.message] >= 2
        ):
            others = [name for name in TOOLS[self._session.state.phase] if name != call.name]
            return FAILED_TWICE.format(others=", ".join(others))
        return (
            REPEATED
            if self._user_turn.calls[call.name, key] >= self._limits.identical_calls
            else ""
        )

    def give_up(self, call: ToolCall, code: ToolErrorCode, sentence: str) -> None:
        """Close a call that will not be run to its end."""
        output = error_output(_failed(code, sentence))
        body = result_body(call.call_id, call.name, output, None)
        self._session.commit(NewEvent(kind=kinds.CALL_RESULT, body=body))
        self._tell(call, "failed", sentence)

    def bug(self, call: ToolCall) -> None:
        """A call that met a bug of ours: the leader gets one fixed sentence."""
        self.give_up(call, ToolErrorCode.EXECUTION_FAILED, _(BUG))

    def _tell(self, call: ToolCall, state: Any, detail: str = "") -> None:
        self._session.emit(activity(call.call_id, call.name, state, detail))


def spec(tool: Tool, *, by_name: bool = False) -> ToolSpec:
    """A tool as a leader is offered it; `by_name`: without its schema."""
    schema = {} if by_name else parameters_schema(tool)
    return ToolSpec(name=tool.name, description=tool.description, schema=schema)


def waiting_call(
    tool: str, args: dict[str, Any], ask: Model, *, call_id: str | None = None
) -> WaitingCall:
    """What waits from now on, under a token of its own; a free question is the call of nobody."""
    token = secrets.token_urlsafe(16)
    return WaitingCall(
        token=token,
        call_id=call_id or f"{tool}-{token}",
        tool=tool,
        args=args,
        args_sha256=content_sha256(args),
        ask=ask.to_json(),
    )


def published(call: WaitingCall) -> AskPublished:
    """The message that shows what waits; the same after a restart."""
    ask: Any = asked(call)
    return AskPublished(
        token=call.token, tool=call.tool, args=call.args, args_sha256=call.args_sha256, ask=ask
    )


def asked(call: WaitingCall) -> Any:
    """The ask of a call that waits, one of `domain.asks`."""
    return _ASKS[call.ask["kind"]].model_validate(call.ask)


_ASKS: dict[str, type[Model]] = {
    one.model_fields["kind"].default: one
    for one in (OptionAsk, UploadAsk, ReviewAsk, PhaseAsk, MessageAsk)
}


def result_body(
    call_id: str,
    tool: str,
    output: dict[str, Any],
    data: dict[str, Any] | None,
    *,
    hint: str = "",
    limit: int = 12_000,
) -> dict[str, Any]:
    """The JSON of a `CALL_RESULT` event; `data` is left out where it says nothing more than
    `output`.
    """
    shown = project({**output, "hint": hint} if hint else output, limit=limit)
    return {
        "call_id": call_id,
        "tool": tool,
        "output": shown,
        "data": data if data != shown else None,
    }


def error_output(failed: Failed) -> dict[str, Any]:
    """The leader's view of a failure (CONTRACT A2)."""
    return {"error": {"code": failed.code.value, "message": failed.message}}


def _failed(code: ToolErrorCode, message: str) -> Failed:
    return Failed(code=code, message=message)


def _arguments(call: ToolCall) -> Any:
    """The parsed arguments; None when they are no JSON, or nested beyond any form."""
    try:
        parsed = json.loads(call.arguments or "{}")
    except (ValueError, RecursionError):
        return None
    return parsed if _is_shallow(parsed) else None


def _is_shallow(value: Any) -> bool:
    """Whether a value can be walked by recursion; told without any."""
    level = [value]
    for _depth in range(DEEPEST):
        level = [
            one
            for outer in level
            if isinstance(outer, dict | list)
            for one in (outer.values() if isinstance(outer, dict) else outer)
        ]
        if not level:
            return True
    return False
