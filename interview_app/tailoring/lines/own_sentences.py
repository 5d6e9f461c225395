"""Lines of the cards of a file: whole sentences where another program wrote it, and what a file does
not say of a line (NEXT 3, 5).
"""

from collections.abc import Iterable

from interview_app.check.wording import sentences
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import Line, LineOrigin, line_id


def with_own_sentences(cards: Iterable[EvidenceCard]) -> tuple[EvidenceCard, ...]:
    """The cards of a file whose program knows no lines, each with every whole sentence of its words.

    Nothing is approved by this: `approved_at` stays empty. Where one card of the file has `lines`,
    the others were left without one and are given none.
    """
    told = tuple(cards)
    if not any(card.lines or "lines" in card.model_fields_set for card in told):
        return tuple(_with_sentences(card) for card in told)
    families: dict[tuple[str, ...], str] = {}
    return tuple(_named(card, families) for card in told)


def _named(card: EvidenceCard, families: dict[tuple[str, ...], str]) -> EvidenceCard:
    """The card whose lines have an id, a family and what they cite; the same words on two cards of
    a job are one family. `families` grows.
    """
    place = (card.entry_id or card.company, card.role)
    lines: dict[str, Line] = {}
    for line in card.lines:
        id = line.id or line_id(card.id, line.text, line.for_posting)
        family = families.setdefault((*place, line.text), line.family or id)
        lines[id] = line.model_copy(
            update={"id": id, "family": line.family or family, "cites": line.cites or (card.id,)}
        )
    return card.model_copy(update={"lines": tuple(lines.values())})


def _with_sentences(card: EvidenceCard) -> EvidenceCard:
    told = sentences("\n".join(_paragraphs(card.raw_text)))
    lines = (_line(card, text) for text in told)
    return card.model_copy(update={"lines": tuple({one.id: one for one in lines}.values())})


def _line(card: EvidenceCard, text: str) -> Line:
    id = line_id(card.id, text)
    return Line(id=id, family=id, text=text, origin=LineOrigin.DOCUMENT, cites=(card.id,))


def _paragraphs(text: str) -> list[str]:
    """A text's lines, those joined that were only wrapped: the next one goes on with a small letter."""
    found: list[str] = []
    for line in filter(None, (" ".join(one.split()) for one in text.splitlines())):
        goes_on = bool(found) and line[0].islower()
        found = [*found[:-1], f"{found[-1]} {line}"] if goes_on else [*found, line]
    return found
