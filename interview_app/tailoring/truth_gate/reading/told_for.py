"""For what a number is told: how often ("40 a week"), or for each of which thing ("60 texts a show")."""

from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import noun_phrases, sizes
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys, Line, once_a_number
from interview_app.tailoring.truth_gate.words import lexicon, meaning


def rate_of(line: Line, quantity: Quantity) -> str:
    """How often a number counts: the rate behind it in its piece, before the next number; else the only rate there."""
    if not line.rate_at:
        return ""
    known = line.periods.get(quantity.first)
    if known is None:
        known = line.periods[quantity.first] = _rate_of(line, quantity)
    return known


def _rate_of(line: Line, quantity: Quantity) -> str:
    piece = line.piece_at(quantity.first)
    here = [(at, name) for at, name in line.rate_at if piece.first <= at <= piece.last]
    following = min(
        (one.first for one in line.quantities if one.first > quantity.last and not one.implicit),
        default=10**6,
    )
    behind = [name for at, name in here if quantity.last < at < following]
    if behind:
        return behind[0]
    if sizes.is_people(line, quantity) and here and here[0][1] not in ("shift", "night", "day"):
        return ""  # "monthly supervision to a team of five"
    alone = (
        sum(piece.first <= one.first <= piece.last and not one.implicit for one in line.quantities)
        == 1
    )
    return here[0][1] if len(here) == 1 and alone else ""


_PER = frozenset("per pro je".split())
_OF = frozenset(("of", "von"))
"""Between a measure and its substance: "7,900 litres *of* milk per cow"."""
_A = frozenset("a an each every".split())


@once_a_number
def per_noun(line: Line, quantity: Quantity) -> Keys:
    """The keys of the noun that a number is told for: "48,000 per *series*", "60 texts a *show*"; none for a period."""
    following = min(
        (one.first for one in line.quantities if one.first > quantity.last),
        default=len(line.tokens),
    )
    for at in range(
        quantity.last + 1, min(quantity.last + _PER_FAR, following - 1, len(line.tokens) - 1)
    ):
        token, noun = line.tokens[at], line.tokens[at + 1]
        if token.kind == "punct" or (token.low in noun_phrases.JOINTS and token.low not in _OF):
            break
        right_behind = at == quantity.last + 1 or (
            at == quantity.last + 2 and not line.tokens[at - 1].used
        )
        if token.low == "each" and noun.low == "of":
            return _counted_behind(line, at + 1)  # "20 hives at each of 21 sites"
        if token.low in _PER or (
            token.low in _A and right_behind and not noun_phrases.is_deed(line, at - 1, run=False)
        ):
            if noun.kind == "word" and not noun.used and noun.low not in lexicon.glue():
                return meaning.answers(noun.low) | noun.keys
            break
    return _per_before(line, quantity)


def _per_before(line: Line, quantity: Quantity) -> Keys:
    """The noun of a rate told before its number: "yield *per hive* from 19 to 26 kg"."""
    first = (
        quantity.other
        if quantity.pair.endswith("last") and quantity.other is not None
        else quantity
    )
    piece = line.piece_at(first.first)
    for at in range(first.first - 2, max(piece.first, first.first - _PER_FAR) - 1, -1):
        if line.tokens[at].used == "number":
            break
        noun = line.tokens[at + 1]
        if (
            line.tokens[at].low in _PER
            and noun.kind == "word"
            and not noun.used
            and noun.low not in lexicon.glue()
        ):
            return meaning.answers(noun.low) | noun.keys
    return NOTHING


def _counted_behind(line: Line, at: int) -> Keys:
    number = next((one for one in line.quantities if 0 < one.first - at <= 2), None)
    return (
        frozenset().union(*sizes.counted(line, number).wide) if number is not None else frozenset()
    )


_PER_FAR = 5
