"""Rows made ready for finding headings: underlines told, labels parted from what they label."""

import re

from interview_app.extraction.dates_in_text import looks_dated
from interview_app.extraction.headings import named_kind
from interview_app.extraction.rows import Row

_UNDERLINE = re.compile(r"^\s*([-=_~*#+^])\1{2,}\s*$")


def without_underlines(rows: list[Row]) -> list[Row]:
    """Plain text underlines its headings with a row of signs: note it at the heading, and drop the signs."""
    out: list[Row] = []
    for row in rows:
        if row.first.box is None and _UNDERLINE.match(row.text):
            if out and len(out[-1].cells) == 1 and len(out[-1].text) <= 60 and out[-1].page == row.page:
                out[-1].notes["underlined"] = True
            continue
        out.append(row)
    return out


def note_lone_rows(rows: list[Row]) -> None:
    """Note rows without boxes that are a paragraph of their own: what a heading is in plain text."""
    for at, row in enumerate(rows):
        if row.first.box is not None:
            continue
        before = rows[at - 1].block if at else -1
        after = rows[at + 1].block if at + 1 < len(rows) else -1
        row.notes["alone"] = row.block not in (before, after)
        row.notes["opens box"] = row.first.origin == "textbox" and (not at or rows[at - 1].first.origin != "textbox")


def split_labels(rows: list[Row]) -> list[Row]:
    """A heading in a column of its own, beside the first row of its section, becomes a row of its own."""
    out: list[Row] = []
    for row in rows:
        first = row.first
        if len(row.cells) > 1 and named_kind(first.text) and not looks_dated(first.text):
            rest = Row(
                row.cells[1:],
                row.page,
                row.bullet,
                row.style,
                row.list_level,
                row.block,
                row.flow,
                row.column_left,
                row.right,
            )
            apart = first.aside or first.type != rest.first.type or (first.box is None and rest.first.aside)
            if len(row.text) - len(first.text) > 2 and apart:
                for cell in rest.cells:
                    cell.aside = cell.aside and cell is not rest.cells[0]
                head = Row([first], row.page, style=row.style, block=row.block, flow=row.flow, gap=row.gap)
                head.column_left, head.right = row.column_left, row.right
                head.notes["label"] = True
                out.extend((head, rest))
                continue
        out.append(row)
    return out
