"""The journal of requests: what was sent, to whom, when, how much and what it did cost; readable
and deletable (issue 4.5).

The list asks for more when its end is reached; what a request sent is asked for when it is chosen.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QSplitter, QTreeWidget, QTreeWidgetItem, QWidget

from interview_app.domain.request_journal import RequestHead, Spending
from interview_app.i18n import N_, _, ngettext
from interview_app.messages import models as messages
from interview_app.messages.data import BackupsRenewalRequested, BackupsRenewed
from interview_app.ui.controls import Button, Label, Notice
from interview_app.ui.controls.dialogs import ask_to_delete, deletion
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.look.boxes import STRETCH, fill
from interview_app.ui.look.names import date_words, moment_words
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.settings.agents_page import AGENTS
from interview_app.ui.settings.sent_parts import ROOMY, SentParts, dollars, number, spent_words

COLUMNS = (N_("When"), N_("To"), N_("What for"), N_("Size"), N_("Cost"))
PURPOSES = {
    **AGENTS,
    "connection_test": N_("Connection test"),
    "refine_reading": N_("Second look at a document"),
    "cv_session": N_("Session of another program"),
}


class RequestTable(QTreeWidget):
    """The requests so far as rows. `older_wanted` carries the id before which more are wanted;
    `delete_wanted`: the person pressed one of the keys that delete.
    """

    older_wanted = Signal(int)
    delete_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.total = 0
        """How many there are, also those not asked for yet."""
        self._asked = 0
        self.setAccessibleName(_("What was sent"))
        self.setHeaderLabels([_(title) for title in COLUMNS])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setStyleSheet(ROOMY)
        self.setAllColumnsShowFocus(True)
        # As wide as what is in view; the place it went to takes the rest, and its whole name is its
        # tool tip.
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.header().setStretchLastSection(False)
        self.verticalScrollBar().valueChanged.connect(self._ask_at_the_end)

    @property
    def requests(self) -> list[RequestHead]:
        """What the rows show."""
        rows = map(self.topLevelItem, range(self.topLevelItemCount()))
        return [one.data(0, Qt.ItemDataRole.UserRole) for one in rows if one is not None]

    def take(self, rows: tuple[RequestHead, ...], *, before: int | None) -> None:
        """A first page, or a further one."""
        if before is None:
            self.clear()
        elif before != self._asked:
            return
        self._asked = 0
        self.addTopLevelItems([_item(row) for row in rows])

    def forget(self, ids: tuple[int, ...] | None) -> None:
        """These rows are gone, or all."""
        for at, request in reversed(list(enumerate(self.requests))):
            if ids is None or request.id in ids:
                self.takeTopLevelItem(at)

    def _ask_at_the_end(self, value: int) -> None:
        shown = self.requests
        at_end = value == self.verticalScrollBar().maximum()
        if at_end and not self._asked and 0 < len(shown) < self.total:
            self._asked = shown[-1].id
            self.older_wanted.emit(self._asked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete, and the key above Return on a Mac."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit()
            return
        super().keyPressEvent(event)


def _item(row: RequestHead) -> QTreeWidgetItem:
    """A row; a screen reader hears the whole line in its first cell."""
    words = cells(row)
    item = QTreeWidgetItem(list(words))
    item.setData(0, Qt.ItemDataRole.UserRole, row)
    for at, word in enumerate(words):
        item.setToolTip(at, word)
    whole = ", ".join(f"{_(title)}: {word}" for title, word in zip(COLUMNS, words, strict=True))
    item.setData(0, Qt.ItemDataRole.AccessibleTextRole, whole)
    return item


def cells(row: RequestHead) -> tuple[str, ...]:
    """What stands in a row."""
    return (
        moment_words(row.at),
        _("{model} at {host}").format(model=row.model, host=row.host),
        _(PURPOSES[row.agent]) if row.agent in PURPOSES else row.agent,
        tokens_words(row),
        _("unknown")
        if row.cost is None
        else _("{dollars} $").format(dollars=dollars(row.cost, digits=4)),
    )


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
        self.requests = RequestTable()
        self.requests.older_wanted.connect(
            lambda before: self.wish.emit(messages.JournalRequested(before=before))
        )
        self.requests.currentItemChanged.connect(lambda *_items: self._chosen())
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
        item = self.requests.currentItem()
        return item.data(0, Qt.ItemDataRole.UserRole) if item is not None else None

    # what the person does

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
        self.requests.total = message.spending.requests
        self._show_spending(message.spending)
        if not message.requests and message.spending.requests:
            # The settings asked what was spent, and for no requests.
            return
        self.requests.take(message.requests, before=message.before)
        if message.before is None:
            self.requests.setCurrentIndex(self.requests.model().index(0, 0))

    def _show_forgotten(self, message: messages.JournalForgotten) -> None:
        self.requests.total = message.spending.requests
        self.requests.forget(message.ids)
        self._show_spending(message.spending)
        until = message.backups_hold_until
        words = _("Deleted. Backups still hold it until {date}.")
        self._tell(
            words.format(date=date_words(until)) if until else _("Deleted."), backups=bool(until)
        )

    def _tell(self, words: str, *, backups: bool = False) -> None:
        """A sentence, and with `backups` the way to be rid of what they still hold."""
        self.note.tell(words, "info")
        self.renew.setVisible(backups)

    def _show_spending(self, spending: Spending) -> None:
        self.forget_all.setEnabled(bool(spending.requests))
        if not spending.requests:
            self.summary.setText(_("Nothing was sent."))
            return
        count = ngettext("{n} request", "{n} requests", spending.requests).format(
            n=number(spending.requests)
        )
        self.summary.setText(f"{count}. {spent_words(spending)}")
