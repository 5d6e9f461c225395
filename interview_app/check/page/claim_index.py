"""The report on a claim index: each claim against the cards it cites."""

import re
from collections import Counter
from collections.abc import Sequence

from interview_app.check.evidence import EvidenceSet
from interview_app.check.line_check import check_line
from interview_app.check.page.read_back import mismatch
from interview_app.check.report import LineOnPage, report_of
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.resume import slug
from interview_app.domain.tailoring import AuditReport, ClaimMapping, TruthViolation
from interview_app.i18n import _

_LONGEST_SLUG = 40


def audited_claims(
    claims: Sequence[ClaimMapping],
    cards: Sequence[KnowledgeCard],
    *,
    inconsistencies: Sequence[str] = (),
) -> AuditReport:
    """Hold every claim to the cards it cites, and where its id names an employer, to those of that
    employer; one that cites nothing, or what is not there, is refused.
    """
    by_id = {card.id: card for card in cards}
    everything = EvidenceSet.of(cards)
    lines = []
    for claim in claims:
        cited = [by_id[one] for one in claim.evidence_card_ids if one in by_id]
        employer = _employer_of(claim, everything)
        evidence = EvidenceSet.of(cited)
        verdict = check_line(
            claim.bullet_text,
            evidence=evidence,
            entry=evidence.named(employer) if employer else None,
        )
        lines.append(LineOnPage(claim.bullet_text, verdict, claim.bullet_id, employer))
    more = [*_badly_cited(claims, by_id), *_doubled(claims)]
    return report_of(lines, more=more, inconsistencies=inconsistencies, given=True)


def _employer_of(claim: ClaimMapping, evidence: EvidenceSet) -> str | None:
    """The employer that a bullet id names, where it names one of the evidence."""
    named = re.fullmatch(r"[a-z]+-(.+)-bullet-\d+", claim.bullet_id)
    names = (name for one in evidence.entries.values() for name in one.values.get("employer", ()))
    slugs = {slug(name, longest=_LONGEST_SLUG): name for name in names}
    if named is None:
        return None
    return slugs.get(named[1]) or slugs.get(re.sub(r"-\d+$", "", named[1]))


def _badly_cited(
    claims: Sequence[ClaimMapping], by_id: dict[str, KnowledgeCard]
) -> list[TruthViolation]:
    found = []
    for claim in claims:
        missing = [one for one in claim.evidence_card_ids if one not in by_id]
        if not claim.evidence_card_ids:
            sentence = _("No evidence is cited for this line")
        elif missing:
            sentence = _("Cites evidence that does not exist: {ids}").format(ids=", ".join(missing))
        else:
            continue
        found.append(mismatch(claim.bullet_id, claim.bullet_text, sentence))
    return found


def _doubled(claims: Sequence[ClaimMapping]) -> list[TruthViolation]:
    count = Counter(claim.bullet_id for claim in claims)
    sentence = _("This bullet id stands twice in the claim index")
    last = {claim.bullet_id: claim for claim in claims if count[claim.bullet_id] > 1}
    return [mismatch(one.bullet_id, one.bullet_text, sentence) for one in last.values()]
