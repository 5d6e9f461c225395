"""What the posting asks: each demand with the lines that answer it and how sure that is, and for a
gap room to tell, to see what is related, or to leave it.
"""

from textwrap import shorten

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QListWidgetItem,
    QWidget,
)

from interview_app.domain.knowledge_card import KnowledgeCard, one_row
from interview_app.domain.tailoring import Confidence, EvidenceMapping, Requirement
from interview_app.i18n import _
from interview_app.messages.tailoring import (
    DemandCounted,
    DemandDropped,
    EvidenceChosen,
    ListedLine,
    RunShown,
)
from interview_app.ui.controls import Badge, Button, Hint, Label, LineField, Notice
from interview_app.ui.controls.wrapped_lines import WordList, key_of, show_whole
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.library.two_line_list import ListLine, TwoLineList
from interview_app.ui.look.boxes import STRETCH, empty, fill, flowing, vbox
from interview_app.ui.look.names import quoted
from interview_app.ui.look.panes import Upright
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.resumes.demand_words import (
    at_line,
    how_many_answered,
    how_well,
    listed_key,
    listed_row,
    place_of,
    told,
)
from interview_app.ui.resumes.gap_card import GapPart, is_open
from interview_app.ui.resumes.waiting_part import Stepper
from interview_app.ui.resumes.words import (
    CONFIDENCE_MARKS,
    LEVELS,
    PRIORITIES,
    card_detail,
    card_title,
)

_SAID = 240
"""Pixels that tell how a demand is answered."""


class MatchView(QFrame):
    """`wish` carries an `EvidenceChosen`, a `GapAnswered`, a `DemandCounted` or a `DemandDropped`;
    `line_wanted` the bullet id of a line that answers a demand.
    """

    wish = Signal(object)
    line_wanted = Signal(str)

    def __init__(self, drafts: Drafts) -> None:
        super().__init__()
        self.setProperty("look", "sidebar")
        self.setAccessibleName(_("What the posting asks"))
        self._run: RunShown | None = None
        self._filling = self._showing = False
        self.gap = GapPart(drafts)
        self._answered, self._followed = False, ""
        self.gap.wish.connect(self._pass_on)
        self.list = TwoLineList(_("Requirements"))
        self.cards = WordList(_("What answers the requirement"))
        self.cards.setSpacing(2)
        self.lines = WordList(_("Lines that answer it"))
        for whole in (self.list, self.cards, self.lines):
            show_whole(whole)
        self.filter = LineField()
        self.filter.setAccessibleName(_("Find a fact"))
        self.filter.setPlaceholderText(_("Find a fact"))
        self.filter.setClearButtonEnabled(True)
        self.flags = Notice("", "warn")
        self._build()
        self.list.chosen.connect(lambda _key: self._chosen())
        self.list.clicked.connect(lambda _index: self._soon_in_view())
        self.stepper.moved.connect(lambda at: self._step(self.list.keys_in_order()[at]))
        self.cards.itemChanged.connect(self._picked)
        self.filter.textChanged.connect(self._find)
        for chosen in (self.lines.itemActivated, self.lines.itemClicked):
            chosen.connect(lambda item: self.line_wanted.emit(key_of(item)))

    def _build(self) -> None:
        inside = QWidget()
        column = vbox(inside, 0, GRID)
        self._level = Hint()
        self.answer = Button(_("Answer the first open question"), on_click=self._answer_open)
        self.stepper = Stepper(_("Previous requirement"), _("Next requirement"))
        self._title = Label("", Type.BODY_STRONG, wrap=True)
        answered = QWidget()
        self._how = vbox(answered, 0, GRID)
        self._quote = Hint()
        self._notes = Hint()
        self._lines_title = Label(_("Lines that answer it"), Type.SECTION, "secondary")
        self.related = Button(_("Show related"), "quiet", icon="evidence")
        self.related.setCheckable(True)
        self.count = Button(_("Count this too"), icon="plus", on_click=self._count)
        self.drop = Button(_("Do not count this"), "quiet", on_click=self._drop)
        column.addWidget(self._level)
        column.addWidget(self.answer, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.flags, self.list, self.stepper, self._title):
            column.addWidget(widget)
        column.addWidget(answered)
        for widget in (self._quote, self._notes):
            column.addWidget(widget)
        column.addWidget(self.count, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._lines_title)
        column.addWidget(self.lines)
        column.addWidget(self.gap)
        fill(column, flowing(self.related, self.drop), self._evidence(), STRETCH)
        self.related.toggled.connect(self._show_related)
        self.around = Upright(inside, around=2 * GRID)
        fill(vbox(self, 0), self.around)

    def _show_related(self, wanted: bool) -> None:
        self._cards_part.setVisible(wanted)
        if wanted:
            QTimer.singleShot(0, self, lambda: QTimer.singleShot(0, self, self._bring_related))

    def _bring_related(self) -> None:
        """What was asked for comes up below what it is for."""
        bar = self.around.verticalScrollBar()
        bar.setValue(self.related.mapTo(self, QPoint(0, -GRID)).y() + bar.value())

    def _evidence(self) -> QWidget:
        """What there is to answer a demand, to be ticked."""
        self._cards_part = QWidget()
        detail = vbox(self._cards_part, 0, GRID)
        words = _("A match is a suggestion. Tick what really answers it; the page puts it first.")
        fill(detail, Hint(words), self.filter, self.cards)
        self._cards_part.hide()
        return self._cards_part

    def show_run(self, run: RunShown) -> None:
        """Show what this run's posting asks for; the requirement in hand stays in hand."""
        other = self._run is None or self._run.run_id != run.run_id
        self._run = run
        board = run.blackboard
        level = board.role_profile.inferred_level if board.role_profile is not None else ""
        words = []
        if level in LEVELS:
            words.append(_("Experience asked for: {level}").format(level=_(LEVELS[level])))
        words += [how_many_answered(run)] if board.requirements else []
        self._level.setText(" · ".join(words))
        self._level.setVisible(bool(words))
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
        demands = (self._line(one) for one in board.requirements)
        self._showing = True
        self.list.show_lines((*demands, *map(listed_row, run.listed)))
        self._showing = False
        self._follow()
        self._show_requirement()
        if other:
            self._take_open()
        if self._answered:
            self._go_on()

    def take(self, requirement_id: str) -> None:
        """Take a demand in hand."""
        self.list.choose(requirement_id)
        self._show_requirement()

    def _chosen(self) -> None:
        self._show_requirement()
        if not self._showing:
            self._soon_in_view()

    def _step(self, key: str) -> None:
        self.take(key)
        self._bring_into_view()

    def _soon_in_view(self) -> None:
        # The list first takes the height of its rows, then all is laid out around it.
        QTimer.singleShot(0, self, lambda: QTimer.singleShot(0, self, self._bring_into_view))

    def _bring_into_view(self) -> None:
        """Scroll to what is said of the demand in hand, unless enough of it is seen."""
        bar, room = self.around.verticalScrollBar(), self.around.viewport().height()
        top = self.stepper.mapTo(self, QPoint(0, -GRID)).y() + bar.value()
        if not bar.value() <= top <= bar.value() + room - theme().px(_SAID):
            bar.setValue(top)

    def _follow(self) -> None:
        """What was made a demand, or none, stays in hand."""
        words, self._followed = self._followed, ""
        if self._run is None or not words:
            return
        keys = [one.id for one in self._run.blackboard.requirements if one.text == words]
        keys += [listed_key(one) for one in self._run.listed if one.text == words]
        for key in keys[:1]:
            self.list.choose(key)

    def _take_open(self) -> None:
        """Take the first open question in hand, if there is one. What is told of all of them comes
        first.
        """
        self._showing = True
        for demand in self._open()[:1]:
            self.take(demand)
        self._showing = False
        self.around.verticalScrollBar().setValue(0)

    def _answer_open(self) -> None:
        for demand in self._open()[:1]:
            self._take_to_answer(demand)

    def _take_to_answer(self, demand: str) -> None:
        """Take a demand in hand, its field in focus."""
        self.take(demand)
        if self.gap.card is not None:
            self.gap.card.show()  # what is not shown takes no focus
            self.gap.card.answer.setFocus()
            self.gap.card.soon_in_view(self.gap.card.answer)

    def _open(self) -> list[str]:
        """The demands that still have a question, in their order."""
        if self._run is None:
            return []
        board = self._run.blackboard
        open_ = {one.requirement_text for one in board.gap_resolutions if is_open(one)}
        return [one.id for one in board.requirements if one.text in open_]

    def _pass_on(self, message: object) -> None:
        self._answered = True
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
        mappings = self._run.blackboard.evidence_mappings if self._run is not None else ()
        found = next((one for one in mappings if one.requirement_id == requirement_id), None)
        return found or EvidenceMapping(requirement_id=requirement_id)

    def _line(self, requirement: Requirement) -> ListLine:
        mapping = self._mapping(requirement.id)
        icon, colour = CONFIDENCE_MARKS[how_well(mapping)]
        return ListLine(
            key=requirement.id,
            title=requirement.text,
            detail=f"{_(PRIORITIES[requirement.priority])} · {told(mapping)}",
            icon=icon,
            icon_colour=colour,
        )

    def _show_requirement(self) -> None:
        key, keys = self.list.key(), self.list.keys_in_order()
        self.stepper.show_place(keys.index(key) if key in keys else 0, len(keys))
        requirements = self._run.blackboard.requirements if self._run is not None else ()
        requirement = next((one for one in requirements if one.id == key), None)
        listed = self._listed_line()
        for widget in (self.related, self.drop):
            widget.setVisible(requirement is not None)
        self.count.setVisible(listed is not None)
        self._cards_part.setVisible(requirement is not None and self.related.isChecked())
        if listed is not None:
            self._show_listed(listed)
        if self._run is None or requirement is None:
            return
        mapping = self._mapping(requirement.id)
        self._title.setText(requirement.text)
        _icon, colour = CONFIDENCE_MARKS[how_well(mapping)]
        self._tell_how(_(PRIORITIES[requirement.priority]), told(mapping), colour)
        place = place_of(requirement, self._run.blackboard.posting)
        self._quote.setVisible(bool(place))
        self._quote.setText(place)
        self._notes.setVisible(bool(mapping.notes))
        self._notes.setText(mapping.notes)
        self._show_lines(self._run, mapping)
        self.gap.show_gap(self._run, requirement.text)
        self._fill(requirement.id, self._run.cards, mapping.evidence_card_ids)

    def _tell_how(self, rank: str, answered: str = "", colour: str = "") -> None:
        """How much a demand counts, and how it is answered."""
        empty(self._how)
        self._how.addWidget(Badge(rank), 0, Qt.AlignmentFlag.AlignLeft)
        if answered:
            self._how.addWidget(Label(answered, Type.SECONDARY, colour, wrap=True))

    def _listed_line(self) -> ListedLine | None:
        """The line in hand that is no demand."""
        lines = self._run.listed if self._run is not None else ()
        return next((one for one in lines if listed_key(one) == self.list.key()), None)

    def _show_listed(self, line: ListedLine) -> None:
        assert self._run is not None
        self._title.setText(line.text)
        self._tell_how(_("not counted"))
        posting = self._run.blackboard.posting
        place = at_line(posting, line.start) if posting is not None else ""
        self._quote.setVisible(bool(place))
        self._quote.setText(place)
        self._notes.show()
        self._notes.setText(
            _(
                "What stands under no heading that asks for something is not counted. Count it, "
                "and it is matched with what you told."
            )
        )
        self._show_lines(self._run, EvidenceMapping(requirement_id=""))
        self.gap.show_gap(self._run, "")

    def _count(self) -> None:
        line = self._listed_line()
        if self._run is not None and line is not None:
            self._wish_for(line.text, DemandCounted(run_id=self._run.run_id, start=line.start))

    def _drop(self) -> None:
        id, run = self.list.key(), self._run
        for demand in run.blackboard.requirements if run is not None else ():
            if run is not None and demand.id == id:
                self._wish_for(demand.text, DemandDropped(run_id=run.run_id, requirement_id=id))

    def _wish_for(self, words: str, wish: object) -> None:
        # The button goes with what it was for, and the focus must not wander off.
        self._followed = words
        self.list.setFocus()
        self.wish.emit(wish)

    def _show_lines(self, run: RunShown, mapping: EvidenceMapping) -> None:
        """The lines of the page that rest on what answers the demand."""
        # What shares no more than common words with a demand does not answer it.
        answers = mapping.confidence is not Confidence.LOW or self._is_settled(run)
        draft, cards = run.blackboard.draft, set(mapping.evidence_card_ids if answers else ())
        printed = draft.document.bullets() if draft is not None else ()
        found = [one for one in printed if cards & set(one.evidence_card_ids)]
        self.lines.clear()
        for one in found:
            self.lines.add(one.text, one.bullet_id)
        self.lines.setVisible(bool(found))
        self._lines_title.setVisible(bool(found))

    def _is_settled(self, run: RunShown) -> bool:
        """Whether the person said what answers the demand in hand."""
        text = self._title.text()
        return any(
            one.user_confirmed and one.requirement_text == text
            for one in run.blackboard.gap_resolutions
        )

    def _fill(
        self, requirement_id: str, cards: tuple[KnowledgeCard, ...], chosen: tuple[str, ...]
    ) -> None:
        """The cards, those that answer it first; a list that holds the same cards keeps its order
        and its place.
        """
        self._filling = True
        there = {key_of(item) for item in self.cards.items_in_order()}
        if there != {card.id for card in cards} or self.cards.property("of") != requirement_id:
            self.cards.setProperty("of", requirement_id)
            self.cards.clear()
            rank = {card_id: at for at, card_id in enumerate(chosen)}
            for card in sorted(cards, key=lambda card: rank.get(card.id, len(rank))):
                self.cards.add("", card.id).setFlags(
                    Qt.ItemFlag.ItemIsEnabled
                    | Qt.ItemFlag.ItemIsSelectable
                    | Qt.ItemFlag.ItemIsUserCheckable
                )
            self.cards.setCurrentRow(0)
        by_id = {card.id: card for card in cards}
        for item in self.cards.items_in_order():
            card = by_id[key_of(item)]
            # Anew every time: a card may have been put into other words under the same id.
            words = shorten(one_row(card.raw_text), 220, placeholder=" …")
            detail = card_detail(card)
            item.setText(f"{words}\n{detail}" if detail else words)
            item.setToolTip(card_title(card))
            item.setCheckState(
                Qt.CheckState.Checked if card.id in chosen else Qt.CheckState.Unchecked
            )
        self._filling = False
        self._find(self.filter.text())

    def _find(self, text: str) -> None:
        wanted = text.casefold().split()
        for item in self.cards.items_in_order():
            item.setHidden(not all(word in item.text().casefold() for word in wanted))

    def _picked(self, _item: QListWidgetItem) -> None:
        if self._filling or self._run is None:
            return
        items = self.cards.items_in_order()
        ticked = [key_of(one) for one in items if one.checkState() is Qt.CheckState.Checked]
        before = self._mapping(self.list.key()).evidence_card_ids
        ids = (
            *(one for one in before if one in ticked),
            *(one for one in ticked if one not in before),
        )
        self.wish.emit(
            EvidenceChosen(run_id=self._run.run_id, requirement_id=self.list.key(), card_ids=ids)
        )
