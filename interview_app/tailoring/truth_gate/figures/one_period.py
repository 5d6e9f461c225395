"""One period told without a number: "the first year", "im ersten Monat", "within a year", "ein Jahr lang"."""

from collections.abc import Sequence
from fractions import Fraction

from interview_app.tailoring.truth_gate.figures.units import UNITS, Reading, unit_readings
from interview_app.tailoring.truth_gate.words.tokens import Token

_ONE_OF = frozenset("a an ein eine einen einem einer eines".split())
_WITHIN = frozenset("within inside in binnen innerhalb".split())
LIMITING = frozenset("under unter than als".split())
"""Words before "a week" that make it a claim of its own: "in less than a week"."""


_FIRST = ("first", "ersten", "erstes", "erste")
_WHOLE = frozenset(
    "single whole full ganzes ganze ganzen ganzer volles volle vollen voller einziges einzigen einziger".split()
)
_AND_A_HALF = ["and", "a", "half"]
_HOW_LONG = frozenset(("for", "lasting"))


def one_period(found: Sequence[Token], at: int) -> tuple[set[Reading], int] | None:
    """One period told without a number and its last token: "the first year", "im ersten Monat", "within a year"; None for all else."""
    low, step = found[at].low, at + 1
    first = low in _FIRST
    if not first and low not in _ONE_OF:
        return None
    step += low in _ONE_OF and step + 1 < len(found) and found[step].low in _WHOLE
    unit = found[step].low if step < len(found) else ""
    before = found[at - 1].low if at else ""
    claimed = (
        before in _WITHIN | LIMITING | _HOW_LONG or unit == "fortnight" or is_how_long(found, at)
    )
    if not first and not claimed:
        return None
    behind = found[step + 1] if step + 1 < len(found) else None
    if unit in ("quarter", "quartal"):
        alone = before in _WITHIN and (
            behind is None or behind.kind == "punct"
        )  # "in a quarter of cases" is no time
        return ({("year", Fraction(1, 4))}, step) if first or alone else None
    if behind is not None and (
        behind.kind == "num" or [one.low for one in found[step + 1 : step + 4]] == _AND_A_HALF
    ):
        return None  # "a Year 3 class", "a month and a half"
    unit = _OF_ONE.get(unit, unit)
    timed = UNITS[unit][0] if unit in UNITS and not unit.endswith("s") else ""
    if timed not in ("year", "day") and not (
        timed == "hour" and before in _INSIDE | {"within"} | LIMITING
    ):
        return None
    readings = unit_readings([Fraction(1)], unit)
    return readings | {("year", value / 365) for kind, value in readings if kind == "day"}, step


def is_how_long(found: Sequence[Token], at: int) -> bool:
    """Whether one period is how long something was done, or took: "for a year", "ein Jahr lang", "ein ganzes Jahr", "binnen eines Jahres"."""
    if at and (found[at - 1].low in _HOW_LONG or is_at_most(found, at)):
        return True
    if found[at].low not in _ONE_OF - {"a", "an"} or at + 1 >= len(found):
        return False
    whole = found[at + 1].low in _WHOLE
    behind = found[at + 2 + whole].low if at + 2 + whole < len(found) else ""
    more = found[at + 3 + whole : at + 5 + whole] if behind in _OF_A else []
    return (
        whole
        or any(one.low in _TURNS for one in more[: 1 + (behind == "in")])
        or behind in _LONG
        or (at > 0 and found[at - 1].low in _INSIDE)
    )


def is_at_most(found: Sequence[Token], at: int) -> bool:
    """Whether "up to" stands before "a week", so that it tells how long and not how often: "tours of *up to* a week"."""
    return (
        at > 1
        and found[at - 1].low == "to"
        and found[at - 2].low == "up"
        and found[at].low in ("a", "an")
    )


_LONG = frozenset(("lang", "hindurch"))
_OF_A = frozenset("im pro je in".split())
_TURNS = frozenset("tag woche monat quartal jahr".split())
_INSIDE = frozenset(("binnen", "innerhalb"))
_OF_ONE = {"jahres": "jahr", "monats": "monat", "tages": "tag"}
