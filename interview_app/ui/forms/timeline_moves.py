"""An entry of one section of the timeline as one of another. No Qt."""

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from interview_app.domain.entry_fields import DATES, Means, fields_of, meaning
from interview_app.domain.timeline import ENTRIES
from interview_app.ui.forms.timeline_sections import SECTION
from interview_app.ui.forms.typed_dates import shown_date, without_dates


def in_section(data: Mapping[str, Any], key: str, other: str) -> dict[str, Any]:
    """The entry `data` of the section `key` as one of the section `other`.

    Nothing that was typed is lost: what has no field of its own there stands in its text, its list
    or behind its name, a date as people write it.
    """
    there = {one.shown.means: one.key for one in fields_of(ENTRIES[other])}
    here = {one.key: one.shown for one in fields_of(ENTRIES[key])}
    if not any(data.get(path) for path, one in here.items() if one.means is Means.FROM):
        # What has one date has it, whether it was the beginning or the end.
        there.setdefault(Means.TO, there.get(Means.FROM, ""))
    if Means.TEXT not in there and Means.ITEMS not in there:
        there.setdefault(Means.DEGREE, there[Means.WHAT])
    moved: dict[str, Any] = {}
    rest: list[str] = []
    in_order = [one.key for one in meaning(ENTRIES[key], *Means)]
    for path in (*in_order, *(one for one in data if one not in in_order)):
        value = data.get(path)
        if not value or path in ("id", "carried"):
            continue
        shown = here.get(path)
        field = there.get(shown.means) if shown is not None and shown.means is not None else None
        if field is None:
            dated = shown is not None and shown.kind in DATES
            words = shown_date(value) if dated else value
            rest += [str(one) for one in words] if isinstance(words, list) else [str(words)]
        else:
            moved[field] = ", ".join((moved[field], value)) if field in moved else value
    return _with_rest(moved, rest, there)


def apart(data: dict[str, Any], key: str, other: str) -> list[dict[str, Any]]:
    """An entry, and after it those that the items of its list make where the section `other` has
    no place for a list or a text.
    """
    name, *lists = (one.key for one in meaning(ENTRIES[key], Means.WHAT, Means.ITEMS))
    items = [one for path in lists for one in data.get(path) or ()]
    if not items or meaning(ENTRIES[other], Means.ITEMS, Means.TEXT):
        return [data]
    whole = {path: value for path, value in data.items() if path not in lists}
    return [*([whole] if data.get(name) else []), *({name: one} for one in items)]


def dated(data: dict[str, Any], key: str) -> dict[str, Any]:
    """An entry of a section with the dates that its first words begin or end with in their own
    fields, where those are empty and there is a field for each.
    """
    fields = [one.key for one in meaning(ENTRIES[key], Means.FROM, Means.TO)]
    name = next((one for one in SECTION[key].labels if data.get(one)), "")
    words = data.get(name)
    read = without_dates(words) if fields and isinstance(words, str) else None
    if read is None or any(data.get(one) for one in fields):
        return data
    rest, *dates = read
    if dates[1] is None and key == "education":
        dates = [None, dates[0]]  # a school is told by the year it ended
    told = {field: date for field, date in zip_longest(fields, dates) if date}
    return {**data, name: rest, **told} if rest and None not in told else data


def _with_rest(
    moved: dict[str, Any], rest: list[str], there: Mapping[Means | None, str]
) -> dict[str, Any]:
    if not rest:
        return moved
    if Means.TEXT in there:
        told = [moved.get(there[Means.TEXT]), *rest]
        return {**moved, there[Means.TEXT]: "\n".join(str(one) for one in told if one)}
    if Means.ITEMS in there:
        return {**moved, there[Means.ITEMS]: [*moved.get(there[Means.ITEMS], ()), *rest]}
    named = [moved.get(there[Means.WHAT]), *rest]
    return {**moved, there[Means.WHAT]: ", ".join(str(one) for one in named if one)}
