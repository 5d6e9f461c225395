"""The ledger by claim, over all résumés: to whom it went, when, and in which other words (issue
5.7).
"""

from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from interview_app.i18n import _
from interview_app.messages.tailoring.facts import LedgerShown
from interview_app.messages.tailoring.shown import SentClaim
from interview_app.ui.controls import Button, Card, EmptyState, Hint, Label, LineField
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.controls.two_line_list import ListLine, TwoLineList
from interview_app.ui.library.page import scrolled
from interview_app.ui.look.boxes import STRETCH, empty, fill, vbox
from interview_app.ui.look.names import date_words, quoted
from interview_app.ui.look.panes import Panes
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.resumes.words import sent_words


class LedgerDialog(TitledDialog):
    """Shown by `open()`. A claim is found by its words, or by whom it was sent to.

    Args:
        ledger: what was sent.
        claim: the words of the claim to begin with; "" for the first.
        parent: the window it belongs to.
    """

    def __init__(
        self, ledger: LedgerShown, *, claim: str = "", parent: QWidget | None = None
    ) -> None:
        of_card = bool(ledger.card_id)
        words = _("What was sent with all résumés.")
        if of_card:
            words = _("What was sent that rests on this story.")
        super().__init__(_("Who got which line?"), parent, words=words)
        self._claims = {one.text: one for one in ledger.claims}
        room = self.screen().availableGeometry()
        self.resize(min(theme().px(720), room.width()), min(theme().px(480), room.height()))
        words = _("Find a line, or who got it")
        self.filter = LineField(words, words)
        self.filter.setClearButtonEnabled(True)
        self.list = TwoLineList(_("Lines that were sent"))
        self._build(of_card=of_card)
        self.filter.textChanged.connect(self._show_list)
        self.list.chosen.connect(self._show_claim)
        self._show_list()
        self.setMinimumWidth(min(theme().px(420), room.width()))
        if claim in self._claims:
            self.list.choose(claim)
            self._show_claim(claim)

    def _build(self, *, of_card: bool) -> None:
        self._stack = QStackedWidget()
        self._stack.addWidget(_nothing(of_card=of_card))
        self._stack.addWidget(self._found())
        self._stack.setCurrentIndex(1 if self._claims else 0)
        self.column.addWidget(self._stack, 1)
        self.close_button = Button(_("Close"), "primary", on_click=self.reject)
        self.close_button.setDefault(True)
        self.foot(STRETCH, self.close_button)

    def _found(self) -> QWidget:
        inside = QWidget()
        whole = vbox(inside, (0, GRID, 0, GRID), GRID)
        whole.addWidget(self.filter)
        left = QFrame()
        column = vbox(left, (0, 0, GRID, 0))
        self._none = Label(_("Nothing for this choice."), colour="secondary", wrap=True)
        fill(column, self._none, (self.list, 1))
        detail = QWidget()
        detail.setAccessibleName(_("Who got this line"))
        self._detail = vbox(spacing=GRID)
        fill(vbox(detail, 0), self._detail, STRETCH)
        right = scrolled(detail, margins=(2 * GRID, GRID, GRID, GRID))
        whole.addWidget(Panes(left, right, widths=(300, 360), grow=(2, 3)), 1)
        return inside

    def _show_list(self) -> None:
        words = self.filter.text().casefold().split()
        shown = [
            one
            for one in self._claims.values()
            if all(word in f"{one.text} {_names(one)}".casefold() for word in words)
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
            fill(self._detail, GRID, Label(_("In other words"), Type.SECTION, "secondary"))
        for other in others:
            card = Card(spacing=GRID // 2)
            card.body.addWidget(Label(quoted(other.text), Type.BODY, wrap=True))
            for copy in other.copies:
                card.body.addWidget(Hint(sent_words(copy)))
            self._detail.addWidget(card)


def _nothing(*, of_card: bool) -> EmptyState:
    words = _(
        "When you have sent a résumé to somebody, note it there under “Note Who Got It…”. Its "
        "lines then stand here."
    )
    title = _("Nothing of this was sent yet") if of_card else _("Nothing was sent yet")
    return EmptyState("send", title, words)


def _names(claim: SentClaim) -> str:
    return ", ".join(dict.fromkeys(copy.to for copy in claim.copies))


def _line(claim: SentClaim) -> ListLine:
    detail = f"{_names(claim)} · {date_words(claim.copies[0].on)}"
    return ListLine(key=claim.text, title=claim.text, detail=detail, icon="send")
