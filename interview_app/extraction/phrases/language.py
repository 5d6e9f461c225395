"""The language of a document, by its commonest small words and its script."""

import re
from collections import Counter, defaultdict
from functools import cache

from interview_app.language.any_language import EDGES
from interview_app.language.files import codes, folder_of_resources, read
from interview_app.language.tokens import folded_words

_SIGNS = re.compile("[\u4e00-\u9fff]")
_KANA = re.compile("[\u3040-\u30ff]")
_CHARACTERS = 12_000
_HEADING = 2.0
"""A word of a heading counts as so many small words."""
_FEWEST = 3.0


def language_of(text: str) -> str | None:
    """The two-letter code of the language, or None when nothing tells it."""
    sample = text[:_CHARACTERS]
    wide = len(_SIGNS.findall(sample)) if not sample.isascii() else 0
    kana = len(_KANA.findall(sample)) if wide else 0
    if kana > 20:
        return "ja"
    if wide > 40 or (wide and wide * 3 > sum(char.isalpha() for char in sample)):
        return "zh"
    scores: defaultdict[str, float] = defaultdict(float)
    for word, count in Counter(folded_words(sample).split()).items():
        for code, worth in telling_words().get(word, ()):
            scores[code] += count * worth
    best = max(scores, key=lambda code: scores[code], default="")
    return best if scores[best] >= _FEWEST else None


@cache
def telling_words() -> dict[str, tuple[tuple[str, float], ...]]:
    """The languages that a word speaks for, each with how much: the more languages have it, the
    less.
    """
    spoken: dict[str, list[str]] = {}
    worth: dict[str, float] = {}
    folder = folder_of_resources()
    for code in codes(folder):
        tables = read(folder, code)
        small = tables.get("small_words", {}).get("others", ())
        rows = tables.get("section_words", {}).items()
        hints = [form for kind, forms in rows if kind not in EDGES for form in forms]
        for value, forms in ((1.0, small), (_HEADING, hints if small else ())):
            for word in {folded_words(form) for form in forms}:
                spoken.setdefault(word, []).append(code)
                worth[word] = value
    return {
        word: tuple((code, worth[word] / len(among)) for code in among)
        for word, among in spoken.items()
    }
