"""Stories as the history tells them: which job, which fields, what was left out and changed."""

from collections.abc import Iterable

from interview_app.domain.story import (
    ASKED,
    FIELDS,
    Changes,
    Draft,
    StoryChange,
    StoryRefused,
    noted,
    shifted,
    value_for,
    with_value,
)

OUTSIDE = "outside"
"""The entry of a story that belongs to none of the jobs."""


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
        self.fixing = False
        self.dropped = False
        self.rejected = False
        self.ended = False
        self.card_id = ""
        self.changed_since: tuple[str, ...] = ()
        """Fields that were filled or changed after its card was approved."""

    @property
    def draft(self) -> Draft:
        """The story as it stands."""
        return self.changes.draft

    @property
    def placed(self) -> bool:
        """Whether it is known which job it belongs to."""
        return self.entry_id is not None

    def answer(self, field: str, told: object, event_id: int) -> None:
        """Put an answer where it was asked for.

        Raises:
            StoryRefused: the field cannot hold it.
        """
        self.changes.answered(with_value(self.draft, field, value_for(field, told)))
        self.event_ids.append(event_id)
        self.left.pop(field, None)
        if self.dropped:  # gone back to
            self.ended = self.dropped = False
        self._touched(field)

    def note(self, text: str, event_id: int) -> None:
        """Keep words beside the fields."""
        self.changes.answered(noted(self.draft, text))
        self.event_ids.append(event_id)

    def leave(self, field: str, how: str) -> None:
        """A question that was not answered; what stood in the field stays."""
        self.left[field] = how
        later = [one for one in self.draft.later if one != field]
        if how == "later" and not getattr(self.draft, field, None):
            later.append(field)
        self.changes.draft = self.draft.model_copy(update={"later": tuple(later)})
        if self.is_empty and self.next_field() is None:
            self.ended = self.dropped = True

    def begin_with(self, text: str, event_id: int) -> None:
        """Words at a choice are the beginning of the story."""
        self.answer(ASKED[0], text, event_id)
        self.begun_with = text

    def was_something_else(self) -> None:
        """Its beginning is none: the words stay beside the fields."""
        if self.begun_with and self.draft.situation == self.begun_with:
            draft = with_value(self.draft, ASKED[0], None)
            self.changes.answered(noted(draft, self.begun_with))
        self.begun_with = ""

    def take_out(self, field: str) -> None:
        """An answer that turned out to be a document."""
        self.changes.answered(with_value(self.draft, field, None))

    def move_up(self) -> None:
        """Each answer stands one field too low."""
        self.changes.answered(shifted(self.draft, ASKED[1], -1))

    def change(self, change: StoryChange) -> None:
        """A change in the card; one that cannot be made was refused when it was asked for."""
        try:
            self.changes.apply(change)
        except StoryRefused:
            return
        if change.edit is not None:
            field = change.edit.field.partition(".")[0]
            self.left.pop(field, None)
            self._touched(field)
        elif self.ended:
            self.changed_since = FIELDS

    def _touched(self, field: str) -> None:
        if self.ended and field in FIELDS:
            self.changed_since = tuple(dict.fromkeys((*self.changed_since, field)))

    def next_field(self) -> str | None:
        """The field to ask for now, None when all were asked."""
        filled = self.draft.filled()
        return next((one for one in ASKED if one not in filled and one not in self.left), None)

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all was told."""
        return not self.draft.filled() and not self.draft.notes


def newest_open(stories: Iterable[Story]) -> Story | None:
    """The story that is being told."""
    return next((one for one in reversed(tuple(stories)) if not one.ended), None)
