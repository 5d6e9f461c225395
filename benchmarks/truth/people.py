"""The invented people of the benchmark and the evidence cards made from what they say."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from interview_app.domain.knowledge_card import CardType, EvidenceCard, Scope

FOLDER = Path(__file__).parent / "people"


@dataclass(frozen=True)
class Line:
    """One sentence: verb phrases of one meaning (the first is the evidence's), the object, and what follows it."""

    verbs: tuple[str, ...]
    rest: str
    tails: tuple[str, ...]

    def text(self, *, verb: int = 0, tails: tuple[str, ...] | None = None) -> str:
        """The sentence with another verb or other tails."""
        return " ".join([self.verbs[verb], self.rest, *(self.tails if tails is None else tails)])


@dataclass(frozen=True)
class Job:
    """One post with its sentences."""

    company: str
    role: str
    timeframe: str
    place: str
    team: int
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Person:
    """One person: jobs, what they only helped with, what they did not do, and what they do not have at all."""

    id: str
    lang: str
    trade: str
    half: str
    jobs: tuple[Job, ...]
    weak: tuple[tuple[str, tuple[str, ...]], ...]
    negated: tuple[tuple[str, str], ...]
    school: dict[str, str]
    certificate: str
    skills: tuple[str, ...]
    absent: dict[str, tuple[str, ...]]
    versions: tuple[str, ...]


def _line(text: str) -> Line:
    verbs, rest, *tails = (part.strip() for part in text.split("|"))
    return Line(tuple(verb.strip() for verb in verbs.split(" / ")), rest, tuple(tails))


def _person(raw: dict[str, Any], half: str) -> Person:
    jobs = tuple(
        Job(
            **{
                **job,
                "timeframe": str(job["timeframe"]),
                "lines": tuple(_line(line) for line in job["lines"]),
            }
        )
        for job in raw["jobs"]
    )
    return Person(
        id=raw["id"],
        lang=raw["lang"],
        trade=raw["trade"],
        half=half,
        jobs=jobs,
        weak=tuple((evidence, tuple(lies)) for evidence, lies in raw["weak"]),
        negated=tuple((evidence, lie) for evidence, lie in raw["negated"]),
        school=raw["school"],
        certificate=raw["certificate"],
        skills=tuple(raw["skills"]),
        absent={key: tuple(values) for key, values in raw["absent"].items()},
        versions=tuple(raw["versions"]),
    )


def people(half: str | None = None) -> tuple[Person, ...]:
    """Everybody, or the people of one half (`a` was written before the rules, `b` after)."""
    found: list[Person] = []
    for path in sorted(FOLDER.glob("half_[ab].yaml")):
        name = path.stem.removeprefix("half_")
        if half in (None, name):
            found += [
                _person(raw, name) for raw in yaml.safe_load(path.read_text(encoding="utf-8"))
            ]
    return tuple(found)


def cards(person: Person) -> tuple[EvidenceCard, ...]:
    """One card a sentence, one for the team of each job, and one each for school, certificate and skills."""
    made: list[EvidenceCard] = []

    def add(job: Job, text: str, **more: Any) -> None:
        made.append(
            EvidenceCard(
                id=f"{person.id}-{len(made) + 1:02d}",
                project=job.role,
                company=job.company,
                timeframe=job.timeframe,
                role=job.role,
                raw_text=text,
                **more,
            )
        )

    team = (
        "Worked in a team of {n} in {place}"
        if person.lang == "en"
        else "Arbeitete in einem Team von {n} in {place}"
    )
    for job in person.jobs:
        for line in job.lines:
            add(job, line.text())
        scope = Scope(team_size=job.team, geography=(job.place,))
        add(job, team.format(n=job.team, place=job.place), scope=scope)
    for evidence, _ in person.weak:
        add(person.jobs[0], evidence)
    for evidence, _ in person.negated:
        add(person.jobs[1], evidence)
    add(person.jobs[1], ", ".join(person.skills), skills=person.skills)
    add(person.jobs[1], person.certificate)
    school = person.school
    made.append(
        EvidenceCard(
            id=f"{person.id}-school",
            project=school["degree"],
            company=school["institution"],
            timeframe=school["timeframe"],
            role=school["area"],
            raw_text=f"{school['degree']} {school['area']}, {school['institution']}",
            card_type=CardType.EDUCATION,
        )
    )
    return tuple(made)
