"""`--safe`: a small window that needs nothing but the data folder: take your data out, or bring a
backup back.
"""

from collections.abc import Callable

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout

from interview_app.errors import PersonCanMend
from interview_app.i18n import _
from interview_app.ui.controls import Button, Choice, Label, Notice, line
from interview_app.ui.controls.dialogs import Question, Questions, Reply
from interview_app.ui.controls.saving import save_as
from interview_app.ui.controls.titled_dialog import keep_whole
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.names import backup_words
from interview_app.ui.look.theme import GRID, Type, theme


class SafeWindow(QFrame):
    """`export` writes everything to a path, `restore` brings a backup of `backups` back; both raise
    `PersonCanMend`.
    """

    def __init__(
        self,
        *,
        backups: tuple[str, ...],
        folder: str,
        export: Callable[[str], object],
        restore: Callable[[str], object],
    ) -> None:
        super().__init__()
        self.setProperty("look", "page")
        # Where windows are listed, the system puts the app's name beside it.
        self.setWindowTitle(_("Safe mode"))
        self.setAccessibleName(_("Interview App: safe mode"))
        self._export_to, self._restore_from = export, restore
        self.questions = Questions(self)
        column = vbox(self, (4 * GRID, 4 * GRID, 4 * GRID, 3 * GRID), 2 * GRID)
        column.addWidget(Label(_("Safe mode"), Type.PAGE_TITLE))
        words = _(
            "The interview is not started here. Take your data out, or bring a backup back, then "
            "open the app again."
        )
        column.addWidget(Label(words, Type.BODY, "secondary", wrap=True))
        self.notice = Notice("", "info")
        fill(column, self.notice, line())
        export_button = Button(_("Export Everything…"), icon="download", on_click=self._export)
        column.addLayout(self._row(_("Your data as one file"), export_button))
        column.addLayout(self._restore_row(backups))
        show = Button(_("Show the folder"), icon="folder")
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(folder)))
        fill(column, self._row(_("Where your data lies"), show), STRETCH)
        self.resize(theme().px(560), theme().px(380))
        keep_whole(self)

    def _row(self, text: str, button: Button) -> QHBoxLayout:
        return fill(QHBoxLayout(), (Label(text, wrap=True), 1), button)

    def _restore_row(self, backups: tuple[str, ...]) -> QHBoxLayout:
        row = hbox(spacing=GRID)
        if not backups:
            row.addWidget(Label(_("There is no backup yet."), Type.BODY, "secondary"), 1)
            return row
        self._backups = Choice(_("Backup"))
        for name in backups:
            self._backups.addItem(backup_words(name), name)
        button = Button(_("Restore…"), icon="clock", on_click=self._ask_restore)
        fill(row, Label(_("A backup")), (self._backups, 1), button)
        return row

    def _export(self) -> None:
        save_as(
            self,
            _("Export Everything…"),
            "interview-app.zip",
            lambda path: self._do(
                self._export_to, path, _("Exported to {path}.").format(path=path)
            ),
        )

    def _ask_restore(self) -> None:
        name, words = str(self._backups.currentData()), self._backups.currentText()
        question = Question(
            title=_("Bring this backup back?"),
            text=_("What is there now is kept as a backup of its own first."),
            replies=(
                Reply(id="no", label=_("Cancel")),
                Reply(id="yes", label=_("Restore"), kind="primary"),
            ),
            escape="no",
            icon="clock",
        )
        done = _("Backup {name} is back. Open the app again.").format(name=words)
        self.questions.confirm(question, "yes", lambda: self._do(self._restore_from, name, done))

    def _do(self, work: Callable[[str], object], argument: str, done: str) -> None:
        try:
            work(argument)
        except PersonCanMend as error:
            self.notice.tell(error.sentence, "bad")
        else:
            self.notice.tell(done, "good")
