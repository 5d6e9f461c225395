"""A figure in another unit than the evidence gives it in: "for two years" of "for two weeks", "12-month shifts" of "12-hour shifts".

A time in years may also be one that somebody was in a post, and then no figure of the evidence need be equal to it; where
the very number is told of the same with another unit, it is that one, swapped.
"""

from collections.abc import Sequence

from interview_app.tailoring.truth_gate.arithmetic import sentences
from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading.line import Line, overlap

_TIMES = frozenset(("hour", "day", "year"))


def told(line: Line, quantity: Quantity, evidence: Evidence, agreeing: Sequence[Amount]) -> bool:
    """Whether the evidence tells a time's number of most of what its piece says, and in another unit.

    `agreeing` are the amounts that say the same; "within a year" is no "12 months" of whatever stands beside it.
    """
    if (
        quantity.kind not in _TIMES
        or not quantity.plain
        or not all(one.quantity.implicit for one in agreeing)
    ):
        return False
    words = [word.loose for word in line.piece_at(quantity.first).words] or [
        word.loose for word in line.words
    ]
    return any(
        amount.quantity.kind in _TIMES
        and not amount.quantity.plain.isdisjoint(quantity.plain)
        and amount.quantity.readings.isdisjoint(quantity.readings)
        and 2 * overlap(words, sentences.sentence_keys(amount.line, amount.quantity.first))
        > len(words)
        for amount in evidence.amounts
    )
