"""Things that are looked at one by one: "3 of 19" between a way back and a way on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.ui.boxes import hbox
from interview_app.ui.controls import IconButton, Label
from interview_app.ui.theme import GRID, Type


class Stepper(QWidget):
    """`moved` carries the place that is in hand, from 0. Hidden while there is one thing alone."""

    moved = Signal(int)

    def __init__(self, back: str, on: str) -> None:
        super().__init__()
        self._at, self._count = 0, 0
        self.back, self.on = IconButton("left", back, size=16), IconButton("right", on, size=16)
        self.words = Label("", Type.SECONDARY, "secondary")
        row = hbox(self, 0, GRID // 2)
        for widget in (self.words, self.back, self.on):
            row.addWidget(widget)
        self.back.clicked.connect(lambda: self._go(self._at - 1))
        self.on.clicked.connect(lambda: self._go(self._at + 1))

    @property
    def at(self) -> int:
        """The place in hand, from 0."""
        return self._at

    def show_place(self, at: int, count: int) -> None:
        """This one of so many is in hand; tells nobody."""
        self._at, self._count = at, count
        self.words.setText(_("{n} of {count}").format(n=at + 1, count=count))
        self.back.setEnabled(at > 0)
        self.on.setEnabled(at + 1 < count)
        self.setVisible(count > 1)

    def _go(self, at: int) -> None:
        self.show_place(at, self._count)
        self.moved.emit(at)
