"""Restoring from a copy: which there are, and what will be there afterwards, before anything is
done.
"""

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from interview_app.i18n import _, language, ngettext
from interview_app.messages import data
from interview_app.ui.controls import Button, Label, Notice
from interview_app.ui.controls.saving import choose_file
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.controls.two_line_list import ListLine, TwoLineList
from interview_app.ui.look.boxes import STRETCH, fill
from interview_app.ui.look.names import backup_words
from interview_app.ui.look.theme import GRID, theme


class RestoreDialog(TitledDialog):
    """Shown by `open()`. `wish` carries a `CopyLookRequested` or a `RestoreRequested`."""

    wish = Signal(object)

    def __init__(self, parent: QWidget | None = None, *, file: str = "") -> None:
        words = _(
            "A copy is a backup that Interview App made, or a file of “Export Everything…”. It "
            "takes the place of everything that is here now."
        )
        title = _("Restore from a Copy")
        super().__init__(title, parent, words=words, large=True, spacing=2 * GRID, stays=True)
        self._file, self._looked_at, self._busy = file, "", False
        self._copies: tuple[data.Copy, ...] = ()
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.list = TwoLineList(_("Copies"))
        self.file_button = Button(_("Choose a File…"), icon="folder")
        self.cancel_button = Button(_("Cancel"), on_click=self.reject)
        self.restore_button = Button(_("Restore"), "primary", on_click=self._restore)
        self.notice = Notice("", "bad")
        self._after = Label("", wrap=True)
        self._bar = QProgressBar()
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._build()
        self.list.chosen.connect(self._choose)
        self.file_button.clicked.connect(self._choose_file)
        self.resize(theme().px(560), theme().px(460))
        # Where it is narrow its sentences are long: as wide as the other dialogs at the least.
        self.setMinimumWidth(min(theme().px(420), self.screen().availableGeometry().width()))
        self._look("")

    def _build(self) -> None:
        file = self.file_button, 0, Qt.AlignmentFlag.AlignLeft
        fill(self.column, (self.list, 1), file, self._after, self.notice, self._bar)
        self.foot(STRETCH, self.cancel_button, self.restore_button)

    def show_copies(self, told: data.CopiesTold) -> None:
        """The backups, newest first; a file that was chosen stands before them."""
        self._copies = told.copies
        lines = [_line(one.path, backup_words(one.name), one.bytes) for one in told.copies]
        if self._file:
            name = self._file.rpartition("/")[2]
            lines.insert(0, ListLine(key=self._file, title=name, detail="", icon="folder"))
        self.list.show_lines(tuple(lines))
        self.list.setVisible(bool(lines))
        self._choose(self.list.key())

    def show_copy(self, shown: data.CopyShown) -> None:
        """What the one in hand holds, or why it cannot be restored from."""
        if shown.path != self._looked_at or self._busy:
            return
        self._bar.hide()
        if shown.sentence:
            self.notice.tell(shown.sentence, "bad")
            self.notice.show()
            return
        self._after.setText(
            "\n".join(
                (
                    _("Afterwards you have: {what}.").format(what=_counted(shown)),
                    _(
                        "What is here now is backed up first: restore that backup to take this "
                        "back. The window opens anew."
                    ),
                )
            )
        )
        self._after.show()
        self.restore_button.setEnabled(True)

    def reject(self) -> None:
        """Not while the data changes its place."""
        if not self._busy:
            super().reject()

    def _choose(self, path: str) -> None:
        if path != self._looked_at:
            self._look(path)

    def _look(self, path: str) -> None:
        self._looked_at = path
        self.restore_button.setEnabled(False)
        self.notice.hide()
        self._after.hide()
        self._bar.setAccessibleName(_("Looking into the copy"))
        self._bar.setVisible(bool(path))
        if path:
            self.wish.emit(data.CopyLookRequested(path=path))

    def _choose_file(self) -> None:
        names = _("Copies ({endings});;All files (*)").format(endings=_ENDINGS)
        choose_file(self, _("Choose a File…"), names, self.take_file)

    def take_file(self, path: str) -> None:
        """This file is the copy."""
        self._file = path
        self.show_copies(data.CopiesTold(copies=self._copies))
        self.list.choose(path)
        self._choose(path)

    def _restore(self) -> None:
        self._busy = True
        self._bar.setAccessibleName(_("Restoring"))
        self._bar.show()
        self._after.setText(_("Restoring…"))
        for widget in (self.list, self.file_button, self.cancel_button, self.restore_button):
            widget.setEnabled(False)
        self.wish.emit(data.RestoreRequested(path=self._looked_at))


_ENDINGS = "*.zip *.sqlite3"


def _line(path: str, title: str, size: int) -> ListLine:
    units = QLocale.DataSizeFormat.DataSizeSIFormat
    size_words = QLocale(language()).formattedDataSize(size, 1, units)
    return ListLine(key=path, title=title, detail=size_words, icon="clock")


def _counted(shown: data.CopyShown) -> str:
    return ", ".join(
        (
            ngettext("{n} story", "{n} stories", shown.stories).format(n=shown.stories),
            ngettext("{n} job", "{n} jobs", shown.jobs).format(n=shown.jobs),
            ngettext("{n} résumé for a posting", "{n} résumés for postings", shown.resumes).format(
                n=shown.resumes
            ),
            ngettext("{n} document", "{n} documents", shown.documents).format(n=shown.documents),
        )
    )
