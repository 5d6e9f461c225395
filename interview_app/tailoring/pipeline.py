"""The pipeline: posting in, audited draft out; one stage after another, each leaving its record (CONTRACT D3, D9; DESIGN 9).

A stopped run goes on from its blackboard: stages that are done are not done, and not paid for, again. Rendering follows
in the use case, since pages are measured on the PDF.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from interview_app.domain.canonical import content_sha256
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.resume import ResumeLanguage
from interview_app.domain.tailoring import (
    AuditReport,
    Blackboard,
    EvidenceMapping,
    SelectionPlan,
    StageRecord,
    State,
    UserQuestion,
)
from interview_app.errors import PersonCanMend, PipelineError, ProviderError, SelectionError
from interview_app.tailoring import (
    analyst,
    ats_check,
    auditing,
    card_budget,
    gaps,
    keyword_advice,
    mapper,
    model_stages,
    revision,
    states,
    writer,
)
from interview_app.tailoring.agents import AgentModels, Offline, Pause
from interview_app.tailoring.draft import build, companies
from interview_app.tailoring.facts import Career, fact_cards
from interview_app.tailoring.posting_text import read_posting
from interview_app.tailoring.resume_language import language_of
from interview_app.tailoring.terms import Synonyms, stems
from interview_app.tailoring.truth_gate.evidence_index import EvidenceIndex

Keep = Callable[[Blackboard], Awaitable[None]]
AskPerson = Callable[[UserQuestion], Awaitable[str | None]]


async def _keep_nothing(_board: Blackboard) -> None:
    return None


@dataclass(frozen=True)
class Parts:
    """What a run is given beside its inputs.

    `plan`: a plan by hand, which no model may change. `ask_person`: asks a gap's question and gives the answer, or None
    for "skip". `keep`: is called with the blackboard after each stage. `today`: `YYYY-MM`.
    """

    career: Career
    cards: tuple[EvidenceCard, ...]
    synonyms: Synonyms
    today: str
    models: AgentModels = field(default_factory=Offline)
    plan: SelectionPlan | None = None
    ask_person: AskPerson | None = None
    keep: Keep = _keep_nothing
    pause: Pause = asyncio.sleep


class Pipeline:
    """Runs the stages over a blackboard. One run at a time."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._cards: tuple[EvidenceCard, ...] = parts.cards
        self._index: EvidenceIndex | None = None
        self._matched: mapper.CardIndex | None = None
        self._evidence_sha256: str | None = None
        self._stages: dict[State, Callable[[Blackboard], Awaitable[Blackboard]]] = {
            State.INIT: self._init,
            State.PREPROCESSING: self._preprocessing,
            State.JD_ANALYSIS: self._analysis,
            State.EVIDENCE_MAPPING: self._mapping,
            State.WRITING: self._writing,
            State.AUDITING: self._auditing,
            State.REVISION: self._revision,
        }

    @property
    def cards(self) -> tuple[EvidenceCard, ...]:
        """The evidence in force: what was given, and the answers to gap questions."""
        return self._cards

    @property
    def evidence(self) -> tuple[EvidenceCard, ...]:
        """All that a line may cite: the cards, and the facts of the timeline."""
        return (*self._cards, *self._facts())

    @property
    def index(self) -> EvidenceIndex:
        """Cards and timeline facts made ready for the gate."""
        if self._index is None:
            self._index = EvidenceIndex(self.evidence)
        return self._index

    def _card_index(self) -> mapper.CardIndex:
        """Cards and timeline facts made ready for matching; made once for all stages."""
        if self._matched is None:
            self._matched = mapper.CardIndex(self.evidence)
        return self._matched

    def _facts(self) -> tuple[EvidenceCard, ...]:
        known = {card.id for card in self._cards}
        return tuple(card for card in fact_cards(self._parts.career) if card.id not in known)

    async def run(self, board: Blackboard, *, until: State | None = None) -> Blackboard:
        """Go on from where the blackboard stands until COMPLETE or FAILED, or until the stage `until` would begin.

        Raises:
            PipelineError: a stage cannot go on; the sentence says what to do.
            SelectionError: the plan cannot be used.
            ProviderError: no provider could be reached.
        """
        board = self._taken_up(board)
        while board.current_step not in (State.COMPLETE, State.FAILED, until):
            board = await self._stages[board.current_step](board)
            await self._parts.keep(board)
        return board

    def _taken_up(self, board: Blackboard) -> Blackboard:
        """The blackboard as it stands, or a fresh one when inputs, evidence or plan are no longer those of its records."""
        started = next((one for one in board.records if one.stage == State.INIT.value), None)
        if started is not None and started.input_sha256 != self._fingerprint(board):
            return Blackboard(inputs=board.inputs, max_retries=board.max_retries)
        self._take_in(_answer_cards(board))
        return board

    def _take_in(self, cards: Sequence[EvidenceCard]) -> None:
        known = {card.id for card in self._cards}
        self._cards = (*self._cards, *(card for card in cards if card.id not in known))
        self._index = self._matched = None

    def _fingerprint(self, board: Blackboard) -> str:
        if self._evidence_sha256 is None:
            self._evidence_sha256 = evidence_sha256(self._parts)
        return content_sha256([board.inputs.to_json(), self._evidence_sha256])

    def _done(
        self,
        board: Blackboard,
        stage: State,
        *,
        led_by: str = "offline",
        passed: bool | None = None,
        notes: tuple[str, ...] = (),
        **output: Any,
    ) -> Blackboard:
        record = self._record(board, stage, led_by=led_by, notes=notes, **output)
        board = board.model_copy(update={"records": (*board.records, record)})
        return states.advanced(board, passed=passed)

    def _record(
        self, board: Blackboard, stage: State, *, led_by: str = "offline", notes: tuple[str, ...] = (), **output: Any
    ) -> StageRecord:
        return StageRecord(
            stage=stage.value,
            attempt=1 + sum(one.stage == stage.value for one in board.records),
            input_sha256=self._fingerprint(board),
            output=output,
            led_by=led_by,
            notes=notes,
        )

    async def _init(self, board: Blackboard) -> Blackboard:
        if (
            not self._parts.cards
            and not self._parts.career.timeline.experiences
            and not self._parts.career.timeline.education
        ):
            raise PipelineError(
                State.INIT.value,
                "There is no evidence yet. Do the interview or read a résumé first, or give a file with --cards.",
            )
        return self._done(board, State.INIT)

    async def _preprocessing(self, board: Blackboard) -> Blackboard:
        posting = read_posting(board.inputs.job_description, title=board.inputs.target_title or None)
        return self._done(board.model_copy(update={"posting": posting}), State.PREPROCESSING, flags=len(posting.flags))

    async def _analysis(self, board: Blackboard) -> Blackboard:
        posting = board.posting or read_posting(board.inputs.job_description)
        profile, requirements = analyst.analyse(posting, self._parts.synonyms)
        led_by = "offline"
        notes: tuple[str, ...] = ()
        try:
            refined = await model_stages.refine_analysis(
                self._parts.models, posting, requirements, self._parts.synonyms, pause=self._parts.pause
            )
        except SelectionError as error:
            refined, notes = None, (error.sentence,)
        if refined is not None:
            requirements, led_by = refined
            notes = card_budget.posting_notes(posting.text)
        board = board.model_copy(update={"role_profile": profile, "requirements": requirements})
        return self._done(board, State.JD_ANALYSIS, led_by=led_by, notes=notes)

    async def _mapping(self, board: Blackboard) -> Blackboard:
        led_by = "offline"
        notes: tuple[str, ...] = ()
        # A run that was stopped among its questions has its mapping already.
        if not board.evidence_mappings:
            mappings, led_by, notes = await self._mapped(board)
            found = gaps.find_gaps(board.requirements, mappings)
            asked = {"gap_resolutions": found, "user_questions": gaps.questions(found)}
            board = board.model_copy(update={"evidence_mappings": mappings, **asked})
        if self._parts.ask_person is not None:
            board = await self._answered(board, self._parts.ask_person)
            if _answer_cards(board):
                mappings, led_by, notes = await self._mapped(board)
                notes += gaps.unplaced(_answer_cards(board))
                board = board.model_copy(update={"evidence_mappings": gaps.with_answers(mappings, board)})
        return self._done(board, State.EVIDENCE_MAPPING, led_by=led_by, notes=notes)

    async def _answered(self, board: Blackboard, ask_person: AskPerson) -> Blackboard:
        """The board after the person was asked; each answer is kept at once, as a record of its own."""
        await self._parts.keep(board)
        for question in board.user_questions:
            gap = next(one for one in board.gap_resolutions if one.gap_id == question.gap_id)
            if gap.user_confirmed:
                continue
            answer = await ask_person(question)
            cards = (
                (gaps.answer_card(gap, answer, self._parts.career.timeline, self._cards),)
                if answer and answer.strip()
                else ()
            )
            settled = gaps.confirmed(gap, card_ids=tuple(card.id for card in cards))
            resolutions = tuple(settled if one.gap_id == gap.gap_id else one for one in board.gap_resolutions)
            record = self._record(
                board, State.EVIDENCE_MAPPING, gap_id=gap.gap_id, answer_cards=[card.to_json() for card in cards]
            )
            board = board.model_copy(update={"gap_resolutions": resolutions, "records": (*board.records, record)})
            self._take_in(cards)
            await self._parts.keep(board)
        return board

    async def _mapped(self, board: Blackboard) -> tuple[tuple[EvidenceMapping, ...], str, tuple[str, ...]]:
        index = self._card_index()
        mappings = mapper.map_evidence(board.requirements, index, self._parts.synonyms)
        told = self._told("evidence_mapper", index.cards, card_budget.by_rank(mappings))
        try:
            better = await model_stages.refine_mapping(
                self._parts.models, board.requirements, mappings, told, pause=self._parts.pause
            )
        except SelectionError as error:
            return mappings, "offline", (error.sentence,)
        return (*better, told.notes) if better is not None else (mappings, "offline", ())

    def _told(self, agent: str, cards: Sequence[EvidenceCard], best_first: Iterable[str]) -> card_budget.Told:
        """The cards that an agent's model is sent; without a model none are chosen, since that takes time."""
        if not self._parts.models.clients(agent):
            return card_budget.Told(cards=(), of=0)
        return card_budget.chosen(cards, best_first)

    def _material(self, board: Blackboard) -> writer.Material:
        return writer.Material(
            career=self._parts.career,
            cards=self._cards,
            wanted=writer.wanted_cards(board.requirements, board.evidence_mappings),
            keywords=frozenset(
                stem for one in board.requirements for keyword in one.keywords for stem in stems(keyword)
            ),
            index=self.index,
        )

    async def _writing(self, board: Blackboard) -> Blackboard:
        plan, led_by = self._parts.plan or SelectionPlan(), "offline"
        summary: tuple[str, ...] = ()
        notes: tuple[str, ...] = ()
        if self._parts.plan is None:
            written = await self._written(board, None)
            if written is not None:
                (plan, summary), led_by, notes = written
        board = self._drafted(board, plan, summary)
        return self._done(board, State.WRITING, led_by=led_by, notes=notes, summary=list(summary))

    async def _written(
        self, board: Blackboard, fixes: str | None
    ) -> tuple[tuple[SelectionPlan, tuple[str, ...]], str, tuple[str, ...]] | None:
        """What a model writes, who it is, and which of the cards it was not told; None without a model."""
        material = self._material(board)
        wanted = sorted(material.wanted, key=lambda one: -material.wanted[one])
        told = self._told("writer", material.cards, wanted)
        found = await model_stages.write(self._parts.models, board, material, told, fixes, pause=self._parts.pause)
        return (*found, told.notes) if found is not None else None

    def _drafted(self, board: Blackboard, plan: SelectionPlan, summary: tuple[str, ...]) -> Blackboard:
        draft = build(
            self._material(board),
            plan,
            target_title=board.inputs.target_title,
            language=_language(self._cards, board),
            today=self._parts.today,
            summary=summary,
            keywords=[keyword for one in board.requirements for keyword in one.keywords],
        )
        return board.model_copy(update={"selection": plan, "draft": draft})

    async def _auditing(self, board: Blackboard) -> Blackboard:
        board, report = self._audited(board)
        board, report, led_by = await self._objected(board, report)
        if not report.passed and board.retry_count >= board.max_retries:
            board, report = self._repaired(board, report)
        board = board.model_copy(update={"audit_report": report})
        notes: tuple[str, ...] = ()
        if report.passed:
            board, notes = await self._scored(board)
        violations = len(report.truth_violations)
        return self._done(
            board, State.AUDITING, led_by=led_by, passed=report.passed, notes=notes, violations=violations
        )

    def _audited(self, board: Blackboard) -> tuple[Blackboard, AuditReport]:
        if board.draft is None:
            raise PipelineError(State.AUDITING.value, "There is no draft to audit. Start the run again.")
        draft, report = auditing.audit(board.draft, self.index)
        return board.model_copy(update={"draft": draft}), report

    async def _objected(self, board: Blackboard, report: AuditReport) -> tuple[Blackboard, AuditReport, str]:
        """A model auditor may add objections, never remove one; when it fails, the gate's own word stands."""
        claims = board.draft.claims if board.draft is not None else ()
        cited = tuple(dict.fromkeys(card_id for claim in claims for card_id in claim.evidence_card_ids))
        cards = [self.index.by_id[one].cards[0] for one in cited if one in self.index.by_id]
        told = self._told("truth_auditor", cards, cited)
        try:
            more = await model_stages.object_to(self._parts.models, board, told, pause=self._parts.pause)
        except (SelectionError, ProviderError):
            return board, report, "offline"
        if more is None:
            return board, report, "offline"
        return board, auditing.with_objections(report, more[0]), more[1]

    def _repaired(self, board: Blackboard, report: AuditReport) -> tuple[Blackboard, AuditReport]:
        draft = board.draft
        if draft is None:
            return board, report
        document, trims = revision.repair(draft.document, report, self.index, companies(draft.document))
        repaired, after = auditing.audit(auditing.redrafted(document), self.index)
        return board.model_copy(update={"draft": repaired, "trims": (*board.trims, *trims)}), after

    async def _revision(self, board: Blackboard) -> Blackboard:
        report = board.audit_report
        if report is None or board.draft is None:
            raise PipelineError(State.REVISION.value, "There is nothing to revise. Start the run again.")
        log = (*board.change_log, revision.log_line(board.retry_count))
        request = revision.requests(report.truth_violations)
        led_by = "offline"
        written = None
        if self._parts.plan is None:
            try:
                written = await self._written(board, request)
            except (SelectionError, ProviderError) as error:
                log = (*log, error.sentence)
        if written is not None:
            (plan, summary), led_by, _notes = written
            board = self._drafted(board, plan, summary)
        else:
            board, _after = self._repaired(board, report)
        board = board.model_copy(update={"change_log": (*log, *request.splitlines())})
        return self._done(board, State.REVISION, led_by=led_by)

    async def _scored(self, board: Blackboard) -> tuple[Blackboard, tuple[str, ...]]:
        """The board with its report for applicant software; a model may add advice, the scores are code's (CONTRACT D7)."""
        if board.draft is None:
            return board, ()
        index = self._card_index()
        report = ats_check.check(
            board.draft.document, board.requirements, board.evidence_mappings, index, self._parts.synonyms
        )
        hints = ats_check.suggestions(report, index, self._parts.synonyms)
        told = self._told("ats_scorer", index.cards, card_budget.by_rank(board.evidence_mappings))
        notes: tuple[str, ...] = ()
        try:
            advice = await keyword_advice.advise(self._parts.models, board, report, told, pause=self._parts.pause)
        except (SelectionError, ProviderError) as error:
            advice, notes = None, (error.sentence,)
        hints = (*hints, *(advice[0] if advice is not None else ()))
        audit = board.audit_report.model_copy(update={"ats_suggestions": hints}) if board.audit_report else None
        return board.model_copy(update={"ats_report": report, "audit_report": audit}), notes


def evidence_sha256(parts: Parts) -> str:
    """Tells whether cards, career and plan are still the same."""
    plan = parts.plan.to_json() if parts.plan is not None else None
    return content_sha256([[card.to_json() for card in parts.cards], parts.career.to_json(), plan])


def _answer_cards(board: Blackboard) -> list[EvidenceCard]:
    """The answers to gap questions that the records hold."""
    return [EvidenceCard.model_validate(card) for one in board.records for card in one.output.get("answer_cards", ())]


def overridden(board: Blackboard, reason: str) -> Blackboard:
    """The board with the person's reason to use a failed résumé all the same; the report stays failed (CONTRACT D8).

    Raises:
        PersonCanMend: no reason was given, or there is no report to override.
    """
    if not reason.strip():
        raise PersonCanMend("Say why you want to use it all the same; the reason is kept with the report.")
    if board.audit_report is None:
        raise PersonCanMend("There is no audit report to override yet.")
    return board.model_copy(
        update={"audit_report": board.audit_report.model_copy(update={"override_reason": reason.strip()})}
    )


def _language(cards: tuple[EvidenceCard, ...], board: Blackboard) -> ResumeLanguage:
    """The résumé's language is the evidence's own, else the posting's."""
    said = language_of(card.raw_text[:400] for card in cards[:40])
    return said or (board.posting.language if board.posting is not None else "en")
