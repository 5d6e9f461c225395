"""Nouns that are counted apart though they are of one matter: so many pupils are no schools, and so many visitors no visits.

Words alike (`alike_en`, `alike_de`) may stand for each other in what is told, and roots may be one; where something is counted,
those of one row here are never the same.
"""

from functools import lru_cache

_APART = (
    "school college academy|class lesson course|pupil student learner schoolchild|teacher tutor lecturer",
    "visit|visitor",
    "bank|account",
    "hospital|clinic|ward|bed|patient|nurse|doctor",
    "home house|flat apartment|room|resident tenant",
    "library|shelf|book|chapter|page|line",
    "customer client|order|ticket|call",
    "fleet|lorry truck|pallet|parcel",
    "schule gymnasium|klasse|schüler|lehrer lehrkraft|unterrichtsstunde lektion",
    "krankenhaus klinik|station|bett|patient|pflegekraft|arzt",
    "besuch|besucher",
    "minute|hour|shift|day|week|month|year",
    "minuten|stunden|schicht|tage tagen|wochen|monate monaten|jahre jahren",
    "haus|wohnung|zimmer|bewohner mieter",
)
"""Rows of nouns: those between two bars may be one thing, those apart never are."""
_ENDINGS = ("", "s", "es", "n", "en", "e", "nen")
_SHORTEST_END = 5
"""Letters that a noun of a row has where it may end a German compound: "Grundschulen"."""


def _forms() -> dict[str, set[tuple[int, int]]]:
    found: dict[str, set[tuple[int, int]]] = {}
    for at, row in enumerate(_APART):
        for place, words in enumerate(row.split("|")):
            for word in words.split():
                plural = {word + end for end in _ENDINGS} | {
                    word.removesuffix("y") + "ies",
                    word[:-1] + "ves",
                }
                for form in plural | {"häuser", "häusern"} if word.endswith("haus") else plural:
                    found.setdefault(form, set()).add((at, place))
    return found


_PLACES = _forms()


@lru_cache(maxsize=4096)
def places(low: str) -> frozenset[tuple[int, int]]:
    """The rows that a noun stands in, and where; a German compound stands where its end does."""
    own = _PLACES.get(low)
    if own is not None:
        return frozenset(own)
    ends = (low[at:] for at in range(2, len(low) - _SHORTEST_END + 1))
    return frozenset(next((_PLACES[end] for end in ends if end in _PLACES), ()))


def apart(one: str, two: str) -> bool:
    """Whether two folded nouns are counted apart: of one row, and never of one place in it."""
    mine, theirs = places(one), places(two)
    return mine.isdisjoint(theirs) and not {row for row, _ in mine}.isdisjoint(
        row for row, _ in theirs
    )


def alike(one: str, two: str) -> bool:
    """Whether two folded nouns stand in one place of a row."""
    return not places(one).isdisjoint(places(two))
