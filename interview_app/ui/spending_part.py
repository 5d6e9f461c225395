"""What models were sent and what it cost, and where the person stops it."""

from PySide6.QtWidgets import QLineEdit, QWidget

from interview_app.i18n import _
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Button, Label
from interview_app.ui.theme import GRID, Type, theme


class SpendingPart(QWidget):
    """Two looks at what leaves this computer, the sum so far, and the limit."""

    def __init__(self) -> None:
        super().__init__()
        self.look = Button(_("What leaves this computer…"), "quiet")
        self.journal = Button(_("Requests so far…"), "quiet")
        self.cap = QLineEdit()
        self.cap.setAccessibleName(_("Stop when this much is spent, in dollars"))
        self.cap.setPlaceholderText(_("no limit"))
        self.spent = Label("", Type.SECONDARY, "secondary", wrap=True)
        column = vbox(self, 0, GRID)
        for widgets in ((self.look, self.journal), (Label(_("Stop at (dollars)")), self.cap)):
            row = hbox(spacing=GRID)
            for widget in widgets:
                row.addWidget(widget)
            row.addStretch(1)
            column.addLayout(row)
        column.addWidget(self.spent)
        theme().scaled.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.cap.setFixedWidth(theme().px(120))
