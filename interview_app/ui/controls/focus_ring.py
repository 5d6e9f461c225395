"""The ring around what has the focus and has no border of its own to say so."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from interview_app.ui.look.theme import theme

_WIDTH, _ROUND = 2.0, 6.0
"""Of its line and its corners, in pixels."""
_BY_MOUSE = Qt.FocusReason.MouseFocusReason


class FocusRing(QWidget):
    """Drawn over a part to read in, so that nothing in it moves; who came by a click knows where
    they are.
    """

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        owner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come and go with the focus of its owner."""
        if isinstance(event, QFocusEvent):
            self.setVisible(event.gotFocus() and event.reason() is not _BY_MOUSE)
            self._fit()
        elif event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        owner = self.parentWidget()
        if owner is not None and self.isVisible():
            self.setGeometry(owner.rect())
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """In the colour of every focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme().colour("accent_ink"), _WIDTH))
        inside = _WIDTH / 2
        rect = QRectF(self.rect()).adjusted(inside, inside, -inside, -inside)
        painter.drawRoundedRect(rect, _ROUND, _ROUND)
        painter.end()
