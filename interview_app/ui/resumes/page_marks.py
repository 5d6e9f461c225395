"""What is painted over the page: the ground of a line, marks in the margins, where a drag ends. The
paper is white in the dark as well, so these colours are the light ones.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from interview_app.i18n import _
from interview_app.ui.look import icons
from interview_app.ui.look.colours import LIGHT
from interview_app.ui.look.theme import Type, theme
from interview_app.ui.resumes.page_rows import PageRow

MARGIN = 4
"""Pixels beside the page for nothing but air."""
_SIGN = 16
"""The side of a mark, in pixels at 100 % text size."""
_AROUND = 3.0
_COUNT, _LEAST_COUNT, _BESIDE = 34, 14.0, 3.0
"""Pixels: the width of a count at 100 % text size, its least, and the air on both of its sides."""
_LEAST_DIGITS = 7
_FLATTEST = 0.5
"""Of a count's height at the least; its digits keep to it."""


def like(rows: Sequence[PageRow], key: str) -> list[PageRow]:
    """The rows that a row can change places with, itself included: lines of its entry, entries of
    its section, sections.
    """
    row = next((one for one in rows if one.key == key), None)
    if row is None or row.kind not in ("line", "entry", "section") or not row.of:
        return []
    return [one for one in rows if (one.kind, one.of) == (row.kind, row.of) and one.boxes]


def mark_place(line: QRectF, page: QRectF) -> QRectF:
    """Where the mark of a line stands: in the right margin, beside its first row."""
    side = theme().px(_SIGN)
    return QRectF(page.right() - side - 8, line.top() + 1, side, side)


def more_place(line: QRectF, page: QRectF, *, edge: float) -> QRectF:
    """Where the count of what an entry leaves out stands: in the left margin, at its last row. It
    never lies over words: where the margin is narrow, the mark is smaller.

    `edge`: where the words of the page begin, in pixels from the page's left.
    """
    whole = theme().px(_COUNT)
    width = min(whole, max(edge - _AROUND - 2 * _BESIDE, _LEAST_COUNT))
    height = theme().px(_SIGN + 2) * max(width / whole, _FLATTEST)
    return QRectF(page.left() + _BESIDE, line.bottom() - height, width, height)


def paint_coming(painter: QPainter, place: QRectF, seen: QRect) -> None:
    """The paper and what is said on it, as far as it is `seen`, until its page is there."""
    painter.fillRect(place, Qt.GlobalColor.white)
    paint_edge(painter, place)
    painter.setPen(Qt.GlobalColor.gray)
    painter.setFont(theme().font(Type.BODY))
    painter.drawText(
        place & QRectF(seen), Qt.AlignmentFlag.AlignCenter, _("Your page is being set…")
    )


def paint_edge(painter: QPainter, page: QRectF) -> None:
    """A hairline around the paper."""
    painter.setPen(QPen(theme().colour("border_strong"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(page)


def paint_ground(painter: QPainter, places: Sequence[QRectF], *, chosen: bool, focus: bool) -> None:
    """The ground of the line in hand, or under the mouse."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(LIGHT.accent_soft if chosen else LIGHT.hover))
    grown = [one.adjusted(-_AROUND, -1, _AROUND, 1) for one in places]
    for place in grown:
        painter.drawRoundedRect(place, 4, 4)
    painter.restore()
    if chosen and focus:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(LIGHT.accent), 1.5))
        for place in grown:
            painter.drawRoundedRect(place, 4, 4)


def paint_mark(painter: QPainter, line: QRectF, page: QRectF, row: PageRow) -> None:
    """The mark of a line that something is to be said about."""
    sign = icons.drawn(row.icon, getattr(LIGHT, row.colour), size=_SIGN)
    painter.drawPixmap(mark_place(line, page).topLeft(), sign)


def paint_more(painter: QPainter, place: QRectF, row: PageRow, *, chosen: bool) -> None:
    """How many approved facts of an entry are not on the page, or wait for the person; at the top
    what there is to say of the whole page.
    """
    waits = row.icon == "warning"
    ground = LIGHT.accent_soft if chosen else LIGHT.warn_soft if waits else LIGHT.hover
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
    painter.setPen(QColor(LIGHT.warn_ink if waits else LIGHT.secondary))
    font = theme().font(Type.SECTION)
    size = font.pixelSize() * place.width() / theme().px(_COUNT)
    font.setPixelSize(max(round(size), _LEAST_DIGITS))
    painter.setFont(font)
    sign = {"warning": "!", "plus": "+"}.get(row.icon, "✓")
    told = f"{sign} {row.count}" if row.count else sign
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, told)


def paint_drop(painter: QPainter, places: Sequence[QRectF], before: int) -> None:
    """A line where what is dragged would come; `places`: the first and last part of each of its
    like.
    """
    at = 2 * before
    y = places[at].top() - 1 if at < len(places) else places[-1].bottom() + 1
    beside = places[min(at, len(places) - 1)]
    right = max(one.right() for one in places)
    painter.setPen(QPen(QColor(LIGHT.accent), 2))
    painter.drawLine(QPointF(beside.left() - 10, y), QPointF(right, y))
