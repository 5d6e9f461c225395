"""Entries of a résumé from those of the timeline: each with approved lines of its cards (CONTRACT
D6, E3).
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from interview_app.domain.entry_fields import HEADING, Means, meaning, values
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import Line
from interview_app.domain.resume import ResumeBullet, ResumeEntry, ResumeLanguage, bullet_ids
from interview_app.domain.tailoring import Trim
from interview_app.domain.timeline import Education, Experience, Project, Volunteer
from interview_app.language.names import name_words
from interview_app.language.printed import word
from interview_app.language.tokens import fold, normal
from interview_app.tailoring.lines.choosing import Material, chosen_lines

_MOST_BULLETS = (8, 6, 5, 4, 4, 3)
"""Lines at most for the newest entry, the next, and so on; entries beyond have `_FEWEST`."""
_FEWEST = 2
_MOST_OF_OTHERS = 4
"""Lines at most for a school, a project or unpaid work."""


class Entries:
    """Builds entries with bullet ids that stay unique over the whole résumé.

    `left_out` grows with each entry: the approved facts of its cards that are not printed, with the
    bullet id that they would have. `of_cards` are the cards that had a place.
    """

    def __init__(
        self,
        material: Material,
        pinned: Mapping[str, Sequence[str]] | None = None,
        *,
        kept: frozenset[str] = frozenset(),
    ) -> None:
        """`pinned`: line ids by entry id that a plan puts first; `kept`: families that stay."""
        self._material, self._pinned, self._kept = material, dict(pinned or {}), kept
        self._names: dict[str, int] = defaultdict(int)
        self.left_out: list[Trim] = []
        self.of_cards: set[str] = set()

    def _made(
        self,
        entry: Experience | Education | Project | Volunteer,
        section: str,
        name: str,
        cards: Sequence[EvidenceCard],
        *,
        key: str = "",
        most: int = _MOST_OF_OTHERS,
        said: Sequence[str | None] = (),
        **shown: str | None,
    ) -> ResumeEntry:
        """An entry with its lines as they print; `shown` is what its heading says."""
        self._names[f"{section} {name}"] += 1
        count = self._names[f"{section} {name}"]
        ids = bullet_ids(section, name if count == 1 else f"{name} {count}")
        self.of_cards.update(card.id for card in cards)
        chosen = chosen_lines(
            cards,
            self._material,
            most=most,
            pinned=self._pinned.get(key, ()),
            kept=self._kept,
            said=tuple(one for one in said if one),
        )
        bullets = tuple(bullet_of(line, next(ids)) for line in chosen.lines)
        self.left_out += [
            one.model_copy(update={"bullet_id": next(ids)}) for one in chosen.left_out
        ]
        made = {"start": entry.start, "end": entry.end, "bullets": bullets}
        cited = tuple(card.id for card in cards)
        return ResumeEntry.model_validate({**shown, **made, "evidence_card_ids": cited})

    def job(self, job: Experience, place: int) -> ResumeEntry:
        """One job with its lines; `place` counts from 0 for the newest."""
        return self._made(
            job,
            "experience",
            job.organization or job.title or job.id,
            self._material.cards_of(job),
            key=job.id,
            most=_MOST_BULLETS[place] if place < len(_MOST_BULLETS) else _FEWEST,
            said=(job.summary, *job.highlights),
            id=job.id,
            title=job.title,
            organization=job.organization,
            location=job.location,
            detail=job.employment_type,
        )

    def school(self, school: Education) -> ResumeEntry:
        """One school; a card that only repeats its heading gives no line."""
        return self._made(
            school,
            "education",
            school.institution or school.id,
            [one for one in self._material.cards_of(school) if not _repeats(one, school)],
            key=school.id,
            id=school.id,
            title=_joined(school, Means.DEGREE, Means.WHAT),
            organization=school.institution,
            location=school.location,
            detail=_joined(school, Means.BESIDE),
        )

    def project(self, project: Project) -> ResumeEntry:
        """One project, under its name, with lines from the cards that are of it and of no job."""
        return self._made(
            project,
            "projects",
            project.name or project.id,
            self._material.cards_of(project),
            key=project.id if project.id in self._pinned else project.name or "",
            id=project.id,
            title=project.name,
            organization=project.entity,
            url=project.url,
        )

    def volunteer(self, work: Volunteer, number: int) -> ResumeEntry:
        """One piece of unpaid work; `number` counts from 1."""
        return self._made(
            work,
            "volunteering",
            str(number),
            self._material.cards_of(work),
            id=f"volunteer-{number}",
            title=work.position,
            organization=work.organization,
        )


def _joined(school: Education, *means: Means) -> str | None:
    return ", ".join(dict.fromkeys(values(school, meaning(Education, *means)))) or None


def bullet_of(line: Line, id: str) -> ResumeBullet:
    """An approved line as it stands on a page: word for word."""
    return ResumeBullet(
        bullet_id=id,
        text=line.text,
        evidence_card_ids=line.cites,
        line_id=line.id,
        family=line.family,
    )


def _repeats(card: EvidenceCard, school: Education) -> bool:
    """Whether a card has no word that the school's heading does not have."""
    said = {
        word
        for part in values(school, meaning(Education, *HEADING))
        for word in fold(part).replace(",", " ").split()
    }
    words = [word.strip(",.;:()") for word in fold(card.raw_text).split()]
    return all(word in said or not word for word in words)


def volunteering_title(found: Sequence[ResumeEntry], language: ResumeLanguage) -> str:
    """The section's name: memberships are told as what they are, alone or beside volunteer work."""
    member = [_is_membership(one) for one in found]
    both = "volunteering_and_memberships" if any(member) else "volunteering"
    return word("memberships" if all(member) else both, language)


def _is_membership(entry: ResumeEntry) -> bool:
    """Whoever is a member of a board, a crew, does something there."""
    words = normal(entry.title or "").split()
    return (
        not entry.bullets
        and 0 < len(words) <= _OF_A_MEMBER
        and words[-1] in name_words("members")
        and words[0] not in name_words("offices")
    )


_OF_A_MEMBER = 2
"""Words of a title: "Fellow", "Life Member"."""
