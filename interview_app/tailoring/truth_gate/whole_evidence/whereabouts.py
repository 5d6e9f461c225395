"""Where a deed was done: a place that the evidence tells of another deed of the same post is not its place.

Cards of one post are read together, so that a line may join what several tell; a place among them answers only for what its
own cards tell of, or for a deed of which no card says where it was.
"""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line

_WHERE = frozenset("in at around near across throughout outside bei um im".split())
_FEW = 2


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first place that only cards about something else name; none where one card says it all."""
    if len(used) < _FEW or _WHERE.isdisjoint(line.said):
        return []
    for at in range(1, len(line.tokens)):
        token = line.tokens[at]
        if token.capital and line.tokens[at - 1].low in _WHERE and _is_place(token.low, allowed):
            shown = _elsewhere(line, at, allowed)
            if shown:
                sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                    claimed=token.text, shown=shown
                )
                return [Objection(ViolationKind.MOVED_FACT, sentence, at=at)]
    return []


def _is_place(low: str, allowed: Pool) -> bool:
    return any(low in place.casefold().split() for place in allowed.whole.geography)


def _elsewhere(line: Line, at: int, allowed: Pool) -> str:
    """Where the evidence says that what a piece tells was done, or what it tells; empty where the place may be its own."""
    low = line.tokens[at].low
    words = [one.loose for one in line.piece_at(at).words if one.at != at]
    named = [part for part in allowed if any(low in told.said for told in part.lines)]
    others = [part for part in allowed if part not in named]
    own = max((_told(words, part) for part in named), default=0)
    best = max(others, key=lambda part: _told(words, part), default=None)
    if best is None or (most := _told(words, best)) <= own:
        return ""
    told_there = any(not line.said.isdisjoint(place.casefold().split()) for place in best.geography)
    if best.geography:
        return "" if told_there else best.geography[0]
    apart = not own or (own == 1 and most == len(words) > _FEW)
    return best.cards[0].raw_text.split(".")[0] if apart and most >= _FEW else ""


def _told(words: Sequence[Keys], part: Evidence) -> int:
    return sum(not keys.isdisjoint(part.loose) for keys in words)
