"""What the person is told of a number that the evidence does not give."""

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import sizes, tenures
from interview_app.tailoring.truth_gate.reading.line import Line, overlap
from interview_app.tailoring.truth_gate.words import lexicon


def changed(line: Line, quantity: Quantity, evidence: Evidence) -> Objection:
    """The objection to a number, with the number that the evidence has instead."""
    same = [
        amount
        for amount in evidence.amounts
        if not quantity.readings.isdisjoint(amount.quantity.readings)
    ]
    team = sizes.is_people(line, quantity)
    kind = ViolationKind.INFLATED_SIZE if team else ViolationKind.CHANGED_METRIC
    if quantity.kind == "year" and tenures.is_tenure(line, quantity):
        kind = ViolationKind.WRONG_TENURE
    claimed = phrase(line, quantity)
    shown = _nearest(line, quantity, evidence, same)
    if change := _other_change(line, quantity, evidence):
        claimed, shown = change
    if shown is None:
        return Objection(
            kind,
            _("Claims {claimed} but no evidence gives this number").format(claimed=claimed),
            at=quantity.first,
        )
    if claimed.casefold() == shown.casefold():
        sentence = _("Claims {claimed}, which the evidence says of something else").format(
            claimed=claimed
        )
    else:
        sentence = _("Claims {claimed} but evidence shows {shown}").format(
            claimed=claimed, shown=shown
        )
    return Objection(kind, sentence, at=quantity.first)


def rivalled(line: Line, quantity: Quantity, rival: Amount) -> Objection:
    """The objection to a number for which the evidence of that very deed gives another."""
    kind = (
        ViolationKind.INFLATED_SIZE
        if sizes.is_people(line, quantity)
        else ViolationKind.CHANGED_METRIC
    )
    sentence = _("Claims {claimed} but evidence shows {shown}").format(
        claimed=phrase(line, quantity), shown=phrase(rival.line, rival.quantity)
    )
    return Objection(kind, sentence, at=quantity.first)


def phrase(line: Line, quantity: Quantity) -> str:
    """The number as written with its limit and the word behind it: "over 80% improvement"."""
    first = quantity.first
    if quantity.modifier and first > 0 and line.tokens[first - 1].kind == "word":
        first -= 1
    last = quantity.last
    after = line.tokens[last + 1] if last + 1 < len(line.tokens) else None
    if (
        after is not None
        and after.kind == "word"
        and not after.used
        and after.low not in lexicon.glue()
    ):
        last += 1
    return line.text[line.tokens[first].start : line.tokens[last].end]


def _other_change(line: Line, quantity: Quantity, evidence: Evidence) -> tuple[str, str] | None:
    """A change and the evidence's own, where one end of both is the same: "from 9 hours to *20* minutes"."""
    ends = [one for one in (quantity, quantity.other) if one is not None]
    for end in ends if len(ends) > 1 else ():
        for amount in evidence.amounts:
            if amount.quantity.pair == end.pair and not amount.quantity.readings.isdisjoint(
                end.readings
            ):
                change, known = _both_ends(line, quantity), _both_ends(amount.line, amount.quantity)
                if change and known:
                    return change, known
    return None


def _both_ends(line: Line, quantity: Quantity) -> str:
    """A change as written, from its first number to what it came to; empty for any other number."""
    if quantity.other is None or not quantity.pair.startswith("move"):
        return ""
    first, last = sorted((quantity, quantity.other), key=lambda one: one.first)
    return line.text[line.tokens[first.first].start : line.tokens[last.last].end]


def _nearest(line: Line, quantity: Quantity, evidence: Evidence, same: list[Amount]) -> str | None:
    """The number of the evidence to be shown beside a claimed one: an equal one of something else, or another of like things."""
    words = [word.loose for word in line.piece_at(quantity.first).words]
    alike = same or [
        one
        for one in evidence.amounts
        if one.quantity.kind == quantity.kind
        and not one.quantity.implicit
        and overlap(words, one.piece.keys)
    ]
    if not alike:
        return None
    best = max(alike, key=lambda one: overlap(words, one.piece.keys))
    return phrase(best.line, best.quantity) if best in same else bare(best)


def bare(amount: Amount) -> str:
    """A number of the evidence as written, with its limit."""
    first = amount.quantity.first
    before = amount.line.tokens[first - 1] if first else None
    if amount.quantity.modifier and before is not None and before.kind == "word":
        return f"{before.text} {amount.quantity.raw}"
    return amount.quantity.raw
