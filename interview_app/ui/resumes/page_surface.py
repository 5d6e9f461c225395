"""The pages on their ground: how large they are shown, and where each row stands on them.

It is a list whose rows are laid out by the page, so that keys, a screen reader and the mouse find
the same lines.
"""

from collections.abc import Iterator
from typing import Literal

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from interview_app.domain.page_places import PageBox
from interview_app.domain.provenance import Box
from interview_app.i18n import _
from interview_app.messages.tailoring import RunPagesShown
from interview_app.ui.resumes import page_marks
from interview_app.ui.resumes.page_model import Index, PageModel
from interview_app.ui.resumes.page_rows import PageRow
from interview_app.ui.resumes.page_tiles import Band, PageTiles
from interview_app.ui.theme import GRID, theme

LEAST_ZOOM, MOST_ZOOM, ZOOM_STEP = 0.5, 4.0, 1.1
Fit = Literal["width", "page"]
"""What of a page is fitted to the room there is."""
_PIXELS_A_POINT = 96 / 72
"""At 100 %."""
_WIDEST_FIT = 1.5
"""A page that is fitted to its room grows no larger than this."""
_AROUND = 2 * GRID
"""Pixels of ground around each page."""
_REACH = 3
"""Pixels around a line in which a click still means it."""


class PageSurface(QListView):
    """`zoomed` carries the zoom in percent; `placed`: rows stand elsewhere in the viewport."""

    zoomed = Signal(int)
    placed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt asks where rows stand while it is still set up.
        self.rows = PageModel()
        self._pages: RunPagesShown | None = None
        self._tiles = PageTiles(self)
        self._zoom: float | Fit = "width"
        self.setAccessibleName(_("Page"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setModel(self.rows)
        theme().changed.connect(self.viewport().update)

    # zoom

    @property
    def zoom(self) -> float:
        """The zoom in force, 1 for the size of the paper."""
        if isinstance(self._zoom, float):
            return self._zoom
        width, height = (part * _PIXELS_A_POINT for part in self._size())
        fitted = (self.viewport().width() - 2 * _AROUND - 2 * page_marks.MARGIN) / width
        if self._zoom == "page":
            fitted = min(fitted, (self.viewport().height() - 2 * _AROUND) / height)
        return min(_WIDEST_FIT, max(LEAST_ZOOM, fitted))

    def set_zoom(self, zoom: float | Fit, at: QPointF | None = None) -> None:
        """Zoom, 0.5 to 4, or fit the room; what is under `at`, or in the middle, stays."""
        before = self._scale()
        point = at or QPointF(self.viewport().rect().center())
        held = (self._offset() + point - QPointF(_AROUND, _AROUND)) / before
        self._zoom = zoom if isinstance(zoom, str) else min(MOST_ZOOM, max(LEAST_ZOOM, float(zoom)))
        self._lay_out()
        there = held * self._scale() + QPointF(_AROUND, _AROUND) - point
        self.horizontalScrollBar().setValue(round(there.x()))
        self.verticalScrollBar().setValue(round(there.y()))
        self.zoomed.emit(round(self.zoom * 100))

    def zoom_to(self, how: str) -> None:
        """Zoom "in", "out", to the "actual" size, or so that the "width" or the "page" fits."""
        steps = {"in": ZOOM_STEP**2, "out": ZOOM_STEP**-2}
        fits: dict[str, Fit] = {"width": "width", "page": "page"}
        self.set_zoom(fits.get(how) or (self.zoom * steps[how] if how in steps else 1.0))

    def _size(self) -> tuple[float, float]:
        return self._pages.size if self._pages is not None else (595.3, 841.9)

    def _scale(self) -> float:
        return self.zoom * _PIXELS_A_POINT

    def _offset(self) -> QPointF:
        return QPointF(self.horizontalOffset(), self.verticalOffset())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Control zoom at the mouse."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * 1.0015 ** event.angleDelta().y(), event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    # where things stand

    def _lay_out(self) -> None:
        self.updateGeometries()
        self.updateEditorGeometries()
        self.viewport().update()
        self.placed.emit()

    def page_place(self, page: int) -> QRectF:
        """A page in the viewport."""
        width, height = (part * self._scale() for part in self._size())
        left = max(_AROUND, (self.viewport().width() - width) / 2)
        top = _AROUND + page * (height + _AROUND)
        return QRectF(left, top, width, height).translated(-self._offset())

    def _in_view(self, pages: int) -> Iterator[Band]:
        """The bands in view, of so many pages."""
        seen, ratio = self.viewport().rect(), self.viewport().devicePixelRatioF()
        for page in range(pages if self.isVisible() else 0):
            yield from self._tiles.bands(page, self.page_place(page), seen, ratio)

    def place(self, part: PageBox) -> QRectF:
        """A rectangle of a page in the viewport."""
        return self._on_page(part.page, part.box)

    def _on_page(self, page: int, box: Box) -> QRectF:
        scale, origin = self._scale(), self.page_place(page).topLeft()
        x0, y0, x1, y1 = box
        return QRectF(x0 * scale, y0 * scale, (x1 - x0) * scale, (y1 - y0) * scale).translated(
            origin
        )

    def visualRect(self, index: Index) -> QRect:
        """Where a row stands in the viewport; of one over two pages its first part."""
        row = self.rows.row(index)
        if row is None or not row.boxes:
            return QRect()
        first = self.place(row.boxes[0])
        if row.kind == "more":
            return page_marks.more_place(first, self.page_place(row.boxes[0].page)).toRect()
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
        page = self.page_place(row.boxes[0].page)
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

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The pages that are in view; who lays more over them paints it afterwards."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), theme().colour("sidebar"))
        for page in range(self._tiles.count):
            place = self.page_place(page)
            if place.intersects(QRectF(event.rect())):
                self._tiles.paint(painter, page, place, event.rect())
                page_marks.paint_edge(painter, place)
        self.paint_over(painter)
        painter.end()

    def paint_over(self, painter: QPainter) -> None:
        """What is said about the rows."""
