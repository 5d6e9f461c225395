"""What of the document, and of what was written while the form waited, is in no field: put
somewhere, or not needed, line by line.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import filterfalse
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.domain.artifact import ArtifactRecord
from interview_app.i18n import _, ngettext
from interview_app.ui.controls import Button, IconButton
from interview_app.ui.forms.read_values import mostly_told
from interview_app.ui.forms.record_form import RecordForm
from interview_app.ui.forms.targets import offer
from interview_app.ui.look.boxes import keep_room
from interview_app.ui.look.names import quoted
from interview_app.ui.review.leading_row import LeadingRow
from interview_app.ui.review.left_lines import (
    Key,
    LeftLine,
    left_lines,
    said_line,
    still_left,
    taken_out,
)

_SHOWN = 90
"""Characters of a line that are said here; the source shows all of it."""


class LeftLinesBar(LeadingRow):
    """Leads through lines of documents. `put` carries the field that words went into; `changed`:
    one is not needed any more, or is again.
    """

    put = Signal(QWidget)

    def __init__(self, form: RecordForm, *, work_comes_next: bool) -> None:
        """`form`: where lines are put; `work_comes_next`: in the sheet after this one are the
        fields of jobs.
        """
        super().__init__()
        before = IconButton("left", _("Previous line in no field"), size=16)
        after = IconButton("right", _("Next line in no field"), size=16)
        before.clicked.connect(lambda: self.go(-1))
        after.clicked.connect(lambda: self.go(1))
        self.put_button = Button(_("Put It Into"), icon="move")
        self.put_button.clicked.connect(
            lambda: self._pop_up(self.put_button.mapToGlobal(self.put_button.rect().bottomLeft()))
        )
        self.not_needed_button = Button(_("Not Needed"), "quiet", on_click=self.pass_over)
        keep_room(self.put_button, self.not_needed_button)
        self.add_buttons(self.put_button, self.not_needed_button, before, after)
        self._form, self._work_comes_next = form, work_comes_next
        self._lines: tuple[LeftLine, ...] = ()
        self.said: list[str] = []
        """What the person wrote while the form waited."""
        self._texts: dict[str, str] = {}
        self._elsewhere: Mapping[str, Any] = {}
        self._placed: set[Key] = set()
        self.not_needed: list[Key] = []
        """What the person does not need, in the order in which they said so."""
        self._menu = QMenu(self)

    @property
    def left(self) -> tuple[LeftLine, ...]:
        """What is in no field yet."""
        return self._values

    @property
    def never_placed(self) -> tuple[LeftLine, ...]:
        """What of the documents was in no field from the start and is in none now."""
        return tuple(one for one in self.left if one in self._lines)

    @property
    def put_somewhere(self) -> tuple[LeftLine, ...]:
        """What stands in the form by now."""
        return tuple(
            one for one in self._lines if one not in self.left and one.key not in self.not_needed
        )

    def settled(self) -> dict[str, list[list[int]]]:
        """Of each document the lines that stand in the form by now or are not needed."""
        return _spans(one for one in self._lines if one not in self.left)

    def taken_out(self) -> dict[str, list[list[int]]]:
        """Of each document what stood in a field when it was read, and is in none now."""
        return _spans(one for one in self.left if one not in self._lines)

    def show_documents(
        self, artifacts: Sequence[ArtifactRecord], elsewhere: Mapping[str, Any]
    ) -> None:
        """The documents that were read; `elsewhere`: what was approved of them in another sheet
        (JSON).
        """
        self._lines = tuple(line for one in artifacts for line in left_lines(one))
        self._texts, self._elsewhere = {one.id: one.text for one in artifacts}, elsewhere
        self.follow()

    def hear(self, words: Iterable[str]) -> None:
        """The person wrote this while the form waited: the newest is in hand."""
        self.said += words
        self.follow()
        said = [at for at, one in enumerate(self._values) if one.is_said]
        self._at = said[-1] if said else self._at
        self._refresh()

    def follow(self) -> None:
        """The form was edited: what was taken out of it is in no field, too. What is in hand stays
        so, else the next line is.
        """
        before = self.in_hand
        out = taken_out(self._form, self._texts)
        said = [said_line(at, words) for at, words in enumerate(self.said)]
        lines = {one.key: one for one in (*said, *self._lines, *out)}
        in_order = sorted(lines.values(), key=lambda one: one.key)
        left = still_left(in_order, self._form.raw(), self._elsewhere)
        self._values = tuple(
            one
            for one in left
            if one.key not in self.not_needed
            and not (one.key in self._placed and mostly_told(one.quote, self._form.raw()))
        )
        if before in self._values:
            self._at = self._values.index(before)
        elif before is not None:
            self._at = min(self._at, len(self._values) - 1)
        self._refresh()
        if before is not None and self.in_hand not in (None, before):
            self.shown.emit(self.in_hand)

    def take_up(self, not_needed: Iterable[Key]) -> None:
        """What was not needed when the program ended need not be passed over again."""
        self.not_needed = list(not_needed)

    def begin(self) -> None:
        """To the first one."""
        self._at = -1
        self.go(1)
        self.put_button.setFocus()

    def take(self, line: LeftLine, at: QPoint) -> None:
        """The person clicked a line in the document: it is in hand, and its places are offered
        there (`at`, on the screen).
        """
        if line in self._values:
            self._at = self._values.index(line)
            self._refresh()
            self.shown.emit(line)
            self._pop_up(at)

    def pass_over(self) -> None:
        """The line in hand is not needed."""
        if self.in_hand is not None:
            self.not_needed.append(self.in_hand.key)
            self.changed.emit()

    def bring_back(self) -> None:
        """What was passed over last is in no field again, and in hand."""
        key = self.not_needed.pop()
        self.changed.emit()
        self._at = next((n for n, one in enumerate(self._values) if one.key == key), -1)
        self._refresh()
        if self.in_hand is not None:
            self.shown.emit(self.in_hand)

    def fill_menu(self, menu: QMenu, words: str) -> None:
        """Offer the places that these words may be put into."""
        menu.clear()
        menu.setAccessibleName(_("Put It Into"))
        offer(menu, self._form.targets(), lambda put: self._put(put, words))

    def _put(self, put: Callable[[str], QWidget], words: str) -> None:
        if self.in_hand is not None and words == self.in_hand.quote:
            self._placed.add(self.in_hand.key)
        self.put.emit(put(words))
        if self.in_hand is not None:
            self.shown.emit(self.in_hand)

    def _pop_up(self, at: QPoint) -> None:
        if self.in_hand is not None:
            self.fill_menu(self._menu, self.in_hand.quote)
            self._menu.addSeparator()
            self._menu.addAction(_("Not Needed")).triggered.connect(self.pass_over)
            self._menu.popup(at)

    def _refresh(self) -> None:
        for button in (self.put_button, self.not_needed_button):
            button.setVisible(self.in_hand is not None)
        super()._refresh()

    def _words(self) -> str:
        count = len(self._values)
        if self.in_hand is not None:
            words = quoted(self.in_hand.quote, _SHOWN)
            if self.in_hand.is_said:
                return _("You wrote: {words}").format(words=words)
            told = _("In no field: {n} of {all} · {words}")
            return told.format(n=self._at + 1, all=count, words=words)
        # What the person took out themselves is led to, and no news.
        count = len(self.never_placed) or count
        told = ngettext(
            "{n} line of your document is in no field.",
            "{n} lines of your document are in no field.",
            count,
        ).format(n=count)
        if not self._work_comes_next:
            return told
        later = _("What belongs to your jobs and skills has its place in the next step.")
        return f"{told} {later}"


def _spans(lines: Iterable[LeftLine]) -> dict[str, list[list[int]]]:
    found: dict[str, list[list[int]]] = {}
    for one in filterfalse(attrgetter("is_said"), lines):
        found.setdefault(one.artifact_id, []).append([*one.span])
    return found
