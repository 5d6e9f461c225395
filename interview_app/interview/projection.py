"""What a leader sees of a result: little enough, and nothing hidden (DESIGN 4.4).

Layout, boxes, hidden text and file names never leave; what the person withholds is the business of
`withheld`.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

LIMIT = 12_000
"""Characters of one result at most."""

_NEVER_SHOWN = frozenset(
    {
        "layout",
        "in_no_field",
        "settled",
        "hidden_text",
        "box",
        "boxes",
        "block",
        "span",
        "filename",
        "blob_sha256",
        "worker_peak_rss_mb",
    }
)
_MARK = " … (cut)"
_SHORTEST = 160


def project(output: Mapping[str, Any], *, limit: int = LIMIT) -> dict[str, Any]:
    """The output without what is never shown, cut to `limit` characters of JSON; what was cut says
    so.
    """
    shown: dict[str, Any] = _without(output)
    while (size := len(json.dumps(shown, ensure_ascii=False))) > limit:
        if not _cut_longest_string(shown, size - limit) and not _cut_longest_list(shown):
            return {
                "truncated": True,
                "text": json.dumps(shown, ensure_ascii=False)[: limit // 2] + _MARK,
            }
    return shown


def filled(value: Any) -> Any:
    """The value without what is never shown, and without fields that say nothing: none, an empty
    text, an empty list. Zero and false say something.
    """
    return _without(value, empty=True)


def _without(value: Any, *, empty: bool = False) -> Any:
    """Without what is never shown, and, `empty`, without what says nothing."""
    if isinstance(value, list | tuple):
        return [_without(one, empty=empty) for one in value]
    if not isinstance(value, Mapping):
        return value
    pairs = [(key, one) for key, one in value.items() if key not in _NEVER_SHOWN]
    shown = {key: _without(one, empty=empty) for key, one in pairs}
    if not empty:
        return shown
    return {key: one for key, one in shown.items() if one is not None and one not in ("", [], {})}


def _places(value: Any, kind: type) -> Iterable[tuple[Any, Any, Any]]:
    """(container, key, item) of each item of this kind, at any depth."""
    pairs = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, one in pairs:
        if isinstance(one, kind):
            yield value, key, one
        yield from _places(one, kind)


def _cut_longest_string(shown: Any, excess: int) -> bool:
    longest = max(_places(shown, str), key=lambda place: len(place[2]), default=None)
    if longest is None or len(longest[2]) <= _SHORTEST:
        return False
    container, key, text = longest
    keep = max(
        _SHORTEST - len(_MARK),
        min(len(text) - excess - len(_MARK), len(text) // 2 * 2 - len(_MARK) - 1),
    )
    container[key] = text[: min(keep, len(text) - len(_MARK) - 1)] + _MARK
    return True


def _cut_longest_list(shown: Any) -> bool:
    longest = max(_places(shown, list), key=lambda place: len(json.dumps(place[2])), default=None)
    if longest is None or len(longest[2]) < 2:
        biggest = max(_places(shown, dict), key=lambda place: len(place[2]), default=None)
        if biggest is None or len(biggest[2]) < 2:
            return False
        container, key, mapping = biggest
        container[key] = dict(list(mapping.items())[: len(mapping) // 2])
        return True
    container, key, items = longest
    container[key] = items[: (len(items) + 1) // 2]
    return True
