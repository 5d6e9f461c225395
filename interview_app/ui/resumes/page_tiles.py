"""Pictures of the pages at the size in which they are shown: of what is in view alone, in bands,
drawn from the lines and curves that Typst made.
"""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QByteArray, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

MOST_PIXELS = 25_000_000
"""Of all bands that are kept."""
_BAND_PIXELS = 4_000_000
"""Of one band: a page at its own size is one."""

Page = tuple[bytes, ...]
"""The layers of a page, from the lowest up."""
Band = tuple[int, int, int, int]
"""Page, place of the band, and the page's width and height in pixels of the screen."""


class PageTiles(QObject):
    """The pages of one résumé. A page that stays as it is keeps its pictures."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__()
        self._pages: tuple[Page, ...] = ()
        self._drawings: dict[bytes, QSvgRenderer] = {}
        self._bands: dict[Band, QPixmap] = {}
        self._ahead: list[tuple[QPixmap, Band, bytes]] = []
        self._then: Callable[[], object] = lambda: None
        self._between = QTimer(self, interval=0, singleShot=True)
        self._between.timeout.connect(self._go_on)

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    def show(self, pages: Sequence[Page], drawn: dict[Band, QPixmap] | None = None) -> None:
        """Take these pages, with what is drawn of them."""
        self._between.stop()
        same = self._same(pages)
        self._pages = tuple(pages)
        of_pages = {layer for page in pages for layer in page}
        self._drawings = {one: made for one, made in self._drawings.items() if one in of_pages}
        self._bands = {key: one for key, one in self._bands.items() if key[0] in same}
        self._bands |= drawn or {}

    def show_drawn(
        self, pages: Sequence[Page], wanted: Iterable[Band], then: Callable[[], object]
    ) -> None:
        """Draw these bands of pages to come, a layer at a time, so that the window goes on between
        them; the old pages stand until all are drawn. `then` is told when the new ones stand.
        """
        same = self._same(pages)
        drawn = {band: _paper(band) for band in wanted if band[0] not in same}
        self._ahead = [(drawn[band], band, layer) for band in drawn for layer in pages[band[0]]]

        def stand() -> None:
            self.show(pages, drawn)
            then()

        self._then = stand
        self._go_on()

    def _go_on(self) -> None:
        if self._ahead:
            self._paint_layer(*self._ahead.pop(0))
        if self._ahead:
            self._between.start()
        else:
            self._then()

    def _same(self, pages: Sequence[Page]) -> set[int]:
        """Pages that are there already."""
        return {at for at, page in enumerate(pages) if self._pages[at : at + 1] == (page,)}

    def bands(self, page: int, place: QRectF, seen: QRect, ratio: float) -> list[Band]:
        """The bands of a page that are in view; arguments as of `paint`."""
        width, height = round(place.width() * ratio), round(place.height() * ratio)
        view = QRectF(seen).intersected(place).translated(-place.topLeft())
        if view.isEmpty():
            return []
        high = _high(width)
        first, last = int(view.top() * ratio) // high, int(view.bottom() * ratio) // high
        return [(page, at, width, height) for at in range(first, last + 1) if at * high < height]

    def paint(self, painter: QPainter, page: int, place: QRectF, seen: QRect) -> None:
        """Paint a page, as far as it is in view.

        Args:
            painter: of what it is painted on.
            page: which one, from 0.
            place: the whole page there.
            seen: what of the ground is to be painted.
        """
        ratio = painter.device().devicePixelRatioF()
        for key in self.bands(page, place, seen, ratio):
            top = key[1] * _high(key[2]) / ratio
            band = self._band(key)
            band.setDevicePixelRatio(ratio)
            painter.drawPixmap(place.topLeft() + QRectF(0, top, 0, 0).topLeft(), band)

    def _band(self, key: Band) -> QPixmap:
        made = self._bands.pop(key, None)
        if made is None:
            made = _paper(key)
            for layer in self._pages[key[0]]:
                self._paint_layer(made, key, layer)
        self._bands[key] = made  # the last in the row is the last that is let go
        while len(self._bands) > 1 and self._pixels() > MOST_PIXELS:
            del self._bands[next(iter(self._bands))]
        return made

    def _pixels(self) -> int:
        return sum(one.width() * one.height() for one in self._bands.values())

    def _paint_layer(self, band: QPixmap, key: Band, layer: bytes) -> None:
        _page, at, width, height = key
        if layer not in self._drawings:
            self._drawings[layer] = QSvgRenderer(QByteArray(layer))
        painter = QPainter(band)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawings[layer].render(painter, QRectF(0, -at * _high(width), width, height))
        painter.end()


def _high(width: int) -> int:
    """Height of a band of a page so wide."""
    return max(1, _BAND_PIXELS // max(1, width))


def _paper(key: Band) -> QPixmap:
    _page, at, width, height = key
    band = QPixmap(width, max(1, min(_high(width), height - at * _high(width))))
    band.fill(Qt.GlobalColor.white)
    return band
