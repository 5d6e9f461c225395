"""The words of a card by how they begin."""

import bisect
import sys
from collections.abc import Iterable, Sequence


class Beginnings:
    """Words found by their first four letters: one sorted list, since a list for each beginning is many that nobody asks for."""

    SIZE = 4

    def __init__(self, words: Iterable[str]) -> None:
        self._words = sorted(words)

    def get(self, beginning: str, default: Sequence[str] = ()) -> Sequence[str]:
        """The words that begin so, `default` where none does."""
        first = bisect.bisect_left(self._words, beginning)
        if (
            len(beginning) < self.SIZE
            or first == len(self._words)
            or not self._words[first].startswith(beginning)
        ):
            return default
        return self._words[
            first : bisect.bisect_left(self._words, beginning + chr(sys.maxunicode), first)
        ]
