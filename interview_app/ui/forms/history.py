"""States of a form to go back to."""

from typing import Generic, TypeVar

State = TypeVar("State")

_MOST = 200
"""States that are kept."""


class History(Generic[State]):
    """States to go back to. `key` names what changed; the same key in a row merges."""

    def __init__(self) -> None:
        self._past: list[tuple[str, State]] = []
        self._open_key: str | None = None

    def note(self, key: str, before: State) -> None:
        """Something named `key` changed; the form looked like `before`. An empty key never
        merges.
        """
        if key and key == self._open_key:
            return
        self._past.append((key, before))
        del self._past[:-_MOST]
        self._open_key = key or None

    def amend(self, before: State) -> None:
        """The last change began sooner, when the form looked like `before`."""
        self._past[-1] = (self._past[-1][0], before)

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
