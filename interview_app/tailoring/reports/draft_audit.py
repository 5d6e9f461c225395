"""The audit of the page that would print now: the check over every line, contradictions told
(CONTRACT D8, NEXT 5).
"""

from collections.abc import Iterable, Sequence

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.proposals import Proposal, ProposalState
from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import AuditReport, ClaimMapping, ResumeDraft, Trim
from interview_app.tailoring.lines.checking import Checker
from interview_app.tailoring.lines.contradictions import contradictions
from interview_app.tailoring.lines.draft import claim_index
from interview_app.tailoring.lines.facts import FACT_PREFIX
from interview_app.tailoring.lines.settling import told_of


def report_on(
    draft: ResumeDraft | None,
    checker: Checker,
    cards: Iterable[EvidenceCard],
    left_out: Sequence[Trim] = (),
    proposals: Sequence[Proposal] = (),
) -> AuditReport:
    """The report on a draft.

    Args:
        draft: what would print; without one nothing is reported.
        checker: the evidence, made ready.
        cards: all evidence in force; those that contradict each other are told.
        left_out: what stands no longer in it; of what another line contradicts, the report says
            which is printed.
        proposals: of them, those that print unread are no line that somebody approved.
    """
    document = draft.document if draft is not None else ResumeDocument()
    told = contradictions(card for card in cards if not card.id.startswith(FACT_PREFIX))
    unread = {one.text for one in proposals if one.state is ProposalState.UNREAD}
    return checker.page(document, inconsistencies=(*told, *told_of(left_out)), unread=unread)


def redrafted(document: ResumeDocument) -> ResumeDraft:
    """A draft of a document, its claim index made anew."""
    return ResumeDraft(document=document, claims=claim_index(document))


def evidence_of(
    document: ResumeDocument, claims: Sequence[ClaimMapping], cards: Iterable[EvidenceCard]
) -> tuple[EvidenceCard, ...]:
    """The cards that a résumé rests on: those its lines cite, and the timeline's facts that its
    headings and lists print.
    """
    cited = {one for claim in claims for one in claim.evidence_card_ids}
    printed = {None, *(entry.id for section in document.sections for entry in section.entries)}
    return tuple(
        card
        for card in cards
        if card.id in cited or (card.id.startswith(FACT_PREFIX) and card.entry_id in printed)
    )
