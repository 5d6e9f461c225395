"""Lines of cards that have none because another program wrote them: their own whole sentences (NEXT
5).
"""

from collections.abc import Iterable

from interview_app.check.wording import sentences
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import Line, LineOrigin, line_id


def with_own_sentences(cards: Iterable[EvidenceCard]) -> tuple[EvidenceCard, ...]:
    """The cards of a file, each with lines: its own, else each whole sentence of its words.

    Nothing is approved by this: `approved_at` stays empty. A card of the interview that has no line
    yet does not come from a file and is never given one.
    """
    return tuple(card if card.lines else _with_sentences(card) for card in cards)


def _with_sentences(card: EvidenceCard) -> EvidenceCard:
    lines = (_line(card, text) for text in sentences_of(card.raw_text))
    return card.model_copy(update={"lines": tuple({one.id: one for one in lines}.values())})


def _line(card: EvidenceCard, text: str) -> Line:
    id = line_id(card.id, text)
    return Line(id=id, family=id, text=text, origin=LineOrigin.DOCUMENT, cites=(card.id,))


def sentences_of(text: str) -> tuple[str, ...]:
    """The whole sentences of a text, word for word; a line that was only wrapped is none."""
    return sentences("\n".join(_paragraphs(text)))


def _paragraphs(text: str) -> list[str]:
    """A text's lines, those joined that were only wrapped: the next one goes on with a small
    letter.
    """
    found: list[str] = []
    for line in filter(None, (" ".join(one.split()) for one in text.splitlines())):
        goes_on = bool(found) and line[0].islower()
        found = [*found[:-1], f"{found[-1]} {line}"] if goes_on else [*found, line]
    return found
