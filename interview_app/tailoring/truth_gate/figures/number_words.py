"""Numbers written as words, in English and German (CONTRACT D8): "nineteen", "neunzehn", "one and a half", "anderthalb"."""

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

ENGLISH = {
    word: Fraction(value)
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen".split()
    )
} | {
    word: Fraction(10 * value)
    for value, word in enumerate(
        "twenty thirty forty fifty sixty seventy eighty ninety".split(), start=2
    )
}
GERMAN = {
    word: Fraction(value)
    for value, word in enumerate(
        "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
        "achtzehn neunzehn".split()
    )
} | {
    word: Fraction(10 * value)
    for value, word in enumerate(
        "zwanzig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig".split(), start=2
    )
}
_GERMAN_ONES = {word: int(value) for word, value in GERMAN.items() if value < 10} | {"ein": 1}
SCALES = {
    "hundred": 100, "hundert": 100, "thousand": 1000, "tausend": 1000, "k": 1000, "tsd": 1000, "dozen": 12, "dutzend": 12, "million": 10**6,
    "millions": 10**6, "millionen": 10**6, "t": 1000, "mio": 10**6, "mn": 10**6, "m": 10**6, "mm": 10**6, "billion": 10**9, "bn": 10**9, "b": 10**9, "milliarde": 10**9,
    "milliarden": 10**9, "mrd": 10**9, "mil": 10**6, "mill": 10**6, "lakh": 10**5, "lakhs": 10**5, "crore": 10**7, "crores": 10**7,
}  # fmt: skip
"""Words and letters that multiply the number before them; "billion" is the English one."""

ORDINALS = dict(
    enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(),
        start=1,
    )
)
GERMAN_ORDINALS = dict(
    enumerate(
        "erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft".split(), start=1
    )
)
"""German ordinal numbers without their ending: what parts ("Drittel"), turns ("jede dritte Woche") and groups ("zu dritt") are made of."""
_HALF = ("half", "halves", "hälfte", "½")
_QUARTER = ("quarter", "quarters", "¼")
PARTS = (
    {
        word: Fraction(1, nth)
        for nth, one in ORDINALS.items()
        if nth > 2
        for word in (one, one + "s")
    }
    | {
        stem + end: Fraction(1, nth)
        for nth, stem in GERMAN_ORDINALS.items()
        if nth > 2
        for end in ("el", "eln")
    }
    | dict.fromkeys(_HALF, Fraction(1, 2))
    | dict.fromkeys(_QUARTER, Fraction(1, 4))
    | {"¾": Fraction(3, 4), "⅓": Fraction(1, 3), "⅔": Fraction(2, 3)}
)
WHOLES = {"hundred": 100, "hundert": 100, "100": 100} | dict.fromkeys(
    ("thousand", "tausend", "1000", "1,000", "1.000"), 1000
)
"""What shares and rates are told of, in figures and words: "24 in a hundred", "faults per thousand orders"."""
_MULTIPLIED = {
    "doubl": 2, "tripl": 3, "trebl": 3, "quadrupl": 4, "quintupl": 5,
}  # fmt: skip
_OFTEN = {
    "zwei": 2,
    "drei": 3,
    "vier": 4,
    "fünf": 5,
    "sechs": 6,
    "sieben": 7,
    "acht": 8,
    "neun": 9,
    "zehn": 10,
}
FACTORS = (
    {stem + end: times for stem, times in _MULTIPLIED.items() for end in ("e", "es", "ed", "ing")}
    | {"twice": 2, "thrice": 3}
    | {word + "fold": int(times) for word, times in ENGLISH.items() if 2 <= times <= 10}
    | {f"verdopp{end}": 2 for end in ("eln", "elt", "elte", "elten", "elung", "lung")}
    | {f"doppelt{end}": 2 for end in ("", "e", "en", "er", "es")}
    | {
        f"ver{word}fach{end}": times
        for word, times in _OFTEN.items()
        for end in ("en", "t", "te", "ten", "ung")
    }
    | {word + "fach": times for word, times in _OFTEN.items()}
)
"""Words for so many times as much."""
GROUPS = {"pair": 2, "duo": 2, "trio": 3, "quartet": 4, "quintet": 5}
"""Words for so many together, before "of" and what they are: "a trio of instructors"."""
VAGUE = {"dozens": 12, "hundreds": 100, "thousands": 1000, "dutzende": 12, "dutzenden": 12, "hunderte": 100, "hunderten": 100, "tausende": 1000, "tausenden": 1000}  # fmt: skip
"""Words for a number of that order; each needs at least twice as many in the evidence."""
HALVED = frozenset("halved halving halve halbierte halbiert halbieren halbierung".split())
CUT_TO = {word: Fraction(1, parts) for parts, words in ((3, "gedrittelt drittelte drittelten drittelung"), (4, "geviertelt viertelte viertelten viertelung")) for word in words.split()}  # fmt: skip
"""What is left when something was cut so."""
_HALF_MORE = {
    f"{ones}{part}": value + more
    for ones, value in (("ein", Fraction(1)), *list(GERMAN.items())[2:13])
    for part, more in (
        ("einhalb", Fraction(1, 2)),
        ("einviertel", Fraction(1, 4)),
        ("dreiviertel", Fraction(3, 4)),
    )
} | {"anderthalb": Fraction(3, 2)}
"""A number and a part more in one word: "eineinhalb", "zweieinviertel"."""
_GENITIVES = {"zweier": Fraction(2), "dreier": Fraction(3)}
"""The only two numbers with a genitive: "Anleitung *zweier* Praktikantinnen"."""
SUFFIX_UNITS = {
    "seitig": "seiten", "teilig": "teile", "stöckig": "stockwerke", "geschossig": "geschosse", "reihig": "reihen", "malig": "mal", "köpfig": "personen", "jährig": "jahre", "monatig": "monate", "wöchig": "wochen", "tägig": "tage", "stündig": "stunden",
    "minütig": "minuten", "fach": "fach", "mal": "mal",
}  # fmt: skip
_SUFFIX = re.compile(rf"({'|'.join(SUFFIX_UNITS)})(?:e[nmrs]?)?$")


@lru_cache(maxsize=8192)
def german(word: str) -> Fraction | None:
    """The value of one German number word, compounds too ("einundzwanzig", "zweihundertfünfzig", "anderthalb")."""
    if word in GERMAN:
        return GERMAN[word]
    if word in _HALF_MORE:
        return _HALF_MORE[word]
    if word in _GENITIVES:
        return _GENITIVES[word]
    for scale, factor in (("tausend", 1000), ("hundert", 100)):
        before, found, after = word.partition(scale)
        if found and (before or after):
            high = _GERMAN_ONES.get(before) or german(before) if before else Fraction(1)
            low = german(after.removeprefix("und")) if after else Fraction(0)
            if high is not None and low is not None:
                return Fraction(high) * factor + low
            return None
    ones, joint, tens = word.partition("und")
    if joint and ones in _GERMAN_ONES and tens in GERMAN and GERMAN[tens] >= 20:
        return GERMAN[tens] + _GERMAN_ONES[ones]
    return None


@lru_cache(maxsize=8192)
def with_suffix(word: str) -> tuple[Fraction, str] | None:
    """Value and unit of "fünfköpfig", "zweijährig", "dreimal"; a bare suffix ("köpfig") gives None."""
    match = _SUFFIX.search(word)
    if match is None or match.start() == 0:
        return None
    value = german(word[: match.start()])
    if value is None and word[: match.start()] == "ein":
        value = Fraction(1)
    return (value, SUFFIX_UNITS[match[1]]) if value is not None else None


def unit_of_suffix(word: str) -> str:
    """The unit of what a hyphen joins to a number in figures: "wochen" of "2-wöchig"; "" for other words."""
    match = _SUFFIX.fullmatch(word)
    return (
        SUFFIX_UNITS[match[1]]
        if match is not None and match[1] not in ("fach", "mal", "köpfig")
        else ""
    )


def is_of_people(word: str) -> bool:
    """Whether a word behind a number and a hyphen makes it a number of people: "12-köpfige"."""
    return bool(re.fullmatch(r"köpfig(?:e[nmrs]?)?", word))


_OF_SO_MANY = re.compile(r"(\w+)er(?:team|gruppe|mannschaft|kolonne|trupp|besetzung|gespann)s?$")
_GROUPS = tuple(
    f"{one}{end}"
    for one in "team gruppe mannschaft kolonne trupp besetzung gespann".split()
    for end in ("", "s")
)


def together(before: str, word: str) -> Fraction | None:
    """How many people "zu dritt" or "Zweierteam" are; None for any other word."""
    if before == "zu":
        nth = next((nth for nth, stem in GERMAN_ORDINALS.items() if word in (stem, stem + "en")), 1)
        return Fraction(nth) if nth > 1 else None
    match = _OF_SO_MANY.match(word) if word.endswith(_GROUPS) else None
    return german(match[1]) if match is not None else None


def simple(word: str) -> Fraction | None:
    """The value of one plain number word of either language, or None; the article "ein" is none."""
    value = ENGLISH.get(word)
    return value if value is not None else german(word)


def literal(raw: str) -> list[Fraction]:
    """Every value digits may mean: a group of three behind one mark is thousands, or else decimals."""
    return list(_literal(raw))


@lru_cache(maxsize=4096)
def _literal(raw: str) -> Sequence[Fraction]:
    plain = raw.replace("\u00a0", " ").replace("\u202f", " ").replace("’", "'")
    marks = [char for char in plain if not char.isdigit()]
    if not marks:
        return [Fraction(int(plain))]
    digits = "".join(char for char in plain if char.isdigit())
    last = plain.rfind(marks[-1])
    decimals = len(plain) - last - 1
    as_decimal = Fraction(int(digits), 10**decimals)
    if len(set(marks)) > 1:
        return [as_decimal]
    if decimals == 3 and (len(marks) > 1 or marks[0] in " '" or plain.endswith("000")):
        return [Fraction(int(digits))]
    return (
        [Fraction(int(digits)), as_decimal]
        if decimals == 3 and not plain.startswith("0")
        else [as_decimal]
    )
