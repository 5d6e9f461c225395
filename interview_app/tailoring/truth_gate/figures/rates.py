"""How often something happens: "a week", "täglich", "every Monday", "four times a year"."""

import re
from collections.abc import Set
from fractions import Fraction
from functools import cache, lru_cache

from interview_app.tailoring.truth_gate.figures import number_words, one_period
from interview_app.tailoring.truth_gate.figures.quantity import Quantity
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_PERIODS = {
    "minute": "minute minütlich",
    "hour": "hour hours hourly stunde stunden stündlich",
    "day": "day days daily tag tage tags täglich",
    "shift": "shift shifts schicht schichten",
    "night": "night nights nightly nacht",
    "morning": "morning mornings morgen",
    "evening": "evening evenings abend",
    "week": "week weeks weekly woche wochen wöchentlich monday tuesday wednesday thursday friday saturday sunday mondays tuesdays "
    "wednesdays thursdays fridays saturdays sundays montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags",
    "month": "month months monthly monat monate monatlich",
    "quarter": "quarter quarterly quarters quartal vierteljährlich quartalsweise",
    "half": "halbjahr halbjährlich half-year",
    "year": "year years yearly annual annually jahr jahre jährlich schuljahr",
    "season": "season saison",
    "winter": "winter winters",
    "summer": "summer summers sommer",
    "weekend": "weekend weekends wochenende",
    "term": "term terms semester",
    "fortnight": "fortnight fortnights fortnightly biweekly zweiwöchentlich vierzehntägig",
}
_PER = frozenset("a an per each every pro je jede jeden jedes jeder am im in any".split())
_ADJECTIVES = frozenset(
    "stündlich täglich wöchentlich monatlich vierteljährlich halbjährlich jährlich zweiwöchentlich vierzehntägig".split()
)
_YEARLY = frozenset(
    "january february march april may june july august september october november december spring autumn fall christmas easter "
    "januar jänner februar märz mai juni juli oktober dezember frühjahr frühling herbst weihnachten ostern".split()
)
_EACH = frozenset("every each jeden jedes jede jedem".split())
"""Before a time of the year these tell that something comes once a year: "every February", "jeden Herbst"."""
_ENDINGS = ("", "e", "en", "er", "es", "em")
_WEEKDAYS = re.compile(
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)s?"
)
_ADVERBS = {one + end for one in _ADJECTIVES for end in _ENDINGS} | frozenset(
    "quartalsweise fortnightly biweekly zweiwöchentlich vierzehntägig "
    "mondays tuesdays wednesdays thursdays fridays saturdays sundays montags dienstags mittwochs donnerstags freitags samstags sonntags daily hourly weekly monthly yearly annually nightly quarterly annual täglich stündlich wöchentlich monatlich jährlich".split()
)
_NTH = (
    {word: nth for nth, word in number_words.ORDINALS.items() if nth > 1}
    | {
        stem + end: nth
        for nth, stem in number_words.GERMAN_ORDINALS.items()
        if nth > 1
        for end in ("e", "en", "er", "es")
    }
    | {"other": 2}
)
_LASTS = {
    "day": ("day", Fraction(1)), "week": ("day", Fraction(7)), "month": ("year", Fraction(1, 12)), "year": ("year", Fraction(1))
} | {name: (name, Fraction(1)) for name in ("minute", "hour", "night", "shift", "weekend", "morning", "evening", "term", "season")}  # fmt: skip
_DURATION_BEFORE = frozenset(
    "in within over for after during under last past binnen innerhalb next first".split()
)


@cache
def _period_words() -> dict[str, str]:
    words = {word: name for name, words in _PERIODS.items() for word in words.split()}
    return words | {word + end: words[word] for word in _ADJECTIVES for end in _ENDINGS}


_TIMES_A_YEAR = {4: "quarter", 12: "month", 2: "half", 52: "week"}


def period(low: str) -> str:
    """The canonical period that a word names, or nothing."""
    return _period_words().get(low, "")


def in_a_year(name: str) -> int:
    """How often a period comes in a year; 0 where nobody counts it so."""
    return next((often for often, known in _TIMES_A_YEAR.items() if known == name), 0)


_OFTEN = {
    "year": ("year", Fraction(1)), "half": ("year", Fraction(2)), "quarter": ("year", Fraction(4)), "month": ("year", Fraction(12)),
    "week": ("week", Fraction(1)), "fortnight": ("week", Fraction(1, 2)), "hour": ("hour", Fraction(1)),
    "winter": ("year", Fraction(1)), "summer": ("year", Fraction(1)),
}  # fmt: skip


@lru_cache(maxsize=1024)
def how_often(name: str) -> tuple[str, Fraction] | None:
    """How often a rate comes in a year, a week or an hour; None where nobody counts it so."""
    if not name.startswith("every "):
        return _OFTEN.get(name)
    value, unit = name.split()[1:]
    if unit == "day":
        return "week", 7 / Fraction(value)
    return unit, 1 / Fraction(value)


def is_adverb(low: str) -> bool:
    """Whether a word tells by itself how often: "weekly"."""
    return low in _ADVERBS


def times_a_year(amounts: list[Quantity], rates: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Rates told by counting, instead of the year they count in: "four times a year" and "every three months" are quarterly.

    The numbers of these then say nothing by themselves; the plain "a year" is taken out of `rates`.
    """
    found: list[tuple[int, str]] = []
    for one in amounts if rates else ():
        often = {
            int(value)
            for kind, value in one.readings
            if kind == "factor" and value.denominator == 1
        }
        if often == {1} and any(0 < at - one.last <= 2 for at, _name in rates):
            one.implicit = True  # "einmal pro Woche" says no more than "pro Woche"
            continue
        for at, name in list(rates):
            counted = often & _TIMES_A_YEAR.keys()
            if (
                name == "year"
                and 0 < at - one.last <= 2
                and counted
                and one.raw.split()[-1].lower() in ("times", "mal", "twice")
            ):
                found.append((at, _TIMES_A_YEAR[min(counted)]))
                rates.remove((at, name))
                one.implicit = True
    return found


def every_so_often(amounts: list[Quantity], found: list[Token]) -> list[tuple[int, str]]:
    """Rates told by the time between: "every six months", "alle zwei Wochen", "every other week"."""
    told = []
    for one in amounts:
        before = found[one.first - 1].low if one.first else ""
        if before in ("every", "alle", "aller") and one.kind in ("day", "year", "hour"):
            reading = next(reading for reading in sorted(one.readings) if reading[0] == one.kind)
            told.append((one.last, _every(reading)))
            one.implicit = True
    return told


def without_days(told: list[tuple[int, str]], found: list[Token]) -> list[tuple[int, str]]:
    """Rates without the day of the week that stands beside one: "alle zwei Wochen *mittwochs*" is no weekly visit."""
    return [
        (at, name)
        for at, name in told
        if not (
            _WEEKDAYS.fullmatch(found[at].low)
            and any(0 < abs(at - other) <= _BESIDE for other, _name in told)
        )
    ]


_BESIDE = 3
"""Tokens between a rate and the day on which it falls."""


def one_in_so_many(amounts: list[Quantity], found: list[Token]) -> list[tuple[int, str]]:
    """Rates told as one turn of several: "one week in four" is every fourth week. The numbers then say nothing by themselves."""
    told = []
    for one in amounts:
        name = (
            period(found[one.first + 1].low)
            if one.kind == "percent" and one.last - one.first > 2
            else ""
        )
        if name in _LASTS and found[one.first + 2].low == "in":
            turns = min(
                (Fraction(100) / value for _, value in one.readings),
                key=lambda often: often.denominator,
            )
            told.append((one.last, _every_nth(name, turns)))
            one.implicit = True
    return told


def _every_nth(name: str, turns: Fraction | int) -> str:
    kind, length = _LASTS[name]
    return _every((kind, length * turns))


def _every(reading: tuple[str, Fraction]) -> str:
    """The name of a rate told by the time between: a period of its own, or "every 21 day"."""
    return _EVERY.get(reading) or f"every {reading[1]} {reading[0]}"


_EVERY = {
    ("year", Fraction(1, 2)): "half", ("year", Fraction(1, 4)): "quarter", ("year", Fraction(1, 12)): "month", ("year", Fraction(1)): "year",
    ("day", Fraction(7)): "week", ("day", Fraction(14)): "fortnight",
}  # fmt: skip


def rate_words(found: list[Token], at: int) -> str:
    """How a rate is written: "täglich", "a week", "in der Stunde"."""
    before = found[at - 1].low if at else ""
    if found[at].low in _ADVERBS or not at:
        return found[at].text
    return (
        f"in der {found[at].text}" if before == "der" else f"{found[at - 1].text} {found[at].text}"
    )


def rates(found: list[Token], said: Set[str]) -> list[tuple[int, str]]:
    """Where it is told how often, with the canonical period; these tokens are marked `used = "rate"`.

    `said` has the folded text of every token.
    """
    yearly = [] if said.isdisjoint(_EACH) or said.isdisjoint(_YEARLY) else _once_a_year(found)
    if _period_words().keys().isdisjoint(said):
        return yearly
    return sorted(yearly + _of_periods(found))


def _of_periods(found: list[Token]) -> list[tuple[int, str]]:
    """Where a period tells how often: "a week", "daily", "im Jahr"."""
    periods = _period_words()
    rates: list[tuple[int, str]] = []
    for at, token in enumerate(found):
        name = periods.get(token.low)
        if name is None or token.used:
            continue
        before = found[at - 1] if at else None
        if token.low in _ADVERBS:
            rates.append((at, name))
        elif before is not None and before.low in _PER and not before.used:
            earlier = found[at - 2].low if at > 1 else ""
            after = found[at + 1] if at + 1 < len(found) else None
            if (
                earlier == ","
                and after is not None
                and after.low in _GOES_ON
                and before.low in ("a", "an")
            ):
                continue  # "in 2022, a year with a hiring freeze"
            dated = (after is not None and after.used == "date") or (
                before.low == "im" and name in _SEASONS
            )
            a_duration = before.low in ("a", "an") and (
                earlier in _DURATION_BEFORE or one_period.is_at_most(found, at - 1)
            )
            a_turn = (
                earlier == "in" and at > 2 and period(found[at - 3].low) not in ("", name)
            )  # "one week in a month"
            a_duration = a_duration and not a_turn and not (earlier == "in" and name in _COME_AGAIN)
            if dated or a_duration or (before.low == "in" and name not in ("hour",)):
                continue
            if before.low in ("a", "an", "in") and (
                _names_a_thing(found, at) or _holds_people(found, at)
            ):
                continue
            if after is not None and periods.get(after.low) == "shift":
                name, after.used = "shift", "rate"  # "per night shift"
            rates.append((at, name))
        elif (
            before is not None
            and before.low in _NTH
            and at > 1
            and found[at - 2].low in _PER
            and name in _LASTS
        ):
            rates.append((at, _every_nth(name, _NTH[before.low])))
            before.used = "rate"
        elif before is not None and (
            _on_one_day_of(found, at)
            or (before.low == "der" and at > 1 and found[at - 2].low == "in")
            or (before.low in _THE and _counted_before(found, at - 1))
        ):
            rates.append((at, name))
        else:
            continue
        token.used = "rate"
    return rates


def _once_a_year(found: list[Token]) -> list[tuple[int, str]]:
    """Where something is told to come at one time of every year; these tokens are marked."""
    told = []
    for at, token in enumerate(found):
        if at and token.low in _YEARLY and found[at - 1].low in _EACH and not token.used:
            told.append((at, "year"))
            token.used = "rate"
    return told


def _on_one_day_of(found: list[Token], at: int) -> bool:
    """Whether something comes on one day of a period: "on the last Sunday of the month", "the first Monday of the quarter"."""
    words = [token.low for token in found[max(0, at - _TO_DAY) : at]]
    if (
        len(words) < _TO_DAY
        or words[2:] != ["of", "the"]
        or words[0] not in _NTH.keys() | {"first", "last"}
    ):
        return False
    return period(words[1]) in ("week", "day")


_TO_DAY = 4


def _holds_people(found: list[Token], at: int) -> bool:
    """Whether a period is a group of people: "a shift of three"."""
    return (
        at + 2 < len(found)
        and found[at + 1].low in ("of", "von", "aus")
        and found[at + 2].used == "number"
    )


_GOES_ON = frozenset("with when of".split())
_SEASONS = frozenset(("season", "winter", "summer"))
_COME_AGAIN = frozenset(("season", "shift", "term"))
"""Periods of which so many are told "in one" as they are told "a season": "45,000 tonnes in a season"."""
_THE = frozenset("die den das".split())


def _counted_before(found: list[Token], at: int) -> bool:
    """Whether a number stands right before, or one word before: "12 die Woche", "zehn Stunden die Woche"."""
    return any(token.used == "number" for token in found[max(0, at - 2) : at])


def _names_a_thing(found: list[Token], at: int) -> bool:
    """Whether a period only describes the noun behind it, at the start of a phrase: "a night team"."""
    after = found[at + 1] if at + 1 < len(found) else None
    counted = any(token.used == "number" for token in found[max(0, at - 5) : at])
    return (
        not counted
        and after is not None
        and after.kind == "word"
        and not after.used
        and not after.capital
        and after.low not in lexicon.glue()
    )
