"""The first two stages: whether there is anything to write from, and the posting as it is read (CONTRACT D3, D4)."""

from interview_app.domain.tailoring import Blackboard, State
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.tailoring.posting_text import read_posting
from interview_app.tailoring.stages.context import Outcome, StageContext


async def begin(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard as it is, where there is evidence.

    Raises:
        PipelineError: there is none.
    """
    timeline = context.parts.career.timeline
    if not context.parts.cards and not timeline.experiences and not timeline.education:
        raise PipelineError(
            State.INIT.value,
            _("There is no evidence yet. Do the interview or read a résumé first, or give a file with --cards."),
        )
    return Outcome(board=board)


async def preprocess(_context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with its posting, what aims at a program in it flagged.

    Raises:
        PipelineError: the posting cannot be used.
    """
    posting = read_posting(board.inputs.job_description, title=board.inputs.target_title or None)
    return Outcome(board=board.model_copy(update={"posting": posting}), output={"flags": len(posting.flags)})
