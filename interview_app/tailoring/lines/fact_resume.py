"""A fact résumé as evidence cards (CONTRACT E4): every highlight, summary, school, certificate and
skill group, in its own words.
"""

from collections.abc import Iterable, Mapping

from interview_app.domain.card_making import make_cards
from interview_app.domain.knowledge_card import EvidenceCard, KnowledgeCard
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.provenance import Provenance
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import EvidenceParsingError
from interview_app.i18n import _
from interview_app.tailoring.lines.facts import FACT_PREFIX, Career, fact_cards


def cards_of(
    timeline: SkeletonTimeline,
    *,
    profile: ApplicantProfile | None = None,
    sources: Mapping[str, Provenance] | None = None,
) -> tuple[EvidenceCard, ...]:
    """The cards of what was read: one for each line of an entry, and one for each fact without
    lines.

    Raises:
        EvidenceParsingError: nothing was read that could be evidence.
    """
    lines = make_cards(timeline, sources=sources or {}, existing=()).cards
    unique = with_facts(lines, Career(profile=profile or ApplicantProfile(), timeline=timeline))
    if not unique:
        raise nothing_found()
    return unique


def nothing_found() -> EvidenceParsingError:
    """What is told of a document that holds no evidence."""
    return EvidenceParsingError(
        _(
            "No evidence was found in this document. Give a résumé with jobs, schools or skills "
            "in it."
        )
    )


def with_facts(cards: Iterable[EvidenceCard], career: Career) -> tuple[EvidenceCard, ...]:
    """Cards and the facts of their career: all that a whole résumé may say, for a file that is to
    be evidence alone.

    A job whose lines are cards already gives no card of its own; certificates, schools, skills,
    languages and awards do. Each line carries the place of its entry, which no other card may tell.
    """
    timeline = career.timeline
    places = {job.id: job.location for job in timeline.experiences}
    places |= {school.id: school.location for school in timeline.education}
    lines = tuple(_placed(card, places.get(card.entry_id or "")) for card in cards)
    told = {card.entry_id for card in lines}
    facts = [
        card
        for card in fact_cards(career)
        if card.entry_id is None
        or card.entry_id not in told
        or not card.id.startswith(f"{FACT_PREFIX}job-")
    ]
    every = (*lines, *(card for card in facts if not card.id.startswith(f"{FACT_PREFIX}interest-")))
    return tuple({card.id: card for card in every}.values())


def _placed(card: KnowledgeCard, location: str | None) -> KnowledgeCard:
    if location is None or card.scope.geography:
        return card
    return card.model_copy(
        update={"scope": card.scope.model_copy(update={"geography": (location,)})}
    )
