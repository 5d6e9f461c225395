"""Lines of cards that have none because another program wrote them: their own whole sentences (NEXT 5)."""

import re
from collections.abc import Iterable, Iterator

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import Line, LineOrigin, line_id

_END = re.compile(r"(?<=[.!?])\s+(?=\S)")
_SHORT_WORD = 3
"""A point behind so few letters may be that of an abbreviation: the sentence goes on."""


def with_own_sentences(cards: Iterable[EvidenceCard]) -> tuple[EvidenceCard, ...]:
    """The cards of a file, each with lines: its own, else each whole sentence of its words.

    Nothing is approved by this: `approved_at` stays empty. A card of the interview that has no line
    yet does not come from a file and is never given one.
    """
    return tuple(card if card.lines else _with_sentences(card) for card in cards)


def _with_sentences(card: EvidenceCard) -> EvidenceCard:
    lines = (_line(card, text) for text in sentences(card.raw_text))
    return card.model_copy(update={"lines": tuple({one.id: one for one in lines}.values())})


def _line(card: EvidenceCard, text: str) -> Line:
    id = line_id(card.id, text)
    return Line(id=id, family=id, text=text, origin=LineOrigin.DOCUMENT, cites=(card.id,))


def sentences(text: str) -> Iterator[str]:
    """The whole sentences of a text, word for word; a line break ends one where no small letter follows."""
    for paragraph in _paragraphs(text):
        start = 0
        for end in _END.finditer(paragraph):
            before = re.findall(r"\w+", paragraph[start : end.start()])
            ends = before and len(before[-1]) > _SHORT_WORD and paragraph[end.end()].isupper()
            if ends:
                yield paragraph[start : end.start()].strip()
                start = end.end()
        if paragraph[start:].strip():
            yield paragraph[start:].strip()


def _paragraphs(text: str) -> list[str]:
    found: list[str] = []
    for line in filter(None, (" ".join(one.split()) for one in text.splitlines())):
        goes_on = bool(found) and line[0].islower()
        found = [*found[:-1], f"{found[-1]} {line}"] if goes_on else [*found, line]
    return found
