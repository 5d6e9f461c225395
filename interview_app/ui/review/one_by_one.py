"""Texts that were read with a mark and values that the person called wrong, one by one: a text
becomes a line of the résumé only when the person says that it is right.
"""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from interview_app.i18n import _
from interview_app.ui.controls import DoingButton, Hint, Label
from interview_app.ui.forms.marks import is_below
from interview_app.ui.look.boxes import STRETCH, fill, vbox
from interview_app.ui.look.theme import GRID, Type


class OneByOne(QWidget):
    """`shown` carries the path of the value that is looked at; `changed`: a text was found right;
    `right_after_all` and `change_wanted` carry the path of a value.
    """

    shown = Signal(str)
    changed = Signal()
    right_after_all = Signal(str)
    change_wanted = Signal(str)

    def __init__(self, texts: Mapping[str, str]) -> None:
        """`texts`: what was read at each path."""
        super().__init__()
        self._texts = dict(texts)
        self._wrong: dict[str, str] = {}
        self._path = ""
        self.looked_at: list[str] = []
        column = vbox(self, 0, GRID // 2)
        self._told = Hint()
        self._text = Label("", Type.BODY, wrap=True)
        row = QHBoxLayout()
        self.right_button = DoingButton(_("It is right"), on_click=self.take)
        self.change_button = DoingButton(
            _("Change it"), "quiet", on_click=lambda: self.change_wanted.emit(self._path)
        )
        self.next_button = DoingButton(_("Next"), "quiet", on_click=self.go_on)
        fill(row, self.right_button, self.change_button, self.next_button, STRETCH)
        fill(column, self._told, self._text, row)
        self._refresh()

    def left(self) -> list[str]:
        """Paths of texts that were not found right yet."""
        return [path for path in self._texts if path not in self.looked_at]

    def take_up(self, looked_at: Iterable[str]) -> None:
        """What was looked at when the program ended need not be looked at again."""
        self.looked_at = [path for path in looked_at if path in self._texts]
        self._refresh()
        self.changed.emit()

    def show_wrong(self, wrong: Mapping[str, str]) -> None:
        """The values that the person called wrong and that stand as they were read."""
        if wrong != self._wrong:
            self._wrong = dict(wrong)
            self._refresh()

    def take(self) -> None:
        """The value in hand is right."""
        path, steps = self._path, self._steps()
        self.looked_at += [one for one in self.left() if is_below(path, one)]
        self._path = steps[(steps.index(path) + 1) % len(steps)]
        if path in self._wrong:
            self.right_after_all.emit(path)
        self._refresh()
        self.changed.emit()

    def go_on(self) -> None:
        """Leave the value in hand, and show the next one."""
        steps = self._steps()
        self._path = steps[(steps.index(self._path) + 1) % len(steps)]
        self._refresh()

    def _steps(self) -> list[str]:
        read = [one for one in self.left() if not any(is_below(path, one) for path in self._wrong)]
        return [*self._wrong, *read]

    def _refresh(self) -> None:
        steps = self._steps()
        self.setVisible(bool(steps))
        if not steps:
            return
        if self._path not in steps:
            self._path = next((one for one in steps if is_below(one, self._path)), steps[0])
        wrong = self._path in self._wrong
        told = (
            _("You said that this is wrong: {n} of {all}. Write what is right, or take it out.")
            if wrong
            else _("Read from the document, not sure: {n} of {all}. Is it right?")
        )
        self._told.setText(told.format(n=steps.index(self._path) + 1, all=len(steps)))
        self._text.setText(self._wrong[self._path] if wrong else self._texts[self._path])
        self.next_button.setEnabled(len(steps) > 1)
        self.shown.emit(self._path)
