"""An entry of one section of the timeline as one of another, and as several. No Qt."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from typing import Any

from interview_app.domain.entry_fields import DATES, Means, fields_of, meaning
from interview_app.domain.timeline import ENTRIES
from interview_app.language.any_language import section_of
from interview_app.ui.forms.timeline_sections import SECTION
from interview_app.ui.forms.typed_dates import shown_date, without_dates

_BETWEEN = ("\n", ". ", "; ", " · ", " | ", ", ")
"""What stands between things that are told in one line, the strongest first."""


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


def called(words: str, key: str) -> dict[str, Any]:
    """The fields of an entry of the section `key` that is told in a line: its name with the dates
    that it begins or ends with. "Volunteering: …" names the section, which says so itself.
    """
    label, colon, rest = words.partition(":")
    if colon and (section := section_of(label)) and key in (section, f"{section}s"):
        words = rest.strip()
    return dated({next(iter(SECTION[key].labels)): words}, key) if words else {}


def beside_name(key: str) -> str:
    """The field of the section `key` that is told beside an entry's name, as the fluency of a
    language; "" where there is none.
    """
    fields = fields_of(ENTRIES[key])
    others = (one.key for one in fields if one.shown.means is None and one.shown.kind == "line")
    return next(others, "") if can_be_split(key) else ""


def can_be_split(key: str) -> bool:
    """Whether entries of the section `key` are lines of a list: their name is their first field."""
    (name, *_rest) = meaning(ENTRIES[key], Means.WHAT)
    return name.key == next(iter(SECTION[key].labels))


def lines_of(data: Mapping[str, Any], key: str) -> list[str]:
    """What an entry tells, a line for each that it may be: its name at the strongest mark between
    its words, and each item of its list.
    """
    name, *lists = _told(key)
    words = ": ".join(str(data[one]) for one in (name, beside_name(key)) if data.get(one))
    mark = next((one for one in _BETWEEN if one in words), "\n")
    items = (one for path in lists for one in data.get(path) or ())
    return [*_whole(words.split(mark)), *items]


def split(data: Mapping[str, Any], key: str, lines: Iterable[str]) -> list[dict[str, Any]]:
    """The entries that these lines make of one, each with what stands behind a colon beside its
    name; the first keeps what they do not tell.
    """
    told = (*_told(key), beside := beside_name(key))
    made = [fields for one in _whole(lines) if (fields := called(one, key))]
    for entry in made if beside else ():
        name, _colon, more = entry[told[0]].partition(":")
        if more.strip():
            entry.update({told[0]: name.strip(), beside: more.strip()})
    kept = {path: one for path, one in data.items() if path not in told}
    return [kept | (made[0] if made else {}), *made[1:]]


def _told(key: str) -> list[str]:
    return [one.key for one in meaning(ENTRIES[key], Means.WHAT, Means.ITEMS)]


def _whole(lines: Iterable[str]) -> Iterator[str]:
    """Lines without the marks that stood between them."""
    return (one for line in lines if (one := line.strip(" \t.,;·|•").removesuffix(":")))


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
