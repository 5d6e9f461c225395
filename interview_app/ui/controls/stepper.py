"""Leads through several things, one after the other."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.ui.controls import IconButton, Label
from interview_app.ui.look.boxes import fill, hbox
from interview_app.ui.look.theme import GRID, Type


class Stepper(QWidget):
    """`moved` carries the place that is in hand, from 0. Hidden while there is one thing alone."""

    moved = Signal(int)

    def __init__(self, back: str, on: str, *, place: str) -> None:
        """`place`: what is said of the one in hand, with {n} and {count}."""
        super().__init__()
        self._place = place
        self.at, self._count = 0, 0
        self.back, self.on = IconButton("left", back, size=16), IconButton("right", on, size=16)
        self.words = Label("", Type.SECONDARY, "secondary")
        fill(hbox(self, 0, GRID // 2), self.words, self.back, self.on)
        self.back.clicked.connect(lambda: self._go(self.at - 1))
        self.on.clicked.connect(lambda: self._go(self.at + 1))

    def show_place(self, at: int, count: int) -> None:
        """This one of so many is in hand; tells nobody."""
        self.at, self._count = at, count
        self.words.setText(self._place.format(n=at + 1, count=count))
        self.back.setEnabled(at > 0)
        self.on.setEnabled(at + 1 < count)
        self.setVisible(count > 1)

    def _go(self, at: int) -> None:
        self.show_place(at, self._count)
        self.moved.emit(at)
