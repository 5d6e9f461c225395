"""Whether a line still says what its evidence says after a value changed: figures by their value,
dates as far as the line tells them, names word for word.

The languages are not told apart here, which takes long the first time: a figure in digits stands
when any language reads it so, one in words or a month is gone when any language says so.
"""

from collections.abc import Iterable, Iterator

from interview_app.domain.held_lines import ChangedValue, exactly_said, figures, words_still_said
from interview_app.language.data import languages
from interview_app.language.dates import dates_in
from interview_app.language.units import quantities_in

_SHORT = 40
"""Characters up to which a value is shown whole."""


def still_said(text: str, value: ChangedValue) -> tuple[str, str | None] | None:
    """None when the line stands, else what it has and what stands there now."""
    found = exactly_said(text, value)
    if found is not None and words_still_said(text, value) is None:
        return None if any(_same_value(text, value, one) for one in languages()) else found
    if found is None:
        gone = next((word for one in languages() for word in _gone(text, value, one)), None)
        if gone is not None:
            return value.was if len(value.was) <= _SHORT else gone, value.now
    return found


def _told(value: ChangedValue) -> tuple[str, ...]:
    return (value.now or "", *value.beside)


def _same_value(text: str, value: ChangedValue, language: str) -> bool:
    """Whether each figure that the line has of the value is told in another notation."""
    before, after = _values((value.was,), language), _values(_told(value), language)
    shared = {one.value for one in quantities_in(text, language)} & before
    dated = any(_dates(one, language) for one in (text, value.was))
    return bool(shared) and not dated and shared <= after


def _gone(text: str, value: ChangedValue, language: str) -> Iterator[str]:
    """Figures in words or another notation, and months, that the value told and that nothing tells
    any more.
    """
    lost = _values((value.was,), language) - _values(_told(value), language)
    there = frozenset[str]().union(*(figures(one) for one in _told(value)))
    for one in quantities_in(text, language):
        if one.value in lost and not figures(one.text) & there:
            yield one.text
    before = _dates(value.was, language)
    after = [date for one in _told(value) for date in _dates(one, language)]
    for date in _dates(text, language):
        if _tells(before, date) and not _tells(after, date):
            yield date


def _tells(dates: Iterable[str], date: str) -> bool:
    """Whether a date is among dates, or the year of one of them."""
    return any(one.startswith(date) for one in dates)


def _dates(text: str, language: str) -> list[str]:
    """`YYYY` or `YYYY-MM` of each date; `present` is none."""
    spans = dates_in(text, language)
    return [
        date for span in spans for date in (span.start, span.end) if date and date[:1].isdigit()
    ]


def _values(texts: Iterable[str], language: str) -> set[object]:
    return {one.value for text in texts for one in quantities_in(text, language)}
