"""The gap of the demand in hand: what the person types about any of them stays while they look at
others.
"""

from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from interview_app.domain.drafts import about_gap
from interview_app.domain.tailoring import GapResolution
from interview_app.messages.tailoring import GapAnswered, RunShown
from interview_app.ui.boxes import vbox
from interview_app.ui.drafts import Drafts
from interview_app.ui.flow import empty
from interview_app.ui.resumes.gap_card import GapCard, GapReply
from interview_app.ui.window_plan import EntryWanted


class GapPart(QWidget):
    """`wish` carries a `GapAnswered`, and an `EntryWanted` where the answer is an entry of the
    timeline. Hidden where the demand is no gap.
    """

    wish = Signal(object)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__()
        self._drafts = drafts
        self._sent: set[str] = set()
        self._run_id = ""
        self._gaps: tuple[GapResolution, ...] = ()
        self._shown: tuple[Any, ...] = ()
        self.card: GapCard | None = None
        self._column = vbox(self, 0)
        self.hide()

    def show_gap(self, run: RunShown, demand: str) -> None:
        """The gap of a demand, if it is one; what is being typed in one that is open stays."""
        board = run.blackboard
        self._drafts.keep()
        self._forget_answered(run)
        gap = next((one for one in board.gap_resolutions if one.requirement_text == demand), None)
        id = gap.gap_id if gap is not None else ""
        asked = next((one for one in board.user_questions if one.gap_id == id), None)
        shown = (run.run_id, gap, asked, run.entries)
        self.setVisible(gap is not None)
        if shown == self._shown:
            return
        focused = QApplication.focusWidget()
        in_hand = focused is not None and self.isAncestorOf(focused)
        self._shown, self.card = shown, None
        empty(self._column)
        if gap is None:
            return
        evidence = tuple(card for card in run.cards if card.id in gap.adjacent_evidence_ids)
        question, impact = (asked.question, asked.impact) if asked is not None else ("", "")
        card = self.card = GapCard(gap, question, impact, run.entries, evidence)
        card.answered.connect(self._answered)
        about = about_gap(run.run_id, gap.gap_id)
        typed = self._drafts.of(about)
        if typed is not None and asked is not None:
            card.take_up(typed.content, from_before=self._drafts.from_before(about))
        card.edited.connect(partial(self._drafts.soon, about, card.draft))
        self._column.addWidget(card)
        if in_hand and asked is not None:
            card.show()  # what is not shown takes no focus
            card.answer.setFocus()

    def _forget_answered(self, run: RunShown) -> None:
        """What was sent off and has changed its gap is an answer now, and no draft; what could not
        be taken stays one.
        """
        gaps = run.blackboard.gap_resolutions
        before = {one.gap_id: one for one in self._gaps} if run.run_id == self._run_id else {}
        for gap in gaps:
            about = about_gap(run.run_id, gap.gap_id)
            if about in self._sent and before.get(gap.gap_id) != gap:
                self._sent.discard(about)
                self._drafts.drop(about)
        self._run_id, self._gaps = run.run_id, gaps

    def _answered(self, reply: GapReply) -> None:
        self._sent.add(about_gap(self._run_id, reply.gap_id))
        self._drafts.keep()
        self.wish.emit(
            GapAnswered(
                run_id=self._run_id,
                gap_id=reply.gap_id,
                text=reply.text,
                entry_id=reply.entry_id,
                line="" if reply.section else reply.line,
            )
        )
        if reply.section:
            name = reply.line or " ".join(reply.text.split())
            self.wish.emit(EntryWanted(section=reply.section, name=name))
