"""An entry of one section of the timeline as an entry of another one: each value in the field that
means the same there. No Qt.
"""

from collections.abc import Mapping
from typing import Any

from interview_app.domain.entry_fields import Means, fields_of
from interview_app.domain.timeline import ENTRIES


def in_section(data: Mapping[str, Any], key: str, other: str) -> dict[str, Any]:
    """The entry `data` of the section `key` as one of the section `other`.

    Nothing that was typed is lost: what has no field of its own there stands in its text, its list
    or behind its name.
    """
    there = {one.shown.means: one.key for one in fields_of(ENTRIES[other])}
    means = {one.key: one.shown.means for one in fields_of(ENTRIES[key])}
    moved: dict[str, Any] = {}
    rest: list[str] = []
    for path, value in data.items():
        if not value or path in ("id", "carried"):
            continue
        meaning = means.get(path)
        field = there.get(meaning) if meaning is not None else None
        if field is None:
            rest += [str(one) for one in value] if isinstance(value, list) else [str(value)]
        else:
            moved[field] = value
    return _with_rest(moved, rest, there)


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
