"""Where files are written to: the system's own dialog, opened where the person saved last, and at
first in their documents.
"""

import os
from collections.abc import Callable

from PySide6.QtCore import QFileInfo, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

_saved_in: list[str] = []
"""The folder of this run's last file, or nothing."""


def save_as(parent: QWidget, title: str, name: str, then: Callable[[str], object]) -> None:
    """Ask where a file shall lie. `name` is what it is called unless the person says otherwise,
    with its suffix.
    """
    dialog = QFileDialog(parent, title, folder())
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(name.rpartition(".")[2])
    dialog.selectFile(name)
    _open(dialog, then)


def save_into(parent: QWidget, title: str, then: Callable[[str], object]) -> None:
    """Ask for the folder that several files go into."""
    dialog = QFileDialog(parent, title, folder())
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    _open(dialog, then)


def folder() -> str:
    """Where a dialog opens: never in the folder the program was started from, which means nothing
    to the person.
    """
    places = (
        QStandardPaths.StandardLocation.DocumentsLocation,
        QStandardPaths.StandardLocation.HomeLocation,
    )
    offered = [*_saved_in, *(QStandardPaths.writableLocation(place) for place in places)]
    return next((one for one in offered if os.path.isdir(one)), "")


def show_in_folder(path: str) -> None:
    """Open the folder that holds this file, or this folder, in the system's own file manager."""
    info = QFileInfo(path)
    QDesktopServices.openUrl(QUrl.fromLocalFile(path if info.isDir() else info.absolutePath()))


def _open(dialog: QFileDialog, then: Callable[[str], object]) -> None:
    def chosen(path: str) -> None:
        _saved_in[:] = [path if os.path.isdir(path) else os.path.dirname(path)]
        then(path)

    dialog.fileSelected.connect(chosen)
    dialog.finished.connect(lambda _code: dialog.deleteLater())
    dialog.open()
