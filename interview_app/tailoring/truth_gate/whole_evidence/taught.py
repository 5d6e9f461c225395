"""What somebody is said to have taught, where the evidence tells of teaching something else alone."""

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon

_IN = frozenset(("in", "on"))
_TEACHES = frozenset(("teach",))


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first deed in which people were taught, and no card that tells of teaching names it.

    Only what is said by its verb is held ("trained colleagues in *placing* lines"): nouns name a subject in many ways.
    English alone.
    """
    if line.german:
        return []
    for word in line.words:
        if not word.verb or word.negated or _TEACHES.isdisjoint(word.groups):
            continue
        topic = _topic(line, word)
        if not topic or _is_taught(topic, allowed):
            continue
        said = line.text[line.tokens[word.at].start : line.tokens[topic[0].at].end]
        sentence = _("Claims “{word}” but no evidence says so").format(word=said)
        return [Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)]
    return []


def _topic(line: Line, word: Word) -> list[Word]:
    """The deed that was taught and what it is done to; empty where the line names no deed."""
    piece = line.piece_at(word.at)
    behind = [one for one in piece.words if one.at > word.at]
    deed = next(
        (one for one in behind if _is_deed(one) and line.tokens[one.at - 1].low in _IN), None
    )
    return [] if deed is None else [one for one in behind if one.at >= deed.at]


def _is_deed(word: Word) -> bool:
    return word.token.low.endswith("ing") and word.token.low in lexicon.verbs()


def _is_taught(topic: list[Word], allowed: Pool) -> bool:
    """Whether a sentence of the evidence tells of teaching, and names any of the topic."""
    for part in allowed:
        if part.groups.isdisjoint(_TEACHES):
            continue
        for told in part.lines:
            for sentence in told.sentences:
                taught = any(not one.groups.isdisjoint(_TEACHES) for one in sentence)
                if taught and any(
                    not one.loose.isdisjoint(two.loose) for one in topic for two in sentence
                ):
                    return True
    return False
