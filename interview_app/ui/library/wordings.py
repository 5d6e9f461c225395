"""The wordings of a card's lines: older ones and those for one posting, with what can be done with
each.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.lines import Line, families, wording_for
from interview_app.i18n import _
from interview_app.messages.lines import LineBroughtBack, LineTakenBack, LineUsedEverywhere
from interview_app.ui.boxes import vbox
from interview_app.ui.controls import DoingButton, Label, SectionLabel
from interview_app.ui.forms.line_rows import held_words
from interview_app.ui.theme import GRID, Type


class Wordings(QWidget):
    """`wish` carries what is asked of a line. Hidden while every fact has one wording that stands
    for all postings.
    """

    wish = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._column = vbox(self, (4 * GRID, GRID, 4 * GRID, GRID), GRID)
        self._column.addWidget(SectionLabel(_("Other wordings")))
        self._rows: list[QWidget] = []
        self.hide()

    def show_card(self, card: KnowledgeCard) -> None:
        """Show the wordings of this card beside the ones in its form."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        for wordings in families(card.lines).values():
            now = wording_for(wordings, None)
            for line in wordings:
                if line.id != now.id or line.for_posting is not None:
                    self._add(line)
        self.setVisible(bool(self._rows))

    def _add(self, line: Line) -> None:
        row = QWidget()
        column = vbox(row, 0, GRID // 2)
        column.addWidget(Label(line.text, Type.BODY, wrap=True))
        for_one = line.for_posting is not None
        kind = _("For one posting only.") if for_one else _("An older wording.")
        told = " ".join(part for part in (kind, held_words(line)) if part)
        column.addWidget(Label(told, Type.SECONDARY, "secondary", wrap=True))
        buttons = QHBoxLayout()
        first = (
            (_("Use everywhere"), LineUsedEverywhere(line=line.id))
            if for_one
            else (_("Bring back"), LineBroughtBack(line=line.id))
        )
        for words, wish in (first, (_("Take back"), LineTakenBack(line=line.id))):
            button = DoingButton(words, "quiet")
            button.setAccessibleDescription(line.text)
            button.clicked.connect(lambda _checked=False, wish=wish: self.wish.emit(wish))
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        self._rows.append(row)
        self._column.addWidget(row)
        row.setVisible(True)
