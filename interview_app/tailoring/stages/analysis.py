"""The analysis stage: what the posting asks for, by code and, where one is set, as a model quotes
it (CONTRACT D4).
"""

import json
from collections.abc import Sequence
from typing import Any

from interview_app.domain.posting import Posting, PostingSpan
from interview_app.domain.tailoring import Blackboard, Priority, Requirement
from interview_app.errors import SelectionError
from interview_app.llm.fence import fenced
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.analyst import analyse
from interview_app.tailoring.posting.terms import keywords
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
                    keywords=keywords(one["quote"], synonyms),
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
