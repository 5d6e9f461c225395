"""Which words are near enough to say the same: by what they are derived from, and by a table of words alike.

A word's keys (`tokens.keys_of`) tell that it *is* the other word. What is found here is looser and serves ordinary words
only: "anaesthetic" for "anaesthesia", "trip" for "sailed", "Anträge" for "Wohngeldanträge". Names of products, people and
places are never matched this way.
"""

from functools import cache, lru_cache

from interview_app.tailoring.truth_gate.words import alike_de, alike_en, lexicon, words_de, words_en
from interview_app.tailoring.truth_gate.words.tokens import fold, keys_of

Keys = frozenset[str]
_NONE: Keys = frozenset()
"""The one empty set: each other one would take up as much room as a full one."""
_ROOT = 5
"""Letters that two words of one family must share."""
_ENDINGS = tuple(
    sorted(
        (
            "s es e ed ing ings er ers or ors ion ions ation ations ition itions ment ments ance ances ence ences ant ants ent ents able ible ist ists ism istic ic ics etic etics "
            "ical al als ally ly y ies ied ive ives ative ity ities ness ise ised ising isation ize ized izing ization ify ified age ery ary ory ia sia esia ian ians ful less ship ous en "
            "ure ures ate ated ating ator ators etist etists etised "
            "n er ern em es te ten tet t et ung ungen erin erinnen in innen heit heiten keit keiten schaft schaften lich liche lichen licher isch ische ischen ig ige igen bar bare nis nisse "
            "ender endem endes enz enzen anz anzen atur aturen ie ieren ierung ierte ierten iert ationen ionen oren end ende enden"
        ).split(),
        key=len,
    )
)
_ENDING_SET = frozenset(_ENDINGS)
_LONGEST = max(map(len, _ENDINGS))
_UMLAUTS = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})


def plain_vowels(low: str) -> str:
    """The word without umlauts, so that "Anträge" meets "Antrag"."""
    return low.translate(_UMLAUTS)


def roots(low: str) -> Keys:
    """What the word may be derived from, each marked `r:`; empty for short words."""
    bare = plain_vowels(low)
    if len(bare) < _ROOT or not bare.isalpha():
        return _NONE
    sizes = range(1, min(_LONGEST, len(bare) - _ROOT) + 1)
    found = {bare[:-size] for size in sizes if bare[-size:] in _ENDING_SET}
    found.add(bare)
    return frozenset("r:" + one for one in found)


@cache
def _table() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Concepts by word key: those a word stands for, and those wider ones it also answers for in evidence."""
    own: dict[str, set[str]] = {}
    wider: dict[str, set[str]] = {}
    for lang, text in (
        ("en", words_en.EQUAL + alike_en.ALIKE),
        ("de", words_de.EQUAL + alike_de.ALIKE),
    ):
        for at, group in enumerate(text.replace("\n", "").split("|")):
            wide, mark, narrow = group.partition(":")
            name = f"c:{lang}{at}"
            for word in (wide if mark else group).split():
                _enter(own, word, name, lang)
            for word in narrow.split():
                _enter(wider, word, name, lang)
    return own, wider


def _enter(table: dict[str, set[str]], word: str, name: str, lang: str) -> None:
    low = fold(word)
    for key in keys_of(low):
        if key == low or key.startswith(lang[0] + ":"):
            table.setdefault(key, set()).add(name)


@lru_cache(maxsize=16384)
def concepts(low: str) -> Keys:
    """The concepts a word stands for, each marked `c:`."""
    own = _table()[0]
    return frozenset([name for key in keys_of(low) for name in own.get(key, ())]) or _NONE


@lru_cache(maxsize=16384)
def equals(low: str) -> Keys:
    """The concepts of a word that only words of wholly the same meaning share."""
    return (
        frozenset([name for name in concepts(low) if int(name[4:]) < _equal_groups(name[2:4])])
        or _NONE
    )


@lru_cache(maxsize=2)
def _equal_groups(lang: str) -> int:
    return (words_en.EQUAL if lang == "en" else words_de.EQUAL).count("|")


@lru_cache(maxsize=16384)
def loose(low: str) -> Keys:
    """Everything by which an ordinary word of a line may meet one of the evidence; a verb's form has its infinitive's too."""
    base = lexicon.verbs().get(low, (low,))[0]
    own = keys_of(low) | concepts(low) | roots(low)
    return own if base == low else own | keys_of(base) | concepts(base) | roots(base)


@lru_cache(maxsize=16384)
def answers(low: str) -> Keys:
    """Everything a word of the evidence answers for: `loose`, and the wider words that name it too."""
    wider = _table()[1]
    base = lexicon.verbs().get(low, (low,))[0]
    more = {name for key in keys_of(low) | keys_of(base) for name in wider.get(key, ())}
    return loose(low) | more if more else loose(low)
