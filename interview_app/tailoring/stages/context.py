"""What the stages of one run share: what it was given, the evidence in force, and how a record of a stage is made."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from interview_app.domain.canonical import content_sha256
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.selection_plan import SectionName, SelectionPlan
from interview_app.domain.tailoring import Blackboard, StageRecord, State, UserQuestion
from interview_app.tailoring.lines.facts import Career, fact_cards
from interview_app.tailoring.lines.settling import Either
from interview_app.tailoring.match.mapper import CardIndex
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.stages.agents import AgentModels, Offline, Pause
from interview_app.tailoring.stages.card_budget import SentCards, chosen
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex

Keep = Callable[[Blackboard], Awaitable[None]]
AskPerson = Callable[[UserQuestion], Awaitable[str | None]]
AskWhich = Callable[[Either], Awaitable[bool | None]]
OFFLINE = "offline"
"""Who led a stage that code did alone."""


async def _keep_nothing(_board: Blackboard) -> None:
    return None


@dataclass(frozen=True)
class Parts:
    """What a run is given beside its inputs.

    `plan`: a plan by hand, which no model may change. `ask_person`: asks a gap's question and gives the answer, or None
    for "skip". `ask_which`: asks which of two lines that exclude each other is printed; whether it is the other one,
    or None for "ask no more". `keep`: is called with the blackboard after each stage. `today`: `YYYY-MM`. `section_order`: that of the
    base résumé, which holds where a plan by hand says nothing else.
    """

    career: Career
    cards: tuple[EvidenceCard, ...]
    synonyms: Synonyms
    today: str
    models: AgentModels = field(default_factory=Offline)
    plan: SelectionPlan | None = None
    section_order: tuple[SectionName, ...] = ()
    ask_person: AskPerson | None = None
    ask_which: AskWhich | None = None
    keep: Keep = _keep_nothing
    pause: Pause = asyncio.sleep

    @property
    def sha256(self) -> str:
        """A fingerprint of cards, career, plan and order: another one means that what was done rests on other ground."""
        plan = [self.plan.to_json() if self.plan is not None else None, *self.section_order]
        return content_sha256(
            [[card.to_json() for card in self.cards], self.career.to_json(), plan]
        )


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What a stage leaves: the blackboard, who led it, what the person should know of it, and what its record holds.

    `passed`: of AUDITING alone, whether the audit passed.
    """

    board: Blackboard
    led_by: str = OFFLINE
    notes: tuple[str, ...] = ()
    output: dict[str, Any] = field(default_factory=dict)
    passed: bool | None = None


class StageContext:
    """The parts of a run and the evidence in force, which the answers to gap questions join."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self._cards: tuple[EvidenceCard, ...] = parts.cards
        self._index: EvidenceIndex | None = None
        self._card_index: CardIndex | None = None
        self._parts_sha256: str | None = None

    @property
    def cards(self) -> tuple[EvidenceCard, ...]:
        """The evidence in force: what was given, and the answers to gap questions."""
        return self._cards

    @property
    def evidence(self) -> tuple[EvidenceCard, ...]:
        """All that a line may cite: the cards, and the facts of the timeline."""
        known = {card.id for card in self._cards}
        return (
            *self._cards,
            *(card for card in fact_cards(self.parts.career) if card.id not in known),
        )

    @property
    def index(self) -> EvidenceIndex:
        """Cards and timeline facts made ready for the gate; made once for all stages."""
        if self._index is None:
            self._index = EvidenceIndex(self.evidence)
        return self._index

    @property
    def card_index(self) -> CardIndex:
        """Cards and timeline facts made ready for matching; made once for all stages."""
        if self._card_index is None:
            self._card_index = CardIndex(self.evidence)
        return self._card_index

    def take_in(self, cards: Sequence[EvidenceCard]) -> None:
        """Let more cards join the evidence in force; those that are in it already change nothing."""
        known = {card.id for card in self._cards}
        self._cards = (*self._cards, *(card for card in cards if card.id not in known))
        self._index = self._card_index = None

    def sent_cards(
        self, agent: str, cards: Sequence[EvidenceCard], best_first: Iterable[str]
    ) -> SentCards:
        """The cards that an agent's model is sent; without a model none are chosen, since that takes time."""
        if not self.parts.models.clients(agent):
            return SentCards(cards=(), of=0)
        return chosen(cards, best_first)

    def fingerprint(self, board: Blackboard) -> str:
        """What a record of this run rests on: its inputs and its parts."""
        if self._parts_sha256 is None:
            self._parts_sha256 = self.parts.sha256
        return content_sha256([board.inputs.to_json(), self._parts_sha256])

    def record(
        self,
        board: Blackboard,
        stage: State,
        output: dict[str, Any],
        *,
        led_by: str = OFFLINE,
        notes: tuple[str, ...] = (),
    ) -> StageRecord:
        """The record of one more attempt at a stage."""
        return StageRecord(
            stage=stage.value,
            attempt=1 + sum(one.stage == stage.value for one in board.records),
            input_sha256=self.fingerprint(board),
            output=output,
            led_by=led_by,
            notes=notes,
        )
