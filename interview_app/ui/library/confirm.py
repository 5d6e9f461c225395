"""Asks before something is deleted."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Button, Label
from interview_app.ui.least_size import keep_whole
from interview_app.ui.theme import GRID, Type, theme


class ConfirmDeletion(QDialog):
    """Shown by `open()`. `confirmed`: the person wants it gone. Return and Escape both keep it:
    Cancel is the default.
    """

    confirmed = Signal()

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        self.title, self.text = (
            Label(title, Type.HEADING, wrap=True),
            Label(text, Type.BODY, "secondary", wrap=True),
        )
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addStretch(1)
        line = self.buttons = QHBoxLayout()
        line.setContentsMargins(0, 2 * GRID, 0, 0)
        line.setSpacing(GRID)
        self.cancel_button = Button(_("Cancel"), "primary")
        self.cancel_button.setDefault(True)
        self.delete_button = Button(_("Delete"), "danger")
        line.addStretch(1)
        line.addWidget(self.delete_button)
        line.addWidget(self.cancel_button)
        column.addLayout(line)
        self.cancel_button.clicked.connect(self.reject)
        self.delete_button.clicked.connect(self.confirm)
        self.setFixedWidth(theme().px(420))
        keep_whole(self)

    def confirm(self) -> None:
        """The person pressed Delete."""
        self.accept()
        self.confirmed.emit()
