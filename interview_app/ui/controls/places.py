"""Places for what is told now and then."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget


class PlaceFor(QVBoxLayout):
    """Room with margins around widgets that come and go; while all of them are hidden it is no room
    at all.

    WORKAROUND: a layout keeps its margins when nothing in it is shown
    (QBoxLayoutPrivate::setupGeom), and what stood below stood too low by them. Margins in pixels:
    left, top, right, bottom.
    """

    def __init__(self, *widgets: QWidget, margins: tuple[int, int, int, int]) -> None:
        super().__init__()
        self.setContentsMargins(*margins)
        for widget in widgets:
            self.addWidget(widget)

    def sizeHint(self) -> QSize:
        """See the class."""
        return QSize(0, 0) if self.isEmpty() else super().sizeHint()

    def minimumSize(self) -> QSize:
        """See the class."""
        return QSize(0, 0) if self.isEmpty() else super().minimumSize()

    def heightForWidth(self, width: int) -> int:
        """See the class."""
        return 0 if self.isEmpty() else super().heightForWidth(width)

    def minimumHeightForWidth(self, width: int) -> int:
        """See the class."""
        return 0 if self.isEmpty() else super().minimumHeightForWidth(width)
