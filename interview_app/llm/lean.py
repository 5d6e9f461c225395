"""A result as a model reads it: what changed, in levels, without what says nothing to anybody who
reads (hashes, moments, empty fields). The app's own object stays whole in the store.
"""

from collections.abc import Mapping
from typing import Any

from interview_app.llm.client import ResultItem

_MACHINES = frozenset({"sha256", "timestamp", "created"})
_REVIEWS = frozenset({"submit_for_validation", "persist_data"})
LEVELS = ((0.85, "high"), (0.6, "medium"), (0.0, "low"))
"""From which confidence on a value is called so."""


def lean(item: ResultItem) -> dict[str, Any]:
    """The output of a call as it is sent."""
    output = dict(item.output)
    if item.tool in _REVIEWS and output.get("status") in ("approved", "modified", "ok"):
        # It is what the model itself handed in, but for the changes, which stand beside it.
        output.pop("data", None)
    kept = {key: _lean(value, key) for key, value in output.items() if key not in _MACHINES}
    return {key: value for key, value in kept.items() if value not in (None, {})}


def _lean(value: Any, key: str) -> Any:
    if "confidence" in key and isinstance(value, float):
        return level(value)
    if "confidence" in key and isinstance(value, Mapping):
        return _unsure(value)
    if isinstance(value, Mapping):
        pairs = {name: _lean(one, name) for name, one in value.items() if name not in _MACHINES}
        return {name: one for name, one in pairs.items() if one not in (None, "", [], {})}
    if isinstance(value, list | tuple):
        return [_lean(one, key) for one in value]
    return value


def _unsure(by_path: Mapping[str, Any]) -> dict[str, Any]:
    """What is not sure, by level; all else is."""
    found: dict[str, Any] = {}
    for path, value in by_path.items():
        named = level(value) if isinstance(value, float) else str(value)
        if named != "high":
            found.setdefault(named, []).append(path)
    return found or {"all": "high"}


def level(confidence: float) -> str:
    """The word for a confidence from 0 to 1."""
    return next(word for least, word in LEVELS if confidence >= least or least == 0.0)
