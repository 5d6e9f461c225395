"""Dates and spans of time in a text."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from interview_app.language.data import LanguageData, data_of
from interview_app.language.tokens import Token, plain, tokens

PRESENT = "present"
_FIRST_YEAR, _LAST_YEAR = 1930, 2069
_CENTURY = 60
"""'61 is 1961, '60 is 2060."""
_FIGURES = re.compile(r"\d{1,4}(?:([./])\d{1,4}(?:\1\d{1,4})?)?")
_DASH = re.compile(r"[\s,]*[-–—‐‑−]+[\s,]*")
_CLOSE = re.compile(r"[-–]")
_BLANK = re.compile(r"[\s.,]*")
_STOPS = re.compile(r"[^\s]")


@dataclass(frozen=True, slots=True)
class DateSpan:
    """A date or span: `start` is YYYY or YYYY-MM, `end` the same, "present", or None for a lone
    date; characters `start_at` to `end_at` of the text.
    """

    start: str
    end: str | None
    text: str
    start_at: int
    end_at: int


@dataclass(frozen=True, slots=True)
class _Date:
    """One date at tokens `first` up to `last`; `sure` when it can be nothing else. A month without
    its year has the year "".
    """

    year: str
    month: int | None
    first: int
    last: int
    sure: bool = True
    until: str | None = None

    @property
    def value(self) -> str:
        return self.year if self.month is None else f"{self.year}-{self.month:02}"


def dates_in(text: str, language: str | LanguageData | None) -> tuple[DateSpan, ...]:
    """All dates of a text from left to right: "March 2019 to present", "03/2019 – 06/2021", "seit
    2019". A year counts as one where it does not count something ("2000 customers").
    """
    if not any(map(str.isdigit, text)):
        return ()
    return _Reader(text, data_of(language)).spans()


class _Reader:
    """The dates of one text."""

    def __init__(self, text: str, data: LanguageData) -> None:
        self._text = text
        self._data = data
        self._found = tokens(text)

    def spans(self) -> tuple[DateSpan, ...]:
        """All dates, each as far as it goes."""
        spans: list[DateSpan] = []
        at = 0
        while at < len(self._found):
            one = self._date(at)
            span = self._span(one) if one is not None else None
            if span is None:
                at += 1
                continue
            made, at = span
            spans.append(made)
        return tuple(spans)

    def _span(self, one: _Date) -> tuple[DateSpan, int] | None:
        opened = self._word(one.first, behind=True)
        if one.until is not None:
            return self._made(one.year, one.until, one.first, one.last)
        joint = self._joint(one.last, between=opened == "between")
        if joint is not None:
            if one.year and self._present(joint):
                return self._made(one.value, PRESENT, one.first, joint + self._present(joint))
            other = self._date(joint)
            if other is not None and other.year and other.until is None:
                return self._joined(one, other)
        if not one.year:
            return None
        if (now := self._present(one.last)) and self._gap(one.last).strip() in ("", "("):
            return self._made(one.value, PRESENT, one.first, one.last + now)
        listed = self._listed(one)
        if listed is not None:
            return self._made(one.value, listed.value, one.first, listed.last)
        if not one.sure and not self._stands(one):
            return None
        end = PRESENT if opened == "since" else None
        return self._made(one.value, end, one.first, one.last)

    def _joined(self, one: _Date, other: _Date) -> tuple[DateSpan, int] | None:
        start = _Date(one.year or other.year, one.month, one.first, one.last)
        if start.value[:4] > other.year:
            return self._made(one.value, None, one.first, one.last) if one.year else None
        return self._made(start.value, other.value, one.first, other.last)

    def _made(self, start: str, end: str | None, first: int, last: int) -> tuple[DateSpan, int]:
        begin, stop = self._found[first].start, self._found[last - 1].end
        return DateSpan(start, end, self._text[begin:stop], begin, stop), last

    def _listed(self, one: _Date) -> _Date | None:
        """The last of years written one after the other: "2008, 2009 and 2010"."""
        last: _Date | None = None
        before = one
        while before.month is None:
            at = before.last
            gap = self._gap(at).strip()
            step = 0
            if gap in ("", ",") and self._data.number_joints.at(self._found, at):
                step = 1
            elif gap not in (",", "/", "+", "&"):
                break
            other = self._date(at + step)
            if other is None or other.month is not None or int(other.year) != int(before.year) + 1:
                break
            last = before = other
        return last

    def _stands(self, one: _Date) -> bool:
        """Whether a lone year is a date and no count: a count is mostly round, and stands before
        what it counts.
        """
        if self._counts_something(one.last):
            return False
        if self._word(one.first, behind=True) is not None or one.last == len(self._found):
            return True
        if _STOPS.search(self._gap(one.last)) or int(one.year) % 10:
            return True
        after = plain(self._found[one.last].text)
        return after in self._data.small_forms or self._gap(one.first).strip() in ("(", "[")

    def _counts_something(self, at: int) -> bool:
        """Whether a unit or a currency stands at a token."""
        if at >= len(self._found) or self._gap(at).strip():
            return False
        tables = (self._data.unit_words, self._data.money_words)
        return len(self._found[at].text) > 1 and any(one.at(self._found, at) for one in tables)

    def _date(self, at: int) -> _Date | None:
        """The date that begins at a token."""
        if at >= len(self._found):
            return None
        if self._found[at].has_digit:
            figures = _FIGURES.fullmatch(self._found[at].text)
            return (self._in_figures(at) if figures else None) or self._day_first(at)
        named = self._data.month_names.at(self._found, at)
        if named is not None:
            return self._named_month(named[0], at, at + named[1])
        season = self._data.season_names.at(self._found, at)
        if season is not None:
            dated = self._date(self._past_of(at + season[1]))
            if dated is not None and dated.year:
                return _Date(dated.year, None, at, dated.last, until=dated.until)
        return None

    def _in_figures(self, at: int) -> _Date | None:
        parts = re.split(r"[./]", self._found[at].text)
        if len(parts) == 3:
            return self._full(parts, at, at + 1)
        if len(parts) == 2:
            return self._two_figures(parts, at)
        if not _is_year(parts[0]):
            return None
        return self._dashed(at) or _Date(parts[0], None, at, at + 1, sure=False)

    def _full(self, parts: Sequence[str], at: int, last: int) -> _Date | None:
        """2019-03-12, 12.03.2019, 03/12/2019 where the month comes first."""
        one, two, three = parts
        if _is_year(one):
            return _Date(one, int(two), at, last) if _is_month(two) else None
        year = three if len(three) == 4 else whole_year(three)
        if not _is_year(year) or len(one) > 2 or len(two) > 2:
            return None
        points = "." in self._found[at].text
        month, other = (two, one) if points or self._data.notation.day_first else (one, two)
        if not _is_month(month):
            month = other
        return _Date(year, int(month), at, last) if _is_month(month) else None

    def _two_figures(self, parts: Sequence[str], at: int) -> _Date | None:
        """03/2019, 2019/03, 2019/20, and 03/19 where a second one follows."""
        one, two = parts
        if _is_month(one) and _is_year(two):
            return _Date(two, int(one), at, at + 1)
        if _is_year(one) and "/" in self._found[at].text:
            until = two if len(two) == 4 else one[:2] + two
            if _is_year(until) and len(two) in (2, 4) and int(until) == int(one) + 1:
                return _Date(one, None, at, at + 1, until=until)
            return _Date(one, int(two), at, at + 1) if _is_month(two) else None
        short = len(one) == len(two) == 2 and _is_month(one)
        if short and (self._short_goes_on(at) or self._short_goes_on(at, back=True)):
            return _Date(whole_year(two), int(one), at, at + 1)
        return None

    def _short_goes_on(self, at: int, *, back: bool = False) -> bool:
        """Whether a dash and a second date of month and year stand beside 03/19."""
        other = at - 1 if back else at + 1
        if not 0 <= other < len(self._found) or not _DASH.fullmatch(self._gap(max(at, other))):
            return False
        parts = self._found[other].text.split("/")
        alike = len(parts) == 2 and _is_month(parts[0]) and len(parts[1]) in (2, 4)
        return alike or (not back and bool(self._present(other)))

    def _dashed(self, at: int) -> _Date | None:
        """2019-03, 2019-03-12, 2015-18."""
        if at + 1 >= len(self._found) or not _CLOSE.fullmatch(self._gap(at + 1)):
            return None
        two = self._found[at + 1].text
        year = self._found[at].text
        if len(two) != 2 or not two.isdigit():
            return None
        if _is_month(two):
            day = at + 2 < len(self._found) and _CLOSE.fullmatch(self._gap(at + 2))
            has_day = bool(day) and re.fullmatch(r"\d\d", self._found[at + 2].text) is not None
            return _Date(year, int(two), at, at + 2 + has_day)
        until = year[:2] + two
        return _Date(year, None, at, at + 2, until=until) if until > year else None

    def _day_first(self, at: int) -> _Date | None:
        """A day before its month: "12. März 2019", "1er mars 2019", "12 de marzo de 2019"."""
        day = re.fullmatch(r"(?:[1-9]|[12]\d|3[01])(\D*)", plain(self._found[at].text))
        if day is None or (day[1] and day[1] not in self._data.ordinal_endings):
            return None
        step = self._past_of(at + 1)
        named = self._data.month_names.at(self._found, step)
        if named is None or not _BLANK.fullmatch(self._gap(at + 1)):
            return None
        dated = self._named_month(named[0], step, step + named[1])
        return None if dated is None or not dated.year else _moved(dated, at)

    def _named_month(self, month: int, at: int, last: int) -> _Date | None:
        """A month by its name, with its year, or without one where a second date follows."""
        step = self._past_of(last)
        day = step < len(self._found) and re.fullmatch(
            r"\d{1,2}(?:st|nd|rd|th)?", self._found[step].text
        )
        if day and step + 1 < len(self._found) and _is_year(self._found[step + 1].text):
            step += 1
        if step < len(self._found) and self._gap(step).strip(" .,-/\u00a0\u202f") in ("", "'", "’"):
            word = self._found[step].text
            if _is_year(word) and len(word) == 4:
                return _Date(word, month, at, step + 1)
            if re.fullmatch(r"\d\d", word) and self._gap(step).strip()[-1:] in ("'", "’"):
                return _Date(whole_year(word), month, at, step + 1)
        return _Date("", month, at, last)

    def _past_of(self, at: int) -> int:
        """The token behind an "of" at a token: "mars de 2019"."""
        word = self._data.calendar_words.at(self._found, at)
        return at + word[1] if word is not None and word[0] == "of" else at

    def _joint(self, at: int, *, between: bool) -> int | None:
        """The token behind what joins a date to the next one; None when nothing does."""
        if at >= len(self._found):
            return None
        gap = self._gap(at)
        if _DASH.fullmatch(gap):
            word = self._data.calendar_words.at(self._found, at)
            return at + word[1] if word is not None and word[0] in ("to", "until", "before") else at
        word = self._data.calendar_words.at(self._found, at)
        if word is not None and word[0] in ("to", "until") and not gap.strip(" ,\u00a0\u202f"):
            return at + word[1]
        if between and self._data.number_joints.at(self._found, at) is not None:
            return at + 1
        return None

    def _present(self, at: int) -> int:
        """How many tokens of "present" begin at a token."""
        word = self._data.calendar_words.at(self._found, at)
        return word[1] if word is not None and word[0] == "present" else 0

    def _word(self, at: int, *, behind: bool) -> str | None:
        """What the calendar's word before a token is."""
        if at == 0 or (behind and self._gap(at).strip()):
            return None
        word = self._data.calendar_words.before(self._found, at)
        return word[0] if word is not None else None

    def _gap(self, at: int) -> str:
        """What stands between a token and the one before it, or behind the last one."""
        begin = self._found[at - 1].end if at > 0 else 0
        stop = self._found[at].start if at < len(self._found) else len(self._text)
        return self._text[begin:stop]


def _moved(date: _Date, first: int) -> _Date:
    return _Date(date.year, date.month, first, date.last, date.sure, date.until)


def _is_year(word: str) -> bool:
    return len(word) == 4 and word.isdecimal() and _FIRST_YEAR <= int(word) <= _LAST_YEAR


def _is_month(word: str) -> bool:
    return word.isdecimal() and len(word) <= 2 and 1 <= int(word) <= 12


def whole_year(two: str) -> str:
    """The year that two figures stand for."""
    return ("19" if int(two) > _CENTURY else "20") + two


def found_at(found: Sequence[Token], span: DateSpan) -> range:
    """The tokens a date has."""
    inside = [
        at for at, one in enumerate(found) if span.start_at <= one.start and one.end <= span.end_at
    ]
    return range(inside[0], inside[-1] + 1) if inside else range(0)
