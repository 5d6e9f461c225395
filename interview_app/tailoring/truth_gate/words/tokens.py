"""Words of a line: cut apart, folded and stemmed in English and German at once.

A word is compared by its keys (folded form and both stems), so that "installed" meets "installation" and "Kunden" meets
"Kunde" without knowing which language a line is in.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import snowballstemmer

_TOKEN = re.compile(
    r"""
    (?P<frac>[½¼¾⅓⅔])
  | (?P<rand>R(?=\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?\ ?(?:[mkMK]|bn|million|billion)\b))
  | (?P<fahr>°\ ?F\b|(?<=\d[\ -])(?:degrees?|Grad)\ (?:[Ff]ahrenheit|F\b))
  | (?P<grad>°\ ?C\b|°|(?<=\d[\ -])(?:(?:degrees?|Grad)\ (?:[Cc]elsius|C\b)|degrees?\b(?!\ (?:in|from)\b)))
  | (?P<degree>\b[BM]\.[AESDF](?:\.(?=\ ?(?:in|of|\(|,|;|\)|$))|(?![\w.])))
  | (?P<word>[^\W\d_](?:\w|[&+](?=\w)|['’](?=[^\W\d_])|\.(?=[^\W\d_]{2}))*(?:\+\+|\#)?)
  | (?P<num>\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d+)?(?![\d])|\d+(?:[.,]\d+)?)
  | (?P<money>[$€£¥₦₹₺₱₪₩₽₴₫₵])
  | (?P<pct>%|‰)
  | (?P<punct>[-–—,;:.!?()\[\]|/•·&+<>~≈=×*"“”„])
    """,
    re.VERBOSE,
)
"""The commonest first; no two begin alike but fractions and words, for "½" is a letter to \\w, the rand of "R410,000" and the degree "B.A."."""


def _stemmer(language: str) -> Any:
    """A stemmer that keeps nothing: its own cache takes longer than the stemming, and `keys_of` has one."""
    made = snowballstemmer.stemmer(language)
    made.maxCacheSize = 0
    return made


_ENGLISH = _stemmer("english")
_GERMAN = _stemmer("german")
DASHES = frozenset("-–—")
_SHORTENED_NAMES = frozenset("dept mgmt asst dipl dr prof st mr mrs ms".split())
_SHORTENED_WORDS = frozenset("approx max min avg incl inkl excl exkl bzw ggf evtl zzgl vs".split())
"""Words that are always shortened, so that the full stop behind them ends nothing; the latter in small letters: Max is a name."""


@dataclass(slots=True)
class Token:
    """One word, number or mark: its text, folded form, keys, place, and whether a space stands before it."""

    kind: str
    text: str
    low: str
    keys: frozenset[str]
    start: int
    spaced: bool
    capital: bool
    used: str = ""

    @property
    def end(self) -> int:
        """The place behind its last character."""
        return self.start + len(self.text)


def fold(text: str) -> str:
    """NFKC, case-folded, without possessive ending and inner dots."""
    low = unicodedata.normalize("NFKC", text).casefold().replace("’", "'")
    if low.endswith("'s"):
        low = low[:-2]
    return low.replace(".", "").replace("'", "")


@lru_cache(maxsize=65536)
def keys_of(low: str) -> frozenset[str]:
    """The folded word with its English and German stem."""
    if len(low) < 4:
        if len(low) == 3 and low.endswith("s") and low[:-1].isalpha():
            return frozenset((low, low[:-1]))
        return (
            frozenset((low, "e:" + low)) if len(low) == 3 and low.isalpha() else frozenset((low,))
        )
    if low.endswith("ves"):
        return frozenset((low, low[:-3] + "f", low[:-3] + "fe", "d:" + _german_root(low)))
    keys = [low, "e:" + _ENGLISH.stemWord(low), "d:" + _german_root(low)]
    if low.endswith("s") and len(low) <= 6:
        keys.append("d:" + low)  # "Kurs" is no plural
    other = low.translate(_WITHOUT_UMLAUTS)
    if other != low:
        keys += (other, "d:" + _german_root(other))
    elif len(low) > 4 and (other := _american(low)) != low:
        keys.append(other)
        if not other.endswith(("ense", "enses")):  # a licence is no deed as "licensed" is
            keys.append("e:" + _ENGLISH.stemWord(other))
    return frozenset(keys)


_WITHOUT_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_AMERICAN = tuple(
    (re.compile(british), american)
    for british, american in (
        (r"(?<=[iy])s(?=(?:e|ed|es|ing|er|ers|ation|ations)$)", "z"),  # organised, analysing
        (r"our(?=(?:s|ed|ing|er|ers|able|al|ful|ite|ites)?$)", "or"),  # colour, behavioural
        (r"(?<=[bt])re(?=s?$)", "er"),  # centres, fibre
        (
            r"(?:(?<=[aeiou][^aeiou][aeu])|(?<=[aeiou][^aeiou]{2}[aeu]))ll(?=(?:ed|ing|er|ers|or|ors)$)",
            "l",
        ),  # travelled
        (r"(?<=[a-z])[ao]e(?=[cdmst][a-z])", "e"),  # paediatric, gynaecology, foetal
        (r"(?<=lic|def|off)enc(?=es?$)", "ens"),
        (r"(?<=practi)s(?=e)", "c"),
        (r"(?<=og)ue(?=s?$)", ""),  # catalogues
        (r"(?<=progra)mme(?=s?$)", "m"),
        (r"(?<=stor)ey$", "y"),
        (r"(?<=stor)eys$", "ies"),
    )
)


_BRITISH = re.compile("|".join([pattern.pattern for pattern, _letters in _AMERICAN]))
_BRITISH_PARTS = (
    "our", "bre", "tre", "ise", "isi", "isa", "yse", "ysi", "ysa", "ll", "ae", "oe", "enc", "ogue", "mme", "storey",
)  # fmt: skip
"""What every match of `_BRITISH` has one of: it is tried at each letter of a word, and they are found at once."""


def _american(low: str) -> str:
    """How an English word is spelled in America: one key for both spellings. What it makes of other words meets only itself."""
    if not any(map(low.__contains__, _BRITISH_PARTS)) or _BRITISH.search(low) is None:
        return low
    for pattern, letters in _AMERICAN:
        low = pattern.sub(letters, low)
    return low


def _german_root(low: str) -> str:
    root: str = _GERMAN.stemWord(low)
    for ending in _ROOT_ENDINGS if root.endswith(_ROOT_ENDINGS) else ():
        if root.endswith(ending) and len(root) - len(ending) >= 5:
            return root[: -len(ending)]
    return root


_ROOT_ENDINGS = ("ung", "ier", "iert", "erin", "in")


@lru_cache(maxsize=16384)
def _word(text: str) -> tuple[str, frozenset[str], bool]:
    low = fold(text)
    keys = keys_of(low)
    if len(low) > 2 and text.endswith("s") and text[:-1].isupper():
        keys |= keys_of(low[:-1])
    return low, keys, text[0].isupper()


@lru_cache(maxsize=4096)
def _itself(raw: str) -> frozenset[str]:
    return frozenset((raw,))


def tokens(text: str) -> list[Token]:
    """The tokens of a text in order; a single letter joined by a hyphen stays with its word ("e-mail", "T-SQL")."""
    found: list[Token] = []
    behind = -1
    for match in _TOKEN.finditer(text):
        kind, raw = match.lastgroup or "punct", match[0]
        start, end = match.span()
        if kind == "word" and raw not in _EDITIONS:
            low, keys, capital = _word(raw)
            found.append(Token(kind, raw, low, keys, start, start != behind, capital))
            behind = end
            continue
        heat = _HEAT.get(kind, "")
        kind = _KINDS.get(kind, kind)
        if kind != "word":
            if raw == "." and start == behind and _is_shortened(found):
                behind = end
                continue  # "approx. 40 cows": no end of a sentence
            found.append(Token(kind, raw, raw, _itself(raw), start, start != behind, False))
            behind = end
            continue
        if raw in _EDITIONS and start == behind and _is_edition(found):
            raw = found.pop().text + raw  # "Oracle 19c" is another one than "Oracle 12c"
            start -= len(raw) - 1
            behind = -1
        low, keys, capital = _word(
            heat or raw
        )  # its text stays as it was written: objections quote it
        found.append(Token(kind, raw, low, keys, start, start != behind, capital))
        behind = end
    return _joined(found) if "-" in text or "/" in text else found


_KINDS = {"rand": "money", "degree": "word", "grad": "word", "fahr": "word"}
"""What some groups of `_TOKEN` are."""
_HEAT = {"grad": "Grad", "fahr": "Fahrenheit"}
"""One word for each way to write a degree of heat; Celsius is what is meant where nothing else is said."""
_EDITIONS = frozenset(("c", "g", "i"))
"""Letters that make a number behind a name an edition: 11g, 19c, 11i."""


def _is_shortened(found: list[Token]) -> bool:
    word = found[-1]
    return word.low in _SHORTENED_NAMES or (
        word.low in _SHORTENED_WORDS and (not word.capital or len(found) == 1)
    )


def _is_edition(found: list[Token]) -> bool:
    return len(found) > 1 and found[-1].kind == "num" and found[-1].spaced and found[-2].capital


def _joined(found: list[Token]) -> list[Token]:
    """Single letters joined to a word by `-` or `/` become one word: S/4HANA, e-mail, x-ray, C/C++ stays apart."""
    at = 0
    while at + 2 < len(found):
        first, mark, last = found[at : at + 3]
        joins = mark.text in "-/" and not mark.spaced and not last.spaced
        letters = (
            first.kind == "word"
            and last.kind in ("word", "num")
            and (len(first.low) == 1 or len(last.low) == 1)
        )
        if (
            joins
            and letters
            and not (
                last.kind == "word" and len(first.low) == len(last.low) == 1 and mark.text == "/"
            )
        ):
            rest = [last]
            if (
                last.kind == "num"
                and at + 3 < len(found)
                and found[at + 3].kind == "word"
                and not found[at + 3].spaced
            ):
                rest.append(found[at + 3])
            text = first.text + mark.text + "".join(one.text for one in rest)
            low = first.low + "".join(one.low for one in rest)
            found[at : at + 2 + len(rest)] = [
                Token(
                    "word",
                    text,
                    low,
                    keys_of(low),
                    first.start,
                    first.spaced,
                    first.capital or rest[-1].capital,
                )
            ]
        at += 1
    return found
