"""What of a posting is a demand, as the person says it."""

from collections.abc import Sequence

from interview_app.domain.tailoring import GapResolution, Requirement
from interview_app.tailoring.match import gaps
from interview_app.tailoring.posting.listed import demand_of
from interview_app.use_cases.resumes.evidence import Ground, mapped
from interview_app.use_cases.resumes.run import Run


def counted(run: Run, start: int, ground: Ground) -> Run:
    """The run with the line of its posting that begins there among the demands, matched as they
    are; without evidence there is a question about it.
    """
    board = run.board
    if board.posting is None:
        return run
    demand = demand_of(board.posting, start, ground.synonyms, board.requirements)
    if demand is None or any(one.text == demand.text for one in board.requirements):
        return run
    answers = mapped([demand], ground, board.posting)
    found = tuple(
        one.model_copy(update={"gap_id": _next_gap(board.gap_resolutions)})
        for one in gaps.find_gaps([demand], answers)
    )
    return run.on_board(
        requirements=_in_order(board.requirements, demand),
        evidence_mappings=(*board.evidence_mappings, *answers),
        gap_resolutions=(*board.gap_resolutions, *found),
        user_questions=(*board.user_questions, *gaps.questions(found, [demand], answers)),
    )


def dropped(run: Run, requirement_id: str) -> Run:
    """The run without this demand, its gap and its question."""
    board = run.board
    text = next((one.text for one in board.requirements if one.id == requirement_id), None)
    gone = {one.gap_id for one in board.gap_resolutions if one.requirement_text == text}
    run = run.on_board(
        requirements=tuple(one for one in board.requirements if one.id != requirement_id),
        evidence_mappings=tuple(
            one for one in board.evidence_mappings if one.requirement_id != requirement_id
        ),
        gap_resolutions=tuple(one for one in board.gap_resolutions if one.gap_id not in gone),
        user_questions=tuple(one for one in board.user_questions if one.gap_id not in gone),
    )
    picked = tuple(one for one in run.chosen if one != requirement_id)
    return run.model_copy(update={"chosen": picked})


def _in_order(known: Sequence[Requirement], demand: Requirement) -> tuple[Requirement, ...]:
    """With the demand where the posting has it."""
    start = demand.span.start if demand.span is not None else 0
    later = (at for at, one in enumerate(known) if one.span is not None and one.span.start > start)
    at = next(later, len(known))
    return (*known[:at], demand, *known[at:])


def _next_gap(known: Sequence[GapResolution]) -> str:
    numbers = [int(one.gap_id.rpartition("-")[2]) for one in known]
    return f"gap-{max(numbers, default=0) + 1:03d}"
