"""Taking a posting in, and the analysis stage: what the posting asks for, by code and, where one is
set, as a model quotes it (CONTRACT D4).
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from interview_app.domain.dates import ends_before
from interview_app.domain.posting import Posting, PostingSpan
from interview_app.domain.proposals import SelectionPlan
from interview_app.domain.tailoring import Blackboard, Priority, Requirement, State
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.domain.wrong_value import backwards
from interview_app.errors import PipelineError, SelectionError
from interview_app.i18n import _
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.analyst import analyse
from interview_app.tailoring.posting.terms import keywords
from interview_app.tailoring.posting.text import read_posting
from interview_app.tailoring.stages.agents import Ask, listed
from interview_app.tailoring.stages.card_budget import MOST_POSTING, posting_notes
from interview_app.tailoring.stages.context import Outcome, StageContext

TASK = "task"
"""What a posting gives to do and does not ask for."""
QUOTED_TASKS = "quoted_tasks"
"""Where the record of the analysis keeps the tasks that a model quoted."""
_SCHEMA = listed(
    "requirements", quote={"type": "string"}, priority={"enum": ["high", "medium", TASK]}
)


async def analyse_posting(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with the role profile and the requirements; a model's bad answers leave those
    that code found.

    Raises:
        PipelineError: the posting asks for nothing.
        ProviderError: no provider could be reached.
    """
    parts = context.parts
    posting = board.posting or read_posting(board.inputs.job_description)
    profile, requirements = analyse(posting, parts.synonyms, person_counts=parts.person_counts)
    question = _for_quotations(posting, requirements, parts.synonyms)
    quoted, led_by, notes = await context.ask(question, may_fail=(SelectionError,))
    output: dict[str, Any] = {}
    if quoted is not None:
        requirements, notes = quoted.requirements, posting_notes(posting.text)
        output = {QUOTED_TASKS: [one.to_json() for one in quoted.tasks]}
    board = board.model_copy(update={"role_profile": profile, "requirements": requirements})
    return Outcome(board=board, led_by=led_by, notes=notes, output=output)


class Quoted(NamedTuple):
    """What a model quoted: requirements, and tasks, which order lines and make no gap."""

    requirements: tuple[Requirement, ...]
    tasks: tuple[Requirement, ...]


def _for_quotations(posting: Posting, known: Sequence[Requirement], synonyms: Synonyms) -> Ask:
    """What a posting requires and gives to do, each a quotation that stands in it."""

    def quotation(quote: str, id: str, priority: Priority) -> Requirement:
        start = posting.text.find(quote)
        return Requirement(
            id=id,
            text=quote.strip(),
            priority=priority,
            keywords=keywords(quote, synonyms, posting.language),
            span=PostingSpan(start=start, end=start + len(quote), quote=quote),
        )

    def check(answer: Any) -> Quoted:
        quoted = [
            one
            for one in answer["requirements"]
            if one["quote"].strip() and one["quote"] in posting.text
        ]
        asked = [one for one in quoted if one["priority"] != TASK]
        if not asked:
            raise ValueError("no requirement is a quotation of the posting")
        return Quoted(
            tuple(
                quotation(one["quote"], f"req-{at:03d}", Priority(one["priority"]))
                for at, one in enumerate(asked, start=1)
            ),
            tuple(
                quotation(one["quote"], f"task-{at:03d}", Priority.LOW)
                for at, one in enumerate((one for one in quoted if one not in asked), start=1)
            ),
        )

    return Ask(
        agent="jd_analyst",
        instructions="List what this job posting requires (high), prefers (medium) or gives to do "
        "(task), each as an exact quotation. Never make a demand stronger than it is.",
        material={
            "posting": posting.text[:MOST_POSTING],
            "found_so_far": json.dumps([one.text for one in known], ensure_ascii=False),
        },
        schema=_SCHEMA,
        check=check,
    )


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
