"""The page itself, to be read, touched and changed: each line stands where Typst set it.

It is a list whose rows are laid out by the page: keys, a screen reader and the mouse find the same
lines, and a line is edited in place as any list edits.
"""

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QWidget

from interview_app.domain.page_places import PageBox
from interview_app.domain.provenance import Box
from interview_app.i18n import _
from interview_app.messages.tailoring import RunPagesShown, RunShown
from interview_app.ui.drafts import Drafts
from interview_app.ui.resumes import page_marks
from interview_app.ui.resumes.line_editor import LineEditor
from interview_app.ui.resumes.page_model import Index, PageModel
from interview_app.ui.resumes.page_moves import moved
from interview_app.ui.resumes.page_rows import PageRow, rows_of
from interview_app.ui.resumes.page_tiles import PageTiles
from interview_app.ui.selection import take_selected_in_hand
from interview_app.ui.theme import GRID, theme

LEAST_ZOOM, MOST_ZOOM, ZOOM_STEP = 0.5, 4.0, 1.1
_PIXELS_A_POINT = 96 / 72
"""At 100 %."""
_WIDEST_FIT = 1.5
"""A page that is fitted to its room grows no larger than this."""
_EDGE = 40
"""Points at the right edge of the paper that a field over a line leaves free."""
_AROUND = 2 * GRID
"""Pixels of ground around each page."""
_REACH = 3
"""Pixels around a line in which a click still means it."""


class PageCanvas(QListView):
    """`chosen` carries the key of the row in hand; `edited` a line and its new words; `left_out` a
    line; `moved` the kind ("line" or "section") and the keys in their new order; `asked` a row that
    was activated without being a line; `zoomed` the zoom in percent.
    """

    chosen = Signal(str)
    edited = Signal(str, str)
    left_out = Signal(str)
    moved = Signal(str, object)
    asked = Signal(str)
    zoomed = Signal(int)
    placed = Signal()

    def __init__(self, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt asks where rows stand while it is still set up.
        self.rows = PageModel()
        self._drafts, self._run_id = drafts, ""
        self._pages: RunPagesShown | None = None
        self._run: RunShown | None = None
        self._tiles = PageTiles()
        self._zoom: float | None = None
        self._under, self._pressed, self._drag = "", QPoint(-1, -1), ""
        self._drop: int | None = None
        self._asked_for = ""
        self.setAccessibleName(_("Page"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setModel(self.rows)
        self.delegate = LineEditor(self, drafts, width=self._column, about=self.about)
        self.setItemDelegate(self.delegate)
        self.rows.edited.connect(self.edited)
        take_selected_in_hand(self)
        theme().changed.connect(self.viewport().update)

    # what is shown

    def about(self, index: Index) -> str:
        """What the draft of a line's wording is called."""
        row = self.rows.row(index)
        return page_marks.about(self._run_id, row.key if row is not None else "")

    def show_run(self, run: RunShown) -> None:
        """What is to be said about the lines; another résumé's pages come by `show_pages`."""
        if run.run_id != self._run_id:
            self._drafts.keep()
            self._run_id, self._pages = run.run_id, None
            self._tiles.show(())
            self.rows.show(())
        self._run = run
        self._fill()

    def show_pages(self, pages: RunPagesShown) -> None:
        """The pages anew; the old ones stood until now."""
        if pages.run_id != self._run_id:
            return
        self._pages = pages
        self._tiles.show(pages.pages)
        self._fill()

    def _fill(self) -> None:
        if self._pages is None:
            return
        key, editing = self.key(), self.delegate.editor is not None
        typed = self.delegate.editor.toPlainText() if self.delegate.editor is not None else ""
        self._drafts.keep()
        rows = rows_of(self._pages, self._run)
        if not self.rows.show(rows):
            self.delegate.editor = None
            self.take(self._asked_for or key)
            if editing and self.rows.at(key).isValid():
                self.edit_line(key, typed)
        if self._asked_for and self.rows.at(self._asked_for).isValid():
            self.take(self._asked_for)
            self._asked_for = ""
        self._lay_out()

    def key(self) -> str:
        """The row in hand, or ""."""
        row = self.rows.row(self.currentIndex())
        return row.key if row is not None else ""

    def take(self, key: str) -> None:
        """Take a row in hand and bring it into view; later, when it is not there yet."""
        index = self.rows.at(key)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        elif key:
            self._asked_for = key

    def edit_line(self, key: str, wording: str = "") -> None:
        """Lay the field over a line, with a wording to begin with."""
        index = self.rows.at(key)
        if index.isValid() and self.rows.flags(index) & Qt.ItemFlag.ItemIsEditable:
            self.take(key)
            self.delegate.wording = wording
            self.edit(index)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Another row is in hand."""
        super().currentChanged(current, previous)
        row = self.rows.row(current)
        if row is not None:
            self.chosen.emit(row.key)
        self.viewport().update()

    # zoom

    @property
    def zoom(self) -> float:
        """The zoom in force, 1 for the size of the paper."""
        if self._zoom is not None:
            return self._zoom
        room = self.viewport().width() - 2 * _AROUND - 2 * page_marks.MARGIN
        fitted = room / (self._size()[0] * _PIXELS_A_POINT)
        return min(_WIDEST_FIT, max(LEAST_ZOOM, fitted))

    def set_zoom(self, zoom: float | None, at: QPointF | None = None) -> None:
        """Zoom, 0.5 to 4 or None to fit the width; what is under `at`, or in the middle, stays."""
        before = self._scale()
        point = at or QPointF(self.viewport().rect().center())
        held = (self._offset() + point - QPointF(_AROUND, _AROUND)) / before
        self._zoom = None if zoom is None else min(MOST_ZOOM, max(LEAST_ZOOM, zoom))
        self._lay_out()
        there = held * self._scale() + QPointF(_AROUND, _AROUND) - point
        self.horizontalScrollBar().setValue(round(there.x()))
        self.verticalScrollBar().setValue(round(there.y()))
        self.zoomed.emit(round(self.zoom * 100))

    def _size(self) -> tuple[float, float]:
        return self._pages.size if self._pages is not None else (595.3, 841.9)

    def _scale(self) -> float:
        return self.zoom * _PIXELS_A_POINT

    def _offset(self) -> QPointF:
        return QPointF(self.horizontalOffset(), self.verticalOffset())

    # where things stand

    def _lay_out(self) -> None:
        self.updateGeometries()
        self.updateEditorGeometries()
        self.viewport().update()
        self.placed.emit()

    def _page(self, page: int) -> QRectF:
        """A page in the viewport."""
        width, height = (part * self._scale() for part in self._size())
        left = max(_AROUND, (self.viewport().width() - width) / 2)
        top = _AROUND + page * (height + _AROUND)
        return QRectF(left, top, width, height).translated(-self._offset())

    def place(self, part: PageBox) -> QRectF:
        """A rectangle of a page in the viewport."""
        return self._on_page(part.page, part.box)

    def _on_page(self, page: int, box: Box) -> QRectF:
        scale, origin = self._scale(), self._page(page).topLeft()
        x0, y0, x1, y1 = box
        return QRectF(x0 * scale, y0 * scale, (x1 - x0) * scale, (y1 - y0) * scale).translated(
            origin
        )

    def _column(self, index: Index) -> int:
        """The width of the column that a line stands in."""
        row = self.rows.row(index)
        if row is None or not row.boxes or self._pages is None:
            return 0
        right = self._size()[0] - _EDGE
        return round((right - row.boxes[0].box[0]) * self._scale())

    def visualRect(self, index: Index) -> QRect:
        """Where a row stands in the viewport; of one over two pages its first part."""
        row = self.rows.row(index)
        if row is None or not row.boxes:
            return QRect()
        first = self.place(row.boxes[0])
        if row.kind == "more":
            return page_marks.more_place(first, self._page(row.boxes[0].page)).toRect()
        return first.toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The row at a point of the viewport: its letters, or its mark in the margin."""
        reach = QPointF(_REACH, _REACH)
        around = QRectF(QPointF(point) - reach, QPointF(point) + reach)
        for at, row in enumerate(self.rows.rows):
            if any(place.intersects(around) for place in self._touched(row)):
                return self.rows.index(at)
        return QModelIndex()

    def _touched(self, row: PageRow) -> list[QRectF]:
        """Where a click means a row."""
        places = [self.place(part) for part in row.boxes]
        if not places:
            return []
        page = self._page(row.boxes[0].page)
        if row.kind == "more":
            return [page_marks.more_place(places[0], page)]
        return [*places, page_marks.mark_place(places[0], page)] if row.icon else places

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Bring a row into view with some of what is around it."""
        place = self.visualRect(index)
        if place.isNull():
            return
        room = self.viewport().rect().adjusted(0, 4 * GRID, 0, -4 * GRID)
        bar = self.verticalScrollBar()
        if hint is QAbstractItemView.ScrollHint.PositionAtCenter:
            bar.setValue(bar.value() + place.center().y() - room.center().y())
        elif place.top() < room.top():
            bar.setValue(bar.value() + place.top() - room.top())
        elif place.bottom() > room.bottom():
            bar.setValue(
                bar.value() + min(place.bottom() - room.bottom(), place.top() - room.top())
            )

    def updateGeometries(self) -> None:
        """What can be scrolled."""
        width, height = (part * self._scale() for part in self._size())
        pages = max(1, self._tiles.count)
        whole = QSize(round(width + 2 * _AROUND), round(pages * (height + _AROUND) + _AROUND))
        for bar, length, room in (
            (self.verticalScrollBar(), whole.height(), self.viewport().height()),
            (self.horizontalScrollBar(), whole.width(), self.viewport().width()),
        ):
            bar.setRange(0, max(0, length - room))
            bar.setPageStep(room)
            bar.setSingleStep(6 * GRID)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A page that is fitted takes the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def doItemsLayout(self) -> None:
        """The page has laid them out."""
        self.updateGeometries()

    def horizontalOffset(self) -> int:
        """Pixels scrolled sideways."""
        return self.horizontalScrollBar().value()

    def verticalOffset(self) -> int:
        """Pixels scrolled down."""
        return self.verticalScrollBar().value()

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        """Paint what came into view."""
        self.updateEditorGeometries()
        self.viewport().update()
        self.placed.emit()

    def visualRegionForSelection(self, _selection: object) -> QRegion:
        """All of it: what is chosen has a ground of its own."""
        return QRegion(self.viewport().rect())

    # keys

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, _keys: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Row by row in reading order; by pages of the view."""
        cursor, last = QAbstractItemView.CursorAction, len(self.rows.rows) - 1
        at = self.currentIndex().row()
        steps = {
            cursor.MoveUp: -1,
            cursor.MovePrevious: -1,
            cursor.MoveLeft: -1,
            cursor.MoveDown: 1,
            cursor.MoveNext: 1,
            cursor.MoveRight: 1,
            cursor.MovePageUp: -8,
            cursor.MovePageDown: 8,
            cursor.MoveHome: -last,
            cursor.MoveEnd: last,
        }
        return self.rows.index(min(last, max(0, at + steps.get(action, 0))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and F2 edit, Delete leaves out, Alt with an arrow moves; the keys of zoom."""
        row = self.rows.row(self.currentIndex())
        if event.key() == Qt.Key.Key_Escape and self._drag:
            self._end_drag()
        elif self._zoom_key(event) or (row is not None and self._row_key(event, row)):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _zoom_key(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.ZoomIn):
            self.set_zoom(self.zoom * ZOOM_STEP)
        elif event.matches(QKeySequence.StandardKey.ZoomOut):
            self.set_zoom(self.zoom / ZOOM_STEP)
        elif (
            event.key() == Qt.Key.Key_0 and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            self.set_zoom(None)
        else:
            return False
        return True

    def _row_key(self, event: QKeyEvent, row: PageRow) -> bool:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in steps:
            self.move_row(row.key, steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self._open(row)
        elif row.kind == "line" and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.left_out.emit(row.key)
        else:
            return False
        return True

    def _open(self, row: PageRow) -> None:
        if row.kind == "line":
            self.edit_line(row.key)
        else:
            self.asked.emit(row.key)

    def move_row(self, key: str, step: int) -> None:
        """Move a line within its entry, or a section, by so many places."""
        found = moved(self.rows.rows, key, step=step)
        if found is not None:
            self._asked_for = ""
            self.moved.emit(*found)

    # the mouse

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Control zoom at the mouse."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * 1.0015 ** event.angleDelta().y(), event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the row under the mouse in hand."""
        index = self.indexAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and index.isValid():
            self._pressed = event.position().toPoint()
            again = index == self.currentIndex()
            self.setCurrentIndex(index)
            if again:
                self.chosen.emit(self.key())
        else:
            self._pressed = QPoint(-1, -1)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit the line under the mouse."""
        row = self.rows.row(self.indexAt(event.position().toPoint()))
        if row is not None:
            self._open(row)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what would be touched; drag what was pressed."""
        point = event.position().toPoint()
        row = self.rows.row(self.indexAt(point))
        under = row.key if row is not None else ""
        if event.buttons() & Qt.MouseButton.LeftButton and self._pressed.x() >= 0:
            self._dragged(point)
        elif under != self._under:
            self._under = under
            shape = Qt.CursorShape.PointingHandCursor if under else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.viewport().setToolTip(row.state or row.text if row and row.icon else "")
            self.viewport().update()

    def _dragged(self, point: QPoint) -> None:
        far = (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if not self._drag and far:
            self._drag = self.key()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._drag:
            self._drop = self._place_for(point)
            edge = 3 * GRID
            step = (point.y() > self.viewport().height() - edge) - (point.y() < edge)
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + 2 * GRID * step)
            self.viewport().update()

    def _place_for(self, point: QPoint) -> int | None:
        """Before which of its like what is dragged would come: an index of them, or None."""
        like = page_marks.like(self.rows.rows, self._drag)
        tops = [self.place(one.boxes[0]).center().y() for one in like]
        return sum(top < point.y() for top in tops) if len(like) > 1 else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop what was dragged."""
        drag, drop = self._drag, self._drop
        self._end_drag()
        if drag and drop is not None and event.button() is Qt.MouseButton.LeftButton:
            found = moved(self.rows.rows, drag, before=drop)
            if found is not None:
                self.moved.emit(*found)

    def _end_drag(self) -> None:
        self._drag, self._drop, self._pressed = "", None, QPoint(-1, -1)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self.viewport().update()

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pages that are in view, then what is said about their rows."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), theme().colour("sidebar"))
        for page in range(self._tiles.count):
            place = self._page(page)
            if place.intersects(QRectF(event.rect())):
                self._tiles.paint(painter, page, place, event.rect())
                page_marks.paint_edge(painter, place)
        touched = (self.key(), self._under)
        for row in self.rows.rows:
            if row.icon or row.key in touched:
                self._paint_row(painter, row)
        if self._drop is not None:
            like = page_marks.like(self.rows.rows, self._drag)
            places = [self.place(part) for one in like for part in (one.boxes[0], one.boxes[-1])]
            page_marks.paint_drop(painter, places, self._drop)
        painter.end()

    def _paint_row(self, painter: QPainter, row: PageRow) -> None:
        places = [self.place(part) for part in row.boxes]
        if not places:
            return
        page = self._page(row.boxes[0].page)
        if row.kind == "more":
            page_marks.paint_more(painter, places[0], page, row, chosen=row.key == self.key())
            return
        if row.key in (self.key(), self._under):
            page_marks.paint_ground(
                painter, places, chosen=row.key == self.key(), focus=self.hasFocus()
            )
        if row.icon:
            page_marks.paint_mark(painter, places[0], page, row)
