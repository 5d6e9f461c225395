"""A date as people type it, turned into `YYYY-MM`, `YYYY` or `present`; and the time from one until
another. No Qt.
"""

import re
from collections.abc import Iterator
from functools import cache

from interview_app.domain.dates import PRESENT, is_date
from interview_app.domain.knowledge_card import from_and_until
from interview_app.i18n import language
from interview_app.language import any_language
from interview_app.language.data import languages
from interview_app.language.date_spans import DateSpan, dates_in, whole_year
from interview_app.language.printed import month_year, span
from interview_app.language.tokens import plain

_YEAR_FIRST = re.compile(r"(\d{4})\s*[-/. ]\s*(\d{1,2})")
_MONTH_FIRST = re.compile(r"(\d{1,2})\s*[-/. ]\s*(\d{4})")
_SHORT_YEAR = re.compile(r"(\d{1,2})/(\d{2})")
_NAMED = re.compile(r"([^\W\d_]{3,})\.?[\s,/'’-]*(\d{2})")
_MARKS = " \t,;:|·•–—-/()"
_GOES_ON = re.compile(r"^\s*[-–—/]\s*\w?\d")
"""What stands beside a date that is only a part of what is written there."""
_DAY_OR_MONTH = re.compile(r"(\d{1,2})/(\d{1,2})/(\d{4})")


def shown_date(value: str | None) -> str:
    """The text of a stored date as people write it: `Mar 2019` or `present` in the window language;
    what is none stays as it is.
    """
    return month_year(value or "", language())


def read_date(text: str, *, end: bool) -> str | None:
    """The stored form of a typed date; what cannot be read comes back as it was typed, for the
    check to name.

    `03/2019`, `2019/3`, `3/19`, `12.03.2019`, `March 2019` and `Mär 19` all read as `2019-03`.
    """
    text = text.strip()
    if not text:
        return None
    if end and any_language.is_present(text):
        return PRESENT
    if is_date(text):
        return text
    return _year_and_month(text) or _in_words_of_any_language(text) or text


def months_meant(text: str) -> tuple[str, ...]:
    """The two dates that `03/04/2019` may be, for somebody to choose from; else none."""
    found = _DAY_OR_MONTH.fullmatch(text.strip())
    if found is None:
        return ()
    dates = (_stored(found[3], int(found[2])), _stored(found[3], int(found[1])))
    return tuple(sorted(one for one in {*dates} if one)) if all(dates) else ()


def shown_span(value: str | None) -> str:
    """The text of a stored time: `Mar 2019 – present` in the window language; what is none stays
    as it is.
    """
    found = from_and_until(value or "")
    if found is None or _are_years(found):
        return value or ""
    return span(*found, language())


def read_span(text: str) -> str | None:
    """The stored form of a typed time; what cannot be read comes back as it was typed, for the
    check to name.

    `03/2019 – heute`, `2019-03 bis heute` and `March 2019 to now` all read as `2019-03 to present`.
    """
    found = span_in(text)
    if found is None:
        return text.strip() or None
    return "-".join(found) if _are_years(found) else " to ".join(found)


def span_in(text: str) -> tuple[str, str] | None:
    """From when until when a text says that something was, as stored dates; None where it says
    anything else, or no more than one date.

    `2009-2018`, `from 03/2009 to May 2018` and `seit 04/2018`, in any language we read.
    """
    text = text.strip()
    if is_date(text):
        return None
    for found in _only_dates(text):
        if found.end is None or found.end_at != len(text):
            continue
        if plain(text[: found.start_at]).strip() in _openings():
            return found.start, found.end
    return None


def without_dates(text: str) -> tuple[str, str, str | None] | None:
    """Words without the one date or time that they begin or end with, its start, and its end if
    it has one; None where they have none there.
    """
    edges = []
    for found in _only_dates(text):
        before, behind = text[: found.start_at], text[found.end_at :]
        if _GOES_ON.search(before[::-1]) or _GOES_ON.search(behind):
            continue
        head, _blank, last = before.rstrip().rpartition(" ")
        before = head if plain(last) in _openings() else before
        before, behind = before.strip(_MARKS), behind.strip(_MARKS)
        if not (before and behind):
            edges.append((found, before or behind))
    if not edges:
        return None
    # A language that does not know the month, or "since", reads the year alone.
    found, rest = max(edges, key=lambda edge: (len(edge[0].text), edge[0].end is not None))
    return rest, found.start, found.end


def _only_dates(text: str) -> Iterator[DateSpan]:
    """The one date or time of a text, as each language reads it, that of the window first."""
    for code in sorted(languages(), key=lambda one: (one != language(), one)):
        found = dates_in(text, code)
        if len(found) == 1:
            yield found[0]


def _in_words_of_any_language(text: str) -> str | None:
    """The month of a date that is all of the text; that of `03/04/2019` is not known."""
    if len(months_meant(text)) > 1:
        return None
    whole = (one.start for one in _only_dates(text) if one.text == text and one.end is None)
    return next((one for one in whole if len(one) > len("2019")), None)


@cache
def _openings() -> frozenset[str]:
    """What may stand before a time: "since", "from"."""
    parts = ("since", "between", "before")
    return frozenset(
        {"", *(plain(one) for part in parts for one in any_language.calendar_forms(part))}
    )


def _are_years(found: tuple[str, str]) -> bool:
    return all(len(one) == 4 for one in found)


def _year_and_month(text: str) -> str | None:
    if found := _YEAR_FIRST.fullmatch(text):
        return _stored(found[1], int(found[2]))
    if found := _MONTH_FIRST.fullmatch(text):
        return _stored(found[2], int(found[1]))
    if found := _SHORT_YEAR.fullmatch(text):
        return _stored(whole_year(found[2]), int(found[1]))
    if found := _NAMED.fullmatch(text):
        month = any_language.month_of(found[1], seasons=False)
        return _stored(whole_year(found[2]), month or 0)
    return None


def _stored(year: str, month: int) -> str | None:
    return f"{year}-{month:02d}" if 1 <= month <= 12 else None
