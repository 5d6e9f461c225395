"""Cells of a page as marks: where each stands, and what of it tells how columns lie."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

from interview_app.extraction.page.rows import Cell, with_behind
from interview_app.extraction.phrases.dates_in_text import date_ranges, is_time, looks_dated
from interview_app.language.any_language import section_of


@dataclass(slots=True)
class Mark:
    """A cell with what the search for columns needs to know of it."""

    cell: Cell
    x0: float
    y0: float
    x1: float
    y1: float
    heading: bool
    dated: bool
    words: int
    bullet: bool
    ranged: bool
    middle: float
    """`ranged`: whether a whole range of dates stands in it; `middle`: its middle height."""


def marked(cells: list[Cell]) -> list[Mark]:
    """The cells of a page as marks; those without a box are left out."""
    marks = []
    for cell in cells:
        if cell.box is None:
            continue
        x0, y0, x1, y1 = cell.box
        marks.append(
            Mark(
                cell,
                x0,
                y0,
                x1,
                y1,
                heading=section_of(cell.text) is not None,
                dated=looks_dated(cell.text),
                words=len(cell.text.split()),
                bullet=cell.text[0] in "•·◦▪■●○◆▸►‣–—-*" and len(cell.text) > 2,
                ranged=len(cell.text) <= 60 and any(not one.lone for one in date_ranges(cell.text)),
                middle=(y0 + y1) / 2,
            )
        )
    return marks


def headings_by_look(marks: list[Mark]) -> list[Mark]:
    """The marks of a page, those that look as its headings do taken for headings too: a type that
    stands out, in which two headings or more are named and nothing long or dated is set.
    """
    looks: dict[tuple[float, bool, int], list[Mark]] = defaultdict(list)
    for mark in marks:
        kind = mark.cell.type
        looks[kind.size, kind.bold, kind.color].append(mark)
    usual = max(looks, key=lambda look: sum(mark.words for mark in looks[look]), default=None)
    for look, alike in looks.items():
        if (
            usual is not None
            and look[:2] > usual[:2]
            and sum(mark.heading for mark in alike) >= _NAMED
            and not any(mark.dated or mark.words > _HEADING_WORDS for mark in alike)
        ):
            for mark in alike:
                mark.heading = True
    return marks


_NAMED, _HEADING_WORDS = 2, 5
"""Headings of one type that are named, at least; words of a heading, at most."""


def whole_dates(marks: list[Mark]) -> list[Mark]:
    """The marks of a page, the lines of a range that was broken in a slim column made one mark at
    the height of the first of them.
    """
    gone: set[int] = set()
    out: list[Mark] = []
    for mark in marks:
        if id(mark) in gone or mark.words > _MOST_OF_A_DATE or is_time(mark.cell.text, lone=False):
            out.append(mark)
            continue
        parts = _of_one_date(mark, marks)
        gone.update(id(part) for part in parts[1:])
        out.append(_as_one(parts) if len(parts) > 1 else mark)
    return [mark for mark in out if id(mark) not in gone]


_MOST_OF_A_DATE = 4
"""Words of a line of a broken range, at most."""
_DATE_LINES = 4


def _of_one_date(mark: Mark, marks: list[Mark]) -> list[Mark]:
    """The mark and those under it that together are one range of dates; the mark alone where there
    are none.
    """
    parts = [mark]
    while len(parts) < _DATE_LINES:
        under = min(
            (one for one in marks if _goes_on(parts[-1], one)), key=lambda one: one.y0, default=None
        )
        if under is None:
            break
        parts.append(under)
        text = " ".join(part.cell.text for part in parts)
        if is_time(text, lone=False) and not all(
            is_time(part.cell.text, lone=True) for part in parts
        ):
            return parts
        if is_time(under.cell.text, lone=False):
            break
    return [mark]


def _goes_on(mark: Mark, under: Mark) -> bool:
    high = mark.y1 - mark.y0
    if not 0.5 * high < under.y0 - mark.y0 < 1.9 * high or under.words > _MOST_OF_A_DATE:
        return False
    return mark.cell.type.size == under.cell.type.size and _shares_edge(
        (mark.x0, mark.x1), (under.x0, under.x1)
    )


def _shares_edge(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether two lines begin, end or have their middle at one place."""
    (left, right), (under_left, under_right) = one, other
    edges = (left - under_left, right - under_right, left + right - under_left - under_right)
    return any(abs(apart) < _EDGE for apart in edges)


_EDGE = 3.0
"""Points by which lines of one cell may begin, end or lie apart."""


def _as_one(parts: list[Mark]) -> Mark:
    cell = reduce(with_behind, (part.cell for part in parts))
    return replace(
        parts[0],
        cell=cell,
        x0=min(part.x0 for part in parts),
        x1=max(part.x1 for part in parts),
        dated=True,
        ranged=True,
        words=len(cell.text.split()),
    )


def height_order(marks: list[Mark]) -> list[list[Mark]]:
    """Marks gathered into rows of one height, from top to bottom, each from left to right."""
    return rows_in_turn(sorted(marks, key=lambda mark: (mark.middle, mark.x0)))


def rows_in_turn(marks: Iterable[Mark]) -> list[list[Mark]]:
    """Marks gathered into rows as they come: one row are those of one height that follow each
    other, from left to right.
    """
    rows: list[list[Mark]] = []
    for mark in marks:
        if rows and _same_height(rows[-1], mark):
            rows[-1].append(mark)
        else:
            rows.append([mark])
    for row in rows:
        row.sort(key=lambda mark: mark.x0)
    return rows


def _same_height(row: list[Mark], mark: Mark) -> bool:
    anchor = row[0]
    high = min(anchor.y1 - anchor.y0, mark.y1 - mark.y0)
    if abs(anchor.middle - mark.middle) > 0.5 * high:
        return False
    return all(mark.x0 >= m.x1 - 2 or mark.x1 <= m.x0 + 2 for m in row)
