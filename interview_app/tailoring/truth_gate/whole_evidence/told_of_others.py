"""A deed that the evidence tells of somebody else alone, or only denies: "induced" of "induction was always by the vet".

Verb and noun are one deed ("Abgerechnet hat die Chefin", "the vendor did the cutover"). Where all that is told of a deed is
that it was not the person's, in a sentence about what the line says it of or beside one, no rewording makes it theirs.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import leading
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading import given_away
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.whole_evidence import one_deed_more
from interview_app.tailoring.truth_gate.words import lexicon


def hold(line: Line, allowed: Pool) -> list[Objection]:
    """The objection to the first deed of a line that these cards tell of others alone."""
    if not any(part.negated for part in allowed):
        return []
    for piece in line.pieces:
        if "help" in piece.ranks:
            continue
        for word in piece.words:
            if word.negated or word.hedged or word.at in given_away.places(line):
                continue
            deed = _deed(line, word)
            if not deed or one_deed_more.is_general(deed) or not _is_claim(line, word):
                continue
            things = [one for one in piece.words if one is not word and not one.verb]
            if _only_of_others(deed, things, allowed):
                sentence = _("Claims “{word}”, which the evidence denies").format(
                    word=word.token.text
                )
                return [Objection(ViolationKind.NEGATION, sentence, at=word.at)]
    return []


_BESIDE = frozenset("and also then then und sowie auch , ; : • - –".split())
_OPENS = frozenset("i we have has ich habe".split())


def _is_claim(line: Line, word: Word) -> bool:
    """Whether a word says by its place that the deed was done: no adjective ("services *written* in Go"), no thing ("ticket *handling*")."""
    if (
        word.at + 1 < len(line.tokens)
        and line.tokens[word.at + 1].used == "number"
        and line.tokens[word.at].low == word.verb
    ):
        return False  # "Level 1", as a name
    low, before = word.token.low, line.tokens[word.at - 1].low if word.at else ""
    if line.german:
        return not word.token.capital or word.at == 0 or before in _BESIDE
    if low.endswith("ing") or not word.groups <= {"do", "create", "approve"}:
        return False
    return word.at == 0 or before in _BESIDE | _OPENS


def _deed(line: Line, word: Word) -> str:
    """The infinitive that a word is a form or a noun of; "" for other words."""
    if word.verb:
        return word.verb
    low = word.token.low
    return (
        lexicon.deed_of(low)
        if line.german
        else lexicon.deeds().get(low) or lexicon.deeds().get(low.removesuffix("s"), "")
    )


def _only_of_others(deed: str, things: Sequence[Word], allowed: Pool) -> bool:
    if any(deed in part.bases for part in allowed):
        return False
    denied = False
    for part in allowed:
        for told in part.lines:
            for at, word in _mentions(told, deed):
                if not word.negated:
                    return False
                denied = denied or _is_about(told, at, things)
    return denied


def _mentions(told: Line, deed: str) -> Iterator[tuple[int, Word]]:
    """The words of a line of the evidence that tell of a deed, each with the number of its sentence."""
    nouns = _nouns(deed)
    for at, sentence in enumerate(told.sentences):
        for word in sentence:
            if _deed(told, word) == deed or word.token.low in nouns:
                yield at, word


@lru_cache(maxsize=4096)
def _nouns(deed: str) -> frozenset[str]:
    """How the noun of an English deed may be made: "regulation" of "regulate", "induction" of "induce"."""
    stem = deed.removesuffix("e")
    made = (
        stem + "ion",
        stem + "ation",
        stem + "ment",
        stem + "ing",
        stem + "tion" if deed.endswith("duce") else "",
    )
    return frozenset(one for one in made if one)


def _is_about(told: Line, at: int, things: Sequence[Word]) -> bool:
    """Whether a sentence, or the one before it, names one of these things, or it names none at all: "Abgerechnet hat die Chefin"."""
    near = [word for sentence in told.sentences[max(0, at - 1) : at + 1] for word in sentence]
    named = [one for one in things if not leading.is_organisation(one.token.low)]
    bare = told.german and len(told.sentences[at]) == 1
    return (
        bare
        or not named
        or any(not one.loose.isdisjoint(word.loose) for one in named for word in near)
    )
