"""Where a page is a form, or a table with a head row: what follows is read row by row, since its
columns are fields of the same entries and nothing that is read one after the other.
"""

from itertools import combinations

from interview_app.extraction.page.field_rows import DATING, NAMING, columns_of
from interview_app.extraction.page.marks import Mark, height_order
from interview_app.extraction.page.rows import Row
from interview_app.language.names import field_of

_LEAST = 3
"""Fields that a column of their names has, at least."""
_EDGE = 3.0
"""Points by which the names of fields may begin or end apart."""


def top_of_form(marks: list[Mark]) -> float | None:
    """The height, in points, where a form or the head row of a table begins; None without one."""
    rows = height_order(marks)
    heads = [row for row in rows if len(row) >= _LEAST and _is_head(row, marks)]
    names = [row[0] for row in rows if len(row) == 2 and field_of(row[0].cell.text)]
    tops = [min(mark.y0 for mark in row) for row in heads] + _column_of_names(names)
    return min(tops, default=None)


def _is_head(row: list[Mark], marks: list[Mark]) -> bool:
    """Whether a row names the columns of a table. Where all its names are headings of the page, and
    another of that type stands under one of them, they are columns of the page.
    """
    if columns_of(Row([mark.cell for mark in row])) is None:
        return False
    heads = [mark for mark in marks if mark.heading]
    return not all(mark.heading for mark in row) or not any(
        under.y0 > mark.y1 and abs(under.x0 - mark.x0) < _EDGE and under.cell.type == mark.cell.type
        for mark in row
        for under in heads
    )


def _column_of_names(names: list[Mark]) -> list[float]:
    """Where names of fields stand under each other, the top of the first."""
    roles = {field_of(mark.cell.text) for mark in names}
    if not (roles & DATING and roles & NAMING):
        return []
    level = {
        id(mark)
        for one, other in combinations(names, 2)
        if abs(one.x0 - other.x0) < _EDGE or abs(one.x1 - other.x1) < _EDGE
        for mark in (one, other)
    }
    under = [mark.y0 for mark in names if id(mark) in level]
    return [min(under)] if len(under) >= _LEAST else []
