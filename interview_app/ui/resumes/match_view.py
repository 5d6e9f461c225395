"""What the posting asks: each demand with the lines that answer it and how sure that is, and for a
gap room to tell, to see what is related, or to leave it.
"""

from collections.abc import Sequence
from textwrap import shorten

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QListWidgetItem, QStackedWidget, QWidget

from interview_app.domain.knowledge_card import KnowledgeCard, one_row
from interview_app.domain.tailoring import EvidenceMapping, Requirement
from interview_app.i18n import _
from interview_app.messages.tailoring.facts import NO_RUN, RunShown
from interview_app.messages.tailoring.wishes import DemandsDropped, EvidenceChosen
from interview_app.ui.controls import Button, Hint, Label, LineField, Notice, line
from interview_app.ui.controls.stepper import Stepper
from interview_app.ui.controls.two_line_list import ListLine, TwoLineList
from interview_app.ui.controls.wrapped_lines import WordList, fit_whole, key_of, show_whole
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.boxes import STRETCH, fill, flowing, vbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.panes import Upright
from interview_app.ui.look.theme import GRID, Type
from interview_app.ui.resumes.demand_words import (
    MARKS,
    STANDINGS,
    Standing,
    how_many_answered,
    standings,
    told,
)
from interview_app.ui.resumes.gap_card import GapPart
from interview_app.ui.resumes.posting_view import PostingView, to_all
from interview_app.ui.resumes.words import PRIORITIES, card_detail, card_title


class MatchView(QFrame):
    """`wish` carries an `EvidenceChosen`, a `GapAnswered`, a `DemandCounted` or a `DemandsDropped`;
    `line_wanted` the bullet id of a line that answers a demand.
    """

    wish = Signal(object)
    line_wanted = Signal(str)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.setAccessibleName(_("What the posting asks"))
        self._run = NO_RUN
        self.gap = GapPart(drafts)
        self._answered = False
        self._near: tuple[str, tuple[str, ...]] = "", ()
        self.gap.wish.connect(self._pass_on)
        self.list = TwoLineList(_("Requirements"))
        self.cards = WordList(_("What answers the requirement"))
        self.cards.setSpacing(2)
        self.lines = WordList(_("Lines that answer it"))
        for whole in (self.list, self.cards, self.lines):
            show_whole(whole)
        words = _("Find a fact")
        self.filter = LineField(words, words)
        self.filter.setClearButtonEnabled(True)
        self._count, self.flags = Hint(), Notice("", "warn")
        self.stack = QStackedWidget()
        self._around_overview = Upright(self._overview(), around=2 * GRID)
        self.stack.addWidget(self._around_overview)
        self.around = Upright(self._page(), around=2 * GRID)
        # What leads on stands still under the pointer, whatever scrolls below it.
        page, head = QWidget(), flowing(self.back, self.stepper)
        above = fill(vbox(margins=(2 * GRID, GRID, 2 * GRID, GRID)), head)
        fill(vbox(page, 0, 0), above, line(), (self.around, 1))
        self.stack.addWidget(page)
        self.posting = PostingView(to_all(self._show_overview))
        self.posting.wish.connect(self.wish)
        self._around_posting = Upright(self.posting, around=2 * GRID)
        self.stack.addWidget(self._around_posting)
        # What is told of all of them stands below: it grows, and moves nothing that is typed in.
        foot = fill(vbox(margins=(2 * GRID, GRID, 2 * GRID, GRID)), self._count, self.flags)
        fill(vbox(self, 0, 0), (self.stack, 1), line(), foot)
        for part in (self.none, self.answer, self.list, self.look, self.others):
            part.hide()  # until it is known what there is
        self.list.chosen.connect(lambda _key: self._show_requirement())
        for opened in (self.list.clicked, self.list.activated):
            opened.connect(lambda _index: self._take_to_answer(self.list.key()))
        self.stepper.moved.connect(lambda at: self.take(self.list.keys_in_order()[at]))
        self.cards.itemChanged.connect(self._picked)
        self.filter.textChanged.connect(self._find)
        for chosen in (self.lines.itemActivated, self.lines.itemClicked):
            chosen.connect(lambda item: self.line_wanted.emit(key_of(item)))

    def _overview(self) -> QWidget:
        """All that the posting asks for."""
        inside = QWidget()
        self.answer = Button(_("Answer the first open question"), on_click=self._answer_open)
        words = _(
            "Nothing is asked for here. A résumé for a job posting is matched with what the "
            "posting asks: begin one with “For a Job Posting…”."
        )
        self.none = Hint(words)
        self.look = Button(
            _("Look at the posting"), "quiet", icon="document", on_click=self.show_posting
        )
        ways = flowing(self.answer, self.look)
        others = _(
            "Other lines of the posting only decide which of yours come first. Tick one there that "
            "is a requirement."
        )
        self.others = Hint(others)
        fill(vbox(inside, 0, GRID), self.none, ways, self.list, self.others, STRETCH)
        return inside

    def _page(self) -> QWidget:
        """What there is about the demand in hand. What is typed stands first, so that nothing that
        comes later moves it.
        """
        inside = QWidget()
        self.back = to_all(self._show_overview)
        self.stepper = Stepper(
            _("Previous requirement"), _("Next requirement"), place=_("Requirement {n} of {count}")
        )
        self._title = Label("", Type.BODY_STRONG, wrap=True)
        self._how = Label("", Type.SECONDARY, wrap=True)
        self._notes = Hint()
        self._lines_title = Label(_("Lines that answer it"), Type.SECTION, "secondary")
        self.related = Button(_("Show all you told"), "quiet", icon="evidence")
        self.related.setCheckable(True)
        self.related.toggled.connect(self._show_related)
        self.drop = Button(_("This is no requirement"), "quiet", on_click=self._drop)
        evidence = self._evidence()
        said = (self._title, self._how, evidence, self.gap, self._notes)
        self.see = Button(_("See it in the posting"), "quiet", on_click=self.show_posting)
        more = (flowing(self.see, self.drop), self._lines_title, self.lines)
        related = (self.related, 0, Qt.AlignmentFlag.AlignLeft)
        fill(vbox(inside, 0, GRID), *said, *more, related, STRETCH)
        return inside

    def _show_related(self, wanted: bool) -> None:
        self._show_requirement()
        if wanted:
            QTimer.singleShot(0, self, lambda: QTimer.singleShot(0, self, self._bring_related))

    def _bring_related(self) -> None:
        """What was asked for comes into view."""
        bar = self.around.verticalScrollBar()
        bar.setValue(self._cards_part.mapTo(self, QPoint(0, -GRID)).y() + bar.value())

    def _evidence(self) -> QWidget:
        """What there is to answer a demand, to be ticked."""
        self._cards_part = QWidget()
        detail = vbox(self._cards_part, 0, GRID)
        words = _("Tick what answers it; the page puts it first.")
        fill(detail, Hint(words), self.filter, self.cards)
        self._cards_part.hide()
        return self._cards_part

    def show_run(self, run: RunShown) -> None:
        """Show what this run's posting asks for; the requirement in hand stays in hand."""
        other = self._run.run_id != run.run_id
        self._run = run
        board = run.blackboard
        self._count.setText(how_many_answered(run))
        self._count.setVisible(bool(board.requirements or run.posting))
        self.answer.setVisible(bool(self._open()))
        flags = board.posting.flags if board.posting is not None else ()
        self.flags.setVisible(bool(flags))
        if flags:
            quotes = "; ".join(quoted(flag.span.quote, 90) for flag in flags[:3])
            hidden = _(
                "The posting holds hidden text or words meant for a program. They are not "
                "followed: {quotes}"
            )
            self.flags.tell(hidden.format(quotes=quotes), "warn")
        self.list.show_lines(tuple(self._line(one) for one in board.requirements))
        self.list.setVisible(bool(board.requirements))
        # Once the list has taken its height: the hint below it lay over its last lines.
        QTimer.singleShot(0, self, self._around_overview.lay_out)
        self.none.setVisible(not board.requirements and not run.posting)
        self.posting.show_run(run)
        self.look.setVisible(bool(run.posting))
        self.others.setVisible(any(not (one.heading or one.demands) for one in run.posting))
        if other:
            self._show_overview()
            for demand in self._open()[:1]:
                self.list.choose(demand)
            if run.posting and not board.requirements:
                self.show_posting()
        self._show_requirement()
        if self._answered:
            self._go_on()

    def take(self, requirement_id: str) -> None:
        """Take a demand in hand, and show what there is about it."""
        self.list.choose(requirement_id)
        self._open_page()

    def _open_page(self) -> None:
        self._show_requirement()
        self.stack.setCurrentIndex(1)
        self.around.verticalScrollBar().setValue(0)

    def show_posting(self) -> None:
        """Show the posting itself, and of what is in hand its line."""
        in_hand = self.look.hasFocus() or self.see.hasFocus()
        self.stack.setCurrentIndex(2)
        self._around_posting.lay_out()
        self._around_posting.ensureVisible(0, self.posting.take(self.list.key()))
        if in_hand:
            self.posting.list.setFocus()

    def _show_overview(self) -> None:
        in_hand = any(one.hasFocus() for one in (self.back, self.posting.back))
        self.stack.setCurrentIndex(0)
        if in_hand:
            self.list.setFocus()

    def _answer_open(self) -> None:
        for demand in self._open()[:1]:
            self._take_to_answer(demand)

    def _take_to_answer(self, demand: str) -> None:
        """Take a demand in hand, what can be ticked in focus, else the field of its question."""
        self.take(demand)
        if self._related_to(demand):
            self.cards.setFocus()
        elif self.gap.card is not None and self.gap.card.is_open:
            self.gap.card.take_focus()

    def _open(self) -> list[str]:
        """The demands that still have a question, in their order."""
        found = standings(self._run.blackboard)
        return [id for id, standing in found.items() if standing.is_open]

    def _pass_on(self, message: object) -> None:
        self._answered = True
        # What was pressed goes, and Qt would take the focus out of the page, its Undo with it.
        self.back.setFocus()
        self.wish.emit(message)

    def _go_on(self) -> None:
        """After an answer the next open question is in hand, its field in focus."""
        self._answered = False
        demands = self._open()
        key, order = self.list.key(), self.list.keys_in_order()
        if not demands or key in demands:
            return
        after = [one for one in demands if order.index(one) > order.index(key)]
        self._take_to_answer((after or demands)[0])

    def _mapping(self, requirement_id: str) -> EvidenceMapping:
        mappings = self._run.blackboard.evidence_mappings
        found = next((one for one in mappings if one.requirement_id == requirement_id), None)
        return found or EvidenceMapping(requirement_id=requirement_id)

    def _standing(self, requirement_id: str) -> Standing:
        return standings(self._run.blackboard)[requirement_id]

    def _line(self, requirement: Requirement) -> ListLine:
        standing = self._standing(requirement.id)
        icon, colour = MARKS[standing]
        words = told(standing, self._mapping(requirement.id))
        return ListLine(
            key=requirement.id,
            title=requirement.text,
            detail=f"{_(PRIORITIES[requirement.priority])} · {words}",
            icon=icon,
            icon_colour=colour,
        )

    def _show_requirement(self) -> None:
        self._tell_requirement()
        self.around.lay_out()

    def _tell_requirement(self) -> None:
        key, keys = self.list.key(), self.list.keys_in_order()
        self.stepper.show_place(keys.index(key) if key in keys else 0, len(keys))
        requirements = self._run.blackboard.requirements
        requirement = next((one for one in requirements if one.id == key), None)
        if requirement is None:
            return
        mapping, standing = self._mapping(requirement.id), self._standing(requirement.id)
        self._title.setText(requirement.text)
        words = _(STANDINGS[standing])
        self._how.setText(f"{_(PRIORITIES[requirement.priority])} · {words}")
        self._how.set_colour(MARKS[standing][1])
        # Who has answered is asked for nothing any more.
        notes = mapping.notes if standing is not Standing.TOLD else ""
        self._notes.setVisible(bool(notes))
        self._notes.setText(notes)
        # What shares no more than common words with a demand does not answer it.
        answers = self._answers(requirement.id)
        self._show_lines(answers)
        self.gap.show_gap(self._run, requirement.text, is_open=standing.is_open)
        related = self._related_to(requirement.id)
        self._cards_part.setVisible(bool(related) or self.related.isChecked())
        self.filter.setVisible(self.related.isChecked())
        self._fill(requirement.id, self._run.cards, related, answers)

    def _related_to(self, requirement_id: str) -> tuple[str, ...]:
        """The cards that may answer a demand that is open; they stay while it is in hand, and what
        stands below them with them. Those too that answer it and stand on no line.
        """
        if self._near[0] != requirement_id:
            is_open = self._standing(requirement_id).is_open
            near = self._mapping(requirement_id).evidence_card_ids if is_open else ()
            self._near = requirement_id, near
        unseen = () if self.lines.count() else self._answers(requirement_id)
        return tuple(dict.fromkeys((*self._near[1], *unseen)))

    def _drop(self) -> None:
        id = self.list.key()
        self._show_overview()
        self.list.setFocus()
        self.wish.emit(DemandsDropped(run_id=self._run.run_id, requirement_ids=(id,)))

    def _show_lines(self, cards: Sequence[str]) -> None:
        """The lines of the page that rest on what answers the demand."""
        printed = self._run.document.bullets()
        found = [one for one in printed if not set(cards).isdisjoint(one.evidence_card_ids)]
        self.lines.clear()
        for one in found:
            self.lines.add(one.text, one.bullet_id)
        self.lines.setVisible(bool(found))
        self._lines_title.setVisible(bool(found))

    def _answers(self, requirement_id: str) -> tuple[str, ...]:
        """The cards that answer a demand: none before it is answered."""
        is_open = self._standing(requirement_id).is_open
        return () if is_open else self._mapping(requirement_id).evidence_card_ids

    def _fill(
        self,
        requirement_id: str,
        cards: tuple[KnowledgeCard, ...],
        related: tuple[str, ...],
        chosen: tuple[str, ...],
    ) -> None:
        """The cards, those that are related first, and what answers it ticked; a list that holds
        the same cards keeps its order and its place.
        """
        by_id = {card.id: card for card in cards}
        order = [key_of(item) for item in self.cards.items_in_order()]
        anew = set(order) != set(by_id) or self.cards.property("of") != requirement_id
        if anew:
            self.cards.setProperty("of", requirement_id)
            order = list(dict.fromkeys((*(one for one in related if one in by_id), *by_id)))
        said = self._run.telling.get(requirement_id, {})
        self.cards.show_ticks(
            (id, _card_words(by_id[id], said.get(id, "")), id in chosen) for id in order
        )
        if anew:
            self.cards.setCurrentRow(0)
        with QSignalBlocker(self.cards):
            for item in self.cards.items_in_order():
                item.setToolTip(card_title(by_id[key_of(item)]))
        self._find(self.filter.text())

    def _find(self, text: str) -> None:
        wanted = text.casefold().split()
        near = self._related_to(self.list.key()) if self.list.key() else ()
        for item in self.cards.items_in_order():
            there = self.related.isChecked() or key_of(item) in near
            found = all(word in item.text().casefold() for word in wanted)
            item.setHidden(not (there and found))
        fit_whole(self.cards)

    def _picked(self, _item: QListWidgetItem) -> None:
        ticked, before = self.cards.ticked(), self._answers(self.list.key())
        # What is unticked can be ticked again, and what stood beside it with it.
        self._near = self._near[0], tuple(dict.fromkeys((*self._near[1], *before)))
        kept = (one for one in before if one in ticked)
        ids = tuple(dict.fromkeys((*kept, *ticked)))
        self.wish.emit(
            EvidenceChosen(run_id=self._run.run_id, requirement_id=self.list.key(), card_ids=ids)
        )


def _card_words(card: KnowledgeCard, said: str) -> str:
    """`said`: what of it answers the demand in hand, "" for a card that is not about that. Anew
    every time: a card may have been put into other words under the same id.
    """
    told = said or (card.lines[-1].text if card.lines else card.raw_text)
    words, detail = shorten(one_row(told), 220, placeholder=" …"), card_detail(card)
    return f"{words}\n{detail}" if detail else words
