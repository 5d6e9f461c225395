"""Where a page is a table with a head row: what follows is read row by row, since its columns
are fields of the same entries and nothing that is read one after the other.
"""

from interview_app.extraction.page.field_rows import columns_of
from interview_app.extraction.page.marks import Mark, height_order
from interview_app.extraction.page.rows import Row

_LEAST = 3
"""Columns of a table, at least."""
_EDGE = 3.0
"""Points by which the cells of a column may begin apart."""


def top_of_table(marks: list[Mark]) -> float | None:
    """The height, in points, where the head row of a table begins; None without one."""
    heads = (row for row in height_order(marks) if len(row) >= _LEAST and _is_head(row, marks))
    return next((min(mark.y0 for mark in row) for row in heads), None)


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
