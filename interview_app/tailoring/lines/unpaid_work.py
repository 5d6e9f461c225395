"""Volunteer work and memberships as a résumé's section: who only belongs to a society did no work
there (DESIGN 9).
"""

import re
from collections.abc import Sequence

from interview_app.domain.resume import (
    MEMBERSHIP_TITLES,
    SECTION_TITLES,
    ResumeEntry,
    ResumeLanguage,
)

_MEMBER = re.compile(
    r"(?:[\w-]+\s)?(?:member|mitglied|membre|adhérente?|miembro|socio|socia|membro|associad[oa]|fellow)(?:ship|schaft)?",
    re.IGNORECASE,
)
_OFFICE = re.compile(
    r"(?:board|committee|council|crew|team|founding|vorstands\w*|beirats\w*)\s?-?", re.IGNORECASE
)
"""Whoever is a member of these does something there."""


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
