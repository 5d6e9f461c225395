"""Stories as the history tells them: which job, which fields, what was left out and changed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from interview_app.domain.story import (
    ASKED,
    FIELDS,
    NOTES,
    Draft,
    StoryRefused,
    noted,
    value_for,
    with_told,
    with_value,
    words_of,
)
from interview_app.domain.story_cards import changed_fields
from interview_app.domain.story_changes import Changes, FieldShift, StoryChange
from interview_app.guide.acts import Chosen
from interview_app.guide.corrections import Correction

OUTSIDE = "outside"
"""The entry of a story that belongs to none of the jobs."""
NO_JOB = ("told", "more", "move_on", "open_resume", "skip", "stop")
"""What can be chosen in place of a job."""


class Story:
    """One story on its way to a card; grown act by act."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self.entry_id: str | None = None
        self.base_id: str | None = None
        self.changes = Changes(Draft(id=subject))
        self.event_ids: list[int] = []
        self.left: dict[str, str] = {}
        self.begun_with = ""
        """What was typed at a choice and became its beginning."""
        self.confirmed = False
        self.dropped = False
        self.rejected = False
        self.ended = False
        self.card_id = ""
        self.settled: Draft | None = None
        """The story as its card was approved or last looked at."""

    @property
    def draft(self) -> Draft:
        """The story as it stands."""
        return self.changes.draft

    @property
    def placed(self) -> bool:
        """Whether it is known which job it belongs to."""
        return self.entry_id is not None

    @property
    def has_changed(self) -> bool:
        """Whether something was told or changed after its card was approved."""
        return self.settled is not None and bool(changed_fields(self.settled, self.draft))

    def card_looked_at(self) -> None:
        """The person has seen the card as the story stands, and said what is to become of it."""
        self.settled = self.draft

    def answer(self, field: str, told: object, event_id: int) -> None:
        """Put an answer where it was asked for.

        Raises:
            StoryRefused: the field cannot hold it.
        """
        self.changes.answered(with_value(self.draft, field, value_for(field, told)))
        self.event_ids.append(event_id)
        self.left.pop(field, None)
        if self.dropped:  # gone back to
            self.leave_out(False)

    def note(self, text: str, event_id: int) -> None:
        """Keep words beside the fields."""
        self.changes.answered(noted(self.draft, text))
        self.event_ids.append(event_id)

    def leave(self, field: str, how: str) -> str:
        """A question that is not answered: what stood in its field, where that was to be put right,
        is a note now, which can be undone.

        Returns: the words that were taken out of the field, or "".
        """
        stood = words_of(getattr(self.draft, field))
        if getattr(self.draft, field):
            self.change(StoryChange.moved(field, NOTES))
        self.left[field] = how
        later = [one for one in self.draft.later if one != field]
        if how == "later":
            later.append(field)
        self.changes.draft = self.draft.model_copy(update={"later": tuple(later)})
        if self.is_empty and self.next_field() is None:
            self.leave_out()
        return stood

    def begin_with(self, text: str, event_id: int) -> None:
        """Words at a choice are the beginning of the story."""
        self.answer(ASKED[0], text, event_id)
        self.begun_with = text

    def leave_out(self, left_out: bool = True) -> None:
        """It is no story, or not one to tell; or it is one after all."""
        self.ended = self.dropped = left_out

    def take_out(self, path: str, text: str) -> None:
        """Words in a field or beside them turned out to be a document."""
        if path in FIELDS:
            self.changes.answered(with_value(self.draft, path, None))
        elif text in self.draft.notes:
            at = self.draft.notes.index(text)
            self.changes.answered(with_value(self.draft, f"{NOTES}[{at}]", None))

    def move_up(self, source: str) -> None:
        """The answers from a field on stand one field too low; it can be undone."""
        shift = FieldShift.model_validate({"from": source, "by": -1})
        self.changes.apply(StoryChange(shift=shift))

    def change(self, change: StoryChange) -> None:
        """A change in the card; one that cannot be made was refused when it was asked for."""
        try:
            self.changes.apply(change)
        except StoryRefused:
            return
        if change.skip is not None:
            self.left[change.skip.field] = change.skip.how
        elif change.edit is not None:
            self.left.pop(change.edit.field.partition(".")[0], None)

    def chosen(self, chosen: Chosen, event_id: int) -> None:
        """A choice about this story: its job, the line it replaces, whether all is in its place."""
        value = chosen.value
        if chosen.choice == "place":
            if value == "something_else":
                self.leave_out()
            elif value != "more":
                self.entry_id = OUTSIDE if value == "skip" else value
        elif chosen.choice == "highlight":
            if value == "told":
                self.begin_with(chosen.text, event_id)
            self.base_id = None if value in ("told", "other", "skip") else value
        elif chosen.choice in ("readback", "fix", "part"):
            self._looked_over(chosen.choice, value)
        elif (correction := Correction.of_option(value)) is not None:
            self.change(correction.change(self.draft))

    def _looked_over(self, choice: str, value: str) -> None:
        """The whole story was shown. Where a change was wished for before all was asked, that
        settles nothing about it.
        """
        if value.startswith("up"):  # could be chosen once, with the answer that it began with
            self.move_up(value.removeprefix("up_") if value != "up" else ASKED[1])
        elif value not in (*FIELDS, "fix"):
            self.confirmed = self.confirmed or self.next_field() is None
            self.rejected = self.rejected and choice != "part"
            if value == "drop":
                self.leave_out()

    def next_field(self, fields: Sequence[str] = ASKED) -> str | None:
        """The field to ask for now, None when all of these were asked."""
        filled = self.draft.filled()
        return next((one for one in fields if one not in filled and one not in self.left), None)

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all was told."""
        return not self.draft.filled() and not self.draft.notes


class Stories:
    """Every story of an interview by its name, oldest first, and words that belong to none.

    `loose`: typed where no story was open. They go into none: what was said before it is rarely
    about it.
    """

    def __init__(self) -> None:
        self._told: dict[str, Story] = {}
        self.loose: list[str] = []

    def __iter__(self) -> Iterator[Story]:
        return iter(self._told.values())

    def find(self, subject: str) -> Story | None:
        """The story of this name, None when nobody began it."""
        return self._told.get(subject)

    def of(self, subject: str) -> Story:
        """The story of this name; it begins when it is named first."""
        story = self._told.get(subject)
        if story is None:
            story = self._told[subject] = Story(subject)
        return story

    @property
    def open(self) -> Story | None:
        """The story that is being told, None when there is none."""
        return next((one for one in reversed(self._told.values()) if not one.ended), None)

    @property
    def next_subject(self) -> str:
        """The name of a story that has not begun."""
        return f"story-{len(self._told) + 1}"

    @property
    def notes(self) -> tuple[str, ...]:
        """Words that belong to no story that is told: those of one that was left out, too."""
        left_out = (one.draft for one in self if one.dropped)
        return (*self.loose, *(words for draft in left_out for words in draft.words()))

    def keep_beside(self, story: Story | None, text: str, event_id: int) -> None:
        """Words that fit no question: beside the fields of this story, or of none."""
        if story is not None:
            story.note(text, event_id)
        else:
            self.loose.append(text)

    def take_out(self, pasted: tuple[str, str, str] | None) -> None:
        """Words in a field, or beside all of them, that turned out to be a document: of which
        story, where in it, and the words.
        """
        subject, path, text = pasted or ("", "", "")
        if (story := self._told.get(subject)) is not None:
            story.take_out(path, text)
        elif text in self.loose:
            self.loose.remove(text)

    def take_over(self, subject: str, noted: Mapping[str, Any], event_id: int) -> None:
        """What a model noted of a story, by the arguments of its tool."""
        story = self.of(subject)
        story.entry_id = noted.get("entry_id") or story.entry_id
        told = ((one["field"], one["words"]) for one in noted.get("told") or ())
        draft, _wrong = with_told(story.draft, told, noted.get("later") or ())
        story.changes.answered(draft)
        story.event_ids.append(event_id)
        story.left |= dict.fromkeys(draft.later, "later")
        if noted.get("drop"):
            story.leave_out()

    def chosen(self, chosen: Chosen, event_id: int) -> None:
        """What a choice means for the story it is about, or begins."""
        choice, value = chosen.choice, chosen.value
        if choice == "role" and value not in NO_JOB:
            self.of(chosen.subject).entry_id = value
        elif value == "told" and choice != "highlight":
            subject = chosen.subject if choice == "role" else self.next_subject
            self.of(subject).begin_with(chosen.text, event_id)
        elif choice == "next" and value == "another":
            before = next(reversed(self._told.values()), None)
            self.of(self.next_subject).entry_id = before.entry_id if before else OUTSIDE
        elif (story := self._told.get(chosen.subject)) is not None:
            story.chosen(chosen, event_id)
