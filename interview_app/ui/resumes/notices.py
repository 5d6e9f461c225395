"""What is told of a résumé: a notice at the top of its page, and a toast in the toolbar."""

import os
from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from interview_app.i18n import _
from interview_app.messages.tailoring.facts import ResumeWritten
from interview_app.ui.controls import Button, IconButton, Notice, Tone
from interview_app.ui.controls.saving import open_file, show_in_folder
from interview_app.ui.controls.toast import Toast, Undoable
from interview_app.ui.look.boxes import fill, hbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.theme import GRID
from interview_app.ui.resumes.page_pane import PagePane
from interview_app.ui.resumes.words import not_looked_at, unseen_told
from interview_app.ui.window.banner import GOOD_STANDS


class Notices:
    """One notice and one toast over the page of a room; the next one takes the place of the one
    before it.
    """

    def __init__(self, room: QWidget, page: PagePane) -> None:
        self._written_to = ""
        self.notice, self.toast = Notice("", "info"), Toast(room)
        page.canvas.stuck.connect(
            lambda: self.toast.tell(
                _("This has no other place: it is the only one of its kind here.")
            )
        )
        self.open_written = Button(_("Open"), on_click=lambda: open_file(self._written_to))
        self.show_written = Button(_("Show in Folder"), icon="folder")
        self.show_written.clicked.connect(lambda: show_in_folder(self._written_to))
        close = IconButton("close", _("Close this notice"), size=16)
        for button in (self.open_written, self.show_written, close):
            self.notice.buttons.addWidget(button)
        self._room, self._page = room, page
        self._holder = QWidget()
        close.clicked.connect(self._holder.hide)
        fill(hbox(self._holder, 2 * GRID), self.notice)
        self._clock = QTimer(self._holder, interval=GOOD_STANDS, singleShot=True)
        self._clock.timeout.connect(self._time_is_up)
        self.end()

    def end(self) -> None:
        """Nothing is told any more."""
        self._clock.stop()
        self._holder.hide()
        self.toast.end()

    def tell(self, sentence: str, tone: Tone) -> None:
        """Say this over the page; good news go by themselves."""
        self.show_written.hide()
        self.open_written.hide()
        self.notice.tell(sentence, tone)
        # Over the page itself, so that what stands beside it does not move.
        over = self._page if self._page.isVisible() else self._room
        column = over.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, self._holder)
        self._holder.show()
        self._clock.start() if tone == "good" else self._clock.stop()

    def _time_is_up(self) -> None:
        focus = QApplication.focusWidget()
        if self.notice.underMouse() or (focus and self.notice.isAncestorOf(focus)):
            self._clock.start()
        else:
            self._holder.hide()

    def tell_written(
        self, message: ResumeWritten, *, suggestions: int, unseen: int, begun: str
    ) -> None:
        """A file was written; so many suggestions are open, so many values were approved without a
        look, and what is `begun` is not on it.
        """
        words = [_("Exported to {path}.").format(path=message.path)]
        words += [not_looked_at(suggestions)] * bool(suggestions)
        words += [unseen_told(unseen)] * bool(unseen)
        words += [one for one in (begun, message.left) if one]
        self.tell(" ".join(words), "warn" if unseen or begun or message.left else "good")
        self._written_to = message.path
        self.show_written.show()
        self.open_written.setVisible(os.path.isfile(message.path))

    def tell_rewritten(self, words: str, back: Callable[[], object]) -> None:
        """A field of the person's jobs has these words now; `back` gives it those of before."""
        told = _("Your jobs say {text} now.").format(text=quoted(words))
        self.toast.offer(Undoable(sentence=told, undo=back))

    def tell_print(self, path: str) -> None:
        """Open a file to be printed, and say where that is done."""
        if open_file(path):
            words = _(
                "Your résumé opens in your PDF program: print it there. Should nothing open, "
                "choose Export PDF… and print that file."
            )
            self.tell(words, "info")
        else:
            words = _(
                "There is no program for PDF files here. Choose Export PDF… and print that file, "
                "where you like."
            )
            self.tell(words, "warn")
