"""A change that came about, told as brought about: "cut fuel use by 7 %" of "fuel use at the depot went down by 7 %".

Who speaks of themselves everywhere else, and tells of a change without a word of who or what brought it about, does not claim
it; written evidence, in which nobody says "I", does.
"""

from collections.abc import Sequence

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words.tokens import Token, fold

_BRINGS = frozenset(
    map(
        fold,
        "cut reduce lower slash halve trim raise grow boost lift double triple bring drive push increase decrease improve "
        "senken reduzieren verringern verkürzen steigern erhöhen verbessern halbieren verdoppeln drücken heben".split(),
    )
)
"""Verbs by which somebody changes how much there is of something."""
_HAPPENS = frozenset(
    "fell fall fallen dropped drop went gone go rose rise risen declined decline sank sunk came come grew shrank climbed "
    "sank sanken gesunken sinkt fiel fielen gefallen stieg stiegen gestiegen steigt ging gingen gegangen zurückgegangen wuchs gewachsen".split()
)
_SPEAKS = frozenset(
    "i i'm i've we we've my me us mine ours ich wir mein meine meinen meinem meiner mir mich uns".split()
)
"""Words by which somebody says that they took part; "our depot" only says where."""
_CAUSES = frozenset(
    "after through by thanks because since once as with result due under using following durch dank nachdem seit seitdem weil infolge mit "
    "aufgrund wegen dadurch damit so therefore".split()
)
"""Words that say by what a change came about, which is for other rules to judge."""


def hold(line: Line, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first change that the cards a line rests on only say came about."""
    for word in line.words:
        if word.verb not in _BRINGS or word.negated or not _is_active(line, word):
            continue
        piece = line.piece_at(word.at)
        figures = [
            one
            for one in line.quantities
            if piece.first <= one.first <= piece.last and not one.implicit
        ]
        told = [
            (amount.line, amount.quantity.first)
            for part in used
            for amount in part.amounts
            if any(not one.readings.isdisjoint(amount.quantity.readings) for one in figures)
        ]
        if told and all(_only_happened(known, at) for known, at in told):
            shown = next(
                token.text
                for token in told[0][0].sentence_around(told[0][1])
                if token.low in _HAPPENS
            )
            sentence = _("Claims “{claimed}” but evidence says “{shown}”").format(
                claimed=word.token.text, shown=shown
            )
            return [Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)]
    return []


def _is_active(line: Line, word: Word) -> bool:
    """Whether a verb begins its clause, as what the person did: "Cut fuel use", and no "fuel use cut by 7 %"."""
    before = line.tokens[word.at - 1].low if word.at else ""
    return not before or before in ("and", "i", "we", ",", ";")


def _only_happened(known: Line, at: int) -> bool:
    """Whether the sentence around a token tells of a change without who or what brought it about, nor does the one before."""
    sentence = known.sentence_around(at)
    lows = {token.low for token in sentence}
    if lows.isdisjoint(_HAPPENS) or not lows.isdisjoint(_SPEAKS) or not lows.isdisjoint(_CAUSES):
        return False
    spoken = not known.said.isdisjoint(("i", "ich"))
    return spoken and _before(known, sentence).isdisjoint(_SPEAKS)


def _before(known: Line, sentence: Sequence[Token]) -> set[str]:
    """What is said before a sentence."""
    return {token.low for token in known.tokens if token.end <= sentence[0].start}
