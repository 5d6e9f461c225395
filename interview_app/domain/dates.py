"""Dates as a résumé has them: a year, or a year and a month, and an open end (DESIGN 6)."""

import re
from typing import Annotated, NamedTuple

from pydantic import AfterValidator, ValidationInfo

from interview_app.domain.base import Text

PRESENT = "present"
IN_ORDER = {"in_order": True}
"""Context of a validation that refuses an end before its start: for what comes in. What is stored
opens as it is.
"""
_DATE = re.compile(r"(\d{4})(?:-(0[1-9]|1[0-2]))?")


class MonthSpan(NamedTuple):
    """A span of whole months counted from year 0 (`year * 12 + month - 1`), both ends included."""

    first: int
    last: int


def is_date(value: str) -> bool:
    """Whether `value` reads `YYYY-MM` or `YYYY`."""
    return _DATE.fullmatch(value) is not None


def _check_date(value: str | None) -> str | None:
    if value is not None and not is_date(value):
        raise ValueError("a date is written YYYY-MM or YYYY")
    return value


def ends_before(start: str | None, end: str | None) -> bool:
    """Whether a known end lies before a known start; a bare year is its January at the start, its
    December at the end.
    """
    if start is None or end is None or not (is_date(start) and is_date(end)):
        return False
    return month_index(end, last=True) < month_index(start)


def check_order(start: str | None, end: str | None, info: ValidationInfo) -> None:
    """Refuse an end before its start where `IN_ORDER` asks for it.

    Raises:
        ValueError: it lies before it.
    """
    if info.context and info.context.get("in_order") and ends_before(start, end):
        raise ValueError("the end lies before the start")


def _check_end(value: str | None, info: ValidationInfo) -> str | None:
    if value is not None and value.casefold() == PRESENT:
        return PRESENT
    end = _check_date(value)
    check_order(info.data.get("start"), end, info)
    return end


StartDate = Annotated[Text, AfterValidator(_check_date)]
EndDate = Annotated[Text, AfterValidator(_check_end)]


def month_index(value: str, *, last: bool = False) -> int:
    """Months since year 0 of a `YYYY-MM` or `YYYY` date; a bare year means January, or December
    when `last`.
    """
    year, _, month = value.partition("-")
    return int(year) * 12 + (int(month) if month else 12 if last else 1) - 1


def month_span(start: str | None, end: str | None, *, today: str) -> MonthSpan | None:
    """The months an entry is known to cover; `present` reaches `today` (`YYYY-MM`), and an end that
    nobody told no further than the start.

    None when the start is not known or the end lies before it.
    """
    if start is None:
        return None
    until = today if end == PRESENT else end or start
    span = MonthSpan(month_index(start), month_index(until, last=True))
    return span if span.last >= span.first else None
