"""Lines of the cards of a file: whole sentences where another program wrote it, and what only the
app says of a line (NEXT 3, 5).

The store holds a line when a value under it changes; a file may have been changed by hand, so that
its lines are looked at when it is read.
"""

import re
from collections.abc import Iterable, Sequence

from interview_app.check.rules import LineVerdict
from interview_app.check.wording import sentences
from interview_app.domain.card_making import approval_of
from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.domain.lines import CHECK_FIELD, Line, LineChange, settled_lines, submitted_lines
from interview_app.domain.proposals import Verdict
from interview_app.tailoring.lines.checking import Checker
from interview_app.tailoring.lines.choosing import Material
from interview_app.tailoring.lines.facts import FACT_PREFIX, Career


def with_own_sentences(cards: Iterable[EvidenceCard]) -> tuple[EvidenceCard, ...]:
    """The cards of a file, their lines settled: what the file says of a line beside its words
    counts for nothing.

    Where a card knows no `lines`, because another program wrote it, each of its whole sentences is
    one; a card whose `lines` are empty was left without one, and is given none. Nothing is approved
    by this: `approved_at` stays empty. The same words on two cards of a job are one family.
    """
    families: dict[tuple[str, ...], str] = {}
    return tuple(_settled(card, families) for card in cards)


def _settled(card: EvidenceCard, families: dict[tuple[str, ...], str]) -> EvidenceCard:
    """The card with its lines; `families` grows. A school or a fact of the timeline stands on a
    page as fields, and its words are no line.
    """
    given = submitted_lines(card.lines)
    knows_lines = "lines" in card.model_fields_set
    is_row = card.card_type is CardType.EDUCATION or card.id.startswith(FACT_PREFIX)
    if not given and not knows_lines and not is_row:
        given = tuple(Line(text=one) for one in sentences_of(card.raw_text))
    lines = settled_lines(given, before=(), approval=approval_of(card, None))
    place = (card.entry_id or card.company, card.role)
    named = (
        one.model_copy(update={"family": families.setdefault((*place, one.text), one.family)})
        for one in lines
    )
    return card.model_copy(update={"lines": tuple(named)})


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


_DIGITS = re.compile(r"\d+")


def held(cards: Sequence[EvidenceCard], career: Career) -> tuple[EvidenceCard, ...]:
    """The cards, each line with `changed` that the evidence of its entry without any line
    refuses.
    """
    unsure = {line.id for card in cards for line in card.lines if _may_lack(line, card)}
    if not unsure:
        return tuple(cards)
    checker = Checker(career, [card.model_copy(update={"lines": ()}) for card in cards])
    places = _places(cards, career)
    return tuple(
        card.model_copy(
            update={
                "lines": tuple(
                    _looked_at(line, checker, places.get(card.id)) if line.id in unsure else line
                    for line in card.lines
                )
            }
        )
        if any(line.id in unsure for line in card.lines)
        else card
        for card in cards
    )


def _may_lack(line: Line, card: EvidenceCard) -> bool:
    """Whether a line has a figure that its card's own fields do not have digit by digit."""
    if line.changed is not None or not (figures := _DIGITS.findall(line.text)):
        return False
    told = set(_DIGITS.findall(card.model_copy(update={"lines": ()}).model_dump_json()))
    return not told.issuperset(figures)


def _looked_at(line: Line, checker: Checker, place: str | None) -> Line:
    found = checker.wording(place, line.text, language=line.language)
    return line.model_copy(update={"changed": refusal(found, line.text)})


def refusal(found: LineVerdict, text: str) -> LineChange | None:
    """What a line is held with that the check refuses, all figures that nothing has by name; None
    for any other verdict.
    """
    refused = [one for one in found.findings if one.rule.verdict is Verdict.REFUSED]
    if not refused:
        return None
    rule = refused[0].rule
    named = dict.fromkeys(one.what for one in refused if one.rule.kind is rule.kind and one.what)
    return LineChange(field=f"{CHECK_FIELD}:{rule.id}", was=", ".join(named) or text)


def _places(cards: Iterable[EvidenceCard], career: Career) -> dict[str, str]:
    """The id of each card's entry."""
    found: dict[str, str] = {}
    for id, own in Material(career=career, cards=tuple(cards)).by_entry.items():
        for card in own:
            found.setdefault(card.id, id)
    return found
