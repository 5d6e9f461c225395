"""Small drawings for places where nothing is yet: what will stand there, in the colours of the
theme.

Each is drawn on a stage of 168 by 112 units, which are pixels at 100 % text size.
"""

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from interview_app.ui.look import icons
from interview_app.ui.look.theme import theme

STAGE = QSize(168, 112)
_ICON = QRectF(66, 40, 36, 36)


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
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour("accent_soft"))
        painter.drawRoundedRect(QRectF(20, 14, 128, 88), 44, 44)
        drawing = icons.scene(self._subject)
        if drawing:
            stage = QRectF(0, 0, STAGE.width(), STAGE.height())
            QSvgRenderer(QByteArray(drawing.encode())).render(painter, stage)
        else:
            drawn = icons.pixmap(self._subject, "accent_ink", size=36)
            painter.drawPixmap(_ICON, drawn, QRectF(drawn.rect()))
        painter.end()
