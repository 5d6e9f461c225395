"""What was read and is to be checked, one by one: a text with a mark becomes a line of the résumé
only when the person says that it is right.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import Signal

from interview_app.domain.frozen import frozen
from interview_app.i18n import _
from interview_app.ui.controls import DoingButton
from interview_app.ui.forms.json_paths import value_at
from interview_app.ui.forms.marks import is_below
from interview_app.ui.forms.record_form import RecordForm
from interview_app.ui.forms.typed_dates import shown_date
from interview_app.ui.look.boxes import keep_room
from interview_app.ui.look.names import quoted
from interview_app.ui.review.leading_row import LeadingRow

_SHOWN = 80
"""Characters of a value that are said beside its field, which shows all of it."""


@frozen
class ToCheck:
    """A value that asks for the person's eye. `path`: in the data of the sheet; `field`: what it is
    called; `found`: the document has one.
    """

    path: str
    field: str
    text: str
    found: bool


class OneByOne(LeadingRow):
    """Leads through values of a form. `changed`: one was found right; `change_wanted` carries the
    path of the one in hand.
    """

    change_wanted = Signal(str)

    def __init__(self, form: RecordForm) -> None:
        super().__init__()
        self.right_button = DoingButton(_("It is right"), on_click=self.take)
        self.all_right_button = DoingButton("", "quiet", on_click=self.take_all)
        self.change_button = DoingButton(
            _("Change it"), "quiet", on_click=lambda: self.change_wanted.emit(self.path)
        )
        self.next_button = DoingButton(_("Next"), "quiet", on_click=lambda: self.go(1))
        self.add_buttons(
            self.all_right_button, self.right_button, self.change_button, self.next_button
        )
        keep_room(self.all_right_button, kept=bool(form.section()))
        self._form = form
        form.typed.connect(self._note_typed)
        self._data: Mapping[str, Any] = {}
        self._marked: tuple[str, ...] = ()
        self._elsewhere = False
        self._entry = ""
        """The entry that the form shows, as far as a value of it was gone to."""
        self.looked_at: list[str] = []

    @property
    def in_hand(self) -> Any:
        """See `LeadingRow`; none either where the person is at something else."""
        return None if self._elsewhere else super().in_hand

    def begin_with(self, data: Mapping[str, Any], marked: Collection[str]) -> None:
        """Something else stands in the form; `marked`: paths of its texts that are no lines unless
        they are looked at.
        """
        self._data, self._marked, self.looked_at = data, tuple(marked), []

    def left(self) -> list[str]:
        """Paths of marked texts that were not found right yet, as far as they stand there still."""
        return [
            path
            for path in self._marked
            if path not in self.looked_at and self._form.still_stands(path)
        ]

    def follow(self) -> None:
        """The form was edited. What is in hand stays so, also in what it is a part of; of another
        entry than the form shows nothing is.
        """
        path = self.path
        self._entry = _entry_of(path) or self._entry
        self._values = tuple(self._to_check())
        within = (at for at, one in enumerate(self._values) if path and is_below(one.path, path))
        self._at = next(within, min(max(self._at, 0), len(self._values) - 1))
        if self._entry and self._form.section() and self._values and not self._leads:
            self._go_within(self._entry)
        self._refresh()

    def _go_within(self, entry: str) -> None:
        """The value in hand is one of this entry, or none is."""
        mine = [at for at, one in enumerate(self._values) if _entry_of(one.path) == entry]
        self._elsewhere = not mine
        if mine and self._at not in mine:
            self._at = mine[0]

    def turn_to(self, path: str) -> None:
        """The person went to this field: what is to be checked there comes in hand, or first in its
        entry. Of an entry where nothing is, nothing: "It is right" would mean what they do not see.
        """
        self._entry = entry = _entry_of(path)
        if self._leads or (entry and _entry_of(self.path) == entry) or not self._values:
            return
        near = (at for at, one in enumerate(self._values) if path and is_below(one.path, path))
        first = (at for at, one in enumerate(self._values) if _entry_of(one.path) == entry)
        found = next(near, next(first, None))
        self._elsewhere = found is None and bool(self._form.section())
        self._at = self._at if found is None else found
        self._refresh()

    def go(self, by: int) -> None:
        """See `LeadingRow`; who is elsewhere comes back to where they were."""
        by = 0 if self._elsewhere else by
        self._elsewhere = False
        super().go(by)

    def _to_check(self) -> Iterator[ToCheck]:
        """All that asks for the person's eye, each value once, in the order of the form: texts that
        are no lines until they are looked at, and other fields.
        """
        form, texts = self._form, self.left()
        fields = (one for one in form.doubts() if not any(is_below(one, path) for path in texts))
        for path in sorted((*texts, *fields), key=form.order):
            found = value_at(self._data, path)
            text = shown_date(found) if isinstance(found, str) else ""
            yield ToCheck(path=path, field=form.name_of(path), text=text, found=bool(found))

    @property
    def path(self) -> str:
        """Where the value in hand stands; "" where nothing is to be checked."""
        return self.in_hand.path if self.in_hand is not None else ""

    @property
    def not_looked_at(self) -> int:
        """How many values are to be checked."""
        return len(self._values)

    def take_up(self, looked_at: Iterable[str]) -> None:
        """What was looked at when the program ended need not be looked at again."""
        self.looked_at = list(looked_at)
        self._tell_seen()

    def take(self) -> None:
        """The value in hand is right; the next one comes."""
        if self.in_hand is not None:
            self._take([self.in_hand])

    def take_all(self) -> None:
        """All of the entry in hand is right, which stands together on its card."""
        self._take(self._together())

    def _together(self) -> list[ToCheck]:
        entry = _entry_of(self.path) if self._form.section() else ""
        return [one for one in self._values if entry and _entry_of(one.path) == entry]

    def _take(self, values: Iterable[ToCheck]) -> None:
        for value in values:
            inside = [one for one in self.left() if is_below(value.path, one)]
            self.looked_at += inside or [value.path]
        # What follows is led to, also in another entry: a button that is off for a moment in
        # between loses the keys.
        self._leads = True
        self._tell_seen()
        self._leads = self._elsewhere = False
        self._refresh()
        self._lead()

    def _note_typed(self, path: str) -> None:
        """Nobody is asked whether what they typed themselves is right."""
        if any(one.path == path for one in self._values):
            self.looked_at.append(path)
            self._tell_seen()

    def _tell_seen(self) -> None:
        self._form.note_seen(self.looked_at)
        self.changed.emit()

    def begin(self) -> None:
        """Lead to the first value that nobody looked at."""
        self._at = 0
        self._elsewhere = False
        self._refresh()
        self._lead()
        self.right_button.setFocus()

    def _refresh(self) -> None:
        for button in (self.right_button, self.change_button):
            button.setEnabled(self.in_hand is not None)
        together = len(self._together())
        self.all_right_button.rename(_("All {n} here are right").format(n=together))
        self.all_right_button.setVisible(together > 1)
        self.next_button.rename(_("Look at them") if self._elsewhere else _("Next"))
        self.next_button.setEnabled(self._elsewhere or len(self._values) > 1)
        super()._refresh()

    def _words(self) -> str:
        value = self.in_hand
        if value is None:
            return _("Left to check: {n}").format(n=len(self._values))
        field = f"{value.field} {quoted(value.text, _SHOWN)}" if value.text else value.field
        told = _("Left to check: {n} · {field}. Is it right?")
        if not value.found:
            told = _("Left to check: {n} · {field} was not found. Is it right to leave it empty?")
        return told.format(n=len(self._values), field=field)


def _entry_of(path: str) -> str:
    """The entry that a value is of: `experiences[0` of `experiences[0].title`; "" without one."""
    return path.partition("]")[0] if "]" in path else ""
