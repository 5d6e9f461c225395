"""Dates, spans and durations in a text."""

from dataclasses import dataclass
from decimal import Decimal

from interview_app.language.data import LanguageData
from interview_app.language.date_spans import PRESENT, DateSpan, dates_in
from interview_app.language.units import DURATIONS, quantities_in

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
    return tuple(
        Duration(one.value * DURATIONS[one.unit], one.text, one.start, one.end, one.approximate)
        for one in quantities_in(text, language)
        if one.kind == "duration" and one.unit is not None
    )
