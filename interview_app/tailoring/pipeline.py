"""The pipeline: posting in, audited draft out; one stage after another, each leaving its record
(CONTRACT D3, D9; DESIGN 9). At its end are the states of a run and the only ways between them.

A stopped run goes on from its blackboard: stages that are done are not done, and not paid for,
again. Rendering follows in the use case, since pages are measured on the PDF.
"""

import logging
from collections.abc import Awaitable, Callable

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import Blackboard, State
from interview_app.errors import PipelineError
from interview_app.tailoring.stages import analysis, auditing, mapping, revising, writing
from interview_app.tailoring.stages.context import Outcome, Parts, StageContext

_logger = logging.getLogger("interview_app.tailoring")
_STAGES: dict[State, Callable[[StageContext, Blackboard], Awaitable[Outcome]]] = {
    State.INIT: analysis.begin,
    State.PREPROCESSING: analysis.preprocess,
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
        return advanced(board, passed=done.passed)


_NEXT: dict[State, State] = {
    State.INIT: State.PREPROCESSING,
    State.PREPROCESSING: State.JD_ANALYSIS,
    State.JD_ANALYSIS: State.EVIDENCE_MAPPING,
    State.EVIDENCE_MAPPING: State.WRITING,
    State.WRITING: State.AUDITING,
    State.REVISION: State.AUDITING,
}


def next_state(state: State, *, passed: bool | None = None, retries_left: bool = False) -> State:
    """The state after this one.

    Args:
        state: where the run stands.
        passed: of AUDITING alone: whether the audit passed.
        retries_left: of AUDITING alone: whether another revision is allowed.

    Raises:
        PipelineError: there is no way on, "No valid transition from …".
    """
    if state is State.AUDITING and passed is not None:
        if passed:
            return State.COMPLETE
        return State.REVISION if retries_left else State.FAILED
    if state in _NEXT:
        return _NEXT[state]
    raise PipelineError(state.value, f"No valid transition from {state.value}")


def advanced(board: Blackboard, *, passed: bool | None = None) -> Blackboard:
    """The blackboard one state further; a revision counts as a retry."""
    left = board.retry_count < board.max_retries
    state = next_state(board.current_step, passed=passed, retries_left=left)
    retries = board.retry_count + 1 if state is State.REVISION else board.retry_count
    return board.model_copy(update={"current_step": state, "retry_count": retries})
