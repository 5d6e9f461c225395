"""Numbers that the evidence does not write but that follow from those it writes: roundings, differences, shares, other periods.

Each needs exact arithmetic or a word that says how rough it is, so that a number made up is not taken for one worked out.
"""

from fractions import Fraction

from interview_app.tailoring.truth_gate.arithmetic.tolerance import within
from interview_app.tailoring.truth_gate.figures.quantity import Quantity

_FEW = Fraction(1, 10)
"""How far a factor may be above the one that is said: 3.2 times as many are three times as many."""
_NEAR = Fraction(1, 5)
_A_PERIOD_HAS: dict[tuple[str, str], tuple[Fraction, ...]] = {
    (longer, shorter): tuple(Fraction(times) for times in counts)
    for longer, shorter, counts in (
        ("year", "month", (12,)), ("year", "quarter", (4,)), ("year", "half", (2,)), ("half", "quarter", (2,)), ("year", "week", (52,)), ("quarter", "month", (3,)),
        ("month", "week", (4, "13/3")), ("week", "day", (5, 6, 7)), ("week", "night", (5, 6, 7)), ("week", "shift", (5,)), ("day", "hour", (8, 24)),
    )
}  # fmt: skip
"""How many of the shorter period people mean when they reckon one into the other."""
_VAGUE_MOST = 10


def figures(value: Fraction) -> int:
    """How many figures a number needs: 9,400 has two, a third of something counts as one."""
    if value.denominator != 1:
        return 1 if value.denominator == 3 else len(str(float(value)).replace(".", "").strip("0"))
    return len(str(value.numerator).rstrip("0"))


def rounds(quantity: Quantity, known: Quantity) -> bool:
    """Whether "over 9,000", "nearly a third" or "about 1.2 million" is a true rounding of an exact number of the evidence."""
    if (
        not quantity.modifier
        or (known.modifier == "over" and quantity.modifier != "over")
        or known.modifier in ("under", "upto")
        or known.kind != quantity.kind
        or quantity.pair
    ):
        return False
    if known.modifier == "almost" and quantity.modifier == "over":
        return False
    for kind, mine in quantity.readings:
        for known_kind, theirs in known.readings:
            if kind != known_kind:
                continue
            if quantity.modifier == "vague":
                if 2 * mine <= theirs < 2 * _VAGUE_MOST * mine:
                    return True
            elif mine == theirs:
                if quantity.modifier in ("atleast", "about", "upto", "odd"):
                    return True
            elif _is_rounder(quantity, mine, theirs):
                return True
    return False


def _is_rounder(quantity: Quantity, mine: Fraction, theirs: Fraction) -> bool:
    dozens = "dozen" in quantity.raw.lower() or "dutzend" in quantity.raw.lower()
    if (
        mine > 10
        and (dozens or figures(mine) < max(figures(theirs), 2))
        and within(mine, theirs, word(quantity))
    ):
        return True
    if (
        mine >= _COUNTED_IN_FIVES
        and quantity.modifier == "over"
        and not quantity.degree
        and mine % 5 == 0
        and theirs % 5
    ):
        return mine < theirs < mine + 5  # "over 25 classes" of 26
    return quantity.kind != "count" and _rounds_in_its_unit(quantity, mine, theirs)


_COUNTED_IN_FIVES = 15


def _rounds_in_its_unit(quantity: Quantity, mine: Fraction, theirs: Fraction) -> bool:
    """Whether a small measure is a true rounding in the unit that it is told in: "almost a tenth", "under two weeks"."""
    timed = quantity.kind in ("hour", "day", "year")
    for plain in quantity.plain or {mine}:
        if not plain:
            continue
        true = theirs * plain / mine
        rounder = (
            figures(plain) < figures(true) or plain % 5 == 0 or (timed and plain.denominator == 1)
        )
        if rounder and plain != true and within(plain, true, word(quantity)):
            return True
        if (
            timed
            and plain == 1
            and quantity.modifier == "under"
            and not quantity.degree
            and _HALF <= true < 1
        ):
            return True  # "under an hour" of 40 minutes: no shorter unit is as plain
    return False


_HALF = Fraction(1, 2)


def may_be_near(quantity: Quantity) -> bool:
    """Whether a number may be a close rounding that does not say so, whatever it is one of: no small count is."""
    return not (
        quantity.modifier
        or quantity.pair
        or (quantity.kind == "count" and quantity.value < _FEW_COUNTED)
    )


_FEW_COUNTED = 100


def nearly(quantity: Quantity, known: Quantity) -> bool:
    """Whether a number is a close rounding that does not say so: "£87k" for £86,500."""
    if known.kind != quantity.kind or known.modifier or not may_be_near(quantity):
        return False
    return any(
        kind == known_kind
        and mine != theirs
        and figures(mine) < figures(theirs)
        and abs(theirs - mine) * 100 <= mine
        for kind, mine in quantity.readings
        for known_kind, theirs in known.readings
    )


FRACTIONS = {"": "fraction", "about": "rough fraction"}
"""How a fraction in words is limited, by what stands before it."""


def said(quantity: Quantity) -> str:
    """What limits a number; a fraction in words ("a third") is rough by itself, and rougher than a figure."""
    fraction = quantity.kind == "percent" and not quantity.plain and quantity.modifier in FRACTIONS
    return FRACTIONS[quantity.modifier] if fraction else word(quantity)


def word(quantity: Quantity) -> str:
    """What limits a number, with its degree: "just over", "well over"."""
    return f"{quantity.degree} {quantity.modifier}".strip()


_OF_CHANGES = frozenset(("percent", "points", "factor"))
"""What a change of any kind may be told in."""


def follows_from_change(quantity: Quantity, known: Quantity) -> bool:
    """Whether "by 18 days" or "by a third" is what "from 52 to 34 days" comes to."""
    if known.pair != "move first" or known.other is None:
        return False
    kinds = [kind for kind, _value in quantity.readings]
    if known.kind not in kinds and _OF_CHANGES.isdisjoint(kinds):
        return False
    before, after = known.value, known.other.value
    change = abs(after - before)
    if _ends_beyond(known, known.other):
        return _more_than(quantity, known.kind, before, change)
    if known.kind == "percent":
        if any(
            kind == "points" and within(value, change, word(quantity))
            for kind, value in quantity.readings
        ):
            return True
    elif known.kind == quantity.kind and any(
        kind == quantity.kind and within(value, change, word(quantity))
        for kind, value in quantity.readings
    ):
        return True
    if not before:
        return False
    percent, factor = change / before * 100, after / before
    for kind, value in quantity.readings:
        if (
            kind == "percent"
            and quantity.kind == "percent"
            and within(value, percent, said(quantity), plain=True)
        ):
            return True
        if kind == "factor" and (
            within(value, factor, word(quantity))
            or (factor and within(value, 1 / factor, word(quantity)))
            or (not quantity.modifier and value <= factor <= value * (1 + _FEW))
        ):
            return True
    return False


def is_left(quantity: Quantity, known: Quantity) -> bool:
    """Whether "to a third" is what a change left: of "from 3.6 % to 1.2 %" a third is left."""
    if known.pair != "move first" or known.other is None or not known.value:
        return False
    left = 100 * known.other.value / known.value
    return any(
        kind == "percent" and within(value, left, said(quantity), plain=True)
        for kind, value in quantity.readings
    )


_BEYOND = {True: ("over", "atleast"), False: ("under", "almost", "upto")}


def _ends_beyond(known: Quantity, other: Quantity) -> bool:
    """Whether a change goes further than its last figure says: "from 7 minutes to under 5"."""
    return not known.modifier and other.modifier in _BEYOND[other.value > known.value]


def _more_than(quantity: Quantity, kind: str, before: Fraction, change: Fraction) -> bool:
    """Whether "by more than two minutes" or "by over a quarter" is true of a change that is at least so much."""
    if quantity.modifier not in ("over", "atleast"):
        return False
    least = {
        kind: change,
        "points" if kind == "percent" else "percent": change
        if kind == "percent"
        else change / before * 100,
    }
    return any(
        name in least and 1 - _NEAR <= value / least[name] <= 1 for name, value in quantity.readings
    )


def times_in(period: str, known_period: str) -> tuple[Fraction, ...]:
    """By what a number for the known period is multiplied to be one for the other; empty where nobody reckons so."""
    longer = _A_PERIOD_HAS.get((period, known_period), ())
    return longer or tuple(1 / times for times in _A_PERIOD_HAS.get((known_period, period), ()))


def in_other_period(quantity: Quantity, period: str, known: Quantity, known_period: str) -> bool:
    """Whether "50 a month" is "600 a year" reckoned down, or the other way round."""
    if quantity.kind != known.kind or quantity.pair or known.pair or period == known_period:
        return False
    for kind, mine in quantity.readings:
        for known_kind, theirs in known.readings:
            if kind != known_kind:
                continue
            for times in _A_PERIOD_HAS.get((known_period, period), ()):
                if within(mine * times, theirs, word(quantity)) or within(
                    mine, theirs / times, word(quantity)
                ):
                    return True
            for times in _A_PERIOD_HAS.get((period, known_period), ()):
                if within(mine, theirs * times, word(quantity)):
                    return True
    return False
