"""Word stems by Snowball, for comparing words of one language."""

from functools import lru_cache
from typing import Any

import snowballstemmer

from interview_app.language.tokens import fold

_ALGORITHMS = {
    "ar": "arabic", "ca": "catalan", "da": "danish", "de": "german", "el": "greek",
    "en": "english", "es": "spanish", "fi": "finnish", "fr": "french", "hu": "hungarian",
    "it": "italian", "lt": "lithuanian", "nl": "dutch", "no": "norwegian", "pt": "portuguese",
    "ro": "romanian", "ru": "russian", "sv": "swedish", "tr": "turkish",
}  # fmt: skip
"""ISO 639-1 and what Snowball calls the language."""
_SHORTEST = 4
"""Letters of a word that has a stem: shorter ones are compared as they are."""


@lru_cache(maxsize=32)
def _stemmer(language: str) -> Any | None:
    """Snowball's stemmer without a cache of its own, which takes longer than the stemming."""
    algorithm = _ALGORITHMS.get(language)
    if algorithm is None or algorithm not in snowballstemmer.algorithms():
        return None
    made = snowballstemmer.stemmer(algorithm)
    made.maxCacheSize = 0
    return made


@lru_cache(maxsize=65536)
def stem(word: str, language: str | None) -> str:
    """The stem of one word, folded; the folded word where it is short or the language has none."""
    low = fold(word)
    if len(low) < _SHORTEST or not any(map(str.isalpha, low)):
        return low
    stemmer = _stemmer(language) if language is not None else None
    return low if stemmer is None else str(stemmer.stemWord(low))
