"""Asks for the reason of a rejection."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Button
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.look.boxes import STRETCH
from interview_app.ui.look.theme import GRID, theme


class RejectDialog(TitledDialog):
    """Shown by `open()`. `rejected_with` carries the reason, which may be empty; Cancel and Escape
    say nothing.

    `typed` carries what stands there, as it is typed.
    """

    rejected_with = Signal(str)
    typed = Signal(str)

    def __init__(self, parent: QWidget, *, reason: str = "") -> None:
        words = _("Nothing is saved. Your words help to do it better.")
        super().__init__(_("Discard"), parent, heading=_("What is wrong with it?"), words=words)
        self.reason = QPlainTextEdit()
        self.reason.setAccessibleName(_("Reason"))
        self.reason.setTabChangesFocus(True)
        self.reason.setAcceptDrops(False)
        self.reason.setMinimumHeight(theme().px(96))
        self.reason.setPlainText(reason)
        self.reason.moveCursor(QTextCursor.MoveOperation.End)
        self.reason.textChanged.connect(lambda: self.typed.emit(self.reason.toPlainText()))
        self.column.addWidget(self.reason, 1)
        cancel, self.confirm = Button(_("Cancel")), Button(_("Discard"), "destructive")
        self.foot(STRETCH, cancel, self.confirm, above=GRID)
        cancel.clicked.connect(self.reject)
        self.confirm.clicked.connect(self._confirm)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self._confirm)
        self.resize(theme().px(440), theme().px(280))
        self.reason.setFocus()

    def _confirm(self) -> None:
        self.accept()
        self.rejected_with.emit(self.reason.toPlainText().strip())
