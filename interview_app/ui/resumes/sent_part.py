"""To whom a line of the draft went, when, and in which words: part of the claim inspector (issue
5.7).
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _, ngettext
from interview_app.messages.tailoring import SentLine
from interview_app.ui.boxes import vbox
from interview_app.ui.controls import Button, Card, Label
from interview_app.ui.flow import empty
from interview_app.ui.resumes.changed_words import ChangedWords
from interview_app.ui.resumes.words import sent_words
from interview_app.ui.theme import GRID, Type

MOST = 3
"""So many are shown; the ledger has them all."""


class SentPart(QWidget):
    """Hidden while nobody was sent the line. `ledger_wanted` carries the words that were sent
    last.
    """

    ledger_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[SentLine, ...] = ()
        column = vbox(self, (0, GRID, 0, 0), GRID)
        column.addWidget(Label(_("Who got this line"), Type.SECTION, "secondary"))
        self._rows = vbox(spacing=GRID)
        column.addLayout(self._rows)
        self._more = Label("", Type.SECONDARY, "secondary", wrap=True)
        column.addWidget(self._more)
        self.look_up = Button(_("Look it up in the ledger"), "quiet", icon="search")
        self.look_up.clicked.connect(
            lambda: self.ledger_wanted.emit(self._lines[0].said_then if self._lines else "")
        )
        column.addWidget(self.look_up, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_lines(self, run_id: str, lines: tuple[SentLine, ...]) -> None:
        """Show to whom a line of this run went, the last first."""
        self.setVisible(bool(lines))
        if lines == self._lines:
            return
        self._lines = lines
        empty(self._rows)
        for one in lines[:MOST]:
            self._rows.addWidget(_row(run_id, one))
        left = len(lines) - MOST
        self._more.setVisible(left > 0)
        self._more.setText(
            ngettext("and {n} more time", "and {n} more times", max(left, 1)).format(n=left)
        )


def _row(run_id: str, one: SentLine) -> Card:
    card = Card(spacing=GRID // 2)
    card.body.addWidget(Label(sent_words(one.copy, run_id=run_id), Type.BODY, wrap=True))
    if one.words:
        card.body.addWidget(Label(_("Changed since:"), Type.SECONDARY, "secondary", wrap=True))
        changed = ChangedWords()
        changed.show_words(one.words)
        card.body.addWidget(changed)
    return card
