"""The ledger of one résumé: who got which version when, a new line for it, and a line that was a
mistake.
"""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QDateEdit,
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from interview_app.i18n import _, language
from interview_app.messages.tailoring import RunShown, SentNoted, SentUndone
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import Button, DoingButton, Label, Notice
from interview_app.ui.flow import FlowLayout
from interview_app.ui.least_size import keep_whole
from interview_app.ui.names import day_format
from interview_app.ui.resumes.words import conflict_words, day
from interview_app.ui.selection import take_selected_in_hand
from interview_app.ui.theme import GRID, Type, theme
from interview_app.ui.wrapped_lines import wrap_lines


class SentDialog(QDialog):
    """Shown by `open()`. `wish` carries a `SentNoted` or a `SentUndone`; `ledger_wanted`: all
    résumés, by claim.

    `edited`: what is not noted yet is another; `draft` gives it, `take_up` brings back what was
    left.
    """

    wish = Signal(object)
    ledger_wanted = Signal()
    edited = Signal()

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
        self.on.setMaximumDate(QDate.currentDate())
        self.on.setLocale(QLocale(language()))
        self.on.setDisplayFormat(day_format())
        self.on.setMinimumWidth(theme().px(140))
        # Its own field knows nothing of the style sheet's padding.
        self.on.lineEdit().setTextMargins(GRID, 0, GRID, 0)
        self.on.setFixedHeight(self.to.sizeHint().height())
        self.note = DoingButton(_("Note it"), "primary")
        self.note.setEnabled(False)
        self.note.setDefault(True)
        self.told_otherwise = Notice("", "warn")
        self.told_otherwise.hide()
        self.sent = QListWidget()
        self.sent.setAccessibleName(_("Sent so far"))
        wrap_lines(self.sent)
        self.sent.setSpacing(2)
        take_selected_in_hand(self.sent)
        self.sent.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.remove = DoingButton(_("Take it out"), "quiet", icon="trash")
        self.look_up = Button(_("Who got which line?"), "quiet", icon="search")
        self.begun = Label(
            _("You had begun this line the last time."), Type.SECONDARY, "secondary", wrap=True
        )
        self.begun.hide()
        self._build()
        keep_whole(self)
        self.to.textChanged.connect(self._named)
        self.to.textChanged.connect(self.edited)
        self.on.dateChanged.connect(self.edited)
        self.note.clicked.connect(self._note)
        self.remove.clicked.connect(self._take_out)
        self.look_up.clicked.connect(self.ledger_wanted)
        self.show_run(run)

    def _build(self) -> None:
        column = vbox(self, (3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID), GRID)
        column.addWidget(Label(_("Who got this résumé?"), Type.HEADING, wrap=True))
        words = _("So that you know later what you told whom. Nothing is sent from here.")
        column.addWidget(Label(words, Type.BODY, "secondary", wrap=True))
        self.sent.setFixedHeight(theme().px(110))
        column.addWidget(self.sent)
        below = QWidget()
        beside = FlowLayout(below, spacing=GRID)
        beside.addWidget(self.remove)
        beside.addWidget(self.look_up)
        column.addWidget(below)
        column.addWidget(self.told_otherwise)
        row = hbox(spacing=GRID)
        row.addWidget(self.to, 1)
        row.addWidget(self.on)
        column.addLayout(row)
        column.addWidget(self.begun)
        foot = hbox(spacing=GRID)
        foot.addStretch(1)
        cancel = Button(_("Close"))
        cancel.clicked.connect(self.reject)
        foot.addWidget(cancel)
        foot.addWidget(self.note)
        column.addLayout(foot)

    def show_run(self, run: RunShown) -> None:
        """Who got the run so far."""
        self._run = run
        self.sent.clear()
        for one in run.sent:
            item = QListWidgetItem(
                _("{name}, version {n}, {day}").format(name=one.to, n=one.version, day=day(one.on))
            )
            item.setData(Qt.ItemDataRole.UserRole, one.id)
            self.sent.addItem(item)
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
        item = self.sent.currentItem()
        if item is not None:
            self.wish.emit(
                SentUndone(
                    run_id=self._run.run_id, sent_id=str(item.data(Qt.ItemDataRole.UserRole))
                )
            )

    def _named(self, text: str) -> None:
        """Whether this one was told something else from the same evidence before."""
        name = text.strip()
        self.note.setEnabled(bool(name))
        lines = self._run.sent_lines
        found = [
            one for one in lines if one.conflicts and one.copy.to.casefold() == name.casefold()
        ]
        self.told_otherwise.setVisible(bool(found))
        self.told_otherwise.tell("\n\n".join(conflict_words(one) for one in found), "warn")

    def _note(self) -> None:
        self.wish.emit(
            SentNoted(run_id=self._run.run_id, to=self.to.text().strip(), on=self._day())
        )
        self.accept()
