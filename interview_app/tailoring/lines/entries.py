"""Entries of a résumé from those of the timeline: each with the lines that its cards give (CONTRACT D6, E3)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from interview_app.domain.dates import PRESENT
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import ResumeBullet, ResumeEntry, bullet_id
from interview_app.domain.timeline import Education, Experience, Project
from interview_app.tailoring.lines import voice
from interview_app.tailoring.lines.facts import project_id
from interview_app.tailoring.lines.material import Material
from interview_app.tailoring.lines.writer import lines_of
from interview_app.tailoring.truth_gate.words.tokens import fold

_MOST_BULLETS = (8, 6, 5, 4, 4, 3)
"""Lines at most for the newest entry, the next, and so on; entries beyond have `_FEWEST`."""
_FEWEST = 2


class Entries:
    """Builds entries with bullet ids that stay unique over the whole résumé."""

    def __init__(
        self, material: Material, overrides: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        self._material = material
        self._overrides = dict(overrides or {})
        self._names: dict[str, int] = defaultdict(int)

    def _bullets(
        self,
        section: str,
        name: str,
        key: str,
        cards: list[EvidenceCard],
        most: int,
        *,
        job: Experience | None = None,
    ) -> tuple[ResumeBullet, ...]:
        """The lines of an entry: the plan's, which cite all its cards, or the best that its cards give."""
        self._names[f"{section} {name}"] += 1
        count = self._names[f"{section} {name}"]
        slugged = name if count == 1 else f"{name} {count}"
        lines: list[tuple[tuple[str, ...], str, str | None]]
        if key in self._overrides:
            ids = tuple(card.id for card in cards)
            told = (
                voice.without_last_stop(voice.plain_voice(text))
                for text in self._overrides[key]
                if text.strip()
            )
            lines = [(ids, text, None) for text in told]
        else:
            company = name if section in ("experience", "education") else None
            chosen = lines_of(
                cards,
                self._material.wanted,
                most=None if self._material.whole else most,
                keywords=self._material.keywords,
                holds=self._material.holds(company, job.title if job is not None else None),
                told=self._material.told,
                past=job is not None and _is_past(job),
            )
            lines = [
                ((one.card_id,), one.text, one.original if one.text != one.original else None)
                for one in chosen
            ]
        return tuple(
            ResumeBullet(
                bullet_id=bullet_id(section, slugged, number),
                text=line,
                evidence_card_ids=cited,
                original=original,
            )
            for number, (cited, line, original) in enumerate(lines, start=1)
        )

    def job(self, job: Experience, place: int) -> ResumeEntry:
        """One job with its lines; `place` counts from 0 for the newest."""
        cards = self._material.of_entry(job.id, job.organization, job.title)
        most = _MOST_BULLETS[place] if place < len(_MOST_BULLETS) else _FEWEST
        return ResumeEntry(
            id=job.id,
            title=job.title,
            organization=job.organization,
            location=job.location,
            start=job.start,
            end=job.end,
            bullets=self._bullets(
                "experience", job.organization or job.title or job.id, job.id, cards, most, job=job
            ),
            evidence_card_ids=tuple(card.id for card in cards),
        )

    def school(self, school: Education) -> ResumeEntry:
        """One school; a card that only repeats its heading gives no line."""
        cards = [
            card
            for card in self._material.of_entry(school.id, school.institution, None)
            if not _repeats(card, school)
        ]
        return ResumeEntry(
            id=school.id,
            title=", ".join(
                dict.fromkeys(part for part in (school.study_type, school.area) if part)
            )
            or None,
            organization=school.institution,
            location=school.location,
            start=school.start,
            end=school.end,
            detail=school.score,
            bullets=self._bullets(
                "education", school.institution or school.id, school.id, cards, 4
            ),
            evidence_card_ids=tuple(card.id for card in cards),
        )

    def project(self, project: Project) -> ResumeEntry:
        """One project, under its name, with lines from the cards that are of it and of no job."""
        name = project.name or ""
        cards = [
            card
            for card in self._material.cards
            if card.project == name and name and card.entry_id is None
        ]
        key = project_id(project) if project_id(project) in self._overrides else name
        return ResumeEntry(
            id=project_id(project),
            title=project.name,
            organization=project.entity,
            start=project.start,
            end=project.end,
            url=project.url,
            bullets=self._bullets("projects", name or project_id(project), key, cards, 4),
            evidence_card_ids=tuple(card.id for card in cards),
        )


def _repeats(card: EvidenceCard, school: Education) -> bool:
    """Whether a card has no word that the school's heading does not have."""
    said = {
        word
        for part in (
            school.study_type,
            school.area,
            school.institution,
            school.score,
            school.location,
        )
        for word in fold(part or "").replace(",", " ").split()
    }
    words = [word.strip(",.;:()") for word in fold(card.raw_text).split()]
    return all(word in said or not word for word in words)


def _is_past(job: Experience) -> bool:
    """Whether a job has ended."""
    return job.end is not None and job.end != PRESENT
