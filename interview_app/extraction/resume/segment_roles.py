"""What each segment of a document likely is, by a chain of weights that was fitted to documents of
known truth (`benchmarks/segment_fit.py`): a second reader beside the rules, heard for how sure a
value is and for nothing else.

The weights are those of a linear-chain conditional random field: of each attribute for each role,
and of each role behind another.
"""

import json
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import exp
from operator import mul

from interview_app.extraction.page.layout import Reading
from interview_app.extraction.page.rows import Found
from interview_app.extraction.resume.segment_looks import attributes_of
from interview_app.extraction.resume.segments import segments_of
from interview_app.language.files import folder_of_resources

Chances = list[float]
"""How likely each role is, in the order of `Model.roles`; together 1."""


class Model:
    """The weights: of attributes by role, as role, weight, role, weight …, and
    `behind[role][next]`.
    """

    def __init__(
        self, roles: list[str], weights: Mapping[str, list[float]], behind: list[Chances]
    ) -> None:
        self.roles = roles
        self._kept = {"roles": roles, "behind": behind, "weights": weights}
        self._behind = [[exp(one) for one in row] for row in behind]
        self._rows = {name: self._row(pairs) for name, pairs in weights.items()}

    def _row(self, pairs: list[float]) -> list[float]:
        row = [0.0] * len(self.roles)
        for role, weight in zip(pairs[::2], pairs[1::2], strict=True):
            row[int(role)] = weight
        return row

    def to_json(self) -> str:
        """The model as it is kept."""
        return json.dumps(self._kept, ensure_ascii=False, separators=(",", ":")) + "\n"

    def chances(self, attributes: list[list[str]]) -> list[Chances]:
        """How likely each role is at each place of a chain."""
        own = [self._own(told) for told in attributes]
        turned = [list(column) for column in zip(*self._behind, strict=True)]
        ahead = _passed(own, turned)
        back = _passed(own[::-1], self._behind)[::-1]
        # What is known from both sides has the place's own part twice.
        return [
            _shares([a * b / o for a, b, o in zip(*three, strict=True)])
            for three in zip(ahead, back, own, strict=True)
        ]

    def _own(self, told: list[str]) -> Chances:
        """What the attributes of one place say alone."""
        rows = [row for name in told if (row := self._rows.get(name)) is not None]
        sums = [sum(column) for column in zip(*rows, strict=True)] or [0.0] * len(self.roles)
        most = max(sums)
        return [exp(max(one - most, -_LEAST)) for one in sums]


_LEAST = 40.0
"""Logarithms below the likeliest role, at most, so that nothing becomes zero."""


def _passed(own: list[Chances], before: list[Chances]) -> list[Chances]:
    """What is known at each place from all before it; `before[role][role before]`."""
    out: list[Chances] = []
    for here in own:
        came = [sum(map(mul, out[-1], row)) for row in before] if out else [1.0] * len(here)
        out.append(_shares(map(mul, here, came)))
    return out


def _shares(values: Iterable[float]) -> Chances:
    known = list(values)
    whole = sum(known) or 1.0
    return [max(one / whole, 1e-18) for one in known]


@cache
def model() -> Model:
    """The model in force; read once, before the worker is sealed."""
    path = folder_of_resources().parent / "reading" / "segment_roles.json"
    kept = json.loads(path.read_text(encoding="utf-8"))
    return Model(kept["roles"], kept["weights"], kept["behind"])


class Likely:
    """How likely the text of one document has a role, by its place."""

    def __init__(self, reading: Reading, weights: Model | None = None) -> None:
        segments = segments_of(reading.rows)
        chain = weights or model()
        self._roles = chain.roles
        self._spans = [(one.start, one.end) for one in segments]
        self._chances = chain.chances(attributes_of(segments))

    def chance(self, found: Found, roles: Iterable[str]) -> float | None:
        """How likely the text of a value has one of these roles (0 to 1); None where it is not
        known.
        """
        wanted = [self._roles.index(role) for role in roles]
        said, letters = 0.0, 0
        for at, inside in self._within(found.start, found.end):
            said += inside * sum(self._chances[at][role] for role in wanted)
            letters += inside
        return said / letters if letters else None

    def agreement(self, told: Iterable[tuple[int, int, tuple[str, ...]]]) -> float:
        """How likely the segments are what is told of them, on the average (0 to 1).

        Args:
            told: begin and end of a stretch of the text, and the roles that it may have; segments
                of which nothing is told are `other`.
        """
        roles: list[set[str]] = [set() for _ in self._spans]
        for start, end, names in told:
            for at, _inside in self._within(start, end):
                roles[at].update(names)
        said = sum(
            chances[self._roles.index(name)]
            for chances, names in zip(self._chances, roles, strict=True)
            for name in names or {"other"}
        )
        return said / max(len(roles), 1)

    def _within(self, begin: int, stop: int) -> Iterator[tuple[int, int]]:
        """The segments that stand in a stretch of the text, each with its letters there."""
        first = max(bisect_left(self._spans, (begin, begin)) - 1, 0)
        for at in range(first, bisect_left(self._spans, (stop, stop))):
            inside = min(self._spans[at][1], stop) - max(self._spans[at][0], begin)
            if inside > 0:
                yield at, inside
