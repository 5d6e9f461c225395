"""What the posting asks for, which evidence answers it, and the person's own pick of cards."""

from textwrap import shorten

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from interview_app.domain.knowledge_card import KnowledgeCard, one_row
from interview_app.domain.posting import Posting
from interview_app.domain.tailoring import Confidence, EvidenceMapping, Requirement
from interview_app.i18n import _, ngettext
from interview_app.messages.tailoring import EvidenceChosen, RunShown
from interview_app.ui.controls import Badge, Label, LineField, Notice
from interview_app.ui.flow import empty
from interview_app.ui.least_size import keep_whole
from interview_app.ui.library.page import scrolled
from interview_app.ui.library.two_line_list import ListLine, TwoLineList
from interview_app.ui.names import quoted
from interview_app.ui.panes import side_by_side
from interview_app.ui.resumes.words import (
    CONFIDENCE_MARKS,
    CONFIDENCES,
    LEVELS,
    PRIORITIES,
    card_detail,
    card_title,
)
from interview_app.ui.theme import GRID, Type, theme
from interview_app.ui.wrapped_lines import wrap_lines

_ID = Qt.ItemDataRole.UserRole
_TONES = {Confidence.HIGH: "good", Confidence.MEDIUM: "info", Confidence.LOW: "warn"}


class RequirementsView(QFrame):
    """`wish` carries an `EvidenceChosen`."""

    wish = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "page")
        self._run: RunShown | None = None
        self._filling = False
        self.list = TwoLineList(_("Requirements"))
        self.cards = QListWidget()
        self.cards.setAccessibleName(_("Evidence for requirement"))
        wrap_lines(self.cards)
        self.cards.setSpacing(2)
        self.cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.filter = LineField()
        self.filter.setAccessibleName(_("Find a card"))
        self.filter.setPlaceholderText(_("Find a card"))
        self.filter.setClearButtonEnabled(True)
        self.flags = Notice("", "warn")
        self._build()
        self.list.chosen.connect(lambda _key: self._show_requirement())
        self.cards.itemChanged.connect(self._picked)
        self.filter.textChanged.connect(self._find)

    def _build(self) -> None:
        left = QFrame()
        left.setProperty("look", "page")
        column = QVBoxLayout(left)
        column.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        column.setSpacing(GRID)
        self._level = Label("", Type.SECONDARY, "secondary", wrap=True)
        column.addWidget(self._level)
        column.addWidget(self.flags)
        column.addWidget(self.list, 1)
        right = QFrame()
        right.setProperty("look", "page")
        detail = QVBoxLayout(right)
        detail.setContentsMargins(2 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        detail.setSpacing(GRID)
        self._title = Label("", Type.HEADING, wrap=True)
        self._badges = QHBoxLayout()
        self._badges.setSpacing(GRID)
        self._quote = Label("", Type.BODY, "secondary", wrap=True)
        self._notes = Label("", Type.BODY, "secondary", wrap=True)
        detail.addWidget(self._title)
        detail.addLayout(self._badges)
        detail.addWidget(self._quote)
        detail.addWidget(self._notes)
        detail.addSpacing(GRID)
        detail.addWidget(Label(_("Evidence that answers it"), Type.BODY_STRONG))
        words = _(
            "A match is a suggestion. Tick what really answers it; the draft puts these cards "
            "first."
        )
        detail.addWidget(Label(words, Type.SECONDARY, "secondary", wrap=True))
        detail.addWidget(self.filter)
        detail.addWidget(self.cards, 1)
        self.cards.setMinimumHeight(theme().px(96))
        # It takes what room there is: at the height it would like, the page around it had a second
        # scroll bar.
        self.cards.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        # Large text in a narrow pane: what is higher than the room scrolls, and no line of it is
        # cut.
        keep_whole(right)
        answers = scrolled(right, margins=(0, 0, 0, 0))
        split = side_by_side(left, answers, widths=(420, 480), grow=(1, 1))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(split, 1)

    def show_run(self, run: RunShown) -> None:
        """Show what this run's posting asks for; the requirement in hand stays in hand."""
        self._run = run
        board = run.blackboard
        level = board.role_profile.inferred_level if board.role_profile is not None else ""
        told = [_("Level: {level}").format(level=_(LEVELS.get(level, level)))] if level else []
        told += [_answered(run)] if board.requirements else []
        self._level.setText(" · ".join(told))
        self._level.setVisible(bool(told))
        flags = board.posting.flags if board.posting is not None else ()
        self.flags.setVisible(bool(flags))
        if flags:
            quotes = "; ".join(quoted(flag.span.quote, 90) for flag in flags[:3])
            words = _(
                "The posting holds hidden text or words meant for a program. They are not "
                "followed: {quotes}"
            )
            self.flags.tell(words.format(quotes=quotes), "warn")
        self.list.show_lines(tuple(self._line(one) for one in board.requirements))
        self._show_requirement()

    def _mapping(self, requirement_id: str) -> EvidenceMapping:
        mappings = self._run.blackboard.evidence_mappings if self._run is not None else ()
        found = next((one for one in mappings if one.requirement_id == requirement_id), None)
        return found or EvidenceMapping(requirement_id=requirement_id)

    def _line(self, requirement: Requirement) -> ListLine:
        mapping = self._mapping(requirement.id)
        icon, colour = (
            CONFIDENCE_MARKS[mapping.confidence]
            if mapping.evidence_card_ids
            else ("circle", "warn_ink")
        )
        return ListLine(
            key=requirement.id,
            title=requirement.text,
            detail=f"{_(PRIORITIES[requirement.priority])} · {_told(mapping)}",
            icon=icon,
            icon_colour=colour,
        )

    def _show_requirement(self) -> None:
        key = self.list.key()
        requirements = self._run.blackboard.requirements if self._run is not None else ()
        requirement = next((one for one in requirements if one.id == key), None)
        if self._run is None or requirement is None:
            return
        mapping = self._mapping(requirement.id)
        self._title.setText(requirement.text)
        empty(self._badges)
        self._badges.addWidget(Badge(_(PRIORITIES[requirement.priority])))
        tone = _TONES[mapping.confidence] if mapping.evidence_card_ids else "warn"
        self._badges.addWidget(Badge(_told(mapping), tone))  # type: ignore[arg-type]  # one of the tones
        self._badges.addStretch(1)
        place = _place(requirement, self._run.blackboard.posting)
        self._quote.setVisible(bool(place))
        self._quote.setText(place)
        self._notes.setVisible(bool(mapping.notes))
        self._notes.setText(mapping.notes)
        self._fill(requirement.id, self._run.cards, mapping.evidence_card_ids)

    def _fill(
        self, requirement_id: str, cards: tuple[KnowledgeCard, ...], chosen: tuple[str, ...]
    ) -> None:
        """The cards, those that answer it first; a list that holds the same cards keeps its order
        and its place.
        """
        self._filling = True
        there = {self.cards.item(at).data(_ID) for at in range(self.cards.count())}
        if there != {card.id for card in cards} or self.cards.property("of") != requirement_id:
            self.cards.setProperty("of", requirement_id)
            self.cards.clear()
            rank = {card_id: at for at, card_id in enumerate(chosen)}
            for card in sorted(cards, key=lambda card: rank.get(card.id, len(rank))):
                item = QListWidgetItem()
                item.setData(_ID, card.id)
                item.setFlags(
                    Qt.ItemFlag.ItemIsEnabled
                    | Qt.ItemFlag.ItemIsSelectable
                    | Qt.ItemFlag.ItemIsUserCheckable
                )
                self.cards.addItem(item)
            self.cards.setCurrentRow(0)
        by_id = {card.id: card for card in cards}
        for at in range(self.cards.count()):
            item = self.cards.item(at)
            card = by_id[item.data(_ID)]
            # Anew every time: a card may have been put into other words under the same id.
            words, detail = (
                shorten(one_row(card.raw_text), 220, placeholder=" …"),
                card_detail(card),
            )
            item.setText(f"{words}\n{detail}" if detail else words)
            item.setToolTip(card_title(card))
            item.setCheckState(
                Qt.CheckState.Checked if item.data(_ID) in chosen else Qt.CheckState.Unchecked
            )
        self._filling = False
        self._find(self.filter.text())

    def _find(self, text: str) -> None:
        wanted = text.casefold().split()
        for at in range(self.cards.count()):
            item = self.cards.item(at)
            item.setHidden(not all(word in item.text().casefold() for word in wanted))

    def _picked(self, _item: QListWidgetItem) -> None:
        if self._filling or self._run is None:
            return
        items = [self.cards.item(at) for at in range(self.cards.count())]
        ticked = [str(one.data(_ID)) for one in items if one.checkState() is Qt.CheckState.Checked]
        before = self._mapping(self.list.key()).evidence_card_ids
        ids = (
            *(one for one in before if one in ticked),
            *(one for one in ticked if one not in before),
        )
        self.wish.emit(
            EvidenceChosen(run_id=self._run.run_id, requirement_id=self.list.key(), card_ids=ids)
        )


def _told(mapping: EvidenceMapping) -> str:
    count = len(mapping.evidence_card_ids)
    if not count:
        return _("no evidence")
    return ngettext("{words}, {n} card", "{words}, {n} cards", count).format(
        words=_(CONFIDENCES[mapping.confidence]), n=count
    )


def _place(requirement: Requirement, posting: Posting | None) -> str:
    """Where in the posting a requirement stands, with its words there; "" when that is not
    known.
    """
    span = requirement.span
    if span is None or posting is None:
        return ""
    line = posting.text.count("\n", 0, span.start) + 1
    if " ".join(span.quote.split()) == requirement.text:
        return _("In the posting, line {n}").format(n=line)
    quote = shorten(span.quote, 240, placeholder=" …")
    return _("In the posting, line {n}: “{quote}”").format(n=line, quote=quote)


def _answered(run: RunShown) -> str:
    """How many of the demands something in the evidence answers."""
    board = run.blackboard
    answered = sum(bool(one.evidence_card_ids) for one in board.evidence_mappings)
    return ngettext(
        "{answered} of {n} is answered by your evidence",
        "{answered} of {n} are answered by your evidence",
        len(board.requirements),
    ).format(answered=answered, n=len(board.requirements))
