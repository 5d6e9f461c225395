"""The window's source list: rows to go to in groups, each with an icon, and a count or a state at
its end.

One list for keyboard and screen reader: arrow keys pass over the names of groups.
"""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from interview_app.domain.frozen import frozen
from interview_app.i18n import _
from interview_app.ui.controls.keyed_list import Index, KeyedList, KeyedModel, KeyedRow
from interview_app.ui.look import icons
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.look.window_plan import CONVERSATION

ROW, GROUP = 28, 36
"""Heights in pixels at 100 %."""
_ICON = 16


@frozen
class SourceRow(KeyedRow):
    """One row. `key` says where it leads, "" for the name of a group; `words` say how far it is, to
    the ear and as a tool tip.

    `state` is an icon at the end with its colour role; `own`: the person made it, and may call it
    something else or delete it.
    """

    icon: str = ""
    end: str = ""
    words: str = ""
    state: tuple[str, str] | None = None
    own: bool = False

    def words_for(self, role: int) -> str | None:
        """How far it is; a row that can be called otherwise is typed over."""
        match role:
            case Qt.ItemDataRole.EditRole | Qt.ItemDataRole.AccessibleTextRole:
                return self.title
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.words
            case Qt.ItemDataRole.ToolTipRole if self.key:
                return "\n".join(part for part in (self.title, self.words) if part)
        return None


class _Rows(KeyedModel):
    """The rows as Qt wants them; `named` carries the key of a row and its new title."""

    named = Signal(str, str)
    rows: tuple[SourceRow, ...]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The name of a group is nothing to go to."""
        row = self.rows[index.row()]
        if not row.key:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if row.own else flags

    def setData(self, index: Index, value: object, _role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Another title was typed."""
        row, title = self.rows[index.row()], " ".join(str(value).split())
        if title and title != row.title:
            self.named.emit(row.key, title)
        return bool(title)


class _RowPainter(QStyledItemDelegate):
    """Draws the ground of the row one is at, its icon, title and end."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Lower for a row than for the name of a group, which has air above it."""
        return QSize(120, theme().px(ROW if _row(index).key else GROUP))

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """A field over the title alone."""
        editor.setGeometry(option.rect.adjusted(_GAP + theme().px(_ICON) + 2, 0, -2, 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """As a source list of the platform: accent ground where the keyboard is, grey elsewhere."""
        row, area, way = _row(index), QRect(option.rect), option.direction
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not row.key:
            painter.setFont(theme().font(Type.SECTION))
            painter.setPen(theme().colour("secondary"))
            words = QStyle.visualRect(way, area, area.adjusted(_GAP, 0, -_GAP, -4))
            painter.drawText(
                words, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom, row.title
            )
            painter.restore()
            return
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = chosen and bool(option.state & QStyle.StateFlag.State_HasFocus)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            ground = "accent" if focused else "pressed" if chosen else "hover"
            painter.setBrush(theme().colour(ground))
            painter.drawRoundedRect(area, 6, 6)
        self._draw_parts(painter, row, area, way, on_accent=focused)
        painter.restore()

    def _draw_parts(
        self,
        painter: QPainter,
        row: SourceRow,
        area: QRect,
        way: Qt.LayoutDirection,
        *,
        on_accent: bool,
    ) -> None:
        side = theme().px(_ICON)
        top = area.top() + (area.height() - side) // 2
        quiet = "on_accent" if on_accent else "secondary"

        def icon(name: str, colour: str, left: int) -> None:
            place = QStyle.visualRect(way, area, QRect(left, top, side, side))
            painter.drawPixmap(place.topLeft(), icons.pixmap(name, colour, size=_ICON))

        icon(row.icon, quiet, area.left() + GRID)
        right = area.right() - GRID
        if row.state is not None:
            right -= side
            icon(row.state[0], "on_accent" if on_accent else row.state[1], right)
            right -= GRID // 2
        centred = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        if row.end:
            painter.setFont(theme().font(Type.SECONDARY))
            painter.setPen(theme().colour(quiet))
            width = painter.fontMetrics().horizontalAdvance(row.end)
            right -= width
            place = QRect(right, area.top(), width, area.height())
            painter.drawText(
                QStyle.visualRect(way, area, place),
                int(centred | Qt.AlignmentFlag.AlignLeft),
                row.end,
            )
            right -= GRID // 2
        painter.setFont(theme().font(Type.BODY))
        painter.setPen(theme().colour("on_accent" if on_accent else "text"))
        left = area.left() + GRID + side + GRID
        place = QRect(left, area.top(), max(0, right - left), area.height())
        title = painter.fontMetrics().elidedText(
            row.title, Qt.TextElideMode.ElideRight, place.width()
        )
        mirrored = way == Qt.LayoutDirection.RightToLeft
        edge = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(QStyle.visualRect(way, area, place), int(centred | edge), title)


_GAP = GRID


def _row(index: Index) -> SourceRow:
    model = index.model()
    assert isinstance(model, _Rows)
    return model.rows[index.row()]


class SourceList(KeyedList):
    """`named` carries a key and its new title, `delete_wanted` a key."""

    named = Signal(str, str)
    delete_wanted = Signal(str)

    def __init__(self, name: str) -> None:
        self._model = _Rows()
        super().__init__(name, self._model)
        self.setProperty("look", "source-list")
        self.setItemDelegate(_RowPainter(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self._model.named.connect(self.named)

    def show_rows(self, rows: tuple[SourceRow, ...]) -> None:
        """Show these rows; one is still where one was, if that row is still there."""
        if rows != self._model.rows:
            before = self.key()
            self.show_quietly(rows)
            self.choose(before)

    def rows(self) -> tuple[SourceRow, ...]:
        """What is listed."""
        return self._model.rows

    def place_of(self, key_or_title: str) -> QRect:
        """Where a row, or the name of a group, stands in the viewport."""
        at = next(
            (at for at, row in enumerate(self.rows()) if key_or_title in (row.key, row.title)), -1
        )
        return self.visualRect(self._model.index(at, 0))

    def rename(self) -> None:
        """Type another title for the row one is at."""
        self.edit(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete deletes what the person made; at the interview, what is typed is for it."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._delete()
        elif self.key() == CONVERSATION and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with the row under the pointer; by the keyboard, with the one one is
        at.
        """
        keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if keyboard else self.indexAt(event.pos())
        if not index.isValid() or not _row(index).own:
            return
        self.setCurrentIndex(index)
        menu = QMenu(self)
        menu.setAccessibleName(_row(index).title)
        menu.addAction(_("Rename")).triggered.connect(self.rename)
        menu.addAction(_("Delete")).triggered.connect(self._delete)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(
            self.viewport().mapToGlobal(self.visualRect(index).center())
            if keyboard
            else event.globalPos()
        )

    def _delete(self) -> None:
        index = self.currentIndex()
        if index.isValid() and _row(index).own:
            self.delete_wanted.emit(_row(index).key)
