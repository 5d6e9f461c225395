"""How much a posting wants each card: what orders lines, and what goes last when pages are full
(CONTRACT D5, D11).
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from interview_app.domain.tailoring import (
    Blackboard,
    Confidence,
    EvidenceMapping,
    Priority,
    Requirement,
)

BY_TASKS = "asked_by_tasks"
"""Where the record of the mapping keeps what the posting's tasks want, by card id."""
_WEIGHT = {Priority.HIGH: 3.0, Priority.MEDIUM: 1.5, Priority.LOW: 1.0}
_TRUST = {Confidence.HIGH: 1.0, Confidence.MEDIUM: 0.6, Confidence.LOW: 0.2}


def wanted_cards(board: Blackboard) -> dict[str, float]:
    """How much each card is wanted by what the posting asks for and what it gives to do."""
    found = by_requirements(board.requirements, board.evidence_mappings)
    for card_id, much in _by_tasks(board).items():
        found[card_id] = found.get(card_id, 0.0) + much
    return found


def by_requirements(
    requirements: Sequence[Requirement], mappings: Sequence[EvidenceMapping]
) -> dict[str, float]:
    """The sum over the requirements that a card answers, by priority, confidence and rank."""
    by_id = {one.id: one for one in requirements}
    found: dict[str, float] = defaultdict(float)
    for mapping in mappings:
        requirement = by_id.get(mapping.requirement_id)
        if requirement is None:
            continue
        for rank, card_id in enumerate(mapping.evidence_card_ids):
            found[card_id] += (
                _WEIGHT[requirement.priority] * _TRUST[mapping.confidence] / (1 + rank)
            )
    return dict(found)


def _by_tasks(board: Blackboard) -> Mapping[str, float]:
    """What the newest record of the mapping says."""
    for record in reversed(board.records):
        if BY_TASKS in record.output:
            found: Mapping[str, float] = record.output[BY_TASKS]
            return found
    return {}
