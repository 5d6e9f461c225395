"""A date as people type it, turned into `YYYY-MM`, `YYYY` or `present`; and the time from one until
another. No Qt.
"""

import re
from functools import cache

from interview_app.domain.dates import PRESENT, is_date
from interview_app.domain.knowledge_card import from_and_until
from interview_app.domain.resume import PRESENT_WORDS
from interview_app.i18n import _, language

_PRESENT_WORDS = ("now", "today", "current", "ongoing", "jetzt", "aktuell", "laufend")
"""Beside what a résumé prints in each language, and the word of the window."""
_YEAR_FIRST = re.compile(r"(\d{4})\s*[-/. ]\s*(\d{1,2})")
_MONTH_FIRST = re.compile(r"(\d{1,2})\s*[-/. ]\s*(\d{4})")
_BETWEEN = re.compile(r"\s+(?:to|bis|until)\s+", re.IGNORECASE)
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
    if end and _plain(text) in map(
        _plain, (*_PRESENT_WORDS, *PRESENT_WORDS.values(), _("present"))
    ):
        return PRESENT
    if is_date(text):
        return text
    return _year_and_month(text) or text


def _plain(text: str) -> str:
    return text.replace("’", "'").casefold()


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
    for between in (_BETWEEN, re.compile(rf"\s+{re.escape(_between_here())}\s+"), _DASHES, _HYPHEN):
        parts = between.split(text)
        if len(parts) != 2:
            continue
        found = (read_date(parts[0], end=False) or "", read_date(parts[1], end=True) or "")
        if is_date(found[0]) and (found[1] == PRESENT or is_date(found[1])):
            return "-".join(found) if _are_years(found) else " to ".join(found)
    return text or None


def _between_here() -> str:
    """What stands between the two dates in the window language, such as "bis"."""
    return _("{start} to {end}").replace("{start}", "").replace("{end}", "").strip()


def _are_years(found: tuple[str, str]) -> bool:
    return all(len(one) == 4 for one in found)


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
