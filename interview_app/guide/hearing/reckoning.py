"""Times that are told from today: "two years ago" said in 2026 is 2024, "seit drei Jahren" is "seit 2023".

They are put in place of the words before a sentence is heard, as far as they tell: a year, or a month where months or the
name of one were said. "More than ten years ago", "a few years ago" and "last winter", which lies in two years, are left as
they stand and asked about.
"""

import functools
import re
from collections.abc import Mapping
from datetime import date, timedelta

from interview_app.domain.dates import month_index
from interview_app.guide import fields, number_words
from interview_app.guide.hearing.frames import MONTH
from interview_app.guide.late_patterns import Late

_BOUND = (
    r"over|more than|at least|less than|under|almost|nearly|not quite|well over|a good|über|mehr als|mindestens|unter"
    r"|weniger als|fast|beinahe|knapp|gut"
)
"""What makes a span of time no measure of it."""
_ROUGHLY = (
    r"about|around|roughly|approximately|exactly|just|some|etwa|ungefähr|rund|circa|ca\.|genau|so"
)
_SINCE_THEN = r"now|already|jetzt|nun|schon|bereits|inzwischen|mittlerweile"
_LAST = r"(?:last|(?:letzte|vergangene|vorige)[snmr]?)"
_THIS = r"(?:this|diese[snmr]?)"
_OWN = r"(?<!\bthe )(?<!\bmy )(?<!\bour )(?<!einem )(?<!einer )(?<!erem )"
"""Before "last year": the last one of something else."""
_SEASONS = {
    **dict.fromkeys(("spring", "frühjahr", "frühling"), 5),
    **dict.fromkeys(("summer", "sommer"), 8),
    **dict.fromkeys(("autumn", "fall", "herbst"), 11),
}
"""The last month of each; a winter lies in two years."""
_NO_YEAR_NAMED = r"\b(?!,?\s*(?:(?:of|in|im|des|jahre?s?)\s+)*(?:19|20)\d\d)"
_NAMED = Late(
    rf"\b(?:(?:in|im)\s+)?(?:(?P<last>{_LAST})|{_THIS})\s+(?P<name>{MONTH}|{'|'.join(_SEASONS)}){_NO_YEAR_NAMED}",
    re.IGNORECASE,
)
_BACK = (
    (r"\b(?:the year before last|(?:im )?vorletzte[snm]? jahr(?:es)?)\b", 2, "y"),
    (r"(?<!\bthe )\b(?:im )?(?:next|nächste[snm]?|kommende[snm]?) (?:year|jahr(?:es)?)\b", -1, "y"),
    (rf"{_OWN}\b(?:im )?{_LAST} (?:year|jahr(?:es)?)\b", 1, "y"),
    (rf"\b(?:im |in )?(?:{_THIS} (?:year|jahr(?:es)?)|heuer)\b", 0, "y"),
    (rf"{_OWN}\b(?:im )?{_LAST} (?:month|monats?)\b", 1, "m"),
    (rf"\b(?:im )?{_THIS} (?:month|monats?)\b", 0, "m"),
    (rf"{_OWN}\b{_LAST} (?:week|woche)\b", 1, "w"),
    (r"\b(?:yesterday|gestern)\b", 1, "d"),
)
"""What is so many units back; `y`, `m`, `w` and `d` are the units."""
_LED_IN = Late(
    r"(?:\b(?:since|until|till|from|in|im|to|by|before|after|through|and|between|of|early|late|mid|spring|summer|autumn|fall"
    r"|seit|bis|von|ab|anfang|mitte|ende|frühjahr|frühling|sommer|herbst|und|zwischen|vom|zum|des)|[–-]"
    rf"|\b{MONTH})[\s,]*$",
    re.IGNORECASE,
)
"""What a date may follow without a word that leads it in."""
_PAST = Late(r"\b(?:was|were|had|war|waren|hatte|hatten)\b|'d\b", re.IGNORECASE)


def reckoned(text: str, *, on: str, numbers: Mapping[str, int]) -> str:
    """A text with the times that are told from today as dates; `on` is the day it was said, `YYYY-MM-DD…`, "" not known."""
    try:
        today = date.fromisoformat(on[:10])
    except ValueError:
        return text
    for pattern in _spans(tuple(numbers)):
        text = pattern.sub(functools.partial(_counted, today=today, numbers=numbers), text)
    text = _NAMED.sub(functools.partial(_by_name, today=today), text)
    for pattern, count, unit in _back():
        text = pattern.sub(functools.partial(_led_in, then=_before(today, count, unit)), text)
    return text


@functools.cache
def _back() -> tuple[tuple[Late, int, str], ...]:
    return tuple((Late(pattern, re.IGNORECASE), count, unit) for pattern, count, unit in _BACK)


@functools.cache
def _spans(numbers: tuple[str, ...]) -> tuple[Late, ...]:
    """Numbers of years or months that are counted from today: "… ago", "vor …", "since …", "… now"."""
    words = "|".join(
        [number_words.PATTERN, *map(re.escape, sorted(numbers, key=len, reverse=True))]
    )
    count = (
        rf"(?P<bound>(?:{_BOUND})\s+)?(?:(?:{_ROUGHLY})\s+)*(?:(?P<half>half an?|einem halben)|(?P<one_and>anderthalb)"
        rf"|(?P<n>\d{{1,2}}|an?|einem|{words})(?P<more>\s+and a half|einhalb)?)\s+"
        r"(?P<unit>years?|yrs?|months?|weeks?|days?|jahre?[ns]?|monate?[ns]?|wochen?|tage?[ns]?)\b(?P<behind>\s+and a half\b)?"
    )
    then = rf"(?:\s+(?:{_SINCE_THEN})\b)"
    return tuple(
        Late(pattern, re.IGNORECASE)
        for pattern in (
            rf"\b{count}\s+ago\b",
            rf"\bvor\s+{count}",
            rf"\b(?P<since>since|seit)\s+(?:(?:{_SINCE_THEN})\s+)*{count}{then}?",
            rf"\b(?P<until_now>(?:(?:for|over|in|during|über)\s+)?(?:the|these|die|den)\s+(?:last|past|letzten|vergangenen))\s+{count}",
            rf"\b(?P<until_now>(?:for\s+)?){count}{then}",
            rf"\b(?P<until_now>(?:{_SINCE_THEN})\s+(?:for\s+)?){count}",
            rf"\bbeen\b(?P<perfect>[^.;!?\d]*?)\s+(?:for\s+)?{count}",
        )
    )


def _counted(hit: re.Match[str], *, today: date, numbers: Mapping[str, int]) -> str:
    told = {name: text for name, text in hit.groupdict().items() if text is not None}
    if "bound" in told or (
        told.keys() & {"until_now", "perfect"} and _PAST.search(hit.string[: hit.start()])
    ):
        return hit[0]
    many = told.get("n", "").casefold()
    spelled = number_words.value(many)
    count = (
        float(many)
        if many.isdigit()
        else float(numbers.get(many, 1) if spelled is None else spelled)
        if many
        else 0
    )
    count += 0.5 * sum(name in told for name in ("half", "more", "behind")) + 1.5 * (
        "one_and" in told
    )
    then = _before(today, count, told["unit"][0].casefold())
    if "perfect" in told:
        return f"been{told['perfect']} since {then}"
    if "since" in told or "until_now" in told:
        return f"{told.get('since', 'since')} {then}"
    return _led_in(hit, then=then)


def _by_name(hit: re.Match[str], *, today: date) -> str:
    """The latest of that name that is over ("last March"), or the one of this year."""
    name = hit["name"].casefold()
    if (last := _SEASONS.get(name)) is not None:
        year = today.year if not hit["last"] or last < today.month else today.year - 1
        return _led_in(hit, then=f"{hit['name']} {year}")
    month = month_index(fields.date(f"{name} 2000") or "2000") % 12 + 1
    year = today.year if not hit["last"] or month < today.month else today.year - 1
    return _led_in(hit, then=f"{hit['name']} {year}")


def _before(today: date, count: float, unit: str) -> str:
    """So many units before a day: a year, or the month where it was told in months or less."""
    if unit in "wdt":
        return (today - timedelta(days=int(count * (7 if unit == "w" else 1)))).isoformat()[:7]
    months = int(count * (12 if unit in "yj" else 1))
    year, month = divmod(today.year * 12 + today.month - 1 - months, 12)
    return f"{year:04}-{month + 1:02}" if unit == "m" and months < 12 else f"{year:04}"


def _led_in(hit: re.Match[str], *, then: str) -> str:
    return then if _LED_IN.search(hit.string[: hit.start()]) else f"in {then}"
