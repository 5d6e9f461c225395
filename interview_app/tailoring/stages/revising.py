"""The revision stage: a model mends what was refused; without one, refused lines fall back to their evidence (CONTRACT D9)."""

from collections.abc import Sequence

from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import (
    AuditReport,
    Blackboard,
    ResumeDraft,
    Severity,
    State,
    Trim,
)
from interview_app.errors import PipelineError, ProviderError, SelectionError
from interview_app.i18n import _
from interview_app.tailoring.lines.draft import companies, own_summary, posts
from interview_app.tailoring.lines.settling import settled
from interview_app.tailoring.reports import draft_audit
from interview_app.tailoring.stages import revision
from interview_app.tailoring.stages.context import OFFLINE, Outcome, StageContext
from interview_app.tailoring.stages.writing import drafted, written_by_model
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex


async def revise(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with another draft and what was asked of it in the change log; a plan by hand is repaired by code.

    Raises:
        PipelineError: there is no draft, or no report on it.
    """
    report = board.audit_report
    if report is None or board.draft is None:
        raise PipelineError(
            State.REVISION.value, _("There is nothing to revise. Start the run again.")
        )
    log = (*board.change_log, revision.log_line(board.retry_count))
    request = revision.requests(report.truth_violations)
    led_by = OFFLINE
    notes: tuple[str, ...] = ()
    written = None
    if context.parts.plan is None:
        try:
            written = await written_by_model(context, board, request)
        except (SelectionError, ProviderError) as error:
            log, notes = (*log, error.sentence), (error.sentence,)
    if written is not None:
        board, led_by = drafted(context, board, written.plan, written.summary), written.led_by
    else:
        board, _after = repaired(context, board, report)
    return Outcome(
        board=board.model_copy(update={"change_log": (*log, *request.splitlines())}),
        led_by=led_by,
        notes=notes,
    )


def repaired(
    context: StageContext, board: Blackboard, report: AuditReport
) -> tuple[Blackboard, AuditReport]:
    """The board with each refused line back to its evidence's own words or left out, and the report on what is left.

    What a model auditor objected to in a line that is the evidence's own sentence stays in the report as a warning.
    """
    draft = board.draft
    if draft is None:
        return board, report
    standing = revision.Standing(
        companies=companies(draft.document),
        posts=posts(draft.document),
        own_summary=own_summary(context.parts.career),
    )
    document, trims = revision.repair(draft.document, report, context.index, standing)
    # A line that falls back to its evidence's own sentence may contradict another one.
    board = _settled(board, document, trims, context.index)
    mended, after = _audited(board, context.index)
    if not after.passed:
        board = _settled(board, *revision.left_out(mended.document, after), context.index)
        mended, after = _audited(board, context.index)
    objected = draft_audit.still_objected(
        report, [(one.bullet_id, one.bullet_text) for one in mended.claims]
    )
    warnings = [one.model_copy(update={"severity": Severity.WARNING}) for one in objected]
    after = gate.with_objections(after, warnings)
    return board.model_copy(update={"draft": mended}), after


def _settled(
    board: Blackboard, document: ResumeDocument, trims: Sequence[Trim], index: EvidenceIndex
) -> Blackboard:
    update = {"draft": draft_audit.redrafted(document), "trims": (*board.trims, *trims)}
    return settled(board.model_copy(update=update), index)


def _audited(board: Blackboard, index: EvidenceIndex) -> tuple[ResumeDraft, AuditReport]:
    draft = board.draft or draft_audit.redrafted(ResumeDocument())
    return draft_audit.audit(draft, index, left_out=board.trims)
