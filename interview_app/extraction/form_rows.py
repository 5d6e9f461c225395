"""Entries of a form that names each of its lines, as the older Europass does: the labels go, and
what they label is put in turn.

A label may be broken over lines, and the lines of what it labels go on below it.
"""

from dataclasses import dataclass, field, replace
from functools import lru_cache

from interview_app.extraction.rows import Cell, Row
from interview_app.language.names import form_labels
from interview_app.language.tokens import normal

_LEAST = 3
"""Rows of a section that such labels begin, at least."""
_PART = 8
"""Letters of the first line of a broken label, at least."""


@dataclass(slots=True)
class _Entry:
    """The rows of one entry by what their labels say: `dates`, `post`, `firm`, `told`."""

    rows: dict[str, list[Row]] = field(default_factory=dict)


def without_form_labels(rows: list[Row]) -> list[Row]:
    """The rows of a section of jobs or schools without the labels of a form; as they are where it
    is none.

    Each entry has its dates first, then post, firm, and what was done as an item.
    """
    found = [_label(row) for row in rows]
    kinds = {role for role, _rest in found if role}
    if sum(bool(role) for role, _rest in found) < _LEAST or not {"dates", "post"} <= kinds:
        return rows
    before: list[Row] = []
    entries: list[_Entry] = []
    role, rest = "", ""
    for row, (own, left) in zip(rows, found, strict=True):
        if own:
            role, rest = own, left
            if not entries or (role in entries[-1].rows and role in ("dates", "post")):
                entries.append(_Entry())
            cells = row.cells[1:]
            entries[-1].rows.setdefault(role, [])
        else:
            cells = row.cells
            if rest and normal(cells[0].text) == rest:
                cells, rest = cells[1:], ""
        if not entries:
            before.append(row)
        elif cells:
            entries[-1].rows[role].append(_value(row, cells, item=bool(own) and role == "told"))
    return [
        *before,
        *(row for entry in entries for name in _ORDER for row in entry.rows.get(name, [])),
    ]


_ORDER = ("dates", "post", "firm", "told")


def _value(row: Row, cells: list[Cell], *, item: bool) -> Row:
    for cell in cells:
        cell.aside = False
    return replace(row, cells=cells, bullet=item, settled=False, known_main=None, known_box=None)


def _label(row: Row) -> tuple[str, str]:
    """What the label in a row's first cell says, and what of a broken label is missing; nothing
    where it is none.
    """
    if len(row.cells) < 2:
        return "", ""
    return _named(row.first.text)


@lru_cache(maxsize=4096)
def _named(text: str) -> tuple[str, str]:
    name = normal(text) if len(text) <= 100 else ""
    if not name:
        return "", ""
    if (role := form_labels().get(name)) is not None:
        return role, ""
    if len(name) >= _PART:
        for label, role in form_labels().items():
            if label.startswith(f"{name} "):
                return role, label[len(name) + 1 :]
    return "", ""
