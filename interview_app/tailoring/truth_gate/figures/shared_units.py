"""Numbers told without their unit, since another one has it: "3,4 Millionen Euro, geplant waren 3,1"."""

from collections.abc import Sequence

from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.words.tokens import Token


def share(one: Quantity, two: Quantity, found: Sequence[Token]) -> None:
    """Gives a number the unit of the one before it, where it is told without."""
    _share_money(one, two, found)
    _share_unit(one, two, found)
    _share_at_end(one, two, found)


_SUMS = (
    "budget",
    "budgets",
    "etat",
    "etats",
    "umsatz",
    "umsatzes",
    "volumen",
    "volumens",
    "kosten",
    "budgetverantwortung",
)
_TO_SUM = 4


def add_money(quantity: Quantity, found: Sequence[Token]) -> None:
    """Millions told of a budget without a currency are euros, as German speaks of money: "Budget von 6,3 Millionen"."""
    if quantity.kind != "count" or quantity.scale < _A_SUM or not quantity.plain:
        return
    before = [token.low for token in found[max(0, quantity.first - _TO_SUM) : quantity.first]]
    after = found[quantity.last + 1] if quantity.last + 1 < len(found) else None
    if any(low.endswith(_SUMS) for low in before) and not (after is not None and after.capital):
        quantity.readings |= {
            ("money EUR", value) for kind, value in quantity.readings if kind == "count"
        }


def _share_money(one: Quantity, two: Quantity, found: Sequence[Token]) -> None:
    """A sum told behind another takes its money: "60,000 dollars from the state and 18,500 from a foundation"."""
    between = [token.low for token in found[one.last + 1 : two.first]]
    if (
        not one.kind.startswith("money")
        or two.kind != "count"
        or two.value < _A_SUM
        or two.modifier
        or one.modifier
    ):
        return
    after = found[two.last + 1] if two.last + 1 < len(found) else None
    joined = (
        len(between) <= _NEAR_SUM
        and between[-1:] in (["and"], ["und"], [","])
        and not set(between) & {".", ";"}
    )
    if joined and after is not None and after.low in _FROM:
        two.kind = one.kind
        two.readings |= frozenset((one.kind, value) for value in two.plain)


def _share_unit(one: Quantity, two: Quantity, found: Sequence[Token]) -> None:
    """A number told without a unit takes that of the one before: "3,4 Millionen Euro, geplant waren 3,1", "zehn Tage Dienst und vier frei".

    A decimal counts nothing, so its unit is left out wherever no other stands behind it; a whole number of days is told so
    only where a small word, and no noun, stands behind it.
    """
    if two.kind != "count" or one.kind in _UNITLESS or not one.plain or two.pair or not two.plain:
        return
    between = [token.text for token in found[one.last + 1 : two.first]]
    after = found[two.last + 1] if two.last + 1 < len(found) else None
    if (
        len(between) > _NEAR_UNIT
        or not set(between).isdisjoint(".;:()")
        or (after is not None and after.capital)
    ):
        return
    exact = one.scale > 1 or any(value.denominator != 1 for value in one.plain)
    decimal = exact and two.scale == 1 and all(value.denominator != 1 for value in two.plain)
    free = (
        one.kind in ("hour", "day", "year")
        and between[-1:] == ["und"]
        and after is not None
        and after.kind == "word"
    )
    if not decimal and not (free and after is not None and after.low in _LEFT_OVER):
        return
    told = [value for kind, value in one.readings if kind == one.kind]
    factors = {
        value / plain * (one.scale if decimal else 1)
        for value in told
        for plain in one.plain
        if plain
    }
    readings = frozenset((one.kind, plain * factor) for plain in two.plain for factor in factors)
    two.kind, two.readings = one.kind, readings


def _share_at_end(one: Quantity, two: Quantity, found: Sequence[Token]) -> None:
    """A bare number at the end of a later clause is of the same unit: "84 Prozent im Modul, im Ganzen *61*", "by 17 days to 45"."""
    shared = one.kind == "percent" or one.kind.startswith("money") or one.kind in ("hour", "day")
    if (
        not shared
        or two.kind != "count"
        or two.pair
        or two.implicit
        or not one.plain
        or not two.plain
    ):
        return
    between = [token.text for token in found[one.last + 1 : two.first]]
    if (
        len(between) > _NEAR_UNIT
        or not set(between).isdisjoint(".;:()")
        or _is_named(found, two.first)
    ):
        return
    after = found[two.last + 1] if two.last + 1 < len(found) else None
    ends = after is None or after.kind == "punct"
    if between in (["auf"], ["to"]) and one.first and found[one.first - 1].low in ("um", "by"):
        shares = ends or (after is not None and _is_past(after))
    elif one.kind in ("hour", "day"):
        of_a_year = any(text.isdigit() and len(text) == _FIGURES_OF_A_YEAR for text in between)
        shares = between[:1] == [","] and of_a_year and between[-1] in _COMES_TO and ends
    else:
        compared = not {",", "und", "and"}.isdisjoint(between)
        shares = compared and (ends or (after is not None and after.low in _BEHIND_BARE))
    if shares and max(one.plain) / _ALIKE <= max(two.plain) <= max(one.plain) * _ALIKE:
        told = [value for kind, value in one.readings if kind == one.kind]
        factors = {value / plain for value in told for plain in one.plain if plain}
        two.kind = one.kind
        two.readings |= frozenset(
            (one.kind, plain * factor) for plain in two.plain for factor in factors
        )


def _is_named(found: Sequence[Token], first: int) -> bool:
    """Whether a name stands right before a number, of which it is the version: "Java 17", not "im Gesamtsystem 61"."""
    if not first or not found[first - 1].capital:
        return False
    return first < _TO_PLACE or found[first - 2].low not in _BEFORE_PLACES


_TO_PLACE = 2
_BEFORE_PLACES = frozenset("im in am beim bei der die das den dem the".split())


def _is_past(token: Token) -> bool:
    """Whether a word is a German participle: "auf 45 *verkürzt*"."""
    return token.kind == "word" and not token.capital and token.low.endswith(("t", "en"))


_FIGURES_OF_A_YEAR = 4
_COMES_TO = frozenset("bei noch nur auf es sie in at was were it nach".split())
"""Words before the figure of a later year: "2021 bei 94 Tagen, 2023 *bei* 71"."""
_ALIKE = 8
"""How many times as large a number of the same unit may be: "€27.4m …, 164 in number" are no euros."""
_BEHIND_BARE = frozenset("im in bei für am zuvor davor vorher last the".split())
_UNITLESS = frozenset(("count", "factor", "ordinal", "ratio", "class"))
_NEAR_UNIT = 8
_LEFT_OVER = frozenset("frei freie off".split())
_A_SUM, _NEAR_SUM = 1000, 6
_FROM = frozenset("from for by of on von vom für aus".split())


def add_ages(quantity: Quantity, found: Sequence[Token]) -> None:
    """The ends of "im Alter von 14 bis 18 Jahren" are told without years too: "zwischen 14 und 18"."""
    first = (
        min(quantity.first, quantity.other.first) if quantity.other is not None else quantity.first
    )
    last = max(quantity.last, quantity.other.last) if quantity.other is not None else quantity.last
    years = first > 1 and found[last].low.startswith("jahr") and found[first - 1].low == "von"
    if quantity.kind == "year" and years and found[first - 2].low == "alter":
        quantity.readings |= {("count", value) for value in quantity.plain}
