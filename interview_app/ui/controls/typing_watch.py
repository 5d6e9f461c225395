"""Whether somebody is typing just now, wherever in the app: then nothing comes up under their
fingers.
"""

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

LATELY = 2.0
"""Seconds after a letter in which more may follow."""


class TypingWatch(QObject):
    """Watches the widget that has the keyboard, and no other: a watch over all of them would be
    asked about every event of the app.
    """

    def __init__(
        self, parent: QObject | None = None, *, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._last = now() - LATELY
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)
        self._focus_changed(None, QApplication.focusWidget())

    @property
    def is_typing(self) -> bool:
        """Whether a letter was typed in the last two seconds."""
        return self._now() - self._last < LATELY

    def rest(self) -> None:
        """What was typed is done with: the person has clicked or approved since."""
        self._last = self._now() - LATELY

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note when a letter comes, by a key or by an input method."""
        pressed = event.type() == QEvent.Type.KeyPress
        words = event.text() if pressed and isinstance(event, QKeyEvent) else ""
        if event.type() == QEvent.Type.InputMethod or (words and words.isprintable()):
            self._last = self._now()
        return super().eventFilter(watched, event)

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        # The name of a file is done with when its dialog closes, as it is in the system's own.
        if now is not None and not isinstance(now.window(), QFileDialog):
            now.installEventFilter(self)
