"""The pipeline: posting in, audited draft out; one stage after another, each leaving its record
(CONTRACT D3, D9; DESIGN 9).

A stopped run goes on from its blackboard: stages that are done are not done, and not paid for,
again. Rendering follows in the use case, since pages are measured on the PDF.
"""

import logging
from collections.abc import Awaitable, Callable

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import Blackboard, State
from interview_app.tailoring.stages import (
    analysis,
    auditing,
    mapping,
    preparing,
    revising,
    states,
    writing,
)
from interview_app.tailoring.stages.context import Outcome, Parts, StageContext

_logger = logging.getLogger("interview_app.tailoring")
_STAGES: dict[State, Callable[[StageContext, Blackboard], Awaitable[Outcome]]] = {
    State.INIT: preparing.begin,
    State.PREPROCESSING: preparing.preprocess,
    State.JD_ANALYSIS: analysis.analyse_posting,
    State.EVIDENCE_MAPPING: mapping.map_cards,
    State.WRITING: writing.write,
    State.AUDITING: auditing.audit,
    State.REVISION: revising.revise,
}


class Pipeline:
    """Runs the stages over a blackboard. One run at a time."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._context = StageContext(parts)

    @property
    def cards(self) -> tuple[EvidenceCard, ...]:
        """The evidence in force: what was given, and the answers to gap questions."""
        return self._context.cards

    @property
    def evidence(self) -> tuple[EvidenceCard, ...]:
        """All that a line may cite: the cards, and the facts of the timeline."""
        return self._context.evidence

    async def run(self, board: Blackboard, *, until: State | None = None) -> Blackboard:
        """Go on from where the blackboard stands until COMPLETE or FAILED, or until the stage
        `until` would begin.

        Raises:
            PipelineError: a stage cannot go on; the sentence says what to do.
            SelectionError: the plan cannot be used.
            ProviderError: no provider could be reached.
        """
        board = self._taken_up(board)
        while board.current_step not in (State.COMPLETE, State.FAILED, until):
            board = await self._one_stage(board)
            await self._parts.keep(board)
        return board

    def _taken_up(self, board: Blackboard) -> Blackboard:
        """The blackboard as it stands, or a fresh one when inputs, evidence or plan are no longer
        those of its records.
        """
        started = next((one for one in board.records if one.stage == State.INIT.value), None)
        # Migration leaves no fingerprint: what was paid for in a version before stands.
        ground = started.input_sha256 if started is not None else ""
        if ground and ground != self._context.fingerprint(board):
            return Blackboard(inputs=board.inputs, max_retries=board.max_retries)
        self._context.take_in(mapping.answer_cards(board))
        return board

    async def _one_stage(self, board: Blackboard) -> Blackboard:
        """The blackboard after its next stage, with the record of it."""
        stage = board.current_step
        done = await _STAGES[stage](self._context, board)
        record = self._context.record(
            done.board, stage, done.output, led_by=done.led_by, notes=done.notes
        )
        _logger.info("stage %s finished, led by %s", stage.value, done.led_by)
        board = done.board.model_copy(update={"records": (*done.board.records, record)})
        return states.advanced(board, passed=done.passed)
