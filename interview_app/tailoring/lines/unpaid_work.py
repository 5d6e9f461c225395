"""Volunteer work and memberships as a résumé's section: who only belongs to a society did no work there (DESIGN 9)."""

import re
from collections.abc import Sequence

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import (
    MEMBERSHIP_TITLES,
    SECTION_TITLES,
    ResumeBullet,
    ResumeEntry,
    ResumeLanguage,
    bullet_id,
)
from interview_app.domain.timeline import Volunteer
from interview_app.tailoring.lines import voice
from interview_app.tailoring.lines.facts import FACT_PREFIX, Career, fact_cards

_MEMBER = re.compile(
    r"(?:[\w-]+\s)?(?:member|mitglied|membre|adhérente?|miembro|socio|socia|membro|associad[oa]|fellow)(?:ship|schaft)?",
    re.IGNORECASE,
)
_OFFICE = re.compile(
    r"(?:board|committee|council|crew|team|founding|vorstands\w*|beirats\w*)\s?-?", re.IGNORECASE
)
"""Whoever is a member of these does something there."""


def entries(career: Career, *, most: int | None) -> list[ResumeEntry]:
    """An entry for each volunteer work and membership of the timeline, with at most so many lines."""
    works = career.timeline.volunteer
    return [
        ResumeEntry(
            id=f"volunteer-{n}",
            title=_begun(one.position),
            organization=one.organization,
            start=one.start,
            end=one.end,
            bullets=_deeds(one, n, card, most=most),
        )
        for n, (one, card) in enumerate(zip(works, _cards(career), strict=True), 1)
    ]


def title(found: Sequence[ResumeEntry], language: ResumeLanguage) -> str:
    """The section's name: memberships are told as what they are, alone or beside volunteer work."""
    member = [_is_membership(one) for one in found]
    alone, both = MEMBERSHIP_TITLES[language]
    return (
        alone if all(member) else both if any(member) else SECTION_TITLES[language]["volunteering"]
    )


def _is_membership(entry: ResumeEntry) -> bool:
    post = entry.title or ""
    return not entry.bullets and _MEMBER.fullmatch(post) is not None and _OFFICE.match(post) is None


def _begun(position: str | None) -> str | None:
    """A post as it stands at the head of an entry: "member since 2015" was written in a sentence."""
    return position[:1].upper() + position[1:] if position else position


def _cards(career: Career) -> list[EvidenceCard]:
    """The card of each volunteer work, in the timeline's order."""
    if not career.timeline.volunteer:
        return []
    return [card for card in fact_cards(career) if card.id.startswith(f"{FACT_PREFIX}volunteer-")]


def _deeds(
    work: Volunteer, number: int, card: EvidenceCard, *, most: int | None
) -> tuple[ResumeBullet, ...]:
    """What somebody did unpaid, in their own words."""
    told = work.highlights or voice.sentences(work.summary or "")
    lines = [one for one in map(voice.edited, told) if len(one.split()) > 1][:most]
    return tuple(
        ResumeBullet(
            bullet_id=bullet_id("volunteering", str(number), n),
            text=line,
            evidence_card_ids=(card.id,),
        )
        for n, line in enumerate(lines, 1)
    )
