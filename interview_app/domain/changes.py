"""What changed between two JSON values, path by path (CONTRACT A10: `basics.email`, oldValue,
newValue).
"""

from typing import Any

from pydantic import Field

from interview_app.domain.base import Model


class Change(Model):
    """One changed field."""

    field: str
    old_value: Any = Field(default=None, alias="oldValue")
    new_value: Any = Field(default=None, alias="newValue")

    def to_contract(self) -> dict[str, Any]:
        """The contract's object, None values kept: they mean absent."""
        return {"field": self.field, "oldValue": self.old_value, "newValue": self.new_value}


def changes(old: Any, new: Any) -> tuple[Change, ...]:
    """Every changed leaf, in the order of the new value, then what is gone.

    Lists of objects with an `id` are compared by that id, so that a move is no change of every
    field; other lists by position. An object or item that came or went is one change.
    """
    found: list[Change] = []
    _compare("", old, new, found)
    return tuple(found)


def _compare(path: str, old: Any, new: Any, found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*new, *(key for key in old if key not in new)]:
            _compare(f"{path}.{key}" if path else str(key), old.get(key), new.get(key), found)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(path, old, new, found)
    elif old != new:
        found.append(Change(field=path, old_value=old, new_value=new))


def _compare_lists(path: str, old: list[Any], new: list[Any], found: list[Change]) -> None:
    if _by_id(old) is not None and _by_id(new) is not None and (old or new):
        before, after = _by_id(old) or {}, _by_id(new) or {}
        for at, (key, item) in enumerate(after.items()):
            _compare(f"{path}[{at}]", before.get(key), item, found)
        for key, item in before.items():
            if key not in after:
                found.append(
                    Change(
                        field=f"{path}[{list(before).index(key)}]", old_value=item, new_value=None
                    )
                )
        kept = [key for key in before if key in after]
        if kept != [key for key in after if key in before]:
            found.append(
                Change(field=f"{path}.order", old_value=list(before), new_value=list(after))
            )
        return
    for at in range(max(len(old), len(new))):
        one = old[at] if at < len(old) else None
        other = new[at] if at < len(new) else None
        _compare(f"{path}[{at}]", one, other, found)


def _by_id(items: list[Any]) -> dict[str, Any] | None:
    if not all(isinstance(item, dict) and item.get("id") for item in items):
        return None
    by_id = {item["id"]: item for item in items}
    return by_id if len(by_id) == len(items) else None
