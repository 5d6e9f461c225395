"""One more thing put beside a thing that was told: "coliforms, lead *and pesticides*", "single-mode *and multimode* fibre".

A word that no card has may reword one that a card has (`doubts`), but not where it stands beside that very word, joined to it
by "and": who tells of both tells of one thing more. Only where the evidence itself puts something beside the word, and the
line leaves that out, may the new word stand for it: "trees and bushes" for "trees and shrubs".
"""

from collections.abc import Iterator, Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import known_words
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word

_JOINTS = frozenset(("and", "or", "&"))
_BESIDE = _JOINTS | {",", "/", "plus", "und", "sowie", "oder"}
_SMALL = frozenset(
    "the their our my its his her some other also on in at for of with to by".split()
)
"""What may stand between a joint and what it joins: "on weekdays *and at* weekends"."""


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first word that a line puts beside a told one, and that no card has."""
    if line.german or _JOINTS.isdisjoint(line.said):
        return []
    for at, token in enumerate(line.tokens):
        if token.low not in _JOINTS or token.used:
            continue
        for word, beside in _joined(line, at):
            if _is_known(line, word, allowed) or not _is_known(line, beside, allowed):
                continue
            if any(has_another_beside(part, beside.loose, line) for part in used):
                continue
            sentence = _("Claims “{word}” but no evidence says so").format(word=word.token.text)
            own = (
                line.tokens[min(word.at + 1, len(line.tokens) - 1)].low == "of"
            )  # its own thing: "and upkeep of two saws"
            return [
                Objection(ViolationKind.UNSUPPORTED_CLAIM, sentence, at=word.at, joined=not own)
            ]
    return []


def _joined(line: Line, joint: int) -> Iterator[tuple[Word, Word]]:
    """The words that a joint joins, each with the other; what both sides say alike is passed over."""
    before, behind = _run(line, joint, -1), _run(line, joint, 1)
    alike = {one.token.low for one in before} & {one.token.low for one in behind}
    left = [one for one in before if one.token.low not in alike][:1]
    right = [one for one in behind if one.token.low not in alike][:1]
    if left and right and _is_thing(line, left[0]) and _is_thing(line, right[0]):
        yield right[0], left[0]
        if (
            before[-1] is left[0]
        ):  # a word before it would name it already: "folder *structure* and naming"
            yield left[0], right[0]


def _run(line: Line, joint: int, step: int) -> list[Word]:
    """The words beside a joint that stand together, the nearest first; small words between them and it are passed over."""
    at = joint + step
    while 0 <= at < len(line.tokens) and (
        line.tokens[at].low in _SMALL or line.tokens[at].text == ","
    ):
        at += step
    places = {one.at: one for one in line.words}
    found: list[Word] = []
    while at in places and len(found) < _LONGEST and not (found and places[at].verb):
        found.append(places[at])
        at += step
    return found


_LONGEST = 3


def _is_thing(line: Line, word: Word) -> bool:
    """Whether a word names or describes something; a participle does before a noun where no other deed of the line is told so."""
    if word.negated or word.hedged or word.token.used or not word.token.text.isalpha():
        return False
    if not word.verb:
        return True
    low = word.token.low
    names = {one.at for one in line.words if not one.verb}
    if word.at + 1 not in names or low.endswith("s"):
        return False
    if low.endswith("ing"):
        return word.at - 2 in names and line.tokens[word.at - 2].low.endswith(
            "ing"
        )  # "walking and *cycling* tours"
    if low == word.verb and not word.unknown_verb:
        return False
    return not any(
        one.verb
        and one is not word
        and one.token.low != one.verb
        and not one.token.low.endswith(("ing", "s"))
        for one in line.words
    )


def _is_known(line: Line, word: Word, allowed: Pool) -> bool:
    return known_words.supported(line, word, allowed.whole)


def has_another_beside(part: Evidence, keys: Keys, line: Line) -> bool:
    """Whether a card puts something beside such a word that the line does not tell."""
    own = frozenset().union(*[one.loose for one in line.words])
    for told in part.lines:
        if _BESIDE.isdisjoint(told.said):
            continue
        for at, token in enumerate(told.tokens):
            if token.low not in _BESIDE or token.used:
                continue
            left, right = _run(told, at, -1), _run(told, at, 1)
            if not right or right[0].verb:
                continue  # another deed
            for here, there in ((left, right), (right, left)):
                meant = any(not one.loose.isdisjoint(keys) for one in here)
                if meant and (not there or any(one.loose.isdisjoint(own) for one in there)):
                    return True
    return False
