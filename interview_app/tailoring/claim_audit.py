"""The truth gate over a claim index: each claim against the cards it cites, and all claims against each other (CONTRACT D8)."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import slug
from interview_app.domain.tailoring import AuditReport, ClaimMapping, TruthViolation, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.lines.contradictions import contradictions
from interview_app.tailoring.truth_gate import gate
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.words.tokens import fold


def audit_claim_index(
    claim_index: Sequence[ClaimMapping],
    cards: Iterable[EvidenceCard] | EvidenceIndex,
    *,
    translated: frozenset[str] = frozenset(),
) -> AuditReport:
    """Hold every claim against the cards it cites; a bullet id that names an employer binds it to that employer."""
    ready = gate.index(cards)
    companies = _companies_of(claim_index, ready)
    found: list[TruthViolation] = []
    for claim in claim_index:
        context = gate.LineContext(
            bullet_id=claim.bullet_id,
            company=companies.get(claim.bullet_id),
            cited=claim.evidence_card_ids,
            translated=claim.bullet_id in translated,
        )
        found += gate.judge(claim.bullet_text, ready, context).violations
    found += _of_other_posts(claim_index, companies, ready)
    found += _doubled(claim_index)
    return gate.report(found, inconsistencies=contradictions(part.cards[0] for part in ready.parts))


def _of_other_posts(
    claim_index: Sequence[ClaimMapping], companies: Mapping[str, str], ready: EvidenceIndex
) -> Iterator[TruthViolation]:
    """Violations for claims that cite another post of their employer than the rest of their entry does.

    A claim index names employers, not posts; the lines of one entry share all of their id but the number, and the post
    that more than half of them cite is theirs.
    """
    entries: dict[str, list[ClaimMapping]] = defaultdict(list)
    for claim in claim_index:
        if claim.bullet_id in companies:
            entries[claim.bullet_id.rpartition("-bullet-")[0]].append(claim)
    for group in entries.values():
        posts = [_posts_cited(claim, ready) for claim in group]
        post, count = (
            Counter(one for cited in posts for one in cited).most_common(1)[0]
            if any(posts)
            else (None, 0)
        )
        if post is None or count * 2 <= len(group):
            continue
        for claim, cited in zip(group, posts, strict=True):
            if cited and post not in cited and not any(_same_time(post, one) for one in cited):
                sentence = _("This is evidence of another post")
                yield mismatch(
                    claim.bullet_id, claim.bullet_text, sentence, kind=ViolationKind.MOVED_FACT
                )


def _posts_cited(claim: ClaimMapping, ready: EvidenceIndex) -> frozenset[tuple[str, str]]:
    """The posts, as title and time, of the cards a claim cites; none when one of them tells of no post."""
    parts = [ready.by_id[one] for one in claim.evidence_card_ids if one in ready.by_id]
    if any(part.of_no_post for part in parts):
        return frozenset()
    return frozenset((fold(part.cards[0].role), part.cards[0].timeframe) for part in parts)


def _same_time(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether two titles may be names of one post: at the same time, or one without a time."""
    return one[1] == other[1] or not one[1] or not other[1]


def _companies_of(claim_index: Sequence[ClaimMapping], ready: EvidenceIndex) -> dict[str, str]:
    """The employer that each bullet id names, where it names one of the evidence."""
    slugs = {
        slug(parts[0].company, longest=40): parts[0].company
        for key, parts in ready.by_company.items()
        if key
    }
    found: dict[str, str] = {}
    for claim in claim_index:
        match = re.fullmatch(r"[a-z]+-(.+)-bullet-\d+", claim.bullet_id)
        if match is None:
            continue
        company = slugs.get(match[1]) or slugs.get(re.sub(r"-\d+$", "", match[1]))
        if company is not None:
            found[claim.bullet_id] = company
    return found


def _doubled(claim_index: Sequence[ClaimMapping]) -> list[TruthViolation]:
    seen: set[str] = set()
    found = []
    for claim in claim_index:
        if claim.bullet_id in seen:
            found.append(
                mismatch(
                    claim.bullet_id,
                    claim.bullet_text,
                    _("This bullet id stands twice in the claim index"),
                )
            )
        seen.add(claim.bullet_id)
    return found


def mismatch(
    bullet_id: str,
    text: str,
    sentence: str,
    *,
    kind: ViolationKind = ViolationKind.CLAIM_INDEX_MISMATCH,
) -> TruthViolation:
    """A line that is refused for where it stands, not for what it says."""
    return TruthViolation(bullet_id=bullet_id, bullet_text=text, violation=sentence, kind=kind)
