"""Everything approved as one Markdown text that a person can read and keep: profile, timeline,
evidence, goals.

Headings are English like those of a fact résumé, so that `parse` and `extract` read the file again.
"""

import re
from collections.abc import Iterable, Iterator

from interview_app.domain.base import Model
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.known import Known
from interview_app.domain.lined_timeline import with_lines
from interview_app.domain.profile import Basics
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.domain.writing import CandidateDossier

_SPECIAL = re.compile(r"([\\`*_\[\]<>|])|^(\s*)([#+-]|\d+[.)])(?=\s)")


def markdown(known: Known) -> bytes:
    """The text, UTF-8; empty parts are left out."""
    lines = [
        *(_basics(known.profile.basics) if known.profile else ["# Résumé"]),
        *(_timeline(timeline) if (timeline := with_lines(known)) else []),
        *_evidence(known.live_cards()),
        *(_goals(known.dossier) if known.dossier else []),
    ]
    return ("\n".join(lines).strip() + "\n").encode("utf-8")


def _plain(text: str | None) -> str:
    """One line without anything Markdown would read as its own."""
    flat = " ".join((text or "").split())
    return _SPECIAL.sub(
        lambda found: f"\\{found[1]}" if found[1] else f"{found[2]}\\{found[3]}", flat
    )


def _joined(parts: Iterable[str | None], *, by: str = ", ") -> str:
    return by.join(_plain(part) for part in parts if part)


def _span(start: str | None, end: str | None) -> str:
    return " - ".join(part for part in (start, end) if part)


def _basics(basics: Basics) -> Iterator[str]:
    yield f"# {_plain(basics.name) or 'Résumé'}"
    place = basics.location
    contact = _joined(
        [basics.email, basics.phone, basics.url, place.city, place.region, place.country_code],
        by=" · ",
    )
    links = _joined([profile.url or profile.username for profile in basics.profiles], by=" · ")
    for line in (_plain(basics.label), contact, links):
        if line:
            yield from ("", line)
    if basics.summary:
        yield from ("", "## Summary", "", _plain(basics.summary))


def _timeline(timeline: SkeletonTimeline) -> Iterator[str]:
    entries: list[tuple[str, list[tuple[str, Model]]]] = [
        (
            "Experience",
            [
                (_joined([job.title, job.organization], by=" - "), job)
                for job in timeline.experiences
            ],
        ),
        (
            "Education",
            [
                (_joined([one.study_type, one.area, one.institution]), one)
                for one in timeline.education
            ],
        ),
        (
            "Projects",
            [(_joined([one.name, one.entity], by=" - "), one) for one in timeline.projects],
        ),
        (
            "Volunteering",
            [
                (_joined([one.position, one.organization], by=" - "), one)
                for one in timeline.volunteer
            ],
        ),
    ]
    for heading, listed in entries:
        yield from _section(
            heading, (line for title, entry in listed for line in _entry(title, entry))
        )
    skills = (
        _joined([group.label, ", ".join(group.keywords)], by=": ") for group in timeline.skills
    )
    certificates = (_joined([one.name, one.issuer, one.date]) for one in timeline.certificates)
    languages = (_joined([one.language, one.fluency], by=": ") for one in timeline.languages)
    publications = (
        _joined([one.name, one.publisher, one.release_date]) for one in timeline.publications
    )
    awards = (_joined([one.title, one.awarder, one.date]) for one in timeline.awards)
    interests = (
        _joined([one.name, ", ".join(one.keywords)], by=": ") for one in timeline.interests
    )
    yield from _section("Skills", _bullets(skills))
    yield from _section("Certifications", _bullets(certificates))
    yield from _section("Languages", _bullets(languages))
    yield from _section("Publications", _bullets(publications))
    yield from _section("Awards", _bullets(awards))
    yield from _section("Interests", _bullets(interests))


def _entry(title: str, entry: Model) -> Iterator[str]:
    yield from (f"### {title}", "")
    when = _span(getattr(entry, "start", None), getattr(entry, "end", None))
    where = _joined([when, getattr(entry, "location", None)], by=" · ")
    if where:
        yield from (where, "")
    told = getattr(entry, "summary", None) or getattr(entry, "description", None)
    if told:
        yield from (_plain(told), "")
    highlights = list(_bullets(_plain(line) for line in getattr(entry, "highlights", ())))
    if highlights:
        yield from (*highlights, "")


def _evidence(cards: Iterable[KnowledgeCard]) -> Iterator[str]:
    def lines() -> Iterator[str]:
        for card in cards:
            yield from (f"### {_joined([card.role, card.project, card.company], by=' - ')}", "")
            yield from (_plain(card.timeframe), "", f"> {_plain(card.raw_text)}", "")
            numbers = [_joined([metric.value, metric.description]) for metric in card.metrics]
            facts = list(
                _bullets(
                    [
                        *numbers,
                        _joined(["Skills", ", ".join(card.skills)], by=": ") if card.skills else "",
                    ]
                )
            )
            if facts:
                yield from (*facts, "")

    yield from _section("Evidence", lines())


def _goals(dossier: CandidateDossier) -> Iterator[str]:
    told = {
        "Looking for": _joined(dossier.looking_for),
        "Arrangement": _plain(dossier.arrangement),
        "Places": _joined(dossier.locations),
        "Availability": _joined([dossier.availability, dossier.notice_period]),
        "Salary": _plain(dossier.salary_note),
        "To avoid": _joined(dossier.avoid),
        "Notes": _plain(dossier.notes),
    }
    yield from _section(
        "Goals", _bullets(f"{name}: {value}" for name, value in told.items() if value)
    )


def _bullets(lines: Iterable[str]) -> Iterator[str]:
    return (f"- {line}" for line in lines if line)


def _section(heading: str, lines: Iterable[str]) -> Iterator[str]:
    body = list(lines)
    if body:
        yield from ("", f"## {heading}", "", *body)
