"""What a German clause gives to somebody else without saying the deed: "an die Fräse darf nur die Meisterin", "das Brot ein Kollege"."""

from collections.abc import Sequence, Set

from interview_app.tailoring.truth_gate.reading import people_de
from interview_app.tailoring.truth_gate.words import closed_words, lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

Span = tuple[int, int, int]
"""Where what is given away begins, the last word that gives it away, and where it ends."""

_MODALS = frozenset("darf dürfen durfte durften kann können konnte konnten".split())
_ONE_OF_OURS = frozenset("ein eine mein meine unser unsere".split())
_LONGEST = 6
"""Tokens of a clause that has no verb."""


def of_others(found: Sequence[Token], first: int, last: int, lows: Set[str]) -> Span | None:
    """The stretch of such a clause, of which `lows` are the folded words; None when it gives nothing away."""
    return _only_they_may(found, first, last, lows) or _gapped(found, first, last)


def _only_they_may(found: Sequence[Token], first: int, last: int, lows: Set[str]) -> Span | None:
    """What is open to somebody else alone: "an die Fräse *darf nur die* Meisterin"."""
    if "nur" not in lows or lows.isdisjoint(_MODALS):
        return None
    for at in range(first + 1, last - 1):
        if (
            found[at].low in _MODALS
            and found[at + 1].low == "nur"
            and found[at + 2].low in closed_words.GERMAN_NOMINATIVES
        ):
            return first, at, last
    return None


def _gapped(found: Sequence[Token], first: int, last: int) -> Span | None:
    """A thing and who did it, the verb being that of the clause before: "Die Torten habe ich gemacht, *das Brot ein Kollege*"."""
    if not first or found[first - 1].text not in (",", ";") or not 2 <= last - first <= _LONGEST:
        return None
    if not (
        found[last - 1].low in _ONE_OF_OURS
        and found[last - 2].capital
        and people_de.other(found, last)
    ):
        return None
    thing = found[first].capital or found[first].low in closed_words.GERMAN_NOMINATIVES | {"den"}
    verb = any(not one.capital and one.low in lexicon.verbs() for one in found[first:last])
    return (first, last, last) if thing and not verb else None
