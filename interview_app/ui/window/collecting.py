"""Python's search for garbage, in the thread of Qt alone.

The collector runs in whichever thread happens to make the object that is one too many: the actor's,
a matching thread's. When it finds widgets there, it destroys them there, and Qt falls. So the
search that Python starts by itself is turned off for the process, and the same search, by Python's
own thresholds, is made by a timer of the window's thread. `application` makes the `QApplication` so
wherever one is made: an actor's thread runs beside the window, a tour and a benchmark alike.
"""

import gc
import sys

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

_EVERY = 1000
"""Milliseconds between two looks; what waits until then is some thousand small objects."""


def application() -> QApplication:
    """The process's `QApplication`; one that is made here searches for garbage in its own
    thread.
    """
    known = QApplication.instance()
    if isinstance(known, QApplication):
        return known
    made = QApplication(sys.argv[:1])
    Collecting(made)
    return made


def collect_due() -> None:
    """Search the generations that are due by Python's thresholds, the oldest of them with those
    younger than it.
    """
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = [
        generation
        for generation in range(len(counts))
        if counts[generation] > thresholds[generation] > 0
    ]
    if due:
        gc.collect(due[-1])


class Collecting(QObject):
    """Takes the search over for as long as it lives; to be made in the thread of Qt."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_due)
        self._timer.start(_EVERY)

    def end(self) -> None:
        """Give the search back to Python."""
        self._timer.stop()
        gc.enable()
