"""How a line tells what one figure is of another: a share of a whole, a ratio, or the count that a share comes to."""

from interview_app.tailoring.truth_gate.arithmetic import derived, sentences, worked_out
from interview_app.tailoring.truth_gate.arithmetic.differences import as_change
from interview_app.tailoring.truth_gate.arithmetic.tolerance import within
from interview_app.tailoring.truth_gate.arithmetic.worked_out import Fact
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import sizes, whole_named
from interview_app.tailoring.truth_gate.reading.line import Line, overlap
from interview_app.tailoring.truth_gate.reading.whole_named import Whole


def share_of_told(line: Line, quantity: Quantity, evidence: Evidence) -> bool:
    """Whether a share of a number of the line is a count that the evidence tells of the same noun and matter, wherever."""
    whole = whole_named.whole_of(line, quantity)
    if whole is None or whole.number is None or not whole.noun:
        return False
    words = [word.loose for word in line.piece_at(quantity.first).words]
    return any(
        amount.quantity.kind == "count"
        and amount.quantity.value < whole.number.value
        and any(
            not whole.noun.isdisjoint(keys)
            for keys in sizes.counted(amount.line, amount.quantity).wide
        )
        and any(
            kind == "percent"
            and within(
                value, 100 * amount.quantity.value / whole.number.value, derived.said(quantity)
            )
            for kind, value in quantity.readings
        )
        and 2 * overlap(words, sentences.sentence_keys(amount.line, amount.quantity.first))
        > len(words)
        for amount in evidence.amounts
    )


def share(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a percentage is told as what the smaller figure is of the larger one, and of the same whole."""
    partial = quantity.value < _ALL or quantity.modifier == "almost"
    if quantity.kind != "percent" or not partial or not worked_out.fits(quantity, fact):
        return False
    whole = whole_named.whole_of(line, quantity)
    return (
        _is_of(whole, known, fact.two, evidence)
        if whole is not None
        else not as_change(line, quantity)
    )


_ALL = 100


def _is_of(whole: Whole, known: Line, total: Quantity, evidence: Evidence) -> bool:
    """Whether the whole that the line names is the larger figure: "two thirds of the 46 organs" is no share of 18 hours."""
    if whole.number is not None:
        return not whole.number.readings.isdisjoint(total.readings)
    own = sizes.counted(known, total).wide
    if any(
        not whole.noun.isdisjoint(keys)
        for keys in (*own, sentences.sentence_keys(known, total.first))
    ):
        return True
    return not own and not any(
        not whole.noun.isdisjoint(keys)
        for one in evidence.amounts
        if one.quantity is not total
        for keys in sizes.counted(one.line, one.quantity).wide
    )


def ratio(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a number is told as how many times the smaller figure the larger one is: "three times as many", "150 % of"."""
    _before, behind = line.around(quantity)
    if quantity.kind == "percent":
        return (
            quantity.value > 100
            and behind[:1] in (["of"], ["von"], ["des"], ["der"])
            and worked_out.fits(quantity, fact)
        )
    times = fact.value / 100
    return (
        quantity.kind == "factor"
        and fact.one.pair == ""
        and any(
            kind == "factor" and within(value, times, derived.word(quantity))
            for kind, value in quantity.readings
        )
    )


def part(line: Line, quantity: Quantity, known: Line, fact: Fact, evidence: Evidence) -> bool:
    """Whether a count is what a share of the evidence comes to, told beside its whole: "36 of 48" of "75 % of the 48"."""
    beside = any(
        not one.readings.isdisjoint(fact.two.readings)
        for one in line.quantities
        if one is not quantity
    )
    return beside and quantity.kind == "count" and worked_out.fits(quantity, fact)
