"""File > Restore from a Copy…, and what an export of everything does where a file is imported."""

import os
import zipfile
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from interview_app.i18n import _
from interview_app.messages import data
from interview_app.ui.look.names import backup_words
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from interview_app.ui.window.restore_dialog import RestoreDialog

_MANIFEST = "everything.json"
"""What every export of everything has."""


class Restoring(QObject):
    """Opens the sheet, and hands on what it wishes. `done` carries the sentence to tell when the
    window stands again: the store was closed for it.
    """

    done = Signal(str, bool)

    def __init__(self, bridge: Bridge, window: MainWindow) -> None:
        super().__init__(window)
        self._bridge, self._window = bridge, window
        self._dialog: RestoreDialog | None = None
        window.parts.menu.on("restore", self.open)
        bridge.on(data.CopiesTold, self._show)
        bridge.on(data.CopyShown, self._show)
        bridge.on(data.Restored, self._restored)

    def open(self, file: str = "") -> None:
        """The backups, or this file before them."""
        if self._dialog is not None:
            return
        from interview_app.ui.window.restore_dialog import RestoreDialog

        self._dialog = dialog = RestoreDialog(self._window, file=file)
        dialog.wish.connect(self._pass_on)
        dialog.finished.connect(self._closed)
        dialog.open()
        self._bridge.post(data.CopiesRequested())

    def take(self, paths: Iterable[bytes]) -> tuple[bytes, ...]:
        """The files that are no export of everything; one that is, is offered to restore from."""
        others: list[bytes] = []
        for path in paths:
            if is_everything(path):
                self.open(os.fsdecode(path))
            else:
                others.append(path)
        return tuple(others)

    def _pass_on(self, wish: object) -> None:
        if isinstance(wish, data.RestoreRequested):
            # What is still to be deleted belongs into the backup of before.
            self._window.parts.toast.end()
        self._bridge.post(wish)

    def _show(self, message: data.CopiesTold | data.CopyShown) -> None:
        if self._dialog is None:
            return
        if isinstance(message, data.CopiesTold):
            self._dialog.show_copies(message)
        else:
            self._dialog.show_copy(message)

    def _closed(self, _code: int) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _restored(self, told: data.Restored) -> None:
        words = told.fault or _("The copy is restored.")
        if told.before:
            words += " " + _("What was here before is the backup of {when}.").format(
                when=backup_words(told.before)
            )
        self.done.emit(words, not told.fault)


def is_everything(path: bytes) -> bool:
    """Whether a file says that it is an export of everything. Whether it is whole is seen later."""
    try:
        with zipfile.ZipFile(os.fsdecode(path)) as archive:
            return _MANIFEST in archive.namelist()
    except (OSError, ValueError, zipfile.BadZipFile, NotImplementedError):
        return False
