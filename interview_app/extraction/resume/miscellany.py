"""Sections that name nothing, "Other", "Sonstiges", "Otros datos": what stands there goes where it
belongs.

A line that begins with the name of a section goes there, a driving licence to the certificates. All
others are in no field: the person is shown each, and says where it belongs. What was put among the
interests stood on pages: references with their telephone, and an operation.
"""

import re
from collections.abc import Iterator

from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.rows import Found, Row
from interview_app.extraction.page.section_rows import stretch
from interview_app.extraction.person.contact_place import reaches
from interview_app.extraction.phrases.dates_in_text import looks_dated
from interview_app.extraction.phrases.joining import word_count
from interview_app.extraction.phrases.levels import tells_tongue
from interview_app.extraction.sections.headings import Section
from interview_app.extraction.sections.other_sections import Item
from interview_app.extraction.sections.spoken_languages import says_how_well
from interview_app.language.any_language import section_of
from interview_app.language.names import phrases

_KINDS = ("other", "unknown")
_LABELLED = ("languages", "skills", "interests", "certificates")
"""Sections that may be one line of another, behind their name: "Languages: English, French"."""


def is_miscellany(section: Section) -> bool:
    """Whether a section has a heading of its own that says nothing of what stands under it."""
    return section.kind in _KINDS and section.heading is not None and bool(section.rows)


def parted(section: Section, units: list[Unit]) -> list[Section]:
    """The lines of a section that begin with the name of another one, each as such a section."""
    named: list[Section] = []
    for unit in units:
        kind, row = _labelled(unit.first)
        if row is not None and len(unit.rows) == 1:
            named.append(Section(kind, [row], section.heading))
        elif all(map(says_how_well, unit.rows)):
            named.append(Section("languages", unit.rows, section.heading))
    return named


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


def licences_in(section: Section) -> list[Item]:
    """The driving licences among contact data, under a heading that names nothing, or behind the
    last date of another section: taken out of it, they are no part of its last entry.
    """
    rows, head = section.rows, section.kind in ("header", "contact")
    if section.kind in _OF_LICENCES:
        return []
    if not head and not is_miscellany(section):
        dated = max((at + 1 for at, row in enumerate(rows) if looks_dated(row.text)), default=0)
        rows = [
            row
            for row in rows[dated:]
            if not row.bullet and _has_licence(_SIGNS.split(row.text)[0])
        ]
        section.rows = [row for row in section.rows if all(row is not one for one in rows)]
    parts = (part for row in rows for part in _parts_of(row, _SIGNS if head else _POINT))
    return [Item(name=part) for part in parts if _has_licence(part.text)]


_OF_LICENCES = ("skills", "certificates", "summary", "references")


def _has_licence(text: str) -> bool:
    short = word_count(text) <= _LONGEST_LICENCE and not reaches(text)
    return short and phrases("licences").search(text) is not None


def _parts_of(row: Row, border: re.Pattern[str]) -> Iterator[Found]:
    begin = 0
    for end, after in [*(one.span() for one in border.finditer(row.text)), (len(row.text),) * 2]:
        text = row.text[begin:end].replace("\t", " ")
        yield Found(text, row.start + begin, row.start + end, _SURE)
        begin = after


_POINT = re.compile(r"\.\s+(?=[^\W\d_]{2})")
_SIGNS = re.compile(rf"[,;|•·]|\s[–—-]\s|{_POINT.pattern}")
"""What parts sentences, and contact data."""
_SURE, _LONGEST_LICENCE = 0.6, 12


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
