"""Sessions that other programs began over HTTP: which there are, how one would print, and what it
still lacks.
"""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
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
from interview_app.ui.controls import Button, EmptyState, Label, Notice, Tone
from interview_app.ui.controls.dialogs import Question, Questions, Reply
from interview_app.ui.controls.saving import save_as
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.library.page import scrolled
from interview_app.ui.look.boxes import STRETCH, fill, hbox, let_go, vbox
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.window.cv_session_words import (
    file_stem,
    not_two_pages,
    state_words,
    summary_words,
)

_ID = Qt.ItemDataRole.UserRole


class CvSessionsDialog(TitledDialog):
    """Shown by `open()`. `wish` carries a message of `messages.cv_sessions`; answers come by
    `show_message`.
    """

    wish = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        words = _(
            "Résumés that other programs on this computer began with Interview App. Each is kept "
            "for 24 hours."
        )
        title = _("Résumés Begun by Other Programs")
        super().__init__(title, parent, words=words, large=True, stays=True)
        self._questions = Questions(self)
        self._shown: CvSessionShown | None = None
        self._waiting_for = ""
        self.setMinimumSize(theme().px(720), theme().px(480))
        self.list = QListWidget()
        self.list.setAccessibleName(_("Sessions"))
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.strip = PageStrip()
        self.save_html = Button(_("Save Preview…"), on_click=lambda: self._choose_file("html"))
        self.save_pdf = Button(_("Save PDF…"), on_click=lambda: self._choose_file("pdf"))
        self.delete = Button(_("Delete…"), on_click=self._delete)
        self.close_button = Button(_("Close"), "primary", on_click=self.accept)
        self.close_button.setDefault(True)
        self._build()
        self.resize(theme().px(960), theme().px(680))

    def _build(self) -> None:
        self._notice = Notice("", "info")
        self._empty = EmptyState(
            "document",
            _("No sessions"),
            _(
                "When another program on this computer begins a résumé through Interview App, it "
                "appears here."
            ),
        )
        self._body = QWidget()
        row = fill(hbox(self._body, 0, 2 * GRID), (self._left(), 2))
        ground = QFrame()
        ground.setProperty("look", "sidebar")
        under = vbox(ground, 0)
        self._nothing = Label("", Type.BODY, "secondary", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 3 * GRID)
        fill(under, (self._nothing, 1), (self.strip, 1))
        row.addWidget(ground, 3)
        fill(self.column, self._notice, (self._empty, 1), (self._body, 1))
        self._build_foot()
        self._show_nothing(_("Looking…"))
        self._enable(False)
        self._empty.hide()

    def _left(self) -> QVBoxLayout:
        column = fill(vbox(spacing=GRID), (self.list, 2))
        self.state = Label("", Type.BODY, wrap=True)
        self.state.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        inside = QWidget()
        fill(vbox(inside, 0), self.state, STRETCH)
        column.addWidget(scrolled(inside, margins=(0, 0, 0, 0)), 3)
        return column

    def _build_foot(self) -> None:
        self.foot(self.delete, STRETCH, self.save_html, self.save_pdf, self.close_button)
        self.list.currentItemChanged.connect(lambda item, _before: self._choose(item))

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
        self._questions.confirm(
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
            "delete",
            lambda: self.wish.emit(CvSessionDeletionRequested(session_id=id)),
        )

    def closeEvent(self, event: QCloseEvent) -> None:
        """What is still on its way is not shown."""
        self._waiting_for = ""
        super().closeEvent(event)


_WIDEST = 820
"""A page is shown no wider than this, in pixels: beyond it nothing gets clearer."""


class PageStrip(QScrollArea):
    """Pages one below the other, fitted to the width."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_("Pages"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        self._column = fill(vbox(inside, 2 * GRID, 2 * GRID), STRETCH)
        self.setWidget(inside)
        # White pages need a ground that is not white.
        self.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self._pictures: list[QPixmap] = []
        self._labels: list[QLabel] = []
        self.viewport().installEventFilter(self)

    def show_pages(self, pages: tuple[bytes, ...]) -> None:
        """Show these PNG pictures; the place in view stays."""
        let_go(*self._labels)
        self._pictures, self._labels = [], []
        for number, png in enumerate(pages, start=1):
            picture = QPixmap()
            picture.loadFromData(png, "PNG")
            label = QLabel()
            label.setAccessibleName(_("Page {page} as it will print").format(page=number))
            if picture.isNull():
                label.setText(_("This page cannot be shown."))
            self._pictures.append(picture)
            self._labels.append(label)
            self._column.insertWidget(
                self._column.count() - 1, label, 0, Qt.AlignmentFlag.AlignHCenter
            )
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The width changed."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        width = min(_WIDEST, self.viewport().width() - 4 * GRID)
        ratio = self.devicePixelRatioF()
        for picture, label in zip(self._pictures, self._labels, strict=True):
            if not picture.isNull() and width > 0:
                fitted = picture.scaledToWidth(
                    round(width * ratio), Qt.TransformationMode.SmoothTransformation
                )
                fitted.setDevicePixelRatio(ratio)
                label.setPixmap(fitted)
