"""How much a card counts against another one that says otherwise: what a careful editor would
print.
"""

from interview_app.domain.knowledge_card import AnswerSource, DocumentSource, EvidenceCard

Strength = tuple[bool, int, bool, int]
"""Attested by the person; the newest event of their answer, or -1; with its place in a document;
the place among all cards.
"""
NONE_AT_ALL: Strength = (False, -1, False, -1)


def strength(card: EvidenceCard, place: int) -> Strength:
    """What the person told themselves first, the latest before the rest; then what a document
    shows; then what came last.

    Args:
        card: the evidence.
        place: its own among all cards, in the order in which they were taken in.
    """
    source = card.source
    newest = max(source.event_ids, default=0) if isinstance(source, AnswerSource) else -1
    return (card.attested_by_user, newest, isinstance(source, DocumentSource), place)
