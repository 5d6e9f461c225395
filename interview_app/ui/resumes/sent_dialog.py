"""The ledger of one résumé: who got which version when, and a new line for it."""

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QDateEdit, QDialog, QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from interview_app.i18n import _, language
from interview_app.messages.tailoring import RunShown, SentNoted
from interview_app.ui.controls import Button, Label, Notice
from interview_app.ui.least_size import keep_whole
from interview_app.ui.resumes.words import conflict_words, day
from interview_app.ui.theme import GRID, Type, theme


class SentDialog(QDialog):
    """Shown by `open()`. `wish` carries a `SentNoted`."""

    wish = Signal(object)

    def __init__(self, run: RunShown, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run = run
        self.setWindowTitle(_("Sent to"))
        self.setAccessibleName(_("Sent to"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(theme().px(460))
        self.to = QLineEdit()
        self.to.setAccessibleName(_("Who got it"))
        self.to.setPlaceholderText(_("Employer or person"))
        self.on = QDateEdit(QDate.currentDate())
        self.on.setAccessibleName(_("When it was sent"))
        self.on.setCalendarPopup(False)
        self.on.setDisplayFormat(_with_whole_years(QLocale(language()).dateFormat(QLocale.FormatType.ShortFormat)))
        self.on.setMinimumWidth(theme().px(140))
        self.note = Button(_("Note it"), "primary")
        self.note.setEnabled(False)
        self.note.setDefault(True)
        self.told_otherwise = Notice("", "warn")
        self.told_otherwise.hide()
        self._build()
        keep_whole(self)
        self.to.textChanged.connect(self._named)
        self.note.clicked.connect(self._note)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addWidget(Label(_("Who got this résumé?"), Type.HEADING, wrap=True))
        words = _("So that you know later what you claimed to whom. Nothing is sent from here.")
        column.addWidget(Label(words, Type.BODY, "secondary", wrap=True))
        if self._run.sent:
            sent = QListWidget()
            sent.setAccessibleName(_("Sent so far"))
            for one in self._run.sent:
                words = _("{name}, version {n}, {day}")
                sent.addItem(words.format(name=one.to, n=one.version, day=day(one.on)))
            sent.setFixedHeight(theme().px(110))
            column.addWidget(sent)
        column.addWidget(self.told_otherwise)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.to, 1)
        row.addWidget(self.on)
        column.addLayout(row)
        foot = QHBoxLayout()
        foot.setSpacing(GRID)
        foot.addStretch(1)
        cancel = Button(_("Close"))
        cancel.clicked.connect(self.reject)
        foot.addWidget(cancel)
        foot.addWidget(self.note)
        column.addLayout(foot)

    def _named(self, text: str) -> None:
        """Whether this one was told something else from the same evidence before."""
        name = text.strip()
        self.note.setEnabled(bool(name))
        found = [one for one in self._run.conflicts if one.to.casefold() == name.casefold()]
        self.told_otherwise.setVisible(bool(found))
        self.told_otherwise.tell("\n\n".join(conflict_words(one) for one in found), "warn")

    def _note(self) -> None:
        on = self.on.date().toString("yyyy-MM-dd")
        self.wish.emit(SentNoted(run_id=self._run.run_id, to=self.to.text().strip(), on=on))
        self.accept()


def _with_whole_years(form: str) -> str:
    """A short way to write a day, with all four figures of the year."""
    return form if "yyyy" in form else form.replace("yy", "yyyy")
