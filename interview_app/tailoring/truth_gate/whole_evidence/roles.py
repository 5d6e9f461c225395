"""What part in a deed a verb claims that no lesser part proves: to decide, order, buy, pay, win, approve or design a thing.

Parts in a deed stand one above the other: to bring it about > to plan it > to lead it > to carry it out > to help in it >
to attend it or use what came of it (`verbs` weighs leading and helping). "Commissioned the inventory" needs evidence of
ordering it, not of entering trees into it; "secured a grant" of winning it, not of a cost estimate for it. What is fair
ground for such a verb is a sentence of the evidence with a deed of the same kind, done by the person to the same thing.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate.cards.denied import SAYS_LITTLE
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.cards.pool import Pool
from interview_app.tailoring.truth_gate.holding import called_help, leading
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Piece, Word
from interview_app.tailoring.truth_gate.words import deed_kinds, lexicon, meaning
from interview_app.tailoring.truth_gate.words.tokens import Token

_ARTICLES = frozenset("a an the my our its their his her".split())
_DONE_TO = frozenset("was were been being is are be got wurde wurden worden bin -".split())
_GIVES_AWAY = frozenset("by durch vom von".split())
_ANOTHER_VERB = {
    "sign": frozenset("up on in".split()),
    "write": frozenset(("off", "down")),
    "land": frozenset(("on", "at")),
}
"""What makes a verb another one: "signed up 40 members", "stock written off"."""


def hold(line: Line, allowed: Pool, used: Sequence[Evidence]) -> list[Objection]:
    """The objection to the first such deed of a line for which none of these cards gives the person a like part."""
    kinds = deed_kinds.grounds()
    under = called_help.under_somebody(line)
    for piece in line.pieces:
        if "help" in piece.ranks or under:
            continue
        for word in piece.words:
            verb = _meant(line, piece, word)
            if (
                verb not in kinds
                or not _is_claim(line, piece, word)
                or _brings_people(line, piece, word)
            ):
                continue
            if verb == "einstellen" and not leading.takes_on_people(line, word):
                continue  # "das Licht eingestellt"
            if any(_says(part, verb) for part in used) or _shown(line, piece, word, verb, allowed):
                continue
            if verb == "aufbauen" and _leaves_open(line, piece, word, allowed):
                continue
            if _SEVERAL.search(line.folded) and any(verb in part.bases for part in used):
                continue  # "zu dritt aufgebaut" of "hab ich mit aufgebaut"
            sentence = _("Claims “{word}” but no evidence says so").format(word=word.token.text)
            return [Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)]
    return []


def _leaves_open(line: Line, piece: Piece, word: Word, allowed: Pool) -> bool:
    """Whether the evidence names a thing without what the person did with it: "gelungen ist das mit einem Springerpool"."""
    things = _objects(line, piece, word)
    for told, sentence in _sentences(allowed):
        around = told.sentence_around(sentence[0].at) if sentence else []
        spoken = any(one.low in _PERSON for one in around)
        if spoken and any(_is_meant(thing, one) for thing in things for one in sentence):
            return False
    return True


_PERSON = frozenset(("ich", "wir"))
_SEVERAL = re.compile(r" zu (?:zweit|dritt|viert|fünft|sechst|siebt|mehreren) ")


def _meant(line: Line, piece: Piece, word: Word) -> str:
    """The verb that a phrase stands for: "took the decision" for "decided"."""
    if word.verb in ("take", "make", "treffen"):
        decided = any(
            token.low in _DECISIONS for token in line.tokens[piece.first : piece.last + 1]
        )
        return "decide" if decided else word.verb
    return word.verb


_DECISIONS = frozenset("decision decisions entscheidung entscheidungen".split())


def _is_claim(line: Line, piece: Piece, word: Word) -> bool:
    """Whether a word says that the person did the deed: no passive, no noun that is the object of another deed."""
    if word.negated or (word.token.low.startswith(word.verb) and lexicon.is_title(word.token.low)):
        return False  # "one of six engineers"
    before = line.tokens[word.at - 1] if word.at else None
    if (
        before is not None
        and not line.german
        and (before.used == "number" or before.low in _ARTICLES)
    ):
        return False  # "two written commendations"
    if _describes(line, piece, word, before):
        return False
    behind = line.tokens[word.at + 1].low if word.at + 1 < len(line.tokens) else ""
    if behind in _GIVES_AWAY or behind in _ANOTHER_VERB.get(word.verb, ()):
        return False
    if any(
        token.text in _DONE_TO or token.low in _DONE_TO
        for token in line.tokens[max(0, word.at - 2) : word.at]
    ):
        return False
    if _is_noun(word) and _stands_behind(line, word):
        return False  # "heard on the selection", "zur Auswahl angehört"
    if _is_noun(word) and any(
        one.verb and one is not word and not one.groups & {"lead", "manage"} for one in piece.words
    ):
        return False
    return word.verb not in deed_kinds.OBTAINS or any(
        deed_kinds.GRANTED.search(one.token.low) for one in piece.words
    )


def _describes(line: Line, piece: Piece, word: Word, before: Token | None) -> bool:
    """Whether an English participle only describes the noun before it, of which another verb tells: "maintain services written in Go"."""
    if (
        line.german
        or before is None
        or before.kind != "word"
        or before.low in lexicon.glue()
        or before.low in lexicon.verbs()
    ):
        return False
    return word.token.low not in (word.verb, word.verb + "s") and any(
        one.verb and one.at < word.at for one in piece.words
    )


def _brings_people(line: Line, piece: Piece, word: Word) -> bool:
    """Whether people were introduced to something, who were taught it: "eight newcomers introduced to the tool"."""
    if word.verb not in ("introduce", "einführen"):
        return False
    people = any(leading.is_people(one.token.low) for one in piece.words)
    return people or any(token.low == "to" for token in line.tokens[word.at + 2 : word.at + 4])


def _is_noun(word: Word) -> bool:
    """Whether a word is a noun of the deed: "procurement", "Freigabe"."""
    return word.token.low in lexicon.deeds() or word.token.low.endswith(
        (
            "purchase",
            "ment",
            "ung",
            "ungen",
            "kauf",
            "aufbau",
            "gabe",
            "wahl",
            "scheidung",
            *_NOUN_ENDS,
        )
    )


def _says(part: Evidence, verb: str) -> bool:
    """Whether a card says the very deed of the person."""
    return any(
        one.verb == verb and _is_own(told, one) and not _stands_behind(told, one)
        for told in part.lines
        for one in told.words
    )


def _is_own(told: Line, one: Word) -> bool:
    """Whether a word of the evidence tells of the person's own deed: not denied, not helped with, and not behind a "that"."""
    if one.negated or one.hedged or "help" in told.piece_at(one.at).ranks:
        return False
    return not one.at or told.tokens[one.at - 1].low not in _RELATIVE


_RELATIVE = frozenset("that which who".split())


def _names_any(sentence: Sequence[Word], piece: Piece, word: Word) -> bool:
    """Whether a sentence that tells of the very deed names anything that the line says it of."""
    things = [one for one in piece.words if one is not word and not one.verb]
    return any(_is_meant(thing, one) for thing in things for one in sentence)


def _objects(line: Line, piece: Piece, word: Word) -> list[Word]:
    """The things that a deed is done to: those right behind it, before any preposition, else all of its piece."""
    things = [one for one in piece.words if one is not word and not one.verb]
    behind = [one for one in things if one.at > word.at]
    if not behind:
        return things
    ends = (at for at in range(behind[0].at + 1, piece.last + 1) if line.tokens[at].low in _AROUND)
    end = next(ends, piece.last + 1)
    return [one for one in behind if one.at < end]


def _shown(line: Line, piece: Piece, word: Word, verb: str, allowed: Pool) -> bool:
    grounds = deed_kinds.grounds()[verb]
    things = _objects(line, piece, word)
    if any(_of_post(part, verb) for part in allowed):
        return True
    stems = tuple(thing.token.low[:5] for thing in things if len(thing.token.low) > 5)
    for told, sentence in _sentences(allowed):
        deeds = [one for one in sentence if _is_ground(told, one, word, grounds)]
        if not deeds:
            continue
        meant = [one for one in sentence if any(_is_meant(thing, one) for thing in things)]
        if meant and told.german and any(_is_outcome(told, one, verb) for one in sentence):
            return True  # "Entwürfe zeichne ich": who made them designed
        if any(
            one.token.low.startswith(stems) and len(one.token.low) > 9 for one in deeds if stems
        ):
            return True  # "Fasseinkauf"
        if not things or any(_together(told, sentence, one, two) for one in meant for two in deeds):
            return True
        if any(two.verb in deed_kinds.alike(verb) for two in deeds) and _names_any(
            sentence, piece, word
        ):
            return True
    return False


def _is_outcome(told: Line, one: Word, verb: str) -> bool:
    """Whether a German noun of the evidence is what comes of a deed, and what its sentence tells to have been made: "*Entwürfe* zeichne ich"."""
    named = one.token.capital and not one.negated and _german_deed(one.token.low) == verb
    return named and not _stands_behind(told, one)


@lru_cache(maxsize=16384)
def _german_deed(low: str) -> str:
    """The verb of a German noun of a deed, told of one or several: "Entwurf", "Entwürfe", "Vorschlägen"."""
    entry = lexicon.verbs().get(low)
    if entry is not None:
        return entry[0]
    bare = low.removesuffix("n").removesuffix("e").translate(_WITHOUT_UMLAUT)
    entry = lexicon.verbs().get(bare) if len(bare) > 4 else None
    return entry[0] if entry is not None else ""


_WITHOUT_UMLAUT = str.maketrans("äöü", "aou")


def _is_meant(thing: Word, one: Word) -> bool:
    """Whether a word of the evidence names a thing of the line, or the last part of it: "Konzept" of "Schutzkonzept"."""
    if not thing.loose.isdisjoint(one.loose):
        return True
    return (
        thing.token.capital and len(one.token.low) > 4 and thing.token.low.endswith(one.token.low)
    )


def _of_post(part: Evidence, verb: str) -> bool:
    """Whether the person's post is named for such a deed: a buyer buys, a recruiter hires."""
    return any(
        low.startswith(deed_kinds.post_stems(verb))
        for title in part.title_words
        for low in map(meaning.plain_vowels, title)
    )


def _is_ground(told: Line, one: Word, word: Word, grounds: frozenset[str]) -> bool:
    if (
        not _is_own(told, one)
        or lexicon.is_title(one.token.low)
        or one.token.low in lexicon.people()
    ):
        return False
    if _stands_behind(told, one):
        return False
    return (
        one.verb in grounds
        or not _tells_of(one.token.low).isdisjoint(grounds)
        or not one.loose.isdisjoint(word.loose)
    )


_PREPOSITIONS = frozenset(
    "for from at during in of on with to bei beim für aus von vom zu zum zur nach im am an mit während".split()
)
_NOUN_ENDS = ("ion", "ions", "ment", "ments", "ings", "al", "als")
_ANSWERS_FOR = frozenset("own manage lead charge run care duty".split())


def _stands_behind(told: Line, one: Word) -> bool:
    """Whether a noun of a deed only tells what something else was for: "tested for the rollout", "from the designer's drawings"."""
    noun = one.token.capital if told.german else not one.verb or one.token.low.endswith(_NOUN_ENDS)
    if not noun or not _ANSWERS_FOR.isdisjoint(told.piece_at(one.at).ranks):
        return False
    first = max(told.piece_at(one.at).first, one.at - 6)
    return any(token.low in _PREPOSITIONS for token in told.tokens[first : one.at])


@lru_cache(maxsize=16384)
def _tells_of(low: str) -> frozenset[str]:
    """The deeds that a word names without being used as a verb: "selection", "Vergabe", "Fasseinkauf"."""
    known = {
        lexicon.verbs().get(low, ("",))[0],
        lexicon.deeds().get(low, ""),
        lexicon.german_deed(low),
    }
    tails = (lexicon.verbs().get(low[at:]) for at in range(3, len(low) - 4))
    known |= {entry[0] for entry in tails if entry is not None and len(low) > 8}
    return frozenset(known - {""})


_AROUND = frozenset(
    "in at during within across for to from with bei beim im am während für zu zum zur aus mit".split()
)
_TAKES_UP = frozenset("it them that this one es sie das ihn den die".split())


def _together(told: Line, sentence: Sequence[Word], thing: Word, deed: Word) -> bool:
    """Whether a deed is of a thing: no other deed stands between them, or its piece takes it up by "it"."""
    first, last = min(thing.at, deed.at), max(thing.at, deed.at)
    if any(token.low in _AROUND for token in told.tokens[deed.at + 2 : thing.at]):
        return False  # "made splints in hand therapy", "prepared maps for an exhibition"
    if not any(
        one.verb and one.verb not in SAYS_LITTLE and first < one.at < last for one in sentence
    ):
        return True
    piece = told.piece_at(deed.at)
    lows = {token.low for token in told.tokens[piece.first : piece.last + 1]}
    return bool(lows & _TAKES_UP) or all(one.verb for one in piece.words)


def _sentences(allowed: Pool) -> Iterator[tuple[Line, list[Word]]]:
    """The sentences that tell what was done: not the names of posts and employers."""
    for part in allowed:
        for told in part.lines:
            if told.text not in part.headings:
                for sentence in told.sentences:
                    yield told, sentence
