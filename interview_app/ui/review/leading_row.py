"""A sentence about one of several things and what can be done about it; it leads through them."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from interview_app.ui.controls import Hint
from interview_app.ui.controls.announcing import announce
from interview_app.ui.look.boxes import NO_LIMIT, flowing
from interview_app.ui.look.theme import GRID


class LeadingRow(QWidget):
    """Hidden while there is nothing. `told` stands beside the buttons where both have room, else
    above them.

    `shown` carries the thing that the person went to; `changed`: they dealt with one.
    """

    shown = Signal(object)
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._values: tuple[Any, ...] = ()
        self._at = -1
        self._leads = False
        self.told = Hint()
        self._all: tuple[QWidget, ...] = ()
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GRID // 2)
        self._row.addWidget(self.told, 1)
        self.hide()

    def add_buttons(self, *buttons: QWidget) -> None:
        """What can be done about the one in hand."""
        self._all, self._buttons = buttons, flowing(*buttons)
        self._row.addWidget(self._buttons)

    @property
    def in_hand(self) -> Any:
        """The one that is told of, None where none is."""
        return self._values[self._at] if 0 <= self._at < len(self._values) else None

    def go(self, by: int) -> None:
        """To the next one (1) or the one before (-1), around the ends."""
        if self._values:
            before = len(self._values) if self._at < 0 and by < 0 else self._at
            self._at = (before + by) % len(self._values)
            self._refresh()
            self._lead()

    def _lead(self) -> None:
        if self.in_hand is not None:
            announce(self, self.told.text())
            self._leads = True
            self.shown.emit(self.in_hand)
            self._leads = False

    def _refresh(self) -> None:
        self.setVisible(bool(self._values))
        if self._values:
            self.told.setText(self._words())
            self.arrange()

    def _words(self) -> str:
        """What is said of the one in hand."""
        raise NotImplementedError

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
        beside = 2 * wanted <= self.contentsRect().width()
        self._buttons.setMinimumWidth(wanted if beside else 0)
        self._buttons.setMaximumWidth(wanted if beside else NO_LIMIT)
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if beside else way.TopToBottom)
