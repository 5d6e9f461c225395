"""Words and marks of postings and cards, as matching needs them: what a slash joins is apart, what
a hyphen joins to a single letter is one ("e-mail", "T-SQL").
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from interview_app.language.data import load
from interview_app.language.tokens import Token, fold, with_marks

_GLUED = ("en", "de")
"""The languages postings are read in (CONTRACT D4)."""


class Word(NamedTuple):
    """One word, number or mark (`kind`), as written and as compared; whether a blank stands before
    it, and whether it begins with a capital.
    """

    kind: str
    text: str
    low: str
    spaced: bool
    capital: bool


@lru_cache(maxsize=65536)
def bare(word: str) -> str:
    """A word as it is compared: folded, without possessive ending, points and apostrophes."""
    return fold(word).removesuffix("'s").replace(".", "").replace("'", "")


def is_glue(low: str) -> bool:
    """Whether a word says nothing by itself, in English or German."""
    return low in _glue()


@cache
def _glue() -> frozenset[str]:
    small = [load(code).small_words for code in _GLUED]
    parts = (
        (one.others, one.negation, one.approximate, one.at_most, one.at_least) for one in small
    )
    return frozenset(bare(form) for tables in parts for forms in tables for form in forms)


@lru_cache(maxsize=8192)
def words(text: str) -> tuple[Word, ...]:
    """The words and marks of a text in order."""
    found: list[Word] = []
    end = -1
    for token in _apart(text):
        word = _word(token, spaced=token.start != end)
        end = token.end
        joined = _with_hyphen(found, word)
        if joined is not None:
            del found[-2:]
        found.append(joined or word)
    return tuple(found)


def _word(token: Token, *, spaced: bool) -> Word:
    first = token.text.lstrip(".")[:1]
    kind = "word" if first.isalpha() else "num" if token.has_digit else "mark"
    low = token.text if kind == "mark" else bare(token.text)
    return Word(kind, token.text, low, spaced, first.isupper())


def _apart(text: str) -> Iterator[Token]:
    """The tokens of a text; words with a slash between them are two, but "S/4HANA" is one."""
    for token in with_marks(text):
        parts = token.text.split("/")
        if len(parts) == 1 or not all(len(part) > 1 and part[0].isalpha() for part in parts):
            yield token
            continue
        at = token.start
        for number, part in enumerate(parts):
            if number:
                yield Token("/", "/", at - 1, at)
            yield Token(part, fold(part), at, at + len(part))
            at += len(part) + 1


def _with_hyphen(found: list[Word], word: Word) -> Word | None:
    """The word that a hyphen joins to the single letter before or behind it."""
    if len(found) < 2 or found[-1].text != "-" or found[-1].spaced or word.spaced:
        return None
    first = found[-2]
    single = len(first.low) == 1 or len(word.low) == 1
    if first.kind != "word" or word.kind not in ("word", "num") or not single:
        return None
    text = f"{first.text}-{word.text}"
    return Word("word", text, first.low + word.low, first.spaced, first.capital or word.capital)
