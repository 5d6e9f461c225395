"""The column the conversation stands in: it lays out only what follows a change, however long the
conversation is.
"""

from typing import Protocol, cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from interview_app.ui.look.boxes import let_go
from interview_app.ui.look.theme import GRID, theme

WIDTH = 760
"""The widest the column gets, in pixels at 100 %."""


class Stacked(Protocol):
    """What the column can lay out."""

    def natural_width(self, available: int) -> int:
        """The width it wants, in pixels."""
        ...

    def fit(self, width: int) -> int:
        """Take this width and say the height, in pixels."""
        ...


class Column(QWidget):
    """Children below each other, those of the person at the far side.

    A `QVBoxLayout` asks all three hundred children again when the last one grows; here a growing
    last child costs one.
    """

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QWidget] = []
        self._bottoms: list[int] = []
        self.gutter = 0
        theme().changed.connect(self._restyled)

    @property
    def items(self) -> tuple[QWidget, ...]:
        """The children from the top."""
        return tuple(self._items)

    def add(self, item: QWidget, at: int | None = None) -> None:
        """Put a child at a place, or at the end. A child that no longer fits what it shows sends
        itself a `LayoutRequest`.
        """
        at = len(self._items) if at is None else at
        item.setParent(self)
        self._items.insert(at, item)
        item.installEventFilter(self)
        self.lay_out(at)
        item.show()

    def bring_down(self, item: QWidget) -> None:
        """Put a child that stands here at the end."""
        at = self._items.index(item)
        self._items.append(self._items.pop(at))
        self.lay_out(at)

    def remove(self, item: QWidget) -> None:
        """Take a child away for good."""
        if item in self._items:
            at = self._items.index(item)
            self._drop(item)
            self.lay_out(at)

    def clear(self) -> None:
        """Take all away."""
        for item in list(self._items):
            self._drop(item)
        self.lay_out()

    def drop_oldest(self, keep: int) -> bool:
        """Keep the newest `keep` children; true when some went."""
        gone = self._items[: max(0, len(self._items) - keep)]
        for item in gone:
            self._drop(item)
        if gone:
            self.lay_out()
        return bool(gone)

    def _drop(self, item: QWidget) -> None:
        self._items.remove(item)
        item.removeEventFilter(self)
        let_go(item)

    def lay_out(self, start: int = 0) -> None:
        """Place the children from `start` on and take the height they need."""
        whole = self.width() + self.gutter
        available = self._available()
        left = (whole - available) // 2
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            left -= self.gutter
        del self._bottoms[start:]
        y = self._bottoms[-1] if self._bottoms else 2 * GRID
        before = self._items[start - 1] if start else None
        for item in self._items[start:]:
            if before is not None:
                y += _gap(before, item)
            width = self._width_of(item)
            height = cast(Stacked, item).fit(width)
            far = _author(item) == "person"
            if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
                far = not far
            item.setGeometry(left + available - width if far else left, y, width, height)
            y += height
            self._bottoms.append(y)
            before = item
        self.setFixedHeight(y + 2 * GRID)

    def _restyled(self) -> None:
        # After the children: they take their new fonts from the same signal.
        QTimer.singleShot(0, self, self.lay_out)

    def _available(self) -> int:
        # The scroll bar's gutter counts as ours, so that the column stands exactly over the
        # composer.
        return min(self.width() + self.gutter - 4 * GRID, theme().px(WIDTH))

    def _width_of(self, item: QWidget) -> int:
        available = self._available()
        return cast(Stacked, item).natural_width(
            available if _wide(item) else round(available * 0.86)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew for another width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.lay_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A child that wants another height gets it, and those below move."""
        if (
            event.type() == QEvent.Type.LayoutRequest
            and isinstance(watched, QWidget)
            and watched in self._items
        ):
            at = self._items.index(watched)
            stacked = cast(Stacked, watched)
            width = self._width_of(watched)
            if width != watched.width() or stacked.fit(width) != watched.height():
                self.lay_out(at)
        return super().eventFilter(watched, event)


def _wide(item: QWidget) -> bool:
    return not _author(item)


def _gap(above: QWidget, below: QWidget) -> int:
    same = _author(above) == _author(below) != ""
    return GRID // 2 if same else 2 * GRID - 4


def _author(item: QWidget) -> str:
    """Who said it; "" of a card."""
    return getattr(item, "author", "")
