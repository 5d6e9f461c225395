"""A figure borrowed from another deed: "cut costs by 36 % through X" where 36 % were cut through Y, and X gave 47 %.

Both cards are of the same employer, so nothing is moved between posts, and the figure does stand in the evidence; but the
card that tells of all else in its piece of the line gives another figure for just that.
"""

from collections.abc import Iterator, Sequence

from interview_app.tailoring.truth_gate.cards.evidence import Amount, Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.holding_figures import number_objections
from interview_app.tailoring.truth_gate.holding_figures.equal_numbers import agrees
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objections to figures that the card of the deed itself gives otherwise; none where one card says it all."""
    if not line.quantities or len(used) < 2:
        return []
    return [
        number_objections.rivalled(line, quantity, rival)
        for quantity in line.quantities
        if not quantity.implicit and (rival := _rival(line, quantity, allowed)) is not None
    ]


def _rival(line: Line, quantity: Quantity, allowed: Pool) -> Amount | None:
    """The figure that belongs to the deed of this one's piece: of a card that says all that the figure's own cards say there, and more."""
    words = [word.loose for word in line.piece_at(quantity.first).words if not word.verb]
    own: list[Evidence] = []
    others: list[Evidence] = []
    for part in allowed:
        gives = any(
            not quantity.readings.isdisjoint(amount.quantity.readings) for amount in part.amounts
        )
        (own if gives else others).append(part)
    if not own or not words:
        return None
    told = [_told(words, part) for part in own]
    for part in others:
        here = _told(words, part)
        if all(here > there for there in told):
            rival = next(_same_things(line, quantity, part), None)
            if rival is not None:
                return rival
    return None


def _told(words: Sequence[Keys], part: Evidence) -> frozenset[int]:
    return frozenset(at for at, word in enumerate(words) if not word.isdisjoint(part.loose))


def _same_things(line: Line, quantity: Quantity, part: Evidence) -> Iterator[Amount]:
    """The figures of a card for what the line's figure is of, where the line does not tell them too."""
    told = [reading for one in line.quantities for reading in one.readings]
    for amount in part.amounts:
        if (
            amount.quantity.kind == quantity.kind
            and not amount.quantity.implicit
            and amount.quantity.readings.isdisjoint(told)
            and agrees(line, quantity, amount, part)
        ):
            yield amount
