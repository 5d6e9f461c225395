"""Words for a large change ("significantly reduced", "deutlich gesenkt"): fair where the evidence gives its size, and it is large."""

from fractions import Fraction

from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.reading.line import Line, Word

_STRONG = frozenset(
    "significantly significant substantially substantial considerably considerable markedly "
    "deutlich deutliche deutlicher deutlichen erheblich erhebliche erheblicher beträchtlich".split()
)
_LARGE = Fraction(3, 10)
"""A change of so much of what it was is large; below that "significant" is an opinion."""
_DIRECTIONS = frozenset(("up", "down"))


def told(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a word makes much of a change that the evidence gives in figures, of the same thing and in the same direction."""
    if word.token.low not in _STRONG:
        return False
    piece = line.piece_at(word.at)
    ways = _DIRECTIONS & piece.directions
    things = [
        one.loose
        for one in piece.words
        if one is not word and not one.verb and not one.groups & _DIRECTIONS
    ]
    return len(ways) == 1 and any(
        _is_large(amount, up="up" in ways)
        and any(not keys.isdisjoint(amount.line.all_keys) for keys in things)
        for amount in evidence.amounts
    )


def _is_large(amount: Amount, *, up: bool) -> bool:
    """Whether a number begins a change of that direction that is large, or is its size as a share."""
    known = amount.quantity
    if (
        known.pair == "move first"
        and known.other is not None
        and known.value
        and known.kind == known.other.kind
    ):
        change = (known.other.value - known.value) / known.value
        return change >= _LARGE if up else -change >= _LARGE
    if known.kind == "percent" and not known.pair and known.value:
        return ("up" if up else "down") in amount.piece.directions and known.value >= 100 * _LARGE
    return False
