"""The small things between messages: the welcome, dates, notes, and the sign that the other side
thinks.
"""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Label
from interview_app.ui.controls.scenes import Scene
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type, theme


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
        self._timer = QTimer(self, interval=220)
        self._timer.timeout.connect(self._step)

    def natural_width(self, available: int) -> int:
        """A small bubble."""
        return min(available, theme().px(54))

    def fit(self, width: int) -> int:
        """As high as a bubble of one line."""
        return theme().px(34)

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


class Welcome(QWidget):
    """Stands above the first message of somebody who has said nothing yet, and goes up with it."""

    def __init__(self) -> None:
        super().__init__()
        row = hbox(self, (0, GRID, 0, GRID), 3 * GRID)
        row.addWidget(Scene("resume"), 0, Qt.AlignmentFlag.AlignVCenter)
        texts = vbox(spacing=GRID // 2)
        texts.addStretch(1)
        texts.addWidget(
            Label(_("Your working life, in your own words"), Type.PAGE_TITLE, wrap=True)
        )
        words = _("First an interview, then résumés in which every line can be traced.")
        fill(texts, Label(words, Type.BODY, "secondary", wrap=True), STRETCH)
        row.addLayout(texts, 1)

    def natural_width(self, available: int) -> int:
        """All there is."""
        return available

    def fit(self, width: int) -> int:
        """As high as its drawing, or its words where they wrap."""
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else 0
