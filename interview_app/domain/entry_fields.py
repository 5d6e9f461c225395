"""What a field of a timeline's entry is, said once where the field stands (`timeline.py`): its
label and place in the form, what it means, and its names for the check and in JSON Resume. Forms,
readers, exporters, the check and the page take it from there.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import Any, Literal

from interview_app.domain.base import Model
from interview_app.domain.frozen import frozen

Kind = Literal["line", "text", "lines", "start", "end"]
"""How a value is edited: one line, a paragraph, a list with one item a line, or a date."""
DATES: tuple[Kind, ...] = ("start", "end")


class Means(IntEnum):
    """What a field says of its entry, in the order in which an entry is named: the degree, the
    title, who gave it, and so on. `BESIDE` stands beside them on the page.
    """

    DEGREE = 0
    WHAT = 1
    WHERE = 2
    FROM = 3
    TO = 4
    PLACE = 5
    BESIDE = 6
    TEXT = 7
    ITEMS = 8
    LINK = 9


NAMING = (Means.DEGREE, Means.WHAT, Means.WHERE)
HEADING = (*NAMING, Means.PLACE, Means.BESIDE)
"""What stands in the heading of an entry, dates apart."""
_ROWS = {Means.DEGREE: "degree", Means.WHAT: "title", Means.WHERE: "employer", Means.PLACE: "place"}


@frozen(kw_only=False)
class Shown:
    """A field of an entry.

    `label`: what the person calls it. `means`: None for what no other section and no page has a
    place for. `kind`, `hint`, `rows`, `beside` (on the line of the field before): its editor.
    `row`: what the check calls it, where it is not called by what it means. `json_resume`: its
    name there, where that is not ours.
    """

    label: str
    means: Means | None = None
    kind: Kind = "line"
    hint: str = ""
    beside: bool = False
    rows: int = 3
    row: str = ""
    json_resume: str = ""


@frozen
class EntryField:
    """A field with its `name` in the code and its `key` in the data."""

    name: str
    key: str
    shown: Shown

    @property
    def row(self) -> str:
        """What the check calls it."""
        means = self.shown.means
        return self.shown.row or (_ROWS.get(means, "") if means is not None else "") or self.name

    @property
    def json_resume(self) -> str:
        """What JSON Resume calls it."""
        return self.shown.json_resume or self.key


@cache
def fields_of(model: type[Model]) -> tuple[EntryField, ...]:
    """The fields of a kind of entry that a person sees, in the order of its form."""
    return tuple(
        EntryField(name=name, key=field.alias or name, shown=shown)
        for name, field in model.model_fields.items()
        for shown in field.metadata
        if isinstance(shown, Shown)
    )


def meaning(model: type[Model], *means: Means) -> tuple[EntryField, ...]:
    """The fields that mean one of these, in the order of `Means`."""
    found = [one for one in fields_of(model) if one.shown.means in means]
    return tuple(sorted(found, key=lambda one: one.shown.means or 0))


def row_fields(model: type[Model]) -> tuple[EntryField, ...]:
    """The fields whose values may stand in a row of the page, dates apart."""
    prose = (Means.TEXT, Means.ITEMS, Means.LINK)
    return tuple(
        one
        for one in fields_of(model)
        if one.shown.kind not in DATES and one.shown.means not in prose
    )


def values(entry: Model, fields: Iterable[EntryField]) -> tuple[str, ...]:
    """What an entry says in these fields; the items of a list one by one, nothing for an empty
    one.
    """
    told: list[Any] = [getattr(entry, one.name) for one in fields]
    return tuple(
        one
        for value in told
        for one in (value if isinstance(value, tuple) else (value,))
        if one is not None and one != ""
    )
