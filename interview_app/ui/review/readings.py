"""Documents being read, in the conversation: a card each, or one for a row of them; progress,
Cancel and the report. And the cards of a conversation that is opened again, as they stood in it.
"""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from interview_app.domain.known import Known
from interview_app.messages.documents import DocumentRead, ReadingEnded, ReadingProgressed
from interview_app.messages.interview import AskEnded, ToolActivity
from interview_app.messages.sessions import EarlierCard
from interview_app.ui.conversation.cards import ConversationCard, ToolCard, card_of
from interview_app.ui.conversation.view import ConversationView, is_shown
from interview_app.ui.review.reading_card import ReadingCard

READING_TOOL = "extract_document"


class Readings(QObject):
    """Takes what the actor tells of readings; every other tool is the view's own. `wish` carries a
    `ReadingCancelled`.

    A call is told as running, then its progress says which document it reads and whether that is
    one of a row.
    """

    wish = Signal(object)

    def __init__(self, view: ConversationView) -> None:
        super().__init__(view)
        self._view = view
        self._call = ""
        self._cards: dict[str, ReadingCard] = {}
        self._all: list[ReadingCard] = []
        self._known = Known()
        self._row: ReadingCard | None = None
        self._awaiting: list[ReadingCard] = []

    def take_up(self, cards: Iterable[QWidget]) -> None:
        """Another conversation, with the cards of what was read in it: a row that is not read to
        its end is gone on with.
        """
        self._call, self._awaiting = "", []
        self._cards.clear()
        self._all = [card for card in cards if isinstance(card, ReadingCard)]
        rows = [card for card in self._all if card.is_row and not card.over]
        self._row = rows[-1] if rows else None
        if self._row is not None:
            self._row.wish.connect(self.wish)

    def show_known(self, known: Known) -> None:
        """What is approved by now: a report tells only what is still to be done."""
        self._known = known
        self._all = [card for card in self._all if isValid(card)]
        for card in self._all:
            card.show_known(known)

    def show_tool(self, activity: ToolActivity) -> None:
        """A reading begins or ends; a call that ended is told about by `show_reading` right
        after.
        """
        if activity.tool != READING_TOOL:
            self._view.show_tool(activity)
        elif activity.state == "running":
            self._call = activity.call_id
        elif activity.state in ("done", "failed"):
            self._ended(activity)

    def show_progress(self, progressed: ReadingProgressed) -> None:
        """How far the reading is."""
        card = self._cards.get(self._call)
        if card is None and self._call:
            card = self._cards[self._call] = self._card_for(progressed)
        if card is not None and isValid(card):
            card.show_progress(progressed)

    def show_reading(self, read: DocumentRead) -> None:
        """The report of a reading that ended."""
        while self._awaiting:
            card = self._awaiting.pop(0)
            if isValid(card):
                card.show_reading(read)
                return

    def _card_for(self, progressed: ReadingProgressed) -> ReadingCard:
        row = self._open_row() if progressed.of > 1 else None
        if row is not None:
            return row
        card = ReadingCard(progressed.filename, of=progressed.of, number=progressed.number)
        card.show_known(self._known)
        self._all.append(card)
        if progressed.of > 1:
            self._row = card
        card.wish.connect(self.wish)
        self._view.add(card)
        return card

    def _ended(self, activity: ToolActivity) -> None:
        card = self._cards.pop(activity.call_id, None) or self._open_row()
        self._call = ""
        if card is None or not isValid(card):
            if activity.state == "failed":
                self._view.show_tool(activity)
        elif activity.state == "done":
            card.show_ended()
            self._awaiting.append(card)
        else:
            card.show_ended(activity.detail or activity.title)

    def _open_row(self) -> ReadingCard | None:
        """A call that never began, because the row it stands in was cancelled, ends on the card of
        the row.
        """
        row = self._row
        return row if row is not None and isValid(row) and not row.over else None


def earlier_cards(cards: Iterable[EarlierCard]) -> Iterator[tuple[int, ConversationCard]]:
    """Each with its place; documents that were read together have one for all."""
    rows: dict[int, ReadingCard] = {}
    for one in cards:
        showed = one.showed
        if isinstance(showed, AskEnded):
            card = card_of(showed.ask)
            card.freeze(showed.answer)
            yield one.id, card
        elif isinstance(showed, ToolActivity):
            if is_shown(showed):
                yield one.id, ToolCard(showed)
        else:
            if one.id not in rows:
                rows[one.id] = ReadingCard(showed.filename, of=showed.of)
                yield one.id, rows[one.id]
            _put_in(rows[one.id], showed)


def _put_in(card: ReadingCard, ended: ReadingEnded) -> None:
    card.cancelled = card.cancelled or ended.cancelled
    card.show_progress(
        ReadingProgressed(handle="", filename=ended.filename, number=ended.number, of=ended.of)
    )
    card.show_ended("" if ended.read is not None else ended.sentence)
    if ended.read is not None:
        card.show_reading(ended.read)
