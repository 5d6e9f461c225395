"""The match as a picture: what the posting asks above, the person's evidence by place below, and a
thread for each answer.

The list beside it says the same in words and is worked by keys; the picture is for the eye and the
mouse.
"""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from interview_app.domain.tailoring import Confidence
from interview_app.i18n import _, ngettext
from interview_app.ui import icons
from interview_app.ui.resumes.match_layout import Demand, Match, Place
from interview_app.ui.resumes.words import CONFIDENCE_MARKS, CONFIDENCES
from interview_app.ui.theme import GRID, Type, theme

HEIGHT = 148
"""Pixels at 100 %: two captions, the row of demands, the threads, and the row of places."""
_CAPTION, _DEMAND, _PLACE = 18, 28, 40
_GAP, _BREAK = 3, 16
"""Between two demands, and between what must be there and what is nice to have."""
_WORDS_FROM = 112
"""Width in pixels at 100 % from which a demand or a place has room for words."""
_DOT = 3.0
_SOFT = {
    Confidence.HIGH: "good_soft",
    Confidence.MEDIUM: "accent_soft",
    Confidence.LOW: "warn_soft",
}


class MatchPicture(QWidget):
    """Shows a `Match`. `chosen` carries the id of the demand that was pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = Match(demands=(), places=())
        self._in_hand = ""
        self._under = ""
        self.setAccessibleName(_("Posting and evidence"))
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme().changed.connect(self._fit)
        self._fit()

    def show_match(self, match: Match) -> None:
        """Show another match, or the same with other evidence."""
        self._match = match
        self.setAccessibleDescription(summary(match))
        self.update()

    def highlight(self, demand_id: str) -> None:
        """The threads of this demand stand out."""
        self._in_hand = demand_id
        self.update()

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(480, theme().px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """It asks for no room: where there is too little of it, it is not shown, and never makes
        the window larger.
        """
        return QSize(0, 0)

    def demand_area(self, demand_id: str) -> QRectF:
        """Where a demand is drawn, in pixels; an empty area when it is not there."""
        return next((area for one, area in self._demands() if one.id == demand_id), QRectF())

    def place_area(self, name: str) -> QRectF:
        """Where a place is drawn."""
        return next((area for one, area in self._places() if one.name == name), QRectF())

    def _fit(self) -> None:
        self.setMaximumHeight(theme().px(HEIGHT))
        self.updateGeometry()
        self.update()

    def _demands(self) -> list[tuple[Demand, QRectF]]:
        """Each demand with its area: all as wide as each other, with a break before what is only
        nice to have.
        """
        demands = self._match.demands
        if not demands:
            return []
        breaks = len({one.must for one in demands}) - 1
        room = self.width() - _GAP * (len(demands) - 1) - _BREAK * breaks
        each, top, height = max(room / len(demands), 2.0), theme().px(_CAPTION), theme().px(_DEMAND)
        found, left = list[tuple[Demand, QRectF]](), 0.0
        for at, one in enumerate(demands):
            if at and demands[at - 1].must != one.must:
                left += _BREAK
            found.append((one, QRectF(left, top, each, height)))
            left += each + _GAP
        return [(one, self._mirrored(area)) for one, area in found]

    def _places(self) -> list[tuple[Place, QRectF]]:
        """Each place with its area: wider with more cards, and never too narrow to be hit."""
        places = self._match.places
        if not places:
            return []
        room = self.width() - GRID * (len(places) - 1)
        weights = [2.0 + min(len(one.cards), 12) for one in places]
        height = theme().px(_PLACE)
        found, left = list[tuple[Place, QRectF]](), 0.0
        for one, weight in zip(places, weights, strict=True):
            width = max(room * weight / sum(weights), 4.0)
            found.append((one, QRectF(left, self.height() - height, width, height)))
            left += width + GRID
        return [(one, self._mirrored(area)) for one, area in found]

    def _mirrored(self, area: QRectF) -> QRectF:
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            area.moveLeft(self.width() - area.right())
        return area

    def _dots(self) -> dict[str, QPointF]:
        """Where each card's dot stands, by its id: in the upper part of its place."""
        found: dict[str, QPointF] = {}
        for place, area in self._places():
            step = (area.width() - 2 * GRID) / len(place.cards)
            for at, (card_id, _title) in enumerate(place.cards):
                x = area.left() + GRID + step * (at + 0.5)
                found[card_id] = QPointF(x, area.top() + theme().px(11))
        return found

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A demand that is pressed is the one in hand."""
        found = self._demand_at(event.position())
        if found is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(found.id)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """What can be pressed says so."""
        found = self._demand_at(event.position())
        under = found.id if found is not None else ""
        if under != self._under:
            self._under = under
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if under else Qt.CursorShape.ArrowCursor
            )
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._under = ""
        self.update()

    def event(self, event: QEvent) -> bool:
        """The tool tip is that of what is pointed at."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.words_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def words_at(self, point: QPointF) -> str:
        """What stands there, in words: a demand with its evidence, a card, or a place."""
        demand = self._demand_at(point)
        if demand is not None:
            return f"{demand.text}\n{strength_words(demand)}"
        place = next((one for one, area in self._places() if area.contains(point)), None)
        if place is None:
            return ""
        dots = self._dots()
        near = min(place.cards, key=lambda card: abs(dots[card[0]].x() - point.x()))
        name = place.name or _("About you")
        return f"{name}\n{near[1][:160]}"

    def _demand_at(self, point: QPointF) -> Demand | None:
        return next(
            (one for one, area in self._demands() if area.adjusted(-1, -4, 2, 4).contains(point)),
            None,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Captions, threads, and both rows over their ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        demands, dots = self._demands(), self._dots()
        self._draw_captions(painter, demands)
        in_hand = self._under or self._in_hand
        for one, area in sorted(demands, key=lambda pair: pair[0].id == in_hand):
            for card_id in one.cards:
                self._draw_thread(painter, area, dots[card_id], one, in_hand=one.id == in_hand)
        lit = next((set(one.cards) for one in self._match.demands if one.id == in_hand), set[str]())
        for place, area in self._places():
            self._draw_place(painter, place, area, dots, lit)
        for one, area in demands:
            self._draw_demand(painter, one, area, in_hand=one.id == in_hand)
        painter.end()

    def _draw_captions(self, painter: QPainter, demands: list[tuple[Demand, QRectF]]) -> None:
        painter.setFont(theme().font(Type.SECTION))
        painter.setPen(theme().colour("secondary"))
        for must, words in ((True, _("Must have")), (False, _("Nice to have"))):
            areas = [area for one, area in demands if one.must is must]
            if areas:
                whole = areas[0].united(areas[-1])
                line = QRectF(
                    whole.left(),
                    0,
                    max(whole.width(), theme().px(_WORDS_FROM)),
                    theme().px(_CAPTION) - 4,
                )
                if line.right() > self.width():
                    line.moveRight(self.width())
                painter.drawText(
                    line, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, words
                )

    def _draw_thread(
        self, painter: QPainter, area: QRectF, end: QPointF, demand: Demand, *, in_hand: bool
    ) -> None:
        start = QPointF(area.center().x(), area.bottom())
        bend = (end.y() - start.y()) * 0.55
        path = QPainterPath(start)
        path.cubicTo(start + QPointF(0, bend), end - QPointF(0, bend), end)
        colour = QColor(theme().colour(_ink(demand)))
        colour.setAlpha(255 if in_hand else 70)
        painter.setPen(QPen(colour, 2.0 if in_hand else 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _draw_demand(
        self, painter: QPainter, demand: Demand, area: QRectF, *, in_hand: bool
    ) -> None:
        ink = theme().colour(_ink(demand))
        style = Qt.PenStyle.DashLine if demand.strength is None else Qt.PenStyle.SolidLine
        edge = QColor(ink)
        edge.setAlpha(255 if in_hand or demand.strength is None else 90)
        painter.setPen(QPen(edge, 2 if in_hand else 1, style))
        ground = theme().colour("window" if demand.strength is None else _SOFT[demand.strength])
        painter.setBrush(ground)
        inner = 1.0 if in_hand else 0.5
        painter.drawRoundedRect(area.adjusted(inner, inner, -inner, -inner), 6, 6)
        side = theme().px(14)
        worded = area.width() >= theme().px(_WORDS_FROM)
        x = area.left() + GRID * 0.75 if worded else area.center().x() - side / 2
        icon = "circle" if demand.strength is None else CONFIDENCE_MARKS[demand.strength][0]
        right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if worded and right_to_left:
            x = area.right() - GRID * 0.75 - side
        if area.width() >= side:
            painter.drawPixmap(
                QPointF(x, area.center().y() - side / 2), icons.pixmap(icon, _ink(demand), size=14)
            )
        if worded:
            beside = GRID * 1.25 + side
            room = area.adjusted(
                *((GRID * 0.75, 0, -beside, 0) if right_to_left else (beside, 0, -GRID * 0.75, 0))
            )
            _draw_words(painter, room, demand.text, "text")

    def _draw_place(
        self, painter: QPainter, place: Place, area: QRectF, dots: dict[str, QPointF], lit: set[str]
    ) -> None:
        answers = any(card_id in lit for card_id, _title in place.cards)
        edge = theme().colour("accent_ink" if answers else "border")
        painter.setPen(QPen(edge, 1.5 if answers else 1))
        painter.setBrush(theme().colour("raised" if answers else "sidebar"))
        painter.drawRoundedRect(area.adjusted(0.75, 0.75, -0.75, -0.75), 7, 7)
        painter.setPen(Qt.PenStyle.NoPen)
        used = {card_id for one in self._match.demands for card_id in one.cards}
        for card_id, _title in place.cards:
            role = (
                "accent" if card_id in lit else "secondary" if card_id in used else "border_strong"
            )
            painter.setBrush(theme().colour(role))
            radius = theme().px(_DOT * 10) / 10 + (1 if card_id in lit else 0)
            painter.drawEllipse(dots[card_id], radius, radius)
        if area.width() >= theme().px(44):
            room = area.adjusted(GRID, theme().px(17), -GRID, -3)
            _draw_words(
                painter, room, place.name or _("About you"), "text" if answers else "secondary"
            )


def summary(match: Match) -> str:
    """What the picture shows, in a sentence."""
    count = len(match.demands)
    return ngettext(
        "{answered} of {n} is answered by your evidence",
        "{answered} of {n} are answered by your evidence",
        count,
    ).format(answered=match.answered, n=count)


def strength_words(demand: Demand) -> str:
    """How well a demand is answered."""
    return _("no evidence") if demand.strength is None else _(CONFIDENCES[demand.strength])


def _ink(demand: Demand) -> str:
    return "warn_ink" if demand.strength is None else CONFIDENCE_MARKS[demand.strength][1]


def _draw_words(painter: QPainter, room: QRectF, text: str, ink: str) -> None:
    painter.setFont(theme().font(Type.SECONDARY))
    shown = QFontMetricsF(painter.font()).elidedText(
        text, Qt.TextElideMode.ElideRight, room.width()
    )
    painter.setPen(theme().colour(ink))
    painter.drawText(room, Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter, shown)
