"""The sheet a résumé begins with: the posting as text, file or address, and the title to apply
for.
"""

import os
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QProgressBar, QVBoxLayout, QWidget

from interview_app.domain.document_kinds import EXTENSIONS
from interview_app.domain.model_presets import parts_of
from interview_app.domain.stage_words import STAGES
from interview_app.errors import OwnDocument, TitleMissing
from interview_app.i18n import _
from interview_app.messages.tailoring.facts import HelpTold, RunCost, RunFailed, RunProgressed
from interview_app.messages.tailoring.wishes import HelpRequested, ResumeRequested
from interview_app.ui.controls import Button, ElidedLabel, Label, LineField, Notice
from interview_app.ui.controls.saving import choose_file
from interview_app.ui.library.page import scrolled
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.names import name_filter
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.resumes.posting_field import PostingField
from interview_app.ui.resumes.writer_choice import WriterChoice, cost_words
from interview_app.ui.window.menu import APPROVE_KEYS

_AROUND = (3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
_LEAST_WINDOW = 860
"""Pixels in which the sheet must find room: the least window is 900 wide at any text size."""
_FRAME = 60
"""Pixels of the screen that the sheet leaves to its frame and to what is around it."""


class NewResumeDialog(QDialog):
    """Shown by `open()`. `wish` carries a `ResumeRequested` or a `HelpRequested`, `stopped` that
    the person gave up waiting.

    `edited`: what `draft` gives has changed.
    """

    wish = Signal(object)
    stopped = Signal()
    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("New résumé"))
        self.setAccessibleName(_("New résumé sheet"))
        self._path = b""
        self._agreed: set[str] = set()
        self._asked = ""
        self._stage_words = ""
        self.busy = False
        hint = _("For example Staff Nurse; left empty, it is taken from the posting")
        self.title = LineField(_("Target title"), hint)
        self.posting = PostingField()
        self.posting.setMinimumHeight(min(theme().px(180), 220))
        self.writer = WriterChoice()
        self._build()
        self.posting.file_given.connect(self.take_file)
        self.posting.take_drops_of(self)
        self.posting.textChanged.connect(self._changed)
        for changed in (self.title.textChanged, self.posting.textChanged):
            changed.connect(self.edited)
        self.title.returnPressed.connect(self.analyze)
        for keys in APPROVE_KEYS:  # Return alone is a new line of the posting
            QShortcut(QKeySequence(keys), self).activated.connect(self.analyze)
        self.setMinimumWidth(min(theme().px(560), _LEAST_WINDOW))
        self._show_file()

    def _build(self) -> None:
        self._body, self._under = QWidget(), QWidget()
        column, under = vbox(self._body, 0, GRID), vbox(self._under, _AROUND, GRID)
        column.addWidget(Label(_("New résumé"), Type.HEADING))
        self._intro = Label("", Type.BODY, "secondary", wrap=True)
        fill(column, self._intro, GRID // 2)
        files = hbox(spacing=GRID)
        self._file = ElidedLabel("", Type.BODY, "secondary")
        self._drop_file = Button(_("Remove file"), "quiet", icon="close")
        self._choose = Button(_("Choose file…"), icon="document", on_click=self._choose_file)
        for widget in (self._choose, self._drop_file, self._file):
            files.addWidget(widget, 1 if widget is self._file else 0)
        for name, field in ((_("Job posting"), self.posting), (_("Target title"), self.title)):
            label = Label(name, Type.BODY_STRONG)
            label.setBuddy(field)
            # A label stands nearer to its own field than to the one above it.
            fill(column, GRID // 2, label, (field, 1 if field is self.posting else 0))
            if field is self.posting:
                column.addLayout(files)
        column.addWidget(self.writer)
        self.notice = Notice("", "bad")
        self.agree = Button(_("Ask this address"), on_click=self._agree)
        self.empty = Button(_("Start empty"), "quiet", on_click=self._start_empty)
        fill(self.notice.buttons, self.agree, self.empty)
        fill(under, self.notice, self._foot())
        fill(vbox(self, 0, 0), (scrolled(self._body, margins=_AROUND), 1), self._under)
        self._drop_file.clicked.connect(lambda: self.take_file(b""))
        self.writer.changed.connect(self._writer_changed)
        self.show_help()

    def _foot(self) -> QVBoxLayout:
        foot = vbox(spacing=GRID)
        told = vbox()
        self._stage = ElidedLabel("", Type.SECONDARY, "secondary")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(_("Progress of the analysis"))
        fill(told, self._stage, self._bar)
        foot.addLayout(told)
        row = fill(hbox(spacing=GRID), STRETCH)
        foot.addLayout(row)
        self.cancel = Button(_("Cancel"), on_click=self.reject)
        self.start = Button(_("Analyze"), "primary", on_click=self.analyze)
        self.start.setDefault(True)
        fill(row, self.cancel, self.start)
        self._show_working("")
        return foot

    def analyze(self) -> None:
        """Wish it analysed, when there is enough to go by."""
        text, title = self.posting.toPlainText().strip(), " ".join(self.title.text().split())
        if self.busy:
            return
        if not text and not self._path:
            self._complain(
                _("Paste the job posting, drop its file, or give its address."), self.posting
            )
        elif self._is_address() and text not in self._agreed:
            host = parts_of(text).hostname or text
            words = _(
                "To read this posting, {host} is asked for the page. Only the address leaves "
                "this computer."
            ).format(host=host)
            self._ask(text, words, _("Ask this address"))
        else:
            self.notice.hide()
            self._show_working(_("Getting ready"))
            url = text if self._is_address() else ""
            given = "" if url or self._path else text
            self.wish.emit(
                ResumeRequested(
                    target_title=title,
                    text=given,
                    path=self._path,
                    url=url,
                    with_models=self.writer.with_models,
                    is_posting=self._own() in self._agreed,
                )
            )

    def show_progress(self, message: RunProgressed) -> None:
        """A stage began."""
        stage = _(STAGES[message.state])
        self._show_working(f"{stage}: {message.helper}" if message.helper else stage)
        self._bar.setMaximum(message.steps)
        self._bar.setValue(message.step)

    def show_cost(self, message: RunCost) -> None:
        """What the work so far has cost."""
        self._stage.setText(f"{self._stage_words} · {cost_words(message)}")

    def show_failure(self, message: RunFailed) -> None:
        """It could not go on; what was typed is still there. A document of the person's own may be
        the posting all the same.
        """
        self._show_working("")
        if message.code == OwnDocument.code:
            self._ask(self._own(), message.sentence, _("It is the posting"))
            return
        field = self.posting if self.title.text().strip() else self.title
        self._complain(message.sentence, field, asks=message.code == TitleMissing.code)

    def take_file(self, path: bytes) -> None:
        """This file holds the posting; b"" for none. The field that is closed with it gives the
        focus on.
        """
        self._path = path
        held = self.posting.hasFocus() or self._drop_file.hasFocus()
        self._show_file()
        if held:
            then = self.start if self.title.text().strip() else self.title
            (then if path else self.posting).setFocus()
        self.edited.emit()

    def draft(self) -> dict[str, Any] | None:
        """What was given so far, as JSON; None when nothing was. What the person agreed to is asked
        again.
        """
        title, text = self.title.text(), self.posting.toPlainText()
        path = os.fsdecode(self._path)
        return (
            {"title": title, "text": text, "path": path}
            if title.strip() or text.strip() or path
            else None
        )

    def take_up(self, draft: dict[str, Any]) -> None:
        """What was given when the program ended stands here again."""
        self.title.setText(draft["title"])
        self.posting.setPlainText(draft["text"])
        self.take_file(os.fsencode(draft["path"]))
        self._tell_what_is_here(_("What you had begun the last time is here again."))

    def take_posting(self, posting: str) -> None:
        """The posting that the person gave with what they look for."""
        self.posting.setPlainText(posting)
        self._tell_what_is_here(_("This is the job posting you gave in the interview."))

    def _tell_what_is_here(self, sentence: str) -> None:
        self.notice.tell(sentence, "info")
        self.agree.hide()
        self.empty.show()

    def _start_empty(self) -> None:
        self.title.clear()
        self.posting.clear()
        self.take_file(b"")
        self.notice.hide()
        self.title.setFocus()

    def reject(self) -> None:
        """Cancel and Escape stop the work first."""
        if self.busy:
            self.stopped.emit()
        super().reject()

    def _own(self) -> str:
        """What the person says the posting is, as it is agreed to."""
        return f"own {os.fsdecode(self._path) or self.posting.toPlainText().strip()}"

    def _ask(self, what: str, words: str, button: str) -> None:
        """Say what would leave this machine; the button is the person's agreement to just that."""
        self._asked = what
        self.notice.tell(words, "info")
        self.agree.rename(button)
        self.agree.show()
        self.empty.hide()
        self._grow()

    def _agree(self) -> None:
        self._agreed.add(self._asked)
        self.analyze()

    def _writer_changed(self) -> None:
        self._changed()
        self.show_help()
        if self.writer.with_models:
            # The posting is there now: its length is part of the estimate.
            self.wish.emit(HelpRequested(posting_characters=len(self.posting.toPlainText())))

    def show_help(self, told: HelpTold | None = None) -> None:
        """Who could help, and with it what the button does: where something leaves, it says so, and
        the cost stands above.
        """
        if told is not None:
            self.writer.show_help(told)
        self._tell_what_leaves()
        self.start.rename(_("Send and analyze") if self.writer.leaves else _("Analyze"))
        self._grow()

    def _tell_what_leaves(self) -> None:
        """What the sheet is for, and what of it goes anywhere; what models get stands with the
        choice of them.
        """
        words = [_("What does the posting ask for, and what of yours answers it?")]
        if not self.writer.leaves:
            asks = self._is_address()
            kept, goes = (
                _("Nothing leaves this computer."),
                _("Only its address leaves this computer, once you agree."),
            )
            words.append(goes if asks else kept)
        self._intro.setText(" ".join(words))

    def _is_address(self) -> bool:
        return not self._path and _address(self.posting.toPlainText().strip())

    def showEvent(self, event: QShowEvent) -> None:
        """Its words have their size only now."""
        super().showEvent(event)
        self._grow()

    def _grow(self) -> None:
        """Wrapped text takes the height it needs and the screen has: what is over that scrolls, the
        buttons stay. The sheet never gets smaller under the person's hand.
        """
        width = max(self.width(), self.minimumWidth())
        parts = ((self._body, width - 6 * GRID), (self._under, width))
        wanted = 6 * GRID + 2 + sum(_height(part, wide) for part, wide in parts)
        screen = self.screen().availableGeometry()
        self.resize(
            min(width, screen.width()), min(max(self.height(), wanted), screen.height() - _FRAME)
        )

    def _changed(self) -> None:
        self._tell_what_leaves()
        if self.notice.isVisible() and not self.busy:
            self.notice.hide()

    def _complain(self, sentence: str, field: QWidget, *, asks: bool = False) -> None:
        # Before it is laid out a notice asks for the height that it would have in a narrow place,
        # and the sheet never gets smaller again.
        self.notice.resize(self._under.width() - 6 * GRID, self.notice.height())
        self.notice.tell(sentence, "info" if asks else "bad")
        self.agree.hide()
        self.empty.hide()
        field.setFocus()

    def _show_working(self, stage: str) -> None:
        self.busy = bool(stage)
        self._stage_words = stage
        self._stage.setText(stage)
        self._bar.setVisible(self.busy)
        for widget in (self.start, self.title, self._choose, self.writer):
            widget.setEnabled(not self.busy)
        self.posting.setEnabled(not self.busy and not self._path)

    def _show_file(self) -> None:
        self._tell_what_leaves()
        name = os.path.basename(self._path).decode("utf-8", "replace")
        self._file.setText(name)
        self._drop_file.setVisible(bool(name))
        self.posting.name_file(name)

    def _choose_file(self) -> None:
        names = name_filter((*EXTENSIONS, "html"))
        choose_file(self, _("Job posting"), names, lambda path: self.take_file(os.fsencode(path)))


def _address(text: str) -> bool:
    return "\n" not in text and " " not in text and text.lower().startswith(("http://", "https://"))


def _height(part: QWidget, width: int) -> int:
    layout = part.layout()
    return layout.totalHeightForWidth(width) if layout is not None else 0
