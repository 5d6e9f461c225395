"""The entries of a form, or of a table whose head row names its columns: a value for each field.

A form names each of its rows and begins anew with each entry; such a table is the same, lying on
its side. What a name that no list has stands for is told by the values under it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from interview_app.extraction.entries.places_set_off import town_like
from interview_app.extraction.page.field_rows import DATING, NAMING, columns_of, fields_of
from interview_app.extraction.page.rows import Cell, Found, Row
from interview_app.extraction.phrases.dates_in_text import date_ranges
from interview_app.extraction.phrases.joining import joined
from interview_app.extraction.phrases.lexicon import (
    degree_score,
    organisation_score,
    school_score,
    title_score,
)
from interview_app.extraction.phrases.places import place_score
from interview_app.language.names import field_of, form_labels
from interview_app.language.tokens import normal

_LEAST = 3
"""Rows of a section that name their field, at least, where it is a form."""
_TELLING = 0.9
"""How much the values of a field look like one thing, at least, where its name says nothing."""


@dataclass(slots=True)
class Record:
    """One entry: the rows of each field, by the part of `tables.Form` that it is, else by its name
    in the form of `tokens.normal`.
    """

    fields: dict[str, list[Row]] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)

    def add(self, key: str, row: Row, cells: list[Cell], *, label: str = "") -> None:
        """Put the cells of a row to a field."""
        for cell in cells:
            cell.aside = False
        own = row.with_cells(cells)
        own.notes = {}
        self.fields.setdefault(key, []).append(own)
        self.labels.setdefault(key, label)

    def found(self, role: str) -> Found | None:
        """The whole value of a field."""
        rows = self.fields.get(role)
        if not rows:
            return None
        return Found(
            joined([row.text.replace("\t", " ") for row in rows]),
            rows[0].start,
            rows[-1].end,
            _SURE,
        )

    @property
    def dated(self) -> bool:
        """Whether it says when."""
        return any(date_ranges(row.text) for role in DATING for row in self.fields.get(role, []))


_SURE = 0.9
"""How sure a value is that stands beside the name of its field."""


def records_of(rows: list[Row]) -> tuple[list[Record], list[Row]]:
    """The entries of a section that is a form or a table with a head row, and its other rows; no
    entries and all rows where it is neither.
    """
    records, rest = _of_table(rows)
    if not records:
        records, rest = _of_form(rows)
    _tell_unknown(records)
    records = [one for one in records if one.dated or one.fields.keys() & NAMING]
    dated = sum(record.dated for record in records)
    named = sum(bool(record.fields.keys() & NAMING) for record in records)
    if not records or 2 * dated < len(records) or 2 * named < len(records):
        return [], rows
    return records, rest


def _of_form(rows: list[Row]) -> tuple[list[Record], list[Row]]:
    named = [fields_of(row) for row in rows]
    often = Counter(normal(one.label) for fields in named for one in fields)
    named = [
        fields if fields and (fields[0].role or often[normal(fields[0].label)] > 1) else []
        for fields in named
    ]
    roles = {one.role for fields in named for one in fields} - {""}
    # Names that are known and say neither when nor where stand below an entry's head.
    beside = bool(roles) and not roles & (DATING | NAMING)
    if sum(map(bool, named)) < _LEAST or beside:
        return [], rows
    records: list[Record] = []
    before: list[Row] = []
    key, label = "", ""
    for row, fields in zip(rows, named, strict=True):
        whole = f"{label} {fields[0].label if fields else row.first.text}"
        if records and _goes_on(label, whole):
            key, label = _key(whole), whole
            cells = [cell for one in fields for cell in one.cells]
            if cells:
                records[-1].add(key, row, cells, label=whole)
        elif fields:
            for one in fields:
                key, label = one.role or normal(one.label), one.label
                if not records or _begins(records, key):
                    records.append(Record())
                records[-1].add(key, row, one.cells, label=label)
        elif records:
            key = "told" if row.bullet and key in _OF_ONE_LINE else key
            records[-1].add(key, row, row.cells)
        else:
            before.append(row)
    return records, before


_OF_ONE_LINE = DATING | NAMING
"""Fields whose value is no list: items under them tell of the entry."""


def _key(label: str) -> str:
    return field_of(label) or normal(label)


def _begins(records: list[Record], key: str) -> bool:
    """Whether a field begins the next entry: this one has it, or the first one began with it."""
    last = records[-1].fields
    return key in last and (key in DATING | NAMING or key == next(iter(records[0].fields)))


def _goes_on(label: str, whole: str) -> bool:
    """Whether the name of a field was broken, and `whole` is more of it."""
    return bool(label) and normal(whole) in form_labels()


def _of_table(rows: list[Row]) -> tuple[list[Record], list[Row]]:
    records: list[Record] = []
    rest: list[Row] = []
    head: Row | None = None
    keys: list[str] = []
    last: Row | None = None
    for row in rows:
        if row.notes.get("columns") and (roles := columns_of(row)) is not None:
            head, last = row, None
            keys = [role or normal(cell.text) for role, cell in zip(roles, row.cells, strict=True)]
            continue
        if head is None or _table(row) != _table(head):
            rest.append(row)
            head = None
            continue
        placed = list(_in_columns(row, head))
        by_key = {keys[at]: cells for at, cells in placed}
        if last is None or _opens(row, last, records[-1], by_key):
            records.append(Record())
        for at, cells in placed:
            for cell in cells:
                key = _of_paragraph(keys[at], cell, records[-1], item=row.bullet)
                records[-1].add(key, row, [cell], label=head.cells[at].text)
        last = row
    return records, rest


def _of_paragraph(key: str, cell: Cell, record: Record, *, item: bool) -> str:
    """The field that a cell of a column is: in Word's tables a paragraph under a name is no more of
    it, but says where that is, or what was done there.
    """
    if key not in NAMING or cell.slot is None or (key not in record.fields and not item):
        return key
    town = key in ("firm", "school") and not item and "place" not in record.fields
    return "place" if town and (town_like(cell.text) or place_score(cell.text) > 0) else "told"


def _opens(row: Row, last: Row, record: Record, placed: dict[str, list[Cell]]) -> bool:
    """Whether a row of a table begins an entry: the next row of Word's table, else one with a date
    in a column where the entry before has its whole date.
    """
    if row.first.slot is not None and last.first.slot is not None:
        return row.first.slot[:2] != last.first.slot[:2]
    for role in DATING & placed.keys():
        before = record.found(role)
        if before is not None and date_ranges(before.text):
            return True
    return False


def _in_columns(row: Row, head: Row) -> Iterator[tuple[int, list[Cell]]]:
    """The cells of a row by the column that they stand in."""
    by: dict[int, list[Cell]] = {}
    for number, cell in enumerate(row.cells):
        by.setdefault(_column(cell, number, head), []).append(cell)
    yield from sorted(by.items())


def _column(cell: Cell, number: int, head: Row) -> int:
    """The column of the table in which a cell stands: by Word's table, by the page, by its turn."""
    last = len(head.cells) - 1
    if cell.slot is not None and head.first.slot is not None:
        return max(at for at, one in enumerate(head.cells) if at == 0 or _slot(one) <= _slot(cell))
    if cell.box is None or any(one.box is None for one in head.cells):
        return min(number, last)
    boxes = [one.box for one in head.cells if one.box is not None]
    shared = [min(box[2], cell.box[2]) - max(box[0], cell.box[0]) for box in boxes]
    if max(shared) > 0:
        return shared.index(max(shared))
    return max(at for at, box in enumerate(boxes) if at == 0 or box[0] <= cell.box[0])


def _table(row: Row) -> int | None:
    return row.first.slot[0] if row.first.slot is not None else None


def _slot(cell: Cell) -> int:
    return cell.slot[2] if cell.slot is not None else 0


def _tell_unknown(records: list[Record]) -> None:
    """Tell by their values what the fields are whose names say nothing."""
    keys = dict.fromkeys(key for record in records for key in record.fields)
    known = {key for key in keys if key in ROLES}
    for key in keys:
        if key in known:
            continue
        values = [found.text for one in records if (found := one.found(key)) is not None]
        role = _told_by(values, taken=known)
        if role:
            known.add(role)
            for record in records:
                if key in record.fields and role not in record.fields:
                    record.fields[role] = record.fields.pop(key)


ROLES = DATING | NAMING | {"place", "told", "about"}


def _told_by(values: list[str], *, taken: set[str]) -> str:
    """What values are that no name tells, where nothing else of the entries is that."""
    if len(values) < 2:
        return ""
    ranged = sum(any(not one.lone for one in date_ranges(value)) for value in values)
    if not taken & DATING and 2 * ranged > len(values):
        return "dates"
    means = {
        role: sum(map(score, values)) / len(values)
        for role, score in _SCORES.items()
        if role not in taken
    }
    best = max(means, key=lambda role: means[role], default="")
    return best if best and means[best] >= _TELLING else ""


_SCORES = {
    "post": title_score,
    "firm": organisation_score,
    "school": school_score,
    "degree": degree_score,
    "place": place_score,
}
