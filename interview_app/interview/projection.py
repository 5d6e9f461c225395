"""What a leader sees of a result: little enough, nothing hidden, nothing withheld (DESIGN 4.4).

Layout, boxes, hidden text and file names never leave; values the person withheld stand as `{{basics.phone}}` in what is
sent and are put back before any sheet or record.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from interview_app.domain.profile import ApplicantProfile
from interview_app.llm.client import (
    HistoryItem,
    LeaderItem,
    NoteItem,
    PersonItem,
    ResultItem,
    SystemItem,
)

LIMIT = 12_000
"""Characters of one result at most."""

_NEVER_SHOWN = frozenset(
    {
        "layout",
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
    """The output without what is never shown, cut to `limit` characters of JSON; what was cut says so."""
    shown: dict[str, Any] = _without(output)
    while (size := len(json.dumps(shown, ensure_ascii=False))) > limit:
        if not _cut_longest_string(shown, size - limit) and not _cut_longest_list(shown):
            return {"truncated": True, "text": json.dumps(shown, ensure_ascii=False)[: limit // 2] + _MARK}
    return shown


def _without(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without(one) for key, one in value.items() if key not in _NEVER_SHOWN}
    if isinstance(value, list | tuple):
        return [_without(one) for one in value]
    return value


def _places(value: Any, kind: type) -> Iterable[tuple[Any, Any, Any]]:
    """(container, key, item) of each item of this kind, at any depth."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in pairs:
        if isinstance(one, kind):
            yield value, key, one
        yield from _places(one, kind)


def _cut_longest_string(shown: Any, excess: int) -> bool:
    longest = max(_places(shown, str), key=lambda place: len(place[2]), default=None)
    if longest is None or len(longest[2]) <= _SHORTEST:
        return False
    container, key, text = longest
    keep = max(_SHORTEST - len(_MARK), min(len(text) - excess - len(_MARK), len(text) // 2 * 2 - len(_MARK) - 1))
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


# Withheld values


def withheld_values(paths: Iterable[str], profiles: Iterable[ApplicantProfile | None]) -> dict[str, str]:
    """Placeholder to value, for each withheld path (`basics.phone`) that a profile has a value for."""
    values: dict[str, str] = {}
    wanted = [path for path in paths if path]
    for profile in profiles:
        data = profile.to_json() if profile is not None else {}
        for path in wanted:
            value: Any = data
            for part in path.split("."):
                value = value.get(part) if isinstance(value, dict) else None
            if isinstance(value, str) and value.strip():
                values.setdefault(f"{{{{{path}}}}}", value)
    return values


def hide(value: Any, values: Mapping[str, str]) -> Any:
    """Every withheld value inside any string replaced by its placeholder."""
    if isinstance(value, str):
        for placeholder, real in values.items():
            value = value.replace(real, placeholder)
        return value
    if isinstance(value, Mapping):
        return {key: hide(one, values) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(hide(one, values) for one in value)
    return value


def put_back(value: Any, values: Mapping[str, str]) -> Any:
    """Every placeholder replaced by its value; before any sheet or record."""
    return hide(value, {real: placeholder for placeholder, real in values.items()})


def hide_in_history(history: Iterable[HistoryItem], values: Mapping[str, str]) -> tuple[HistoryItem, ...]:
    """The history as it may be sent."""
    if not values:
        return tuple(history)
    return tuple(_hide_item(item, values) for item in history)


def _hide_item(item: HistoryItem, values: Mapping[str, str]) -> HistoryItem:
    match item:
        case PersonItem() | SystemItem() | NoteItem():
            return replace(item, text=hide(item.text, values))
        case ResultItem():
            return replace(item, output=hide(item.output, values))
        case LeaderItem():
            calls = tuple(replace(call, arguments=hide(call.arguments, values)) for call in item.calls)
            return replace(item, text=hide(item.text, values), calls=calls, raw_items=hide(item.raw_items, values))
