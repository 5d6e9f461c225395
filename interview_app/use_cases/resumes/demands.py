"""What of a posting is a demand, as the person says it."""

from collections.abc import Collection, Sequence

from interview_app.domain.tailoring import Requirement
from interview_app.tailoring.match import gaps
from interview_app.tailoring.posting.listed import demands_at
from interview_app.tailoring.stages.mapping import mapped_by_code
from interview_app.use_cases.resumes.evidence import Ground
from interview_app.use_cases.resumes.run import Run


def counted(run: Run, start: int, ground: Ground) -> Run:
    """The run with what the line of its posting that begins there asks for among the demands,
    matched as they are; without evidence there is a question about it.
    """
    board = run.board
    if board.posting is None:
        return run
    there = {one.text for one in board.requirements}
    asked = demands_at(board.posting, start, ground.synonyms, board.requirements)
    more = [one for one in asked if one.text not in there]
    answers = mapped_by_code(ground.context, board, more)
    return run.on_board(
        requirements=_in_order(board.requirements, more),
        evidence_mappings=(*board.evidence_mappings, *answers),
        **gaps.asked_too(board, more, answers),
    )


def dropped(run: Run, requirement_ids: Collection[str]) -> Run:
    """The run without these demands, their gaps and their questions."""
    board = run.board
    texts = {one.text for one in board.requirements if one.id in requirement_ids}
    gone = {one.gap_id for one in board.gap_resolutions if one.requirement_text in texts}
    run = run.on_board(
        requirements=tuple(one for one in board.requirements if one.id not in requirement_ids),
        evidence_mappings=tuple(
            one for one in board.evidence_mappings if one.requirement_id not in requirement_ids
        ),
        gap_resolutions=tuple(one for one in board.gap_resolutions if one.gap_id not in gone),
        user_questions=tuple(one for one in board.user_questions if one.gap_id not in gone),
    )
    picked = tuple(one for one in run.chosen if one not in requirement_ids)
    return run.model_copy(update={"chosen": picked})


def _in_order(known: Sequence[Requirement], more: Sequence[Requirement]) -> tuple[Requirement, ...]:
    """With these where the posting has them, before the first that stands later."""
    start = more[0].span.start if more and more[0].span is not None else 0
    later = (at for at, one in enumerate(known) if one.span is not None and one.span.start > start)
    at = next(later, len(known))
    return (*known[:at], *more, *known[at:])
