"""The pages on their ground: how large they are shown, and where each row stands on them.

It is a list whose rows are laid out by the page, so that keys, a screen reader and the mouse find
the same lines.
"""

from collections.abc import Iterator
from typing import Literal

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QRegion, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from interview_app.domain.page_places import PageBox
from interview_app.domain.provenance import Box
from interview_app.i18n import _
from interview_app.messages.tailoring.facts import RunPagesShown
from interview_app.ui.look.theme import GRID, theme
from interview_app.ui.resumes import page_marks
from interview_app.ui.resumes.page_layer import PageLayer
from interview_app.ui.resumes.page_model import Index, PageModel
from interview_app.ui.resumes.page_rows import PageRow
from interview_app.ui.resumes.page_strips import Gap, Strip
from interview_app.ui.resumes.page_tiles import Band, PageTiles

LEAST_ZOOM, MOST_ZOOM, ZOOM_STEP = 0.5, 4.0, 1.1
Fit = Literal["width", "page"]
"""What of a page is fitted to the room there is."""
_PIXELS_A_POINT = 96 / 72
"""At 100 %."""
_LEAST_FIT = 0.2
"""What is fitted may be smaller than what is chosen: nothing of it is cut off."""
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

    def __init__(self) -> None:
        super().__init__()
        # Qt asks where rows stand while it is still set up.
        self.rows = PageModel()
        self._pages: RunPagesShown | None = None
        self._tiles = PageTiles(self)
        self._zoom: float | Fit = "width"
        self.strips: dict[str, Strip] = {}
        """Suggestions by the row that they stand at, in reading order: what is below goes down."""
        self._gaps: tuple[Gap, ...] = ()
        self._under, self._drag = "", ""
        """The row under the mouse, and the one that is dragged."""
        self._drop: int | None = None
        self.setAccessibleName(_("Page"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setModel(self.rows)
        self.layer = PageLayer(self)
        theme().changed.connect(self.viewport().update)

    def row(self) -> PageRow | None:
        """The row in hand."""
        return self.rows.row(self.currentIndex())

    def key(self) -> str:
        """The key of the row in hand, or ""."""
        row = self.row()
        return row.key if row is not None else ""

    # zoom

    @property
    def zoom(self) -> float:
        """The zoom in force, 1 for the size of the paper."""
        if isinstance(self._zoom, float):
            return self._zoom
        width, height = (part * _PIXELS_A_POINT for part in self._size())
        fitted = (self.viewport().width() - 2 * _AROUND - 2 * page_marks.MARGIN) / width
        if self._zoom == "page":
            room = self.viewport().height() - 2 * _AROUND
            room -= sum(one.extra for one in self.strips.values() if one.page == 0)
            fitted = min(fitted, room / height)
        return min(_WIDEST_FIT, max(_LEAST_FIT, fitted))

    @property
    def fits_width(self) -> bool:
        """Whether the zoom follows the width of the room."""
        return self._zoom == "width"

    def set_zoom(self, zoom: float | Fit, at: QPointF | None = None) -> None:
        """Zoom, 0.5 to 4, or fit the room; what is under `at`, or in the middle, stays."""
        before = self.scale
        point = at or QPointF(self.viewport().rect().center())
        under = self._offset() + point
        under -= QPointF(_AROUND, _AROUND + self._room_above(under.y()))
        self._zoom = zoom if isinstance(zoom, str) else min(MOST_ZOOM, max(LEAST_ZOOM, float(zoom)))
        self._lay_out()
        there = under / before * self.scale + QPointF(_AROUND, _AROUND) - point
        above = sum(
            one.extra for one in self._inserted if self._printed_cut(one) <= there.y() + point.y()
        )
        self.horizontalScrollBar().setValue(round(there.x()))
        self.verticalScrollBar().setValue(round(there.y() + above))
        self.zoomed.emit(round(self.zoom * 100))

    def zoom_to(self, how: str) -> None:
        """Zoom "in", "out", to the "actual" size, or so that the "width" or the "page" fits."""
        steps = {"in": ZOOM_STEP**2, "out": ZOOM_STEP**-2}
        fits: dict[str, Fit] = {"width": "width", "page": "page"}
        self.set_zoom(fits.get(how) or (self.zoom * steps[how] if how in steps else 1.0))

    def _size(self) -> tuple[float, float]:
        return self._pages.size if self._pages is not None else (595.3, 841.9)

    @property
    def scale(self) -> float:
        """Pixels a point."""
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

    @property
    def _inserted(self) -> list[Strip | Gap]:
        """What stands between the parts of the printed pages: what is below goes down."""
        return [*self._gaps, *self.strips.values()]

    def make_gaps(self, *gaps: Gap) -> None:
        """Room around the field over a line, and none anywhere else."""
        gaps = tuple(one for one in gaps if one.extra > 0)
        if gaps != self._gaps:
            self._gaps = gaps
            self._lay_out()

    def _printed_cut(self, strip: Strip | Gap) -> float:
        """Where what is below a strip begins, from the top of all pages as they print."""
        height = self._size()[1] * self.scale
        return _AROUND + strip.page * (height + _AROUND) + strip.cut * self.scale

    def _room_above(self, y: float) -> int:
        """Pixels that suggestions take above a height, from the top of all pages as shown."""
        above = 0
        for strip in sorted(self._inserted, key=lambda one: (one.page, one.cut)):
            if self._printed_cut(strip) + above + strip.extra <= y:
                above += strip.extra
        return above

    def _down(self, page: int, y: float, until: Strip | None = None) -> int:
        """Pixels by which what stands at a height of a page, in points, goes down; for a strip
        those of the strips before it.
        """
        down = 0
        for one in self._inserted:
            if one is until:
                break
            if one.page == page and one.cut <= y:
                down += one.extra
        return down

    def strip_place(self, strip: Strip) -> QPointF:
        """The top left of a strip's first row in the viewport."""
        at = self.page_place(strip.page).topLeft()
        down = self._down(strip.page, strip.middle, strip)
        return at + QPointF(strip.left, strip.top) * self.scale + QPointF(0, down)

    def _lay_out(self) -> None:
        # What fits the page depends on the room that suggestions take, and they on what fits.
        for _time in range(3 if self._zoom == "page" else 1):
            scale = self.scale
            for strip in self.strips.values():
                strip.lay_out(scale)
        self.updateGeometries()
        self.updateEditorGeometries()
        self.viewport().update()
        self.placed.emit()

    def page_place(self, page: int) -> QRectF:
        """A page in the viewport."""
        width, height = (part * self.scale for part in self._size())
        left = max(_AROUND, (self.viewport().width() - width) / 2)
        before = sum(one.extra for one in self._inserted if one.page < page)
        own = sum(one.extra for one in self._inserted if one.page == page)
        top = _AROUND + page * (height + _AROUND) + before
        return QRectF(left, top, width, height + own).translated(-self._offset())

    def _parts(self, page: int) -> Iterator[tuple[QRectF, QRect]]:
        """The printed page once for each part between two strips: where the whole of it would be,
        and what of it is to be seen.
        """
        width, height = (part * self.scale for part in self._size())
        whole = QRectF(self.page_place(page).topLeft(), QSizeF(width, height))
        cuts = sorted({one.cut for one in self._inserted if one.page == page and one.extra})
        top = 0.0
        for cut in (*cuts, height / self.scale):
            down = self._down(page, top)
            part = QRectF(0, top * self.scale, width, (cut - top) * self.scale)
            seen = part.translated(whole.topLeft() + QPointF(0, down)).toAlignedRect()
            yield whole.translated(0, down), seen
            top = cut

    def _in_view(self, pages: int) -> Iterator[Band]:
        """The bands in view, of so many pages."""
        view, ratio = self.viewport().rect(), self.viewport().devicePixelRatioF()
        for page in range(pages if self.isVisible() else 0):
            for whole, seen in self._parts(page):
                yield from self._tiles.bands(page, whole, seen & view, ratio)

    def place(self, part: PageBox) -> QRectF:
        """A rectangle of a page in the viewport."""
        return self._on_page(part.page, part.box)

    def more_place(self, row: PageRow) -> QRectF:
        """Where a count stands in the viewport."""
        line, page = self.place(row.boxes[0]), self.page_place(row.boxes[0].page)
        first, last = self.rows.edges
        # The margins are alike: where a photo stands before the words, the right one says so.
        edge = min(first, self._size()[0] - last)
        return page_marks.more_place(line, page, edge=edge * self.scale)

    def _on_page(self, page: int, box: Box) -> QRectF:
        x0, y0, x1, y1 = box
        scale, origin = self.scale, self.page_place(page).topLeft()
        origin += QPointF(0, self._down(page, (y0 + y1) / 2))
        return QRectF(x0 * scale, y0 * scale, (x1 - x0) * scale, (y1 - y0) * scale).translated(
            origin
        )

    def visualRect(self, index: Index) -> QRect:
        """Where a row stands in the viewport; of one over two pages its first part."""
        row = self.rows.row(index)
        if row is None or not row.boxes:
            return QRect()
        if row.key in self.strips:
            strip = self.strips[row.key]
            return strip.area.translated(self.strip_place(strip)).toAlignedRect()
        if row.kind == "more":
            return self.more_place(row).toRect()
        return self.place(row.boxes[0]).toAlignedRect()

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
            return [self.more_place(row)]
        if row.key in self.strips:
            places = [QRectF(self.visualRect(self.rows.at(row.key)))]
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
        if not 0 <= place.left() < room.width():
            side = self.horizontalScrollBar()
            side.setValue(side.value() + place.left() - 4 * GRID)
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
        width, height = (part * self.scale for part in self._size())
        pages = max(1, self._tiles.count)
        room = sum(one.extra for one in self._inserted)
        whole = QSize(
            round(width + 2 * _AROUND), round(pages * (height + _AROUND) + _AROUND + room)
        )
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
        """The pages that are in view, and what is said about their rows."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), theme().colour("sidebar"))
        if not self._tiles.count:
            page_marks.paint_coming(painter, self.page_place(0), self.viewport().rect())
        for page in range(self._tiles.count):
            place = self.page_place(page)
            if place.intersects(QRectF(event.rect())):
                painter.fillRect(place, Qt.GlobalColor.white)
                for whole, seen in self._parts(page):
                    painter.setClipRect(seen)
                    self._tiles.paint(painter, page, whole, seen & event.rect())
                painter.setClipping(False)
                page_marks.paint_edge(painter, place)
        self._paint_over(painter)
        painter.end()

    def _paint_over(self, painter: QPainter) -> None:
        """What is said about the rows, and where a drag ends."""
        touched = (self.key(), self._under)
        for key, strip in self.strips.items():
            place = self.strip_place(strip)
            for part in strip.over:
                painter.fillRect(self.place(part), Qt.GlobalColor.white)
            if strip.area.translated(place).intersects(QRectF(self.viewport().rect())):
                strip.paint(painter, place, self.scale, chosen=key == self.key())
        for row in self.rows.rows:
            if row.icon or row.key in touched:
                self._paint_row(painter, row)
        if self._drop is not None:
            like = page_marks.like(self.rows.rows, self._drag)
            places = [self.place(part) for one in like for part in (one.boxes[0], one.boxes[-1])]
            page_marks.paint_drop(painter, places, self._drop)

    def _paint_row(self, painter: QPainter, row: PageRow) -> None:
        places = [self.place(part) for part in row.boxes]
        if not places:
            return
        page = self.page_place(row.boxes[0].page)
        if row.kind == "more":
            chosen = row.key == self.key()
            page_marks.paint_more(painter, self.more_place(row), row, chosen=chosen)
            return
        if row.key in (self.key(), self._under) and row.key not in self.strips:
            page_marks.paint_ground(
                painter, places, chosen=row.key == self.key(), focus=self.hasFocus()
            )
        if row.icon:
            at = QRectF(self.visualRect(self.rows.at(row.key))) if row.own_row else places[0]
            page_marks.paint_mark(painter, at, page, row)
