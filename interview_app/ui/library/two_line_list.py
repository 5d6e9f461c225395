"""A list whose lines have a title, a quiet second line and an icon."""

from dataclasses import dataclass

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
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from interview_app.ui import icons
from interview_app.ui.selection import take_selected_in_hand
from interview_app.ui.theme import GRID, Type, theme

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, kw_only=True)
class ListLine:
    """One line: `key` names it, `state` is said to screen readers and shown as a tool tip, `faded` is drawn quiet."""

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


class _Painter(QStyledItemDelegate):
    """Draws icon, title and detail."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines of text and room around them."""
        return QSize(160, theme().px(52))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The ground of a chosen line, then its parts."""
        model = index.model()
        assert isinstance(model, _Lines)
        line = model.lines[index.row()]
        area: QRect = option.rect.adjusted(GRID // 2, 2, -GRID // 2, -2)
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
        text = QStyle.visualRect(way, area, area.adjusted(GRID * 2 + side, 6, -GRID, -6))
        half = text.height() // 2
        self._draw(painter, QRect(text.left(), text.top(), text.width(), half), line.title, faded=line.faded)
        below = QRect(text.left(), text.top() + half, text.width(), text.height() - half)
        self._draw(painter, below, line.detail, faded=True, role=Type.SECONDARY)
        painter.restore()

    def _draw(self, painter: QPainter, area: QRect, text: str, *, faded: bool, role: Type = Type.BODY) -> None:
        font = theme().font(role)
        painter.setFont(font)
        painter.setPen(theme().colour("secondary" if faded else "text"))
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


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
        self.setItemDelegate(_Painter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._on_current)
        take_selected_in_hand(self)
        theme().changed.connect(self.doItemsLayout)

    def show_lines(self, lines: tuple[ListLine, ...]) -> None:
        """Show these lines; the one in hand stays in hand when it is still there, else the first is taken."""
        if lines == self._model.lines:
            return
        before = self.key()
        self._quiet = True
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

    def keys_in_order(self) -> list[str]:
        """All keys, in order."""
        return [line.key for line in self._model.lines]

    def choose(self, key: str) -> None:
        """Take a line in hand; nothing is emitted."""
        self._quiet = True
        at = next((at for at, line in enumerate(self._model.lines) if line.key == key), -1)
        if at >= 0:
            index = self._model.index(at, 0)
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
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
