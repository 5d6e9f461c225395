"""What the cells of one row of a table are read as: dates and labels beside what they belong to,
columns, names under dates.
"""

from interview_app.extraction.page.rows import Cell, Row
from interview_app.language.any_language import section_of


def rows_of_table_row(columns: dict[int, list[Row]]) -> list[Row]:
    """One row of a table: short cells stand beside the first line of the longest one; long cells
    are columns.

    Args:
        columns: the rows of each cell, by its column.
    """
    if len(columns) < 2:
        return [row for rows in columns.values() for row in rows]
    main = max(columns, key=lambda column: len(columns[column]))
    others = [column for column in columns if column != main]
    if any(
        len(columns[column]) > 3 or any(section_of(row.text) for row in columns[column][1:])
        for column in others
    ):
        return [row for _, rows in sorted(columns.items()) for row in rows]
    first = columns[main][0]
    cells: list[Cell] = []
    for column, rows in sorted(columns.items()):
        if column == main:
            cells += first.cells
            continue
        for cell in (one for row in rows for one in row.cells):
            cell.aside = True
            cells.append(cell)
    first.cells = cells
    return columns[main]
