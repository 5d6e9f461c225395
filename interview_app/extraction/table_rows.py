"""What the cells of one row of a table are read as: dates and labels beside what they belong to,
columns, names under dates.
"""

from dataclasses import replace

from interview_app.extraction.dates_in_text import date_ranges, looks_dated
from interview_app.extraction.joining import healed
from interview_app.extraction.rows import Cell, Row, Run
from interview_app.language.any_language import section_of


def rows_of_table_row(columns: dict[int, list[Row]]) -> list[Row]:
    """One row of a table: short cells stand beside the first line of the longest one; long cells
    are columns.

    Args:
        columns: the rows of each cell, by its column.
    """
    if len(columns) < 2:
        return [row for rows in columns.values() for row in rows]
    if len(columns) == 2 and (
        parted := _dates_over_a_name(*(columns[column] for column in sorted(columns)))
    ):
        return parted
    main = max(columns, key=lambda column: len(columns[column]))
    others = [column for column in columns if column != main]
    if any(
        len(columns[column]) > 3 or any(section_of(row.text) for row in columns[column][1:])
        for column in others
    ):
        return [row for _, rows in sorted(columns.items()) for row in rows]
    first = columns[main][0]
    for column in others:
        cells = [cell for row in columns[column] for cell in row.cells]
        for cell in cells:
            cell.aside = True
        first.cells = [*cells, *first.cells] if column < main else [*first.cells, *cells]
    return columns[main]


def _dates_over_a_name(left: list[Row], right: list[Row]) -> list[Row]:
    """A row of a table whose left cell has dates and beneath them a name, broken as the cell is
    slim: the name is one line.

    The dates stand beside the first line of the right cell, the name under it. Empty for any other
    row.
    """
    dates, *name = left
    ranges = date_ranges(dates.text)
    whole = len(dates.text) <= _DATES and any(
        one.begin <= 1 and one.stop >= len(dates.text) - 1 for one in ranges
    )
    if (
        not whole
        or not name
        or len(name) > _NAME_LINES
        or any(row.bullet or len(row.cells) > 1 for row in name)
    ):
        return []
    if any(section_of(row.text) or looks_dated(row.text) for row in name) or looks_dated(
        right[0].text
    ):
        return []
    for cell in dates.cells:
        cell.aside = True
    first, *told = right
    first.cells = [*dates.cells, *first.cells]
    cells = _in_one([row.first for row in name])
    return [first, replace(name[0], cells=[cells]), *told]


_DATES, _NAME_LINES = 30, 5
"""Letters of the dates of an entry and lines of the name beneath them, at most."""


def _in_one(cells: list[Cell]) -> Cell:
    """Broken lines of a name as one cell."""
    text, runs = "", list[Run]()
    for cell in cells:
        text = healed(text, cell.text)
        runs += [
            Run(run.start + len(text), run.end + len(text), run.type, run.link) for run in cell.runs
        ]
        text += cell.text
    return replace(cells[0], text=text, runs=runs)
