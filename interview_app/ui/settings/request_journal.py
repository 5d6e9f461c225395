"""The journal of requests: what was sent, to whom, when, how much and what it did cost; readable
and deletable (issue 4.5).

The list asks for more when its end is reached; what a request sent is asked for when it is chosen.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from interview_app.domain.request_journal import RequestHead, Spending
from interview_app.i18n import N_, _, labelled, ngettext
from interview_app.messages import models as messages
from interview_app.messages.data import BackupsRenewalRequested, BackupsRenewed
from interview_app.ui.controls import Button, Label, Notice
from interview_app.ui.controls.dialogs import ask_to_delete, deletion
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.controls.two_line_list import ListLine, TwoLineList
from interview_app.ui.look.boxes import STRETCH, fill
from interview_app.ui.look.names import date_words, moment_words
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.settings.agents_page import AGENTS
from interview_app.ui.settings.sent_parts import SentParts, dollars, number, spent_words

PURPOSES = {
    **AGENTS,
    "connection_test": N_("Connection test"),
    "refine_reading": N_("Second look at a document"),
    "cv_session": N_("Session of another program"),
}


def _line(row: RequestHead) -> ListLine:
    moment, where, purpose, size, cost = cells(row)
    told = (where, labelled(_("Size"), size), labelled(_("Cost"), cost))
    return ListLine(
        key=str(row.id), title=f"{purpose} · {moment}", detail=" · ".join(told), icon="send"
    )


def cells(row: RequestHead) -> tuple[str, ...]:
    """What is told of a request: when, to whom, what for, how much, and what it did cost."""
    where = _("{model} at {host}").format(model=row.model, host=row.host)
    purpose = _(PURPOSES[row.agent]) if row.agent in PURPOSES else row.agent
    cost = _("unknown")
    if row.cost is not None:
        cost = _("{dollars} $").format(dollars=dollars(row.cost, digits=4))
    return moment_words(row.at), where, purpose, tokens_words(row), cost


def tokens_words(row: RequestHead) -> str:
    """Tokens in and out as the provider counted them."""
    if row.tokens_in is None and row.tokens_out is None:
        return _("unknown")
    told = [_("unknown") if one is None else number(one) for one in (row.tokens_in, row.tokens_out)]
    return _("{in_} in, {out} out").format(in_=told[0], out=told[1])


class RequestJournal(TitledDialog):
    """Shown by `open()`. `wish` carries messages for the actor; what it answers comes by
    `show_message`.
    """

    wish = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        words = _(
            "All that goes to an AI is kept on this computer before it leaves, word for word. Keys "
            "are never in it."
        )
        super().__init__(
            _("What was sent"), parent, words=words, large=True, spacing=12, stays=True
        )
        self.summary = Label("", Type.BODY, wrap=True)
        self._rows: tuple[RequestHead, ...] = ()
        self._asked = 0
        self.requests = TwoLineList(_("What was sent"))
        self.requests.lines.more_wanted.connect(self._ask_for_older)
        self.requests.chosen.connect(lambda _key: self._chosen())
        self.requests.delete_wanted.connect(self._forget_one)
        self.parts = SentParts()
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(GRID)
        split.addWidget(self.requests)
        split.addWidget(self.parts)
        split.setSizes([theme().px(200), theme().px(320)])
        self.renew = Button(_("Delete older backups"), on_click=self._renew_backups)
        self.note = Notice("", "info", self.renew)
        fill(self.column, self.summary, (split, 1), self.note)
        self._build_foot()
        self.resize(theme().px(920), theme().px(700))
        self._show_spending(Spending())

    def _build_foot(self) -> None:
        self.forget = Button(_("Delete this request"), on_click=self._forget_one)
        self.forget_all = Button(_("Delete all…"), "danger", on_click=self._ask_to_forget_all)
        self.done_button = Button(_("Done"), "primary", on_click=self.accept)
        self.done_button.setDefault(True)
        self.foot(self.forget, self.forget_all, STRETCH, self.done_button)

    def start(self) -> None:
        """Ask for the newest requests, and show."""
        self.wish.emit(messages.JournalRequested())
        self.open()
        self.requests.setFocus()

    @property
    def current(self) -> RequestHead | None:
        """The request that is chosen."""
        key = self.requests.key()
        return next((one for one in self._rows if str(one.id) == key), None)

    # what the person does

    def _ask_for_older(self) -> None:
        before = self._rows[-1].id
        if before != self._asked:
            self._asked = before
            self.wish.emit(messages.JournalRequested(before=before))

    def _chosen(self) -> None:
        chosen = self.current
        self.forget.setEnabled(chosen is not None)
        self.parts.show_parts(())
        if chosen is not None:
            self.wish.emit(messages.SentRequested(id=chosen.id))

    def _forget_one(self) -> None:
        chosen = self.current
        if chosen is not None:
            self.wish.emit(messages.JournalForgetRequested(ids=(chosen.id,)))

    def _ask_to_forget_all(self) -> None:
        text = _(
            "What was sent, and what it did cost, is then gone from this computer. Nothing is "
            "deleted at the provider."
        )
        question = deletion(_("Delete all requests?"), text)
        ask_to_delete(question, self, lambda: self.wish.emit(messages.JournalForgetRequested()))

    def _renew_backups(self) -> None:
        self.renew.hide()
        self.wish.emit(BackupsRenewalRequested())

    # what the actor answers

    def show_message(self, message: object) -> None:
        """A page of requests, what one sent, or what is gone."""
        match message:
            case messages.JournalShown():
                self._show_page(message)
            case messages.SentShown() if self.current is not None and self.current.id == message.id:
                self.parts.show_parts(message.parts)
                self._tell("" if message.parts else _("What this request sent was deleted."))
            case messages.JournalForgotten():
                self._show_forgotten(message)
            case BackupsRenewed():
                self._tell(_("The older backups are deleted. A new one holds what is there now."))

    def _show_page(self, message: messages.JournalShown) -> None:
        self._show_spending(message.spending)
        if not message.requests and message.spending.requests:
            # The settings asked what was spent, and for no requests.
            return
        if message.before is None:
            self._show_rows(message.requests)
        elif self._rows and message.before == self._rows[-1].id:
            self._show_rows((*self._rows, *message.requests))

    def _show_forgotten(self, message: messages.JournalForgotten) -> None:
        self._show_spending(message.spending)
        gone = message.ids
        self._show_rows(tuple(one for one in self._rows if gone is not None and one.id not in gone))
        until = message.backups_hold_until
        words = _("Deleted. Backups still hold it until {date}.")
        self._tell(
            words.format(date=date_words(until)) if until else _("Deleted."), backups=bool(until)
        )

    def _show_rows(self, rows: tuple[RequestHead, ...]) -> None:
        self._rows = rows
        self.requests.show_lines(tuple(map(_line, rows)))

    def _tell(self, words: str, *, backups: bool = False) -> None:
        """A sentence, and with `backups` the way to be rid of what they still hold."""
        self.note.tell(words, "info")
        self.renew.setVisible(backups)

    def _show_spending(self, spending: Spending) -> None:
        self.requests.lines.total = spending.requests
        self.forget_all.setEnabled(bool(spending.requests))
        if not spending.requests:
            self.summary.setText(_("Nothing was sent."))
            return
        count = ngettext("{n} request", "{n} requests", spending.requests).format(
            n=number(spending.requests)
        )
        self.summary.setText(f"{count}. {spent_words(spending)}")
