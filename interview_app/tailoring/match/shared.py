"""What a demand and the evidence have in common, word by word, in any language (CONTRACT D5).

A word is told where it stands or has the same stem. One that begins alike or is made with the other
("Möbelbau" and "Möbelwerkstatt", "carreleur" and "carrelage") is told by half: enough to show where
an answer may stand, and never enough to take it for one.
"""

import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from interview_app.language.stems import stem as stem_in
from interview_app.language.tokens import plain
from interview_app.tailoring.match.terms import bare, stem, written
from interview_app.tailoring.posting.cues import readable

_PART = 5
"""Letters that two words must have in common, and half of the shorter one."""
_HALF = 0.5
_LEAST = 0.1
"""How much of what is asked a text shares at least, each word by its weight."""


@lru_cache(maxsize=65536)
def forms(word: str) -> frozenset[str]:
    """What a word is compared by: itself, and its stem in each language of postings."""
    low = plain(bare(word))
    own = [f"{code}:{stem_in(bare(word), code)}" for code in readable()]
    return frozenset((low, f"en:{stem(word)}", *own))


def all_forms(text: str) -> frozenset[str]:
    """The forms of all words of a text."""
    return frozenset().union(*map(forms, written(text)))


def says_all(words: Iterable[str], text: str) -> bool:
    """Whether a text has all these words."""
    said = all_forms(text)
    return all(not forms(one).isdisjoint(said) for one in words)


class SharedWords:
    """Texts by their words, made once for all demands."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._places: dict[str, set[int]] = defaultdict(set)
        self._begins: dict[str, set[str]] = defaultdict(set)
        self._ends: dict[str, set[str]] = defaultdict(set)
        self._count = len(texts)
        for at, text in enumerate(texts):
            for word in written(text):
                for form in forms(word):
                    self._places[form].add(at)
                low = plain(bare(word))
                if len(low) >= _PART and low.isalpha():
                    self._begins[low[:_PART]].add(low)
                    self._ends[low[-_PART:]].add(low)

    def best(self, words: Iterable[str], *, terms: Iterable[str], most: int) -> list[int]:
        """The places of the texts that share the most with these words, the best first. A rare word
        weighs more; what shares little of all that is asked, little beside the best, or none of
        the `terms`, is none.
        """
        telling = set().union(*map(self._weights, terms))
        found: dict[int, float] = defaultdict(float)
        whole = 0.0
        for word in words:
            weights = self._weights(word)
            whole += max(weights.values(), default=self._rarity(()))
            for at, weight in weights.items():
                found[at] += weight
        least = max(_HALF * max(found.values(), default=0.0), _LEAST * whole)
        # Of texts that share as much the earlier ones come first.
        ranked = sorted(telling & found.keys(), key=lambda at: (-found[at], at))
        return [at for at in ranked if found[at] >= least][:most]

    def has(self, word: str) -> bool:
        """Whether a text has this word, or one that begins alike or is made with it."""
        return not self._places.keys().isdisjoint(forms(word)) or bool(self._alike(word))

    def having(self, words: Iterable[str]) -> list[int]:
        """The places of the texts that have all these words; of no words none."""
        found = [self._whole(one) for one in words]
        return sorted(set.intersection(*found)) if found else []

    def _weights(self, word: str) -> dict[int, float]:
        whole = self._whole(word)
        found = dict.fromkeys(whole, self._rarity(whole))
        beside = set().union(*(self._places[one] for one in self._alike(word))) - whole
        return found | dict.fromkeys(beside, _HALF * self._rarity(beside))

    def _whole(self, word: str) -> set[int]:
        return set().union(*[self._places.get(one, ()) for one in forms(word)])

    def _rarity(self, places: Collection[int]) -> float:
        return math.log((1 + self._count) / max(1, len(places)))

    def _alike(self, word: str) -> set[str]:
        """The words that begin like this one, or end with it or as its end."""
        low = plain(bare(word))
        if len(low) < _PART:
            return set()
        begins = {one for one in self._begins.get(low[:_PART], ()) if _begin_alike(low, one)}
        ends = self._ends.get(low[-_PART:], ())
        return begins | {one for one in ends if one.endswith(low) or low.endswith(one)}


def _begin_alike(one: str, other: str) -> bool:
    least = max(_PART, min(len(one), len(other)) // 2)
    return one[:least] == other[:least]
