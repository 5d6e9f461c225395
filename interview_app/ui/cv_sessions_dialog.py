"""Sessions that other programs began over HTTP: which there are, how one would print, and what it
still lacks.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from interview_app.i18n import _
from interview_app.messages.cv_sessions import (
    CvSessionChosen,
    CvSessionDeletionRequested,
    CvSessionRefused,
    CvSessionSaved,
    CvSessionSaveRequested,
    CvSessionShown,
    CvSessionsTold,
    CvSessionSummary,
)
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Button, EmptyState, Label, Notice, Tone
from interview_app.ui.cv_session_words import file_stem, not_two_pages, state_words, summary_words
from interview_app.ui.dialogs import Question, Questions, Reply
from interview_app.ui.least_size import keep_whole
from interview_app.ui.library.page import scrolled
from interview_app.ui.page_strip import PageStrip
from interview_app.ui.saving import save_as
from interview_app.ui.theme import GRID, Type, theme

_ID = Qt.ItemDataRole.UserRole


class CvSessionsDialog(QDialog):
    """Shown by `open()`. `wish` carries a message of `messages.cv_sessions`; answers come by
    `show_message`.
    """

    wish = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._questions = Questions(self)
        self._shown: CvSessionShown | None = None
        self._waiting_for = ""
        self.setWindowTitle(_("Résumés Begun by Other Programs"))
        self.setAccessibleName(_("Résumés Begun by Other Programs"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setMinimumSize(theme().px(720), theme().px(480))
        self.list = QListWidget()
        self.list.setAccessibleName(_("Sessions"))
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.strip = PageStrip()
        self.save_html = Button(_("Save Preview…"))
        self.save_pdf = Button(_("Save PDF…"))
        self.delete = Button(_("Delete…"))
        self.close_button = Button(_("Close"), "primary")
        self.close_button.setDefault(True)
        self._build()
        self.resize(theme().px(960), theme().px(680))
        keep_whole(self)

    def _build(self) -> None:
        column = vbox(self, (3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID), GRID)
        column.addWidget(Label(_("Résumés Begun by Other Programs"), Type.PAGE_TITLE))
        words = _(
            "Résumés that other programs on this computer began with Interview App. Each is kept "
            "for 24 hours."
        )
        column.addWidget(Label(words, Type.SECONDARY, "secondary", wrap=True))
        self._notice = Notice("", "info")
        self._notice.hide()
        column.addWidget(self._notice)
        self._empty = EmptyState(
            "document",
            _("No sessions"),
            _(
                "When another program on this computer begins a résumé through Interview App, it "
                "appears here."
            ),
        )
        column.addWidget(self._empty, 1)
        self._body = QWidget()
        row = hbox(self._body, 0, 2 * GRID)
        row.addLayout(self._left(), 2)
        ground = QFrame()
        ground.setProperty("look", "sidebar")
        under = vbox(ground, 0)
        self._nothing = Label("", Type.BODY, "secondary", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        under.addWidget(self._nothing, 1)
        under.addWidget(self.strip, 1)
        row.addWidget(ground, 3)
        column.addWidget(self._body, 1)
        column.addLayout(self._foot())
        self._show_nothing(_("Looking…"))
        self._enable(False)
        self._empty.hide()

    def _left(self) -> QVBoxLayout:
        column = vbox(spacing=GRID)
        column.addWidget(self.list, 2)
        self.state = Label("", Type.BODY, wrap=True)
        self.state.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        inside = QWidget()
        under = vbox(inside, 0)
        under.addWidget(self.state)
        under.addStretch(1)
        column.addWidget(scrolled(inside, margins=(0, 0, 0, 0)), 3)
        return column

    def _foot(self) -> QHBoxLayout:
        foot = hbox(spacing=GRID)
        foot.addWidget(self.delete)
        foot.addStretch(1)
        for button in (self.save_html, self.save_pdf, self.close_button):
            foot.addWidget(button)
        self.delete.clicked.connect(self._delete)
        self.save_html.clicked.connect(lambda: self._choose_file("html"))
        self.save_pdf.clicked.connect(lambda: self._choose_file("pdf"))
        self.close_button.clicked.connect(self.accept)
        self.list.currentItemChanged.connect(lambda item, _before: self._choose(item))
        return foot

    def show_message(self, message: object) -> None:
        """An answer of the actor."""
        if isinstance(message, CvSessionsTold):
            self._list(message.sessions)
        elif (
            isinstance(message, CvSessionShown) and message.summary.session_id == self._waiting_for
        ):
            self._show(message)
        elif isinstance(message, CvSessionSaved):
            self._tell(_("Saved as {path}.").format(path=message.path), "good")
        elif isinstance(message, CvSessionRefused):
            self._tell(message.sentence, "warn")
            if message.session_id == self._waiting_for and self._shown is None:
                self._show_nothing("")

    def _tell(self, sentence: str, tone: Tone) -> None:
        self._notice.tell(sentence, tone)
        self._notice.show()

    def _list(self, sessions: tuple[CvSessionSummary, ...]) -> None:
        self.list.clear()
        for one in sessions:
            item = QListWidgetItem(summary_words(one))
            item.setData(_ID, one.session_id)
            self.list.addItem(item)
        self._empty.setVisible(not sessions)
        self._body.setVisible(bool(sessions))
        if sessions:
            self.list.setCurrentRow(0)
            self.list.setFocus()
        else:
            self._enable(False)
            self.close_button.setFocus()

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        self._shown, self._waiting_for = None, str(item.data(_ID))
        self._show_nothing(_("Setting the pages…"))
        self.state.setText("")
        self._enable(False)
        self.wish.emit(CvSessionChosen(session_id=self._waiting_for))

    def _show(self, shown: CvSessionShown) -> None:
        self._shown = shown
        self.state.setText(state_words(shown))
        self._enable(True)
        if shown.pages:
            self._nothing.hide()
            self.strip.show()
            self.strip.show_pages(shown.pages)
        else:
            self._show_nothing(not_two_pages(shown) or shown.sentence)

    def _show_nothing(self, sentence: str) -> None:
        self.strip.hide()
        self._nothing.setText(sentence)
        self._nothing.show()

    def _enable(self, there: bool) -> None:
        for button in (self.save_html, self.save_pdf, self.delete):
            button.setEnabled(there)

    def _choose_file(self, kind: str) -> None:
        shown = self._shown
        if shown is None:
            return
        id = shown.summary.session_id
        save_as(
            self,
            _("Save PDF…") if kind == "pdf" else _("Save Preview…"),
            f"{file_stem(shown.summary)}.{kind}",
            lambda path: self.wish.emit(
                CvSessionSaveRequested(
                    session_id=id, format="pdf" if kind == "pdf" else "html", path=path
                )
            ),
        )

    def _delete(self) -> None:
        shown = self._shown
        if shown is None:
            return
        id = shown.summary.session_id

        def answered(reply: str) -> None:
            if reply == "delete":
                self.wish.emit(CvSessionDeletionRequested(session_id=id))

        self._questions.ask(
            Question(
                title=_("Delete this session?"),
                text=_(
                    "The program that began it can no longer go on with it. Your interview is "
                    "not touched."
                ),
                replies=(
                    Reply(id="keep", label=_("Keep")),
                    Reply(id="delete", label=_("Delete"), kind="destructive"),
                ),
                escape="keep",
            ),
            answered,
        )

    def closeEvent(self, event: QCloseEvent) -> None:
        """What is still on its way is not shown."""
        self._waiting_for = ""
        super().closeEvent(event)
