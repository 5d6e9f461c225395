"""One entry in the picture of the timeline: a bar with as much of its words as fits."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from interview_app.i18n import _
from interview_app.ui.selection import click_when_toggled
from interview_app.ui.theme import GRID, Type, theme
from interview_app.ui.timeline_layout import Bar

TWO_ROWS = 28
"""Height in pixels at 100 % text size from which a bar's title stands over the rest."""


class BarButton(QAbstractButton):
    """One bar: drawn, pressed, focused and read aloud like a button."""

    stepped = Signal(int)

    def __init__(self, bar: Bar, parent: QWidget) -> None:
        super().__init__(parent)
        self.bar = bar
        self._in_hand = False
        self.setCheckable(True)
        click_when_toggled(self, lambda: self._in_hand)
        words = ", ".join(word for word in (bar.title, bar.detail) if word) or _(
            "Entry without a name"
        )
        dates = bar.dates.replace("present", _("present"))
        self.setAccessibleName(f"{words}, {dates}")
        self.setToolTip(f"{words}\n{dates}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right go to the neighbours."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        by = steps.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(by)

    def mark(self, in_hand: bool) -> None:
        """Whether its entry is the one in hand."""
        self._in_hand = in_hand
        self.setChecked(in_hand)

    def nextCheckState(self) -> None:
        """Whether it is the one in hand is decided by the picture, not by the press."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bar and as much of its words as fits."""
        work = self.bar.group == "work"
        ground = theme().colour(
            "accent" if self.isChecked() else "accent_soft" if work else "good_soft"
        )
        ink = theme().colour(
            "on_accent" if self.isChecked() else "accent_ink" if work else "good_ink"
        )
        painter = QPainter(self)
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        focused = self.hasFocus()
        edge = theme().colour("text") if focused else thin(ink, 110)
        painter.setPen(QPen(edge, 2 if focused else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5) if focused else frame, 5, 5)
        self._write(painter, frame.adjusted(GRID * 0.75, 0, -GRID * 0.75, 0), ink)
        painter.end()

    def _write(self, painter: QPainter, area: QRectF, ink: QColor) -> None:
        """As much as fits: the title over the rest where the bar is high enough, else both in one
        row.
        """
        if area.width() <= 22:
            return
        words = [word for word in (self.bar.title, self.bar.detail) if word]
        tall = self.height() >= theme().px(TWO_ROWS) and len(words) > 1
        rows = (
            [(words[0], Type.SECTION), (words[1], Type.SECONDARY)]
            if tall
            else [(" · ".join(words), Type.SECONDARY)]
        )
        painter.setPen(ink)
        top = area.top() + 3 if tall else area.top()
        height = (area.height() - 6) / 2 if tall else area.height()
        for at, (text, role) in enumerate(rows):
            painter.setFont(theme().font(role))
            shown = QFontMetricsF(painter.font()).elidedText(
                text, Qt.TextElideMode.ElideRight, area.width()
            )
            row = QRectF(area.left(), top + at * height, area.width(), height)
            painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def thin(colour: QColor, alpha: int) -> QColor:
    """The colour, see-through: `alpha` of 255."""
    thin = QColor(colour)
    thin.setAlpha(alpha)
    return thin
