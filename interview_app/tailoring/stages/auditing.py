"""The auditing stage: the truth gate over the draft, a model's objections beside it, and the ATS report of what passed (CONTRACT D7, D8)."""

import json
from typing import Any

from interview_app.domain.tailoring import (
    AuditReport,
    Blackboard,
    ResumeDraft,
    Severity,
    State,
    TruthViolation,
    ViolationKind,
)
from interview_app.errors import PipelineError, ProviderError, SelectionError
from interview_app.i18n import _
from interview_app.llm.fence import fenced
from interview_app.tailoring.reports import ats_check, draft_audit, keyword_advice
from interview_app.tailoring.stages.agents import JSON_ONLY, AgentModels, Ask, Pause, ask
from interview_app.tailoring.stages.card_budget import SentCards, by_rank
from interview_app.tailoring.stages.context import OFFLINE, Outcome, StageContext
from interview_app.tailoring.stages.revising import repaired
from interview_app.tailoring.truth_gate import gate

_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "objections": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {"bullet_id": {"type": "string"}, "violation": {"type": "string"}},
                "required": ["bullet_id", "violation"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["objections"],
    "additionalProperties": False,
}


async def audit(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with its audit report; where no retry is left, what is still refused is repaired by code first.

    Raises:
        PipelineError: there is no draft.
    """
    if board.draft is None:
        raise PipelineError(
            State.AUDITING.value, _("There is no draft to audit. Start the run again.")
        )
    draft, report = draft_audit.audit(board.draft, context.index, left_out=board.trims)
    board = board.model_copy(update={"draft": draft})
    report, led_by, notes = await _objected(context, draft, report)
    if not report.passed and board.retry_count >= board.max_retries:
        board, report = repaired(context, board, report)
    board = board.model_copy(update={"audit_report": report})
    if report.passed:
        board, more = await _scored(context, board)
        notes += more
    output = {"violations": len(report.truth_violations)}
    return Outcome(board=board, led_by=led_by, notes=notes, output=output, passed=report.passed)


async def _objected(
    context: StageContext, draft: ResumeDraft, report: AuditReport
) -> tuple[AuditReport, str, tuple[str, ...]]:
    """The report, who led it, and what the person should know: a model may add objections, never remove one.

    When it fails, the gate's word stands, and that is told.
    """
    cited = tuple(
        dict.fromkeys(card_id for claim in draft.claims for card_id in claim.evidence_card_ids)
    )
    cards = [context.index.by_id[one].cards[0] for one in cited if one in context.index.by_id]
    sent = context.sent_cards("truth_auditor", cards, cited)
    try:
        more = await objections(context.parts.models, draft, sent, pause=context.parts.pause)
    except (SelectionError, ProviderError) as error:
        return report, OFFLINE, (error.sentence,)
    return (
        (report, OFFLINE, ())
        if more is None
        else (gate.with_objections(report, more[0]), more[1], ())
    )


async def _scored(context: StageContext, board: Blackboard) -> tuple[Blackboard, tuple[str, ...]]:
    """The board with its report for applicant software; a model may add advice, the scores are code's (CONTRACT D7)."""
    if board.draft is None:
        return board, ()
    index, synonyms = context.card_index, context.parts.synonyms
    report = ats_check.check(
        board.draft.document, board.requirements, board.evidence_mappings, index, synonyms
    )
    hints = ats_check.suggestions(report, index, synonyms)
    sent = context.sent_cards("ats_scorer", index.cards, by_rank(board.evidence_mappings))
    notes: tuple[str, ...] = ()
    try:
        advice = await keyword_advice.advise(
            context.parts.models, board, report, sent, pause=context.parts.pause
        )
    except (SelectionError, ProviderError) as error:
        advice, notes = None, (error.sentence,)
    hints = (*hints, *(advice[0] if advice is not None else ()))
    audit = (
        board.audit_report.model_copy(update={"ats_suggestions": hints})
        if board.audit_report
        else None
    )
    return board.model_copy(update={"ats_report": report, "audit_report": audit}), notes


async def objections(
    models: AgentModels, draft: ResumeDraft, sent: SentCards, *, pause: Pause
) -> tuple[tuple[TruthViolation, ...], str] | None:
    """A model auditor's objections, each to a line that is there; None without a model.

    Raises:
        SelectionError: three answers could not be used.
        ProviderError: no provider could be reached.
    """
    if not models.clients("truth_auditor"):
        return None
    claims = {one.bullet_id: one.bullet_text for one in draft.claims}

    def check(answer: Any) -> tuple[TruthViolation, ...]:
        return tuple(
            TruthViolation(
                bullet_id=one["bullet_id"],
                bullet_text=claims[one["bullet_id"]],
                violation=str(one["violation"])[:500],
                kind=ViolationKind.MODEL_OBJECTION,
                severity=Severity.BLOCKER,
            )
            for one in answer["objections"]
            if one["bullet_id"] in claims
        )

    lines = json.dumps([one.to_json() for one in draft.claims], ensure_ascii=False)
    question = Ask(
        agent="truth_auditor",
        instructions="Object to every line that says more than its cited evidence. You cannot approve anything. "
        + JSON_ONLY,
        material=fenced(lines, name="lines") + "\n" + fenced(sent.as_json(), name="evidence_cards"),
        schema=_SCHEMA,
        check=check,
    )
    return await ask(models, question, pause=pause)
