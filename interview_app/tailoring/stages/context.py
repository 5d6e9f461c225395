"""What the stages of one run share: what it was given, the evidence in force, and how a record of a
stage is made.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from interview_app.check.rules import LineVerdict
from interview_app.domain.canonical import content_sha256
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.lines import LineOrigin
from interview_app.domain.proposals import Proposal, SectionName, SelectionPlan
from interview_app.domain.tailoring import Blackboard, StageRecord, State, UserQuestion
from interview_app.errors import PersonCanMend
from interview_app.tailoring.lines.checking import Checker
from interview_app.tailoring.lines.contradictions import Either
from interview_app.tailoring.lines.facts import Career, fact_cards
from interview_app.tailoring.match.gaps import GapAnswer
from interview_app.tailoring.match.mapper import CardIndex
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.stages.agents import Ask, Models, Pause
from interview_app.tailoring.stages.card_budget import SentCards, chosen

Keep = Callable[[Blackboard], Awaitable[None]]
AskPerson = Callable[[UserQuestion], Awaitable[GapAnswer | None]]
AskWhich = Callable[[Either], Awaitable[bool | None]]


@dataclass(frozen=True)
class Decision:
    """What the person said to a proposal: the wording as it is to print, or None for "no".

    `attested`: the check refuses these words of theirs, and they said that it is true.
    """

    text: str | None
    attested: bool = False


AskProposal = Callable[
    [Proposal, tuple[str, ...], tuple[EvidenceCard, ...], Callable[[str], LineVerdict]],
    Awaitable[Decision | None],
]


@dataclass(frozen=True)
class Accepted:
    """A wording that was accepted: the proposal, its words now, whose they are, and the card that
    has the line; None where the profile has it. `attested`: the card is made for it.
    """

    proposal: Proposal
    text: str
    origin: LineOrigin
    card: EvidenceCard | None
    attested: bool = False


KeepWording = Callable[[Accepted], Awaitable[None]]
OFFLINE = "offline"
"""Who led a stage that code did alone."""


async def _keep_nothing(_board: Blackboard) -> None:
    return None


async def _keep_no_wording(_accepted: Accepted) -> None:
    return None


@dataclass(frozen=True)
class Parts:
    """What a run is given beside its inputs.

    `plan`: a plan by hand, which no model may change. `ask_person`: asks a gap's question and gives
    the answer, or None for "skip". `person_counts`: the person can say which lines of a posting are
    demands, so that one in which none is found is not refused. `ask_which`: asks which of two lines
    that exclude each other is printed; whether it is the other one, or None for "ask no more".
    `ask_proposal`: shows a proposal with the lines it replaces, its evidence, and what the check
    says of other words; None for "ask no more". `accept_checked`: proposals that are not refused
    print in this run, unread. `keep_wording`: makes an accepted wording last beyond this run.
    `keep`: is called with the blackboard after each stage. `today`:
    `YYYY-MM`. `now`: ISO 8601 in UTC. `section_order`: that of the base résumé, which holds where a
    plan by hand says nothing else. `kept`: families of lines that never go for room.
    """

    career: Career
    cards: tuple[EvidenceCard, ...]
    synonyms: Synonyms
    today: str
    models: Models = field(default_factory=Models)
    plan: SelectionPlan | None = None
    section_order: tuple[SectionName, ...] = ()
    ask_person: AskPerson | None = None
    person_counts: bool = False
    ask_which: AskWhich | None = None
    ask_proposal: AskProposal | None = None
    keep_wording: KeepWording = _keep_no_wording
    accept_checked: bool = False
    now: Callable[[], str | None] = lambda: None
    kept: frozenset[str] = frozenset()
    keep: Keep = _keep_nothing
    pause: Pause = asyncio.sleep

    @property
    def sha256(self) -> str:
        """A fingerprint of cards, career, plan and order: another one means that what was done
        rests on other ground.

        Lines are left out of it: accepting one is no reason to pay for an analysis again, and
        drafts are made anew from them each time.
        """
        plan = [self.plan.to_json() if self.plan is not None else None, *self.section_order]
        cards = [card.model_copy(update={"lines": ()}).to_json() for card in self.cards]
        profile = self.career.profile.model_copy(update={"lines": ()})
        career = self.career.model_copy(update={"profile": profile})
        return content_sha256([cards, career.to_json(), plan])


class Answered(NamedTuple):
    """What the check of a question made of a model's answer, None where there is none; who gave it,
    and why nobody did.
    """

    value: Any = None
    led_by: str = OFFLINE
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What a stage leaves: the blackboard, who led it, what the person should know of it, and what
    its record holds.

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
        self._career = parts.career
        self._checker: Checker | None = None
        self._card_index: CardIndex | None = None
        self._parts_sha256: str | None = None
        self._drafted: tuple[object, ...] = ()

    @property
    def cards(self) -> tuple[EvidenceCard, ...]:
        """The evidence in force: what was given, and the answers to gap questions."""
        return self._cards

    @property
    def evidence(self) -> tuple[EvidenceCard, ...]:
        """All that a line may cite: the cards, and the facts of the timeline."""
        known = {card.id for card in self._cards}
        return (*self._cards, *(card for card in fact_cards(self._career) if card.id not in known))

    @property
    def career(self) -> Career:
        """The career in force, with the profile's lines that were accepted in this run."""
        return self._career

    @property
    def checker(self) -> Checker:
        """Cards and timeline facts made ready for the check; made once until they change."""
        if self._checker is None:
            self._checker = Checker(self._career, self._cards, today=self.parts.today)
        return self._checker

    @property
    def card_index(self) -> CardIndex:
        """Cards and timeline facts made ready for matching; made once for all stages."""
        if self._card_index is None:
            self._card_index = CardIndex(self.evidence)
        return self._card_index

    def take_in(self, cards: Sequence[EvidenceCard]) -> None:
        """Let more cards join the evidence in force; those that are in it already change
        nothing.
        """
        known = {card.id for card in self._cards}
        self._cards = (*self._cards, *(card for card in cards if card.id not in known))
        self._checker = self._card_index = None

    def put(self, cards: Sequence[EvidenceCard], career: Career) -> None:
        """The evidence with lines that were accepted: what matching made ready stays as it is."""
        self._cards, self._career, self._checker = tuple(cards), career, None

    def note_drafted(self, board: Blackboard) -> None:
        """Keep what this draft was made from, as long as the evidence stays as it is."""
        self._drafted = (board.draft, self._cards, self._career)

    def is_drafted(self, board: Blackboard) -> bool:
        """Whether the draft was made from the evidence in force."""
        now = (board.draft, self._cards, self._career)
        return bool(self._drafted) and all(
            one is other for one, other in zip(now, self._drafted, strict=True)
        )

    def sent_cards(
        self, agent: str, cards: Sequence[EvidenceCard], best_first: Iterable[str]
    ) -> SentCards:
        """The cards that an agent's model is sent; without a model none are chosen, since that
        takes time.
        """
        if not self.parts.models.clients(agent):
            return SentCards(cards=(), of=0)
        return chosen(cards, best_first)

    async def ask(
        self, question: Ask, *, may_fail: tuple[type[PersonCanMend], ...] = ()
    ) -> Answered:
        """Put a question to the models of its agent; nobody answers where none is set, or where it
        failed in a way that the stage can do without.

        Raises:
            SelectionError: three answers in a row could not be read or used ("… failed after 3
                attempts: attempt 1: …; …").
            ProviderError: no provider could be reached, fallbacks included.
        """
        if not self.parts.models.clients(question.agent):
            return Answered()
        # What asks is not for who is offline.
        from interview_app.tailoring.stages.asking import answer

        try:
            found, label = await answer(self.parts.models, question, pause=self.parts.pause)
        except may_fail as error:
            return Answered(notes=(error.sentence,))
        return Answered(found, label)

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
