"""The ledger of one résumé: who got which version when, a new line for it, and a line that was a
mistake.
"""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QDateEdit, QWidget

from interview_app.i18n import _, language
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.wishes import SentNoted, SentUndone
from interview_app.ui.controls import Button, DoingButton, Hint, LineField, Notice
from interview_app.ui.controls.titled_dialog import TitledDialog
from interview_app.ui.controls.wrapped_lines import WordList, key_of
from interview_app.ui.look.boxes import STRETCH, fill, flowing, hbox
from interview_app.ui.look.names import date_words, day_format
from interview_app.ui.look.theme import GRID, theme
from interview_app.ui.resumes.words import conflict_words


class SentDialog(TitledDialog):
    """Shown by `open()`. `wish` carries a `SentNoted` or a `SentUndone`; `ledger_wanted`: all
    résumés, by claim.

    `edited`: what is not noted yet is another; `draft` gives it, `take_up` brings back what was
    left.
    """

    wish = Signal(object)
    ledger_wanted = Signal()
    edited = Signal()

    def __init__(self, run: RunShown, parent: QWidget | None = None) -> None:
        heading = _("Who got this résumé?")
        words = _("So that you know later what you told whom. Nothing is sent from here.")
        super().__init__(_("Sent to"), parent, heading=heading, words=words)
        self._run = run
        self.setMinimumWidth(theme().px(460))
        self.to = LineField(_("Who got it"), _("Employer or person"))
        self.on = QDateEdit(QDate.currentDate())
        self.on.setAccessibleName(_("When it was sent"))
        self.on.setCalendarPopup(False)
        self.on.setMaximumDate(QDate.currentDate())
        self.on.setLocale(QLocale(language()))
        self.on.setDisplayFormat(day_format())
        self.on.setMinimumWidth(theme().px(140))
        # Its own field knows nothing of the style sheet's padding.
        self.on.lineEdit().setTextMargins(GRID, 0, GRID, 0)
        self.on.setFixedHeight(self.to.sizeHint().height())
        self.note = DoingButton(_("Note it"), "primary", on_click=self._note)
        self.note.setEnabled(False)
        self.note.setDefault(True)
        self.told_otherwise = Notice("", "warn")
        self.sent = WordList(_("Sent so far"))
        self.sent.setSpacing(2)
        self.remove = DoingButton(_("Take it out"), "quiet", icon="trash", on_click=self._take_out)
        self.look_up = Button(_("Who got which line?"), "quiet", icon="search")
        self.begun = Hint(_("You had begun this line the last time."))
        self.begun.hide()
        self._build()
        self.to.textChanged.connect(self._named)
        self.to.textChanged.connect(self.edited)
        self.on.dateChanged.connect(self.edited)
        self.look_up.clicked.connect(self.ledger_wanted)
        self.show_run(run)

    def _build(self) -> None:
        self.sent.setFixedHeight(theme().px(110))
        below = flowing(self.remove, self.look_up)
        named = fill(hbox(spacing=GRID), (self.to, 1), self.on)
        fill(self.column, self.sent, below, self.told_otherwise, named, self.begun)
        cancel = Button(_("Close"), on_click=self.reject)
        self.foot(STRETCH, cancel, self.note)

    def show_run(self, run: RunShown) -> None:
        """Who got the run so far."""
        self._run = run
        self.sent.clear()
        for one in run.sent:
            words = _("{name}, version {n}, {day}")
            self.sent.add(words.format(name=one.to, n=one.version, day=date_words(one.on)), one.id)
        self.sent.setCurrentRow(len(run.sent) - 1)
        for widget in (self.sent, self.remove):
            widget.setVisible(bool(run.sent))
        self._named(self.to.text())

    def draft(self) -> dict[str, Any] | None:
        """A name that is typed and not noted, with its day; None where no name stands."""
        return {"to": self.to.text(), "on": self._day()} if self.to.text().strip() else None

    def take_up(self, left: Mapping[str, Any]) -> None:
        """What was left by a start that ended before it was noted."""
        self.to.setText(str(left["to"]))
        self.on.setDate(QDate.fromString(str(left["on"]), Qt.DateFormat.ISODate))
        self.begun.show()

    def _day(self) -> str:
        """As `YYYY-MM-DD`."""
        return self.on.date().toString(Qt.DateFormat.ISODate)

    def _take_out(self) -> None:
        sent_id = key_of(self.sent.currentItem())
        if sent_id is not None:
            self.wish.emit(SentUndone(run_id=self._run.run_id, sent_id=sent_id))

    def _named(self, text: str) -> None:
        """Whether this one was told something else from the same evidence before."""
        name = text.strip()
        self.note.setEnabled(bool(name))
        lines = self._run.sent_lines
        found = [
            one for one in lines if one.conflicts and one.copy.to.casefold() == name.casefold()
        ]
        self.told_otherwise.tell("\n\n".join(conflict_words(one) for one in found), "warn")

    def _note(self) -> None:
        self.wish.emit(
            SentNoted(run_id=self._run.run_id, to=self.to.text().strip(), on=self._day())
        )
        self.accept()
