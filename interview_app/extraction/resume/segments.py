"""Segments of a document's lines: what stands between gaps, dates, signs and changes of type."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from interview_app.extraction.page.rows import Cell, Row, Run, Type
from interview_app.extraction.phrases.dates_in_text import DateRange, date_ranges

MAX_SEGMENTS = 1_500
"""Segments of a document that are looked at: what is behind them is graded without."""
_SIGN = re.compile(r"\s*[|·•‖◦∙▪→]\s*|\s+[–—―/-]\s+|[,;:，、：]\s+|\s*[()]\s*|\s+@\s+|\t")
_LONGEST, _SIGNS = 110, 4
"""Characters of a cell that is cut, at most: a longer one is prose, unless that many signs more
make it a list.
"""


@dataclass(slots=True)
class Segment:
    """A piece of a row: characters `start` to `end` of the full text.

    `number` is the row's in reading order, `place` its own in the row, `opened` the sign before it.
    """

    text: str
    start: int
    end: int
    row: Row
    number: int
    cell: Cell
    place: int
    opened: str
    date: DateRange | None = None

    @property
    def type(self) -> Type:
        """The type of its first characters."""
        at = self.start - self.cell.start
        return next((run.type for run in self.cell.runs if run.end > at), self.cell.type)


def segments_of(rows: Iterable[Row]) -> list[Segment]:
    """The segments of rows in the order of the full text."""
    out: list[Segment] = []
    for number, row in enumerate(rows):
        place = 0
        for cell in row.cells:
            for begin, end, opened, date in _pieces(cell):
                text, start = cell.text[begin:end], cell.start + begin
                out.append(
                    Segment(text, start, cell.start + end, row, number, cell, place, opened, date)
                )
                place += 1
        if len(out) > MAX_SEGMENTS:
            break
    return sorted(out, key=lambda one: one.start)


_Piece = tuple[int, int, str, DateRange | None]


def _pieces(cell: Cell) -> Iterator[_Piece]:
    """Begin and end in the cell's text, the sign before it, its date."""
    at, opened = 0, ""
    for begin, end, date in [*_cuts(cell), (len(cell.text), len(cell.text), None)]:
        if begin < at:
            continue
        yield from _trimmed(cell.text, at, begin, opened, None)
        if date is not None:
            yield from _trimmed(cell.text, begin, end, opened, date)
        opened = "date" if date is not None else cell.text[begin:end].strip()[:1]
        at = end


def _cuts(cell: Cell) -> list[tuple[int, int, DateRange | None]]:
    signs = [one.span() for one in _SIGN.finditer(cell.text)]
    if len(cell.text) > _LONGEST * (1 + len(signs) // _SIGNS):
        return []
    borders = [after.start for before, after in pairwise(cell.runs) if _differ(cell, before, after)]
    cuts = [(begin, end, None) for begin, end in [*signs, *((at, at) for at in borders)]]
    dates = [(one.begin, one.stop, one) for one in date_ranges(cell.text)]
    return sorted([*dates, *cuts], key=lambda one: one[:2])


def _differ(cell: Cell, before: Run, after: Run) -> bool:
    """Whether the type changes between two words."""
    looks = [(one.size, one.bold, one.italic, one.color) for one in (before.type, after.type)]
    inside = cell.text[after.start - 1 : after.start + 1]
    return looks[0] != looks[1] and not inside.isalnum()


def _trimmed(
    text: str, begin: int, end: int, opened: str, date: DateRange | None
) -> Iterator[_Piece]:
    piece = text[begin:end]
    if any(map(str.isalnum, piece)):
        lead = len(piece) - len(piece.lstrip())
        yield begin + lead, begin + len(piece.rstrip()), opened, date
