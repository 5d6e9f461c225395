"""What a thing is told to be of or for: "turnaround *for lead*" where only bacteriology had a turnaround, and lead is another card's.

Cards of one post are read together, so that every word of such a line is known; but no card tells the two of each other.
English alone: German says most of this in compounds, which `binding` holds.
"""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon

_BINDS = frozenset("of for to in on at from about".split())
_ENDS = _BINDS | frozenset("and or while by with".split())
_IDIOMS = frozenset(
    "person place time total house detail writing advance full part turn charge line order use practice".split()
)
"""Nouns that tell only how something was done: "in person", "on time"."""
_NEAR = 4
_SEVERAL = 2


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first thing that a line says to be of another, where each is told by other cards."""
    if line.german or len(used) < _SEVERAL or _BINDS.isdisjoint(line.said):
        return []
    for head, complement in _bound(line):
        tell_head = [part for part in allowed if not head.token.keys.isdisjoint(part.plain)]
        if not tell_head or any(
            _tells(part, head) and _tells(part, complement) for part in allowed
        ):
            continue
        if any(_tells(part, complement) for part in allowed):
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=line.text[head.token.start : complement.token.end],
                shown=_shown(head, tell_head[0]),
            )
            return [Objection(ViolationKind.MOVED_FACT, sentence, at=head.at)]
    return []


def _bound(line: Line) -> Iterator[tuple[Word, Word]]:
    """Each thing of a line with the last word of what a preposition right behind it binds it to."""
    for word in line.words:
        at = word.at + 1
        if not _is_thing(word) or lexicon.is_title(word.token.low) or at >= len(line.tokens):
            continue
        if line.tokens[at].low in _BINDS:
            complement = _behind(line, at)
            if complement is not None and not _is_idle(complement):
                yield word, complement


def _is_thing(word: Word) -> bool:
    return (not word.verb or word.token.low.endswith("ing")) and not word.negated


def _behind(line: Line, at: int) -> Word | None:
    """The last thing of the noun phrase behind a preposition."""
    last = None
    for word in line.words:
        if not at < word.at <= at + _NEAR:
            continue
        between = line.tokens[at + 1 : word.at]
        if any(
            (one.kind == "punct" and one.text != "-") or one.low in _ENDS for one in between
        ) or not _is_thing(word):
            break
        if not word.token.used:
            last = word
    return last


def _is_idle(word: Word) -> bool:
    """Whether a word names nobody's thing: an idiom, or people, who may have the thing without its card saying so."""
    low = word.token.low
    people = lexicon.people()
    return (
        low in _IDIOMS
        or lexicon.is_title(low)
        or low in people
        or low.removesuffix("s") in people
        or low in _PEOPLE
    )


_PEOPLE = frozenset(
    "patient patients resident residents child children client clients customer customers family families".split()
)


def _tells(part: Evidence, word: Word) -> bool:
    return not word.loose.isdisjoint(part.loose)


def _shown(head: Word, part: Evidence) -> str:
    """The clause of a card that tells of the thing."""
    told = next(
        (one for one in part.lines if not head.token.keys.isdisjoint(one.all_keys)), part.lines[0]
    )
    piece = next(
        (one for one in told.pieces if not head.token.keys.isdisjoint(one.strict)), told.pieces[0]
    )
    return told.text[told.tokens[piece.first].start : told.tokens[piece.last].end]
