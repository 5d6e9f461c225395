"""A sentence and what can be done about it."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from interview_app.ui.controls import Hint
from interview_app.ui.look.boxes import fill, flowing
from interview_app.ui.look.theme import GRID

_ANY_WIDTH = 16_777_215
"""Pixels: what Qt takes for no limit."""


class ToldRow(QWidget):
    """`told` stands beside the buttons where both have room, else above them."""

    def __init__(self, *buttons: QWidget) -> None:
        super().__init__()
        self.told = Hint()
        self._all = buttons
        self._buttons = flowing(*buttons)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GRID // 2)
        fill(self._row, (self.told, 1), self._buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Beside each other or not, for the buttons that take room now."""
        shown = (
            one
            for one in self._all
            if not one.isHidden() or one.sizePolicy().retainSizeWhenHidden()
        )
        wanted = sum(one.sizeHint().width() + GRID for one in shown)
        beside = 2 * wanted <= self.width()
        self._buttons.setMinimumWidth(wanted if beside else 0)
        self._buttons.setMaximumWidth(wanted if beside else _ANY_WIDTH)
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if beside else way.TopToBottom)
