"""Asks for the reason of a rejection."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from interview_app.i18n import _
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Button, Label
from interview_app.ui.least_size import keep_whole
from interview_app.ui.theme import GRID, Type, theme


class RejectDialog(QDialog):
    """Shown by `open()`. `rejected_with` carries the reason, which may be empty; Cancel and Escape
    say nothing.

    `typed` carries what stands there, as it is typed.
    """

    rejected_with = Signal(str)
    typed = Signal(str)

    def __init__(self, parent: QWidget, *, reason: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Reject"))
        self.setAccessibleName(_("Reject"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        column = vbox(self, (3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID), GRID)
        column.addWidget(Label(_("What is wrong with it?"), Type.HEADING))
        column.addWidget(
            Label(
                _("Nothing is saved. Your words help to do it better."),
                Type.BODY,
                "secondary",
                wrap=True,
            )
        )
        self.reason = QPlainTextEdit()
        self.reason.setAccessibleName(_("Reason"))
        self.reason.setTabChangesFocus(True)
        self.reason.setAcceptDrops(False)
        self.reason.setMinimumHeight(theme().px(96))
        self.reason.setPlainText(reason)
        self.reason.moveCursor(QTextCursor.MoveOperation.End)
        self.reason.textChanged.connect(lambda: self.typed.emit(self.reason.toPlainText()))
        column.addWidget(self.reason, 1)
        line = hbox(margins=(0, GRID, 0, 0), spacing=GRID)
        cancel, self.confirm = Button(_("Cancel")), Button(_("Reject"), "destructive")
        line.addStretch(1)
        line.addWidget(cancel)
        line.addWidget(self.confirm)
        column.addLayout(line)
        cancel.clicked.connect(self.reject)
        self.confirm.clicked.connect(self._confirm)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self._confirm)
        self.resize(theme().px(440), theme().px(280))
        keep_whole(self)
        self.reason.setFocus()

    def _confirm(self) -> None:
        self.accept()
        self.rejected_with.emit(self.reason.toPlainText().strip())
