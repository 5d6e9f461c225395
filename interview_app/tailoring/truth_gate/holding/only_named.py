"""What a line only names, of what the evidence proposes or denies: "*Suggested* a second rack", "quantities *for tenders*".

A card may tell that somebody proposed a thing and no more, or that another's deed is no deed of the person's. A line that
says itself that the thing was proposed, or that the person's own deed was done *for* it, claims neither.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence

from interview_app.tailoring.truth_gate.cards.deed_families import families
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding.known_words import has
from interview_app.tailoring.truth_gate.reading.line import Keys, Line, Word, joined
from interview_app.tailoring.truth_gate.words import closed_words, lexicon

_PROPOSE = frozenset(
    "suggested suggest suggests suggesting recommended recommend recommends recommending pitched".split()
)
_FOR = frozenset(("for", "für"))
_FARTHEST = 5
"""Words between "for" and the noun of its phrase, at most."""


def told(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a line claims nothing by a word that the evidence has only as proposed, or denies."""
    if word.negated:
        return False
    keys = word.token.keys
    if not keys.isdisjoint(evidence.hedged):
        return (
            not (word.verb or word.hedged)
            and _proposes(line, word)
            and _is_proposed(keys, evidence)
        )
    before = _for_what(line, word)
    return (
        before > 0
        and (not word.verb or _is_noun(line, word.at, before))
        and _serves(line, word, evidence, before)
    )


def _proposes(line: Line, word: Word) -> bool:
    """Whether the line's own deed in the clause of a word is a proposal, which names no other deed."""
    piece = line.piece_at(word.at)
    said = [token.low for token in line.tokens[piece.first : piece.last + 1]]
    put_forward = any(pair == ("put", "forward") for pair in itertools.pairwise(said))
    others = (one.verb for one in piece.words if one.verb and one.token.low not in _PROPOSE)
    return (put_forward or not _PROPOSE.isdisjoint(said)) and all(
        verb in ("put", "forward") for verb in others
    )


def _is_proposed(keys: Keys, evidence: Evidence) -> bool:
    """Whether the evidence says of a thing that it was proposed, and not that it was tried or applied for."""
    return any(
        word.hedged
        and not keys.isdisjoint(word.token.keys)
        and any(token.low == "proposed" for token in told.sentence_around(word.at))
        for told in evidence.lines
        if "proposed" in told.said
        for word in told.words
    )


def _for_what(line: Line, word: Word) -> int:
    """The token of the "for" whose phrase a word is in, with what serves it before; 0 for none."""
    for at in range(word.at - 1, max(0, word.at - 1 - _FARTHEST), -1):
        token = line.tokens[at]
        if token.low in _FOR:
            return at
        if (token.kind != "word" and token.text not in "'’-") or token.low in _ENDS_PHRASE:
            return 0
    return 0


_ENDS_PHRASE = frozenset("and und or oder with mit by durch".split())


def _is_noun(line: Line, at: int, before: int) -> bool:
    """Whether an article or a possessive behind "for" makes a noun of what may tell a deed: "for the partners' *hires*"."""
    return any(
        token.low in closed_words.DETERMINERS or token.text in "'’"
        for token in line.tokens[before + 1 : at]
    )


def _serves(line: Line, word: Word, evidence: Evidence, before: int) -> bool:
    """Whether the evidence tells beside where it denies a thing what the line says was done for it.

    What stands before "for" must be known, some of it from the sentence of the denial or the next one, and no verb of the
    line may be the one that is denied there.
    """
    served = [one for one in line.words if one is not word and (one.at < before or one.verb)]
    if not served or any(one.negated or not has(line, one, evidence) for one in served):
        return False
    if not line.german and any(one.verb and one.at > word.at for one in served):
        return False  # "samples for the lab and *tested* them": another deed behind it
    deeds = _families_of(one for one in line.words if one is not word)
    return any(
        deeds.isdisjoint(_families_of(denying)) and _tells_of(served, plain)
        for denying, plain in _around_denials(word, evidence)
    )


def _families_of(words: Iterable[Word]) -> Keys:
    """The deeds that words tell of, or that nouns of theirs name, with those that are another word for each."""
    deeds = {one.verb or lexicon.verbs().get(one.token.low, ("",))[0] for one in words} - {""}
    return frozenset(deeds).union(*map(families, deeds))


def _tells_of(served: Sequence[Word], plain: Sequence[Word]) -> bool:
    """Whether what is told around a denial has one of these words, and each deed among them as more than somebody's name."""
    known = joined([one.answers for one in plain])
    done = joined([one.answers for one in plain if one.token.low not in lexicon.people()])
    if any(one.verb and one.loose.isdisjoint(done) for one in served):
        return False
    return any(_is_beside(one, known) for one in served)


def _is_beside(word: Word, known: Keys) -> bool:
    """Whether what is told around a denial has a word, or what a German compound is made of: "Terminabstimmung"."""
    low = word.token.low
    return not word.loose.isdisjoint(known) or (
        word.token.capital and any(key[:2] == "r:" and low.startswith(key[2:7]) for key in known)
    )


def _around_denials(
    word: Word, evidence: Evidence
) -> Iterator[tuple[Sequence[Word], Sequence[Word]]]:
    """What is denied with a word in each sentence that has it denied, and what that sentence and the next tell plainly.

    Between the two a small word must point from the one to the other: "I *only* weigh the doses", "a list for *them*", "*dafür*".
    """
    for told in evidence.lines:
        bounds, every = told.sentence_bounds, told.sentences
        for at, sentence in enumerate(every):
            denying = [
                one
                for one in sentence
                if one.negated and not one.token.keys.isdisjoint(word.token.keys)
            ]
            if not denying:
                continue
            behind = at + 1 if at + 1 < len(every) else at
            here = {token.low for token in told.tokens[bounds[at][0] : bounds[behind][1]]}
            if _POINTS.isdisjoint(here):
                continue
            both = [*sentence, *(every[behind] if behind > at else [])]
            denied = [one for one in sentence if one.negated]
            yield denied, [one for one in both if not one.negated and not one.hedged]


_POINTS = frozenset(
    "only just it them him her dafür dazu hierfür nur bloß ihm ihr ihnen sie damit".split()
)
