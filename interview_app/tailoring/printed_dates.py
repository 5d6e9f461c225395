"""Dates as a page prints them in its own language, said in English, which the truth gate reads (CONTRACT D8, E7).

In French, Spanish, Italian and Portuguese a month is a small word like any other ("mars 2018", "août de 2020"); the gate
takes a month by its capital letter. Only a month right before its year, and the word for an open end right behind a dash,
are said anew; nothing else of the text is touched.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from babel.dates import get_month_names

from interview_app.tailoring.resume_language import language_of
from interview_app.tailoring.truth_gate.words.tokens import fold

_SMALL_MONTHS = ("fr", "es", "it", "pt")
_OPEN_END = (
    r"aujourd['’]hui|à ce jour|présent|actualidad|actualmente|la fecha|presente|oggi|attuale|atual|atualmente|o momento"
)
_YEAR = r"(?:19|20)\d{2}"
_OPEN = re.compile(rf"({_YEAR}\s*(?:[-–—]|à|a|hasta|al|até)\s*)(?:{_OPEN_END})(?!\w)", re.IGNORECASE)


class SaidInEnglish:
    """A text with its dates in English, and the way back for what is quoted from it."""

    def __init__(self, text: str) -> None:
        """Take the text of a whole résumé; one in English or German stays as it is."""
        self._back: dict[str, str] = {}
        self.text = text if language_of((text,)) in ("en", "de", None) else self._said(text)

    def _said(self, text: str) -> str:
        text = _month_and_year().sub(self._month, text)
        return _OPEN.sub(self._open_end, text)

    def _month(self, found: re.Match[str]) -> str:
        return self._kept(f"{_months()[fold(found[1])]} {found[2]}", found[0])

    def _open_end(self, found: re.Match[str]) -> str:
        return self._kept(f"{found[1]}present", found[0])

    def _kept(self, said: str, printed: str) -> str:
        self._back[said] = printed
        return said

    def as_printed(self, line: str) -> str:
        """A line of `text` in the words of the page."""
        for said, printed in reversed(self._back.items()):
            line = line.replace(said, printed)
        return line


def _names() -> Iterator[tuple[str, int]]:
    for language in _SMALL_MONTHS:
        for width in ("wide", "abbreviated"):
            for context in ("format", "stand-alone"):
                for number, name in get_month_names(width, context, locale=language).items():
                    yield name.rstrip("."), number


@lru_cache(maxsize=1)
def _months() -> dict[str, str]:
    """The English short name of each month, by its names in the other languages."""
    english = get_month_names("abbreviated", locale="en")
    return {fold(name): english[number] for name, number in _names()}


@lru_cache(maxsize=1)
def _month_and_year() -> re.Pattern[str]:
    longest_first = sorted({re.escape(name) for name, _number in _names()}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(longest_first)})\.?\s+(?:de\s+|del\s+|di\s+)?({_YEAR})(?!\d)", re.IGNORECASE)
