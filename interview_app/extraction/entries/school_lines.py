"""Lines of a school's entry that are no part of its header: courses, theses, minors, what an
examiner said; and its town, which no list knows.
"""

import re

from interview_app.extraction.entries.entry_starts import Entry
from interview_app.extraction.entries.fragments import Fragment
from interview_app.extraction.entries.places_set_off import subject_like, town_set_off
from interview_app.extraction.entries.units import PARTS, Unit
from interview_app.extraction.page.rows import Found
from interview_app.extraction.phrases.lexicon import (
    degree_score,
    organisation_score,
    school_score,
    title_score,
)
from interview_app.extraction.phrases.places import place_score

_TELLING = 1.5


def names_school(unit: Unit) -> bool:
    """Whether a line names a school: "High School Diploma" names a degree."""
    if school_score(unit.text) <= _TELLING:
        return False
    return any(
        school_score(part) > _TELLING and degree_score(part) < 1
        for part in PARTS.split(unit.text)
        if part
    )


def left_lines(entry: Entry, by: dict[str, Fragment], told: list[Found]) -> list[Found]:
    """The lines of a header of which nothing was taken: courses and the like, that nothing marks as
    a list.

    `told`: what was taken from it besides the roles.
    """
    taken = [
        *((one.start, one.end) for one in by.values()),
        *((one.start, one.end) for one in told),
    ]
    left = []
    for unit in entry.header[1:]:
        start, end = unit.first.start, unit.rows[-1].end
        if unit.dates or len(unit.text) < _SHORTEST or not _BEGUN.match(unit.text):
            continue
        if not any(begin < end and start < stop for begin, stop in taken):
            left.append(unit.found())
    return left


_BEGUN = re.compile(r"[^\W\d_a-zß-öø-ÿ]")
_SHORTEST = 4


def town_behind_school(fragments: list[Fragment]) -> Fragment | None:
    """A town set off behind a degree and the name of a school or firm; a subject set off there
    stands behind less.
    """
    town = town_set_off(
        fragments,
        names=lambda text: max(degree_score(text), school_score(text), organisation_score(text)),
    )
    if town is None:
        return None
    parts = [part.strip() for one in fragments if one is not town for part in one.text.split(",")]
    degrees = [
        part
        for part in parts
        if max(degree_score(part), title_score(part)) >= 0.8 and school_score(part) < 1
    ]
    schools = [
        part
        for part in parts
        if part not in degrees[:1] and not subject_like(part) and place_score(part) < 1
    ]
    certain = [part for part in parts if max(school_score(part), organisation_score(part)) >= 1]
    told = (degrees and schools) or (certain and len(parts) > 1 and town.opened)
    return town if told else None
