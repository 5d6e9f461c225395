"""What a line of the evidence denies, or calls unfinished, and of what."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from interview_app.tailoring.truth_gate.cards.deed_families import families
from interview_app.tailoring.truth_gate.reading import handed_over, others_written
from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys, Line, Piece, Word, joined
from interview_app.tailoring.truth_gate.words import closed_words, lexicon, meaning
from interview_app.tailoring.truth_gate.words.tokens import keys_of


@dataclass(frozen=True, slots=True)
class Denial:
    """One denied or unfinished word of the evidence.

    `keys`: the word; `beside`: the words it is one name with ("staff pay isn't in that" denies neither alone); `of`: for a
    deed, what it was done to, when the clause says so; `by`: for a thing, the deed that is denied of it ("Azubis prüfe
    ich nicht"), when the clause names one that says something; `matter`: what was spoken of up to there; `theirs`: whether
    the clause tells of others only, whom the person may well have helped; `sentence`: the other words of its sentence;
    `verb`: the infinitive of a deed that is denied outright; `alone`: whether the clause names nothing, not even by a
    pronoun, that it is denied of ("I did not spray"); `tells`: the infinitive that the word or noun stands for.
    """

    keys: Keys
    beside: Keys
    of: Keys
    by: Keys
    matter: Keys
    deed: bool
    theirs: bool = False
    sentence: Keys = NOTHING
    verb: str = ""
    alone: bool = False
    tells: str = ""


SAYS_LITTLE = frozenset(
    "do make have be get take go come know need use give put work keep let leave see look want touch tun machen haben sein geben gehen nehmen arbeiten dürfen können"
    " bekommen wollen".split()
)
"""Verbs that say little about what was done, so that denying them denies the thing itself."""
_SAID_BY_THE_WAY = frozenset(
    "hab hatt mach hol tu geh guck stammt stammte stammen stammten kam kamen kommt kommen lag lagen liegt liegen mind itself himself herself themselves anyway though really obviously yet either anymore selbst halt eben".split()
)
_NO_OBJECTS = frozenset(
    "anything anyone anybody anywhere nothing something all done made carried were been have having being never mine ours either then there always that this with from before after".split()
)
_DETERMINERS = closed_words.DETERMINERS | {"any"}
_SPEAKER = frozenset("i ive im id ill weve we me us ich wir mich mir uns".split())
_STANDS_FOR = frozenset("it them they that this those das es ihn sie dies ihm".split())
_NAMES_NOTHING = frozenset(
    "system software tool app thing lot one programme program project job work process das es sache gerät projekt arbeit auftrag".split()
)


def deed_keys(line: Line, word: Word) -> Keys:
    """By what a German deed and its noun meet though no list has them: "eingeleitet" and "Einleitung"."""
    if not line.german or word.token.low in lexicon.verbs():
        return NOTHING
    deed = lexicon.deed_of(word.token.low)
    return frozenset((f"v:{deed}",)) | families(deed) if deed else NOTHING


_PASSIVE = closed_words.COPULAS | {"be", "been", "being"}
_SOME_PEOPLE = frozenset(
    "team teams group groups department departments people colleague colleagues office abteilung kollegen kolleginnen".split()
)
"""Who does what the person does not."""


def denials(line: Line) -> list[Denial]:
    """The denied words of a line, each with what it is denied of."""
    denied = [word for word in line.words if word.negated or word.hedged]
    if not denied:
        return []
    found = []
    for word in denied:
        if word.token.low in _SOME_PEOPLE and _theirs(line, word):
            continue  # "that is another team" says nothing of the person's own
        near = [one for one in denied if abs(one.at - word.at) == 1 and not is_deed(line, one)]
        near = [one for one in near if one.token.low not in _SAID_BY_THE_WAY]
        near = [
            one for one in near if one.token.low not in others_written.GIVES_AWAY
        ]  # "die Freigabe oblag dem Prüfer"
        near = [
            one for one in near if one.at > word.at or not lexicon.is_title(one.token.low)
        ]  # "the chief signs"
        piece = line.piece_at(word.at)
        found += _within(line, word, near) + _thought_out(line, word, near)
        clause = [one for one in denied if one is not word and line.piece_at(one.at) is piece]
        told = [one for one in line.words if one.at <= piece.last]
        pronoun = any(
            token.low in _STANDS_FOR for token in line.tokens[piece.first : piece.last + 1]
        )
        deed = is_deed(line, word)
        objects = [
            one for one in clause if not is_deed(line, one) and one.token.low not in _NAMES_NOTHING
        ]
        objects = [
            one for one in objects if one.token.capital or not line.german
        ]  # no adverb: "unterschrieben hat natürlich der Chef"
        objects = [
            one
            for one in objects
            if not _does_it(line, word, one) and one.token.low not in _SAID_BY_THE_WAY
        ]
        if line.german and objects and _theirs(line, word):
            objects = [one for one in objects if not _by_whom(line, one)]
        deeds = [one for one in clause if is_deed(line, one) and one.verb not in SAYS_LITTLE]
        found.append(
            Denial(
                _meant(word) | (families(word.verb) if deed else NOTHING) | deed_keys(line, word),
                NOTHING if deed and line.german else _all(near),
                (_all(objects) or _plain_objects(line, word)) if deed and not pronoun else NOTHING,
                NOTHING if deed else _all(deeds),
                _all(one for one in told if one is not word),
                deed,
                _theirs(line, word),
                _all(one for one in _sentence(line, word) if one is not word and not one.verb),
                word.verb if deed and word.negated else "",
                deed and not pronoun and not objects and not near and _said_of_oneself(line, piece),
                word.verb or _deed_named(line, word),
            )
        )
    return found


def _within(line: Line, word: Word, near: Iterable[Word]) -> list[Denial]:
    """The deed that a denied noun names along with its object: "Prüfungsanmeldungen", "the Greenhouse administrator"."""
    if word.verb or not word.negated:
        return []
    head, base = _parts(word.token.low) if line.german and word.token.capital else ("", "")
    of = (
        meaning.loose(head)
        if base
        else _all(one for one in near if one.at < word.at and one.token.capital)
    )
    if not base and line.german and word.token.capital:
        return _of_post(line, word)
    bases = (base,) if base else tuple(lexicon.done_by(word.token.low)) if of else ()
    theirs = _theirs(line, word)
    return [
        Denial(
            meaning.loose(one) | families(one),
            frozenset(),
            of,
            frozenset(),
            of,
            True,
            theirs,
            of,
            one,
            False,
            one,
        )
        for one in bases
    ]


def _thought_out(line: Line, word: Word, near: Iterable[Word]) -> list[Denial]:
    """The deeds that are not the person's where the idea is somebody else's: "Die Idee kam aus dem Nachbarreferat"."""
    deeds = handed_over.thought_out(word.token.low) if word.negated else ()
    if not deeds:
        return []
    told = _all(one for one in line.words if one is not word)
    keys = NOTHING.union(*[keys_of(one) | families(one) for one in deeds])
    return [
        Denial(
            keys,
            _all(one for one in near if one.at < word.at),
            NOTHING,
            NOTHING,
            told,
            True,
            True,
            told,
        )
    ]


def _of_post(line: Line, word: Word) -> list[Denial]:
    """The deed that a German post is named for: "Administrator ist ein Kollege" denies that the person administered anything told of there."""
    deed = lexicon.german_done_by(word.token.low)
    if not deed or not _theirs(line, word):
        return []
    told = _all(one for one in line.words if one is not word)
    keys = keys_of(deed) | keys_of(deed.removesuffix("en") + "t") | families(deed)
    return [Denial(keys, NOTHING, NOTHING, NOTHING, told, True, True, told, deed, False, deed)]


_BODIES = ("leitung", "führung", "verwaltung")
"""Deeds that name those who do them as well: "die Filialleitung"."""


@lru_cache(maxsize=4096)
def _parts(low: str) -> tuple[str, str]:
    """The object and the deed of a German compound of both: "prüfung", "anmelden"; empty for other words."""
    if low.endswith(_BODIES):
        return "", ""
    for at in range(4, len(low) - 4):
        tail = low[at:]
        entry = lexicon.verbs().get(tail)
        base = lexicon.german_deed(tail) or (
            entry[0] if entry is not None and entry[0] != tail else ""
        )
        if base:
            return low[:at].removesuffix("s"), base
    return "", ""


_BEHIND = frozenset(
    "per pro for of in at from by with für von bei mit zu zur zum nach aus je".split()
)


def _deed_named(line: Line, word: Word) -> str:
    """The infinitive that a noun of a deed stands for ("appointments", "Freigaben"); empty for other words, and behind "per"."""
    if word.at and line.tokens[word.at - 1].low in _BEHIND:
        return ""
    low, single = word.token.low, word.token.low.removesuffix("s")
    nouns = lexicon.deeds()
    named = nouns.get(low) or nouns.get(single) or lexicon.german_deed(low)
    return named or (
        lexicon.verbs().get(single, ("",))[0]
        if single.endswith(("ment", "ion", "al", "ance"))
        else ""
    )


_TO_WHOM = frozenset("by to with".split())


def _does_it(line: Line, deed: Word, word: Word) -> bool:
    """Whether a word names who does what is denied: "left to the vets", "run by the catastrophe team"; not what it is done to."""
    if line.german or word.at < deed.at:
        return False
    between = [token.low for token in line.tokens[deed.at + 1 : word.at]]
    near = not _TO_WHOM.isdisjoint(between[-3:]) and lexicon.is_title(
        word.token.low.removesuffix("s")
    )
    return near or "by" in between


_BY_WHOM = frozenset("von vom bei beim durch im".split())


def _by_whom(line: Line, word: Word) -> bool:
    """Whether a German noun only says by whom or where others do it: "reguliert wird *bei der Versicherung*"."""
    before = [token.low for token in line.tokens[max(0, word.at - 2) : word.at]]
    return bool(before) and (
        before[-1] in _BY_WHOM or (before[0] in _BY_WHOM and before[-1] in lexicon.glue())
    )


_AUXILIARY = frozenset("i ive im we weve did do does didnt dont doesnt never ich wir".split())


def _said_of_oneself(line: Line, piece: Piece) -> bool:
    """Whether a denial is a clause of its own and no end of another: "I didn't spray", but not "Urdu spoken, not written"."""
    return any(token.low in _AUXILIARY for token in line.tokens[piece.first : piece.last + 1])


def _meant(word: Word) -> Keys:
    """What a denied word denies; of a post only the post: "I'm not a developer" does not deny that something was designed."""
    posts = (
        lexicon.is_title(word.token.low)
        or word.token.low in lexicon.titles()
        or "helfer" in word.token.low
    )
    return word.token.keys if posts and not word.verb else word.loose


def _plain_objects(line: Line, word: Word) -> Keys:
    """What an English deed is done to where only everyday words name it: "I never set the rates"."""
    if line.german or word.negated is False:
        return NOTHING
    behind = line.tokens[word.at + 1 : line.piece_at(word.at).last + 1]
    if behind and behind[0].low == "by":
        return _done_to(line, word)
    named = [
        one
        for one in behind
        if one.kind == "word" and not one.used and one.low not in _SAID_BY_THE_WAY
    ]
    by = next((at for at, one in enumerate(named) if one.low == "by"), len(named))
    named = [one for one in named[:by] if one.low not in _NAMES_NOTHING]
    telling = [one for one in named if one.low not in lexicon.glue()]
    return NOTHING.union(
        *(one.keys for one in telling or named if len(one.low) > 3 and one.low not in _NO_OBJECTS)
    )


def _done_to(line: Line, word: Word) -> Keys:
    """What a participle before its doer is said of: "*modules* written by the team", "*the programme itself* was written by"."""
    first, at = line.piece_at(word.at).first, word.at - 1
    if at < 0 or line.tokens[at].low not in _PASSIVE:
        return line.tokens[at].keys if at >= 0 else NOTHING
    named = [
        one
        for one in line.tokens[first:at]
        if one.kind == "word" and not one.used and one.low not in lexicon.glue()
    ]
    return NOTHING.union(*(one.keys for one in named if one.low not in _SAID_BY_THE_WAY))


def _sentence(line: Line, word: Word) -> list[Word]:
    return next((one for one in line.sentences if word in one), [])


def _theirs(line: Line, word: Word) -> bool:
    """Whether a denied word stands in a clause that neither denies anything nor speaks of the person."""
    every, _short = lexicon.negators()
    first = last = word.at
    while first and line.tokens[first - 1].text not in closed_words.STOPS:
        first -= 1
    while last + 1 < len(line.tokens) and line.tokens[last + 1].text not in closed_words.STOPS:
        last += 1
    lows = {token.low for token in line.tokens[first : last + 1]}
    behind = {token.low for token in line.tokens[last + 2 : last + 5]}
    return word.negated and not (
        lows & (every | _SPEAKER) or (behind & every and behind & _SPEAKER)
    )


def is_deed(line: Line, word: Word) -> bool:
    """Whether a word tells of a deed: a verb, but no German noun that only looks like one."""
    if word.unknown_verb and not line.german and not word.token.low.endswith(("ed", "ing")):
        return False  # "the website was theirs"
    if word.at and word.token.low == word.verb and line.tokens[word.at - 1].low in _DETERMINERS:
        return False  # "the budget's with the manager"
    return word.verb != "" and not (line.german and word.token.capital and not _begins(line, word))


def _begins(line: Line, word: Word) -> bool:
    """Whether a capital is that of a sentence, so that the word may be a verb."""
    return word.at == 0 or line.tokens[word.at - 1].text in (".", "!", "?")


def _all(words: Iterable[Word]) -> Keys:
    return joined([one.loose for one in words])
