"""The small things between messages: dates, notes, and the sign that the other side thinks."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Label
from interview_app.ui.theme import Type, theme


class Mark(Label):
    """A quiet, centred line: a date, or what happened to the conversation."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, Type.SECONDARY, "secondary", wrap=True, parent=parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def natural_width(self, available: int) -> int:
        """The whole line."""
        return available

    def fit(self, width: int) -> int:
        """The height of its text."""
        return self.heightForWidth(width)


class ThinkingMark(QWidget):
    """Three dots where the next message will stand; they breathe unless motion is reduced."""

    author = "leader"

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_("Thinking"))
        self._beat = 0
        self._timer = QTimer(self)
        self._timer.setInterval(220)
        self._timer.timeout.connect(self._step)

    def natural_width(self, available: int) -> int:
        """A small bubble."""
        return min(available, theme().px(54))

    def fit(self, width: int) -> int:
        """As high as a bubble of one line."""
        return theme().px(34)

    def sizeHint(self) -> QSize:
        """A small bubble."""
        return QSize(theme().px(54), theme().px(34))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin."""
        if not theme().reduce_motion:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest."""
        self._timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bubble and its dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour("bubble"))
        painter.drawRoundedRect(self.rect(), 14, 14)
        side = theme().px(6)
        for at in range(3):
            strong = self._timer.isActive() and self._beat % 3 == at
            painter.setBrush(theme().colour("secondary" if strong else "disabled"))
            middle = self.width() // 2 + (at - 1) * theme().px(11)
            painter.drawEllipse(middle - side // 2, (self.height() - side) // 2, side, side)
        painter.end()

    def _step(self) -> None:
        self._beat += 1
        self.update()
