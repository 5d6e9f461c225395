"""A noun put in the place of another that is counted apart: "treated stroke wards" of "stroke patients", "over the months" of "years".

Both nouns are told somewhere, so that each is proven as a word. Where the sentence that tells most of all else in the line has
another noun of the same row, and not this one, that one was swapped.
"""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, overlap
from interview_app.tailoring.truth_gate.words import kept_apart
from interview_app.tailoring.truth_gate.words.tokens import Token

_MOST = 3
"""Words beside the noun that one sentence must tell, for it to be the one that the line is of."""


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first noun for which the sentence of the deed has another of its row."""
    nouns = _nouns(line, 0, len(line.tokens))
    for at, noun in nouns:
        others = [word.loose for word in line.words if word.at != at]
        if len(others) < _MOST:
            continue
        told = _swapped(noun, others, [token for _at, token in nouns], used)
        if told:
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=noun.text, shown=told
            )
            return [Objection(ViolationKind.CHANGED_METRIC, sentence, at=at)]
    return []


def _nouns(line: Line, first: int, last: int) -> list[tuple[int, Token]]:
    """The nouns of any row among these tokens, each with its place: "book four guests" has no book."""
    found = [
        (at, token)
        for at, token in enumerate(line.tokens[first:last], first)
        if token.kind == "word" and not token.used and kept_apart.places(token.low)
    ]
    deeds = {word.at for word in line.words if word.verb} if found else ()
    return [(at, token) for at, token in found if at not in deeds]


def _swapped(
    noun: Token, others: list[Keys], said: Sequence[Token], used: Sequence[Evidence]
) -> str:
    """The noun that the sentence of the deed has in its place; empty where it has this one, or none that is apart."""
    best, shown = 0, ""
    for known in (one for part in used for one in part.lines):
        for (first, last), keys in zip(known.sentence_bounds, known.sentence_keys, strict=True):
            shared = overlap(others, keys)
            if shared < max(best, _MOST) or 3 * shared < 2 * len(others):
                continue
            there = [token for _at, token in _nouns(known, first, last)]
            rival = _rival(noun, there, said)
            if shared > best or not rival:
                best, shown = shared, rival
    return shown


def _rival(noun: Token, there: Sequence[Token], said: Sequence[Token]) -> str:
    if any(
        not noun.keys.isdisjoint(one.keys) or kept_apart.alike(noun.low, one.low) for one in there
    ):
        return ""
    return next(
        (
            one.text
            for one in there
            if kept_apart.apart(noun.low, one.low)
            and not any(kept_apart.alike(one.low, own.low) for own in said)
        ),
        "",
    )
