"""Readings of one document under other structural decisions, and which of them agrees best with
itself.

A wrong decision shifts all that comes after it: the order of a page's lines, which sections hold
entries, how far the head of an entry reaches, what is an item, what tells post from firm. Where the
first reading looks bad, each decision is taken the other way in turn, and stays so where the
reading is better for it. No word of a document tells: a reading is as good as its entries are sure,
and as the second reader (`segment_roles`) agrees to all that it took.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from interview_app.extraction.entries.openings import note_openings
from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.layout import Order, Reading
from interview_app.extraction.page.placing import Places
from interview_app.extraction.resume.segment_roles import Likely
from interview_app.extraction.resume.values_read import Built
from interview_app.extraction.sections.headings import Section


@dataclass(frozen=True, slots=True)
class Choices:
    """The structural decisions of a reading; those of the first one by default."""

    order: Order = "columns"
    feed: bool = False
    """Whether all entries are events of one life, parted into jobs and schools by their names."""
    forms: bool = True
    """Whether the rows of a form or a table with a head row are fields of its entries."""
    head: tuple[int, int] | None = None
    """How many lines above its date and below it are the head of an entry; learned when None."""
    bullets: bool = False
    """Whether a bullet alone makes an item, and length alone prose."""
    by_place: bool = False
    """Whether the place in a header tells post from firm, rather than the words."""
    by_type: bool = False
    """Whether the strongest type of a section begins each of its entries, not its dates."""

    def lines(self, units: list[Unit]) -> list[Unit]:
        """The lines of a section as they are taken."""
        if self.by_type:
            note_openings(units)
        for unit in units:
            unit.reach = self.head
            if self.bullets:
                _told_by_bullet(unit)
        return units

    def sorted(self, sections: list[Section]) -> None:
        """Make sections of entries one feed where they are."""
        if self.feed:
            for section in sections:
                if section.kind in _OF_ENTRIES:
                    section.kind = "feed"


_OF_ENTRIES = ("experience", "education", "unknown", "other", "volunteer")
_LONGEST_HEAD = 16
"""Words of a line that is no prose, at most, where a bullet alone makes an item."""


def _told_by_bullet(unit: Unit) -> None:
    if unit.kind != "short" and unit.first.bullet:
        unit.kind = "item"
    else:
        unit.kind = "short" if unit.size <= _LONGEST_HEAD else "prose"


_STEPS: tuple[tuple[dict[str, Any], ...], ...] = (
    ({"order": "file"}, {"order": "rows"}),
    ({"feed": True}, {"forms": False}),
    ({"head": (0, 1)}, {"head": (2, 0)}),
    ({"bullets": True},),
    ({"by_place": True},),
    ({"by_type": True},),
)
"""The decisions in the order in which they are taken anew, each with its alternatives."""
_GOOD, _BETTER, _CONTRARY = 1.8, 0.05, 0.1
"""How good a reading is, of 2, that is left as it is; by how much a better one is better, for less
is chance; and how much its values or the second reader may speak against it. Found by trying.
"""
_MOST_ROWS = 600
"""Rows of a document that is read again: a working life has no more, and time is short."""


@dataclass(slots=True)
class Attempt:
    """One reading of a document; `built` is None where it is no résumé."""

    reading: Reading
    sections: list[Section]
    places: Places
    likely: Likely | None = None
    built: Built | None = None

    @property
    def sure(self) -> list[float]:
        """How sure each value is that names an entry or says when it was."""
        noted = self.built.provenance.items() if self.built is not None else ()
        return [one.confidence for path, one in noted if _OF_HEAD.search(path)]

    @property
    def mean(self) -> float:
        """How sure they are on the average."""
        return sum(self.sure) / max(len(self.sure), 1)

    def agreement(self) -> float:
        """How far the second reader agrees, 0 to 1."""
        return self.likely.agreement(self._told()) if self.likely is not None else 0.0

    def _told(self) -> Iterator[tuple[int, int, tuple[str, ...]]]:
        for path, one in self.built.provenance.items() if self.built is not None else ():
            if one.span is not None:
                yield *one.span, _role(path)
        for section in self.sections:
            for cell in section.heading.cells if section.heading is not None else ():
                yield cell.start, cell.end, _HEADINGS


_OF_HEAD = re.compile(
    r"\.(?:experiences|education)\[\d+\]"
    r"\.(?:title|organization|institution|study_type|area|start|end)$"
)
_HEADINGS = ("heading education", "heading experience", "heading other", "heading skills")
_ROLES = {
    "basics.name": "name",
    "basics.label": "headline",
    "basics.summary": "summary",
    "basics.birth": "other",
    "experiences.title": "job title",
    "experiences.organization": "job firm",
    "experiences.location": "job place",
    "experiences.start": "job date",
    "experiences.end": "job date",
    "experiences.highlights": "job text",
    "experiences.summary": "job text",
    "education.study_type": "study title",
    "education.area": "study title",
    "education.institution": "study school",
    "education.location": "study place",
    "education.start": "study date",
    "education.end": "study date",
    "skills.keywords": "skill",
}
"""What the second reader calls the values of a field."""


def _role(path: str) -> tuple[str, ...]:
    """What the second reader calls the value at a field path."""
    names = re.sub(r"\[\d+\]", "", path).split(".")[1:3]
    return (_ROLES.get(".".join(names), "contact" if names[0] == "basics" else "other"),)


def best_of(attempt: Callable[[Choices], Attempt]) -> Attempt:
    """The reading of a document that agrees best with itself.

    Args:
        attempt: reads it under some decisions.
    """
    choices = Choices()
    best = attempt(choices)
    if best.built is None or len(best.reading.rows) > _MOST_ROWS:
        return best
    if best.mean + best.agreement() >= _GOOD:
        return best
    for step in _STEPS:
        tried = [replace(choices, **change) for change in step]
        others = [(_gain(best, other), at, other) for at, other in enumerate(map(attempt, tried))]
        gain, at, other = max(others, key=lambda one: one[0])
        if gain > _BETTER:
            choices, best = tried[at], other
    return best


def _gain(one: Attempt, other: Attempt) -> float:
    """By how much another reading is better."""
    if other.built is None:
        return -1.0
    agreed = other.agreement() - one.agreement()
    if min(agreed, other.mean - one.mean) < -_CONTRARY:
        return -1.0
    values = max(len(one.sure), len(other.sure), 1)
    return agreed + (sum(other.sure) - sum(one.sure)) / values
