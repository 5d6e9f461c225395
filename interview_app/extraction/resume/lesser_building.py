"""The lesser sections as domain objects: languages, certificates, publications, awards, projects,
volunteer work, interests.
"""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from interview_app.domain.base import Model
from interview_app.domain.timeline import (
    Award,
    Certificate,
    Interest,
    Language,
    Project,
    Publication,
    Volunteer,
)
from interview_app.extraction.entries.job_headers import Job
from interview_app.extraction.page.rows import Found
from interview_app.extraction.resume.noting import EntryNotes, Notes
from interview_app.extraction.sections.other_sections import Item
from interview_app.extraction.sections.spoken_languages import Spoken

Entry = TypeVar("Entry")


def _entries(
    notes: Notes, section: str, entries: Iterable[Entry]
) -> Iterator[tuple[EntryNotes, Entry]]:
    """Each entry of a section with what notes its values."""
    for at, one in enumerate(entries):
        yield EntryNotes(notes, f"skeleton_timeline.{section}[{at}]"), one


def languages_of(notes: Notes, spoken: list[Spoken]) -> list[Language]:
    """The languages spoken, noted."""
    return [
        Language(
            language=noted.value("language", one.language),
            fluency=noted.value("fluency", one.fluency),
        )
        for noted, one in _entries(notes, "languages", spoken)
    ]


Made = TypeVar("Made", Certificate, Publication, Award)
_NAMES: dict[type[Model], dict[str, str]] = {
    Certificate: {"name": "name", "other": "issuer", "dates": "date", "url": "url"},
    Publication: {
        "name": "name",
        "other": "publisher",
        "dates": "releaseDate",
        "url": "url",
        "summary": "summary",
    },
    Award: {"name": "title", "other": "awarder", "dates": "date", "summary": "summary"},
}
"""What the parts of an item are called in JSON Resume."""


def items_built(notes: Notes, section: str, made: type[Made], items: list[Item]) -> list[Made]:
    """The certificates, publications or awards, noted."""
    out = []
    for noted, item in _entries(notes, section, items):
        values = {
            name: noted.date(name, item.dates, item.dates_found)
            if part == "dates"
            else noted.value(name, getattr(item, part), "link" if part == "url" else "other")
            for part, name in _NAMES[made].items()
        }
        out.append(made.model_validate(values))
    return out


def projects_of(notes: Notes, items: list[Item]) -> list[Project]:
    """The projects, noted."""
    return [
        Project(
            name=noted.value("name", item.name),
            entity=noted.value("entity", item.other),
            description=noted.value("description", item.summary),
            url=noted.value("url", item.url, "link"),
            start=start,
            end=end,
            roles=tuple(
                text
                for n, one in enumerate(item.roles)
                if (text := noted.value(f"roles[{n}]", one)) is not None
            ),
            highlights=noted.highlights(item.highlights),
        )
        for noted, item in _entries(notes, "projects", items)
        for start, end in [noted.time(item.dates, item.dates_found)]
    ]


def volunteer_of(notes: Notes, jobs: list[Job]) -> list[Volunteer]:
    """The volunteer work, noted."""
    return [
        Volunteer(
            organization=noted.value("organization", job.organization),
            position=noted.value("position", job.title),
            start=start,
            end=end,
            summary=noted.value("summary", job.summary),
            highlights=noted.highlights(job.highlights),
        )
        for noted, job in _entries(notes, "volunteer", jobs)
        for start, end in [noted.time(job.dates, job.dates_found)]
    ]


def interests_of(notes: Notes, groups: list[tuple[Found | None, list[Found]]]) -> list[Interest]:
    """The interests, noted; those that stand side by side without a label are one each."""
    each = [
        one
        for label, words in groups
        for one in ([(label, words)] if label else [(word, list[Found]()) for word in words])
    ]
    return [
        Interest(
            name=noted.value("name", name),
            keywords=tuple(
                text
                for n, word in enumerate(words)
                if (text := noted.value(f"keywords[{n}]", word)) is not None
            ),
        )
        for noted, (name, words) in _entries(notes, "interests", each)
    ]
