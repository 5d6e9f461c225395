"""`next_phase`: ask the person to move on (CONTRACT A12). Only they move it."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import Field

from interview_app.domain.asks import PhaseAsk
from interview_app.domain.phases import following
from interview_app.i18n import _
from interview_app.tool_contract import (
    Done,
    Failed,
    Outcome,
    Parameters,
    ToolContext,
    ToolErrorCode,
    Waiting,
)


class NextPhaseParameters(Parameters):
    """Why now, and which objectives may stay open."""

    reason: str = Field(
        min_length=1, description="Why it is time to move on, as the person reads it."
    )
    overrides: tuple[str, ...] = Field(default=(), description="Objectives that may stay open.")


class NextPhase:
    """Proposes the following phase; the sheet shows what is still open."""

    name: ClassVar[str] = "next_phase"
    description: ClassVar[str] = (
        "Propose moving on to the next phase. Open objectives block it unless each is named in "
        "overrides; "
        "then the person decides: approved, denied or denied_with_feedback."
    )
    parameters: ClassVar[type[Parameters]] = NextPhaseParameters

    async def run(self, params: NextPhaseParameters, context: ToolContext) -> Outcome:
        """Blocked, or waiting for the person."""
        proposed = following(context.phase)
        if proposed is None:
            return Failed(code=ToolErrorCode.EXECUTION_FAILED, message=_("This is the last phase."))
        if context.phase_requests_left <= 0:
            sentence = _("Moving on was proposed already. Go on here until the person asks for it.")
            return Failed(code=ToolErrorCode.EXECUTION_FAILED, message=sentence)
        missing = tuple(objective.value for objective in context.missing_objectives)
        if any(one not in params.overrides for one in missing):
            return Done(data={"status": "blocked", "missing_objectives": list(missing)})
        ask = PhaseAsk(
            current=context.phase.value,
            proposed=proposed.value,
            reason=params.reason,
            missing=missing,
        )
        return Waiting(reason="awaiting_user_approval", ask=ask)

    def finish(
        self, params: NextPhaseParameters, answer: Mapping[str, Any], context: ToolContext
    ) -> Done | Failed:
        """What the person decided."""
        decision = answer["decision"]
        if decision == "approved":
            proposed = following(context.phase)
            return Done(
                data={
                    "status": "approved",
                    "advanced_to": proposed.value if proposed else context.phase.value,
                }
            )
        if decision == "denied_with_feedback":
            return Done(
                data={"status": "denied_with_feedback", "feedback": answer.get("feedback") or ""}
            )
        return Done(
            data={"status": "denied", "message": _("The person wants to stay in this phase.")}
        )
