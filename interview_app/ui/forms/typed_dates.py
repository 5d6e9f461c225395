"""A date as people type it, turned into `YYYY-MM`, `YYYY` or `present`; and the time from one until
another. No Qt.
"""

import re
from functools import cache

from interview_app.domain.dates import PRESENT, is_date
from interview_app.domain.knowledge_card import from_and_until
from interview_app.i18n import _, language
from interview_app.language import any_language

_YEAR_FIRST = re.compile(r"(\d{4})\s*[-/. ]\s*(\d{1,2})")
_MONTH_FIRST = re.compile(r"(\d{1,2})\s*[-/. ]\s*(\d{4})")
_DASHES = re.compile(r"\s*[–—]\s*|\s+-\s+")
_HYPHEN = re.compile(r"(?<=\d{4})-(?!\d\d?$)")
"""Between two years, or a year and a word; within a date one or two figures follow it."""
_NAMED = re.compile(r"([^\W\d_]{3,})\.?,?\s+(?:[^\W\d_]{1,3}\s+)?(\d{4})")
"""A month and a year, with at most a small word between: "marzo de 2019"."""


def shown_date(value: str | None) -> str:
    """The text of a stored date as people write it: `Mar 2019` or `present` in the window language;
    what is none stays as it is.
    """
    return _("present") if value == PRESENT else in_words(value or "", language())


def in_words(date: str, code: str) -> str:
    """`2019-03` as `Mar 2019` in a language; what has no month stays as it is."""
    from babel.dates import get_month_names  # 60 ms, and not every start shows a date

    if not is_date(date) or len(date) == len("2019"):
        return date
    months = get_month_names("abbreviated", locale=code)
    return f"{months[int(date[5:7])].rstrip('.')} {date[:4]}"


def read_date(text: str, *, end: bool) -> str | None:
    """The stored form of a typed date; what cannot be read comes back as it was typed, for the
    check to name.

    `03/2019`, `2019/3`, `March 2019` and `Mär 2019` all read as `2019-03`.
    """
    text = text.strip()
    if not text:
        return None
    if end and any_language.is_present(text):
        return PRESENT
    if is_date(text):
        return text
    return _year_and_month(text) or text


def shown_span(value: str | None) -> str:
    """The text of a stored time: `Mar 2019 to present` in the window language; what is none stays
    as it is.
    """
    found = from_and_until(value or "")
    if found is None or _are_years(found):
        return value or ""
    return _("{start} to {end}").format(start=shown_date(found[0]), end=shown_date(found[1]))


def read_span(text: str) -> str | None:
    """The stored form of a typed time; what cannot be read comes back as it was typed, for the
    check to name.

    `03/2019 – heute`, `2019-03 bis heute` and `March 2019 to now` all read as `2019-03 to present`.
    """
    text = text.strip()
    for between in (_between(), _DASHES, _HYPHEN):
        parts = between.split(text)
        if len(parts) != 2:
            continue
        found = (read_date(parts[0], end=False) or "", read_date(parts[1], end=True) or "")
        if is_date(found[0]) and (found[1] == PRESENT or is_date(found[1])):
            return "-".join(found) if _are_years(found) else " to ".join(found)
    return text or None


@cache
def _between() -> re.Pattern[str]:
    """What stands between two dates, such as "bis"."""
    words = any_language.calendar_forms("to") | any_language.calendar_forms("until")
    return re.compile(rf"\s+(?:{'|'.join(map(re.escape, words))})\s+", re.IGNORECASE)


def _are_years(found: tuple[str, str]) -> bool:
    return all(len(one) == 4 for one in found)


def _year_and_month(text: str) -> str | None:
    if found := _YEAR_FIRST.fullmatch(text):
        year, month = found.group(1), int(found.group(2))
    elif found := _MONTH_FIRST.fullmatch(text):
        year, month = found.group(2), int(found.group(1))
    elif found := _NAMED.fullmatch(text):
        year = found.group(2)
        month = any_language.month_of(found.group(1), seasons=False) or 0
    else:
        return None
    return f"{year}-{month:02d}" if 1 <= month <= 12 else None
