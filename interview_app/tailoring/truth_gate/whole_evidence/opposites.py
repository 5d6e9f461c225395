"""The opposite of what was told, in one small word: "before" for "after", "unsupervised" for "under supervision"."""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import meaning

_EARLIER = frozenset("before ahead prior bevor vor".split())
_LATER = frozenset("after once following nachdem nach".split())
_ORDER = _EARLIER | _LATER
_NEAR = 5
_SHORTEST = 6


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first thing that the cards a line rests on tell the other way round."""
    known = [told for part in used for told in part.lines]
    if not line.said.isdisjoint(_ORDER):
        for word, side in _ordered(line):
            sides = {
                other
                for told in known
                for one, other in _ordered(told)
                if not one.token.keys.isdisjoint(word.token.keys)
            }
            if sides and side not in sides:
                sentence = _("Claims the opposite direction: the evidence says “{shown}”")
                shown = f"{'after' if side == 'earlier' else 'before'} {word.token.text}"
                return [Objection(ViolationKind.CHANGED_METRIC, sentence.format(shown=shown), at=word.at)]
    for word in line.words:
        low = word.token.low
        if not low.startswith("un") or len(low) < _SHORTEST + 2 or word.negated or line.german:
            continue
        if any(low in told.said for told in known):
            continue
        keys = meaning.loose(low[2:])
        if any(not one.negated and not keys.isdisjoint(one.loose) for told in known for one in told.words):
            sentence = _("Claims “{word}”, which the evidence denies").format(word=word.token.text)
            return [Objection(ViolationKind.NEGATION, sentence, at=word.at)]
    return []


def _ordered(line: Line) -> Iterator[tuple[Word, str]]:
    """What a line tells something to have been done before or after: the words behind "before" and "after"."""
    if line.said.isdisjoint(_ORDER):
        return
    for at, token in enumerate(line.tokens):
        if token.low in _ORDER and not token.used:
            side = "earlier" if token.low in _EARLIER else "later"
            for word in line.words:
                if at < word.at <= min(at + _NEAR, line.piece_at(at).last):
                    yield word, side
