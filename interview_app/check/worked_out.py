"""Figures worked out from two of the evidence by one step of arithmetic, and rounded ones.

Only two figures that follow one another in one statement are taken together: those of one unit,
and counts of one thing ("from 98 to 112", "9 of 12", no "14 boats with two apprentices").
"""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal
from itertools import pairwise

from interview_app.check.measures import in_base
from interview_app.check.statements import Statement, word_keys
from interview_app.language.units import Quantity

_MOST_BETWEEN = 8
"""Words between two figures without a unit that belong together."""
_HUNDRED = Decimal(100)
_POINTS = 5
"""By how many points a percentage may be off that is said to be about right."""
_OVER = Decimal("1.2")
"""How much more a figure may be than what it is said to be over."""


@dataclass(frozen=True)
class Pair:
    """Two figures of one statement that have one unit."""

    first: Quantity
    second: Quantity
    about: bool
    """Whether one of them is only about right."""


def pairs_of(statement: Statement) -> Iterator[Pair]:
    """The figures of a statement that may be taken together."""
    before: dict[str, Quantity] = {}
    for one in statement.with_units:
        measure = in_base(one)[0]
        other = before.get(measure)
        if other is not None and (one.unit or _are_close(statement, other, one)):
            yield Pair(other, one, statement.is_about(other) or statement.is_about(one))
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
    that it is given with, or one that this lies a little over.
    """
    measure, value = in_base(asked)
    other, known = in_base(told)
    if None not in (asked.unit, told.unit) and measure != other:
        return False
    if asked.unit is None or told.unit is None:
        value, known = asked.value, told.value
    return _is_near(asked, value, known)


def _is_near(asked: Quantity, value: Decimal, known: Decimal) -> bool:
    """Whether "about 400", "over 400" or "nearly two thirds" is said of a figure."""
    if asked.kind == "percent":
        return abs(value - known) <= _POINTS
    return bool(value) and (_places(value, known) == value or value <= known <= value * _OVER)


def _places(value: Decimal, known: Decimal) -> Decimal:
    """A figure rounded to the places that another one is given with: 430 as 400."""
    digits = value.normalize().as_tuple()
    return known.quantize(Decimal(1).scaleb(int(digits.exponent)), ROUND_HALF_UP)


def works_out(asked: Quantity, pair: Pair) -> bool:
    """Whether a figure is the difference of two, a change or a share of them in percent, or how
    many times one is the other.
    """
    return any(_comes_to(asked, result) for result in _results(asked, pair))


def _results(asked: Quantity, pair: Pair) -> Iterator[Decimal]:
    """What two figures come to, in the unit of the figure that is asked for."""
    (measure, one), (_same, other) = in_base(pair.first), in_base(pair.second)
    low, high = min(one, other), max(one, other)
    if asked.kind == "percent" and low > 0:
        yield (other - one) * _HUNDRED / one
        yield low * _HUNDRED / high
        yield (high - low) * _HUNDRED / high
    if asked.unit == "times" and low > 0:
        yield high / low
    elif asked.unit is None:
        yield abs(pair.first.value - pair.second.value)
    elif in_base(asked)[0] == measure and asked.value:
        yield (high - low) * asked.value / in_base(asked)[1]


def is_multiple(asked: Quantity, statement: Statement) -> bool:
    """Whether a large figure is one of a statement counted for a year and not for a month or a
    quarter, or two counts of it multiplied: "five classes of 28 pupils each". Small figures are
    multiples of too many others.
    """
    if asked.value < (_HUNDRED if asked.approximate else _LARGE):
        return False
    found = [one for one in statement.quantities if asked.unit in (one.unit, None)]
    results = [one.value * times for one in found for times in _TIMES]
    results += [
        one.value * other.value
        for one, other in pairwise(statement.quantities)
        if asked.unit in (one.unit, other.unit, None)
    ]
    return any(_rounds_to(asked, result) for result in results)


_LARGE = 1000
_TIMES = (Decimal(12), Decimal(4))
"""How often a month and a quarter are in a year."""


def _comes_to(asked: Quantity, result: Decimal) -> bool:
    """Whether a result is a figure, to the places that the figure is written with."""
    if asked.approximate and _is_near(asked, abs(asked.value), abs(result)):
        return True
    return _rounds_to(asked, abs(result))


def _rounds_to(asked: Quantity, result: Decimal) -> bool:
    """Whether a result rounds to a figure."""
    if asked.approximate and asked.value:
        return _places(abs(asked.value), result) == abs(asked.value)
    places = Decimal(1).scaleb(min(0, int(asked.value.as_tuple().exponent)))
    roundings = (ROUND_HALF_UP, ROUND_HALF_EVEN)
    return any(result.quantize(places, rounding) == asked.value for rounding in roundings)
