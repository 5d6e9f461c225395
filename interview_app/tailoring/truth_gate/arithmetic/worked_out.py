"""What two figures of one sentence of the evidence come to: a difference, a share, a ratio, a product, a sum, an average."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from interview_app.tailoring.truth_gate.arithmetic import derived, wholes
from interview_app.tailoring.truth_gate.arithmetic.tolerance import within
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading import sizes, told_for
from interview_app.tailoring.truth_gate.reading.line import Line

_FAR = 30
"""Tokens between two figures of the evidence that are still told of one thing."""
_EACH = frozenset("each apiece per jeweils je pro every jede jeder jedes".split())
_AVERAGE = frozenset("average averaging schnitt durchschnitt durchschnittlich".split())
_AND = frozenset("and plus und sowie &".split())


@dataclass(frozen=True, slots=True)
class Fact:
    """What two figures of the evidence come to: `name` tells how, `kind` and `value` are what comes out."""

    name: str
    kind: str
    value: Fraction
    one: Quantity
    two: Quantity


def facts_of(line: Line) -> list[Fact]:
    """All that the figures of one line of the evidence come to. Kept with the line."""
    if not isinstance(line.reckoned, list):
        line.reckoned = list(_facts(line))
    return line.reckoned


def _facts(line: Line) -> Iterator[Fact]:
    """All that the figures of one line of the evidence come to, two by two."""
    figures = [
        one
        for one in line.quantities
        if not one.implicit
        and one.value > 0
        and not one.pair.startswith("range")
        and not one.like_a_year
    ]
    for at, one in enumerate(figures):
        for two in figures[at + 1 :]:
            if two.first - one.last > _FAR or any(
                token.kind == "punct" and token.text in ".;!?"
                for token in line.tokens[one.last + 1 : two.first]
            ):
                break
            yield from _of_two(line, one, two)


def _of_two(line: Line, one: Quantity, two: Quantity) -> Iterator[Fact]:
    yield from _spread(line, one, two)
    share = _share_of(line, one, two)
    if share is not None:
        yield Fact(
            "part", "count", one.value * two.value / 100, share, two if share is one else one
        )
    each = _each(line, one, two)
    if each:
        kind = "count" if two.kind == "factor" else two.kind
        yield Fact("product", kind, _often(one) * _often(two), one, two)
    if (one.pair or two.pair) and one.other is not two:
        return  # a figure of a change is compared with its other end alone
    if one.kind == two.kind and _each_dated(line, one, two):
        yield Fact("over years", one.kind, one.value + two.value, one, two)
    if _are_shares(one, two):
        yield Fact("difference", "points", abs(one.value - two.value), one, two)
    if one.kind != two.kind or one.value == two.value:
        return
    if one.kind == "count" and not may_be_compared(line, one, two):
        if _are_added(line, one, two):
            yield Fact("sum", "count", one.value + two.value, one, two)
        if one.value > two.value:
            yield Fact("quotient", "count", one.value / two.value, one, two)
        return
    small, large = sorted((one, two), key=lambda quantity: quantity.value)
    difference = large.value - small.value
    if one.kind in ("percent", "factor", "points", "ordinal"):
        return
    yield Fact("difference", one.kind, difference, small, large)
    yield Fact("share", "percent", 100 * small.value / large.value, small, large)
    yield Fact("ratio", "percent", 100 * large.value / small.value, large, small)
    yield Fact("above", "percent", 100 * difference / small.value, large, small)
    yield Fact("below", "percent", 100 * difference / large.value, small, large)
    if _are_added(line, one, two):
        yield Fact("sum", one.kind, one.value + two.value, one, two)


def _each_dated(line: Line, one: Quantity, two: Quantity) -> bool:
    """Whether both are told side by side for a year of their own: "62 tonnes in 2018 and 71 tonnes in 2019"."""
    between = line.tokens[one.last + 1 : two.first]
    behind = line.tokens[two.last + 1 : two.last + 1 + _DATED_NEAR]
    joined = any(token.low in _AND for token in between) and one.kind not in (
        "percent",
        "factor",
        "points",
        "ordinal",
    )
    return joined and all(any(token.used == "date" for token in some) for some in (between, behind))


_DATED_NEAR = 4


def _are_shares(one: Quantity, two: Quantity) -> bool:
    """Whether both are percentages, the second perhaps told without its sign: "83 Prozent, im Unternehmen 79"."""
    shares = [
        {value for kind, value in number.readings if kind == "percent"} for number in (one, two)
    ]
    return all(shares) and one.kind == "percent" and one.value != two.value


def rest_of(line: Line) -> Iterator[Fact]:
    """What is left of each whole besides the part that the line tells of it: 207 of "210 joints, of which 3 failed"."""
    for part, whole in wholes.parts(line):
        yield Fact("rest", "count", whole.value - part.value, part, whole)


def _share_of(line: Line, one: Quantity, two: Quantity) -> Quantity | None:
    """Which of two figures is a share of the other: "75 % of the 48", "24 a week, half of them"; None where neither is."""
    if one.kind == "percent" and two.kind == "count" and _is_of(line, one, two):
        return one
    return two if one.kind == "count" and two.kind == "percent" and _is_of_them(line, two) else None


def _is_of_them(line: Line, share: Quantity) -> bool:
    """Whether a share is said to be of what was counted before it: "24 call-outs a week, half of *them* at night"."""
    behind = [token.low for token in line.tokens[share.last + 1 : share.last + 3]]
    return behind[:1] == ["of"] and behind[1:] in (["them"], ["those"], ["these"])


def _is_of(line: Line, share: Quantity, whole: Quantity) -> bool:
    """Whether the share is said to be of the number behind it: "75 % of the 48 participants"."""
    between = [token.low for token in line.tokens[share.last + 1 : whole.first]]
    return (
        bool(between)
        and between[0] in ("of", "von", "der")
        and len(between) <= _OF_FAR
        and "." not in between
    )


_OF_FAR = 3


def _spread(line: Line, one: Quantity, two: Quantity) -> Iterator[Fact]:
    """What a number comes to for each year of its time, each week of its days, or each thing that it is of."""
    for total, time in ((one, two), (two, one)):
        if (
            time.kind == "year"
            and time.value > 1
            and (total.kind == "count" or total.kind.startswith("money"))
        ):
            yield Fact("average", total.kind, total.value / time.value, total, time)
        if (
            total.kind.startswith("money")
            and time.kind == "count"
            and time.value > 1
            and not time.pair
        ):
            yield Fact("quotient", total.kind, total.value / time.value, total, time)
    days = two.kind == "day" and two.value <= _WEEK and one.kind == "count"
    if days and (told_for.rate_of(line, one), told_for.rate_of(line, two)) == ("day", "week"):
        yield Fact("weekly", "count", one.value * two.value, one, two)


_WEEK = 7


def _often(quantity: Quantity) -> Fraction:
    """The number itself; of "three times" the three."""
    return next((value for kind, value in quantity.readings if kind == "factor"), quantity.value)


def may_be_compared(line: Line, one: Quantity, two: Quantity) -> bool:
    """Whether two counts are of one thing: the same noun, or one that stands without."""
    first, second = sizes.counted(line, one), sizes.counted(line, two)
    if first.name or second.name:
        return False
    if not first.words or not second.words:
        return True
    if {"davon", "darunter", "which", "whom", "those"} & {
        token.low for token in line.tokens[one.last + 1 : two.first]
    }:
        return True
    return any(mine & theirs for mine in first.wide[-1:] for theirs in second.wide[-1:])


def _each(line: Line, one: Quantity, two: Quantity) -> bool:
    """Whether the second figure goes for each of the first: "six courses, 15 officers on each", "three twelve-hour shifts"."""
    if one.kind not in ("count", "factor") or sizes.counted(line, one).name:
        return False
    if two.first == one.last + 1 and "-" in two.raw and two.kind in ("hour", "day"):
        return True
    between = [token.low for token in line.tokens[one.last + 1 : two.first]]
    if "." in between or len(between) > _EACH_FAR:
        return False
    behind = [token.low for token in line.tokens[two.last + 1 : two.last + 5]]
    if between[1:] == ["of"] and between[0].endswith("s") and two.kind in ("count", "hour", "day"):
        return not line.german  # "8 sessions of two hours", "four classes of 30"
    at_once = " at a time " in f" {' '.join(between)} "
    if two.kind.startswith("money") and _AVERAGE & set(between[-3:]):
        return True
    return at_once or bool(_EACH & {*between, *behind}) or behind[-3:] == ["at", "a", "time"]


_EACH_FAR = 14


def _are_added(line: Line, one: Quantity, two: Quantity) -> bool:
    """Whether two counts stand side by side: "seven chemists and two technicians"."""
    between = [token.low for token in line.tokens[one.last + 1 : two.first]]
    told = one.kind == "count" or one.kind.startswith("money")
    return 0 < len(between) <= _ADDED_FAR and between[-1] in _AND and told and "." not in between


_ADDED_FAR = 5


def fits(quantity: Quantity, fact: Fact) -> bool:
    """Whether a number is what two figures come to, or as near to it as its words say."""
    return any(
        within(value, fact.value, derived.said(quantity), plain=fact.kind == "percent")
        for kind, value in quantity.readings
        if kind == fact.kind
    )


def fits_period(
    line: Line, quantity: Quantity, known: Line, fact: Fact, *, needed: bool = False
) -> bool:
    """Whether the value fits for the period that the line tells, which may be another one than the evidence's.

    `needed`: it must be another one.
    """
    mine = told_for.rate_of(line, quantity)
    theirs = told_for.rate_of(known, fact.one) or told_for.rate_of(known, fact.two)
    if not theirs and len(known.rates) == 1:
        theirs = next(iter(known.rates))
    if mine and theirs and mine != theirs:
        return any(
            within(value, fact.value * times, derived.word(quantity))
            for kind, value in quantity.readings
            if kind == fact.kind
            for times in derived.times_in(mine, theirs)
        )
    return (
        not needed and fits(quantity, fact) and (not mine or mine == theirs or mine in known.rates)
    )
