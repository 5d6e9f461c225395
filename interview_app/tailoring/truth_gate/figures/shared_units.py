"""Numbers told without their unit, since another one has it: "3,4 Millionen Euro, geplant waren 3,1"."""

from collections.abc import Sequence

from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.words.tokens import Token


def share(one: Quantity, two: Quantity, found: Sequence[Token]) -> None:
    """Gives a number the unit of the one before it, where it is told without."""
    _share_money(one, two, found)
    _share_unit(one, two, found)


def _share_money(one: Quantity, two: Quantity, found: Sequence[Token]) -> None:
    """A sum told behind another takes its money: "60,000 dollars from the state and 18,500 from a foundation"."""
    between = [token.low for token in found[one.last + 1 : two.first]]
    if not one.kind.startswith("money") or two.kind != "count" or two.value < _A_SUM or two.modifier or one.modifier:
        return
    after = found[two.last + 1] if two.last + 1 < len(found) else None
    joined = len(between) <= _NEAR_SUM and between[-1:] in (["and"], ["und"], [","]) and not set(between) & {".", ";"}
    if joined and after is not None and after.low in _FROM:
        two.kind = one.kind
        two.readings = frozenset((one.kind, value) for value in two.plain)


def _share_unit(one: Quantity, two: Quantity, found: Sequence[Token]) -> None:
    """A number told without a unit takes that of the one before: "3,4 Millionen Euro, geplant waren 3,1", "zehn Tage Dienst und vier frei".

    A decimal counts nothing, so its unit is left out wherever no other stands behind it; a whole number of days is told so
    only where a small word, and no noun, stands behind it.
    """
    if two.kind != "count" or one.kind in _UNITLESS or not one.plain or two.pair or not two.plain:
        return
    between = [token.text for token in found[one.last + 1 : two.first]]
    after = found[two.last + 1] if two.last + 1 < len(found) else None
    if len(between) > _NEAR_UNIT or not set(between).isdisjoint(".;:()") or (after is not None and after.capital):
        return
    exact = one.scale > 1 or any(value.denominator != 1 for value in one.plain)
    decimal = exact and two.scale == 1 and all(value.denominator != 1 for value in two.plain)
    free = (
        one.kind in ("hour", "day", "year") and between[-1:] == ["und"] and after is not None and after.kind == "word"
    )
    if not decimal and not (free and after is not None and after.low in _LEFT_OVER):
        return
    told = [value for kind, value in one.readings if kind == one.kind]
    factors = {value / plain * (one.scale if decimal else 1) for value in told for plain in one.plain if plain}
    readings = frozenset((one.kind, plain * factor) for plain in two.plain for factor in factors)
    two.kind, two.readings = one.kind, readings


_UNITLESS = frozenset(("count", "factor", "ordinal", "ratio", "class"))
_NEAR_UNIT = 8
_LEFT_OVER = frozenset("frei freie off".split())
_A_SUM, _NEAR_SUM = 1000, 6
_FROM = frozenset("from for by of on von vom für aus".split())


def add_ages(quantity: Quantity, found: Sequence[Token]) -> None:
    """The ends of "im Alter von 14 bis 18 Jahren" are told without years too: "zwischen 14 und 18"."""
    first = min(quantity.first, quantity.other.first) if quantity.other is not None else quantity.first
    last = max(quantity.last, quantity.other.last) if quantity.other is not None else quantity.last
    years = first > 1 and found[last].low.startswith("jahr") and found[first - 1].low == "von"
    if quantity.kind == "year" and years and found[first - 2].low == "alter":
        quantity.readings |= {("count", value) for value in quantity.plain}
