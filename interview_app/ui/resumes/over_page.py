"""A notice over the page, which makes room for it; what stands beside the page does not move."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from interview_app.ui.controls import Notice
from interview_app.ui.look.theme import GRID, theme
from interview_app.ui.window.banner import GOOD_STANDS

_WIDEST = 760
_EVENTS = (
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
)


class OverPage(QObject):
    """Keeps a notice at the top of `page`, in its middle, and the page's own contents below it; of
    `room` around it while the page is not there.
    """

    def __init__(self, notice: Notice, room: QWidget, page: QWidget) -> None:
        super().__init__(notice)
        self._notice, self._room, self._page = notice, room, page
        notice.setParent(room)
        for widget in (notice, room, page):
            widget.installEventFilter(self)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(GOOD_STANDS)
        self._clock.timeout.connect(self._time_is_up)

    def goes(self, *, by_itself: bool) -> None:
        """Whether the notice takes itself away after a while."""
        self._clock.start() if by_itself else self._clock.stop()

    def _time_is_up(self) -> None:
        focus = QApplication.focusWidget()
        if self._notice.underMouse() or (focus and self._notice.isAncestorOf(focus)):
            self._clock.start()
        else:
            self._notice.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is below has another size, or the notice says something else."""
        if event.type() in _EVENTS and not (
            watched is self._notice and event.type() is QEvent.Type.Resize
        ):
            self._place()
        return False

    def _place(self) -> None:
        over = self._page if self._page.isVisible() else self._room
        corner = over.mapTo(self._room, QPoint())
        width = min(over.width() - 4 * GRID, theme().px(_WIDEST))
        left = corner.x() + (over.width() - width) // 2
        # Its buttons stand beside its words or below them, which its width decides.
        self._notice.resize(width, self._notice.height())
        height = self._notice.heightForWidth(width)
        self._notice.setGeometry(left, corner.y() + 2 * GRID, width, height)
        self._notice.raise_()
        self._keep_free(height + 3 * GRID if over is self._page else 0)

    def _keep_free(self, height: int) -> None:
        """The head of the page is not covered: its contents begin below what is told."""
        layout = self._page.layout()
        top = height if self._notice.isVisible() else 0
        if layout is not None and layout.contentsMargins().top() != top:
            layout.setContentsMargins(0, top, 0, 0)
