"""How long somebody was somewhere: times of a line against the spans of the evidence (CONTRACT D8)."""

import datetime
from collections.abc import Iterable
from fractions import Fraction

from interview_app.tailoring.truth_gate.figures.dates import Span
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.reading.line import Line

_EARLY = 3
"""A time that begins a line is told of all that follows: "Almost eight years of maintenance"."""


def is_tenure(line: Line, quantity: Quantity) -> bool:
    """Whether years or months are time in a post or of experience."""
    rest = line.folded
    marks = (
        " as ",
        " at ",
        " experience ",
        " with ",
        " als ",
        " bei ",
        " erfahrung ",
        " berufserfahrung ",
        " of ",
        " for ",
    )
    early = quantity.first <= _EARLY and not any(word.negated for word in line.words)
    return quantity.kind == "year" and (early or any(mark in rest for mark in marks))


def is_experience(line: Line) -> bool:
    """Whether a line speaks of the whole working life: "twelve years of experience"."""
    return any(
        f" {word} " in line.folded
        for word in ("experience", "career", "erfahrung", "berufserfahrung", "berufsjahre")
    )


_SHORT_OF = 6
"""Months that "nearly four years" may lack."""


def tenure_fits(
    quantity: Quantity, own: Iterable[Span], total: Iterable[Span], *, experience: bool
) -> bool:
    """Whether a claimed time in years is what the dates of one card come to; with `experience` also of the whole history."""
    today = datetime.date.today()
    for span in own:
        low, high = span.months(today)
        for _, value in quantity.readings:
            months = value * 12
            exact = low <= months <= max(low + 1, high) and (months <= low + 11)
            under = quantity.modifier == "over" and months <= high
            short = (
                quantity.modifier in ("almost", "about")
                and months - _SHORT_OF <= high
                and low <= months
            )
            if (
                exact
                or under
                or short
                or (value.denominator <= 2 and value == Fraction(low // 6, 2))
                or (value.denominator == 1 and value == low // 12)
            ):
                return True
    whole = _total_months(total, today) if experience else 0
    slack = 24 if any(span.start[1] is None for span in total) else 12
    return bool(whole) and any(
        whole - slack < value * 12 <= whole for _, value in quantity.readings
    )


def _total_months(spans: Iterable[Span], today: datetime.date) -> int:
    covered: set[int] = set()
    for span in spans:
        end = (today.year, today.month) if span.end[0] == 9999 else (span.end[0], span.end[1] or 12)
        covered.update(range(span.start[0] * 12 + (span.start[1] or 1), end[0] * 12 + end[1] + 1))
    return len(covered)
