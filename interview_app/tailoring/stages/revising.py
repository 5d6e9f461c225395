"""The revision stage: a model mends the proposals that the check refuses; what stays refused is
dropped and listed, and the approved line stays (CONTRACT D9, NEXT 5).
"""

from collections.abc import Sequence

from interview_app.domain.proposals import Proposal
from interview_app.domain.tailoring import Blackboard, State
from interview_app.errors import PipelineError, ProviderError, SelectionError
from interview_app.i18n import _
from interview_app.tailoring.lines.suggesting import refused
from interview_app.tailoring.stages.context import OFFLINE, Outcome, StageContext
from interview_app.tailoring.stages.writing import proposed, written_by_model


async def revise(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with other proposals in place of the refused ones, and what was asked for in
    the change log.

    Raises:
        PipelineError: there is no draft.
    """
    if board.draft is None:
        raise PipelineError(
            State.REVISION.value, _("There is nothing to revise. Start the run again.")
        )
    request = requests(refused(board.proposals))
    log = (*board.change_log, f"Revision attempt {board.retry_count}", *request.splitlines())
    notes: tuple[str, ...] = ()
    led_by = OFFLINE
    try:
        written = await written_by_model(context, board, request)
    except (SelectionError, ProviderError) as error:
        written, notes, log = None, (error.sentence,), (*log, error.sentence)
    if written is not None:
        (board, more), led_by = proposed(context, board, written, mending=True), written.led_by
        notes = (*notes, *more)
    return Outcome(board=board.model_copy(update={"change_log": log}), led_by=led_by, notes=notes)


def requests(refused: Sequence[Proposal]) -> str:
    """The words of a revision request: one line for each reason of each proposal, none left out."""
    return "\n".join(
        f"FIX REQUIRED: Bullet '{one.id}' - {sentence}"
        for one in refused
        for sentence in (one.sentences or ("It is not what the evidence says.",))
    )
