"""All that the person says they did with a thing: "the catalogue I only proofread", "the DI signs it, I only plan it".

What more a line claims of it was not theirs, whoever else did it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import claims, clauses
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word
from interview_app.tailoring.truth_gate.words import meaning
from interview_app.tailoring.truth_gate.words.closed_words import SENTENCE_ENDS

_ONLY = frozenset("only just merely nur bloss lediglich höchstens".split())
_SPEAKER = frozenset("i we ive ich wir".split())
_STANDS_FOR = frozenset("it them that they das es sie ihn da dabei drin".split())
_MODAL = frozenset(
    "have be do get can could would had was did haben sein werden können dürfen müssen tun".split()
)
_TAKES_NO_PART = frozenset(
    "attend join visit learn see experience help assist support observe witness accompany shadow follow read watch use contribute participate teilnehmen begleiten helfen unterstützen besuchen lernen kennenlernen mitwirken".split()
)
"""Verbs that claim no more of a thing than to have been there."""


@dataclass(frozen=True, slots=True)
class _Limit:
    """One such sentence: the things it is about and how many a line must name, the verbs it grants, and what it says."""

    things: tuple[Keys, ...]
    needed: int
    granted: frozenset[str]
    loose: Keys
    said: str


def hold(line: Line, index: EvidenceIndex, allowed: Pool) -> list[Objection]:
    """The objection to the first deed that one of these cards limits to another, and none tells of itself."""
    limits = [
        limit
        for part in index.those(_limits_something)
        if part in allowed
        for told in part.lines
        for limit in _limits(told.text)
    ]
    if not limits:
        return []
    for piece in line.pieces:
        if "help" in piece.ranks:
            continue
        things = [word for word in piece.words if not word.verb]
        for word in piece.words:
            if not word.verb or word.negated or word.verb in _TAKES_NO_PART:
                continue
            for limit in limits:
                if _beyond(word, things, limit) and not any(
                    _told(word, things, part) for part in allowed
                ):
                    sentence = _("Claims “{claimed}” but evidence says only “{shown}”")
                    return [
                        Objection(
                            ViolationKind.INFLATED_SCOPE,
                            sentence.format(claimed=word.token.text, shown=limit.said),
                            at=word.at,
                        )
                    ]
    return []


def _limits_something(part: Evidence) -> bool:
    return any(_limits(told.text) for told in part.lines)


def _beyond(word: Word, things: Sequence[Word], limit: _Limit) -> bool:
    if word.verb in limit.granted or not word.loose.isdisjoint(limit.loose):
        return False
    met = sum(any(not one.loose.isdisjoint(keys) for one in things) for keys in limit.things)
    return met >= limit.needed


def _told(word: Word, things: Sequence[Word], part: Evidence) -> bool:
    """Whether a card tells of the deed itself, of one of these things, outside any such sentence."""
    for told in part.lines:
        limited = any(limit.said in told.text for limit in _limits(told.text))
        for sentence in told.sentences:
            said = [one for one in sentence if not one.negated and not one.hedged]
            same = any(
                one.verb == word.verb or not one.loose.isdisjoint(word.loose)
                for one in said
                if one.verb
            )
            named = any(not one.loose.isdisjoint(two.loose) for one in said for two in things)
            if same and named and not (limited and not any(one.verb == word.verb for one in said)):
                return True
    return False


@lru_cache(maxsize=8192)
def _limits(text: str) -> tuple[_Limit, ...]:
    lows = text.casefold()
    if not any(f"{only} " in lows for only in _ONLY):
        return ()
    return tuple(_found(claims.read(text)))


def _found(told: Line) -> Iterator[_Limit]:
    lows = [token.low for token in told.tokens]
    for first, last in clauses.clauses(told.tokens):
        only = next((at for at in range(first, last + 1) if lows[at] in _ONLY), None)
        if only is None or only == last or told.tokens[only + 1].used:
            continue
        speaker = next((at for at in range(first, last + 1) if lows[at] in _SPEAKER), None)
        to = lows[only + 1] in ("to", "for", "zum", "zur") and only > first
        if speaker is None and not to:
            continue
        granted = [
            word
            for word in told.words
            if first <= word.at <= last and word.verb and word.verb not in _MODAL
        ]
        granted = [word for word in granted if word.at > only or told.german]
        things = _things(told, first, last, only if to else speaker or first)
        if to and not granted:
            granted = (
                [Word(only + 2, told.tokens[only + 2], verb=told.tokens[only + 2].low)]
                if only + 2 <= last
                else []
            )
        if granted and things:
            yield _Limit(
                tuple(word.loose for word in things),
                2 if _one_name(things) else 1,
                frozenset(word.verb for word in granted),
                frozenset().union(
                    *(meaning.loose(word.token.low) | meaning.loose(word.verb) for word in granted)
                ),
                _span(told, only, granted[-1].at),
            )


def _span(told: Line, one: int, two: int) -> str:
    first, last = sorted((one, two))
    return told.text[told.tokens[first].start : told.tokens[last].end]


_HYPHENATED = 2
"""From a word to the next of its name, with a hyphen between."""


def _one_name(things: Sequence[Word]) -> bool:
    """Whether two words side by side are one name: "blood bank", which neither is alone."""
    return any(two.at - one.at <= _HYPHENATED for one, two in pairwise(things))


def _things(told: Line, first: int, last: int, speaker: int) -> list[Word]:
    """What such a clause is about: what stands before its "I", or what "it" stands for in its sentence."""
    fronted = [word for word in told.words if first <= word.at < speaker and not word.verb]
    if fronted:
        return fronted
    if not any(told.tokens[at].low in _STANDS_FOR for at in range(first, last + 1)):
        return []
    start = first
    while start and told.tokens[start - 1].text not in SENTENCE_ENDS:
        start -= 1
    return [word for word in told.words if start <= word.at < first and not word.verb]
