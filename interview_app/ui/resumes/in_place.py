"""What the person decides where it stands on the page: a suggested wording under its line with
Accept and Reject, and a line that waits for them under its entry.
"""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from interview_app.i18n import _
from interview_app.messages.tailoring import ProposalDecided, RunShown, SuggestedLine
from interview_app.ui.controls import Button, Card, DoingButton, Label, Notice
from interview_app.ui.drafts import Drafts
from interview_app.ui.flow import FlowLayout, empty
from interview_app.ui.resumes.changed_words import ChangedWords
from interview_app.ui.resumes.page_rows import MORE, PageRow
from interview_app.ui.resumes.stepper import Stepper
from interview_app.ui.resumes.waiting_part import WaitingPart
from interview_app.ui.resumes.words import suggestions_at
from interview_app.ui.theme import GRID, Type, theme

_WIDTH = 460


class SuggestionCard(QWidget):
    """`wish` carries a `ProposalDecided`; `change_wanted` the wording that the person wants to
    change before it is accepted.
    """

    wish = Signal(object)
    change_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run_id = ""
        self._open: list[SuggestedLine] = []
        self._decided: set[str] = set()
        self.stepper = Stepper(_("Previous suggestion"), _("Next suggestion"))
        self.changed = ChangedWords()
        self.accept_button = DoingButton(_("Accept"), "primary", icon="check")
        self.reject_button = DoingButton(_("Reject"), icon="close")
        self.change_button = Button(_("Change"), "quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        self._title = Label(_("Suggested"), Type.SECTION, "secondary")
        head.addWidget(self._title, 1)
        head.addWidget(self.stepper)
        column.addLayout(head)
        column.addWidget(self.changed)
        self._said = QVBoxLayout()
        self._said.setSpacing(GRID // 2)
        column.addLayout(self._said)
        row = QWidget()
        buttons = FlowLayout(row, spacing=GRID)
        for button in (self.accept_button, self.reject_button, self.change_button):
            buttons.addWidget(button)
        column.addWidget(row)
        self.stepper.moved.connect(self._show_at)
        self.accept_button.clicked.connect(lambda: self.decide(accepted=True))
        self.reject_button.clicked.connect(lambda: self.decide(accepted=False))
        self.change_button.clicked.connect(self._change)

    @property
    def shown(self) -> SuggestedLine | None:
        """The suggestion in hand."""
        at = self.stepper.at
        return self._open[at] if at < len(self._open) else None

    def show_suggestions(self, run: RunShown, found: list[SuggestedLine]) -> bool:
        """What is suggested here and was not decided; whether there is any."""
        if run.run_id != self._run_id:
            self._run_id, self._decided = run.run_id, set()
        self._decided &= {one.id for one in run.suggestions}
        self._open = [one for one in found if one.id not in self._decided]
        if self._open:
            self._show_at(min(self.stepper.at, len(self._open) - 1))
        return bool(self._open)

    def show_undecided(self) -> None:
        """A decision could not be kept."""
        self._decided = set()

    def _show_at(self, at: int) -> None:
        one = self._open[at]
        self.stepper.show_place(at, len(self._open))
        self._title.setText(_("Suggested") if one.old else _("Suggested as a new line"))
        self.changed.show_words(one.words)
        self.change_button.setVisible(bool(one.old))
        empty(self._said)
        for sentence in one.said:
            self._said.addWidget(Notice(sentence, "warn"))

    def decide(self, *, accepted: bool, text: str = "") -> None:
        """Accept, in the person's own words or as it is, or reject."""
        one = self.shown
        if one is None:
            return
        self._decided.add(one.id)
        self.wish.emit(
            ProposalDecided(
                run_id=self._run_id,
                proposal_id=one.id,
                accepted=accepted,
                text=text if text != one.new else "",
            )
        )

    def _change(self) -> None:
        if self.shown is not None:
            self.change_wanted.emit(self.shown.new)


class InPlace(Card):
    """A card over the page, under the row in hand; hidden where there is nothing to decide."""

    def __init__(self, drafts: Drafts, parent: QWidget) -> None:
        super().__init__(padding=GRID + GRID // 2, parent=parent)
        self.setAccessibleName(_("To decide at this line"))
        self.suggestion = SuggestionCard()
        self.waiting = WaitingPart(drafts)
        self._page = parent
        self.body.addWidget(self.suggestion)
        self.body.addWidget(self.waiting)
        self.hide()

    def show_row(self, run: RunShown, row: PageRow | None) -> None:
        """What there is to decide at a row."""
        found = suggestions_at(run, row.key, row.text) if row is not None else []
        entry = row.of if row is not None and row.key.startswith(MORE) else None
        suggested = self.suggestion.show_suggestions(run, found)
        self.suggestion.setVisible(suggested)
        waits = self.waiting.show_run(run, entry=entry)
        self.setVisible(suggested or waits)
        if self.isVisible():
            self.raise_()

    def stand_under(self, line: QRect) -> None:
        """Under a row of the page, above it where there is no room below."""
        if not self.isVisible():
            return
        room = self._page.rect()
        width = min(theme().px(_WIDTH), room.width() - 2 * GRID)
        self.setFixedWidth(width)
        self.body.activate()
        height = (
            self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        )
        self.resize(width, height)
        left = max(GRID, min(line.left(), room.width() - width - GRID))
        below = line.bottom() + GRID
        above = line.top() - GRID - height
        self.move(left, above if below + height > room.bottom() and above >= 0 else below)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
