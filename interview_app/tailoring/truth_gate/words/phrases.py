"""Patterns of several words that are only looked for where one of the words stands that they cannot do without.

Most text has none of those words, and a look into a set costs a small part of what a search with many alternatives does.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Set


class Phrases:
    """A pattern to be searched in folded text (words with one space around each), and the words of which every match has one."""

    def __init__(self, words: str, pattern: str) -> None:
        self.words = frozenset(words.split())
        self.pattern = re.compile(pattern)

    def search(self, text: str, said: Set[str]) -> re.Match[str] | None:
        """The first match in a text of which `said` has all words, or more; None when there is none."""
        return None if said.isdisjoint(self.words) else self.pattern.search(text)


class Listed(Phrases):
    """Phrases each written out: a pattern of all of them tries every one at every word, so it is asked only where one stands."""

    def __init__(self, phrases: Iterable[str]) -> None:
        longest = sorted((phrase.strip() for phrase in phrases), key=len, reverse=True)
        self._by_word: dict[str, list[str]] = defaultdict(list)
        for phrase in longest:
            self._by_word[max(phrase.split(), key=len)].append(f" {phrase} ")
        # A space is looked ahead for, since two phrases may share it.
        super().__init__(
            " ".join(self._by_word), "(?= (" + "|".join(map(re.escape, longest)) + ") )"
        )

    def stands_in(self, text: str, said: Set[str]) -> bool:
        """Whether any of them stands in a text of which `said` has all words, or more."""
        if said.isdisjoint(self.words):
            return False
        return any(phrase in text for word in self.words & said for phrase in self._by_word[word])

    def search(self, text: str, said: Set[str]) -> re.Match[str] | None:
        """The first of them in such a text, as the first group of a match; None when there is none."""
        return self.pattern.search(text) if self.stands_in(text, said) else None


def any_of(phrases: Iterable[str]) -> Listed:
    """One pattern for all these phrases, the one that matches as its first group."""
    return Listed(phrases)
