"""Rows made ready for finding headings: underlines told, labels parted from what they label."""

import re
from dataclasses import replace

from interview_app.extraction.page.rows import Cell, Row, Run
from interview_app.extraction.phrases.dates_in_text import looks_dated
from interview_app.language.any_language import section_of
from interview_app.language.names import field_of

_UNDERLINE = re.compile(r"^\s*([-=_~*#+^])\1{2,}\s*$")


def without_underlines(rows: list[Row]) -> list[Row]:
    """Plain text underlines its headings with a row of signs: note it at the heading, and drop the
    signs.
    """
    out: list[Row] = []
    for row in rows:
        if row.first.box is None and _UNDERLINE.match(row.text):
            if (
                out
                and len(out[-1].cells) == 1
                and len(out[-1].text) <= 60
                and out[-1].page == row.page
            ):
                out[-1].notes["underlined"] = True
            continue
        out.append(row)
    return out


def without_numbers(rows: list[Row]) -> None:
    """Take headings with a number before them, "2. Education", for no items of a list: they are in
    a type of their own, or are numbered from the first to the last.
    """
    numbered = [row for row in rows if _number(row).rstrip(".)").isdigit()]
    named = [row for row in numbered if section_of(row.text) is not None]
    types = {row.first.type for row in named}
    alike = [row for row in numbered if row.first.type in types]
    others = {row.first.type for row in rows if not _number(row)}
    numbers = [int(_number(row).rstrip(".)")) for row in alike]
    in_turn = numbers == list(range(1, len(numbers) + 1))
    if len(named) >= _NUMBERED and (not types & others or in_turn):
        for row in alike:
            row.bullet = False
            row.notes["numbered"] = True


def _number(row: Row) -> str:
    """The sign before a row, or a figure in a first cell of the same type as the second."""
    first = row.first
    if len(row.cells) == 2 and first.text.isdigit() and first.type == row.cells[1].type:
        return first.text
    return str(row.notes.get("sign", ""))


_NUMBERED = 2
"""Headings with a number before them, at least."""


_SIGNED = re.compile(
    r"[^\W\d_][\w .-]{1,30},\s*(?:[^\W\d_]{1,3}\s+)?\d{1,2}\.?\s?"
    r"(?:\d{1,2}\.|/\d{1,2}/|(?:de\s+)?[^\W\d_]{3,10}\s(?:de\s+)?)\s?(?:19|20)\d\d\.?"
)
_SIGNATURE_ROWS, _NAME_WORDS = 3, 5


def without_signature(rows: list[Row]) -> list[Row]:
    """The rows without the place and day at the end at which they were signed, and without the name
    under them.
    """
    for at in range(max(len(rows) - _SIGNATURE_ROWS, 0), len(rows)):
        below = rows[at + 1 :]
        names = all(
            len(row.text.split()) <= _NAME_WORDS and not any(map(str.isdigit, row.text))
            for row in below
        )
        if (
            at
            and names
            and _SIGNED.fullmatch(rows[at].text.strip())
            and not any(row.bullet for row in rows[at:])
        ):
            return rows[:at]
    return rows


def stretch(cell: Cell, begin: int, stop: int) -> Cell:
    """The characters `begin` to `stop` of a cell as a cell of their own."""
    runs = [
        Run(max(run.start, begin) - begin, min(run.end, stop) - begin, run.type, run.link)
        for run in cell.runs
        if run.start < stop and run.end > begin
    ]
    box = cell.box
    if box is not None:
        wide = (box[2] - box[0]) / max(len(cell.text), 1)
        box = (box[0] + begin * wide, box[1], box[0] + stop * wide, box[3])
    return replace(cell, text=cell.text[begin:stop], runs=runs, box=box, start=cell.start + begin)


def note_lone_rows(rows: list[Row]) -> None:
    """Note rows without boxes that are a paragraph of their own: what a heading is in plain
    text.
    """
    for at, row in enumerate(rows):
        if row.first.box is not None:
            continue
        before = rows[at - 1].block if at else -1
        after = rows[at + 1].block if at + 1 < len(rows) else -1
        row.notes["alone"] = row.block not in (before, after)
        row.notes["opens box"] = row.first.origin == "textbox" and (
            not at or rows[at - 1].first.origin != "textbox"
        )


def split_labels(rows: list[Row]) -> list[Row]:
    """A heading in a column of its own, beside the first row of its section, becomes a row of its
    own.
    """
    out: list[Row] = []
    for row in rows:
        first = row.first
        named = not (row.notes.get("field") or row.notes.get("columns"))
        if section_of(first.text) == "contact" and field_of(first.text):
            named = False  # "Anschrift", "E-Mail": the row of a form
        if named and len(row.cells) > 1 and section_of(first.text) and not looks_dated(first.text):
            rest = row.with_cells(row.cells[1:])
            rest.notes, rest.gap = {}, 0.0
            apart = first.aside or first.type != rest.first.type or first.box is None
            if len(row.text) - len(first.text) > 2 and apart:
                for cell in rest.cells:
                    cell.aside = cell.aside and cell is not rest.cells[0]
                head = row.with_cells([first])
                head.notes, head.bullet = {"label": True}, False
                out.extend((head, rest))
                continue
        out.append(row)
    return out
