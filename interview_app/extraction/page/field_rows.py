"""Rows of a form, whose values stand beside the names of their fields, and head rows of tables.

They are noted before headings are looked for: "Tätigkeit" may be a heading or a field of a form.
"""

from dataclasses import dataclass

from interview_app.extraction.page.rows import Cell, Row
from interview_app.extraction.page.section_rows import stretch
from interview_app.extraction.phrases.dates_in_text import looks_dated
from interview_app.language.names import field_of

_LEAST = 3
"""Rows of a document that name their field, at least, where it is a form."""
_LONGEST = 100
"""Characters of the name of a field, at most."""
DATING = frozenset({"dates", "begin", "end"})
NAMING = frozenset({"firm", "post", "school", "degree"})
"""Fields that say when, and those that say where and as what."""


@dataclass(slots=True)
class Field:
    """A field of a form as a row has it: what it is called, which part of `tables.Form` it is
    (empty for a name that no list has), and its value.
    """

    label: str
    role: str
    cells: list[Cell]


def fields_of(row: Row) -> list[Field]:
    """The fields of a row; a first cell beside others, or words before a colon, may name one."""
    found: list[Field] = []
    for at, cell in enumerate(row.cells):
        label, value = _parted(cell)
        turn = at % 2 == 0 == len(row.cells) % 2
        named = _may_name(label) and (at == 0 or field_of(label, whole=not turn))
        if named and (value is not None or at < len(row.cells) - 1):
            found.append(Field(label, field_of(label), [value] if value is not None else []))
        elif found:
            found[-1].cells.append(cell)
        else:
            return []
    return [one for one in found if one.cells]


def _parted(cell: Cell) -> tuple[str, Cell | None]:
    """The words of a cell that may name a field, and what stands behind their colon."""
    label, _colon, value = cell.text.replace("：", ":").partition(":")
    if not value.strip():
        return label, None
    if value[0].isascii() and not value.startswith(" "):
        return "", None
    return label, stretch(cell, len(cell.text) - len(value.lstrip()), len(cell.text))


def _may_name(label: str) -> bool:
    return 0 < len(label.strip()) <= _LONGEST and "@" not in label and not looks_dated(label)


def columns_of(row: Row) -> list[str] | None:
    """What the columns of a table are called, where a row is the head of one."""
    if len(row.cells) < 2 or any(not _may_name(cell.text) for cell in row.cells):
        return None
    roles = [field_of(cell.text) for cell in row.cells]
    whole = {field_of(cell.text, whole=True) for cell in row.cells} - {""}
    if len(whole) < 2 or 2 * sum(map(bool, roles)) < len(roles):
        return None
    return roles


def note_fields(rows: list[Row]) -> None:
    """Note the rows of a form (`field`) and those that name the columns of a table (`columns`)."""
    named = [fields_of(row) for row in rows]
    known = [row for row, one in zip(rows, named, strict=True) if one and one[0].role]
    roles = {field.role for one in named for field in one if one[0].role}
    if len(known) >= _LEAST and roles & DATING and roles & NAMING:
        for row in known:
            row.notes["field"] = True
    for at, row in enumerate(rows):
        below = rows[at + 1 : at + 1 + _BROKEN_ROWS]
        dated = below and len(below[0].cells) > 1 and any(looks_dated(one.text) for one in below)
        if dated and columns_of(row) is not None:
            row.notes["columns"] = True


_BROKEN_ROWS = 3
"""Rows in which the first date of a table stands, where it is broken in a slim column."""
