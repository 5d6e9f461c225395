"""Texts that were read with a mark, one by one: each becomes a line of the résumé only when the
person says that it is right.
"""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from interview_app.i18n import _
from interview_app.ui.controls import DoingButton, Hint, Label
from interview_app.ui.look.boxes import STRETCH, fill, vbox
from interview_app.ui.look.theme import GRID, Type


class OneByOne(QWidget):
    """`shown` carries the path of the text that is looked at; `changed`: one was found right."""

    shown = Signal(str)
    changed = Signal()

    def __init__(self, texts: Mapping[str, str]) -> None:
        """`texts`: what was read at each path."""
        super().__init__()
        self._texts = dict(texts)
        self._at = 0
        self.looked_at: list[str] = []
        column = vbox(self, 0, GRID // 2)
        self._told = Hint()
        self._text = Label("", Type.BODY, wrap=True)
        row = QHBoxLayout()
        self.right_button = DoingButton(_("It is right"), on_click=self.take)
        self.next_button = DoingButton(_("Next"), "quiet", on_click=self.go_on)
        fill(row, self.right_button, self.next_button, STRETCH)
        fill(column, self._told, self._text, row)
        self._refresh()

    def left(self) -> list[str]:
        """Paths that were not found right yet."""
        return [path for path in self._texts if path not in self.looked_at]

    def take_up(self, looked_at: Iterable[str]) -> None:
        """What was looked at when the program ended need not be looked at again."""
        self.looked_at = [path for path in looked_at if path in self._texts]
        self._refresh()
        self.changed.emit()

    def take(self) -> None:
        """The text in hand is right."""
        left = self.left()
        if left:
            self.looked_at.append(left[self._at % len(left)])
            self._refresh()
            self.changed.emit()

    def go_on(self) -> None:
        """Leave the text in hand, and show the next one."""
        self._at += 1
        self._refresh()

    def _refresh(self) -> None:
        left = self.left()
        self.setVisible(bool(left))
        if not left:
            return
        self._at %= len(left)
        path = left[self._at]
        told = _("Read from the document, not sure: {n} of {all}. Is it right?")
        self._told.setText(told.format(n=self._at + 1, all=len(left)))
        self._text.setText(self._texts[path])
        self.next_button.setEnabled(len(left) > 1)
        self.shown.emit(path)
