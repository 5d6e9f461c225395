"""Dates and ranges of dates in a line, in all the languages and forms of résumés."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from interview_app.domain.dates import PRESENT
from interview_app.language.any_language import (
    and_words,
    calendar_forms,
    is_present,
    month_of,
    present_words,
)

_YEARISH = re.compile(
    r"(?<!\d)(?:19[3-9]|20[0-6])\d(?!\d)|['’]\d\d(?!\d)"
    r"|(?<![\d/.])\d{1,2}\s?[/.]\s?\d\d(?![\d/.%])"
)
_YEAR = r"(?:19[3-9]|20[0-6])\d"
_MONTH_NUMBER = r"(?:0?[1-9]|1[0-2])"
_SINGLE = re.compile(
    rf"""
    (?P<cn>(?<!\d){_YEAR}\s?[年년]\s?(?:(?P<cn_month>\d{{1,2}})\s?[月월]\s?(?:\d{{1,2}}\s?[日号일])?)?)
    |(?P<cn2>(?<!\d)(?P<cn2_month>\d{{1,2}})\s?月\s?(?P<cn2_year>{_YEAR})(?!\d))
    |(?P<dmy>(?<![\d/.])(?:\d{{1,2}}\.\s?[-–—]\s?)?(?P<one>\d{{1,2}})(?P<mark>[./-])(?P<two>\d{{1,2}})(?P=mark)(?P<dmy_year>{_YEAR}|\d\d)(?!\d))
    |(?P<ymd>(?<![\d/.]){_YEAR}(?P<mark2>\s?[./-]\s?)(?P<ymd_month>{_MONTH_NUMBER})(?:(?P=mark2)(?:0?[1-9]|[12]\d|3[01]))?(?!\d|[./]{_YEAR}))
    |(?P<my>(?<![\d/.])(?P<my_month>{_MONTH_NUMBER})\s?[./-]\s?(?P<my_year>{_YEAR})(?!\d))
    |(?P<year>(?<!\d){_YEAR}(?!\d))
    |(?P<short>(?<=[^\W\d_][ .])\s?['’]\d\d(?!\d))
    """,
    re.VERBOSE,
)
_SHORT_RANGE = re.compile(
    r"(?<![\d/.])(0[1-9]|1[0-2])[/.](\d\d)\s?[-–—]\s?(?:(0[1-9]|1[0-2])[/.](\d\d)(?![\d/.])"
    r"|([^\W\d_]{3,12}))"
)
_WORD_BEFORE = re.compile(
    r"(?:(?<!\d)\d{1,2}(?:st|nd|rd|th|er|\.|º|ª)?\s*(?:de\s+|of\s+)?)?"
    r"(?P<word>[^\W\d_]{3,12})\.?,?\s*(?:\d{1,2}(?:st|nd|rd|th)?,\s*)?(?:d[eu]l?\s+|of\s+|d['’]\s?"
    r"|[-/]\s?)?['’]?$"
)
_WORD_AFTER = re.compile(r"\.?[ ,]{1,2}(?P<word>[^\W\d_]{3,12})\.?(?![^\W\d_])")
_DASH = r"[-–—‐‑−‒―~～〜－→»›/>]+"
_SHORT_YEAR_AFTER = re.compile(
    rf"\s?[-–—/]\s?(?:(?P<month>{_MONTH_NUMBER})[./])?(?P<year>\d\d)(?![\d./%])"
)
_SINCE_AFTER = re.compile(r"\s*(?:起|以来|以來)")
MAX_CHARACTERS = 2_000
"""Only this much of a line is searched: no line with a job's dates is longer."""


@dataclass(frozen=True, slots=True)
class Dated:
    """One date of a text: `value` is `YYYY` or `YYYY-MM`, `day_or_month` the two numbers of an
    ambiguous 03/04/2019.
    """

    value: str
    begin: int
    stop: int
    day_or_month: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class DateRange:
    """A range or a lone date: characters `begin` to `stop`; a lone date has `start` and no `end`,
    and `lone` is True.
    """

    start: str | None
    end: str | None
    begin: int
    stop: int
    lone: bool = False
    ambiguous: bool = False


@lru_cache(maxsize=4096)
def looks_dated(text: str) -> bool:
    """Whether a year or a short month/year stands in the text."""
    return _YEARISH.search(text[:MAX_CHARACTERS]) is not None


def is_time(text: str, *, lone: bool | None = None) -> bool:
    """Whether a text is one date (`lone`) or one time from a date to another (not `lone`), and
    nothing else: "[ 09/2014 – 06/2017 ]".
    """
    times = date_ranges(text)
    if len(times) != 1 or lone not in (None, times[0].lone):
        return False
    return not (text[: times[0].begin] + text[times[0].stop :]).strip(" .()[]")


@cache
def _present_after() -> re.Pattern[str]:
    """A word that says that something still runs, behind a date."""
    words = _any_of({*calendar_forms("present"), *present_words()})
    return re.compile(
        rf"\s*(?:(?:{_DASH}|{_to()})\s*)?(?:\w{{1,3}}\s|l['’])?(?:{words})(?![^\W\d_])",
        re.IGNORECASE,
    )


@cache
def _to() -> str:
    """Words between the two dates of a range, as a part of a pattern."""
    forms = {*calendar_forms("to"), *calendar_forms("until")}
    return rf"\b(?:{_any_of(form for form in forms if form.isascii() or form.isalpha())})\b"


@cache
def _between() -> re.Pattern[str]:
    """What stands between the two dates of a range."""
    return re.compile(
        rf"\s*,?\s*(?:{_DASH}|{_to()}|至|到|から|부터)\s*(?:\w{{2,6}}\s|l['’])?\s*", re.IGNORECASE
    )


@cache
def _since_before() -> re.Pattern[str]:
    """A word before a date that opens a range without an end, or with its end behind it."""
    forms = {*calendar_forms("since"), *calendar_forms("begins")}
    return re.compile(
        rf"(?<![^\W\d_])(?P<word>{_any_of(forms)})\s*:?\s*(?:\w{{2,3}}\s)?$", re.IGNORECASE
    )


def _any_of(forms: Iterable[str]) -> str:
    """Words as alternatives of a pattern, the longest first."""
    ordered = sorted(forms, key=lambda form: (-len(form), form))
    return "|".join(re.escape(form).replace("'", "['’]") for form in ordered)


def _singles(text: str, day_first: bool) -> list[Dated]:
    found: list[Dated] = []
    for match in _SINGLE.finditer(text):
        one = _single(match, text, day_first, found[-1].stop if found else 0)
        if one is not None:
            found.append(one)
    return found


def _single(match: re.Match[str], text: str, day_first: bool, floor: int) -> Dated | None:
    begin, stop = match.span()
    if match["cn"]:
        month = int(match["cn_month"] or 0)
        return Dated(_iso(match["cn"][:4], month), begin, stop)
    if match["cn2"]:
        return Dated(_iso(match["cn2_year"], int(match["cn2_month"])), begin, stop)
    if match["dmy"]:
        return _day_month_year(match, day_first)
    if match["ymd"]:
        return Dated(_iso(match["ymd"][:4], int(match["ymd_month"])), begin, stop)
    if match["my"]:
        return Dated(_iso(match["my_year"], int(match["my_month"])), begin, stop)
    year = match.group().strip(" '’")
    if len(year) == 2:
        year = _whole_year(year)
    before = text[max(floor, begin - 32) : begin]
    if (named := _WORD_BEFORE.search(before)) is not None and month_of(named["word"]) is not None:
        # A season is no month: what is told is the year.
        month = month_of(named["word"], seasons=False) or 0
        return Dated(_iso(year, month), begin - len(before) + named.start(), stop)
    if match["short"]:
        return None
    if (named := _WORD_AFTER.match(text, stop)) is not None and (
        after_month := month_of(named["word"], seasons=False)
    ) is not None:
        after = _SINGLE.match(text, named.end() + 1) if named.end() < len(text) else None
        if after is None or not after["year"]:
            return Dated(_iso(year, after_month), begin, named.end())
    return Dated(year, begin, stop)


def _day_month_year(match: re.Match[str], day_first: bool) -> Dated | None:
    one, two, year = int(match["one"]), int(match["two"]), match["dmy_year"]
    if len(year) == 2:
        year = _whole_year(year)
    if one > 12 >= two > 0 and one <= 31:
        return Dated(_iso(year, two), *match.span())
    if two > 12 >= one > 0 and two <= 31:
        return Dated(_iso(year, one), *match.span())
    if not (0 < one <= 12 and 0 < two <= 12):
        return None
    sure = one == two or match["mark"] == "."
    return Dated(
        _iso(year, two if day_first or match["mark"] == "." else one),
        *match.span(),
        None if sure else (one, two),
    )


def _iso(year: str, month: int) -> str:
    return f"{year}-{month:02d}" if 1 <= month <= 12 else year


@lru_cache(maxsize=4096)
def date_ranges(text: str, day_first: bool = True) -> tuple[DateRange, ...]:
    """All ranges and lone dates of a text, from left to right.

    Args:
        text: one line; only its first `MAX_CHARACTERS` are searched.
        day_first: how 03/04/2019 is read; such a range is marked ambiguous.
    """
    text = text[:MAX_CHARACTERS]
    if not looks_dated(text) and not _named_short_range().search(text):
        return ()
    for short, full in ((_SHORT_RANGE, _short_range), (_named_short_range(), _named_range)):
        if (match := short.search(text)) is not None and (built := full(match)) is not None:
            return (built,)
    singles = _singles(text, day_first)
    ranges: list[DateRange] = []
    at = 0
    while at < len(singles):
        one = singles[at]
        other = singles[at + 1] if at + 1 < len(singles) else None
        built, used = _range(text, one, other)
        if ranges and (whole := _season_by_season(text, ranges[-1], built)) is not None:
            ranges[-1] = whole
        else:
            ranges.append(built)
        at += used
    return tuple(ranges)


def _season_by_season(text: str, one: DateRange, other: DateRange) -> DateRange | None:
    """What was done in one season after the other as one time: "winters 2018, 2019 and 2021",
    "2019/20 to 2022/23". None for dates that are apart.
    """
    first, last = one.start or "", other.end or other.start or ""
    if len(first) != 4 or len(last) != 4 or last <= (one.end or first):
        return None
    listed = _listed_years().fullmatch(text, one.begin, other.stop)
    ranged = not (one.lone or other.lone) and _between().fullmatch(text, one.stop, other.begin)
    return DateRange(first, last, one.begin, other.stop) if listed or ranged else None


@cache
def _listed_years() -> re.Pattern[str]:
    """A list of years."""
    joint = rf"\s*(?:[,&+]|,?\s*\b(?:{_any_of(and_words())})\b)\s*"
    return re.compile(rf"{_YEAR}(?:{joint}{_YEAR})+", re.IGNORECASE)


def _short_range(match: re.Match[str]) -> DateRange | None:
    start = _iso(_whole_year(match[2]), int(match[1]))
    if match[5]:
        return DateRange(start, PRESENT, *match.span()) if is_present(match[5]) else None
    return DateRange(start, _iso(_whole_year(match[4]), int(match[3])), *match.span())


@cache
def _named_short_range() -> re.Pattern[str]:
    """Two words that may be months, each with two figures: "Nov. 09 to Feb. 12"."""
    one = r"([^\W\d_]{3,12})\.?\s(\d\d)"
    return re.compile(rf"(?<![^\W_]){one}\s*(?:{_DASH}|{_to()})\s*{one}(?![\d./])", re.IGNORECASE)


def _named_range(match: re.Match[str]) -> DateRange | None:
    months = [month_of(word, seasons=False) for word in match.group(1, 3)]
    if None in months:
        return None
    start, end = (
        _iso(_whole_year(year), month or 0)
        for year, month in zip(match.group(2, 4), months, strict=True)
    )
    return DateRange(start, end, *match.span()) if start <= end else None


def _whole_year(year: str) -> str:
    return ("19" if int(year) > 60 else "20") + year


def _range(text: str, one: Dated, other: Dated | None) -> tuple[DateRange, int]:
    begin = one.begin
    if other is not None and (
        _between().fullmatch(text, one.stop, other.begin) or _lost_dash(text, one, other)
    ):
        ambiguous = one.day_or_month is not None or other.day_or_month is not None
        start, end = one.value, other.value
        if len(start) == 4 and len(end) == 7 and (month := _month_before(text, begin)) is not None:
            start = _iso(start, month[0])
        begin = _opened(text, begin)[0]
        return DateRange(start, end, begin, other.stop, ambiguous=ambiguous), 2
    ambiguous = one.day_or_month is not None
    if (now := _present_after().match(text, one.stop)) is not None:
        return DateRange(
            one.value, PRESENT, _opened(text, begin)[0], now.end(), ambiguous=ambiguous
        ), 1
    if len(one.value) == 7 and (month := _month_before(text, begin)) is not None:
        return DateRange(
            _iso(one.value[:4], month[0]), one.value, month[1], one.stop, ambiguous=ambiguous
        ), 1
    short = _SHORT_YEAR_AFTER.match(text, one.stop)
    if short is not None and bool(short["month"]) == (len(one.value) == 7):
        end = _iso(one.value[:2] + short["year"], int(short["month"] or 0))
        if end >= one.value:
            return DateRange(one.value, end, begin, short.end()), 1
    opened, since = _opened(text, begin)
    if since or _SINCE_AFTER.match(text, one.stop):
        return DateRange(one.value, PRESENT, opened, one.stop, ambiguous=ambiguous), 1
    return DateRange(one.value, None, begin, one.stop, lone=True, ambiguous=ambiguous), 1


def _lost_dash(text: str, one: Dated, other: Dated) -> bool:
    """Two dates side by side in a cell of their own: the font's dash was no character, or they
    stood over each other.
    """
    alike = len(one.value) == len(other.value)
    alone = one.begin <= 1 and other.stop >= len(text) - 1
    return alike and alone and not text[one.stop : other.begin].strip() and one.value < other.value


def _opened(text: str, begin: int) -> tuple[int, bool]:
    since = _since_before().search(text, max(0, begin - 16), begin)
    if since is None:
        return begin, False
    return since.start(), since["word"].lower() not in calendar_forms("begins")


@cache
def _month_alone() -> re.Pattern[str]:
    number = rf"(?<![\d./-]){_MONTH_NUMBER}"
    word = rf"(?P<word>[^\W\d_]{{3,12}}|{number})\.?"
    return re.compile(rf"{word}\s*(?:{_DASH}|{_to()})\s*$", re.IGNORECASE)


def _month_before(text: str, begin: int) -> tuple[int, int] | None:
    """A month without a year before a dash, as in `Jan – Mar 2019`: its number and where it
    begins.
    """
    floor = max(0, begin - 24)
    named = _month_alone().search(text[floor:begin])
    if named is None:
        return None
    word = named["word"]
    month = int(word) if word.isdigit() else month_of(word, seasons=False)
    return None if month is None else (month, floor + named.start())
