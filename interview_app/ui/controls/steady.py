"""What somebody works in keeps its place on the screen, whatever comes or grows above it."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid

from interview_app.ui.look.theme import GRID


class Steady(QObject):
    """Scrolls a view by as much as the part with the focus was moved by what is around it; only who
    scrolls, or goes to another part, moves what they look at.
    """

    def __init__(self, view: QScrollArea) -> None:
        super().__init__(view)
        self._view = view
        self._part: QWidget | None = None
        self._top = 0
        # Queued: what is inside has its place only after the bar has its range.
        bar = view.verticalScrollBar()
        bar.rangeChanged.connect(self._hold, Qt.ConnectionType.QueuedConnection)
        self._inside.installEventFilter(self)
        bar.valueChanged.connect(self._note)
        bar.valueChanged.connect(self._give_back)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._note)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is lower than the view grows without a change of its range, too."""
        if event.type() is QEvent.Type.LayoutRequest:
            QTimer.singleShot(0, self, self._hold)
        return False

    def _note(self, *_change: object) -> None:
        """Here it is now, because somebody wanted it so."""
        if isValid(self._view):  # the focus leaves a window that goes, too
            self._part = self._in_hand()
            self._top = self._place()

    def _hold(self) -> None:
        part = self._in_hand()
        if part is None:
            return
        if part is self._part:
            bar = self._view.verticalScrollBar()
            wanted = bar.value() + self._place() - self._top
            if wanted > bar.maximum():
                # Room below it, so that what came above can be scrolled away: with it this is done.
                self._inside.setMinimumHeight(wanted + self._view.viewport().height())
                return
            bar.setValue(wanted)
        # What grows while it is typed stays in view too. A row or a button that was clicked does
        # not: nothing must move under the mouse.
        if part.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
            self._view.ensureWidgetVisible(part, 0, 2 * GRID)
        self._note()

    def _give_back(self, scrolled: int) -> None:
        """At the top nothing rests on the room below."""
        if scrolled == 0:
            self._inside.setMinimumHeight(0)

    @property
    def _inside(self) -> QWidget:
        inside = self._view.widget()
        assert inside is not None
        return inside

    def _in_hand(self) -> QWidget | None:
        focused, inside = QApplication.focusWidget(), self._view.widget()
        if focused is None or inside is None or not inside.isAncestorOf(focused):
            return None
        return focused

    def _place(self) -> int:
        """Pixels from the top of the view to that of the part."""
        part = self._part
        return part.mapTo(self._view, QPoint()).y() if part is not None else 0
