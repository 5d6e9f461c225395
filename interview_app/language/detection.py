"""The language of a text: by its small words where they tell it, else by eld's n-grams.

eld was chosen by measuring (docs/decisions): it ships its data, needs no network and no compiler,
and is loaded, in 0.15 s, when the first text comes that its small words do not tell.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from interview_app.language.data import languages, load
from interview_app.language.tokens import Token, fold, tokens

_CLEAR = 2.0
"""So many words that are small in one language alone tell it, where no other has half as many."""
_SURE = 1.1
"""How many times as likely as the second language the first must be for eld."""
_FOREIGN = 1.6
"""How many times as likely a language that is not possible must be, that nothing is said."""
_FEWEST_LETTERS = 8
_OF_ELD = {"nb": "no"}
"""What eld calls a language that we call more exactly."""


def language_of(text: str, *, among: Iterable[str] | None = None) -> str | None:
    """The language of a text as ISO 639-1; None when it is too short or not clear.

    Args:
        text: a line or more.
        among: the languages that are possible; all that have a file if None.
    """
    return _language_of(text, tuple(among) if among is not None else languages())


def is_in_another(text: str, language: str) -> bool:
    """Whether a text is in another language than this one: its small words say so, or it is far
    likelier another.
    """
    said = language_of(text)
    if said in (None, language):
        return False
    if _by_small_words(tokens(text), languages()) is not None:
        return True
    likely, own = (_likelihood(text, one) for one in (said, language))
    return likely >= _FOREIGN * own


def _likelihood(text: str, code: str | None) -> float:
    scores: dict[str, float] = _detector().detect(text).scores()
    return scores.get(_OF_ELD.get(code or "", code or ""), 0.0)


@lru_cache(maxsize=4096)
def _language_of(text: str, among: tuple[str, ...]) -> str | None:
    found = tokens(text)
    by_words = _by_small_words(found, among)
    return by_words or (_by_letters(text, among) if _says_more_than_names(found, among) else None)


def _by_small_words(found: tuple[Token, ...], among: tuple[str, ...]) -> str | None:
    """The language whose small words stand in a text. One within a sentence has small letters: MIT,
    Los Angeles and Sous Chef are names in any language.
    """
    if not among:
        return None
    scores = dict.fromkeys(among, 0.0)
    capitals = not any(token.text.islower() for token in found)
    for at, token in enumerate(found):
        if at and not capitals and not token.text.islower():
            continue
        if at and len(token.text) == 1 and found[at - 1].has_digit:
            continue  # metres, no "m'"
        speak = [code for code in among if token.folded in _small_words(code)]
        for code in speak:
            scores[code] += 1 / len(speak)
    first, *others = sorted(scores.values(), reverse=True)
    if first < _CLEAR or (others and first < 2 * others[0]):
        return None
    return max(scores, key=lambda code: scores[code])


@lru_cache(maxsize=32)
def _small_words(code: str) -> frozenset[str]:
    small = load(code).small_words
    return frozenset(map(fold, (*small.others, *small.negation)))


def _by_letters(text: str, among: tuple[str, ...]) -> str | None:
    """The language that eld finds the likeliest by far."""
    scores = _detector().detect(text).scores()
    ranked = sorted(
        ((scores.get(_OF_ELD.get(code, code), 0.0), code) for code in among), reverse=True
    )
    if not ranked or ranked[0][0] <= 0:
        return None
    others = [one for one, _code in ranked[1:]] + [max(scores.values()) / _FOREIGN]
    return ranked[0][1] if ranked[0][0] >= _SURE * max(others) else None


def _says_more_than_names(found: tuple[Token, ...], among: tuple[str, ...]) -> bool:
    """Whether words in small letters stand in a text, or small words in one of capitals: names and
    products speak no language.
    """
    if sum(len(token.text) for token in found) < _FEWEST_LETTERS:
        return False
    if any(token.text.isalpha() and token.text.islower() for token in found):
        return True
    return any(token.folded in _small_words(code) for token in found for code in among)


@lru_cache(maxsize=1)
def _detector() -> Any:
    """Loaded when the first text needs it."""
    from eld import LanguageDetector

    return LanguageDetector()
