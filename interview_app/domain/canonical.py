"""One canonical JSON form and its sha256, so that equal content has equal hashes everywhere; and
JSON that somebody else wrote, in which no key may stand twice: of two values the last would count,
and nobody would know.
"""

import hashlib
import json
from typing import Any

from pydantic import BaseModel

Json = Any
"""A JSON value: None, bool, int, float, str, list or dict with str keys."""


def canonical_json(value: Json | BaseModel) -> str:
    """Sorted keys, no spaces, UTF-8 kept, NaN refused; a model is dumped by its JSON names without
    unset Nones.

    Raises:
        ValueError: the value holds NaN or infinity.
        TypeError: the value is not JSON.
    """
    if isinstance(value, BaseModel):
        value = value.model_dump(mode="json", by_alias=True, exclude_none=True)
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def content_sha256(value: Json | BaseModel) -> str:
    """The sha256 (64 hex digits) of the canonical JSON form."""
    return hashlib.sha256(canonical_json(value).encode("utf-8")).hexdigest()


class KeyTwice(ValueError):
    """An object has a key twice; `key` is its name."""

    def __init__(self, key: str) -> None:
        super().__init__(f"the key '{key}' stands twice")
        self.key = key


def read_json(text: str) -> Any:
    """The data of a JSON text.

    Raises:
        KeyTwice: an object has a key twice.
        ValueError: it is no JSON.
        RecursionError: it is nested too deeply.
    """
    return json.loads(text, object_pairs_hook=_object)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise KeyTwice(key)
        found[key] = value
    return found
