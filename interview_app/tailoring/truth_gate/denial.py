"""What any card denies may not be claimed because another card merely fits: "Corporate picked the system, not me"."""

import re
from collections.abc import Sequence
from functools import lru_cache

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate import compounds, leading, lexicon, meaning
from interview_app.tailoring.truth_gate.denied import SAYS_LITTLE, Denial, families
from interview_app.tailoring.truth_gate.evidence import Evidence
from interview_app.tailoring.truth_gate.evidence_index import EvidenceIndex
from interview_app.tailoring.truth_gate.line import Keys, Line, Word, is_name
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.pool import Pool
from interview_app.tailoring.truth_gate.tokens import keys_of


def hold(line: Line, index: EvidenceIndex, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """Objections to words that a card of these denies of the same matter, and that no card the line rests on says."""
    for word in line.words:
        if word.negated or word.hedged or word.verb in SAYS_LITTLE or _holds_talks(line, word):
            continue
        if not index.denies_any(_all_keys(word)) or _is_proposed(line, word):
            continue
        denying = index.denying(_keys(word, used))
        if not denying or _said(line, word, used):
            continue
        if (
            word.groups & {"lead", "manage"}
            and not _of_its_object(line, word, denying, allowed)
            and any(leading.leads_people(line, line.piece_at(word.at), part) for part in used)
        ):
            continue
        own = _is_own_word(word, used)
        for part in denying:
            if own and part not in used:
                continue
            if part in allowed and not _said(line, word, (part,)) and denies(part, line, word, used):
                sentence = _("Claims “{word}”, which the evidence denies").format(word=word.token.text)
                return [Objection(ViolationKind.NEGATION, sentence, at=word.at)]
    return []


_PROPOSES = frozenset("suggest propose recommend request anregen vorschlagen empfehlen beantragen".split())


def _is_proposed(line: Line, word: Word) -> bool:
    """Whether a line says no more of a deed than that the person proposed it: "Anschaffung eines Krans angeregt"."""
    return any(one is not word and one.verb in _PROPOSES for one in line.piece_at(word.at).words)


_HELD = re.compile(r"(?:gespräche?n?|interviews?|protokolle?|kasse|kartei|telefonate?n?|beratungen|verhandlungen)$")


def _holds_talks(line: Line, word: Word) -> bool:
    """Whether German "führen" is of talks or records, which is no leading that anybody denied."""
    return word.verb == "führen" and any(
        one is not word and not one.negated and _HELD.search(one.token.low) for one in line.piece_at(word.at).words
    )


def _of_its_object(line: Line, word: Word, denying: Sequence[Evidence], allowed: Pool) -> bool:
    """Whether a card denies leading of the very thing that the line says was led: the rebuilding, not the branch."""
    things = [one for one in line.piece_at(word.at).words if one is not word and not one.verb]
    keys = word.loose | families(word.verb)
    return any(
        denial.deed and denial.of and not denial.keys.isdisjoint(keys) and _any_of(denial.of, things)
        for part in denying
        if part in allowed
        for denial in part.denials
    )


def _is_own_word(word: Word, used: Sequence[Evidence]) -> bool:
    """Whether the cards that a line rests on say the very deed, or it is the post they tell of: another card's denial is of another time."""
    return any(
        (word.verb != "" and word.verb in part.bases)
        or (word.token.low.endswith(("leitung", "führung")) and compounds.leads_by_name(word.token.low, part))
        or any(
            word.token.low.removesuffix("ung") == post.removesuffix("erin").removesuffix("er")
            for title in part.title_words
            for post in title
        )
        for part in used
    )


@lru_cache(maxsize=4096)
def _tails(low: str, *, shortest: int) -> tuple[Keys, ...]:
    return tuple(keys_of(low[at:]) for at in range(2, len(low) - shortest + 1))


def _keys(word: Word, used: Sequence[Evidence]) -> Keys:
    """All by which a denied word may be meant: also the last part of a compound, "Marktstand" and "upselling".

    A part that the evidence says elsewhere denies nothing.
    """
    own = word.loose | _families(word.token.low, word.verb) | _separated(word)
    if _has_no_parts(word):
        return own
    tails = _tails(word.token.low, shortest=_shortest_part(word))
    return own.union(
        _families_within(word.token.low),
        *[keys for keys in tails if all(keys.isdisjoint(part.plain) for part in used)],
    )


def _all_keys(word: Word) -> Keys:
    """`_keys` where the evidence says no part of the word elsewhere: most words meet no denial even so."""
    low = word.token.low
    if _has_no_parts(word):
        return word.loose | _families(low, word.verb) | _separated(word)
    return _with_parts(low, word.verb, shortest=_shortest_part(word)) | word.loose | _separated(word)


def _separated(word: Word) -> Keys:
    """What a German verb is known by whose particle stands elsewhere: "meldete … an" by "anmelden"."""
    parted = word.verb != "" and lexicon.verbs().get(word.token.low, (word.verb,))[0] != word.verb
    return meaning.loose(word.verb) if parted else frozenset()


def _has_no_parts(word: Word) -> bool:
    return len(word.token.low) < 7 or is_name(word.token)


def _shortest_part(word: Word) -> int:
    return 4 if word.token.capital and not word.verb else 6


@lru_cache(maxsize=4096)
def _with_parts(low: str, verb: str, *, shortest: int) -> Keys:
    return _families(low, verb).union(_families_within(low), *_tails(low, shortest=shortest))


def _families(low: str, verb: str) -> Keys:
    return families(verb or lexicon.verbs().get(low, ("",))[0])


@lru_cache(maxsize=4096)
def _families_within(low: str) -> Keys:
    """The family of the deed that a longer word ends in: "upselling"."""
    deed = next((low[at:] for at in range(2, len(low) - 3) if low[at:] in lexicon.verbs()), "")
    return families(lexicon.verbs().get(deed, ("",))[0])


def _said(line: Line, word: Word, parts: Sequence[Evidence]) -> bool:
    """Whether these cards say the word themselves, in a sentence that also tells of what the line says it of.

    "Wrote 30 template replies" does not answer for "written Urdu".
    """
    things = [one.loose for one in line.piece_at(word.at).words if one is not word and not one.verb]
    for part in parts:
        if word.token.keys.isdisjoint(part.plain) and not (word.verb and word.verb in part.bases):
            continue
        if not things or any(_says(one, word, things) for one in part.lines):
            return True
    return False


def _says(told: Line, word: Word, things: Sequence[Keys]) -> bool:
    """Whether one sentence of a line of the evidence says a word, and one of these things along with it."""
    for sentence in told.sentences:
        plain = [one for one in sentence if not one.negated and not one.hedged]
        said = [
            one
            for one in plain
            if not one.token.keys.isdisjoint(word.token.keys) or (word.verb != "" and one.verb == word.verb)
        ]
        beside = [one for one in plain if one not in said[:1]]
        if said and any(not keys.isdisjoint(one.loose) for keys in things for one in beside):
            return True
    return False


_STANDS_IN = re.compile(
    r"vertretung|vertrat| vertret| eingesprungen | stand-?in | cover(?:ed|ing)? for | deputis| filled in for | stood in for "
)
"""Doing what is somebody else's while they are away is helping them."""


def denies(part: Evidence, line: Line, word: Word, used: Sequence[Evidence] = ()) -> bool:
    """Whether a card denies a word of the line in the way the line uses it; `used`: what the line rests on otherwise."""
    others = [one for one in line.words if one is not word]
    helps = "help" in line.piece_at(word.at).ranks or _STANDS_IN.search(line.folded) is not None
    keys = _keys(word, used or (part,))
    for denial in part.denials:
        if keys.isdisjoint(denial.keys) or (helps and (denial.theirs or denial.by)):
            continue
        things = [one for one in others if not one.verb]
        same = denial.tells != "" and denial.tells == word.verb
        alike = not same and all(one[:2] in ("f:", "c:") for one in keys & denial.keys)
        if alike and not denial.deed and not any(one[:2] == "f:" for one in keys & denial.keys):
            continue  # a thing is denied by its name, not by all that is like it
        if denial.deed and alike and things and denial.sentence and not _any_of(denial.sentence, things):
            continue  # another deed of the family, of another matter
        if _never_done(denial, word, used):
            return True
        signs = bool(denial.verb) and denial.verb == word.verb and families(word.verb) == families("sign")
        if signs and all(word.verb not in one.bases for one in used):
            return True  # the only card that knows of signing denies it
        if denial.beside and not _any_of(denial.beside, others) and not _in_manner(line, denial.beside):
            continue
        if denial.of and not _any_of(denial.of, others) and not _has_token(line, word, denial.of):
            continue
        if (
            denial.by
            and not _any_of(denial.by, others)
            and not (word.verb and denial.tells)
            and _known_else(word, used or (part,))
        ):
            continue  # "Azubis prüfe ich nicht" of somebody who leads two of them
        if denial.deed and denial.of and _another_object(denial.of, line, word, used):
            continue
        if not things or denial.of or not denial.deed or _any_of(denial.matter, things):
            return True
    return False


def _known_else(word: Word, parts: Sequence[Evidence]) -> bool:
    """Whether these cards name a thing besides where they deny a deed of it: "Simulator" of "Übungen am Fahrsimulator"."""
    low = word.token.low
    return any(not word.loose.isdisjoint(one.loose) for one in parts) or (
        word.token.capital and len(low) > 5 and any(f"{low}\n" in one.compound_text for one in parts)
    )


def _has_token(line: Line, word: Word, keys: Keys) -> bool:
    """Whether an everyday word beside a deed, which is no word of the line else, is what it is denied of."""
    piece = line.piece_at(word.at)
    return any(not token.keys.isdisjoint(keys) for token in line.tokens[word.at + 1 : piece.last + 1])


def _in_manner(line: Line, keys: Keys) -> bool:
    """Whether an adverb of the line says what a denied name begins with: "formally assessed", of a formal assessment."""
    manner = (token.low for token in line.tokens if token.low.endswith("ly") and len(token.low) > 5)
    return any(not keys_of(low[:-2]).isdisjoint(keys) for low in manner)


def _never_done(denial: Denial, word: Word, used: Sequence[Evidence]) -> bool:
    """Whether somebody denies a deed altogether, of whatever it is said: "I did not spray", "the designs were never mine"."""
    outright = denial.alone and not denial.theirs and not denial.of and denial.verb != ""
    verb = word.verb or lexicon.verbs().get(word.token.low, ("",))[0]
    return outright and denial.verb == verb and all(verb not in one.bases for one in used)


def _any_of(keys: Keys, words: Sequence[Word]) -> bool:
    """Whether one of these words is meant, itself or as the last part of a compound: "Rahmenverträge" for "Verträge"."""
    return any(not one.loose.isdisjoint(keys) or _ends_in(one, keys) for one in words)


def _ends_in(word: Word, keys: Keys) -> bool:
    low = word.token.low
    if not word.token.capital or len(low) < 7:
        return False
    ends = tuple(key for key in keys if ":" not in key and len(key) > 2)
    return low.endswith(ends) or low.removesuffix("s").endswith(ends)


def _tells_alike(sentence: Sequence[Word], word: Word) -> bool:
    """Whether a sentence tells of the deed too, or names no deed at all: "sergeant's exam 2017"."""
    deeds = [one for one in sentence if one.verb and not one.negated and one.verb not in SAYS_LITTLE]
    return not deeds or any(not one.loose.isdisjoint(word.loose) for one in deeds)


def _another_object(of: Keys, line: Line, word: Word, used: Sequence[Evidence]) -> bool:
    """Whether the line says the deed of something else that the evidence names so: "the sergeant's exam", not "the inspector's"."""
    things = [one for one in line.piece_at(word.at).words if one is not word and not one.verb]
    if not any(one.loose.isdisjoint(of) for one in things) or not _any_of(of, things):
        return False
    return any(
        all(any(not one.loose.isdisjoint(said.loose) for said in sentence if not said.negated) for one in things)
        and (part.of_no_post or _tells_alike(sentence, word))
        for part in used
        for told in part.lines
        for sentence in told.sentences
        if not any(
            said.negated and said.verb == word.verb for said in sentence
        )  # what is denied there is not said there
    )
