"""The audit of a draft: the gate over every line, citations narrowed to the cards it found, contradictions told (CONTRACT D8)."""

from collections.abc import Sequence

from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import AuditReport, ResumeDraft, TruthViolation, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.contradictions import contradictions
from interview_app.tailoring.draft import claim_index, companies, posts
from interview_app.tailoring.facts import FACT_PREFIX
from interview_app.tailoring.revision import with_citations
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.evidence import EvidenceIndex


def audit(draft: ResumeDraft, index: EvidenceIndex) -> tuple[ResumeDraft, AuditReport]:
    """The report on a draft, and the draft with the cards that the gate found to support each line."""
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
        verdict = gate.judge(bullet.text, index, context)
        found += verdict.violations
        if not verdict.blocked and verdict.card_ids:
            cited[bullet.bullet_id] = verdict.card_ids
    document = with_citations(draft.document, cited)
    cards = (part.cards[0] for part in index.parts if not part.cards[0].id.startswith(FACT_PREFIX))
    return redrafted(document), gate.report(found, inconsistencies=contradictions(cards))


def redrafted(document: ResumeDocument) -> ResumeDraft:
    """A draft of a document, its claim index made anew."""
    return ResumeDraft(document=document, claims=claim_index(document))


def with_objections(report: AuditReport, more: Sequence[TruthViolation]) -> AuditReport:
    """The report with a model's objections added."""
    return gate.with_objections(report, more)


def _mismatches(draft: ResumeDraft) -> list[TruthViolation]:
    """Where the claim index does not match the text (CONTRACT D8)."""
    texts = {one.bullet_id: one.text for one in draft.document.bullets()}
    claimed = {one.bullet_id: one.bullet_text for one in draft.claims}
    found = []
    for bullet_id in dict.fromkeys((*texts, *claimed)):
        if texts.get(bullet_id) != claimed.get(bullet_id):
            found.append(
                TruthViolation(
                    bullet_id=bullet_id,
                    bullet_text=texts.get(bullet_id) or claimed.get(bullet_id) or "",
                    violation=_("The claim index does not match the text"),
                    kind=ViolationKind.CLAIM_INDEX_MISMATCH,
                )
            )
    return found
