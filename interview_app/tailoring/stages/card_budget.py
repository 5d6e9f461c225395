"""How much a posting wants each card, and how much evidence one request to a model carries: the
cards that match best, within a budget, and what was left out (CONTRACT D5, D11).

A model's context is bounded and each word of it is paid for; a career of thousands of cards is
neither read nor needed whole. Code has matched all of them before; what is left out stays matched
by code alone.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import Any

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import (
    Blackboard,
    Confidence,
    EvidenceMapping,
    Priority,
    Requirement,
)
from interview_app.domain.timeline import Education, Experience, Project
from interview_app.i18n import _
from interview_app.tailoring.lines.facts import Career

MOST_CHARACTERS = 60_000
"""Of cards in one request: some 15,000 tokens, 150 to 250 cards."""
MOST_POSTING = 40_000
"""Characters of a posting that a model reads; a real one has 2,000 to 12,000. Code reads all of it.
"""
_SENT = ("id", "entry_id", "company", "role", "project", "timeframe", "raw_text")


@dataclass(frozen=True, kw_only=True)
class SentCards:
    """The cards a request carries, in the person's order, and of how many they were chosen."""

    cards: tuple[EvidenceCard, ...]
    of: int

    @property
    def notes(self) -> tuple[str, ...]:
        """A sentence when cards were left out."""
        if len(self.cards) == self.of:
            return ()
        words = _(
            "The model was sent the {n} of {all} facts that match best; the others were "
            "matched without it."
        )
        return (words.format(n=len(self.cards), all=self.of),)

    def as_json(self) -> str:
        """What the model reads."""
        return json.dumps([_as_sent(card) for card in self.cards], ensure_ascii=False)


def chosen(
    cards: Sequence[EvidenceCard], best_first: Iterable[str], *, most: int = MOST_CHARACTERS
) -> SentCards:
    """As many cards as `most` characters hold.

    Args:
        cards: all there are, in the person's order.
        best_first: ids of those that match, the best first; the others follow in the person's
            order.
        most: characters of the request's part at most; a single card longer than that is left out.
    """
    by_id = {card.id: card for card in cards if not card.not_for_model}
    order = dict.fromkeys(chain((one for one in best_first if one in by_id), by_id))
    taken: set[str] = set()
    left = most
    for card_id in order:
        size = _size(by_id[card_id])
        if size <= left:
            taken.add(card_id)
            left -= size
    return SentCards(cards=tuple(card for card in cards if card.id in taken), of=len(by_id))


def by_rank(mappings: Sequence[EvidenceMapping]) -> tuple[str, ...]:
    """The cards of all requirements, each one's best before anyone's second best."""
    ranks = zip_longest(*(one.evidence_card_ids for one in mappings))
    return tuple(dict.fromkeys(one for rank in ranks for one in rank if one is not None))


def characters(cards: Iterable[EvidenceCard]) -> int:
    """How many characters of these cards one request carries at most."""
    total = 0
    for card in (one for one in cards if not one.not_for_model):
        total += _size(card)
        if total >= MOST_CHARACTERS:
            return MOST_CHARACTERS
    return total


def posting_notes(posting: str) -> tuple[str, ...]:
    """A sentence when a model reads the beginning of a posting only."""
    if len(posting) <= MOST_POSTING:
        return ()
    return (
        _("The posting is very long: the model read its first {n} characters.").format(
            n=f"{MOST_POSTING:,}"
        ),
    )


def entries_as_json(career: Career) -> str:
    """Every entry with its id, dates and place, for a model; what was done there, its
    cards tell.
    """
    timeline = career.timeline
    entries = {
        "experience": [_heading(one) for one in timeline.experiences],
        "projects": [{"id": one.id, **_heading(one)} for one in timeline.projects],
        "education": [_heading(one) for one in timeline.education],
        "skills": [one.to_json() for one in timeline.skills],
    }
    return json.dumps(entries, ensure_ascii=False)


def _heading(entry: Experience | Project | Education) -> dict[str, Any]:
    return {key: value for key, value in entry.to_json().items() if key not in _LINES}


_LINES = ("highlights", "summary", "description")


def _as_sent(card: EvidenceCard) -> dict[str, Any]:
    """A whole story with its hedges and its approved lines, without where it stands in which
    document and without who was with them and what shows it: nobody but the person needs that (NEXT
    7).
    """
    data = card.to_json()
    found = {key: data[key] for key in _SENT if data.get(key)}
    parts = {
        "story": _filled(data.get("story") or {}, but=_KEPT_HOME),
        "scope": _filled(data.get("scope") or {}),
        "metrics": [_filled(one) for one in data.get("metrics") or ()],
        "skills": data.get("skills"),
        "leadership_signals": data.get("leadership_signals"),
        "lines": [{"id": one.id, "text": one.text} for one in card.lines if one.changed is None],
    }
    return found | _filled(parts)


_KEPT_HOME = ("who", "proof", "their_part")


def _filled(values: dict[str, Any], *, but: tuple[str, ...] = ()) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value and key not in but}


def _size(card: EvidenceCard) -> int:
    return len(json.dumps(_as_sent(card), ensure_ascii=False)) + 2


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
    """The sum over the requirements that a card answers, by priority, confidence and rank; those
    that only may answer one are alike.
    """
    by_id = {one.id: one for one in requirements}
    found: dict[str, float] = defaultdict(float)
    for mapping in mappings:
        requirement = by_id.get(mapping.requirement_id)
        if requirement is None:
            continue
        ranked = mapping.confidence is not Confidence.LOW
        for rank, card_id in enumerate(mapping.evidence_card_ids):
            each = _WEIGHT[requirement.priority] * _TRUST[mapping.confidence]
            found[card_id] += each / (1 + rank * ranked)
    return dict(found)


def _by_tasks(board: Blackboard) -> Mapping[str, float]:
    """What the newest record of the mapping says."""
    for record in reversed(board.records):
        if BY_TASKS in record.output:
            found: Mapping[str, float] = record.output[BY_TASKS]
            return found
    return {}
