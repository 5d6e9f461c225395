"""Sections whose heading says nothing: named by what they hold, where jobs, schools or skills are
still missing.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from interview_app.extraction.entries.entry_starts import entries_of
from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.rows import Row
from interview_app.extraction.person.contact_forms import EMAIL
from interview_app.extraction.phrases.dates_in_text import looks_dated
from interview_app.extraction.phrases.joining import word_count
from interview_app.extraction.phrases.lexicon import degree_score, school_score, title_score
from interview_app.extraction.sections.headings import Section
from interview_app.extraction.sections.skills import skills_of
from interview_app.language.any_language import section_hinted, section_of
from interview_app.language.names import name_words
from interview_app.language.tokens import normal

_OPEN = ("unknown", "other", "summary", "header")
"""Kinds that may turn out to be something else."""
_SKILL_WORDS = 4
_PRIZES = ("awards", "certificates", "publications")
_FEED = (
    "experience",
    "education",
    "publications",
    "awards",
    "projects",
    "certificates",
    "references",
    "volunteer",
)
"""Sections that hold dated lines of their own."""


def infer_kinds(sections: list[Section], units: Callable[[Section], list[Unit]]) -> None:
    """Name sections of unknown heading by what they hold, where jobs, schools or skills are still
    missing.
    """
    kinds = {section.kind for section in sections}
    known = [_Held.of(section, units(section)) for section in sections if section.kind in _OPEN]
    if "experience" not in kinds and (held := _jobs_among(known)) is not None:
        known.remove(held)
        held.section.kind = "experience"
        kinds.add("experience")
    if "education" not in kinds and (held := _schools_among(known, kinds)) is not None:
        held.section.kind = "education"
        kinds.add("education")
    if "skills" not in kinds:
        for section in filter(_lists_words, sections):
            section.kind = "skills"
    if not kinds & {"experience", "education"}:
        _cut_feed(sections, units)
    else:
        for section in sections:
            if section.kind == "unknown" and section.heading is not None:
                _by_dates(section, units)
                section.doubtful = True


def name_contact(sections: list[Section]) -> None:
    """Name the sections of unknown heading that say how somebody is reached."""
    for section in sections:
        if section.kind == "unknown" and any(EMAIL.search(row.text) for row in section.rows):
            section.kind = "contact"


def name_summary(sections: list[Section], units: Callable[[Section], list[Unit]]) -> None:
    """Name the paragraph that tells of the person, where no heading does: the first section of
    unknown heading that is nothing but prose, above all entries.
    """
    for section in sections:
        lines = units(section)
        if section.kind in ("summary", *_FEED) or any(unit.dates for unit in lines):
            return
        if section.kind == "unknown" and lines and all(unit.kind == "prose" for unit in lines):
            section.kind = "summary"
            return


@dataclass(slots=True)
class _Held:
    """What a section of unknown kind holds: times from one date to another, dated lines, lines that
    name a post and such that name a school, and whether most of its lines are items.
    """

    section: Section
    units: list[Unit]
    times: int
    dated: int
    posts: int
    schools: int
    listed: bool

    @classmethod
    def of(cls, section: Section, units: list[Unit]) -> "_Held":
        lines = [unit for unit in units if unit.kind == "short"]
        return cls(
            section,
            units,
            sum(1 for unit in lines for _, one in unit.dates if not one.lone),
            sum(bool(unit.dates) for unit in lines),
            sum(title_score(unit.text) >= _POST for unit in lines),
            sum(
                school_score(unit.text) > _SCHOOL or degree_score(unit.text) > _SCHOOL
                for unit in lines
            ),
            2 * sum(unit.kind == "item" for unit in units) > len(units),
        )


def _jobs_among(known: list[_Held]) -> _Held | None:
    """The section that holds the jobs: the one with most times, of those that name no more schools
    than posts.
    """
    found = [
        one
        for one in known
        if one.times and (one.posts or one.times > 1 or one.section.kind == "unknown")
    ]
    return max(found, key=lambda one: (one.times, len(one.units)), default=None)


def _schools_among(known: list[_Held], kinds: set[str]) -> _Held | None:
    """The section that holds the schools: the one that names most of them, else, where the jobs are
    known, the one with most dates.
    """
    found = [
        one
        for one in known
        if one.section.kind != "header"
        and not one.listed
        and (
            (one.schools >= max(one.posts, 1) and (one.times or one.schools > 1))
            or ("experience" in kinds and one.section.heading is not None and one.dated > 1)
        )
    ]
    return max(found, key=lambda one: (one.schools - one.posts, one.dated), default=None)


_SCHOOL = 1.5


def _by_dates(section: Section, units: Callable[[Section], list[Unit]]) -> None:
    """Entries under a heading that no list knows: schools or posts where their names say so, else
    kept apart from jobs: posts held for a time, works with a date.
    """
    held = _Held.of(section, units(section))
    lines = [unit for unit in held.units if unit.kind == "short"]
    if held.times > 1 and held.schools >= held.times and held.schools > held.posts:
        section.kind = "education"
    elif held.times > 1 and held.posts >= held.times:
        section.kind = "experience"
    elif held.times and (
        held.posts
        or any(normal(unit.text.partition(" ")[0]) in name_words("members") for unit in lines)
    ):
        section.kind = "volunteer"
    elif held.times == 1 == held.dated and len(held.units) <= _OF_ONE_ENTRY:
        section.kind = "volunteer"  # "Zivildienst", "Bundeswehr": when, and where
    elif held.dated >= _FEW_DATED and 2 * held.dated <= len(held.units):
        section.kind = "projects"


_POST, _FEW_DATED, _OF_ONE_ENTRY = 1.4, 2, 3


def _lists_words(section: Section) -> bool:
    """Whether a section of unknown heading is nothing but three or more short undated words or a
    list of them; the items of a list may be longer than what commas part.
    """
    if section.kind != "unknown" or not section.rows or section.heading is None:
        return False
    texts = [cell.text for row in section.rows for cell in row.cells]
    pieces = [word.text for group in skills_of(section.rows) for word in group.keywords]
    long = sum(word_count(piece) > _SKILL_WORDS for piece in pieces) + sum(map(looks_dated, texts))
    return (
        len(pieces) >= 3
        and long <= (0.25 if all(row.bullet for row in section.rows) else 0.15) * len(pieces)
        and not any("@" in text or "://" in text or _FIGURE.search(text) for text in texts)
        and not any(text.rstrip().endswith((".", "!", "?")) for text in texts[:-1])
    )


_FIGURE = re.compile(r"\d[\d ()/-]{6,}\d")


def _cut_feed(sections: list[Section], units: Callable[[Section], list[Unit]]) -> None:
    """No section of jobs or schools at all: the longest run of lines that begins with a dated one
    is one of jobs.

    Pages that tell a life as a feed give each event its month and hardly a heading that says so.
    """
    best: tuple[int, Section, list[Row]] | None = None
    for section in sections:
        lines = units(section) if section.kind not in _FEED else []
        dated = [at for at, unit in enumerate(lines) if unit.kind == "short" and unit.dates]
        if len(dated) >= 2 and (best is None or len(dated) > best[0]):
            best = (len(dated), section, [row for unit in lines[dated[0] :] for row in unit.rows])
    if best is not None:
        _, section, rows = best
        taken = {id(row) for row in rows}
        section.rows = [row for row in section.rows if id(row) not in taken]
        sections.insert(sections.index(section) + 1, Section("feed", rows))


def sorted_feed(section: Section, lines: list[Unit]) -> tuple[list[Unit], list[Unit]]:
    """The lines of a feed's events parted into those of jobs and those of schools; prizes and the
    like are left out. Under the heading of schools a day is one of a course, and no job.
    """
    heading = section.heading.text if section.heading is not None else ""
    schooled = section_of(heading) == "education"
    jobs: list[Unit] = []
    schools: list[Unit] = []
    for entry in entries_of(lines):
        texts = [unit.text for unit in entry.header]
        lone = all(one.lone for unit in entry.header for _, one in unit.dates)
        if (schooled and lone) or any(
            school_score(text) > 1.5 or degree_score(text) > 1.5 for text in texts
        ):
            schools += [*entry.header, *entry.body]
        elif not any(section_hinted(text) in _PRIZES for text in texts):
            jobs += [*entry.header, *entry.body]
    return jobs, schools
