"""What can be done with the entries of a list: add one, delete the one in hand, move it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Button
from interview_app.ui.flow import FlowLayout
from interview_app.ui.theme import GRID


class EntryButtons(QWidget):
    """`move_wanted` carries -1 for up and 1 for down."""

    add_wanted = Signal()
    delete_wanted = Signal()
    move_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = FlowLayout(self, spacing=GRID)
        self.add = Button(_("Add"), icon="plus")
        self._delete = Button(_("Delete"), icon="trash")
        self._up = Button(_("Move up"), icon="up")
        self._down = Button(_("Move down"), icon="down")
        self.add.clicked.connect(self.add_wanted)
        self._delete.clicked.connect(self.delete_wanted)
        self._up.clicked.connect(lambda _checked=False: self.move_wanted.emit(-1))
        self._down.clicked.connect(lambda _checked=False: self.move_wanted.emit(1))
        for button in self._all():
            line.addWidget(button)

    def _all(self) -> tuple[Button, ...]:
        return (self.add, self._delete, self._up, self._down)

    def enable(self, at: int, *, count: int) -> None:
        """Only what the entry in hand (-1: none) of so many allows."""
        self._delete.setEnabled(at >= 0)
        self._up.setEnabled(at > 0)
        self._down.setEnabled(0 <= at < count - 1)

    def follow(self, before: QWidget) -> None:
        """Have Tab come here from another widget."""
        for button in self._all():
            QWidget.setTabOrder(before, button)
            before = button
