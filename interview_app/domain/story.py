"""A story while it fills: fields that hold what was answered to each, word for word (CONTRACT E11).

An answer stands in the field it was asked for and nowhere else. Whatever moves an answer keeps it:
what stood in the way goes back to where the other came from, or to the notes. The draft is folded
from events alone, by the guide and by the actor alike, so both hold these functions.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, ValidationError

from interview_app.domain.base import Model, Text
from interview_app.domain.voice import TWO_LINES
from interview_app.i18n import N_, _, labelled

ASKED = ("situation", "action", "result", "number")
"""Fields that are asked before the line, in their order; a shift moves along them."""
OPTIONAL = ("people", "when", "skills", "proof")
"""Fields that are filled in by who likes to; a posting may ask for them after the line."""
FIELDS = (*ASKED, "line", *OPTIONAL)
"""Fields in the order in which the card shows them."""
NOTE_TOOL = "note_story"
"""The tool by which a model puts what was told into the fields of a story."""
NOTES = "notes"
"""The path of words that belong to no field; one of them is `notes[0]`."""
RAW_TYPE = "story"
"""The `type` of the raw item by which a turn of the guide carries its story."""

_NAMES = {
    "situation": N_("What it was about"),
    "action": N_("What you did yourself"),
    "result": N_("What came of it"),
    "number": N_("The number"),
    "people": N_("Who was with you"),
    "when": N_("When"),
    "skills": N_("Tools and skills"),
    "proof": N_("What shows it"),
    "line": N_("Line for your résumé"),
    "notes": N_("Notes"),
}

NOTE = re.compile(r"notes\[(\d+)\]")
"""The path of one of the words that belong to no field."""


def field_name(field: str) -> str:
    """What the person calls a field of a story."""
    return _(_NAMES.get(field, field))


class StoryRefused(ValueError):
    """A change that names no field, or a value that the field cannot hold; the message is
    translatable.
    """


def _said(value: object) -> object:
    """A number given as one is its digits."""
    return str(value) if isinstance(value, int | float) and not isinstance(value, bool) else value


Said = Annotated[Text, BeforeValidator(_said)]
"""Words or digits, as they were typed."""


class Told(Model):
    """A typed answer. `text`: plain words that were given in its place; they are kept as they
    are.
    """

    text: Said = None

    def words(self) -> tuple[str, ...]:
        """Each thing that was typed, in the order of the form."""
        given = (getattr(self, name) for name in type(self).model_fields)
        return tuple(one for one in given if isinstance(one, str))


class NumberTold(Told):
    """A number: `value`, or `before` and `after`; `of` is what it counts."""

    value: Said = None
    before: Said = None
    after: Said = None
    of: Said = None
    period: Said = None
    about: bool = False
    how_known: Said = None
    caveat: Said = None


class PeopleTold(Told):
    """Who was there: how many, how many of them reported to the person, and who did what."""

    team: Said = None
    reports: Said = None
    who: Said = None
    their_part: Said = None
    my_part: Said = None


class DateTold(Told):
    """When it was, inside the job."""

    from_: Said = Field(default=None, alias="from")
    to: Said = None
    present: bool = False


Value = str | Told | tuple[str, ...] | None
"""What a field holds; None or () nothing."""
_FORMS: Mapping[str, type[Told]] = {"number": NumberTold, "people": PeopleTold, "when": DateTold}


class Draft(Model):
    """A story that is not approved yet.

    `entry_id` and `job` are the entry it belongs to and how that is called; `replaces` is the old
    line in whose place it comes. `later`: fields that stand on the list "To look up".
    """

    id: str
    entry_id: Text = None
    job: Text = None
    replaces: Text = None
    situation: Text = None
    action: Text = None
    result: Text = None
    number: NumberTold | None = None
    people: PeopleTold | None = None
    when: DateTold | None = None
    skills: tuple[str, ...] = ()
    proof: Text = None
    line: Text = None
    notes: tuple[str, ...] = ()
    later: tuple[str, ...] = ()

    def filled(self) -> tuple[str, ...]:
        """Fields that hold something."""
        return tuple(name for name in FIELDS if getattr(self, name))

    def words(self) -> Iterator[str]:
        """All that was said, a part for each answer."""
        yield from (words for name in FIELDS if (words := words_of(getattr(self, name))))
        yield from self.notes

    def told_as(self) -> str:
        """Which story it is: the first of the person's words that say so, and the job."""
        could = (self.line, self.action, self.situation)
        words = next((one for one in could if one and not _is_scrap(one)), None)
        return " · ".join(one for one in (words, self.job) if one)

    def own_words(self, field: str) -> tuple[str, ...]:
        """Answers that could be taken for another field, none longer than two lines on a page: for
        the line what was done first, then what came of it and the number, without both what it was
        about; for the number what has one in figures, what came of it first; for the others none.
        """
        deed = (self.action, self.result, in_words(self.number))
        could = {
            "line": deed if self.action or self.result else (self.situation, deed[-1]),
            "number": tuple(one for one in (self.result, self.action) if _has_figure(one)),
        }
        told = (one for one in could.get(field, ()) if one and not _is_scrap(one))
        return tuple(one for one in told if len(one) <= TWO_LINES)


_FEW = 4


def may_be_none(text: str) -> bool:
    """Whether it is asked if words are an answer at all: a few, without a figure. "Better later" is
    kept as one until the person says what it is.
    """
    return len(text.split()) <= _FEW and not _has_figure(text)


def _is_scrap(text: str) -> bool:
    """A few words that are no sentence: no story is called by them, and no line is made of them."""
    return may_be_none(text) and text.rstrip()[-1:].isalnum()


def _has_figure(text: str | None) -> bool:
    return any(one.isdigit() for one in text or "")


def words_of(value: Value) -> str:
    """A value as it was typed; the parts of a form in its order."""
    if isinstance(value, Told):
        return " · ".join(value.words())
    return " · ".join(value) if isinstance(value, tuple) else value or ""


def in_words(value: Value) -> str:
    """A value as one reads it: every word of it as it was typed."""
    match value:
        case NumberTold():
            told = " ".join(one for one in (_number_in_words(value), value.of) if one)
            told_all = (value.text, told, value.period, value.how_known, value.caveat)
            return " · ".join(one for one in told_all if one)
        case DateTold():
            until = _("today") if value.present else value.to
            span = " – ".join(one for one in (value.from_, until) if one)
            return " · ".join(one for one in (value.text, span) if one)
        case PeopleTold():
            parts = [
                (_("How many you were"), value.team),
                (_("How many you led"), value.reports),
                (_("Who was there"), value.who),
                (_("What they did"), value.their_part),
                (_("What you did"), value.my_part),
            ]
            rows = [labelled(name, words) for name, words in parts if words]
            return "\n".join(one for one in (value.text, *rows) if one)
    return words_of(value)


def _number_in_words(told: NumberTold) -> str:
    """The number, and from which to which it went."""
    first = told.value or told.before or told.after
    if first and told.about:
        first = _("about {number}").format(number=first)
    if not (told.before and told.after):
        return " · ".join(one for one in (first, told.value and (told.before or told.after)) if one)
    before = told.before if told.value else first
    span = _("from {before} to {after}").format(before=before, after=told.after)
    return f"{first} ({span})" if told.value else span


def as_json(value: Value) -> Any:
    """A value of the story in the shape a change of it has."""
    if isinstance(value, Told):
        return value.to_json()
    return list(value) if isinstance(value, tuple) else value


def value_for(field: str, told: object) -> Value:
    """What a field holds of an answer: a form's own shape, or plain words, which every field takes.

    Raises:
        StoryRefused: there is no such field, or it cannot hold this.
    """
    if field not in FIELDS:
        raise StoryRefused(N_("There is no such field in a story."))
    if isinstance(told, Told) and field in _FORMS and isinstance(told, _FORMS[field]):
        return told
    if isinstance(told, Told | tuple):
        told = words_of(told)
    told = _said(told)
    if told is None or (isinstance(told, str) and not told.strip()):
        return None
    try:
        return _typed(field, told)
    except ValidationError:
        raise StoryRefused(N_("This does not fit the field.")) from None


def _typed(field: str, told: object) -> Value:
    if field in _FORMS:
        form = _FORMS[field]
        value = form(text=told) if isinstance(told, str) else form.model_validate(told)
        return value if value.words() or getattr(value, "present", False) else None
    if field == "skills":
        given = [told] if isinstance(told, str) else told
        if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
            raise StoryRefused(N_("This does not fit the field."))
        return tuple(one.strip() for one in given if one.strip())
    if not isinstance(told, str):
        raise StoryRefused(N_("This does not fit the field."))
    return told.strip()


def with_value(draft: Draft, field: str, told: object) -> Draft:
    """The draft with an answer in a field, in the place of what stood there. A field that is filled
    need not be looked up any more.

    Raises:
        StoryRefused: as `value_for`; `field` may be part of a form too, such as `people.who`.
    """
    if NOTE.fullmatch(field):
        return _with_note(draft, field, told)
    if field == NOTES:
        return noted(draft, *([told] if isinstance(told, str) else _strings(told)))
    form, _dot, part = field.partition(".")
    value = value_for(form, _with_part(draft, form, part, told) if part else told)
    later = tuple(one for one in draft.later if one != form or not value)
    return draft.model_copy(
        update={form: () if form == "skills" and not value else value, "later": later}
    )


def _with_part(draft: Draft, form: str, part: str, told: object) -> dict[str, Any]:
    if form not in _FORMS:
        raise StoryRefused(N_("There is no such field in a story."))
    before = getattr(draft, form)
    whole = before.to_json() if before is not None else {}
    return {**whole, part: told}


def _strings(told: object) -> list[str]:
    if not isinstance(told, list | tuple) or not all(isinstance(one, str) for one in told):
        raise StoryRefused(N_("This does not fit the field."))
    return list(told)


def _with_note(draft: Draft, path: str, told: object) -> Draft:
    at = int(NOTE.fullmatch(path)[1])  # type: ignore[index]  # matched by the caller
    if at >= len(draft.notes) or not isinstance(told, str | None):
        raise StoryRefused(N_("There is no such note in the story."))
    new = [told.strip()] if told and told.strip() else []
    return draft.model_copy(update={"notes": (*draft.notes[:at], *new, *draft.notes[at + 1 :])})


def noted(draft: Draft, *words: str) -> Draft:
    """The draft with words beside its fields."""
    new = tuple(one.strip() for one in words if one.strip())
    return draft.model_copy(update={"notes": (*draft.notes, *new)})


def with_told(
    draft: Draft, told: Iterable[tuple[str, str]], later: Iterable[str] = ()
) -> tuple[Draft, tuple[str, ...]]:
    """The story with words in fields and with fields that are looked up later, as a model notes
    them; and a sentence for each that cannot be. Of skills each is one more.
    """
    wrong: list[str] = []
    for path, words in told:
        value = [*draft.skills, words] if path == "skills" and words.strip() else words
        try:
            draft = with_value(draft, path, value)
        except StoryRefused as error:
            wrong.append(f"{path}: {_(str(error))}")
    fields = tuple(later)
    unknown = _("There is no such field in a story.")
    wrong += [f"later: {one}: {unknown}" for one in fields if one not in FIELDS]
    empty = (one for one in (*draft.later, *fields) if one not in draft.filled())
    return draft.model_copy(update={"later": tuple(dict.fromkeys(empty))}), tuple(wrong)


class PutOff(Model):
    """A field on the list "To look up": of which story, how field and story are called. `card`: its
    approved card.
    """

    story: str
    card: Text = None
    field: str
    name: str
    about: str


class Shown(Model):
    """What a turn of the guide shows beside its question: the story that is open with the states it
    can go back to and the ids of the events that told it, sentences about its line, the list "To
    look up" over all stories, and the words that wait for the next one.
    """

    story: Draft | None = None
    past: tuple[Draft, ...] = ()
    said: tuple[int, ...] = ()
    coach: tuple[str, ...] = ()
    to_look_up: tuple[PutOff, ...] = ()
    notes: tuple[str, ...] = ()

    def as_raw(self) -> dict[str, Any]:
        """The raw item of the turn."""
        return {"type": RAW_TYPE, "shown": self.to_json()}


def shown_in(raw_items: Iterable[Mapping[str, Any]]) -> Shown:
    """What a turn shows; nothing, when it is none of the guide."""
    for raw in raw_items:
        if raw.get("type") == RAW_TYPE:
            return Shown.model_validate(raw["shown"])
    return Shown()
