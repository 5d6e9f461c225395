"""Whether one card denies what a line says with a word: the same deed of the same thing, and not for somebody else."""

from collections.abc import Sequence

from interview_app.tailoring.truth_gate.cards.deed_families import families
from interview_app.tailoring.truth_gate.cards.denied import SAYS_LITTLE, Denial
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.holding.denied_words import any_of, meant_by
from interview_app.tailoring.truth_gate.reading import stand_ins
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys, Line, Word
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import keys_of


def denies(part: Evidence, line: Line, word: Word, used: Sequence[Evidence] = ()) -> bool:
    """Whether a card denies a word of the line in the way the line uses it; `used`: what the line rests on otherwise."""
    others = [one for one in line.words if one is not word]
    helps = (
        "help" in line.piece_at(word.at).ranks
        or stand_ins.STANDS_IN.search(line.folded) is not None
    )
    keys = (
        NOTHING
        if helps and stand_ins.names_whom(line, word.at)
        else meant_by(word, used or (part,))
    )
    for denial in part.denials:
        if keys.isdisjoint(denial.keys) or (helps and (denial.theirs or denial.by)):
            continue
        things = [one for one in others if not one.verb]
        same = denial.tells != "" and denial.tells == word.verb
        alike = not same and all(one[:2] in ("f:", "c:") for one in keys & denial.keys)
        if alike and not denial.deed and not any(one[:2] == "f:" for one in keys & denial.keys):
            continue  # a thing is denied by its name, not by all that is like it
        if (
            denial.deed
            and alike
            and things
            and denial.sentence
            and not any_of(denial.sentence, things)
        ):
            continue  # another deed of the family, of another matter
        if _never_done(denial, word, used):
            return True
        signs = (
            bool(denial.verb)
            and denial.verb == word.verb
            and families(word.verb) == families("sign")
        )
        if signs and all(word.verb not in one.bases for one in used):
            return True  # the only card that knows of signing denies it
        if (
            denial.beside
            and not any_of(denial.beside, others)
            and not _in_manner(line, denial.beside)
        ):
            continue
        if denial.of and not any_of(denial.of, others) and not _has_token(line, word, denial.of):
            continue
        if (
            denial.by
            and not any_of(denial.by, others)
            and not (word.verb and denial.tells)
            and _known_else(word, used or (part,))
        ):
            continue  # "Azubis prüfe ich nicht" of somebody who leads two of them
        if denial.deed and denial.of and _another_object(denial.of, line, word, used):
            continue
        if not things or denial.of or not denial.deed or any_of(denial.matter, things):
            return True
    return False


def by_leave(line: Line, word: Word, part: Evidence) -> bool:
    """Whether a German noun only says that somebody gave leave, which the evidence tells of them: "*mit ärztlicher Freigabe*"."""
    deed = (
        lexicon.verbs().get(word.token.low, ("",))[0]
        if line.german and word.token.capital and word.at > 1
        else ""
    )
    if not deed or line.tokens[word.at - 2].low not in _BY_LEAVE:
        return False
    whose = line.tokens[word.at - 1].low
    theirs = whose.endswith("er") and whose not in _OWN
    return theirs and any(denial.theirs and denial.tells == deed for denial in part.denials)


_BY_LEAVE = frozenset("mit nach unter".split())
_OWN = frozenset(
    "eigener alleiniger voller selbstständiger selbständiger persönlicher meiner".split()
)


def _known_else(word: Word, parts: Sequence[Evidence]) -> bool:
    """Whether these cards name a thing besides where they deny a deed of it: "Simulator" of "Übungen am Fahrsimulator"."""
    low = word.token.low
    return any(not word.loose.isdisjoint(one.loose) for one in parts) or (
        word.token.capital
        and len(low) > 5
        and any(f"{low}\n" in one.compound_text for one in parts)
    )


def _has_token(line: Line, word: Word, keys: Keys) -> bool:
    """Whether an everyday word beside a deed, which is no word of the line else, is what it is denied of."""
    piece = line.piece_at(word.at)
    return any(
        not token.keys.isdisjoint(keys) for token in line.tokens[word.at + 1 : piece.last + 1]
    )


def _in_manner(line: Line, keys: Keys) -> bool:
    """Whether an adverb of the line says what a denied name begins with: "formally assessed", of a formal assessment."""
    manner = (token.low for token in line.tokens if token.low.endswith("ly") and len(token.low) > 5)
    return any(not keys_of(low[:-2]).isdisjoint(keys) for low in manner)


def _never_done(denial: Denial, word: Word, used: Sequence[Evidence]) -> bool:
    """Whether somebody denies a deed altogether, of whatever it is said: "I did not spray", "the designs were never mine"."""
    outright = denial.alone and not denial.theirs and not denial.of and denial.verb != ""
    verb = word.verb or lexicon.verbs().get(word.token.low, ("",))[0]
    return outright and denial.verb == verb and all(verb not in one.bases for one in used)


def _tells_alike(sentence: Sequence[Word], word: Word) -> bool:
    """Whether a sentence tells of the deed too, or names no deed at all: "sergeant's exam 2017"."""
    deeds = [
        one for one in sentence if one.verb and not one.negated and one.verb not in SAYS_LITTLE
    ]
    return not deeds or any(not one.loose.isdisjoint(word.loose) for one in deeds)


def _another_object(of: Keys, line: Line, word: Word, used: Sequence[Evidence]) -> bool:
    """Whether the line says the deed of something else that the evidence names so: "the sergeant's exam", not "the inspector's"."""
    things = [one for one in line.piece_at(word.at).words if one is not word and not one.verb]
    if not any(one.loose.isdisjoint(of) for one in things) or not any_of(of, things):
        return False
    return any(
        all(
            any(not one.loose.isdisjoint(said.loose) for said in sentence if not said.negated)
            for one in things
        )
        and (part.of_no_post or _tells_alike(sentence, word))
        for part in used
        for told in part.lines
        for sentence in told.sentences
        if not any(
            said.negated and said.verb == word.verb for said in sentence
        )  # what is denied there is not said there
    )
