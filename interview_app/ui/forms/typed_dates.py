"""A date as people type it, turned into `YYYY-MM`, `YYYY` or `present`. No Qt."""

import re
from functools import cache

from interview_app.domain.dates import PRESENT, is_date
from interview_app.i18n import _, language

_PRESENT_WORDS = ("present", "now", "today", "current", "ongoing", "heute", "jetzt", "aktuell", "laufend")
_YEAR_FIRST = re.compile(r"(\d{4})\s*[-/. ]\s*(\d{1,2})")
_MONTH_FIRST = re.compile(r"(\d{1,2})\s*[-/. ]\s*(\d{4})")
_NAMED = re.compile(r"([^\W\d_]{3,})\.?,?\s+(\d{4})")


def shown_date(value: str | None) -> str:
    """The text of a stored date: `present` in the window language, everything else as it is."""
    return _("present") if value == PRESENT else value or ""


def read_date(text: str, *, end: bool) -> str | None:
    """The stored form of a typed date; what cannot be read comes back as it was typed, for the check to name.

    `03/2019`, `2019/3`, `March 2019` and `Mär 2019` all read as `2019-03`.
    """
    text = text.strip()
    if not text:
        return None
    if end and text.casefold() in (*_PRESENT_WORDS, _("present").casefold()):
        return PRESENT
    if is_date(text):
        return text
    return _year_and_month(text) or text


def _year_and_month(text: str) -> str | None:
    if found := _YEAR_FIRST.fullmatch(text):
        year, month = found.group(1), int(found.group(2))
    elif found := _MONTH_FIRST.fullmatch(text):
        year, month = found.group(2), int(found.group(1))
    elif found := _NAMED.fullmatch(text):
        year, month = found.group(2), _month_number(found.group(1), language())
    else:
        return None
    return f"{year}-{month:02d}" if 1 <= month <= 12 else None


@cache
def _month_number(word: str, window_language: str) -> int:
    from babel import Locale  # 60 ms, and most people type digits

    word = word.casefold()
    for code in (window_language, "en"):
        months = Locale.parse(code).months["format"]
        for width in ("wide", "abbreviated"):
            for number, name in months[width].items():
                if name.casefold().rstrip(".") == word:
                    return int(number)
    return 0
