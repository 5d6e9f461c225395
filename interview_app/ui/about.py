"""The two small dialogs of the Help menu."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from interview_app import __version__
from interview_app.i18n import _
from interview_app.ui.controls import Button, Label
from interview_app.ui.icons import IconLabel
from interview_app.ui.least_size import keep_whole
from interview_app.ui.theme import GRID, Type, theme


def about_dialog(parent: QWidget) -> QDialog:
    """What this is, its version and its licence."""
    dialog, column = _dialog(_("About Interview App"), parent)
    centre = Qt.AlignmentFlag.AlignHCenter
    column.addWidget(_picture(dialog), 0, centre)
    column.addWidget(Label(_("Interview App"), Type.PAGE_TITLE), 0, centre)
    column.addWidget(
        Label(_("Version {version}").format(version=__version__), Type.SECONDARY, "secondary"),
        0,
        centre,
    )
    words = Label(
        _(
            "Your working life in your own words, and résumés in which every line can be traced. "
            "Free software under the AGPL 3."
        ),
        Type.BODY,
        wrap=True,
    )
    words.setAlignment(centre)
    column.addWidget(words)
    rights = Label(
        _(
            "You may use, study, share and change it; it comes without any warranty. The whole "
            "text is in the file LICENSE."
        ),
        Type.SECONDARY,
        "secondary",
        wrap=True,
    )
    rights.setAlignment(centre)
    column.addWidget(rights)
    return _finished(dialog, column)


def _picture(dialog: QDialog) -> QLabel:
    """The app's own icon; a picture of ours where the app was started without one."""
    icon = QApplication.windowIcon()
    if icon.isNull():
        return IconLabel("evidence", "accent_ink", size=48)
    label = QLabel()
    side = theme().px(64)
    label.setPixmap(icon.pixmap(QSize(side, side), dialog.devicePixelRatioF()))
    return label


def shortcuts_dialog(shortcuts: tuple[tuple[str, str], ...], parent: QWidget) -> QDialog:
    """Every command that has keys."""
    dialog, column = _dialog(_("Keyboard Shortcuts"), parent)
    column.addWidget(Label(_("Keyboard Shortcuts"), Type.PAGE_TITLE))
    inside = QWidget()
    grid = QGridLayout(inside)
    grid.setContentsMargins(0, 0, GRID, 0)
    grid.setHorizontalSpacing(3 * GRID)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(0, 1)
    for at, (text, keys) in enumerate(shortcuts):
        grid.addWidget(Label(text), at, 0)
        grid.addWidget(Label(keys, Type.BODY, "secondary"), at, 1, Qt.AlignmentFlag.AlignRight)
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QScrollArea.Shape.NoFrame)
    scroll.setAccessibleName(_("Keyboard Shortcuts"))
    scroll.setWidget(inside)
    scroll.setMinimumHeight(theme().px(120))
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setMinimumWidth(
        inside.sizeHint().width() + scroll.verticalScrollBar().sizeHint().width()
    )
    column.addWidget(scroll, 1)
    finished = _finished(dialog, column)
    finished.resize(
        max(theme().px(400), finished.sizeHint().width()),
        min(theme().px(500), parent.screen().availableGeometry().height()),
    )
    return finished


def _dialog(title: str, parent: QWidget) -> tuple[QDialog, QVBoxLayout]:
    dialog = QDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setAccessibleName(title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setMinimumWidth(theme().px(400))
    column = QVBoxLayout(dialog)
    column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
    column.setSpacing(GRID)
    return dialog, column


def _finished(dialog: QDialog, column: QVBoxLayout) -> QDialog:
    row = QHBoxLayout()
    done = Button(_("Done"), "primary")
    done.setDefault(True)
    done.clicked.connect(dialog.accept)
    row.addStretch(1)
    row.addWidget(done)
    column.addSpacing(GRID)
    column.addLayout(row)
    keep_whole(dialog)
    return dialog
