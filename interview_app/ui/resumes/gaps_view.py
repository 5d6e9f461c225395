"""Requirements without sure evidence: a question each, what an answer would change, and room to
answer or to leave it.
"""

from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from interview_app.domain.drafts import about_gap
from interview_app.domain.knowledge_card import KnowledgeCard, one_row
from interview_app.domain.tailoring import GapResolution, GapStrategy
from interview_app.i18n import _
from interview_app.messages.tailoring import EntryPlace, GapAnswered, RunShown
from interview_app.ui.controls import (
    Badge,
    Button,
    Card,
    Choice,
    DoingButton,
    EmptyState,
    GrowingText,
    Label,
    TextField,
)
from interview_app.ui.drafts import Drafts
from interview_app.ui.library.page import scrolled
from interview_app.ui.names import quoted
from interview_app.ui.theme import GRID, Type, theme

Tone = Literal["quiet", "info", "good", "warn"]
_LONGEST_QUOTE = 400
"""Characters of evidence on the card of a gap."""


@dataclass(frozen=True, kw_only=True)
class GapReply:
    """What the person gave to a gap; without text they leave it."""

    gap_id: str
    text: str = ""
    entry_id: str = ""
    line: str = ""


class GapCard(Card):
    """One gap. `answered` carries a `GapReply`; empty text leaves it. `edited`: what `draft` gives
    has changed.
    """

    answered = Signal(object)
    edited = Signal()

    def __init__(
        self,
        gap: GapResolution,
        question: str,
        impact: str,
        entries: tuple[EntryPlace, ...],
        evidence: tuple[KnowledgeCard, ...] = (),
    ) -> None:
        super().__init__()
        self.gap_id, self.is_open, self._demand = gap.gap_id, _is_open(gap), gap.requirement_text
        head = QHBoxLayout()
        # A question quotes what it is about: nobody reads it twice.
        open_ = self.is_open
        told = open_ and gap.requirement_text in question
        title = (
            Label(question, wrap=True)
            if told
            else Label(gap.requirement_text, Type.BODY_STRONG, wrap=True)
        )
        head.addWidget(title, 1)
        words, tone = _state(gap)
        self._state = Badge(words, tone)
        head.addWidget(self._state)
        self.body.addLayout(head)
        self.answer = TextField()
        self.line = GrowingText(least=1, most=4)
        self.place = Choice(_("Where you did this"))
        if not open_:
            self.body.addWidget(Label(_outcome(gap), Type.BODY, "secondary", wrap=True))
            # Who has answered sees that the answer is there.
            for card in evidence:
                self.body.addWidget(
                    Label(quoted(one_row(card.raw_text), _LONGEST_QUOTE), wrap=True)
                )
        if not question:
            return
        if open_ and not told:
            self.body.addWidget(Label(question, wrap=True))
        if open_:
            self.body.addWidget(Label(impact, Type.SECONDARY, "secondary", wrap=True))
        self._form(gap, entries, open_)

    def _form(self, gap: GapResolution, entries: tuple[EntryPlace, ...], open_: bool) -> None:
        self.answer.setAccessibleName(
            _("Your answer about: {demand}").format(demand=gap.requirement_text)
        )
        asked = _("What did you do, and what came of it? In your own words.")
        self.answer.setPlaceholderText(
            asked if open_ else _("Is there more to say, or another time you did it?")
        )
        self.answer.setTabChangesFocus(True)
        self.answer.setFixedHeight(theme().px(84))
        for entry in entries:
            self.place.addItem(entry.label, entry.id)
        self.place.addItem(_("Somewhere else (it gets no place on the page)"), "")
        self.line.setAccessibleName(_("Line for your résumé"))
        self.line.setAccessibleDescription(gap.requirement_text)
        self.line.setPlaceholderText(
            _("In one sentence, beginning with what you did. Empty: no line yet.")
        )
        self.use_answer = Button(
            _("Use my answer"),
            "quiet",
            name=_("Use my answer: {demand}").format(demand=gap.requirement_text),
        )
        self.use_answer.setEnabled(False)
        where = QHBoxLayout()
        where.setSpacing(GRID)
        where.addWidget(Label(_("Where was this?"), Type.BODY, "secondary"))
        where.addWidget(self.place, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addStretch(1)
        self.leave = DoingButton(
            _("Leave it"), name=_("Leave it: {demand}").format(demand=gap.requirement_text)
        )
        self.save = DoingButton(
            _("Save as evidence"),
            name=_("Save as evidence: {demand}").format(demand=gap.requirement_text),
        )
        self.leave.setVisible(open_)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.save)
        self.save.setEnabled(False)
        self.answer.textChanged.connect(self.edited)
        self.line.textChanged.connect(self.edited)
        self.place.currentIndexChanged.connect(self.edited)
        self.answer.textChanged.connect(self._offer)
        self.use_answer.clicked.connect(lambda: self.line.setPlainText(_one_row(self.answer)))
        self.save.clicked.connect(self._save)
        self.leave.clicked.connect(lambda: self.answered.emit(GapReply(gap_id=self.gap_id)))
        self.body.addWidget(self.answer)
        self._begun = Label(
            _("You had begun this answer the last time."), Type.SECONDARY, "secondary", wrap=True
        )
        self.body.addWidget(self._begun)
        self._begun.hide()
        self.body.addLayout(where)
        over = QHBoxLayout()
        over.setSpacing(GRID)
        over.addWidget(Label(_("Line for your résumé"), Type.BODY, "secondary", wrap=True), 1)
        over.addWidget(self.use_answer)
        self.body.addLayout(over)
        self.body.addWidget(self.line)
        self.body.addLayout(buttons)

    def _offer(self) -> None:
        there = bool(self.answer.toPlainText().strip())
        self.save.setEnabled(there)
        self.use_answer.setEnabled(there)

    def draft(self) -> dict[str, Any] | None:
        """What is typed and not saved, with its place; None when nothing is."""
        text = self.answer.toPlainText()
        place = str(self.place.currentData() or "")
        line = _one_row(self.line)
        if not text.strip() and not line:
            return None
        return {"text": text, "place": place, "demand": self._demand, "line": line}

    def take_up(self, draft: dict[str, Any], *, from_before: bool) -> None:
        """What was typed stands there again, unless the gap asks about something else by now."""
        if draft["demand"] != self._demand:
            return
        self.place.setCurrentIndex(max(0, self.place.findData(draft["place"])))
        self.answer.setPlainText(draft["text"])
        self.line.setPlainText(str(draft.get("line", "")))
        self.answer.moveCursor(QTextCursor.MoveOperation.End)
        self._begun.setVisible(from_before)

    def _save(self) -> None:
        self.answered.emit(
            GapReply(
                gap_id=self.gap_id,
                text=self.answer.toPlainText().strip(),
                entry_id=str(self.place.currentData() or ""),
                line=_one_row(self.line),
            )
        )


class GapsView(QFrame):
    """`wish` carries a `GapAnswered`."""

    wish = Signal(object)

    def __init__(self, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self._drafts = drafts
        self._sent: set[str] = set()
        self._run_id = ""
        self._shown: tuple[Any, ...] = ()
        self.cards: dict[str, GapCard] = {}
        self._stack = QStackedWidget()
        words = _("For everything this posting asks, something in your evidence answers it.")
        self._stack.addWidget(EmptyState("check-circle", _("No gaps"), words))
        inside = QWidget()
        inside.setAccessibleName(_("Gaps"))
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2 * GRID)
        self._column.addStretch(1)
        self._stack.addWidget(scrolled(inside, margins=(2 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)
        self.setAccessibleName(_("Gaps"))

    def show_run(self, run: RunShown) -> None:
        """Show the gaps; what is being typed in one that is still open stays."""
        self._run_id = run.run_id
        board = run.blackboard
        shown = (run.run_id, board.gap_resolutions, board.user_questions, run.entries)
        if shown == self._shown:
            return
        left = self._in_hand()
        self._drafts.keep()
        self._forget_answered(board.gap_resolutions)
        self._shown = shown
        for card in self.cards.values():
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        questions = {one.gap_id: one for one in board.user_questions}
        self.cards = {}
        for gap in sorted(board.gap_resolutions, key=lambda one: (not _is_open(one), one.gap_id)):
            asked = questions.get(gap.gap_id)
            evidence = tuple(card for card in run.cards if card.id in gap.adjacent_evidence_ids)
            card = GapCard(
                gap,
                asked.question if asked else "",
                asked.impact if asked else "",
                run.entries,
                evidence,
            )
            card.answered.connect(self._answered)
            about = about_gap(run.run_id, gap.gap_id)
            typed = self._drafts.of(about)
            if typed is not None and asked is not None:
                card.take_up(typed.content, from_before=self._drafts.from_before(about))
            card.edited.connect(partial(self._drafts.soon, about, card.draft))
            self.cards[gap.gap_id] = card
            self._column.insertWidget(self._column.count() - 1, card)
        self._stack.setCurrentIndex(1 if self.cards else 0)
        if left:
            self._go_on_after(left)

    def _in_hand(self) -> str:
        """The gap whose card has the focus, or ""."""
        focused = QApplication.focusWidget()
        if focused is None:
            return ""
        return next(
            (gap_id for gap_id, card in self.cards.items() if card.isAncestorOf(focused)), ""
        )

    def _go_on_after(self, gap_id: str) -> None:
        """The card that was worked in is another now: the hands go on with it, or with the next
        that is open.
        """
        open_ = [id for id, card in self.cards.items() if card.is_open]
        if gap_id not in open_:
            gap_id = next((id for id in open_ if id > gap_id), open_[0] if open_ else gap_id)
        card = self.cards.get(gap_id)
        if card is not None:
            # a layout shows what is new to it later, and what is not shown takes no focus
            card.show()
            card.answer.setFocus()

    def _forget_answered(self, gaps: tuple[GapResolution, ...]) -> None:
        """What was sent off and has changed its gap is an answer now, and no draft; what could not
        be taken stays one.
        """
        before = (
            {gap.gap_id: gap for gap in self._shown[1]}
            if self._shown and self._shown[0] == self._run_id
            else {}
        )
        for gap in gaps:
            about = about_gap(self._run_id, gap.gap_id)
            if about in self._sent and before.get(gap.gap_id) != gap:
                self._sent.discard(about)
                self._drafts.drop(about)

    def _answered(self, reply: GapReply) -> None:
        self._sent.add(about_gap(self._run_id, reply.gap_id))
        self._drafts.keep()
        self.wish.emit(
            GapAnswered(
                run_id=self._run_id,
                gap_id=reply.gap_id,
                text=reply.text,
                entry_id=reply.entry_id,
                line=reply.line,
            )
        )


def _one_row(field: TextField) -> str:
    """What is typed, its white space one blank each."""
    return " ".join(field.toPlainText().split())


def _is_open(gap: GapResolution) -> bool:
    return gap.strategy is GapStrategy.ASK_USER and not gap.user_confirmed


def _state(gap: GapResolution) -> tuple[str, Tone]:
    if _is_open(gap):
        return _("open"), "warn"
    if gap.strategy is GapStrategy.ADJACENT_EXPERIENCE:
        return (_("answered"), "good") if gap.user_confirmed else (_("close evidence"), "info")
    return _("left out"), "quiet"


def _outcome(gap: GapResolution) -> str:
    if gap.strategy is GapStrategy.ADJACENT_EXPERIENCE and gap.user_confirmed:
        return _("You said what answers it. The résumé can cite that.")
    if gap.strategy is GapStrategy.ADJACENT_EXPERIENCE:
        return _(
            "You have something close to it. The résumé shows that, in your words, and claims "
            "nothing more."
        )
    return _("The résumé stays silent about it.")
