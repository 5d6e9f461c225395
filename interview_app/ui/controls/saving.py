"""Which files are read and where they are written to: the system's own dialog, opened where the
person saved last, and at first in their documents.
"""

import os
import re
from collections.abc import Callable

from PySide6.QtCore import QFileInfo, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QWidget

from interview_app.i18n import _

_UNFIT = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]')
_LONGEST = 120
"""Characters of a file's name; most systems take 255 bytes."""
_saved_in: list[str] = []
"""The folder of this run's last file, or nothing."""


def save_as(parent: QWidget, title: str, name: str, then: Callable[[str], object]) -> None:
    """Ask where a file shall lie. `name` is what it is called unless the person says otherwise,
    with its suffix.
    """
    dialog = _dialog(parent, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    ending = name.rpartition(".")[2]
    dialog.setDefaultSuffix(ending)
    dialog.setNameFilter(f"{ending.upper()} (*.{ending})")
    dialog.setOption(QFileDialog.Option.HideNameFilterDetails)
    dialog.selectFile(name)
    _open(dialog, then)


def save_into(parent: QWidget, title: str, then: Callable[[str], object]) -> None:
    """Ask for the folder that several files go into."""
    dialog = _dialog(parent, title)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    _open(dialog, then)


def choose_file(parent: QWidget, title: str, names: str, then: Callable[[str], object]) -> None:
    """Ask for a file that is there; `names` is Qt's filter of names."""
    choose_files(parent, title, names, lambda paths: then(paths[0]), several=False)


def choose_files(
    parent: QWidget,
    title: str,
    names: str,
    then: Callable[[list[str]], object],
    *,
    several: bool = True,
) -> None:
    """Ask for files that are there, or for one."""
    dialog = _dialog(parent, title)
    modes = QFileDialog.FileMode
    dialog.setFileMode(modes.ExistingFiles if several else modes.ExistingFile)
    dialog.setNameFilter(names)
    dialog.setOption(QFileDialog.Option.HideNameFilterDetails)
    dialog.filesSelected.connect(lambda paths: then(list(paths)))
    dialog.finished.connect(lambda _code: dialog.deleteLater())
    dialog.open()


class _Kinds(QFileIconProvider):
    """What is said of a file and a folder: Qt's catalogues have no French and no Spanish for it."""

    def type(self, info: QFileInfo) -> str:
        """Beside its name in the list."""
        return _("Folder") if info.isDir() else info.suffix().upper()


def _dialog(parent: QWidget, title: str) -> QFileDialog:
    dialog = QFileDialog(parent, title, folder())
    dialog.setIconProvider(_Kinds())
    # Qt's catalogues have no French, German or Spanish for these two.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, _("Look in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, _("Kind of file:"))
    return dialog


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
