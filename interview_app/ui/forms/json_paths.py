"""Reading and writing one place of a JSON object by its path (`basics.location.city`). No Qt."""

import re
from typing import Any

_STEP = re.compile(r"([^.\[\]]+)|\[(\d+)\]")


def steps(path: str) -> tuple[str | int, ...]:
    """`experiences[0].title` as `("experiences", 0, "title")`."""
    return tuple(int(number) if number else name for name, number in _STEP.findall(path))


def joined(parts: tuple[str | int, ...]) -> str:
    """`("experiences", 0, "title")` as `experiences[0].title`."""
    text = ""
    for part in parts:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def value_at(data: Any, path: str) -> Any:
    """The value, or None when any part of the way is missing."""
    for step in steps(path):
        if isinstance(step, int):
            if not isinstance(data, list) or step >= len(data):
                return None
            data = data[step]
        else:
            if not isinstance(data, dict):
                return None
            data = data.get(step)
    return data


def put(data: dict[str, Any], path: str, value: Any) -> None:
    """Set the value in place; objects on the way are made, None takes the key away."""
    names = path.split(".")
    for name in names[:-1]:
        inner = data.get(name)
        if not isinstance(inner, dict):
            if value is None:
                return
            inner = data[name] = {}
        data = inner
    if value is None:
        data.pop(names[-1], None)
    else:
        data[names[-1]] = value
