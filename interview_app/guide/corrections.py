"""Words that may put an earlier figure right: exact, and asked.

Nothing is read out of them but figures. Where they hold exactly two of one unit, of which one
stands in one other field of the story and the other nowhere, the person is asked whether that takes
its place.
"""

from interview_app.domain.frozen import frozen
from interview_app.domain.story import FIELDS, NOTES, Draft, as_json, in_words
from interview_app.domain.story_changes import StoryChange
from interview_app.language.date_spans import dates_in
from interview_app.language.numbers import numbers_in
from interview_app.language.tokens import tokens
from interview_app.language.units import quantities_in

CORRECTION = "correction"
"""The choice whether a figure takes the place of another."""
_DATE = "date"
"""In the place of a unit."""
BOTH = "both"
"""The option that leaves both where they stand."""
_EDGE = "|"


@frozen(kw_only=False)
class _Figure:
    """A number with its unit, or a date."""

    value: object
    text: str
    unit: str | None


@frozen(kw_only=False)
class Correction:
    """In a field `was` may become `now`, both as they were written; said in another field, or in
    the notes.
    """

    said_in: str
    field: str
    was: str
    now: str

    @property
    def id(self) -> str:
        """The option that makes it."""
        return _EDGE.join((self.said_in, self.field, self.was, self.now))

    @classmethod
    def of_option(cls, id: str) -> "Correction | None":
        """That of an option; None of another one."""
        parts = id.split(_EDGE)
        return cls(*parts) if len(parts) == 4 else None

    def change(self, draft: Draft) -> StoryChange:
        """The field with the new figure, and everything else in it as it was."""
        return StoryChange.edited(self.field, self._in(as_json(getattr(draft, self.field))))

    def _in(self, value: object) -> object:
        if isinstance(value, dict):
            return {name: self._in(part) for name, part in value.items()}
        if isinstance(value, list):
            return [self._in(part) for part in value]
        return self._put_into(value) if isinstance(value, str) else value

    def _put_into(self, text: str) -> str:
        found = tokens(text)
        starts, ends = {one.start for one in found}, {one.end for one in found}
        for at in sorted(starts, reverse=True):
            end = at + len(self.was)
            if end in ends and text[at:end] == self.was:
                text = text[:at] + self.now + text[end:]
        return text


def correction_in(words: str, said_in: str, draft: Draft, language: str) -> Correction | None:
    """The figure that words put right. Said as the answer to another question it can only be a
    date, or the one told as the number: that something took 40 minutes and now takes 25 is a story.
    """
    told = {one.value: one for one in _figures(words, language)}
    if len(told) != 2:
        return None
    find = _years if all(map(_is_year, told.values())) else _figures
    standing = [
        (field, one)
        for field in FIELDS
        if field not in (said_in, "line")
        for one in find(in_words(getattr(draft, field)), language)
        if one.value in told and (field == "number" or said_in == NOTES or one.unit == _DATE)
    ]
    if len(standing) != 1:
        return None
    field, was = standing[0]
    now = next(one for value, one in told.items() if value != was.value)
    if was.unit not in (None, now.unit) or told[was.value].unit not in (None, now.unit):
        return None
    return Correction(said_in, field, was.text, now.text)


def _is_year(one: _Figure) -> bool:
    return one.unit == _DATE and one.value == one.text


def _years(text: str, language: str) -> list[_Figure]:
    """The years of its dates and spans, each once, as they are written there."""
    dates = (word.text for one in dates_in(text, language) for word in tokens(one.text))
    written = dict.fromkeys(word for word in dates if len(word) == len("2022") and word.isdecimal())
    return [_Figure(one, one, _DATE) for one in written]


def _figures(text: str, language: str) -> list[_Figure]:
    """The numbers of a text, each with its unit, and its dates but for those of a span."""
    quantities = quantities_in(text, language)
    numbers = [
        _Figure(
            one.value,
            one.text,
            next((q.unit for q in quantities if q.start <= one.start < q.end), None),
        )
        for one in numbers_in(text, language)
    ]
    dates = [
        _Figure(one.start, one.text, _DATE) for one in dates_in(text, language) if one.end is None
    ]
    return [*numbers, *dates]
