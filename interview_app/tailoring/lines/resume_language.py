"""The language a résumé's own words are in: that of the evidence, of those in which sections and dates are known (DESIGN 9)."""

import re
from collections import Counter
from collections.abc import Iterable

from interview_app.domain.resume import ResumeLanguage

_SMALL_WORDS: dict[ResumeLanguage, frozenset[str]] = {
    "en": frozenset(
        "the and of to in for with on by from at as an a that was were our this".split()
    ),
    "de": frozenset(
        "und der die das dem den des mit von für im in zur zum bei eine einer auf aus als nach".split()
    ),
    "fr": frozenset(
        "le la les des du de et dans pour avec sur par au aux une un en qui chez l d ans".split()
    ),
    "es": frozenset(
        "el la los las del de y en para con por una un al se su sus que como años".split()
    ),
    "it": frozenset(
        "il lo la gli le di del della dei delle e in con da un una al alla che nel nella presso".split()
    ),
    "pt": frozenset(
        "o a os as do da dos das de e em no na nos nas para com por um uma ao que anos".split()
    ),
}
_LETTERS: dict[ResumeLanguage, str] = {
    "en": "",
    "de": "äöüß",
    "fr": "àâçèêëîïôœùû",
    "es": "ñáíóú",
    "it": "àèìòù",
    "pt": "ãõçâêáíóú",
}
"""Letters that a language has and most of the others as good as never."""
_LETTER_WEIGHT = 2
_BEGINNING = re.compile(r"(?:^|[.!?:]\s+)\W*\w")
_MANY_WORDS, _CLEAR = 40, 3
"""So many words of one of these languages tell it by at least so many points; else they are of another one."""


def language_of(texts: Iterable[str]) -> ResumeLanguage | None:
    """The language most of these texts speak, or None when nothing in them tells."""
    whole = " ".join(_BEGINNING.sub(lambda first: first[0].lower(), text) for text in texts)
    words = re.findall(r"[^\W\d_]+", whole)
    # A small word has small letters within a sentence: MIT, Los Angeles and El Paso are names in any language.
    small_ones = [word for word in words if word.islower()]
    said = Counter(small_ones or [word.casefold() for word in words])
    letters = whole.casefold()
    score = {
        language: sum(said[word] for word in small)
        + _LETTER_WEIGHT * sum(map(letters.count, _LETTERS[language]))
        for language, small in _SMALL_WORDS.items()
    }
    best, second = sorted(score, key=lambda language: -score[language])[:2]
    if not score[best] or (len(words) >= _MANY_WORDS and score[best] - score[second] < _CLEAR):
        return None
    return best
