"""What the roles of a kind of entry are: of a job, of a school."""

from collections.abc import Callable
from dataclasses import dataclass, field

from interview_app.extraction.entries.fragments import Fragment

Scorer = Callable[[Fragment], dict[str, float]]


@dataclass(frozen=True, slots=True)
class Scheme:
    """The roles of a kind of entry: how a fragment scores for each, which pairs a comma may part,
    what order is usual, which pairs a word such as `at` joins, which role a town stands behind, and
    what its roles are called in entries of another kind.
    """

    roles: tuple[str, ...]
    score: Scorer
    pairs: tuple[tuple[str, str], ...]
    needed: tuple[str, ...]
    order_bonus: dict[str, float]
    spoken: tuple[tuple[str, str], ...] = ()
    located: str = ""
    elsewhere: dict[str, str] = field(default_factory=dict)
