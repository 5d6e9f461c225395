"""The draft beside its claims: choose a line, and see what it rests on. Lines that wait for the
person stand above it.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QFrame, QStackedWidget, QVBoxLayout, QWidget

from interview_app.i18n import _
from interview_app.messages.tailoring import DraftRequested, RunShown
from interview_app.ui.controls import EmptyState
from interview_app.ui.drafts import Drafts
from interview_app.ui.panes import side_by_side
from interview_app.ui.resumes.claims_view import ClaimsView
from interview_app.ui.resumes.draft_list import DraftList
from interview_app.ui.resumes.waiting_part import WaitingPart
from interview_app.ui.theme import GRID


class DraftView(QFrame):
    """`wish` carries what the inspector and lines that wait wish, or a `DraftRequested`;
    `ledger_wanted` a claim to be looked up; `suggestion_wanted` the id of a suggestion.
    """

    wish = Signal(object)
    ledger_wanted = Signal(str)
    suggestion_wanted = Signal(str)

    def __init__(self, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self._run: RunShown | None = None
        self.list, self.claims = DraftList(), ClaimsView(drafts)
        self.waiting = WaitingPart(drafts)
        left = QFrame()
        left.setProperty("look", "page")
        column = QVBoxLayout(left)
        column.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        column.addWidget(self.list)
        split = side_by_side(left, self.claims, widths=(540, 380), grow=(3, 2))
        self._stack = QStackedWidget()
        words = _(
            "Look at the evidence for each requirement and at the gaps, then write it: "
            "from what you approved and nothing else."
        )
        self._nothing = EmptyState(
            "pencil",
            _("Nothing written yet"),
            words,
            action=_("Write the draft now"),
            on_action=self._write,
        )
        self._stack.addWidget(self._nothing)
        written = QWidget()
        inner = QVBoxLayout(written)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        inner.addWidget(self.waiting)
        inner.addWidget(split, 1)
        self._stack.addWidget(written)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)
        self.list.chosen.connect(self._show_line)
        self.claims.wish.connect(self.wish)
        self.waiting.wish.connect(self.wish)
        self.claims.suggestion_wanted.connect(self.suggestion_wanted)
        self.claims.ledger_wanted.connect(self.ledger_wanted)

    @property
    def waits(self) -> bool:
        """Whether the person stands at the button that writes the draft."""
        focused = QApplication.focusWidget()
        return focused is not None and self._nothing.isAncestorOf(focused)

    def show_run(self, run: RunShown) -> None:
        """Show the draft of a run, or that there is none yet."""
        self._run = run
        self._stack.setCurrentIndex(1 if run.blackboard.draft is not None else 0)
        self.waiting.show_run(run)
        self.list.show_run(run)
        self._show_line(self.list.key())

    def show_bullet(self, bullet_id: str) -> None:
        """Take a line in hand."""
        self.list.choose(bullet_id)
        self.list.setFocus()

    def _show_line(self, bullet_id: str) -> None:
        if self._run is not None and bullet_id:
            self.claims.show_line(self._run, bullet_id)

    def _write(self) -> None:
        if self._run is not None:
            self.wish.emit(DraftRequested(run_id=self._run.run_id))
