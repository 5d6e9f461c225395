"""An entry of one section of the timeline as an entry of another one: each value in the field that
means the same there. No Qt.
"""

from collections.abc import Mapping
from typing import Any

_WHAT, _WHERE, _FROM, _TO, _PLACE, _TEXT, _ITEMS, _LINK = range(8)
_FIELDS: dict[str, dict[int, str]] = {
    "experiences": {
        _WHAT: "title",
        _WHERE: "organization",
        _FROM: "start",
        _TO: "end",
        _PLACE: "location",
        _TEXT: "summary",
        _ITEMS: "highlights",
    },
    "education": {
        _WHAT: "area",
        _WHERE: "institution",
        _FROM: "start",
        _TO: "end",
        _PLACE: "location",
        _ITEMS: "highlights",
    },
    "skills": {_WHAT: "label", _ITEMS: "keywords"},
    "projects": {
        _WHAT: "name",
        _WHERE: "entity",
        _FROM: "startDate",
        _TO: "endDate",
        _TEXT: "description",
        _ITEMS: "highlights",
        _LINK: "url",
    },
    "certificates": {_WHAT: "name", _WHERE: "issuer", _FROM: "date", _LINK: "url"},
    "languages": {_WHAT: "language"},
    "publications": {
        _WHAT: "name",
        _WHERE: "publisher",
        _FROM: "releaseDate",
        _TEXT: "summary",
        _LINK: "url",
    },
    "awards": {_WHAT: "title", _WHERE: "awarder", _FROM: "date", _TEXT: "summary"},
    "volunteer": {
        _WHAT: "position",
        _WHERE: "organization",
        _FROM: "startDate",
        _TO: "endDate",
        _TEXT: "summary",
        _ITEMS: "highlights",
        _LINK: "url",
    },
    "interests": {_WHAT: "name", _ITEMS: "keywords"},
}
"""What a section's fields mean."""


def in_section(data: Mapping[str, Any], key: str, other: str) -> dict[str, Any]:
    """The entry `data` of the section `key` as one of the section `other`.

    Nothing that was typed is lost: what has no field of its own there stands in its text, its list
    or behind its name.
    """
    there = _FIELDS[other]
    means = {path: meaning for meaning, path in _FIELDS[key].items()}
    moved: dict[str, Any] = {}
    rest: list[str] = []
    for path, value in data.items():
        if not value or path == "id":
            continue
        field = there.get(means.get(path, -1))
        if field is None:
            rest += [str(one) for one in value] if isinstance(value, list) else [str(value)]
        else:
            moved[field] = value
    return _with_rest(moved, rest, there)


def _with_rest(moved: dict[str, Any], rest: list[str], there: Mapping[int, str]) -> dict[str, Any]:
    if not rest:
        return moved
    if _TEXT in there:
        told = [moved.get(there[_TEXT]), *rest]
        return {**moved, there[_TEXT]: "\n".join(str(one) for one in told if one)}
    if _ITEMS in there:
        return {**moved, there[_ITEMS]: [*moved.get(there[_ITEMS], ()), *rest]}
    named = [moved.get(there[_WHAT]), *rest]
    return {**moved, there[_WHAT]: ", ".join(str(one) for one in named if one)}
