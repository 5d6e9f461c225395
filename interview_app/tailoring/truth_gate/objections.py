"""One objection to one line, and how objections are weighed against each other."""

from collections.abc import Sequence
from dataclasses import dataclass

from interview_app.domain.tailoring import Severity, ViolationKind


@dataclass(frozen=True, slots=True)
class Objection:
    """What is wrong, in a sentence for the person; `at` is the token it is about.

    `joined`: it is about what the line puts side by side, so that its halves, each held by itself, prove nothing.
    """

    kind: ViolationKind
    sentence: str
    severity: Severity = Severity.BLOCKER
    at: int = 0
    joined: bool = False


def blocks(found: Sequence[Objection]) -> bool:
    """Whether any of them blocks."""
    for one in found:  # noqa: SIM110  # a generator costs more than most of these lists
        if one.severity is Severity.BLOCKER:
            return True
    return False


def weight(found: Sequence[Objection]) -> tuple[int, int, int]:
    """Less is better: blockers first, then how telling they are (a changed number names its evidence), then warnings."""
    blocking = [one for one in found if one.severity is Severity.BLOCKER]
    vague = sum(one.kind is ViolationKind.UNSUPPORTED_CLAIM for one in blocking)
    return len(blocking), vague, len(found) - len(blocking)
