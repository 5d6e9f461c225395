"""Words that may put an earlier figure right: exact, and asked.

Nothing is read out of them but figures. Where one of them stands nowhere and all others in one
other field of the story, the person is asked whether it takes the place of one of these.
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


def corrections_in(words: str, said_in: str, draft: Draft, language: str) -> tuple[Correction, ...]:
    """The figure that words may put right, once for each that it may take the place of. Said as the
    answer to another question one alone can only be of a date, or of the number: that something
    took 40 minutes and now takes 25 is a story. Who says two of another answer again, and one that
    is new, puts that answer right. The line, which comes last, tells all of it again: its figures
    are the check's.
    """
    if said_in == "line":
        return ()
    told = {one.value: one for one in _figures(words, language)}
    find = _years if all(map(_is_year, told.values())) else _figures
    standing = {
        (field, one.value): one
        for field in FIELDS
        if field not in (said_in, "line")
        for one in find(in_words(getattr(draft, field)), language)
        if one.value in told
    }
    new = [one for value, one in told.items() if all(value != there for _, there in standing)]
    fields = {field for field, _value in standing}
    if len(new) != 1 or len(fields) != 1:
        return ()
    (now,), (field,) = new, fields
    return tuple(
        Correction(said_in, field, was.text, now.text)
        for was in standing.values()
        if len(standing) > 1 or field == "number" or said_in == NOTES or was.unit == _DATE
        if {was.unit, told[was.value].unit} <= {None, now.unit}
        if now.unit != _DATE or was.unit == _DATE
    )


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
