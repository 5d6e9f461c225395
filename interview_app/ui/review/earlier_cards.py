"""The cards of a conversation that is opened again, as they stood in it."""

from collections.abc import Iterable, Iterator

from interview_app.messages.documents import ReadingEnded, ReadingProgressed
from interview_app.messages.interview import AskEnded, ToolActivity
from interview_app.messages.sessions import EarlierCard
from interview_app.ui.conversation.cards import ConversationCard, ToolCard, card_of
from interview_app.ui.conversation.view import is_shown
from interview_app.ui.review.batch_card import BatchCard
from interview_app.ui.review.reading_card import ReadingCard


def earlier_cards(cards: Iterable[EarlierCard]) -> Iterator[tuple[int, ConversationCard]]:
    """Each with its place; documents that were read together have one for all."""
    rows: dict[int, BatchCard] = {}
    for one in cards:
        showed = one.showed
        if isinstance(showed, AskEnded):
            card = card_of(showed.ask)
            card.freeze(showed.answer)
            yield one.id, card
        elif isinstance(showed, ToolActivity):
            if is_shown(showed):
                yield one.id, ToolCard(showed)
        elif showed.of > 1:
            if one.id not in rows:
                rows[one.id] = BatchCard(showed.of)
                yield one.id, rows[one.id]
            _put_in_row(rows[one.id], showed)
        else:
            yield one.id, _reading_card(showed)


def _put_in_row(row: BatchCard, ended: ReadingEnded) -> None:
    row.cancelled = row.cancelled or ended.cancelled
    row.show_progress(
        ReadingProgressed(handle="", filename=ended.filename, number=ended.number, of=ended.of)
    )
    row.show_ended("" if ended.read is not None else ended.sentence)
    if ended.read is not None:
        row.show_reading(ended.read)


def _reading_card(ended: ReadingEnded) -> ReadingCard:
    card = ReadingCard("", ended.filename)
    card.cancelled = ended.cancelled
    card.show_ended(ended.sentence)
    if ended.read is not None:
        card.show_reading(ended.read)
    return card
