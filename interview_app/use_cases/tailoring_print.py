"""From a draft to audited pages: fitted, set, read back, each printed line held to the evidence
(CONTRACT D8, D11).
"""

from collections.abc import Sequence

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import AuditReport, Severity, State, Trim
from interview_app.i18n import _
from interview_app.rendering.design import Design
from interview_app.rendering.page_fit import Fitted, Renders, fit
from interview_app.tailoring import file_audit
from interview_app.tailoring.lines.draft import claim_index
from interview_app.tailoring.match.mapper import CardIndex
from interview_app.tailoring.match.wanted import wanted_cards
from interview_app.tailoring.reports import ats_check, draft_audit
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.use_cases.printed_draft import trim_order
from interview_app.use_cases.tailoring_evidence import Ground
from interview_app.use_cases.tailoring_lines import document_of
from interview_app.use_cases.tailoring_run import Run


def set_pages(run: Run, engine: Renders) -> Fitted:
    """The draft on its pages; lines that the person put back are the last thing to go: they never
    do.

    Raises:
        PipelineError: nothing is drafted.
        RenderError: the page cannot be set.
    """
    document = document_of(run)
    wanted = wanted_cards(run.board)
    order = [one for one in trim_order(document, wanted) if one not in run.kept]
    design = Design(theme=run.theme, paper=run.paper)
    return fit(document, design, engine, max_pages=run.max_pages, trim_order=order)


def audited(
    run: Run, fitted: Fitted, printed_text: str, ground: Ground, index: EvidenceIndex
) -> Run:
    """The run with the report on what is really printed, the cards that support each line, and what
    was left out.

    Args:
        run: what was drafted.
        fitted: its pages.
        printed_text: the text read back from the PDF.
        ground: the evidence.
        index: the evidence made ready.
    """
    draft = run.board.draft
    if draft is None:
        return run
    narrowed, lines = draft_audit.audit(draft, index, left_out=run.board.trims)
    gone = {one.bullet_id for one in fitted.trims}
    found = [one for one in lines.truth_violations if one.bullet_id not in gone]
    found += file_audit.match_claims(printed_text, claim_index(fitted.resume))
    found += file_audit.strange_words(printed_text, fitted.resume)
    printed = [(one.bullet_id, one.text) for one in fitted.resume.bullets()]
    found += draft_audit.still_objected(run.board.audit_report, printed)
    report = gate.report(found, inconsistencies=lines.inconsistencies)
    matched = CardIndex(ground.all_cards)
    ats = ats_check.check(
        fitted.resume, run.board.requirements, run.board.evidence_mappings, matched, ground.synonyms
    )
    hints = ats_check.suggestions(ats, matched, ground.synonyms)
    report = report.model_copy(
        update={
            "ats_suggestions": hints,
            "override_reason": reason_that_holds(run.board.audit_report, report),
        }
    )
    trims = tuple(
        Trim(bullet_id=one.bullet_id, text=one.text, reason=one.reason) for one in fitted.trims
    )
    state = State.COMPLETE if report.passed else State.FAILED
    run = run.on_board(draft=narrowed, audit_report=report, ats_report=ats, current_step=state)
    more = {"page_trims": trims, "sentence": fullness(fitted, run.max_pages), "printed": True}
    return run.model_copy(update=more)


def reason_that_holds(before: AuditReport | None, now: AuditReport) -> str | None:
    """The reason the person gave for an override, or None: it holds while nothing new is refused,
    for a report that fails.

    Args:
        before: the report that it was given for, if there is one.
        now: the report on what is printed now.
    """
    if before is None or before.override_reason is None or now.passed:
        return None
    return before.override_reason if blockers(now) <= blockers(before) else None


def blockers(report: AuditReport) -> set[tuple[str, str]]:
    """What halts: (line, objection)."""
    return {
        (one.bullet_text, one.violation)
        for one in report.truth_violations
        if one.severity is Severity.BLOCKER
    }


def fullness(fitted: Fitted, max_pages: int) -> str:
    """How full the last page is, or that it does not fit; in the window's language."""
    pages, percent = fitted.rendered.pages, round(fitted.rendered.last_page_fill * 100)
    if not fitted.fits:
        words = _(
            "It does not fit on {max} pages: it needs {pages}. Leave lines out or allow more pages."
        )
        return words.format(max=max_pages, pages=pages)
    return _("Page {page} is {percent} % full.").format(page=pages, percent=percent)


def cited_cards(run: Run, cards: Sequence[EvidenceCard]) -> tuple[EvidenceCard, ...]:
    """The cards that the draft rests on."""
    draft = run.board.draft
    return draft_audit.evidence_of(draft.document, draft.claims, cards) if draft is not None else ()
