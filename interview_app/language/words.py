"""Small words: what limits a statement, and what says nothing by itself."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from interview_app.language.data import LanguageData, data_of, languages, load
from interview_app.language.tables import LIMITS
from interview_app.language.tokens import Token, plain, tokens


@dataclass(frozen=True, slots=True)
class Limit:
    """A word or phrase that limits a statement: `kind` is one of `tables.LIMITS` (negation,
    approximate, at_most, at_least, only, helper); characters `start` to `end`.
    """

    kind: str
    text: str
    start: int
    end: int


def limits_in(text: str, language: str | LanguageData | None) -> tuple[Limit, ...]:
    """All limits of a text from left to right: not, never, only, about, up to, helped, with …"""
    data = data_of(language)
    found = tokens(text)
    made: list[Limit] = []
    at = 0
    while at < len(found):
        hit = data.limit_words.at(found, at)
        if hit is not None and not _is_number_sign(text, found[at].end, found[at + 1 : at + 2]):
            start, end = found[at].start, found[at + hit[1] - 1].end
            made.append(Limit(hit[0], text[start:end], start, end))
        at += hit[1] if hit is not None else 1
    return tuple(made)


@lru_cache(maxsize=64)
def small_words(language: str) -> frozenset[str]:
    """All single small words of a language, folded without accents, limits too."""
    return small_words_of(data_of(language))


def small_words_of(data: LanguageData) -> frozenset[str]:
    """As `small_words`, of loaded data."""
    parts = (getattr(data.small_words, part) for part in (*LIMITS, "others"))
    return frozenset(plain(form) for forms in parts for form in forms if len(tokens(form)) == 1)


def is_small(word: str, language: str) -> bool:
    """Whether a word says nothing by itself: an article, a preposition, a pronoun, a limit."""
    return plain(word) in small_words(language)


@lru_cache(maxsize=1)
def legal_forms() -> frozenset[str]:
    """What a firm may be by law, folded without accents: GmbH, Ltd, SARL."""
    return frozenset(plain(form) for form in load(None).names.legal)


def _is_number_sign(text: str, end: int, after: Sequence[Token]) -> bool:
    """Whether a word is an abbreviation of "number": "No. 5" denies nothing."""
    return text[end : end + 1] == "." and bool(after) and after[0].has_digit


_WORD = re.compile(r"[\w']+")


@lru_cache(maxsize=8)
def _negations(among: tuple[str, ...]) -> frozenset[str]:
    forms = (form for code in among for form in load(code).small_words.negation)
    return frozenset(plain(form) for form in forms if len(tokens(form)) == 1)


def negates(clause: str) -> bool:
    """Whether a clause says no, in any language: a negation of one word stands in it."""
    return not _negations(languages()).isdisjoint(_WORD.findall(plain(clause)))


def or_in(text: str, language: str) -> tuple[int, int] | None:
    """Where the first word between two alternatives stands, from character to character; None
    where there is none. "Or more" is a limit, and no alternative.
    """
    limits = limits_in(text, language)
    for one in tokens(text):
        within = any(limit.start <= one.start < limit.end for limit in limits)
        if one.folded == _between_alternatives(language) and not within:
            return one.start, one.end
    return None


@cache
def _between_alternatives(language: str) -> str:
    """The word itself, as the Unicode locale data has it."""
    from babel.lists import format_list  # 60 ms, and not every start matches a posting

    return format_list(("1", "2"), style="or", locale=language).strip("12 ")
