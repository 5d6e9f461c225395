"""Sections that name nothing, "Other", "Sonstiges", "Otros datos": what stands there goes where it
belongs.

A line that begins with the name of a section goes there, a driving licence to the certificates. All
others are in no field: the person is shown each, and says where it belongs. What was put among the
interests stood on pages: references with their telephone, and an operation.
"""

import re

from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.rows import Row
from interview_app.extraction.page.section_rows import stretch
from interview_app.extraction.phrases.levels import tells_tongue
from interview_app.extraction.sections.headings import Section
from interview_app.extraction.sections.other_sections import Item
from interview_app.extraction.sections.spoken_languages import says_how_well
from interview_app.language.any_language import section_of
from interview_app.language.names import phrases

_KINDS = ("other", "unknown")
_LABELLED = ("languages", "skills", "interests", "certificates")
"""Sections that may be one line of another, behind their name: "Languages: English, French"."""
_REACHED = re.compile(r"\S@\S|://|\+?\d[\d ()/-]{8,}\d")
"""How somebody is reached, at the foot of a page."""


def is_miscellany(section: Section) -> bool:
    """Whether a section has a heading of its own that says nothing of what stands under it."""
    return section.kind in _KINDS and section.heading is not None and bool(section.rows)


def parted(section: Section, units: list[Unit]) -> tuple[list[Section], list[Unit]]:
    """The lines of a section that begin with the name of another one, each as such a section, and
    the lines left.
    """
    named: list[Section] = []
    left: list[Unit] = []
    for unit in units:
        kind, row = _labelled(unit.first)
        if row is not None and len(unit.rows) == 1:
            named.append(Section(kind, [row], section.heading))
        elif all(map(says_how_well, unit.rows)):
            named.append(Section("languages", unit.rows, section.heading))
        else:
            left.append(unit)
    return named, left


def spoken_apart(rows: list[Row]) -> tuple[list[Row], list[Row]]:
    """The rows of a section of skills without those that list the languages somebody speaks, and
    those, without their label. "Languages: Python, SQL" speaks of none; "English: B2" is one under
    any heading.
    """
    left, spoken = [], []
    for row in rows:
        kind, rest = _labelled(row)
        if kind == "languages" and rest is not None and _are_spoken(rest.text):
            spoken.append(rest)
        elif says_how_well(row):
            spoken.append(row)
        else:
            left.append(row)
    return left, spoken


def _are_spoken(text: str) -> bool:
    named = [one for one in _LISTED.split(text) if one.strip()]
    return 2 * sum(map(tells_tongue, named)) > len(named)


_LISTED = re.compile(r"[,;·|•\t]")


def licences_among(units: list[Unit]) -> list[Item]:
    """The driving licences in sections that name nothing."""
    return [
        Item(name=unit.found(_SURE))
        for unit in units
        if phrases("licences").search(unit.text)
        and unit.size <= _LONGEST_LICENCE
        and not _REACHED.search(unit.text)
    ]


_SURE = 0.6
_LONGEST_LICENCE = 12


def _labelled(row: Row) -> tuple[str, Row | None]:
    """That section's kind whose name a row begins with, and the row without it; no row where it
    says nothing more.
    """
    first = row.first
    label, colon, rest = first.text.partition(":")
    kind = section_of(label.strip()) or ""
    if kind not in _LABELLED or phrases("licences").search(label):
        return "", None
    if len(row.cells) > 1 and not rest.strip():
        return kind, row.with_cells(row.cells[1:])
    if not colon or not rest.strip():
        return kind, None
    begin = len(first.text) - len(rest.lstrip())
    cells = [stretch(first, begin, len(first.text)), *row.cells[1:]]
    return kind, row.with_cells(cells)
