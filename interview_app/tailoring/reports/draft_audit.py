"""The audit of a draft: the gate over every line, citations narrowed to the cards it found, contradictions told (CONTRACT D8)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import ResumeBullet, ResumeDocument
from interview_app.domain.tailoring import (
    AuditReport,
    Blackboard,
    ClaimMapping,
    ResumeDraft,
    Trim,
    TruthViolation,
    ViolationKind,
)
from interview_app.errors import PersonCanMend
from interview_app.i18n import _
from interview_app.tailoring.claim_audit import mismatch
from interview_app.tailoring.lines import voice
from interview_app.tailoring.lines.contradictions import contradictions
from interview_app.tailoring.lines.draft import claim_index, companies, posts
from interview_app.tailoring.lines.facts import FACT_PREFIX
from interview_app.tailoring.lines.settling import told_of
from interview_app.tailoring.stages.revision import with_citations
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex


def audit(
    draft: ResumeDraft, index: EvidenceIndex, *, left_out: Sequence[Trim] = ()
) -> tuple[ResumeDraft, AuditReport]:
    """The report on a draft, and the draft with the cards that the gate found to support each line.

    `left_out`: what stands no longer in it; of what another line contradicts, the report says which is printed.
    """
    under, held = companies(draft.document), posts(draft.document)
    found: list[TruthViolation] = list(_mismatches(draft))
    cited: dict[str, tuple[str, ...]] = {}
    for bullet in draft.document.bullets():
        context = gate.LineContext(
            bullet_id=bullet.bullet_id,
            company=under.get(bullet.bullet_id),
            post=held.get(bullet.bullet_id),
            cited=bullet.evidence_card_ids,
            translated=bullet.translated,
        )
        verdict = _judged(bullet, context, index, of_summary=bullet in draft.document.summary)
        violations = verdict.violations
        if context.company is None and _own_words(bullet, index):
            # A summary that names an employer, in the person's own approved words, moves nothing from anywhere.
            violations = tuple(
                one for one in violations if one.kind is not ViolationKind.MOVED_FACT
            )
        found += violations
        if not verdict.blocked and verdict.card_ids:
            cited[bullet.bullet_id] = verdict.card_ids
    document = with_citations(draft.document, cited)
    cards = (part.cards[0] for part in index.parts if not part.cards[0].id.startswith(FACT_PREFIX))
    told = (*contradictions(cards), *told_of(left_out))
    return redrafted(document), gate.report(found, inconsistencies=told)


def _judged(
    bullet: ResumeBullet, context: gate.LineContext, index: EvidenceIndex, *, of_summary: bool
) -> gate.Verdict:
    """The verdict on a line. A summary may rest on all cards: a model's names none, and code finds them (DESIGN 9: code cites).

    A profile says of itself that somebody is a manager; that they were one is told by the card of a post.
    """
    verdict = gate.judge(bullet.text, index, context)
    if not of_summary or not verdict.blocked:
        return verdict
    found = gate.judge(bullet.text, index, replace(context, cited=None))
    if found.blocked:
        return verdict if context.cited else found
    return found if found.card_ids else verdict


def _own_words(bullet: ResumeBullet, index: EvidenceIndex) -> bool:
    """Whether a line is a sentence of a card it cites, as the page writes it."""
    cards = (index.by_id[one].cards[0] for one in bullet.evidence_card_ids if one in index.by_id)
    line = voice.edited(bullet.text)
    return any(
        voice.edited(one) == line for card in cards for one in voice.sentences(card.raw_text)
    )


def redrafted(document: ResumeDocument) -> ResumeDraft:
    """A draft of a document, its claim index made anew."""
    return ResumeDraft(document=document, claims=claim_index(document))


def overridden(board: Blackboard, reason: str) -> Blackboard:
    """The board with the person's reason to use a failed résumé all the same; the report stays failed (CONTRACT D8).

    Raises:
        PersonCanMend: no reason was given, or there is no report to override.
    """
    if not reason.strip():
        raise PersonCanMend(
            _("Say why you want to use it all the same; the reason is kept with the report.")
        )
    if board.audit_report is None:
        raise PersonCanMend(_("There is no audit report to override yet."))
    return board.model_copy(
        update={
            "audit_report": board.audit_report.model_copy(
                update={"override_reason": reason.strip()}
            )
        }
    )


def still_objected(
    before: AuditReport | None, printed: Iterable[tuple[str, str]]
) -> list[TruthViolation]:
    """A model's objections to lines that stand as they were: it may add, and nothing takes it away (CONTRACT D8).

    Args:
        before: the report that holds them; None holds none.
        printed: (bullet id, text) of each line that is printed now.
    """
    lines = set(printed)
    return [
        one
        for one in (before.truth_violations if before is not None else ())
        if one.kind is ViolationKind.MODEL_OBJECTION and (one.bullet_id, one.bullet_text) in lines
    ]


def evidence_of(
    document: ResumeDocument, claims: Sequence[ClaimMapping], cards: Iterable[EvidenceCard]
) -> tuple[EvidenceCard, ...]:
    """The cards that a résumé rests on: those its lines cite, and the timeline's facts that its headings and lists print."""
    cited = {one for claim in claims for one in claim.evidence_card_ids}
    printed = {None, *(entry.id for section in document.sections for entry in section.entries)}
    return tuple(
        card
        for card in cards
        if card.id in cited or (card.id.startswith(FACT_PREFIX) and card.entry_id in printed)
    )


def _mismatches(draft: ResumeDraft) -> list[TruthViolation]:
    """Where the claim index does not match the text (CONTRACT D8)."""
    texts = {one.bullet_id: one.text for one in draft.document.bullets()}
    claimed = {one.bullet_id: one.bullet_text for one in draft.claims}
    found = []
    for bullet_id in dict.fromkeys((*texts, *claimed)):
        if texts.get(bullet_id) != claimed.get(bullet_id):
            line = texts.get(bullet_id) or claimed.get(bullet_id) or ""
            found.append(mismatch(bullet_id, line, _("The claim index does not match the text")))
    return found
