"""Layouts of widgets beside and below each other, with their margins and spacing at once, what
stands in them as one list, one that goes on in the next line, and layouts made empty.
"""

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import Qt

Margins = int | tuple[int, int, int, int]
"""Pixels on every side, or left, top, right and bottom."""
Box = TypeVar("Box", bound=QBoxLayout)
Layout = TypeVar("Layout", bound=QLayout)
STRETCH = -1
"""The part that is nothing and takes the room that is left."""
NO_LIMIT = 16_777_215
"""Pixels: what Qt takes for no greatest width or height."""
Part = (
    QWidget
    | QLayout
    | int
    | tuple[QWidget | QLayout, int]
    | tuple[QWidget, int, "Qt.AlignmentFlag"]
)
"""What stands in a layout: a widget or a layout, alone or with its stretch and its alignment; a
number is so many pixels of air.
"""


def hbox(
    on: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QHBoxLayout:
    """Widgets beside each other; what is not given in pixels is as the style has it."""
    return _laid_out(QHBoxLayout(), on, margins, spacing)


def vbox(
    on: QWidget | None = None, margins: Margins | None = None, spacing: int | None = None
) -> QVBoxLayout:
    """Widgets below each other; what is not given in pixels is as the style has it."""
    return _laid_out(QVBoxLayout(), on, margins, spacing)


def fill(layout: Layout, *parts: Part) -> Layout:
    """The layout with these parts in it, in their order."""
    for part in parts:
        if isinstance(part, QWidget):
            layout.addWidget(part)
            continue
        assert isinstance(layout, QBoxLayout)
        if isinstance(part, int):
            layout.addStretch(1) if part == STRETCH else layout.addSpacing(part)
        elif isinstance(part, QLayout):
            layout.addLayout(part)
        elif isinstance(part[0], QLayout):
            layout.addLayout(part[0], part[1])
        else:
            layout.addWidget(part[0], *part[1:])
    return layout


def _laid_out(box: Box, on: QWidget | None, margins: Margins | None, spacing: int | None) -> Box:
    if on is not None:
        on.setLayout(box)
    if margins is not None:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        box.setSpacing(spacing)
    return box


class FlowLayout(QLayout):
    """Items side by side, wrapped where the width ends; from the right in a right-to-left
    language.
    """

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 8) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._items: list[QLayoutItem] = []

    def empty(self) -> None:
        """Take every widget away for good."""
        empty(self)
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Qt's way in."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """One of them."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """It wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        return self._place(QRect(0, 0, width, 0), really=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place all items."""
        super().setGeometry(rect)
        self._place(rect, really=True)

    def sizeHint(self) -> QSize:
        """At least the largest item."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """At least the largest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, really: bool) -> int:
        """Fill lines from the top; what is lower than its line stands in the middle of it. Returns
        the height of all.
        """
        y = 0
        for line in self._lines(rect.width()):
            tallest = max(size.height() for _item, size in line)
            if really:
                self._place_line(line, QRect(rect.x(), rect.y() + y, rect.width(), tallest))
            y += tallest + self.spacing()
        return max(0, y - self.spacing())

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().expandedTo(item.minimumSize())
            size.setWidth(min(size.width(), max(width, item.minimumSize().width())))
            if not lines or x + size.width() > width:
                lines.append([])
                x = 0
            lines[-1].append((item, size))
            x += size.width() + self.spacing()
        return lines

    def _place_line(self, line: list[tuple[QLayoutItem, QSize]], area: QRect) -> None:
        parent = self.parentWidget()
        mirrored = parent is not None and parent.isRightToLeft()
        x = 0
        for item, size in line:
            left = area.x() + (area.width() - x - size.width() if mirrored else x)
            item.setGeometry(
                QRect(QPoint(left, area.y() + (area.height() - size.height()) // 2), size)
            )
            x += size.width() + self.spacing()


def flowing(*widgets: QWidget) -> QWidget:
    """Widgets side by side as one, wrapped where the width ends."""
    whole = QWidget()
    fill(FlowLayout(whole), *widgets)
    return whole


def keep_room(*widgets: QWidget, kept: bool = True) -> None:
    """Hidden these take as much room as shown: what stands beside them stays under the mouse."""
    for widget in widgets:
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(kept)
        widget.setSizePolicy(policy)


def empty(layout: QLayout) -> None:
    """Take every widget of a layout away for good."""
    while layout.count():
        item = layout.takeAt(0)
        inner, widget = (item.layout(), item.widget()) if item is not None else (None, None)
        if inner is not None:
            empty(inner)
        if widget is not None:
            let_go(widget)


def let_go(*widgets: QWidget) -> None:
    """Take these away for good; to the eye at once."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()
