"""What a model is asked to mend: its refused proposals, and nothing else (CONTRACT D9, NEXT 5)."""

from collections.abc import Sequence

from interview_app.domain.proposals import Proposal


def requests(refused: Sequence[Proposal]) -> str:
    """The words of a revision request: one line for each reason of each proposal, none left out."""
    return "\n".join(
        f"FIX REQUIRED: Bullet '{one.id}' - {sentence}"
        for one in refused
        for sentence in (one.sentences or ("It is not what the evidence says.",))
    )


def log_line(attempt: int) -> str:
    """What the change log gets for a round."""
    return f"Revision attempt {attempt}"
