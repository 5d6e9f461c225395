"""What can be worked on over the page: the field of a line, the buttons of a suggestion, a card.

A list tells assistive programs of its rows and of no widget that lies over them; these lie on a
layer of their own beside it, and are found there.
"""

from PySide6.QtCore import QChildEvent, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QRegion, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

_MOVED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.ParentChange)
_CHANGED = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.ShowToParent,
    QEvent.Type.HideToParent,
)


class PageLayer(QWidget):
    """As large as what is seen of the page and where it is; it is there only where its widgets are,
    and what they have no use for is the page's.
    """

    def __init__(self, page: QAbstractScrollArea) -> None:
        super().__init__()
        # Kept: while Qt takes the page down, it must not be asked for its parts.
        self._page, self._view = page, page.viewport()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for one in (self._page, self._view):
            one.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page is elsewhere, or a widget of the layer is."""
        if watched is self._page or watched is self._view:
            if event.type() in _MOVED:
                self._follow()
        elif event.type() in _CHANGED:
            self._cut_out()
        return False

    def childEvent(self, event: QChildEvent) -> None:
        """A widget came; one that goes was hidden before."""
        if event.added():
            event.child().installEventFilter(self)

    def _follow(self) -> None:
        around = self._page.parentWidget()
        if around is None:
            return
        if self.parentWidget() is not around:
            self.setParent(around)
            self._cut_out()
        self.setGeometry(QRect(self._view.mapTo(around, QPoint(0, 0)), self._view.size()))
        self.raise_()

    def _cut_out(self) -> None:
        parts = [one for one in self.children() if isinstance(one, QWidget)]
        some = any(not one.isHidden() for one in parts)
        # What is shown with the layer may take another place then: looked at afterwards.
        self.setVisible(some and self.parentWidget() is not None)
        region = QRegion()
        for one in parts:
            if not one.isHidden():
                region += one.geometry()
        # Without a mask the layer would lie over the whole page.
        self.setMask(region)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page scrolls under a button, too."""
        QApplication.sendEvent(self._view, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that a button has no use for is the page's."""
        QApplication.sendEvent(self._page, event)
