"""The ledger by claim, over all résumés: to whom it went, when, and in which other words (issue
5.7).
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLineEdit,
    QStackedWidget,
    QWidget,
)

from interview_app.i18n import _
from interview_app.messages.tailoring import LedgerShown, SentClaim
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Button, Card, Choice, EmptyState, Label
from interview_app.ui.flow import empty
from interview_app.ui.least_size import keep_whole
from interview_app.ui.library.page import scrolled
from interview_app.ui.library.two_line_list import ListLine, TwoLineList
from interview_app.ui.names import quoted
from interview_app.ui.panes import side_by_side
from interview_app.ui.resumes.words import day, sent_words
from interview_app.ui.theme import GRID, Type, theme


class LedgerDialog(QDialog):
    """Shown by `open()`. A claim is found by its words, or by whom it was sent to.

    Args:
        ledger: what was sent.
        claim: the words of the claim to begin with; "" for the first.
        parent: the window it belongs to.
    """

    def __init__(
        self,
        ledger: LedgerShown,
        *,
        claim: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._claims = {one.text: one for one in ledger.claims}
        self._of_card = bool(ledger.card_id)
        self.setWindowTitle(_("Who got which line?"))
        self.setAccessibleName(_("Who got which line?"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        room = self.screen().availableGeometry()
        self.resize(min(theme().px(720), room.width()), min(theme().px(480), room.height()))
        self.filter = QLineEdit()
        self.filter.setAccessibleName(_("Find a line"))
        self.filter.setPlaceholderText(_("Find a line"))
        self.filter.setClearButtonEnabled(True)
        self.who = Choice(_("Who got it"))
        self.who.addItem(_("Everybody"), "")
        for name in sorted(
            {copy.to for one in ledger.claims for copy in one.copies}, key=str.casefold
        ):
            self.who.addItem(name, name)
        self.list = TwoLineList(_("Lines that were sent"))
        self._build()
        self.filter.textChanged.connect(self._show_list)
        self.who.currentIndexChanged.connect(self._show_list)
        self.list.chosen.connect(self._show_claim)
        self._show_list()
        self.setMinimumWidth(min(theme().px(420), room.width()))
        keep_whole(self)
        if claim in self._claims:
            self.list.choose(claim)
            self._show_claim(claim)

    def _build(self) -> None:
        column = vbox(self, (3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID), GRID)
        column.addWidget(Label(_("Who got which line?"), Type.HEADING, wrap=True))
        words = (
            _("What was sent that rests on this story.")
            if self._of_card
            else _("What was sent with all résumés.")
        )
        column.addWidget(Label(words, Type.BODY, "secondary", wrap=True))
        self._stack = QStackedWidget()
        self._stack.addWidget(self._nothing())
        self._stack.addWidget(self._found())
        self._stack.setCurrentIndex(1 if self._claims else 0)
        column.addWidget(self._stack, 1)
        foot = hbox()
        foot.addStretch(1)
        self.close_button = Button(_("Close"), "primary")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.reject)
        foot.addWidget(self.close_button)
        column.addLayout(foot)

    def _nothing(self) -> EmptyState:
        words = _(
            "When you have sent a résumé to somebody, note it there under “Note who got it…”. Its "
            "lines then stand here."
        )
        title = _("Nothing of this was sent yet") if self._of_card else _("Nothing was sent yet")
        return EmptyState("send", title, words)

    def _found(self) -> QWidget:
        inside = QWidget()
        whole = vbox(inside, (0, GRID, 0, GRID), GRID)
        row = hbox(spacing=GRID)
        # A long name does not take the room of the search.
        self.who.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        row.addWidget(self.filter, 1)
        row.addWidget(self.who, 1)
        whole.addLayout(row)
        left = QFrame()
        column = vbox(left, (0, 0, GRID, 0))
        self._none = Label(_("Nothing for this choice."), colour="secondary", wrap=True)
        column.addWidget(self._none)
        column.addWidget(self.list, 1)
        detail = QWidget()
        detail.setAccessibleName(_("Who got this line"))
        self._detail = vbox(spacing=GRID)
        outer = vbox(detail, 0)
        outer.addLayout(self._detail)
        outer.addStretch(1)
        right = scrolled(detail, margins=(2 * GRID, GRID, GRID, GRID))
        whole.addWidget(side_by_side(left, right, widths=(300, 360), grow=(2, 3)), 1)
        return inside

    def _show_list(self) -> None:
        words, name = self.filter.text().casefold().split(), self.who.currentData()
        shown = [
            one
            for one in self._claims.values()
            if all(word in one.text.casefold() for word in words)
            and (not name or any(copy.to == name for copy in one.copies))
        ]
        self._none.setVisible(not shown)
        self.list.setVisible(bool(shown))
        self.list.show_lines(tuple(_line(one) for one in shown))

    def _show_claim(self, text: str) -> None:
        empty(self._detail)
        claim = self._claims.get(text)
        if claim is None:
            return
        self._detail.addWidget(Label(claim.text, Type.BODY_STRONG, wrap=True))
        for copy in claim.copies:
            self._detail.addWidget(Label(sent_words(copy), Type.BODY, wrap=True))
        others = [self._claims[one] for one in claim.otherwise if one in self._claims]
        if others:
            self._detail.addSpacing(GRID)
            self._detail.addWidget(Label(_("In other words"), Type.SECTION, "secondary"))
        for other in others:
            card = Card(spacing=GRID // 2)
            card.body.addWidget(Label(quoted(other.text), Type.BODY, wrap=True))
            for copy in other.copies:
                card.body.addWidget(Label(sent_words(copy), Type.SECONDARY, "secondary", wrap=True))
            self._detail.addWidget(card)


def _line(claim: SentClaim) -> ListLine:
    names = ", ".join(dict.fromkeys(copy.to for copy in claim.copies))
    detail = f"{names} · {day(claim.copies[0].on)}"
    return ListLine(key=claim.text, title=claim.text, detail=detail, icon="send")
