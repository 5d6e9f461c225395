"""Dates, spans and durations in a text."""

from dataclasses import dataclass
from decimal import Decimal

from interview_app.language.data import LanguageData, data_of
from interview_app.language.date_spans import PRESENT, DateSpan, dates_in
from interview_app.language.units import DURATIONS, Quantity, quantities_in

__all__ = ["PRESENT", "DateSpan", "Duration", "dates_in", "durations_in", "span_of"]


@dataclass(frozen=True, slots=True)
class Duration:
    """A length of time in months (a week is 12/52 of one), at characters `start` to `end`."""

    months: Decimal
    text: str
    start: int
    end: int
    approximate: bool


def span_of(timeframe: str, language: str | LanguageData | None = "en") -> DateSpan | None:
    """The date or span that a whole text is, as a card's timeframe: "2019-03 to present"; None for
    any other text.
    """
    found = dates_in(timeframe, language)
    whole = len(found) == 1 and found[0].text == timeframe.strip()
    return found[0] if whole else None


def durations_in(text: str, language: str | LanguageData | None) -> tuple[Duration, ...]:
    """All durations of a text from left to right; "2 years and 3 months" is one."""
    data = data_of(language)
    made: list[Duration] = []
    last: Quantity | None = None
    for one in quantities_in(text, data):
        if one.kind != "duration" or one.unit is None:
            last = None
            continue
        months = one.value * DURATIONS[one.unit]
        if last is not None and made and _goes_on(text, last, one, data):
            before = made[-1]
            whole = text[before.start : one.end]
            approximate = before.approximate or one.approximate
            made[-1] = Duration(before.months + months, whole, before.start, one.end, approximate)
        else:
            made.append(Duration(months, one.text, one.start, one.end, one.approximate))
        last = one
    return tuple(made)


def _goes_on(text: str, one: Quantity, other: Quantity, data: LanguageData) -> bool:
    """Whether a second duration belongs to the first: a shorter unit right behind it."""
    between = text[one.end : other.start].strip(" ,\u00a0")
    shorter = DURATIONS[one.unit or ""] > DURATIONS[other.unit or ""]
    return shorter and (not between or data.number_joints.of(between) == "joints")
