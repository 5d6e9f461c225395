"""Dates as a page prints them in its own language, said in English, which the truth gate reads (CONTRACT D8, E7).

In French, Spanish, Italian and Portuguese a month is a small word like any other ("mars 2018", "août de 2020"); the gate
takes a month by its capital letter. In Chinese, Japanese and Korean year and month carry their own signs ("2019年3月").
Only a month beside its year, the word for an open end right behind a dash, and years and months that are counted are said
anew; nothing else is touched.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from babel.dates import get_month_names

from interview_app.tailoring.lines.resume_language import language_of
from interview_app.tailoring.truth_gate.words.tokens import fold

_SMALL_MONTHS = ("fr", "es", "it", "pt")
_OPEN_END = r"aujourd['’]hui|à ce jour|présent|actualidad|actualmente|la fecha|presente|oggi|attuale|atual|atualmente|o momento"
_YEAR = r"(?:19|20)\d{2}"
_EASTERN_DATE = re.compile(
    rf"(?<!\d)({_YEAR})\s?[年년](?:\s?(0?[1-9]|1[0-2])\s?[月월](?:\s?\d{{1,2}}\s?[日일])?)?(?:まで|까지)?"
)
_EASTERN_MONTH_FIRST = re.compile(rf"(?<!\d)(0?[1-9]|1[0-2])\s?[月월]\s?({_YEAR})(?!\d|\s?[年년])")
"""As programs print it whose forms of a date were made for other languages: "10 月 2020"."""
_EASTERN_TO = re.compile(
    rf"((?:[A-Z][a-z]{{2}} )?{_YEAR})\s?(?:[-–—~～〜－]\s?至?|至|到|から|부터)\s?(?=(?:[A-Z][a-z]{{2}} )?{_YEAR}|[今现現目在현재])"
)
_EASTERN_OPEN = re.compile(
    rf"({_YEAR} – )(?:今|现在|現在|目前|现今|現職|在職中|현재|재직)(?:まで|까지|\s?중)?(?!\w)"
)
_OPEN = re.compile(
    rf"({_YEAR}\s*(?:[-‐‑–—]|à|a|hasta|al|até)\s*)(?:{_OPEN_END})(?!\w)", re.IGNORECASE
)
_LASTED = (
    r"(?:(?P<years{0}>\d{{1,2}}) (?:ans?|années?|años?|anni|anno|anos?)"
    r"(?: (?:et |y |e )?(?P<months{0}>\d{{1,2}}) (?:mois|mes(?:es)?|mes[ei]|mês))?"
    r"|(?P<alone{0}>\d{{1,2}}) (?:mois|meses|mes[ei]|mês))(?!\w)"
)
_DURATION = re.compile(
    rf"^(?P<line>[ \t(·]*){_LASTED.format(1)}(?=[ \t)·]*$)"
    rf"|(?P<dates>(?:{_YEAR}|present|{_OPEN_END})[ \t(·,]{{1,4}}){_LASTED.format(2)}",
    re.IGNORECASE | re.MULTILINE,
)
"""How long something lasted, as pages print it beside its dates, whatever language the rest of the page has: "3 ans 2 mois"."""


class SaidInEnglish:
    """A text with its dates in English, and the way back for what is quoted from it."""

    def __init__(self, text: str) -> None:
        """Take the text of a whole résumé; months of one in English or German stay as they are."""
        self._back: dict[str, str] = {}
        self._printed = text
        if _EASTERN_DATE.search(text) or _EASTERN_MONTH_FIRST.search(text):
            text = self._said_of_the_east(text)
        text = _DURATION.sub(self._duration, text)
        self.text = text if language_of((text,)) in ("en", "de", None) else self._said(text)

    def _said_of_the_east(self, text: str) -> str:
        """Chinese, Japanese and Korean dates, in a page of any language: their signs are of no other."""
        text = _EASTERN_MONTH_FIRST.sub(
            lambda found: self._month_of(int(found[1]), found[2], found[0]), text
        )
        text = _EASTERN_DATE.sub(self._eastern_date, text)
        text = _EASTERN_TO.sub(lambda found: self._kept(f"{found[1]} – ", found[0]), text)
        return _EASTERN_OPEN.sub(self._open_end, text)

    def _eastern_date(self, found: re.Match[str]) -> str:
        month = f"{_english_months()[int(found[2])]} " if found[2] else ""
        return self._kept(f"{month}{found[1]}", found[0])

    def _month_of(self, number: int, year: str, printed: str) -> str:
        return self._kept(f"{_english_months()[number]} {year}", printed)

    def _duration(self, found: re.Match[str]) -> str:
        years = found["years1"] or found["years2"]
        months = found["months1"] or found["months2"] or found["alone1"] or found["alone2"]
        told = [
            f"{count} {unit}{'' if int(count) == 1 else 's'}"
            for count, unit in ((years, "year"), (months, "month"))
            if count
        ]
        return self._kept(f"{found['line'] or found['dates'] or ''}{' '.join(told)}", found[0])

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
        if line in self._printed:
            return line
        for said, printed in reversed(self._back.items()):
            line = line.replace(said, printed)
        return line


def _names() -> Iterator[tuple[str, int]]:
    for language in _SMALL_MONTHS:
        for width in ("wide", "abbreviated"):
            for context in ("format", "stand-alone"):
                for number, name in get_month_names(width, context, locale=language).items():
                    yield name.rstrip("."), number
        wide = get_month_names("wide", locale=language)
        beginnings = Counter(name[:3] for name in wide.values())
        # Some programs cut a month after three letters: "Aoû 2020". "Jui" would be two.
        yield from (
            (name[:3], number) for number, name in wide.items() if beginnings[name[:3]] == 1
        )


@lru_cache(maxsize=1)
def _months() -> dict[str, str]:
    """The English short name of each month, by its names in the other languages."""
    return {fold(name): _english_months()[number] for name, number in _names()}


@lru_cache(maxsize=1)
def _english_months() -> Mapping[int, str]:
    return dict(get_month_names("abbreviated", locale="en"))


@lru_cache(maxsize=1)
def _month_and_year() -> re.Pattern[str]:
    longest_first = sorted({re.escape(name) for name, _number in _names()}, key=len, reverse=True)
    return re.compile(
        rf"(?<!\w)({'|'.join(longest_first)})\.?\s+(?:de\s+|del\s+|di\s+)?({_YEAR})(?!\d)",
        re.IGNORECASE,
    )
