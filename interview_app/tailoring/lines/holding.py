"""Lines of a file of cards that say a figure, date or name their evidence no longer has (NEXT 3).

The store holds such a line when the value changes; a file may have been changed by hand, so that it
is looked at when it is read.
"""

import re
from collections.abc import Iterable, Sequence

from interview_app.check.verdicts import LineVerdict
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import CHECK_FIELD, Line, LineChange
from interview_app.domain.proposals import Verdict
from interview_app.tailoring.lines.checking import Checker
from interview_app.tailoring.lines.facts import Career
from interview_app.tailoring.lines.material import Material

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
    """What a line is held with that the check refuses; None for any other verdict."""
    first = next((one for one in found.findings if one.rule.verdict is Verdict.REFUSED), None)
    if first is None:
        return None
    return LineChange(field=f"{CHECK_FIELD}:{first.rule.id}", was=first.what or text)


def _places(cards: Iterable[EvidenceCard], career: Career) -> dict[str, str]:
    """The id of each card's entry."""
    found: dict[str, str] = {}
    for id, own in Material(career=career, cards=tuple(cards)).by_entry.items():
        for card in own:
            found.setdefault(card.id, id)
    return found
