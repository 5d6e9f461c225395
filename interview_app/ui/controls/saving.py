"""Where files are written to: the system's own dialog, opened where the person saved last, and at
first in their documents.
"""

import os
import re
from collections.abc import Callable

from PySide6.QtCore import QFileInfo, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

_UNFIT = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]')
_LONGEST = 120
"""Characters of a file's name; most systems take 255 bytes."""
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


def file_name(*parts: str, suffix: str) -> str:
    """A name for a file that says whose it is and what for, its letters kept: only what no file's
    name may have on some system is left out.
    """
    said = " – ".join(one for part in parts if (one := " ".join(_UNFIT.sub(" ", part).split())))
    return f"{said[:_LONGEST].strip(' .')}.{suffix}"


def open_file(path: str) -> bool:
    """Open it with the program the system has for it; False where it is known to have none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(path))


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
