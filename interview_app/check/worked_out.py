"""Figures worked out from two of the evidence by one step of arithmetic, and rounded ones.

Only two figures that follow one another in one statement are taken together: those of one unit,
and counts of one thing ("from 98 to 112", "9 of 12", no "14 boats with two apprentices").
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal

from interview_app.check.measures import in_base
from interview_app.check.statements import Statement, word_keys
from interview_app.language.units import Quantity

_MOST_BETWEEN = 8
"""Words between two figures without a unit that belong together."""
_HUNDRED = Decimal(100)
_OVER = Decimal("1.25")
"""How much more a figure may be than what it is said to be over."""


@dataclass(frozen=True)
class Pair:
    """Two figures of one statement that have one unit."""

    first: Quantity
    second: Quantity

    @property
    def about(self) -> bool:
        """Whether one of them is only about right."""
        return self.first.approximate or self.second.approximate


def pairs_of(statement: Statement) -> Iterator[Pair]:
    """The figures of a statement that may be taken together."""
    before: dict[str, Quantity] = {}
    for one in statement.with_units:
        measure = in_base(one)[0]
        other = before.get(measure)
        if other is not None and (one.unit or _are_close(statement, other, one)):
            yield Pair(other, one)
        before[measure] = one


def _are_close(statement: Statement, one: Quantity, other: Quantity) -> bool:
    """Whether two counts stand near each other and do not each count a thing of its own."""
    between = sum(one.end <= token.start and token.end <= other.start for token in statement.tokens)
    things = {_counted(statement, one), _counted(statement, other)} - {None}
    return between <= _MOST_BETWEEN and len(things) < len((one, other))


def _counted(statement: Statement, figure: Quantity) -> str | None:
    """The word right behind a figure, which is what it counts; None for a small one."""
    behind = next((one for one in statement.tokens if one.start >= figure.end), None)
    if behind is None or behind.has_digit or statement.text[figure.end : behind.start].strip():
        return None
    return None if statement.is_small(behind) else word_keys(behind.text, statement.language)[0]


def is_rounded(asked: Quantity, told: Quantity) -> bool:
    """Whether a figure that is said to be about right is one that is told, rounded to the places
    that it is given with, or one that this lies over.
    """
    measure, value = in_base(asked)
    other, known = in_base(told)
    if None not in (asked.unit, told.unit) and measure != other:
        return False
    if asked.unit is None or told.unit is None:
        value, known = asked.value, told.value
    return bool(value) and (_places(value, known) == value or value <= known <= value * _OVER)


def _places(value: Decimal, known: Decimal) -> Decimal:
    """A figure rounded to the places that another one is given with: 430 as 400."""
    digits = value.normalize().as_tuple()
    return known.quantize(Decimal(1).scaleb(int(digits.exponent)), ROUND_HALF_UP)


def works_out(asked: Quantity, pair: Pair) -> bool:
    """Whether a figure is the difference of two, a change or a share of them in percent."""
    return any(_comes_to(asked, result) for result in _results(asked, pair))


def _results(asked: Quantity, pair: Pair) -> Iterator[Decimal]:
    """What two figures come to, in the unit of the figure that is asked for."""
    (measure, one), (_same, other) = in_base(pair.first), in_base(pair.second)
    low, high = min(one, other), max(one, other)
    if asked.kind == "percent" and low > 0:
        yield (other - one) * _HUNDRED / one
        yield low * _HUNDRED / high
        yield (high - low) * _HUNDRED / high
    if asked.unit is None:
        yield abs(pair.first.value - pair.second.value)
    elif in_base(asked)[0] == measure:
        yield (high - low) * asked.value / in_base(asked)[1] if asked.value else high - low


def _comes_to(asked: Quantity, result: Decimal) -> bool:
    """Whether a result is a figure, to the places that the figure is written with."""
    result, value = abs(result), abs(asked.value)
    if asked.approximate and value:
        return _places(value, result) == value or value <= result <= value * _OVER
    places = Decimal(1).scaleb(min(0, int(asked.value.as_tuple().exponent)))
    roundings = (ROUND_HALF_UP, ROUND_HALF_EVEN)
    return any(result.quantize(places, rounding) == value for rounding in roundings)
