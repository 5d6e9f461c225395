"""The first two stages: whether there is anything to write from, and the posting as it is read
(CONTRACT D3, D4).
"""

from collections.abc import Iterator

from interview_app.domain.dates import ends_before
from interview_app.domain.issue_sentences import backwards
from interview_app.domain.selection_plan import SelectionPlan
from interview_app.domain.tailoring import Blackboard, State
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.tailoring.posting.text import read_posting
from interview_app.tailoring.stages.context import Outcome, StageContext


async def begin(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard as it is, where there is evidence that can be printed: told before a model is
    paid.

    Raises:
        PipelineError: there is none, or an entry ends before it starts.
    """
    timeline = context.parts.career.timeline
    if not context.parts.cards and not timeline.experiences and not timeline.education:
        raise PipelineError(
            State.INIT.value,
            _(
                "There is no evidence yet. Do the interview or read a résumé first, or "
                "give a file with --cards."
            ),
        )
    wrong = " ".join(_backwards(timeline, context.parts.plan or SelectionPlan()))
    if wrong:
        raise PipelineError(State.INIT.value, wrong)
    return Outcome(board=board)


def _backwards(timeline: SkeletonTimeline, plan: SelectionPlan) -> Iterator[str]:
    """A sentence for each entry that ends before it starts and that the plan does not leave out."""
    jobs, schools = plan.selected_experience_ids, plan.selected_education_ids
    for job in timeline.experiences:
        if ends_before(job.start, job.end) and (jobs is None or job.id in jobs):
            yield backwards(_named(job.title, job.organization), job.start, job.end)
    for school in timeline.education:
        if ends_before(school.start, school.end) and (schools is None or school.id in schools):
            yield backwards(
                _named(school.study_type, school.area, school.institution), school.start, school.end
            )


def _named(*parts: str | None) -> str:
    return ", ".join(part for part in parts if part)


async def preprocess(_context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with its posting, what aims at a program in it flagged.

    Raises:
        PipelineError: the posting cannot be used.
    """
    given = board.inputs
    posting = read_posting(
        given.job_description, title=given.target_title or None, hidden=given.posting_hidden or ""
    )
    return Outcome(
        board=board.model_copy(update={"posting": posting}), output={"flags": len(posting.flags)}
    )
