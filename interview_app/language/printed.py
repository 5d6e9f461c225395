"""The words that a résumé's files may say beside what the person approved: titles of sections, the
word for an open end, what stands before a school's mark (CONTRACT D12).

A language is one of résumés when its file has them (`voice.printed`; `tables.PRINTED` says which).
Over `files`: whether they are all there was seen when the files were compiled.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from interview_app.language.date_spans import PRESENT
from interview_app.language.files import codes, folder_of_resources, read

_ENGLISH = "en"
RANGE = " – "
_MONTHS = 12


@cache
def languages() -> tuple[str, ...]:
    """The languages that résumés are written in, as ISO 639-1."""
    return tuple(code for code in codes(folder_of_resources()) if _printed(code))


def word(name: str, language: str) -> str:
    """One of the words by what it is ("experience", "present"); in English where the language has
    none.
    """
    return (_printed(language) or _printed(_ENGLISH))[name]


def month_year(date: str, language: str) -> str:
    """`2019-03` as "Mar 2019", "März 2019", "janv. 2019"; a bare year stays a year, and the end of
    what goes on is the word for it.
    """
    from babel.dates import get_month_names  # 60 ms, and not every start shows a date

    if date == PRESENT:
        return word("present", language)
    year, _dash, month = date.partition("-")
    if not (month.isdigit() and 1 <= int(month) <= _MONTHS):
        return date
    return f"{get_month_names('abbreviated', locale=language)[int(month)]} {year}"


def span(start: str | None, end: str | None, language: str) -> str:
    """From when until when; one date for the same twice, and none that is not known."""
    parts = (month_year(one, language) for one in (start, end) if one)
    return RANGE.join(dict.fromkeys(parts))


def holding(since: str | None, until: str, language: str) -> str:
    """Since when something holds, where that is known, and until when: "2019, valid until 2024"."""
    end = f"{word('valid_until', language)} {month_year(until, language)}"
    return ", ".join((month_year(since, language), end) if since else (end,))


def colon(language: str) -> str:
    """The colon behind a label, with what the language sets before it."""
    sign: str = read(folder_of_resources(), language).get("notation", {}).get("colon", ":")
    return sign


def everywhere() -> Iterator[tuple[str, str]]:
    """Each word of every language, behind what it is."""
    for code in languages():
        yield from _printed(code).items()


def _printed(code: str) -> Mapping[str, str]:
    found: Mapping[str, str] = read(folder_of_resources(), code).get("voice", {}).get("printed", {})
    return found
