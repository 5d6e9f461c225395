"""Which cards are nearest to a line: those that lack least of it, found among many by its rarest words."""

import heapq
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import repeat
from operator import sub

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.figures.units import Reading
from interview_app.tailoring.truth_gate.reading.line import Line

_FEW = 24
"""Cards that are compared one by one; of more, those that share most are looked for first."""
_LOOKED_AT = 4_000
"""Places of words that are looked at to find those cards; the commonest words beyond them tell little."""
_OF_A_FIGURE = 3.0
"""How much a figure in common tells, beside words."""
Lacks = dict[Evidence, tuple[int, int]]
"""How many things of one line a card lacks, and how many figures more than it has deeds."""


class Nearest:
    """Finds the cards nearest to a line. Where each word stands is noted only for somebody with more than a few cards."""

    def __init__(self, parts: Sequence[Evidence]) -> None:
        self._parts = parts
        self._weights: dict[str, float] = {}

    def ranked(self, line: Line, allowed: Pool, most: int, lacks: Lacks) -> list[Evidence]:
        """The cards of a pool that lack least of a line, best first; `lacks` keeps what each lacks of it."""
        if len(allowed) <= 1:
            return list(allowed)
        near = allowed.parts if len(allowed) <= _FEW else self._candidates(line, allowed)
        return _by_lack(line, near, lacks)[:most]

    @cached_property
    def _places(self) -> dict[str | Reading, list[int]]:
        """The places of the cards that have a word, by its key, or a figure, as often as they tell it."""
        places: dict[str | Reading, list[int]] = defaultdict(list)
        for at, part in enumerate(self._parts):
            for key in part.plain | part.negated | part.hedged:
                places[key].append(at)
            for amount in part.amounts:
                for reading in amount.quantity.readings:
                    places[reading].append(at)
        return places

    def _weight(self, key: str | Reading) -> float:
        """How much a key tells: rare words tell more."""
        if not isinstance(key, str):
            return _OF_A_FIGURE
        known = self._weights.get(key)
        if known is None:
            known = self._weights[key] = math.log(
                1 + len(self._parts) / (1 + len(self._places[key]))
            )
        return known

    def _candidates(self, line: Line, allowed: Pool) -> Sequence[Evidence]:
        """Cards that share words or figures with a line, found by its rarest keys first so that many cards cost little."""
        places = self._places
        asked: list[str | Reading] = [key for word in line.words for key in word.token.keys]
        asked += [reading for quantity in line.quantities for reading in quantity.readings]
        found = {key: places[key] for key in asked if key in places}
        scores: dict[int, float] = {}
        looked = 0
        for key, here in sorted(found.items(), key=lambda one: len(one[1])):
            if looked and looked + len(here) > _LOOKED_AT:
                break
            looked += len(here)
            weight = self._weight(key)
            for at in here:
                scores[at] = scores.get(at, 0.0) + weight
        if len(allowed) < len(self._parts):
            scores = {at: score for at, score in scores.items() if self._parts[at] in allowed}
        least = min(heapq.nlargest(_FEW, scores.values()), default=0.0)
        best = sorted(
            [at for at, score in scores.items() if score > least], key=lambda at: (-scores[at], at)
        )
        best += sorted([at for at, score in scores.items() if score == least])[: _FEW - len(best)]
        return [self._parts[at] for at in best] or allowed.parts[:_FEW]


def _by_lack(line: Line, parts: Sequence[Evidence], lacks: Lacks) -> list[Evidence]:
    """Cards by how many things of a line they lack, then by how many of its deeds and figures they have."""
    new = [part for part in parts if part not in lacks] if lacks else parts
    if new:
        content = [word.loose for word in line.words if not word.verb]
        deeds = [word.verb for word in line.words if word.verb]
        figures = [quantity.readings for quantity in line.quantities]
        lacked: Iterable[int] = repeat(0)
        if figures:
            lacked = [sum(map(part.readings.isdisjoint, figures)) for part in new]
        if deeds:
            lacked = map(sub, lacked, [sum(map(part.bases.__contains__, deeds)) for part in new])
        things = [sum(map(part.loose.isdisjoint, content)) for part in new]
        lacks.update(zip(new, zip(things, lacked, strict=False), strict=True))
    return sorted(parts, key=lacks.__getitem__)
