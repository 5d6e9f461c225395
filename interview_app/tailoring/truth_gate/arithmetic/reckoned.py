"""Numbers that follow from two figures of one sentence of the evidence: a difference, a share, a ratio, a product, a sum.

The arithmetic must be exact or as rough as the line says, and the line must say which of these it tells: "by", "fewer" and
"above" tell a difference, a percentage a share, "a year" a period. So a number made up is not taken for one worked out.
"""

from collections.abc import Iterator, Sequence

from interview_app.tailoring.truth_gate.arithmetic import (
    derived,
    differences,
    ratios,
    sentences,
    totals,
    worked_out,
)
from interview_app.tailoring.truth_gate.arithmetic.worked_out import Fact
from interview_app.tailoring.truth_gate.cards import compounds
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import told_for
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon


def follows(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a number of the line is what two figures of one sentence of the evidence come to, or a share of a whole elsewhere."""
    return any(True for _ in _fitting(line, quantity, evidence)) or ratios.share_of_told(
        line, quantity, evidence
    )


def in_period(line: Line, rate: str, evidence: Evidence) -> bool:
    """Whether the line tells a difference or a product for another period than the evidence does."""
    return any(
        told_for.rate_of(line, quantity) == rate and follows(line, quantity, evidence)
        for quantity in line.quantities
    )


def _fitting(line: Line, quantity: Quantity, evidence: Evidence) -> Iterator[Fact]:
    if quantity.pair or (quantity.implicit and quantity.kind == "count"):
        return
    for known in evidence.figured:
        for fact in worked_out.facts_of(known):
            if fact.name == "product" and quantity.value in (fact.one.value, fact.two.value):
                continue  # the evidence's own figure, which no reckoning is needed for
            if _TOLD[fact.name](line, quantity, known, fact, evidence) and of_one_matter(
                line, quantity, known, fact, evidence
            ):
                yield fact


_TOLD = {
    "average": totals.average,
    "part": ratios.part,
    "over years": totals.over_years,
    "weekly": totals.weekly,
    "quotient": totals.quotient,
    "difference": differences.difference,
    "share": ratios.share,
    "ratio": ratios.ratio,
    "above": differences.change,
    "below": differences.change,
    "product": totals.product,
    "sum": totals.total,
}


def _tells(known: Line, figure: Quantity, words: Sequence[Word]) -> bool:
    """Whether the piece of a figure, or one without words its sentence, speaks of one of these words."""
    keys = known.piece_at(figure.first).keys or sentences.sentence_keys(known, figure.first)
    return not figure.implicit and any(not word.loose.isdisjoint(keys) for word in words)


def of_one_matter(
    line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence
) -> bool:
    """Whether the words beside the number are those of the two figures, and not of others in the evidence."""
    piece = line.piece_at(quantity.first)
    words = [word for word in piece.words if not word.verb and word.token.low not in lexicon.glue()]
    words = words or [word for word in line.words if not word.verb]
    if not words:
        return True
    mark = min(fact.one.first, fact.two.first), max(fact.one.last, fact.two.last)
    first, last = known.piece_at(mark[0]).first, known.piece_at(mark[1]).last
    own = frozenset().union(
        *(one.keys for one in known.pieces if one.last >= first and one.first <= last)
    )
    near = sum(not word.loose.isdisjoint(own) for word in words)
    others = [one for one in known.quantities if one not in (fact.one, fact.two)]
    if not near and fact.kind == "percent" and any(_tells(known, one, words) for one in others):
        return False  # another figure of the same card is told of just this
    if not near and not any(not word.loose.isdisjoint(known.all_keys) for word in words):
        told = evidence.german and any(
            compounds.made_of(word.token.low, evidence) for word in words
        )
        return told or (not quantity.modifier and derived.figures(quantity.value) > 1)
    rivals = [
        amount.piece.keys
        for amount in evidence.amounts
        if amount.line is not known
        and amount.quantity.kind == fact.one.kind
        and not amount.quantity.implicit
        and amount.quantity.readings.isdisjoint(fact.one.readings | fact.two.readings)
    ]
    best = max(
        (sum(not word.loose.isdisjoint(keys) for word in words) for keys in rivals), default=0
    )
    return best <= near or near == len(words)
