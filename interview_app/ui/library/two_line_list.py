"""A list whose lines have a title, something quiet below it and an icon.

The title may take three rows and the detail six: in a narrow list, or in large letters, the words
that tell one line from the next are often not the first ones.
"""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from interview_app.ui import icons
from interview_app.ui.names import reads_from_right
from interview_app.ui.selection import take_selected_in_hand
from interview_app.ui.theme import GRID, Type, theme
from interview_app.ui.wrapped_lines import measure_anew

Index = QModelIndex | QPersistentModelIndex
_EDGE, _TOP = GRID // 2, 6
"""Pixels between the list's edge and a line's ground, and between that and the words above and
below.
"""
_TYPES = (Type.BODY, Type.SECONDARY)
_MOST_ROWS = (3, 6)
"""Of title and detail."""
_MANY = 300
"""Lines above which title and detail keep to a row each: to measure thousands would hold the window
up.
"""


@dataclass(frozen=True, kw_only=True)
class ListLine:
    """One line: `key` names it, `state` is said to screen readers and shown as a tool tip, `faded`
    is drawn quiet.
    """

    key: str
    title: str
    detail: str
    icon: str
    icon_colour: str = "secondary"
    state: str = ""
    faded: bool = False


class _Lines(QAbstractListModel):
    """The lines as Qt wants them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: tuple[ListLine, ...] = ()

    def show(self, lines: tuple[ListLine, ...]) -> None:
        """Other lines."""
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        """How many lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Words for the delegate, for typing ahead and for screen readers."""
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (line.title, line.detail, line.state) if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(part for part in (line.title, line.detail, line.state) if part)
        return None


class LinePainter(QStyledItemDelegate):
    """Draws icon, title and detail."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._fonts: tuple[QFont, ...] = ()
        self._heights: tuple[int, ...] = ()
        self._rows_of = lru_cache(maxsize=4 * _MANY)(self._wrapped)
        theme().changed.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        """Take the fonts from the theme."""
        self._fonts = tuple(theme().font(role) for role in _TYPES)
        self._heights = tuple(QFontMetrics(font).lineSpacing() for font in self._fonts)
        self._rows_of.cache_clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its rows, and never lower than one row of each."""
        rows = self.rows(_line(index), self._view.viewport().width() - 2 * _EDGE - _beside())
        height = sum(self._heights[at] for _text, at in rows)
        return QSize(160, max(theme().px(52), height + 2 * (_TOP + 2)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The ground of a chosen line, then its parts."""
        line = _line(index)
        area: QRect = option.rect.adjusted(_EDGE, 2, -_EDGE, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().colour("accent_soft" if chosen else "hover"))
            painter.drawRoundedRect(area, 7, 7)
        side, way = theme().px(18), option.direction
        place = QRect(area.left() + GRID, area.top() + (area.height() - side) // 2, side, side)
        place = QStyle.visualRect(way, area, place)
        painter.drawPixmap(place.topLeft(), icons.pixmap(line.icon, line.icon_colour, size=18))
        width = area.width() - _beside()
        rows = self.rows(line, width)
        inks = ("secondary" if line.faded else "text", "secondary")
        top = area.top() + (area.height() - sum(self._heights[at] for _text, at in rows)) // 2
        # Where the lines begin is the window's business, how one reads its words' own.
        window_left = way == Qt.LayoutDirection.LeftToRight
        side_flag = Qt.AlignmentFlag.AlignLeft if window_left else Qt.AlignmentFlag.AlignRight
        turned = (reads_from_right(line.title), reads_from_right(line.detail))
        for text, at in rows:
            row = QRect(area.left() + _beside() - GRID, top, width, self._heights[at])
            painter.setFont(self._fonts[at])
            painter.setPen(theme().colour(inks[at]))
            reading = (
                Qt.TextFlag.TextForceRightToLeft if turned[at] else Qt.TextFlag.TextForceLeftToRight
            )
            flags = side_flag | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QStyle.visualRect(way, area, row), int(flags) | int(reading), text)
            top += row.height()
        painter.restore()

    def rows(self, line: ListLine, width: int) -> list[tuple[str, int]]:
        """What is drawn below each other at this width in pixels, each with its place in
        `_TYPES`.
        """
        one = self._view.uniformItemSizes()
        words = (line.title, line.detail)
        return [
            (row, at)
            for at, text in enumerate(words)
            for row in self._rows_of(text, at, width, one)
        ]

    def _wrapped(self, text: str, at: int, width: int, one: bool) -> tuple[str, ...]:
        """A text in rows of this width, `one` or as many as it may have; the last ends in … where
        it does not fit.
        """
        font, most = self._fonts[at], 1 if one else _MOST_ROWS[at]
        metrics = QFontMetrics(font)
        layout = QTextLayout(text, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        rest = text.encode("utf-16-le")  # Qt counts in UTF-16
        rows: list[str] = []
        layout.beginLayout()
        while len(rows) < most - 1 and metrics.horizontalAdvance(_decoded(rest)) > width:
            row = layout.createLine()
            row.setLineWidth(max(width, 1))
            rows.append(_decoded(rest[: 2 * row.textLength()]).rstrip())
            rest = rest[2 * row.textLength() :]
        layout.endLayout()
        return (*rows, metrics.elidedText(_decoded(rest), Qt.TextElideMode.ElideRight, width))


def _line(index: Index) -> ListLine:
    model = index.model()
    assert isinstance(model, _Lines)
    return model.lines[index.row()]


def _beside() -> int:
    """Pixels of a line that are not its words: the icon, and room on either side of icon and
    words.
    """
    return 3 * GRID + theme().px(18)


def _decoded(units: bytes) -> str:
    return units.decode("utf-16-le", "replace")


class TwoLineList(QListView):
    """`chosen` carries the key of the line in hand; `delete_wanted`: Delete was pressed."""

    chosen = Signal(str)
    delete_wanted = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._model = _Lines(self)
        self._quiet = False
        self.setModel(self._model)
        self.setItemDelegate(LinePainter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        measure_anew(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._on_current)
        take_selected_in_hand(self)
        theme().changed.connect(self.doItemsLayout)

    def show_lines(self, lines: tuple[ListLine, ...]) -> None:
        """Show these lines; the one in hand stays in hand when it is still there, else the first is
        taken.
        """
        if lines == self._model.lines:
            return
        before = self.key()
        self._quiet = True
        self.setUniformItemSizes(len(lines) > _MANY)
        self._model.show(lines)
        self._quiet = False
        keys = [line.key for line in lines]
        if before in keys:
            self.choose(before)
        elif lines:
            self.choose(keys[0])
            self.chosen.emit(keys[0])
        else:
            self.chosen.emit("")

    def key(self) -> str:
        """The key of the line in hand, or ""."""
        at = self.currentIndex().row()
        return self._model.lines[at].key if 0 <= at < len(self._model.lines) else ""

    def line(self, at: int) -> ListLine:
        """A line by its place."""
        return self._model.lines[at]

    def keys_in_order(self) -> list[str]:
        """All keys, in order."""
        return [line.key for line in self._model.lines]

    def choose(self, key: str) -> None:
        """Take a line in hand; nothing is emitted."""
        self._quiet = True
        at = next((at for at, line in enumerate(self._model.lines) if line.key == key), -1)
        if at >= 0:
            index = self._model.index(at, 0)
            self.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
        self._quiet = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete deletes."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _on_current(self, now: QModelIndex, _before: QModelIndex) -> None:
        if not self._quiet and now.isValid():
            self.chosen.emit(self.key())
