"""For what alone something was done: "used it only for demonstrations" is no use for experiments."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import claims
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word, joined

_ONLY = frozenset("only just merely solely nur lediglich bloss ausschliesslich".split())
_FOR = frozenset("for für zum zur".split())


@dataclass(frozen=True, slots=True)
class _Purpose:
    """A deed with what it was done to and the only purpose: each by its keys, and the words themselves."""

    deeds: frozenset[str]
    things: Keys
    purpose: Keys
    said: str


def hold(line: Line, index: EvidenceIndex, allowed: Pool) -> list[Objection]:
    """The objection to the first deed that a line tells for another purpose than the only one that a card gives."""
    at = next((at for at, token in enumerate(line.tokens) if token.low in _FOR), None)
    if at is None:
        return []
    for part in index.those(_has_purpose):
        for one in (
            (one for told in part.lines for one in _purposes(told.text)) if part in allowed else ()
        ):
            claimed = _claimed_for(line, at, one)
            if claimed:
                sentence = _("Claims “{claimed}” but evidence says only “{shown}”")
                return [
                    Objection(
                        ViolationKind.INFLATED_SCOPE,
                        sentence.format(claimed=claimed, shown=one.said),
                        at=at,
                    )
                ]
    return []


def _has_purpose(part: Evidence) -> bool:
    return any(_purposes(told.text) for told in part.lines)


def _claimed_for(line: Line, at: int, one: _Purpose) -> str:
    """The purpose that a line gives the same deed done to the same thing, where it is another; empty where it is not."""
    before = [word for word in line.words if word.at < at and not word.negated]
    behind = [
        word for word in line.words if word.at > at and line.piece_at(word.at) is line.piece_at(at)
    ]
    same = any(word.verb in one.deeds for word in before) and any(
        not word.loose.isdisjoint(one.things) for word in before if not word.verb
    )
    if (
        not same
        or not behind
        or any(not word.loose.isdisjoint(one.purpose | one.things) for word in behind)
    ):
        return ""
    return line.text[line.tokens[at].start : behind[-1].token.end]


@lru_cache(maxsize=8192)
def _purposes(text: str) -> tuple[_Purpose, ...]:
    lows = text.casefold()
    if not any(
        f"{only} " in lows
        for only in ("only", "just", "merely", "solely", "nur", "lediglich", "ausschlie")
    ):
        return ()
    return tuple(_found(claims.read(text)))


def _found(told: Line) -> Iterator[_Purpose]:
    for sentence, (first, last) in zip(told.sentences, told.sentence_bounds, strict=True):
        for at in range(first, last - 1):
            if told.tokens[at].low not in _ONLY or told.tokens[at + 1].low not in _FOR:
                continue
            deeds = _deeds_before(told, sentence, at)
            things = [word for word in sentence if word.at < at and not word.verb]
            purpose = [
                word
                for word in sentence
                if word.at > at and told.piece_at(word.at) is told.piece_at(at + 1)
            ]
            if deeds and things and purpose:
                said = told.text[told.tokens[at + 1].start : purpose[-1].token.end]
                yield _Purpose(
                    frozenset(word.verb for word in deeds),
                    joined([word.loose for word in things]),
                    joined([word.answers for word in purpose]),
                    said,
                )


def _deeds_before(told: Line, sentence: Sequence[Word], at: int) -> list[Word]:
    """The deed that "only" belongs to: the last one before it, in its own clause."""
    return [
        word
        for word in sentence
        if word.verb and word.at < at and told.piece_at(word.at) is told.piece_at(at)
    ][-1:]
