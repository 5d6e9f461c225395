"""Years of experience that a demand asks for, held against the dates of the jobs (CONTRACT D5).

Months that two jobs share count once. A bare year is taken for its middle, since "2019 to 2021" is
two years to whoever says it.
"""

import re
from collections.abc import Iterable
from functools import cache

from interview_app.domain.dates import month_index
from interview_app.domain.tailoring import ExperienceShown
from interview_app.i18n import _, ngettext
from interview_app.language.data import load
from interview_app.language.dates import PRESENT, durations_in, span_of
from interview_app.language.stems import stem
from interview_app.language.tokens import plain
from interview_app.tailoring.posting.cues import readable

_WORD = re.compile(r"[^\W\d_]+")
"""Of "d'expérience" the article is a word of its own."""
_YEAR = 4
"""Characters of a year without its month."""
_MIDDLE = 6
"""The month with which the first half of a year ends."""


def asked(demand: str) -> tuple[int, str]:
    """Months of experience that a part of a demand asks for, and its words without them; 0 months
    where it names no time, or does not say that the time is one of experience.
    """
    for code in readable():
        times = durations_in(demand, code)
        if times and _says_experience(demand, code):
            first, last = times[0], times[-1]
            return int(first.months), f"{demand[: first.start]} {demand[last.end :]}"
    return 0, demand


def _says_experience(text: str, code: str) -> bool:
    return any(plain(stem(word, code)) in _experience(code) for word in _WORD.findall(text))


@cache
def _experience(code: str) -> frozenset[str]:
    return frozenset(
        plain(stem(one, code)) for one in load(code).section_words.get("experience", ())
    )


def shown(
    months: int, timeframes: Iterable[str], *, of: tuple[str, ...], today: str
) -> ExperienceShown:
    """What jobs of these timeframes show of the months asked for.

    Args:
        months: asked for.
        timeframes: of the jobs; the same one twice counts once.
        of: the words that the jobs tell of; none where any work counts.
        today: `YYYY-MM`.
    """
    spans = [span for timeframe in set(timeframes) if (span := span_of(timeframe)) is not None]
    covered: set[int] = set()
    for span in spans:
        first = _month(span.start, bare_year=_MIDDLE + 1)
        end = span.end or span.start
        last = month_index(today) if end == PRESENT else _month(end, bare_year=_MIDDLE)
        # Of a single year nobody knows more than that it was some of it.
        least = first + _MIDDLE - 1 if span.end is None else last
        covered.update(range(first, max(last, least) + 1))
    return ExperienceShown(
        asked_months=months,
        shown_months=len(covered),
        of=of,
        about=any(
            len(when) == _YEAR for span in spans for when in (span.start, span.end or span.start)
        ),
    )


def _month(when: str, *, bare_year: int) -> int:
    return month_index(f"{when}-{bare_year:02d}" if len(when) == _YEAR else when)


def duration(months: int) -> str:
    """A time in words: "2 years 4 months"."""
    years, rest = divmod(months, 12)
    parts = [ngettext("{n} year", "{n} years", years).format(n=years)] if years else []
    parts += [ngettext("{n} month", "{n} months", rest).format(n=rest)] if rest or not years else []
    return " ".join(parts)


def sentence(found: ExperienceShown) -> str:
    """How the time shown compares with the time asked for."""
    wanted = duration(found.asked_months)
    if not found.shown_months:
        return _("Nothing you told shows a time of it; asked: {asked}.").format(asked=wanted)
    time = duration(found.shown_months)
    if found.about:
        time = _("about {time}").format(time=time)
    if not found.of:
        return _("Your jobs add up to {shown}; asked: {asked}.").format(shown=time, asked=wanted)
    # How much of a job was spent on what one of its lines tells, nobody said.
    told = _("Your jobs that tell of {words} add up to {shown}; asked: {asked}.")
    return told.format(words=", ".join(found.of), shown=time, asked=wanted)
