"""Dates, spans and tenures of a line, and what a card's timeframe allows (CONTRACT D8)."""

import datetime
import re
from collections.abc import Sequence
from dataclasses import dataclass

from interview_app.tailoring.truth_gate.figures import number_words, relative_dates
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import DASHES, Token

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january jan januar jänner janvier janv enero ene", "february feb februar feber février févr febrero", "march mar märz maerz mrz mars marzo",
            "april apr avril avr abril abr", "may mai", "june jun juni juin junio", "july jul juli juillet juil julio",
            "august aug août agosto", "september sep sept septembre septiembre", "october oct oktober okt octobre octubre",
            "november nov novembre noviembre", "december dec dezember dez décembre déc diciembre dic",
        ),
        start=1,
    )
    for name in names.split()
}  # fmt: skip
_OPEN = frozenset(
    "present now today current currently date heute jetzt aktuell laufend ongoing aujourdhui actualidad".split()
)
_JOINTS = frozenset(("to", "until", "till", "through", "bis", "and", "und")) | DASHES
_SINCE = frozenset("since from seit ab".split())
_DATE_BEFORE = frozenset(
    "in since from until till to by during of early late mid before after through around im seit ab bis von vor nach anfang ende mitte jahr year class summer winter spring autumn sommer frühjahr herbst ( – — - / , |".split()
)
_TIMEFRAME = re.compile(r"(\d{4})(?:-(\d{2}))?(?: ?(?:-|to) ?(?:(\d{4})(?:-(\d{2}))?|(present)))?")
_MONTH_DOT_YEAR = re.compile(r"(0?[1-9]|1[0-2])[.](19|20)\d\d")
_MONTH = re.compile(r"0?[1-9]|1[0-2]")
_TWO_FIGURED_MONTH = re.compile(r"0[1-9]|1[0-2]")
_DAY_OR_MONTH_DOT_YEAR = re.compile(r"\d{1,2}|\d\d?[.]\d{4}")
PRESENT = (9999, None)

When = tuple[int, int | None]


@dataclass(slots=True)
class Mention:
    """A date or span at tokens `first` to `last`; `end` is None for a single date, `PRESENT` for an open end."""

    start: When
    end: When | None
    first: int
    last: int
    since: bool = False
    raw: str = ""


@dataclass(frozen=True, slots=True)
class Span:
    """The time of a card: start and end, either may lack its month."""

    start: When
    end: When

    def months(self, today: datetime.date) -> tuple[int, int]:
        """The fewest and the most whole months the span may be long."""
        year, month = (today.year, today.month) if self.end == PRESENT else self.end
        low = (year * 12 + (month or 1)) - (self.start[0] * 12 + (self.start[1] or 12))
        high = (year * 12 + (month or 12)) - (self.start[0] * 12 + (self.start[1] or 1)) + 1
        return max(low, 0), high


def span_of(timeframe: str) -> Span | None:
    """The span of a card's timeframe; None when it has none."""
    match = _TIMEFRAME.fullmatch(timeframe.strip())
    if match is None:
        return None
    start = (int(match[1]), int(match[2]) if match[2] else None)
    if match[5]:
        return Span(start, PRESENT)
    return Span(start, (int(match[3]), int(match[4]) if match[4] else None) if match[3] else start)


def mentions(found: Sequence[Token], text: str) -> list[Mention]:
    """All dates of a line; their tokens are marked `used = "date"`."""
    singles: list[tuple[When, int, int]] = []
    for at, token in enumerate(found):
        if token.kind != "num" and token.low not in _MONTHS:
            continue
        one = None if token.used else _single(found, at)
        if one is not None:
            singles.append((one[0], at, one[1]))
            for part in found[at : one[1] + 1]:
                part.used = "date"
    if singles:
        singles += relative_dates.years_before(singles, found)
        singles.sort(key=lambda one: one[1])
    return _spans(singles, found, text)


def _is_year(token: Token) -> bool:
    return (
        token.kind == "num"
        and len(token.text) == 4
        and token.text.isdigit()
        and 1940 <= int(token.text) <= 2040
    )


def _single(found: Sequence[Token], at: int) -> tuple[When, int] | None:
    token = found[at]
    after = found[at + 1] if at + 1 < len(found) else None
    if token.kind == "word" and token.low in _MONTHS and token.capital:
        step = (
            at + 2 if after is not None and after.text in ".,/" and at + 2 < len(found) else at + 1
        )
        if step < len(found) and _is_year(found[step]):
            return (int(found[step].text), _MONTHS[token.low]), step
        return None
    if token.kind == "num" and _MONTH_DOT_YEAR.fullmatch(token.text):
        month, _, year = token.text.partition(".")
        return (int(year), int(month)), at
    if (
        token.kind == "num"
        and _MONTH.fullmatch(token.text)
        and after is not None
        and after.text == "/"
        and at + 2 < len(found)
        and _is_year(found[at + 2])
    ):
        return (int(found[at + 2].text), int(token.text)), at + 2
    if not _is_year(token):
        return None
    if (
        after is not None
        and after.text == "-"
        and at + 2 < len(found)
        and _TWO_FIGURED_MONTH.fullmatch(found[at + 2].text)
        and not after.spaced
        and not found[at + 2].spaced
    ):
        return (int(token.text), int(found[at + 2].text)), at + 2
    if not _stands_as_date(found, at) and not _all_through(found, at):
        return None
    return (int(token.text), None), at + 2 if _runs_into_next(found, at) else at


def _all_through(found: Sequence[Token], at: int) -> bool:
    """Whether "over" before a year means all through it, and no more than it: "over 2014," and "Over 2015 the rate fell"."""
    after = found[at + 1] if at + 1 < len(found) else None
    ends = after is None or after.kind == "punct" or after.low in lexicon.glue()
    return at > 0 and found[at - 1].low in _THROUGH and ends


_THROUGH = frozenset(("over", "throughout", "across", "über"))


def _runs_into_next(found: Sequence[Token], at: int) -> bool:
    """Whether a season or school year ends in the year behind it: "Winter 2020/21", "in 2022-23"."""
    if (
        at + 2 >= len(found)
        or found[at + 1].text not in ("/", "-", "–")
        or found[at + 1].spaced
        or found[at + 2].spaced
    ):
        return False
    return found[at + 2].text == f"{(int(found[at].text) + 1) % 100:02}"


def _stands_as_date(found: Sequence[Token], at: int) -> bool:
    """Whether a four-digit number is a year here, and no version ("AutoCAD 2018") or count ("2000 patients")."""
    before = found[at - 1] if at else None
    after = found[at + 1] if at + 1 < len(found) else None
    begins = before is None or before.text in _BEGINS_BEHIND
    if begins and after is not None and _goes_on_behind_year(after, first=at == 0):
        return True
    if before is not None and (
        before.low in _DATE_BEFORE or before.used == "date" or before.kind == "punct"
    ):
        return not (
            after is not None
            and after.kind == "word"
            and after.capital is False
            and before.low in ("to", "of", "from", ",")
            and after.low not in ("on", "onwards", "onward", "and", "until", "till", "through")
            and not (
                before.low == "to" and at > 1 and found[at - 2].used == "date"
            )  # "from 2019 to 2023 without"
            and not _joins(found, at)
        )
    if _joins(found, at) or _ends_between(found, at):
        return True
    if (before is None or before.kind == "punct") and _participle(after):
        return True
    small = (
        before is None or (before.kind == "word" and not before.capital) or before.kind == "punct"
    )
    if (
        small
        and after is not None
        and after.kind == "word"
        and not after.capital
        and (after.low in lexicon.glue() or after.low in ("wir", "hab", "habe"))
    ):
        return True
    if (
        before is not None
        and before.kind == "word"
        and not before.capital
        and before.low in lexicon.glue()
        and after is not None
        and (after.kind == "num" or after.low in ("von", "from"))
    ):
        return True
    if (
        before is not None
        and before.kind == "word"
        and before.capital
        and not (at == 1 and _may_be_verb(before))
    ):
        return False
    if at == 1 and before is not None and _may_be_verb(before):
        return True
    return after is None or after.kind == "punct"


_BEGINS_BEHIND = frozenset((",", ";", ":", ".", "–", "—"))
_BEHIND_YEAR = frozenset(
    "war waren hatte hatten lag lagen wurde wurden gab kam kamen ging gingen was were had".split()
)


def _goes_on_behind_year(after: Token, *, first: bool) -> bool:
    """Whether a clause that a year begins goes on with its verb or with a number: "2019 waren es noch 9", "2023 vierzehn Klagen"."""
    counts = (
        first
        if after.kind == "num"
        else after.kind == "word" and number_words.simple(after.low) is not None
    )
    return after.low in _BEHIND_YEAR or (counts and after.spaced)


def _ends_between(found: Sequence[Token], at: int) -> bool:
    """Whether a year is the second of "zwischen 2020 und 2022"."""
    return (
        at > _TO_BETWEEN - 1
        and found[at - 1].low in ("and", "und")
        and found[at - 2].used == "date"
        and found[at - _TO_BETWEEN].low in ("between", "zwischen")
    )


_TO_BETWEEN = 3


def _participle(after: Token | None) -> bool:
    """Whether a participle stands behind a year: "2011 gegründete Lernwerkstatt", "2023 absolviert"."""
    return (
        after is not None
        and after.kind == "word"
        and not after.capital
        and (
            not lexicon.verbs().keys().isdisjoint((after.low, after.low.rstrip("enmrs")))
            or (len(after.low) > _SHORT and after.low.endswith(("iert", "ierte", "ed")))
        )
    )


_SHORT = 5


def _may_be_verb(token: Token) -> bool:
    return token.low in lexicon.verbs() or token.low.endswith(("te", "ed"))


def _joins(found: Sequence[Token], at: int) -> bool:
    after = found[at + 1] if at + 1 < len(found) else None
    last = found[at + 2] if at + 2 < len(found) else None
    return (
        after is not None
        and after.low in _JOINTS
        and last is not None
        and (
            _is_year(last)
            or last.low in _OPEN
            or last.low in _MONTHS
            or bool(_DAY_OR_MONTH_DOT_YEAR.fullmatch(last.text))
        )
    )


def _spans(
    singles: list[tuple[When, int, int]], found: Sequence[Token], text: str
) -> list[Mention]:
    result: list[Mention] = []
    at = 0
    while at < len(singles):
        start, first, last = singles[at]
        end: When | None = None
        joint = found[last + 1] if last + 1 < len(found) else None
        if joint is not None and joint.low in _JOINTS:
            between = first > 0 and found[first - 1].low in ("between", "zwischen")
            if (
                at + 1 < len(singles)
                and singles[at + 1][1] == last + 2
                and (between or joint.low not in ("and", "und"))
            ):
                joint.used = "date" if between else joint.used
                at += 1
                end, last = singles[at][0], singles[at][2]
            elif last + 2 < len(found) and found[last + 2].low in _OPEN:
                end, last = PRESENT, last + 2
                found[last].used = "date"
        since = first > 0 and found[first - 1].low in _SINCE and end is None
        result.append(
            Mention(start, end, first, last, since, text[found[first].start : found[last].end])
        )
        at += 1
    return result


def fits(claimed: When, known: When) -> bool:
    """Whether a claimed date is the known one, as far as both say."""
    return claimed[0] == known[0] and (
        claimed[1] is None or known[1] is None or claimed[1] == known[1]
    )
