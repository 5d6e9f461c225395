"""Patterns of several words that are only looked for where one of the words stands that they cannot do without.

Most text has none of those words, and a look into a set costs a small part of what a search with many alternatives does.
"""

import re
from collections.abc import Iterable, Set


class Phrases:
    """A pattern to be searched in folded text (words with one space around each), and the words of which every match has one."""

    def __init__(self, words: str, pattern: str) -> None:
        self.words = frozenset(words.split())
        self.pattern = re.compile(pattern)

    def search(self, text: str, said: Set[str]) -> re.Match[str] | None:
        """The first match in a text of which `said` has all words, or more; None when there is none."""
        return None if said.isdisjoint(self.words) else self.pattern.search(text)


def any_of(phrases: Iterable[str]) -> Phrases:
    """One pattern for all these phrases, the one that matches as its first group; two may share the space between them."""
    longest = sorted((phrase.strip() for phrase in phrases), key=len, reverse=True)
    telling = " ".join(max(phrase.split(), key=len) for phrase in longest)
    return Phrases(telling, "(?= (" + "|".join(map(re.escape, longest)) + ") )")
