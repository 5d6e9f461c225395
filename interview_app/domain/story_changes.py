"""Changes of a story beside the question that waits: a field edited, an answer moved, several
shifted along, and the way back (CONTRACT E11).
"""

from collections.abc import Iterable
from typing import Any, Literal

from pydantic import Field, model_validator

from interview_app.domain.base import Model, Text
from interview_app.domain.story import (
    ASKED,
    FIELDS,
    NOTE,
    NOTES,
    Draft,
    StoryRefused,
    Told,
    noted,
    with_value,
    words_of,
)
from interview_app.i18n import N_

_MOST_UNDONE = 5
"""Changes that can still be undone after an answer."""


class FieldEdit(Model):
    """A value put into a field; null empties it."""

    field: str
    value: Any = None
    story: Text = None


class FieldMove(Model):
    """The content of a field moved to another; what stood there comes back in exchange. `words`:
    only these of it, as they stand there; they come behind what the other one holds, or `instead`
    of that, which is a note from then on.
    """

    from_: str = Field(alias="from")
    to: str
    words: Text = None
    instead: bool = False
    story: Text = None


class FieldShift(Model):
    """The answers from a field on moved up (-1) or down (1) by one field."""

    from_: str = Field(alias="from")
    by: Literal[1, -1]
    story: Text = None


class FieldSkip(Model):
    """What stands in a field is no answer to it: it is looked up later, or not known."""

    field: str
    how: Literal["later", "unknown"]
    story: Text = None


class StoryChange(Model):
    """One change that the person makes in the card itself, beside the question that waits: a
    message to the actor, and the body of its event. `leave`: the open story is left out; `back`:
    the one of this id is told after all.
    """

    edit: FieldEdit | None = None
    move: FieldMove | None = None
    shift: FieldShift | None = None
    undo: Literal[True] | None = None
    skip: FieldSkip | None = None
    leave: Literal[True] | None = None
    back: Text = None

    @classmethod
    def edited(cls, field: str, value: Any, story: str | None = None) -> "StoryChange":
        """A value put into a field, of the open story or of the one that is named."""
        named = {"story": story} if story else {}
        return cls(edit=FieldEdit.model_validate({"field": field, "value": value, **named}))

    @classmethod
    def moved(
        cls, source: str, target: str, words: str | None = None, *, instead: bool = False
    ) -> "StoryChange":
        """The content of a field moved to another, or some words of it."""
        told = {"from": source, "to": target, **({"words": words} if words else {})}
        return cls(move=FieldMove.model_validate({**told, "instead": True} if instead else told))

    @classmethod
    def shifted(cls, source: str, by: Literal[1, -1]) -> "StoryChange":
        """The answers from a field on moved up (-1) or down (1)."""
        return cls(shift=FieldShift.model_validate({"from": source, "by": by}))

    @model_validator(mode="after")
    def _one(self) -> "StoryChange":
        ways = (getattr(self, one) for one in type(self).model_fields)
        if sum(one is not None for one in ways) != 1:
            raise ValueError(N_("this is no change of a story"))
        return self

    @property
    def story(self) -> str | None:
        """The story that is meant; None the one that is open."""
        told = self.edit or self.move or self.shift or self.skip
        return told.story if told is not None else self.back


def changed(draft: Draft, change: StoryChange) -> Draft:
    """The draft with a change of the person; `undo` is not for here (`Changes`).

    Raises:
        StoryRefused: it names no field, or the field cannot hold it.
    """
    if change.edit is not None:
        return with_value(draft, change.edit.field, change.edit.value)
    if change.move is not None and change.move.words:
        move = change.move
        if not move.instead:
            return parted(draft, move.from_, move.to, change.move.words)
        stood = words_of(getattr(draft, move.to)) if move.to in FIELDS else ""
        emptied = with_value(draft, move.to, None) if stood else draft
        return noted(parted(emptied, move.from_, move.to, change.move.words), stood)
    if change.move is not None:
        return moved(draft, change.move.from_, change.move.to)
    if change.shift is not None:
        return shifted(draft, change.shift.from_, change.shift.by)
    if change.skip is not None:
        draft = with_value(draft, change.skip.field, None)
        later = (change.skip.field,) if change.skip.how == "later" else ()
        return draft.model_copy(update={"later": tuple(dict.fromkeys((*draft.later, *later)))})
    return draft


def moved(draft: Draft, source: str, target: str) -> Draft:
    """The answer of one field in another; what stood there stands where it came from."""
    note = NOTE.fullmatch(source)
    if note is not None:
        at = int(note[1])
        if at >= len(draft.notes):
            raise StoryRefused(N_("There is no such note in the story."))
        words = draft.notes[at]
        there = words_of(getattr(draft, target)) if target in FIELDS else ""
        rest = draft.model_copy(
            update={
                "notes": (*draft.notes[:at], *([there] if there else []), *draft.notes[at + 1 :])
            }
        )
        return with_value(rest, target, words)
    if source not in FIELDS or target not in (*FIELDS, NOTES):
        raise StoryRefused(N_("There is no such field in a story."))
    if source == target:
        return draft
    value = getattr(draft, source)
    if target == NOTES:
        return noted(with_value(draft, source, None), words_of(value))
    exchanged = with_value(draft, source, getattr(draft, target))
    return with_value(exchanged, target, value)


def plain_words(draft: Draft, path: str) -> str:
    """The plain words of a field, or of `notes[0]`; "" where a form or a list holds something."""
    note = NOTE.fullmatch(path)
    if note is not None:
        return "".join(draft.notes[int(note[1]) :][:1])
    value = getattr(draft, path) if path in FIELDS else ""
    words = value.text if isinstance(value, Told) else value
    return words if isinstance(words, str) else ""


def parted(draft: Draft, source: str, target: str, words: str) -> Draft:
    """Some words of a field behind what another one holds; the rest stays where it is.

    Raises:
        StoryRefused: they do not stand there, or there is no such field.
    """
    before, found, after = plain_words(draft, source).partition(words)
    if not found or target not in (*FIELDS, NOTES):
        raise StoryRefused(N_("These words do not stand there any more."))
    if target == source:
        return draft
    gap = "\n" if "\n" in before[len(before.rstrip()) :] else " "
    rest = gap.join(one.strip() for one in (before, after) if one.strip())
    draft = _with_words(draft, target, " ".join((plain_words(draft, target), words)).strip(), words)
    # The source last: a note that is empty goes, and those behind it move up.
    return _with_words(draft, source, rest, rest)


def _with_words(draft: Draft, path: str, all_of_it: str, new: str) -> Draft:
    """The draft with plain words in a field: beside what its form holds, one more of a list."""
    value = getattr(draft, path, None)
    told: object = all_of_it or None
    if isinstance(value, Told):
        told = {**value.to_json(), "text": told}
    elif path in (NOTES, "skills"):
        told = [*draft.skills, new] if path == "skills" else [new]
    return with_value(draft, path, told)


def shifted(draft: Draft, source: str, by: int) -> Draft:
    """The answers from a field on one field up or down; what falls off stands in the notes."""
    if source not in ASKED:
        raise StoryRefused(N_("Only answers to questions can be moved along."))
    first = ASKED.index(source)
    if by < 0:
        first = max(first, 1)
        falls, targets = ASKED[first - 1], ASKED[first - 1 : -1]
        sources, emptied = ASKED[first:], ASKED[-1]
    else:
        falls, targets = ASKED[-1], ASKED[first + 1 :]
        sources, emptied = ASKED[first:-1], source
    values = [getattr(draft, one) for one in sources]
    draft = noted(draft, words_of(getattr(draft, falls)))
    for field, value in zip(targets, values, strict=True):
        draft = with_value(draft, field, value)
    return with_value(draft, emptied, None)


def carried(draft: Draft, before: Draft, after: Draft) -> Draft:
    """The draft with what came between two states of its story; what stands in the way of that is
    kept in the notes.
    """
    update: dict[str, Any] = {
        name: getattr(after, name) for name in ("entry_id", "job", "replaces", "later")
    }
    displaced: list[str] = []
    for field in FIELDS:
        was, value, stood = (getattr(one, field) for one in (before, after, draft))
        if was != value:
            update[field] = value
            displaced += [words_of(stood)] if stood not in (was, value) else []
    gone = [one for one in before.notes if one not in after.notes]
    new = [one for one in after.notes if one not in before.notes]
    kept = tuple(one for one in draft.notes if one not in gone)
    return noted(draft.model_copy(update={**update, "notes": kept}), *displaced, *new)


class Changes:
    """A story with the changes made to it, in its card or by an answer in place of another, so that
    each can be undone; what is answered meanwhile stays.

    `past`: the states before the last changes, the newest last.
    """

    def __init__(self, draft: Draft, past: Iterable[Draft] = ()) -> None:
        self.draft = draft
        self._past = list(past)

    @property
    def past(self) -> tuple[Draft, ...]:
        """What can be gone back to."""
        return tuple(self._past[-_MOST_UNDONE:])

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return bool(self._past)

    def answered(self, draft: Draft) -> None:
        """The draft after an answer. One in place of another can be undone, and is a note then."""
        before = self.draft
        given = [
            one for one in FIELDS if getattr(before, one) not in (None, (), getattr(draft, one))
        ]
        stood = draft.model_copy(update={one: getattr(before, one) for one in given})
        stood = noted(stood, *(words_of(getattr(draft, one)) for one in given))
        self._past = [carried(one, before, stood) for one in self._past]
        if given:
            self._past.append(stood)
        self.draft = draft

    def apply(self, change: StoryChange) -> None:
        """Make or undo a change.

        Raises:
            StoryRefused: nothing was changed.
        """
        if change.undo:
            if not self._past:
                raise StoryRefused(N_("There is nothing to undo."))
            self.draft = self._past.pop()
            return
        new = changed(self.draft, change)
        self._past.append(self.draft)
        self.draft = new
