"""What the picture of posting and evidence holds: demands above, the person's cards by employer
below. No Qt.
"""

from collections.abc import Iterable

from interview_app.domain.frozen import frozen
from interview_app.domain.knowledge_card import INDEPENDENT, KnowledgeCard, one_row
from interview_app.domain.tailoring import Confidence, Priority, Requirement
from interview_app.messages.tailoring import RunShown


@frozen
class Demand:
    """One thing the posting asks for. `strength` is None where no card answers; `cards` are the ids
    of those that do.
    """

    id: str
    text: str
    must: bool
    strength: Confidence | None
    cards: tuple[str, ...]


@frozen
class Place:
    """Where some of the evidence is from: an employer or a school; "" is what belongs to no place.
    `cards`: (id, title).
    """

    name: str
    cards: tuple[tuple[str, str], ...]


@frozen
class Match:
    """Both rows: what must be there first, then what is nice to have; the places from the oldest to
    the newest.
    """

    demands: tuple[Demand, ...]
    places: tuple[Place, ...]

    @property
    def answered(self) -> int:
        """How many demands have more than weak evidence."""
        return sum(one.strength in (Confidence.HIGH, Confidence.MEDIUM) for one in self.demands)


def match_of(run: RunShown) -> Match:
    """The picture's content of a run."""
    mappings = {one.requirement_id: one for one in run.blackboard.evidence_mappings}
    there = {card.id for card in run.cards}

    def demand(requirement: Requirement) -> Demand:
        mapping = mappings.get(requirement.id)
        cards = (
            tuple(one for one in mapping.evidence_card_ids if one in there)
            if mapping is not None
            else ()
        )
        return Demand(
            id=requirement.id,
            text=requirement.text,
            must=requirement.priority is Priority.HIGH,
            strength=mapping.confidence if mapping is not None and cards else None,
            cards=cards,
        )

    demands = sorted(
        (demand(one) for one in run.blackboard.requirements), key=lambda one: not one.must
    )
    return Match(demands=tuple(demands), places=_places(run.cards))


def _places(cards: Iterable[KnowledgeCard]) -> tuple[Place, ...]:
    found: dict[str, list[KnowledgeCard]] = {}
    for card in cards:
        found.setdefault("" if card.company == INDEPENDENT else card.company, []).append(card)

    def begun(name: str) -> str:
        return "" if not name else min(card.timeframe or "9999" for card in found[name])

    return tuple(
        Place(name=name, cards=tuple((card.id, one_row(card.raw_text)) for card in found[name]))
        for name in sorted(found, key=begun)
    )
