"""JSON that somebody else wrote, in which no key may stand twice: of two values the last would
count, and nobody would know.
"""

import json
from typing import Any


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
