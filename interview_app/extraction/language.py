"""The language of a document, by its commonest small words and its script."""

import re
from collections import Counter

from interview_app.language.tokens import folded_words

_SMALL_WORDS: dict[str, frozenset[str]] = {
    "en": frozenset(
        [
            "the",
            "and",
            "of",
            "to",
            "in",
            "for",
            "with",
            "on",
            "by",
            "from",
            "at",
            "as",
            "an",
            "that",
            "is",
            "was",
            "were",
            "our",
            "this",
            "using",
        ]
    ),
    "de": frozenset(
        [
            "und",
            "der",
            "die",
            "das",
            "mit",
            "von",
            "fur",
            "im",
            "den",
            "des",
            "zur",
            "bei",
            "auf",
            "ein",
            "eine",
            "als",
            "ist",
            "sich",
            "nicht",
            "zum",
            "dem",
        ]
    ),
    "fr": frozenset(
        [
            "et",
            "de",
            "la",
            "le",
            "les",
            "des",
            "du",
            "en",
            "pour",
            "dans",
            "avec",
            "sur",
            "une",
            "au",
            "aux",
            "par",
            "est",
            "ce",
            "qui",
        ]
    ),
    "es": frozenset(
        [
            "y",
            "de",
            "la",
            "el",
            "los",
            "las",
            "en",
            "para",
            "con",
            "del",
            "una",
            "por",
            "que",
            "se",
            "al",
            "como",
            "su",
        ]
    ),
    "it": frozenset(
        [
            "e",
            "di",
            "il",
            "la",
            "le",
            "per",
            "con",
            "del",
            "della",
            "in",
            "un",
            "una",
            "che",
            "dei",
            "delle",
            "nel",
            "alla",
            "gli",
            "da",
        ]
    ),
    "pt": frozenset(
        [
            "e",
            "de",
            "o",
            "os",
            "as",
            "em",
            "para",
            "com",
            "do",
            "da",
            "dos",
            "das",
            "um",
            "uma",
            "que",
            "na",
            "no",
            "ao",
            "pela",
        ]
    ),
    "nl": frozenset(
        [
            "en",
            "de",
            "het",
            "van",
            "een",
            "in",
            "voor",
            "met",
            "op",
            "te",
            "bij",
            "aan",
            "als",
            "door",
            "naar",
            "is",
            "niet",
        ]
    ),
    "pl": frozenset(
        [
            "i",
            "w",
            "na",
            "z",
            "do",
            "oraz",
            "w",
            "dla",
            "od",
            "o",
            "przez",
            "jest",
            "po",
            "za",
            "sie",
            "ze",
        ]
    ),
}
_TELLING: dict[str, frozenset[str]] = {
    "en": frozenset(
        [
            "experience",
            "education",
            "skills",
            "work",
            "languages",
            "university",
            "present",
            "manager",
            "engineer",
        ]
    ),
    "de": frozenset(
        [
            "berufserfahrung",
            "ausbildung",
            "kenntnisse",
            "sprachen",
            "heute",
            "universitat",
            "lebenslauf",
        ]
    ),
    "fr": frozenset(
        [
            "formation",
            "competences",
            "langues",
            "experience",
            "professionnelle",
            "universite",
            "aujourdhui",
        ]
    ),
    "es": frozenset(
        [
            "experiencia",
            "educacion",
            "habilidades",
            "idiomas",
            "universidad",
            "actualidad",
            "formacion",
        ]
    ),
    "it": frozenset(
        ["esperienza", "istruzione", "competenze", "lingue", "universita", "formazione", "oggi"]
    ),
    "pt": frozenset(
        ["experiencia", "formacao", "habilidades", "idiomas", "universidade", "atual", "educacao"]
    ),
    "nl": frozenset(
        ["werkervaring", "opleiding", "vaardigheden", "talen", "heden", "universiteit"]
    ),
    "pl": frozenset(
        ["doswiadczenie", "wyksztalcenie", "umiejetnosci", "jezyki", "obecnie", "uniwersytet"]
    ),
}
_SIGNS = re.compile("[\u4e00-\u9fff]")
_KANA = re.compile("[\u3040-\u30ff]")
_CHARACTERS = 12_000


def language_of(text: str) -> str | None:
    """The two-letter code of the language, or None when nothing tells it."""
    sample = text[:_CHARACTERS]
    wide = len(_SIGNS.findall(sample)) if not sample.isascii() else 0
    kana = len(_KANA.findall(sample)) if wide else 0
    if kana > 20:
        return "ja"
    if wide > 40 or (wide and wide * 3 > sum(char.isalpha() for char in sample)):
        return "zh"
    words = Counter(folded_words(sample).split())
    scores = {
        code: sum(words[word] for word in small) + 2 * sum(words[word] for word in _TELLING[code])
        for code, small in _SMALL_WORDS.items()
    }
    best = max(scores, key=lambda code: scores[code])
    return best if scores[best] >= 3 else None
