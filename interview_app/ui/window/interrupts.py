"""Ctrl+C and a polite kill in an app that runs Qt's loop."""

import contextlib
import signal
import socket
from collections.abc import Iterator

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication


@contextlib.contextmanager
def interrupts_close_windows(app: QApplication) -> Iterator[None]:
    """Ctrl+C and a polite kill close the windows, so that the end is the ordinary one."""
    ours, theirs = socket.socketpair()
    for end in (ours, theirs):
        end.setblocking(False)
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read)

    def close() -> None:
        with contextlib.suppress(OSError):
            ours.recv(64)
        app.closeAllWindows()

    notifier.activated.connect(lambda *_event: close())
    before = {
        number: signal.signal(number, lambda _number, _frame: None)
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    # Python runs a handler only between bytecodes; the byte on this socket wakes Qt.
    waker = signal.set_wakeup_fd(theirs.fileno())
    try:
        yield
    finally:
        signal.set_wakeup_fd(waker)
        for number, handler in before.items():
            signal.signal(number, handler)
        notifier.setEnabled(False)
        ours.close()
        theirs.close()
