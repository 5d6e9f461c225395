"""Pictures of the pages at the size in which they are shown: of what is in view alone, in bands,
drawn from the lines and curves that Typst made.
"""

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

MOST_PIXELS = 25_000_000
"""Of all bands that are kept."""
_BAND = 512
"""Height of a band, in pixels of the screen."""

Band = tuple[int, int, int, int]
"""Page, place of the band, and the page's width and height in pixels of the screen."""


class PageTiles:
    """The pages of one résumé. A page that stays as it is keeps its pictures."""

    def __init__(self) -> None:
        self._pages: tuple[bytes, ...] = ()
        self._drawings: dict[int, QSvgRenderer] = {}
        self._bands: dict[Band, QPixmap] = {}

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    def show(self, pages: Sequence[bytes]) -> None:
        """Take these pages, an SVG each."""
        pages = tuple(pages)
        same = {at for at, page in enumerate(pages) if self._pages[at : at + 1] == (page,)}
        self._pages = pages
        self._drawings = {at: one for at, one in self._drawings.items() if at in same}
        self._bands = {key: one for key, one in self._bands.items() if key[0] in same}

    def paint(self, painter: QPainter, page: int, place: QRectF, seen: QRect) -> None:
        """Paint a page, as far as it is in view.

        Args:
            painter: of what it is painted on.
            page: which one, from 0.
            place: the whole page there.
            seen: what of the ground is to be painted.
        """
        ratio = painter.device().devicePixelRatioF()
        width, height = round(place.width() * ratio), round(place.height() * ratio)
        view = QRectF(seen).intersected(place).translated(-place.topLeft())
        first, last = int(view.top() * ratio) // _BAND, int(view.bottom() * ratio) // _BAND
        for at in range(first, last + 1):
            band = self._band((page, at, width, height), ratio)
            painter.drawPixmap(
                place.topLeft() + QRectF(0, at * _BAND / ratio, 0, 0).topLeft(), band
            )

    def _band(self, key: Band, ratio: float) -> QPixmap:
        made = self._bands.pop(key, None) or self._draw(key, ratio)
        self._bands[key] = made  # the last in the row is the last that is let go
        while len(self._bands) > 1 and self._pixels() > MOST_PIXELS:
            del self._bands[next(iter(self._bands))]
        return made

    def _pixels(self) -> int:
        return sum(one.width() * one.height() for one in self._bands.values())

    def _draw(self, key: Band, ratio: float) -> QPixmap:
        page, at, width, height = key
        if page not in self._drawings:
            self._drawings[page] = QSvgRenderer(QByteArray(self._pages[page]))
        band = QPixmap(width, max(1, min(_BAND, height - at * _BAND)))
        band.fill(Qt.GlobalColor.white)
        painter = QPainter(band)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawings[page].render(painter, QRectF(0, -at * _BAND, width, height))
        painter.end()
        band.setDevicePixelRatio(ratio)
        return band
