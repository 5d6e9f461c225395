"""Taking a posting in, and the analysis stage: what the posting asks for, by code and, where one is
set, as a model quotes it (CONTRACT D4).
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from interview_app.domain.dates import ends_before
from interview_app.domain.issue_sentences import backwards
from interview_app.domain.posting import Posting, PostingSpan
from interview_app.domain.proposals import SelectionPlan
from interview_app.domain.tailoring import Blackboard, Priority, Requirement, State
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.errors import PipelineError, SelectionError
from interview_app.i18n import _
from interview_app.llm.fence import fenced
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.analyst import analyse, terms_of
from interview_app.tailoring.posting.text import read_posting
from interview_app.tailoring.stages.agents import JSON_ONLY, AgentModels, Ask, Pause, ask
from interview_app.tailoring.stages.card_budget import MOST_POSTING, posting_notes
from interview_app.tailoring.stages.context import OFFLINE, Outcome, StageContext

_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "requirements": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "quote": {"type": "string"},
                    "priority": {"enum": ["high", "medium"]},
                },
                "required": ["quote", "priority"],
                "additionalProperties": False,
            },
        }
    },
    "required": ["requirements"],
    "additionalProperties": False,
}


async def analyse_posting(context: StageContext, board: Blackboard) -> Outcome:
    """The blackboard with the role profile and the requirements; a model's bad answers leave those
    that code found.

    Raises:
        PipelineError: the posting asks for nothing.
        ProviderError: no provider could be reached.
    """
    parts = context.parts
    posting = board.posting or read_posting(board.inputs.job_description)
    profile, requirements = analyse(posting, parts.synonyms)
    led_by = OFFLINE
    notes: tuple[str, ...] = ()
    try:
        quoted = await quoted_requirements(
            parts.models, posting, requirements, parts.synonyms, pause=parts.pause
        )
    except SelectionError as error:
        quoted, notes = None, (error.sentence,)
    if quoted is not None:
        requirements, led_by = quoted
        notes = posting_notes(posting.text)
    board = board.model_copy(update={"role_profile": profile, "requirements": requirements})
    return Outcome(board=board, led_by=led_by, notes=notes)


async def quoted_requirements(
    models: AgentModels,
    posting: Posting,
    known: Sequence[Requirement],
    synonyms: Synonyms,
    *,
    pause: Pause,
) -> tuple[tuple[Requirement, ...], str] | None:
    """The requirements as a model reads them, each a quotation that stands in the posting; None
    without a model.

    Raises:
        SelectionError: three answers could not be used.
        ProviderError: no provider could be reached.
    """
    if not models.clients("jd_analyst"):
        return None

    def check(answer: Any) -> tuple[Requirement, ...]:
        found: list[Requirement] = []
        for one in answer["requirements"]:
            start = posting.text.find(one["quote"])
            if start < 0 or not one["quote"].strip():
                continue
            span = PostingSpan(start=start, end=start + len(one["quote"]), quote=one["quote"])
            found.append(
                Requirement(
                    id=f"req-{len(found) + 1:03d}",
                    text=one["quote"].strip(),
                    priority=Priority(one["priority"]),
                    keywords=terms_of(one["quote"], synonyms, posting.language),
                    span=span,
                )
            )
        if not found:
            raise ValueError("no requirement is a quotation of the posting")
        return tuple(found)

    question = Ask(
        agent="jd_analyst",
        instructions="List what this job posting requires (high) or prefers (medium), each "
        "as an exact quotation. Never make a demand stronger than it is. " + JSON_ONLY,
        material=fenced(posting.text[:MOST_POSTING], name="posting")
        + "\n"
        + fenced(json.dumps([one.text for one in known], ensure_ascii=False), name="found_so_far"),
        schema=_SCHEMA,
        check=check,
    )
    return await ask(models, question, pause=pause)


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
