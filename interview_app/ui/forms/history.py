"""Undo of a form: states before each change, changes of one field in a row counted as one. No
Qt.
"""

from typing import Generic, TypeVar

State = TypeVar("State")


class History(Generic[State]):
    """States to go back to, at most `limit`. `key` names what changed; the same key in a row
    merges.
    """

    def __init__(self, *, limit: int = 200) -> None:
        self._past: list[tuple[str, State]] = []
        self._limit = limit
        self._open_key: str | None = None

    def note(self, key: str, before: State) -> None:
        """Something named `key` changed; the form looked like `before`. An empty key never
        merges.
        """
        if key and key == self._open_key:
            return
        self._past.append((key, before))
        del self._past[: -self._limit]
        self._open_key = key or None

    def close(self) -> None:
        """The next change is one of its own, even of the same field."""
        self._open_key = None

    def back(self) -> State | None:
        """The state before the last change, or None."""
        self._open_key = None
        return self._past.pop()[1] if self._past else None

    def clear(self) -> None:
        """Forget everything."""
        self._past.clear()
        self._open_key = None

    def __len__(self) -> int:
        return len(self._past)
