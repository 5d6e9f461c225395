"""The journal of requests: what was sent, to whom, when, how much and what it did cost; readable
and deletable (issue 4.5).

The list asks for more when its end is reached; what a request sent is asked for when it is chosen.
"""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QHeaderView, QSplitter, QTreeView, QWidget

from interview_app.domain.request_journal import RequestHead, Spending
from interview_app.i18n import _, ngettext
from interview_app.messages.data import BackupsRenewalRequested, BackupsRenewed
from interview_app.messages.models import (
    JournalForgetRequested,
    JournalForgotten,
    JournalRequested,
    JournalShown,
    SentRequested,
    SentShown,
)
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Button, Label, Notice
from interview_app.ui.dialogs import ask_to_delete, deletion
from interview_app.ui.least_size import keep_whole
from interview_app.ui.names import date_words
from interview_app.ui.request_table import RequestsModel, RequestTable
from interview_app.ui.sent_parts import ROOMY, SentParts, number, spent_words
from interview_app.ui.theme import GRID, Type, theme


class RequestJournal(QDialog):
    """Shown by `open()`. `wish` carries messages for the actor; what it answers comes by
    `show_message`.
    """

    wish = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Requests so far"))
        self.setAccessibleName(_("Requests so far"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        column = vbox(self, (3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID), 12)
        column.addWidget(Label(_("Requests so far"), Type.PAGE_TITLE))
        words = _(
            "Every request to a model is kept on this computer before it leaves, word for word. "
            "Keys are never in it."
        )
        column.addWidget(Label(words, Type.SECONDARY, "secondary", wrap=True))
        self.summary = Label("", Type.BODY, wrap=True)
        column.addWidget(self.summary)
        self.requests = self._table()
        self.parts = SentParts()
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(GRID)
        split.addWidget(self.requests)
        split.addWidget(self.parts)
        split.setSizes([theme().px(200), theme().px(320)])
        column.addWidget(split, 1)
        self.note = Notice("", "info")
        self.note.hide()
        self.renew = Button(_("Delete older backups"))
        self.renew.clicked.connect(self._renew_backups)
        self.note.buttons.addWidget(self.renew)
        column.addWidget(self.note)
        column.addLayout(self._buttons())
        self.resize(theme().px(920), theme().px(700))
        keep_whole(self)
        self._show_spending(Spending())

    def _table(self) -> QTreeView:
        self._model = RequestsModel(self)
        self._model.wanted.connect(lambda before: self.wish.emit(JournalRequested(before=before)))
        table = RequestTable()
        table.setModel(self._model)
        table.setAccessibleName(_("Requests so far"))
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setStyleSheet(ROOMY)
        table.setAllColumnsShowFocus(True)
        # As wide as what is in view; the place it went to takes the rest, and its whole name is its
        # tool tip.
        table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        table.header().setStretchLastSection(False)
        table.selectionModel().currentRowChanged.connect(lambda now, _before: self._chosen(now))
        table.delete_wanted.connect(self._forget_one)
        return table

    def _buttons(self) -> QHBoxLayout:
        row = hbox(spacing=GRID)
        self.forget = Button(_("Delete this request"))
        self.forget_all = Button(_("Delete all…"), "danger")
        self.done_button = Button(_("Done"), "primary")
        self.done_button.setDefault(True)
        self.forget.clicked.connect(self._forget_one)
        self.forget_all.clicked.connect(self._ask_to_forget_all)
        self.done_button.clicked.connect(self.accept)
        row.addWidget(self.forget)
        row.addWidget(self.forget_all)
        row.addStretch(1)
        row.addWidget(self.done_button)
        return row

    def start(self) -> None:
        """Ask for the newest requests, and show."""
        self.wish.emit(JournalRequested())
        self.open()
        self.requests.setFocus()

    @property
    def current(self) -> RequestHead | None:
        """The request that is chosen."""
        index = self.requests.currentIndex()
        return self._model.rows[index.row()] if index.isValid() else None

    # what the person does

    def _chosen(self, index: QModelIndex) -> None:
        self.forget.setEnabled(index.isValid())
        self.parts.show_parts(())
        if index.isValid():
            self.wish.emit(SentRequested(id=self._model.rows[index.row()].id))

    def _forget_one(self) -> None:
        chosen = self.current
        if chosen is not None:
            self.wish.emit(JournalForgetRequested(ids=(chosen.id,)))

    def _ask_to_forget_all(self) -> None:
        text = _(
            "What was sent, and what it did cost, is then gone from this computer. Nothing is "
            "deleted at the provider."
        )
        question = deletion(_("Delete all requests?"), text)
        ask_to_delete(question, self, lambda: self.wish.emit(JournalForgetRequested()))

    def _renew_backups(self) -> None:
        self.renew.hide()
        self.wish.emit(BackupsRenewalRequested())

    # what the actor answers

    def show_message(self, message: object) -> None:
        """A page of requests, what one sent, or what is gone."""
        match message:
            case JournalShown():
                self._show_page(message)
            case SentShown() if self.current is not None and self.current.id == message.id:
                self.parts.show_parts(message.parts)
                self._tell("" if message.parts else _("What this request sent was deleted."))
            case JournalForgotten():
                self._show_forgotten(message)
            case BackupsRenewed():
                self._tell(_("The older backups are deleted. A new one holds what is there now."))

    def _show_page(self, message: JournalShown) -> None:
        self._model.total = message.spending.requests
        self._show_spending(message.spending)
        if not message.requests and message.spending.requests:
            # The settings asked what was spent, and for no requests.
            return
        self._model.take(message.requests, before=message.before)
        if message.before is None:
            self._choose(0)

    def _show_forgotten(self, message: JournalForgotten) -> None:
        at = max(0, self.requests.currentIndex().row())
        self._model.total = message.spending.requests
        self._model.forget(message.ids)
        self._show_spending(message.spending)
        self._choose(min(at, len(self._model.rows) - 1))
        until = message.backups_hold_until
        words = _("Deleted. Backups still hold it until {date}.")
        self._tell(
            words.format(date=date_words(until)) if until else _("Deleted."), backups=bool(until)
        )

    def _choose(self, row: int) -> None:
        """Put the cursor on a row; with none left there is nothing to show."""
        if 0 <= row < len(self._model.rows):
            index = self._model.index(row, 0)
            if self.requests.currentIndex().row() == row:
                self._chosen(index)
            self.requests.setCurrentIndex(index)
        else:
            self.parts.show_parts(())
            self.forget.setEnabled(False)

    def _tell(self, words: str, *, backups: bool = False) -> None:
        """A sentence, and with `backups` the way to be rid of what they still hold."""
        self.note.tell(words, "info")
        self.renew.setVisible(backups)
        self.note.setVisible(bool(words))

    def _show_spending(self, spending: Spending) -> None:
        self.forget_all.setEnabled(bool(spending.requests))
        if not spending.requests:
            self.summary.setText(_("Nothing was sent to a model."))
            return
        count = ngettext("{n} request", "{n} requests", spending.requests).format(
            n=number(spending.requests)
        )
        self.summary.setText(f"{count}. {spent_words(spending)}")
