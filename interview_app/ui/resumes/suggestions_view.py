"""Suggested wordings, one at a time beside what stands now: accepted, accepted in other words, or
rejected. Nothing waits for them.
"""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from interview_app.domain.drafts import about_proposal
from interview_app.i18n import _
from interview_app.messages.tailoring import ProposalDecided, RunShown, SuggestedLine
from interview_app.ui.controls import (
    Button,
    Card,
    DoingButton,
    EmptyState,
    GrowingText,
    Label,
    Notice,
)
from interview_app.ui.drafts import Drafts
from interview_app.ui.flow import FlowLayout, empty
from interview_app.ui.library.page import scrolled
from interview_app.ui.menu import APPROVE_KEYS
from interview_app.ui.names import quoted
from interview_app.ui.resumes.changed_words import ChangedWords
from interview_app.ui.resumes.stepper import Stepper
from interview_app.ui.theme import GRID, Type

_LONGEST_QUOTE = 400
"""Characters of what a suggestion rests on."""


class SuggestionsView(QFrame):
    """`wish` carries a `ProposalDecided`; `left` how many are still to be looked at; `draft_wanted`
    that the person is done here.
    """

    wish = Signal(object)
    left = Signal(int)
    draft_wanted = Signal()

    def __init__(self, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self.setAccessibleName(_("Suggestions"))
        self._drafts = drafts
        self._run: RunShown | None = None
        self._shown: SuggestedLine | None = None
        self._decided: set[str] = set()
        self.stepper = Stepper(_("Previous suggestion"), _("Next suggestion"))
        self.place = Label("", Type.BODY_STRONG, wrap=True)
        self.changed = ChangedWords()
        self.editor = GrowingText(least=2, most=8)
        self.editor.setAccessibleName(_("Suggested wording"))
        self.begun = Label(
            _("You had begun this wording the last time."), Type.SECONDARY, "secondary", wrap=True
        )
        self.accept_button = DoingButton(_("Accept"), "primary", icon="check")
        self.reject_button = DoingButton(_("Reject"))
        self.undo_button = Button(_("Undo my wording"), "quiet")
        self._build()
        self._connect()

    def _build(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self.place, 1)
        head.addWidget(self.stepper, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(Label(_("On the page now"), Type.SECTION, "secondary"))
        self._old = QVBoxLayout()
        self._old.setSpacing(GRID // 2)
        column.addLayout(self._old)
        column.addSpacing(GRID // 2)
        column.addWidget(Label(_("Suggested"), Type.SECTION, "secondary"))
        column.addWidget(self.changed)
        self._said = QVBoxLayout()
        self._said.setSpacing(GRID)
        column.addLayout(self._said)
        column.addWidget(self.editor)
        column.addWidget(self.begun)
        row = QWidget()
        buttons = FlowLayout(row, spacing=GRID)
        for button in (self.accept_button, self.reject_button, self.undo_button):
            buttons.addWidget(button)
        column.addWidget(row)
        words = _("Nothing waits for this: until you accept it, the page prints your own wording.")
        column.addWidget(Label(words, Type.SECONDARY, "secondary", wrap=True))
        column.addSpacing(GRID)
        self._quotes_title = Label(_("What it rests on"), Type.SECTION, "secondary")
        column.addWidget(self._quotes_title)
        self._quotes = QVBoxLayout()
        self._quotes.setSpacing(GRID)
        column.addLayout(self._quotes)
        column.addStretch(1)
        self._stack = QStackedWidget()
        self._nothing = EmptyState(
            "pencil",
            _("No suggestions"),
            _(
                "When a model helps to write, what it suggests stands here beside your own "
                "wording, for you to accept or reject. Nothing waits for it."
            ),
            action=_("Go to the draft"),
            on_action=self.draft_wanted.emit,
        )
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(scrolled(inside, margins=(2 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)

    def _connect(self) -> None:
        self.stepper.moved.connect(self._show_at)
        self.editor.textChanged.connect(self._typed)
        self.accept_button.clicked.connect(lambda: self._decide(True))
        self.reject_button.clicked.connect(lambda: self._decide(False))
        self.undo_button.clicked.connect(
            lambda: self.editor.setPlainText(self._shown.new if self._shown else "")
        )
        for keys in APPROVE_KEYS:  # Return alone is a new line of the field
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.accept_button.click)

    def show_run(self, run: RunShown) -> None:
        """Show what is suggested for a run; what is in hand stays in hand while it is open."""
        self._drafts.keep()  # what is being typed is about what was shown until now
        before, self._run = self._run, run
        open_ = {one.id for one in run.suggestions}
        if before is None or before.run_id != run.run_id:
            self._shown = None
        if self._shown is None or before is None or run.version < before.version:
            # Another résumé, or gone back to before a decision: what is open there is open.
            self._decided = set()
        else:
            for one in self._decided - open_:
                self._drafts.forget(about_proposal(run.run_id, one))
            self._decided &= open_
        self._show(self._shown.id if self._shown is not None else "")

    def show_undecided(self) -> None:
        """A decision could not be kept: what was decided and is still open stands here again."""
        self._decided = set()
        self._show(self._shown.id if self._shown is not None else "")

    def choose(self, proposal_id: str) -> None:
        """Take a suggestion in hand."""
        self._show(proposal_id)
        self.editor.setFocus()

    def _open(self) -> list[SuggestedLine]:
        found = self._run.suggestions if self._run is not None else ()
        return [one for one in found if one.id not in self._decided]

    def _show(self, proposal_id: str) -> None:
        """Show this one, or the one that took its place in the row."""
        open_ = self._open()
        ids = [one.id for one in open_]
        at = ids.index(proposal_id) if proposal_id in ids else self.stepper.at
        self.left.emit(len(open_))
        if open_:
            self._stack.setCurrentIndex(1)
            self._show_at(min(at, len(open_) - 1))
        else:
            self._show_nothing()

    def _show_nothing(self) -> None:
        focused = QApplication.focusWidget()
        in_hand = focused is not None and self.isAncestorOf(focused)
        self._shown = None
        self._stack.setCurrentIndex(0)
        if in_hand and self._nothing.button is not None:
            # What was in hand goes: the focus must not wander off into the sidebar.
            self._nothing.button.setFocus()

    def _show_at(self, at: int) -> None:
        open_ = self._open()
        one = open_[at]
        self.stepper.show_place(at, len(open_))
        if one == self._shown and self._run is not None:
            return
        self._drafts.keep()
        same = self._shown is not None and self._shown.id == one.id
        self._shown = one
        self.place.setText(one.place)
        empty(self._old)
        for text in one.old or (_("Nothing: this would be a new line."),):
            self._old.addWidget(Label(text, colour="text" if one.old else "secondary", wrap=True))
        self.changed.show_words(one.words)
        self.changed.setVisible(bool(one.old))
        empty(self._said)
        for sentence in one.said:
            self._said.addWidget(Notice(sentence, "warn"))
        empty(self._quotes)
        for quote in one.quotes:
            card = Card(spacing=GRID // 2)
            words = Label(quoted(quote, _LONGEST_QUOTE), wrap=True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            card.body.addWidget(words)
            self._quotes.addWidget(card)
        self._quotes_title.setVisible(bool(one.quotes))
        if not same:
            self._fill_editor(one)

    def _about(self, one: SuggestedLine) -> str:
        return about_proposal(self._run.run_id if self._run is not None else "", one.id)

    def _fill_editor(self, one: SuggestedLine) -> None:
        """The suggested wording, or what was begun of another."""
        left = self._drafts.of(self._about(one))
        self.editor.setPlainText(str(left.content["text"]) if left is not None else one.new)
        self.begun.setVisible(left is not None and self._drafts.from_before(self._about(one)))
        self._show_undo()

    def _typed(self) -> None:
        self._show_undo()
        if self._shown is not None:
            draft = partial(self._draft, self._shown.new)
            self._drafts.soon(self._about(self._shown), draft)

    def _show_undo(self) -> None:
        typed = " ".join(self.editor.toPlainText().split())
        other = self._shown is not None and typed != self._shown.new
        self.undo_button.setVisible(other)
        self.accept_button.setEnabled(bool(typed))

    def _draft(self, suggested: str) -> dict[str, Any] | None:
        typed = self.editor.toPlainText()
        return {"text": typed} if " ".join(typed.split()) not in ("", suggested) else None

    def _decide(self, accepted: bool) -> None:
        one, run = self._shown, self._run
        if one is None or run is None:
            return
        self._drafts.keep()
        typed = " ".join(self.editor.toPlainText().split())
        self._decided.add(one.id)
        self.wish.emit(
            ProposalDecided(
                run_id=run.run_id,
                proposal_id=one.id,
                accepted=accepted,
                text=typed if accepted and typed != one.new else "",
            )
        )
        self._show("")
