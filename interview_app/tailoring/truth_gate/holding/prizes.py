"""Prizes, grants and orders: won in other words, or only nearly won."""

from collections.abc import Sequence

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import Line, Word, end_of_sentence
from interview_app.tailoring.truth_gate.words.phrases import Phrases

_WON = frozenset(
    "win wins won winning winner winners awarded recipient gewonnen gewann gewinn gewinner gewinnerin sieger siegerin preisträger"
    " preisträgerin prämiert prämierte prämierung ausgezeichnet ausgezeichnete ausgezeichneten ausgezeichneter auszeichnung verliehen".split()
)
"""Words for having got a prize, a grant or an order, each of which says what the others say."""


def won(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the evidence says in another such word that the very thing was won: "winner of" for "won", "awarded" for "won"."""
    if word.token.low not in _WON or word.negated:
        return False
    things = [one.token.keys for one in line.piece_at(word.at).words if one is not word]
    if line.said.isdisjoint(_SEVERAL_TIMES) and any(
        one.token.low in _MEDALS and _got(one, evidence) for one in line.words
    ):
        return True
    return any(
        not one.negated
        and not one.hedged
        and one.token.low in _WON
        and any(keys & piece.strict for keys in things)
        for piece in evidence.pieces
        for one in piece.words
    )


_MEDALS = frozenset("gold silber bronze goldmedaille silbermedaille bronzemedaille".split())
_SEVERAL_TIMES = frozenset(
    "mehrfach mehrmals wiederholt zweimal dreimal twice repeatedly several".split()
)
_GETS = frozenset("bekommen erhalten kriegen holen gewinnen win get receive take earn".split())


def _got(medal: Word, evidence: Evidence) -> bool:
    """Whether the evidence says that just this medal was got: "hat Gold bekommen" of "mit Gold prämiert"."""
    return any(
        not medal.token.keys.isdisjoint(piece.strict)
        and any(one.verb in _GETS and not one.negated and not one.hedged for one in piece.words)
        for piece in evidence.pieces
    )


_FIRST = frozenset(
    "won win wins winning winner winners champion champions victory gewonnen gewann gewinn gewinner gewinnerin sieg sieger siegerin"
    " siegte".split()
)
_SHORT = Phrases(
    "shortlisted nominated finalist finalists runner runners commended second third fourth fifth 2nd 3rd 4th 5th"
    " nominiert nominierung finalistin finale endrunde vizemeister zweiter zweite zweiten dritter dritte dritten platz",
    r" (shortlisted|nominated|finalists?|runners? - up|runners? up|commended"
    r"|(?:came|placed|finished|ranked|took) (?:joint )?(?:second|third|fourth|fifth|2nd|3rd|4th|5th)"
    r"|(?:second|third|2nd|3rd) (?:place|prize)"
    r"|nominier(?:t|ung)|finalistin|finale|endrunde|vizemeister"
    r"|(?:zweite[rn]?|dritte[rn]?|2 \.|3 \.) (?:platz|preis|beim|bei|im|in)|platz [2-9]) ",
)
"""How evidence says that somebody came near to winning."""


def short_of(line: Line, known: Sequence[Line]) -> str:
    """What the evidence says, in the sentence most like the line, of a place behind the first that the line calls won; "" of none."""
    if line.said.isdisjoint(_FIRST):
        return ""
    at = next(at for at, token in enumerate(line.tokens) if token.low in _FIRST)
    others = [word for word in line.words if word.token.low not in _FIRST]
    things = [word.loose for word in others if word.at > at] or [word.loose for word in others]
    nearest = max(
        (
            (sum(not thing.isdisjoint(keys) for thing in things), one, words)
            for one in known
            for words, keys in zip(one.sentences, one.sentence_keys, strict=True)
            if words
        ),
        key=lambda found: found[0],
        default=None,
    )
    if nearest is None or not nearest[0]:
        return ""
    _score, one, words = nearest
    said = [token.low for token in one.tokens[words[0].at : end_of_sentence(one, words[-1].at)]]
    short = _SHORT.search(f" {' '.join(said)} ", one.said)
    return short[1] if short is not None and _FIRST.isdisjoint(said) else ""
