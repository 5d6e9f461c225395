"""The writer's deterministic core: picks, orders and lightly edits the person's own sentences (CONTRACT D6).

Draft and claim index are built by code from a career, its cards and a selection plan; code cites, never a model.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from babel import Locale

from interview_app.domain.dates import PRESENT
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import (
    SECTION_TITLES,
    ResumeBullet,
    ResumeEntry,
    ResumeHeader,
    ResumeLanguage,
    ResumeLink,
    bullet_id,
)
from interview_app.domain.tailoring import Confidence, EvidenceMapping, Priority, Requirement
from interview_app.domain.timeline import Education, Experience, Project
from interview_app.tailoring import card_lines, english_verbs, spoken, voice
from interview_app.tailoring.facts import FACT_PREFIX, Career, project_id
from interview_app.tailoring.spoken import Spoken
from interview_app.tailoring.terms import stems
from interview_app.tailoring.truth_gate import gate, lexicon
from interview_app.tailoring.truth_gate.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.tokens import fold

_WEIGHT = {Priority.HIGH: 3.0, Priority.MEDIUM: 1.5, Priority.LOW: 1.0}
_TRUST = {Confidence.HIGH: 1.0, Confidence.MEDIUM: 0.6, Confidence.LOW: 0.2}
_MOST_BULLETS = (8, 6, 5, 4, 4, 3)
"""Lines at most for the newest entry, the next, and so on; entries beyond have `_FEWEST`."""
_FEWEST = 2


Holds = Callable[[str, str], bool]
"""Whether the truth gate lets a line stand on the evidence of one card, by its id."""


@dataclass(frozen=True)
class Material:
    """What a draft is made of: the career, its cards by entry, and how much each card is wanted.

    `keywords`: stems of what the posting asks for. `index`: the evidence as the gate reads it; without it a line made of
    talk is not tried before it is written.
    """

    career: Career
    cards: tuple[EvidenceCard, ...]
    wanted: Mapping[str, float] = field(default_factory=dict)
    keywords: frozenset[str] = frozenset()
    index: EvidenceIndex | None = None

    @cached_property
    def told(self) -> bool:
        """Whether the person told the cards, rather than gave a document."""
        return spoken.are_told([card for card in self.cards if not card.id.startswith(FACT_PREFIX)])

    def holds(self, company: str | None, post: str | None) -> Holds | None:
        """Asks the gate about a line under an employer and a post."""
        index = self.index
        if index is None:
            return None

        def held(line: str, card_id: str) -> bool:
            context = gate.LineContext(company=company, post=post, cited=(card_id,))
            return not gate.judge(line, index, context).blocked

        return held

    @cached_property
    def _by_entry(self) -> Mapping[str | None, list[EvidenceCard]]:
        """The cards of each entry; those without one under None."""
        found: dict[str | None, list[EvidenceCard]] = defaultdict(list)
        for card in self.cards:
            found[card.entry_id].append(card)
        return found

    @cached_property
    def _by_company(self) -> Mapping[str, list[EvidenceCard]]:
        """The cards without an entry, by employer."""
        found: dict[str, list[EvidenceCard]] = defaultdict(list)
        for card in self._by_entry.get(None, ()):
            found[fold(card.company)].append(card)
        return found

    def of_entry(
        self, entry_id: str, organization: str | None, title: str | None, *, span: str = ""
    ) -> list[EvidenceCard]:
        """The cards of one entry: by its id, else by employer and role."""
        own = self._by_entry.get(entry_id)
        if own:
            return list(own)
        same = list(self._by_company.get(fold(organization), ())) if organization else []
        role = [card for card in same if title and fold(title) in (fold(card.role), fold(card.project))]
        return role or same


def wanted_cards(requirements: Sequence[Requirement], mappings: Sequence[EvidenceMapping]) -> dict[str, float]:
    """How much each card is wanted: the sum over the requirements it answers, by priority, confidence and rank."""
    by_id = {one.id: one for one in requirements}
    found: dict[str, float] = defaultdict(float)
    for mapping in mappings:
        requirement = by_id.get(mapping.requirement_id)
        if requirement is None:
            continue
        for rank, card_id in enumerate(mapping.evidence_card_ids):
            found[card_id] += _WEIGHT[requirement.priority] * _TRUST[mapping.confidence] / (1 + rank)
    return dict(found)


def header(career: Career, *, headline: str | None, language: ResumeLanguage) -> ResumeHeader:
    """Name and contact as the profile has them; a country by its name in the résumé's language."""
    basics = career.profile.basics
    country = _country(basics.location.country_code, language)
    place = ", ".join(part for part in (basics.location.city, basics.location.region or country) if part)
    links = [ResumeLink(label=one.network, url=one.url) for one in basics.profiles if one.url]
    links += [ResumeLink(label=None, url=basics.url)] if basics.url else []
    return ResumeHeader(
        name=basics.name,
        headline=headline,
        email=basics.email,
        phone=basics.phone,
        location=place or None,
        links=tuple(links),
    )


def _country(code: str | None, language: ResumeLanguage) -> str | None:
    return Locale(language).territories.get(code.upper(), code) if code else None


def lines_of(
    cards: Sequence[EvidenceCard],
    wanted: Mapping[str, float],
    *,
    most: int,
    keywords: frozenset[str] = frozenset(),
    holds: Holds | None = None,
    told: bool = False,
    past: bool = False,
) -> list[tuple[str, str, str]]:
    """(card id, edited line, original) for the best sentences of an entry's cards: wanted first, then with a number.

    The order among equals is the person's own. A card tells each fact once. A fact of the timeline is its entry's
    heading, and gives no line. What still sounds like talk stands only where there is nothing else.

    Args:
        cards: of one entry.
        wanted: how much each card is wanted.
        most: lines at most.
        keywords: stems that the posting asks for; a line that has some of them is wanted more than its card's others.
        holds: asked about a line made of talk, which may say what the card as a whole does not.
        told: the cards stand among cards that somebody told.
        past: the entry has ended; what it says somebody does, they did.
    """
    found: list[_Ranked] = []
    for place, card in enumerate(cards):
        if card.id.startswith(FACT_PREFIX):
            continue
        for step, line in enumerate(card_lines.lines(card, among_told=told)):
            if len(line.line.split()) < 2:
                continue
            asked = 0.1 * min(_MOST_ASKED, len(keywords.intersection(stems(line.line)))) if keywords else 0.0
            figure = 0.4 if any(char.isdigit() for char in line.line) else 0.0
            deed = 0.0 if line.of_no_deed else _OF_A_DEED
            worth = wanted.get(card.id, 0.0) + asked + figure + deed - 0.15 * step
            found.append(_Ranked(-worth, place, card.id, line))
    found.sort(key=lambda one: (one.told.talk, one.told.slight, one.rank, one.place))
    chosen: list[tuple[str, str, str]] = []
    seen: set[str] = set()
    for one in found:
        if len(chosen) >= most or (one.told.talk and chosen):
            break
        if one.told.slight and len(chosen) >= _ENOUGH:
            continue
        text = _that_holds(one, holds)
        text = _as_past(text, one.card_id, holds) if text is not None and past else text
        if text is None or fold(text) in seen:
            continue
        if not card_lines.says_the_same(text, (other for own, other, _text in chosen if own == one.card_id)):
            seen.add(fold(text))
            chosen.append((one.card_id, text, one.told.original))
    return chosen


_OF_A_DEED = 0.4
"""What was done stands before where it was done (CONTRACT D6: results first)."""
_ENOUGH = 3
"""With so many lines an entry does without those that tell little."""
_MOST_ASKED = 3
"""So many of a posting's words in a line count; a list of skills is no better line than a deed."""


def _as_past(line: str, card_id: str, holds: Holds | None) -> str:
    """The line in the past (CONTRACT D6), where the gate reads the same in it."""
    told = english_verbs.in_past(line)
    return told if told != line and (holds is None or holds(told, card_id)) else line


@dataclass(frozen=True, slots=True)
class _Ranked:
    """A line that may be chosen: the lower its rank, the sooner."""

    rank: float
    place: int
    card_id: str
    told: Spoken


def _that_holds(one: _Ranked, holds: Holds | None) -> str | None:
    """The line, or the sentence as it was said when the gate refuses what was made of it; None when it refuses both."""
    plain = voice.edited(one.told.original)
    if holds is None or one.told.line == plain or holds(one.told.line, one.card_id):
        return one.told.line
    halves = [f"{half[:1].upper()}{half[1:]}" for half in one.told.line.split("; ")]
    deeds_first = sorted(
        (halves[0], *(half for half in halves[1:] if _is_deed(half))), key=lambda half: not _is_deed(half)
    )
    for text in (*deeds_first, plain):
        if len(text.split()) >= _FEW_WORDS and not spoken.is_talk(text) and holds(text, one.card_id):
            return text
    return None


def _is_deed(line: str) -> bool:
    """Whether a line begins with what was done, or with a time and then that: "In 2014, helped with …"."""
    beginnings = (line, *line.split(", ")[1:2])
    return any(one.split(" ", maxsplit=1)[0].lower() in lexicon.verbs() for one in beginnings)


_FEW_WORDS = 3
"""A line that lost its second half says something still when so many words are left."""


class Entries:
    """Builds entries with bullet ids that stay unique over the whole résumé."""

    def __init__(self, material: Material, overrides: Mapping[str, Sequence[str]] | None = None) -> None:
        self._material = material
        self._overrides = dict(overrides or {})
        self._names: dict[str, int] = defaultdict(int)

    def _bullets(
        self, section: str, name: str, key: str, cards: list[EvidenceCard], most: int, *, job: Experience | None = None
    ) -> tuple[ResumeBullet, ...]:
        self._names[f"{section} {name}"] += 1
        count = self._names[f"{section} {name}"]
        slugged = name if count == 1 else f"{name} {count}"
        ids = tuple(card.id for card in cards)
        if key in self._overrides:
            lines: list[tuple[tuple[str, ...], str, str | None]] = [
                (ids, voice.plain_voice(text), None) for text in self._overrides[key] if text.strip()
            ]
        else:
            company = name if section in ("experience", "education") else None
            post = job.title if job is not None else None
            chosen = lines_of(
                cards,
                self._material.wanted,
                most=most,
                keywords=self._material.keywords,
                holds=self._material.holds(company, post),
                told=self._material.told,
                past=job is not None and is_past(job),
            )
            lines = [((card_id,), line, original if line != original else None) for card_id, line, original in chosen]
        return tuple(
            ResumeBullet(
                bullet_id=bullet_id(section, slugged, number), text=line, evidence_card_ids=cited, original=original
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
            bullets=self._bullets("experience", job.organization or job.title or job.id, job.id, cards, most, job=job),
            evidence_card_ids=tuple(card.id for card in cards),
        )

    def school(self, school: Education) -> ResumeEntry:
        """One school; a card that only repeats its heading gives no line."""
        cards = [
            card for card in self._material.of_entry(school.id, school.institution, None) if not _repeats(card, school)
        ]
        return ResumeEntry(
            id=school.id,
            title=", ".join(dict.fromkeys(part for part in (school.study_type, school.area) if part)) or None,
            organization=school.institution,
            location=school.location,
            start=school.start,
            end=school.end,
            detail=school.score,
            bullets=self._bullets("education", school.institution or school.id, school.id, cards, 4),
            evidence_card_ids=tuple(card.id for card in cards),
        )

    def project(self, project: Project) -> ResumeEntry:
        """One project."""
        name = project.name or ""
        cards = [card for card in self._material.cards if card.project == name and name and card.entry_id is None]
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
    said = {
        word
        for part in (school.study_type, school.area, school.institution, school.score, school.location)
        for word in fold(part or "").replace(",", " ").split()
    }
    words = [word.strip(",.;:()") for word in fold(card.raw_text).split()]
    return all(word in said or not word for word in words)


def is_past(job: Experience) -> bool:
    """Whether a job has ended."""
    return job.end is not None and job.end != PRESENT


def section_title(key: str, language: str) -> str:
    """The heading of a section in the résumé's language."""
    return SECTION_TITLES[language][key]
