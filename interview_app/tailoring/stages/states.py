"""The states of a run and the only ways between them (CONTRACT D3)."""

from interview_app.domain.tailoring import Blackboard, State
from interview_app.errors import PipelineError

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
