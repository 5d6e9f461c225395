"""Small drawings for places where nothing is yet: what will stand there, in the colours of the
theme.

Each is drawn on a stage of 168 by 112 units, which are pixels at 100 % text size.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from interview_app.ui import icons
from interview_app.ui.theme import theme

STAGE = QSize(168, 112)


class Scene(QWidget):
    """One drawing, by the name of its subject; of what has none, its icon on a soft ground. It
    decorates, and has no name.
    """

    def __init__(self, subject: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme().follow(self._fit)

    def _fit(self) -> None:
        self.setFixedSize(theme().px(STAGE.width()), theme().px(STAGE.height()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, and the subject on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.width() / STAGE.width(), self.height() / STAGE.height())
        _fill(painter, "accent_soft")
        painter.drawRoundedRect(QRectF(20, 14, 128, 88), 44, 44)
        draw = _DRAWN.get(self._subject)
        if draw is not None:
            draw(painter)
        else:
            _icon(painter, self._subject, QPointF(84, 58), 36)
        painter.end()


def _fill(painter: QPainter, role: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().colour(role))


def _sheet(
    painter: QPainter, area: QRectF, *, radius: float = 5, edge: str = "border_strong"
) -> None:
    painter.setPen(QPen(theme().colour(edge), 1.2))
    painter.setBrush(theme().colour("raised"))
    painter.drawRoundedRect(area, radius, radius)


def _bar(
    painter: QPainter,
    x: float,
    y: float,
    width: float,
    role: str = "border_strong",
    height: float = 4,
) -> None:
    _fill(painter, role)
    painter.drawRoundedRect(QRectF(x, y, width, height), height / 2, height / 2)


def _icon(
    painter: QPainter, name: str, centre: QPointF, side: int, colour: str = "accent_ink"
) -> None:
    drawn = icons.pixmap(name, colour, size=side)
    painter.drawPixmap(
        QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
        drawn,
        QRectF(drawn.rect()),
    )


def _thread(painter: QPainter, start: QPointF, end: QPointF) -> None:
    path = QPainterPath(start)
    middle = (start.x() + end.x()) / 2
    path.cubicTo(QPointF(middle, start.y()), QPointF(middle, end.y()), end)
    painter.setPen(QPen(theme().colour("accent"), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _resume(painter: QPainter) -> None:
    """A page whose lines lead to cards."""
    _sheet(painter, QRectF(34, 8, 60, 92))
    _bar(painter, 42, 17, 30, "text", 5)
    for at, width in enumerate((40, 44, 34, 42, 38)):
        _bar(painter, 42, 31 + 13 * at, width)
    for line, card in ((33, 24), (59, 58), (72, 92)):
        _thread(painter, QPointF(88, line), QPointF(112, card - 4))
    for y in (11, 45, 79):
        _sheet(painter, QRectF(112, y, 40, 22), edge="accent_ink")
        _icon(painter, "check", QPointF(122, y + 11), 12, "good_ink")
        _bar(painter, 131, y + 9, 15)


def _timeline(painter: QPainter) -> None:
    """Bars over years, one after the other, up to today."""
    painter.setPen(QPen(theme().colour("border_strong"), 1.2))
    painter.drawLine(QPointF(20, 92), QPointF(148, 92))
    for x in (34, 62, 90, 118):
        painter.drawLine(QPointF(x, 89), QPointF(x, 95))
    for x, y, width, ground, edge in (
        (28, 66, 36, "good_soft", "good_ink"),
        (48, 44, 44, "raised", "accent_ink"),
        (90, 22, 48, "accent", "accent"),
    ):
        painter.setPen(QPen(theme().colour(edge), 1.2))
        painter.setBrush(theme().colour(ground))
        painter.drawRoundedRect(QRectF(x, y, width, 16), 5, 5)
        _bar(painter, x + 7, y + 6.5, width - 20, "on_accent" if ground == "accent" else edge, 3)
    painter.setPen(QPen(theme().colour("accent_ink"), 1.6))
    painter.drawLine(QPointF(138, 14), QPointF(138, 92))


def _evidence(painter: QPainter) -> None:
    """Cards on a pile, the uppermost with somebody's own words."""
    for turn, shift in ((-9, -9), (5, 8)):
        painter.save()
        painter.translate(84 + shift, 56)
        painter.rotate(turn)
        _sheet(painter, QRectF(-40, -30, 80, 60), radius=7)
        painter.restore()
    _sheet(painter, QRectF(44, 26, 80, 60), radius=7, edge="accent_ink")
    _icon(painter, "quote", QPointF(57, 39), 14)
    for y, width in ((37, 46), (52, 64), (63, 56), (74, 30)):
        _bar(painter, 68 if y == 37 else 52, y, width)
    _fill(painter, "good_soft")
    painter.drawEllipse(QPointF(122, 84), 13, 13)
    _icon(painter, "check", QPointF(122, 84), 16, "good_ink")


def _documents(painter: QPainter) -> None:
    """Papers on their way into a tray."""
    painter.save()
    painter.translate(70, 46)
    painter.rotate(-8)
    _sheet(painter, QRectF(-22, -32, 44, 58))
    painter.restore()
    _sheet(painter, QRectF(74, 8, 46, 62))
    for y, width in ((18, 22), (29, 32), (38, 28), (47, 32)):
        _bar(painter, 81, y, width, "accent_ink" if y == 18 else "border_strong")
    tray = QPainterPath(QPointF(40, 70))
    for x, y in ((48, 98), (120, 98), (128, 70), (106, 70), (100, 80), (68, 80), (62, 70)):
        tray.lineTo(x, y)
    tray.closeSubpath()
    painter.setPen(QPen(theme().colour("accent_ink"), 1.6, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(theme().colour("raised"))
    painter.drawPath(tray)


def _person(painter: QPainter) -> None:
    """A card with somebody's name and how to reach them."""
    _sheet(painter, QRectF(32, 24, 104, 66), radius=8, edge="accent_ink")
    _fill(painter, "accent_soft")
    painter.drawEllipse(QPointF(58, 52), 15, 15)
    _icon(painter, "person", QPointF(58, 52), 20)
    for y, width, role in (
        (42, 44, "text"),
        (53, 34, "border_strong"),
        (72, 88, "border_strong"),
        (80, 60, "border_strong"),
    ):
        _bar(painter, 82 if y < 60 else 41, y, width, role)


_DRAWN: dict[str, Callable[[QPainter], None]] = {
    "resume": _resume,
    "timeline": _timeline,
    "evidence": _evidence,
    "documents": _documents,
    "person": _person,
}
