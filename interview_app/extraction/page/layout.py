"""Reading order: from pages of lines to rows, column after column, with the full text they make
(DESIGN 8).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import Literal

from interview_app.domain.artifact import Block, Layout, PageLayout
from interview_app.extraction.document import Document, Line, Page
from interview_app.extraction.page.bullets import mark_bullet
from interview_app.extraction.page.columns import Region, regions
from interview_app.extraction.page.form_bands import top_of_table
from interview_app.extraction.page.gutter_cells import joined
from interview_app.extraction.page.marks import (
    Mark,
    headings_by_look,
    height_order,
    marked,
    rows_in_turn,
    whole_dates,
)
from interview_app.extraction.page.pieces import cells_of, cleaned, page_cells
from interview_app.extraction.page.rows import Cell, Row, union
from interview_app.extraction.page.running_lines import running_cells, running_lines
from interview_app.extraction.page.table_rows import rows_of_table_row

MAX_SEARCHED = 8_000
"""Cells of a document in which columns are looked for; the pages after them are read in one column.
"""
MAX_CUT_LINES = 5_000
"""Lines without places that are cut into cells; the lines after them stay whole."""

Order = Literal["columns", "rows", "file"]
"""How a page is read: column after column, row by row over its whole width, or as its file goes."""


@dataclass(slots=True)
class Reading:
    """A document in reading order: rows, the full text they make, and the layout whose spans point
    into it.
    """

    rows: list[Row]
    text: str
    layout: Layout
    furniture: list[Row] = field(default_factory=list)


@dataclass(slots=True)
class _Flow:
    """Rows of one column, over all pages it runs through, with its edges and the last page it
    stands on.
    """

    rows: list[Row]
    left: float
    right: float
    page: int
    column: bool = False


def read_in_order(document: Document, order: Order = "columns") -> Reading:
    """The rows of a document in reading order, and the text made of them."""
    flows: list[_Flow] = []
    furniture: list[Row] = []
    running = running_lines(document.pages)
    searched = 0
    for number, page in enumerate(document.pages):
        placed = any(line.box is not None for line in page.lines) and page.width > 0
        if not placed:
            flows.append(_Flow(_unplaced_rows(page), 0.0, 0.0, number))
            continue
        cells = page_cells(page)
        outside = running_cells(cells, page, running)
        body = [cell for cell in cells if cell not in outside]
        furniture.extend(Row([cell], page=number) for cell in outside)
        searched += len(body)
        marks = headings_by_look(whole_dates(marked(body)))
        sought = order == "columns" and searched <= MAX_SEARCHED
        found = _regions(marks) if sought else [Region(marks, [])]
        for _whole, parts in groupby(found, key=lambda part: part.whole or part):
            column = list(parts)
            rows = [row for part in column for row in _region_rows(part, number, order)]
            if rows:
                every = [mark for part in column for mark in part.marks]
                _append_to_flow(flows, rows, Region(every, [], column[0].column), number)
    for index, flow in enumerate(flows):
        for row in flow.rows:
            row.flow = index
    rows = [row for flow in flows for row in flow.rows]
    return _laid_out(document, rows, furniture)


def _regions(marks: list[Mark]) -> list[Region]:
    """The regions of a page; a table with a head row is one of them."""
    top = top_of_table(marks)
    if top is None:
        return regions(marks)
    above = [mark for mark in marks if mark.middle < top]
    return [*regions(above), Region([mark for mark in marks if mark.middle >= top], [])]


def _unplaced_rows(page: Page) -> list[Row]:
    """Rows of a document without boxes; what stands beside each other in a table of entries makes
    one row.
    """
    rows: list[Row] = []
    for (table, _), group in groupby(
        page.lines, key=lambda line: (line.cell[:2] if line.cell else None, line.cell is None)
    ):
        lines = list(group)
        if len(rows) > MAX_CUT_LINES:
            rows.extend(row for line in lines if (row := _whole_row(line)) is not None)
        elif table is None:
            cut, rest = lines[:MAX_CUT_LINES], lines[MAX_CUT_LINES:]
            rows.extend(row for line in cut if (row := _unplaced_row(line)) is not None)
            rows.extend(row for line in rest if (row := _whole_row(line)) is not None)
        else:
            rows.extend(_table_row(lines))
    together = sum(first.block == second.block for first, second in pairwise(rows))
    if together > 0.2 * len(
        rows
    ):  # else each line is a paragraph, and space between paragraphs says nothing
        for first, second in pairwise(rows):
            second.gap = 12.0 if second.block != first.block else 0.0
    return rows


def _whole_row(line: Line) -> Row | None:
    text = " ".join(cleaned(line.text).split())
    return (
        Row([Cell(text, [], page=line.page)], page=line.page, style=line.style, block=line.block)
        if text
        else None
    )


def _unplaced_row(line: Line) -> Row | None:
    cells = cells_of(line)
    if not cells:
        return None
    row = Row(cells, page=line.page, style=line.style, list_level=line.list_level, block=line.block)
    mark_bullet(row)
    if len(cells) == 1 and line.cell is None:
        row.notes["ends at"] = len(line.text.expandtabs().rstrip())
    return row


def _table_row(lines: list[Line]) -> list[Row]:
    """One row of a table as the rows that it is read as."""
    columns: dict[int, list[Row]] = {}
    for line in lines:
        if (row := _unplaced_row(line)) is not None:
            for cell in row.cells:
                cell.slot = line.cell
            columns.setdefault(line.cell[2] if line.cell else 0, []).append(row)
    return rows_of_table_row(columns)


def _region_rows(region: Region, page: int, order: Order) -> list[Row]:
    rows = []
    heights: list[float] = []
    gathered = (rows_in_turn if order == "file" else height_order)(region.marks)
    left = min((mark.x0 for mark in region.marks), default=0.0)
    right = max((mark.x1 for mark in region.marks), default=0.0)
    for marks in gathered:
        cells = [mark.cell for mark in marks]
        cells = [cell for n, cell in enumerate(cells) if n == 0 or any(map(str.isalnum, cell.text))]
        row = Row(cells, page=page, column_left=left, right=right)
        heights.append((marks[0].y0 + marks[0].y1) / 2)
        mark_bullet(row)
        rows.append(row)
    for group in sorted(region.asides, key=lambda group: (group[0].middle, group[0].heading)):
        _attach(group, rows, heights, page, left)
    _note_centred(rows)
    boxes = [row.main.box for row in rows]
    for second, above, own in zip(rows[1:], boxes, boxes[1:], strict=False):
        if above and own:
            second.gap = own[1] - above[3]
    return [row for row in rows if row.cells]


def _note_centred(rows: list[Row]) -> None:
    """Note which rows stand around one axis: several do that begin at different places."""
    middles = {n: (box[0] + box[2]) / 2 for n, row in enumerate(rows) if (box := row.box)}
    for axis in sorted(set(map(round, middles.values()))):
        around = [n for n, middle in middles.items() if abs(middle - axis) < _OFF_AXIS]
        begun = {round(box[0] / 8) for n in around if (box := rows[n].box)}
        if len(begun) >= _CENTRED:
            for n in around:
                rows[n].notes["centred"] = True


_OFF_AXIS, _CENTRED = 2.0, 4
"""Points by which a row may stand off the axis; rows around it that begin elsewhere, at least."""


def _attach(
    group: list[Mark], rows: list[Row], heights: list[float], page: int, left: float
) -> None:
    """Put a group of aside cells to the row at its first height, or as a row of its own where none
    is.
    """
    high = group[0].y1 - group[0].y0
    at = min(range(len(rows)), key=lambda i: abs(heights[i] - group[0].middle), default=-1)
    cells = joined([mark.cell for mark in group])
    for cell in cells:
        cell.aside = True
    leading = group[0].x0 < left
    near = 0.4 if group[0].heading else 0.8
    if (
        at >= 0
        and abs(heights[at] - group[0].middle) < near * high
        and not (leading and group[0].heading)
    ):
        row = rows[at]
        row.cells = [*cells, *row.cells] if leading else [*row.cells, *cells]
        return
    place = next((i for i, y in enumerate(heights) if y > group[0].middle - 0.8 * high), len(rows))
    for offset, cell in enumerate(cells):
        cell.aside = False
        rows.insert(place + offset, Row([cell], page=page, column_left=left))
        heights.insert(place + offset, group[0].middle)


def _append_to_flow(flows: list[_Flow], rows: list[Row], region: Region, page: int) -> None:
    """Join a region to the column it goes on from on the page before; else open a new flow.

    Only columns, and what came last on the page before, can go on: a header never does.
    """
    left = min((mark.x0 for mark in region.marks), default=rows[0].column_left)
    right = max((mark.x1 for mark in region.marks), default=rows[0].right)
    earlier = [flow for flow in flows if flow.page == page - 1]
    fresh = not any(flow.page == page for flow in flows)
    for flow in reversed(earlier):
        if (
            not (flow.column or (flow is earlier[-1] and fresh))
            or abs(flow.left - left) > 14
            or right > flow.right + 25
        ):
            continue
        flow.rows.extend(rows)
        flow.left, flow.right, flow.page = min(flow.left, left), max(flow.right, right), page
        flow.column = flow.column and region.column
        return
    flows.append(_Flow(rows, left, right, page, region.column))


def _laid_out(document: Document, rows: list[Row], furniture: list[Row]) -> Reading:
    """Give each cell its place in the text, and build the layout's blocks."""
    parts: list[str] = []
    at = 0
    blocks: dict[int, list[Block]] = {}
    open_block: list[Row] = []

    def close() -> None:
        if open_block and (box := union(row.box for row in open_block)) is not None:
            kind = (
                "list_item"
                if open_block[0].bullet
                else "ocr"
                if open_block[0].first.origin == "ocr"
                else "text"
            )
            span = (open_block[0].start, open_block[-1].end)
            blocks.setdefault(open_block[0].page, []).append(Block(box=box, span=span, kind=kind))
        open_block.clear()

    for before_it, cell in _as_read([*rows, *furniture]):
        parts += [before_it if parts else "", cell.text]
        cell.start = at + len(parts[-2])
        at = cell.end
    for row in [*rows, *furniture]:
        row.settle()
        before = open_block[-1] if open_block else None
        if before is not None and _new_block(before, row):
            close()
        open_block.append(row)
    close()
    pages = tuple(
        PageLayout(width=page.width, height=page.height, blocks=tuple(blocks.get(number, ())))
        for number, page in enumerate(document.pages)
        if page.width > 0
    )
    return Reading(rows, "".join(parts), Layout(pages=pages), furniture)


def _as_read(rows: list[Row]) -> Iterator[tuple[str, Cell]]:
    """Each cell with what parts it from the one before."""
    for row in rows:
        yield "\n", row.first
        for cell in row.cells[1:]:
            yield "\t", cell


def _new_block(before: Row, row: Row) -> bool:
    high = (before.box[3] - before.box[1]) if before.box else 10.0
    return (
        row.bullet
        or before.flow != row.flow
        or before.page != row.page
        or row.gap > 0.6 * high
        or before.main.type != row.main.type
    )
