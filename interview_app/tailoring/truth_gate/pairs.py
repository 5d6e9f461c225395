"""Numbers that belong together: "from 50 to 30 minutes", "10-15", "310 a week, up from 265", "7 statt 10 Tage"."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from interview_app.tailoring.truth_gate.quantity import Quantity
from interview_app.tailoring.truth_gate.tokens import DASHES, Token
from interview_app.tailoring.truth_gate.units import Reading

_FROM = frozenset(("from", "von"))
_INSTEAD = frozenset(("statt", "instead", "anstatt", "anstelle", "gegenüber", "versus", "vs", "against", "rather"))
_EARLIER = frozenset(
    "vorher früher zuvor bisher bislang ehemals previously formerly used was were before once originally initially anfangs ursprünglich davor".split()
)
_LATER = frozenset(
    "danach nachher jetzt heute nun anschließend now afterwards today then later inzwischen after is nachdem dann".split()
)
_APART = 6
"""Tokens that may lie between "from 34 percent of sales" and "to 30"."""
_NEAR = 12
"""Tokens that may lie between two numbers that are one change."""


def pair_up(result: list[Quantity], found: Sequence[Token]) -> None:
    """Joins two numbers that are one range or one change: each knows the other, the first may take the second's unit."""
    for one, two in pairwise(result):
        name = _name(found, one, two)
        if not name:
            continue
        kind, first, last = name
        if one.kind == "count" and two.kind != "count":
            one.kind, one.readings = two.kind, frozenset(_taking_unit(one, two))
        elif two.kind == "count" and one.kind != "count" and kind == "move":
            two.kind, two.readings = one.kind, frozenset(_taking_unit(two, one))
        if one.kind != two.kind:
            continue
        first.pair, last.pair = kind + " first", kind + " last"
        one.other, two.other = two, one


def _name(found: Sequence[Token], one: Quantity, two: Quantity) -> tuple[str, Quantity, Quantity] | None:
    """Whether two numbers are a range or a change, and which of them comes first in time."""
    between = [token.low for token in found[one.last + 1 : two.first]]
    before = found[one.first - 1].low if one.first else ""
    if one.modifier and one.first > 1:
        before = found[one.first - 2].low
    if between in (["down", "to"], ["up", "to"]) and before in _FROM:
        between = between[1:]
    if (
        before in _FROM
        and between
        and between[-1] in ("to", "auf")
        and len(between) <= _APART
        and not set(between) & set(",;.and und")
    ):
        return "move", one, two
    if len(between) == 1 and (
        (between[0] == "bis" and before in _FROM)
        or (between[0] in ("and", "und") and before in ("between", "zwischen"))
        or ((between[0] in DASHES or between[0] in ("to", "bis")) and one.kind in (two.kind, "count"))
    ):
        return "range", one, two
    return _told_apart(found, one, two, between)


def _told_apart(
    found: Sequence[Token], one: Quantity, two: Quantity, between: list[str]
) -> tuple[str, Quantity, Quantity] | None:
    """Changes told in other words: "7 statt 10 Tage", "vorher 22 %, danach 16 %", "310, up from 265"."""
    if (
        len(between) > _NEAR
        or any(mark in between for mark in ".;!?")
        or not {one.kind, two.kind} <= {two.kind, "count"} | {one.kind}
    ):
        return None
    if one.kind != two.kind and "count" not in (one.kind, two.kind):
        return None
    earlier = [token.low for token in found[max(0, one.first - 3) : one.first]]
    if set(between[-3:]) & _INSTEAD or between[-2:] in (
        ["up", "from"],
        ["down", "from"],
        ["compared", "with"],
        ["compared", "to"],
    ):
        return "move", two, one
    if set(earlier) & {"statt", "anstatt", "instead"}:
        return "move", one, two
    if set(earlier) & _EARLIER and set(between) & _LATER:
        return "move", one, two
    if set(between[-3:]) & _EARLIER and set(earlier) & _LATER:
        return "move", two, one
    return None


def _taking_unit(one: Quantity, two: Quantity) -> set[Reading]:
    """The readings of a number whose unit stands with the other one; an hour reading keeps the unit's own factor."""
    readings: set[Reading] = set()
    for kind, value in two.readings:
        factors = {value / plain for plain in two.plain if plain} or {Fraction(1)}
        factors |= {factor * two.scale for factor in factors}  # "from 18 to 27 million"
        readings |= {(kind, plain * factor) for plain in one.plain for factor in factors}
    return readings
