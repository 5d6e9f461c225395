"""One page as a picture, with places marked on it."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QScrollArea, QWidget

from interview_app.domain.provenance import Box
from interview_app.i18n import _
from interview_app.ui.controls import FocusRing
from interview_app.ui.look.theme import GRID, Type, theme

A4_POINTS = (595.0, 842.0)
LEAST_ZOOM, MOST_ZOOM, ZOOM_STEP = 0.5, 4.0, 1.25
"""Zoom relative to the width of the view."""
_AROUND = 2.0
"""How far a mark reaches beyond its box, in points."""


class _Page(QWidget):
    """Paints the page and its marks at a scale in pixels a point. `picked`: see `PageCanvas`."""

    picked = Signal(int, QPoint)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setAccessibleName(_("Page picture"))
        self.picture = QPixmap()
        self.points = A4_POINTS
        self.boxes: tuple[Box, ...] = ()
        self.taken: tuple[Box, ...] = ()
        self.left: tuple[Box, ...] = ()
        self.told = ""
        self.scale = 1.0

    def fit(self, width: float) -> None:
        """Be this wide, in pixels."""
        self.scale = width / self.points[0]
        self.setFixedSize(QSize(round(width), round(self.points[1] * self.scale)))
        self.update()

    def place(self, box: Box) -> QRectF:
        """A box in points as pixels of this widget."""
        x0, y0, x1, y1 = box
        grown = (x0 - _AROUND, y0 - _AROUND, x1 - x0 + 2 * _AROUND, y1 - y0 + 2 * _AROUND)
        return QRectF(*(part * self.scale for part in grown))

    def _at(self, event: QMouseEvent) -> int:
        """The least place of a value or a line under the mouse, -1 where there is none."""
        places = [self.place(box) for box in (*self.taken, *self.left)]
        hits = [n for n, one in enumerate(places) if one.contains(event.position())]
        return min(hits, key=lambda n: places[n].width() * places[n].height(), default=-1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Where something may be picked, the mouse says so."""
        hand = Qt.CursorShape.PointingHandCursor
        self.setCursor(hand if self._at(event) >= 0 else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick what is under the mouse."""
        if event.button() is Qt.MouseButton.LeftButton and (at := self._at(event)) >= 0:
            self.picked.emit(at, event.globalPosition().toPoint())

    def paintEvent(self, event: QPaintEvent) -> None:
        """White paper, the picture, the marks; or a sentence where there is no picture."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.fillRect(self.rect(), QColor("white"))
        if self.picture.isNull():
            painter.setFont(theme().font(Type.BODY))
            painter.setPen(QColor("#5b5b64"))
            area = self.rect().adjusted(4 * GRID, 4 * GRID, -4 * GRID, -4 * GRID)
            flags = (
                Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            )
            painter.drawText(area, flags, self.told)
        else:
            painter.drawPixmap(self.rect(), self.picture)
            self._paint_tints(painter)
        for box in self.boxes:
            place = self.place(box)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#ffe066"))
            painter.drawRoundedRect(place, 3, 3)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.setPen(QPen(QColor("#875200"), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place, 3, 3)
        painter.setPen(QPen(theme().colour("border_strong"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def _paint_tints(self, painter: QPainter) -> None:
        """What is in a field very lightly, what is in none with a line under it."""
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#fff8d9"))
        for box in self.taken:
            painter.drawRect(self.place(box))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setPen(QPen(QColor("#5b5b64"), 1.5, Qt.PenStyle.DashLine))
        for box in self.left:
            place = self.place(box)
            painter.drawLine(place.bottomLeft(), place.bottomRight())


class PageCanvas(QScrollArea):
    """The page in a scrolling view, as wide as the view at zoom 1; keys Ctrl++ and Ctrl+-.

    `picked`: the person clicked one of the places of `tint`; its number, those that are taken
    first, and where on the screen.
    """

    picked = Signal(int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAccessibleName(_("Source page"))
        FocusRing(self)
        self.zoom = 1.0
        self._page = _Page()
        self._page.picked.connect(self.picked)
        self.setWidget(self._page)
        keys = QKeySequence.StandardKey
        for key, step in ((keys.ZoomIn, 1), (keys.ZoomOut, -1)):
            nearer = QShortcut(QKeySequence(key), self)
            nearer.activated.connect(lambda step=step: self.zoom_by(step))

    def show_page(self, picture: QPixmap, points: tuple[float, float]) -> None:
        """Show a page; `points` are its width and height in PDF points."""
        self._page.picture = picture
        self._page.points = points if points[0] > 0 and points[1] > 0 else A4_POINTS
        self._page.told = ""
        self._fit()

    def tell(self, sentence: str) -> None:
        """Show a sentence where the page would be."""
        self._page.picture = QPixmap()
        self._page.points = A4_POINTS
        self._page.told = sentence
        self._page.boxes = self._page.taken = self._page.left = ()
        self._fit()

    def mark(self, boxes: tuple[Box, ...]) -> None:
        """Mark these places and bring the first into view."""
        self._page.boxes = boxes
        self._page.update()
        self._show_mark()

    def tint(self, taken: tuple[Box, ...], left: tuple[Box, ...]) -> None:
        """What of the page is in a field, and what is in none."""
        self._page.taken, self._page.left = taken, left
        self._page.update()

    def marked(self) -> list[QRect]:
        """The marked places in pixels of the page, for tests and tools."""
        return [self._page.place(box).toRect() for box in self._page.boxes]

    def told(self) -> str:
        """The sentence that stands where the page would be."""
        return self._page.told

    def zoom_by(self, step: int) -> None:
        """One step nearer (1) or farther (-1)."""
        self.zoom = min(MOST_ZOOM, max(LEAST_ZOOM, self.zoom * ZOOM_STEP**step))
        self._fit()

    def zoom_fit(self) -> None:
        """As wide as the view again."""
        self.zoom = 1.0
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the page as wide as the zoom wants."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        # The scroll bar's room is always kept, so that showing it does not change the scale that
        # made it needed.
        room = self.width() - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width()
        self._page.fit(max(120.0, room * self.zoom))
        self._show_mark()

    def _show_mark(self) -> None:
        if self._page.boxes:
            centre: QPointF = self._page.place(self._page.boxes[0]).center()
            margin = self.viewport().height() // 3
            self.ensureVisible(
                round(centre.x()), round(centre.y()), self.viewport().width() // 4, margin
            )
