"""The language a résumé's own words are in: that of the evidence, of those in which sections and dates are known (DESIGN 9)."""

import re
from collections.abc import Iterable

from interview_app.domain.resume import ResumeLanguage

_SMALL_WORDS: dict[ResumeLanguage, frozenset[str]] = {
    "en": frozenset("the and of to in for with on by from at as an a that was were our this".split()),
    "de": frozenset("und der die das dem den des mit von für im in zur zum bei eine einer auf aus als nach".split()),
    "fr": frozenset("le la les des du de et dans pour avec sur par au aux une un en qui chez l d ans".split()),
    "es": frozenset("el la los las del de y en para con por una un al se su sus que como años".split()),
}
_LETTERS: dict[ResumeLanguage, str] = {"en": "", "de": "äöüß", "fr": "àâçèêëîïôœùû", "es": "ñáíóú"}
"""Letters that one of these languages has and the others as good as never."""
_LETTER_WEIGHT = 2


def language_of(texts: Iterable[str]) -> ResumeLanguage | None:
    """The language most of these texts speak, or None when nothing in them tells."""
    whole = " ".join(texts).casefold()
    words = re.findall(r"[^\W\d_]+", whole)
    score = {
        language: sum(word in small for word in words) + _LETTER_WEIGHT * sum(map(whole.count, _LETTERS[language]))
        for language, small in _SMALL_WORDS.items()
    }
    best = max(score, key=lambda language: score[language])
    return best if score[best] else None
