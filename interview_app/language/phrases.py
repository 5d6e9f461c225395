"""A table of phrases, found in a row of tokens."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from interview_app.language.tokens import Token, plain, tokens

Value = TypeVar("Value")


class Phrases(Generic[Value]):
    """Phrases of one or more tokens with the value each stands for, compared without accents, or by
    what `key` makes of a word; the longest is found first.
    """

    def __init__(
        self, rows: Mapping[Value, Iterable[str]], *, key: Callable[[str], str] = plain
    ) -> None:
        self._key = key
        self._by_first: dict[str, list[tuple[tuple[str, ...], Value]]] = {}
        for value, forms in rows.items():
            for form in forms:
                words = self._words_of(tokens(form)) or (form,)
                self._by_first.setdefault(words[0], []).append((words, value))
        for found in self._by_first.values():
            found.sort(key=lambda row: -len(row[0]))

    def at(self, found: Sequence[Token], place: int) -> tuple[Value, int] | None:
        """The value of the longest phrase that begins at token `place`, and how many tokens it
        has.
        """
        if place >= len(found):
            return None
        for words, value in self._by_first.get(self._key(found[place].text), ()):
            if len(words) == 1 or words == self._words_of(found[place : place + len(words)]):
                return value, len(words)
        return None

    def before(self, found: Sequence[Token], place: int) -> tuple[Value, int] | None:
        """The value of the longest phrase that ends right before token `place`."""
        for length in range(min(4, place), 0, -1):
            hit = self.at(found, place - length)
            if hit is not None and hit[1] == length:
                return hit
        return None

    def of(self, text: str) -> Value | None:
        """The value of a text that is one phrase and nothing else."""
        found = tokens(text)
        hit = self.at(found, 0)
        return hit[0] if hit is not None and hit[1] == len(found) else None

    def __bool__(self) -> bool:
        """Whether it has any phrase."""
        return bool(self._by_first)

    def first_words(self) -> Iterable[str]:
        """The words that phrases begin with."""
        return self._by_first.keys()

    def forms(self) -> Mapping[str, Value]:
        """The phrases of one token."""
        return {
            words[0]: value
            for found in self._by_first.values()
            for words, value in found
            if len(words) == 1
        }

    def _words_of(self, found: Sequence[Token]) -> tuple[str, ...]:
        return tuple([self._key(token.text) for token in found])
