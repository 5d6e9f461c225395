"""Figures worked out from two of the evidence by one step of arithmetic, and rounded ones.

Only two figures that stand next to each other in one statement, of one unit, are taken together:
"from 10 days to 6", "9 of 12", a metric's value and what it was before.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from itertools import pairwise

from interview_app.check.statements import Statement
from interview_app.language.units import Quantity

_MOST_BETWEEN = 4
"""Words between two figures that belong together."""
_ROUNDED = Decimal("0.1")
"""By how much of a figure "about", "nearly" or "over" may be off."""
_HUNDRED = Decimal(100)


@dataclass(frozen=True)
class Pair:
    """Two figures of one statement; `about`: one of them is only about right."""

    first: Quantity
    second: Quantity

    @property
    def about(self) -> bool:
        """Whether one of them is only about right."""
        return self.first.approximate or self.second.approximate


def pairs_of(statement: Statement) -> Iterator[Pair]:
    """The figures of a statement that may be taken together."""
    for first, second in pairwise(statement.quantities):
        between = sum(
            first.end <= one.start and one.end <= second.start for one in statement.tokens
        )
        alike = first.unit == second.unit or "plain" in (first.kind, second.kind)
        if alike and between <= _MOST_BETWEEN:
            yield Pair(first, second)


def differs_by_rounding(asked: Quantity, told: Quantity) -> bool:
    """Whether a figure that is said to be about right is near one that is told."""
    alike = asked.unit == told.unit or None in (asked.unit, told.unit)
    return alike and _near(asked.value, told.value)


def _near(one: Decimal, other: Decimal) -> bool:
    return abs(one - other) <= abs(other) * _ROUNDED


def works_out(asked: Quantity, pair: Pair) -> bool:
    """Whether a figure is the difference of two, a change or a share of them in percent, or how
    many times one is the other.
    """
    return any(_comes_to(asked, result) for result in _results(asked, pair))


def _results(asked: Quantity, pair: Pair) -> Iterator[Decimal]:
    one, other = pair.first.value, pair.second.value
    low, high = min(one, other), max(one, other)
    if asked.kind == "percent" and low > 0:
        yield (other - one) * _HUNDRED / one
        yield low * _HUNDRED / high
        yield (high - low) * _HUNDRED / high
    if asked.kind in (pair.first.kind, pair.second.kind, "plain") or asked.kind == "percent":
        yield high - low


def _comes_to(asked: Quantity, result: Decimal) -> bool:
    """Whether a result is a figure, to the places that the figure is written with."""
    result, value = abs(result), abs(asked.value)
    if asked.approximate:
        return _near(value, result)
    places = Decimal(1).scaleb(min(0, int(asked.value.as_tuple().exponent)))
    roundings = (ROUND_HALF_UP, ROUND_HALF_EVEN)
    return any(result.quantize(places, rounding) == value for rounding in roundings)
