"""Numbers that belong together: "from 50 to 30 minutes", "10-15", "310 a week, up from 265", "7 statt 10 Tage"."""

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from interview_app.tailoring.truth_gate.figures import number_words
from interview_app.tailoring.truth_gate.figures.changes import (
    Named,
    told_anew,
    told_apart,
    told_before,
)
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.figures.units import UNITS, Reading, unit_readings
from interview_app.tailoring.truth_gate.words.tokens import DASHES, Token

_HEDGED = frozenset("maybe perhaps like say probably vielleicht wohl so".split())
"""How somebody who tells it hedges a number."""
_MAYBE = frozenset("maybe perhaps sometimes possibly vielleicht manchmal mal".split())
_OR = frozenset(("to", "bis", "or", "oder"))
_FROM = frozenset(("from", "von"))
_LIMITING = frozenset(
    "about around roughly approximately some nearly almost over under just well more less fewer than an a average of on etwa rund ca knapp gut über unter im schnitt durchschnittlich fast mehr als weniger or so".split()
)
"""What may stand between "from" and its number: "from an average of 6 days"."""
_APART = 6
"""Tokens that may lie between "from 34 percent of sales" and "to 30"."""


def pair_up(result: list[Quantity], found: Sequence[Token]) -> None:
    """Joins two numbers that are one range or one change: each knows the other, the first may take the second's unit."""
    if len(result) == 1:
        return
    moving = [one for one in result if not _is_whole(found, one) and not one.like_a_year]
    for naming in (_name, told_apart):
        for one, two in pairwise(moving):
            name = None if one.pair or two.pair else naming(found, one, two)
            if name is not None:
                _join(found, one, two, name)
    told = [
        one for one in moving if not one.pair and not one.implicit and not _is_duration(found, one)
    ]
    for one, two in pairwise(told):
        name = None if one.pair else told_anew(found, one, two) or told_before(found, one, two)
        if name is not None:
            _join(found, one, two, name)
    for size, one in pairwise(result):
        _take_units_of_size(found, size, one)


def _take_units_of_size(found: Sequence[Token], size: Quantity, one: Quantity) -> None:
    """The ends of a change take their unit from its size told before them: "by 7 working days, from 12 to 5"."""
    two = one.other
    if (
        two is None
        or not one.pair.startswith("move")
        or one.kind != "count"
        or size.kind == "count"
        or size.pair
    ):
        return
    between = found[size.last + 1 : one.first]
    if len(between) > _SIZE_APART or any(token.text in ".;" for token in between):
        return
    if not any(abs(mine - theirs) in size.plain for mine in one.plain for theirs in two.plain):
        return
    for end in (one, two):
        end.readings, end.kind = frozenset(_taking_unit(end, size)), size.kind


_SIZE_APART = 7
"""Tokens that may lie between the size of a change and its ends."""


def _join(found: Sequence[Token], one: Quantity, two: Quantity, name: Named) -> None:
    kind, first, last = name
    if one.kind == "count" and two.kind != "count":
        one.kind, one.readings = two.kind, frozenset(_taking_unit(one, two))
    elif two.kind == "count" and one.kind != "count" and kind == "move":
        two.kind, two.readings = one.kind, frozenset(_taking_unit(two, one))
    if {one.kind, two.kind} == {"day", "hour"}:
        _told_alike(one, two)
    bare = kind == "move" and one.kind == two.kind == "count"
    whole = _per_so_many(found, one) if bare else 0
    for number in (one, two) if whole else ():
        number.readings |= {("percent", value * 100 / whole) for value in number.plain}
        number.kind = "percent"
    if bare and _is_percentage(found, one):
        whole = 100
        for number in (one, two):
            number.readings |= {("percent", value) for value in number.plain}
            number.kind = "percent"
    unit = _unit_before(found, one) if bare and not whole else ""
    for number in (one, two) if unit else ():
        number.readings |= frozenset(unit_readings(sorted(number.plain), unit))
        number.kind = UNITS[unit][0]
    if one.kind == two.kind:
        first.pair, last.pair = kind + " first", kind + " last"
        one.other, two.other = two, one


_HOURS_A_DAY = 24


def _told_alike(one: Quantity, two: Quantity) -> None:
    """Gives two times, one told in days and one in hours, a common kind: days where the hours come to days, else hours."""
    for hours in (one, two):
        if hours.kind == "hour" and any(kind == "day" for kind, _ in hours.readings):
            hours.kind, hours.readings = (
                "day",
                frozenset(told for told in hours.readings if told[0] == "day"),
            )
            return
    for days in (one, two):
        if days.kind == "day":
            hours_long = frozenset(
                ("hour", value * _HOURS_A_DAY) for kind, value in days.readings if kind == "day"
            )
            days.kind, days.readings = "hour", hours_long


_DECIMAL = re.compile(r"\d[.,]\d")


def _is_whole(found: Sequence[Token], one: Quantity) -> bool:
    """Whether a number is the most that a mark can be: "4.6 out of 5"."""
    before = found[max(0, one.first - 2) : one.first]
    if [token.low for token in before] == ["out", "of"]:
        return True
    mark = len(before) > 1 and before[1].low in ("of", "von") and before[0].used == "number"
    return mark and bool(_DECIMAL.search(before[0].text))  # "4,4 von 5"


def _per_so_many(found: Sequence[Token], one: Quantity) -> int:
    """The whole that both numbers of a change are told of before them: "faults per thousand orders from 9 to 4"."""
    before = [token.low for token in found[max(0, one.first - _UNIT_APART) : one.first]]
    for word, behind in pairwise(before):
        if word in ("per", "je", "pro"):
            return number_words.WHOLES.get(behind, 0)
    return 0


def _is_percentage(found: Sequence[Token], one: Quantity) -> bool:
    """Whether the noun before a change says that both its numbers are percent: "lambing *percentage* went from 98 to 112"."""
    before = [token.low for token in found[max(0, one.first - _UNIT_APART) : one.first]]
    return not _PERCENTAGES.isdisjoint(before)


_PERCENTAGES = frozenset("percentage percentages prozentsatz".split())


def _unit_before(found: Sequence[Token], one: Quantity) -> str:
    """The unit that both numbers of a change have before them: "simulator hours from 20 to 35"."""
    for token in reversed(found[max(0, one.first - _UNIT_APART) : one.first]):
        if token.kind == "punct" and token.text != "-":
            break
        if (
            token.low in UNITS
            and not token.used
            and token.low.endswith(("s", "en"))
            and len(token.low) > 3
        ):
            return token.low
    return ""


_UNIT_APART = 5


def _name(found: Sequence[Token], one: Quantity, two: Quantity) -> Named | None:
    """Whether two numbers are a range, or a change told by "from" and "to"."""
    between = [token.low for token in found[one.last + 1 : two.first]]
    before = found[one.first - 1].low if one.first else ""
    if (
        between == [","]
        and two.value == one.value + 1
        and one.raw.isalpha()
        and found[two.first].text.isalpha()
    ):
        return "range", one, two  # "zwei, drei Volontäre"
    if one.modifier or before in _HEDGED:
        passed = _LIMITING | _HEDGED  # "from maybe ten a week to two"
        before = next(
            (
                token.low
                for token in reversed(found[max(0, one.first - 5) : one.first])
                if token.low not in passed
            ),
            "",
        )
    if between in (["down", "to"], ["up", "to"]) and before in _FROM:
        between = between[1:]
    ends = [at for at, word in enumerate(between) if word in ("to", "auf")]
    if (
        two.modifier
        and ends
        and set(between[ends[-1] + 1 :]) <= _LIMITING | {"no", "at", "least", "up", "to"}
    ):
        between = between[: ends[-1] + 1]  # "from 7 minutes to under 5"
    if (
        before in _FROM
        and between
        and between[-1] in ("to", "auf")
        and len(between) <= _APART
        and not set(between) & {",", ";", ".", "and", "und"}
        and not _is_deviation(one, two)
        and not _counts_a_noun(found, one, two)
    ):
        return "move", one, two
    if (
        between
        and between[-1] in _MAYBE
        and set(between[:-1]) <= {",", "or", "oder"}
        and one.value < two.value <= 2 * one.value
    ):
        return "range", one, two  # "eight, maybe nine"
    if "points" in {kind for kind, _ in one.readings} - {kind for kind, _ in two.readings}:
        return None  # "up half a point to 4.6"
    if len(between) == 2 and between[0] in DASHES:
        between = between[1:]  # "drei- bis sechsjährig"
    if len(between) == 1 and (
        (between[0] == "bis" and before in _FROM)
        or (between[0] in ("and", "und") and before in ("between", "zwischen"))
        or ((between[0] in DASHES or between[0] in _OR) and one.kind in (two.kind, "count"))
    ):
        return "range", one, two
    return None


def _is_deviation(one: Quantity, two: Quantity) -> bool:
    """Whether a small length is told of a long way, and none becomes the other: "18 mm auf 4,2 km"."""
    return one.kind == two.kind == "metre" and two.value > _WAY * one.value


_WAY = 500


def _counts_a_noun(found: Sequence[Token], one: Quantity, two: Quantity) -> bool:
    """Whether a measure that only describes stands before a count: "von *30-kW*-Anlagen auf 55 Dächern"."""
    behind = found[one.last + 1] if one.last + 1 < len(found) else None
    return (
        "-" in one.raw
        and one.kind != "count"
        and two.kind == "count"
        and behind is not None
        and behind.text == "-"
    )


def _is_duration(found: Sequence[Token], one: Quantity) -> bool:
    """Whether a number only tells how long something took: "in the first twelve months", "seit 3 Jahren"."""
    before = {token.low for token in found[max(0, one.first - 3) : one.first]}
    return one.kind in ("year", "day", "hour") and bool(
        before
        & {
            "in",
            "within",
            "for",
            "over",
            "after",
            "during",
            "seit",
            "nach",
            "binnen",
            "innerhalb",
            "während",
        }
    )


def _taking_unit(one: Quantity, two: Quantity) -> set[Reading]:
    """The readings of a number whose unit stands with the other one; an hour reading keeps the unit's own factor."""
    readings: set[Reading] = set()
    for kind, value in two.readings:
        factors = {value / plain for plain in two.plain if plain} or {Fraction(1)}
        if one.scale == 1:
            factors |= {factor * two.scale for factor in factors}  # "from 18 to 27 million"
        readings |= {(kind, plain * factor) for plain in one.plain for factor in factors}
    return readings
