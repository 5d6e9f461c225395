"""Windows that never become so low that their words are cut.

Qt limits a window by its layout's minimum size, which does not know that wrapped text needs more
lines in a narrow window.
"""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

_TELLING = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show)


def keep_whole(window: QWidget) -> None:
    """From now on `window`, which has a layout, is at least as high as its wrapped words need at
    its width.

    It comes up no larger than its screen, and is never made higher: there is nowhere to see the
    rest.
    """
    window.installEventFilter(_Keeper(window))


class _Keeper(QObject):
    """Looks again whenever the window or what is in it changes its size."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() in _TELLING:
            self._limit()
            if event.type() is QEvent.Type.Show and self._window.isWindow():
                screen = self._window.screen().availableGeometry()
                self._window.resize(self._window.size().boundedTo(screen.size()))
        return False

    def _limit(self) -> None:
        layout = self._window.layout()
        if layout is None:
            return
        # The layout's own limit for the width stays in force: only the height is set here.
        width = max(self._window.width(), layout.totalMinimumSize().width())
        least = layout.totalMinimumHeightForWidth(width)
        if least < 0:
            least = layout.totalMinimumSize().height()
        screen = self._window.screen()
        most = screen.availableGeometry().height() if screen is not None else least
        if self._window.minimumHeight() != min(least, most):
            self._window.setMinimumHeight(min(least, most))
