"""How much a phrase looks like a job title, an organisation, a school or a degree, by its words
alone.

Scores are about 0 (nothing tells it) to 3 (a legal form, a degree's name); the person's document
decides the rest.
"""

import re
from functools import lru_cache

from interview_app.language.any_language import and_words, is_title, small_words, title_endings
from interview_app.language.names import name_endings, name_words
from interview_app.language.tokens import normal

MAX_PHRASE = 240
"""Longer texts are sentences, not names."""
_LEGAL_PARTS = 4
"""Words of a legal form that points part, at most: "S.p. z o.o."."""
_JOINED_NAMES = re.compile(
    r"[^\W\d_]+-[^\W\d_]+$|(?:[^\W\d_][\w'’.-]+,\s)+[^\W\d_][\w'’.-]+ (?P<joint>\S{1,3}) "
    r"[^\W\d_][\w'’.-]+"
)
"""Names joined: "Meza-Frey", "Hall, Ortiz and Wu"."""
_CJK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]")
_DEGREE_FORM = re.compile(
    r"\b(?:[BM]\.? ?(?:[A-Z][a-z]{0,3}|BA)\.?|Ph\.? ?D\.?|M\.?B\.?A\.?|Dr\.?|LL\.?[BM]\.?)"
    r"(?=[\s,(]|$)"
)


def _words(text: str, *, most: int) -> list[str]:
    """The words of a phrase; none of a text that is longer than a phrase."""
    words = normal(text).split() if len(text) <= MAX_PHRASE else []
    return words if len(words) <= most else []


def _ended(text: str, ends: tuple[str, ...], *, whole: float) -> float:
    """The score of a phrase in wide characters: `whole` where it ends so, less where it only has
    such a word.
    """
    if text.rstrip("）)。 ").endswith(ends):
        return whole
    return float(any(end in text for end in ends))


def is_remark(text: str) -> bool:
    """Whether most words of a text are small ones that belong to no name: "WHAT I DID"."""
    words = normal(text).split()
    small = small_words() - name_words("particles")
    return 2 * sum(word in small for word in words) > len(words)


@lru_cache(maxsize=8192)
def title_score(text: str) -> float:
    """How much a phrase looks like a job title."""
    words = _words(text, most=14)
    if not words:
        return 0.0
    if _CJK.search(text):
        return _ended(text, title_endings(), whole=2.0)
    hits = [n for n, word in enumerate(words) if _is_title_word(word)]
    if not hits:
        return 0.0
    head = normal(text.split(",")[0].split("(")[0]).split()
    at_edge = bool(head) and (_is_title_word(head[0]) or _is_title_word(head[-1]))
    return min(0.9 + 0.6 * at_edge + 0.25 * (len(hits) - 1), 2.2)


@lru_cache(maxsize=16384)
def _is_title_word(word: str) -> bool:
    return is_title(word) or (word.endswith("s") and len(word) > 5 and is_title(word[:-1]))


@lru_cache(maxsize=8192)
def has_legal_form(text: str) -> bool:
    """Whether a name ends in the legal form of a firm: "Ems-Fracht GmbH & Co. KG"."""
    words = normal(text.replace("/", "")).split()[-_LEGAL_PARTS:]
    return any("".join(words[at:]) in name_words("legal") for at in range(len(words)))


@lru_cache(maxsize=8192)
def organisation_score(text: str) -> float:
    """How much a phrase looks like the name of an organisation."""
    words = _words(text, most=14)
    if not words:
        return 0.0
    if _CJK.search(text):
        return _ended(text, name_endings("firm", wide=True), whole=2.2)
    score = 3.0 * has_legal_form(text)
    joined = _JOINED_NAMES.match(text)
    if joined and (not joined["joint"] or normal(joined["joint"]) in {"", *and_words()}):
        score += 0.8
    if any(map(_names_a_firm, words)) or _names_a_workplace(words):
        score += 1.0
    if school_score(text) > 1:
        score += 0.8
    return min(score, 3.0)


def _names_a_firm(word: str) -> bool:
    """Whether a word names a firm wherever it stands; "SE" may be a small word within a name."""
    legal = word in name_words("legal") and word not in small_words()
    return legal or word in name_words("firms")


def _names_a_workplace(words: list[str]) -> bool:
    """Whether a name of two words or more opens or ends with what a place of work is called: "Hotel
    Sierra Blanca".
    """
    if len(words) < 2:
        return False
    return any(
        word in name_words("workplaces")
        or (len(word) > _COMPOUND and word.endswith(name_endings("workplace")))
        for word in (words[0], words[-1])
    )


_COMPOUND = 7
"""Letters of a compound, at least one more."""


@lru_cache(maxsize=8192)
def school_score(text: str) -> float:
    """How much a phrase looks like the name of a school."""
    words = _words(text, most=16)
    if not words:
        return 0.0
    if _CJK.search(text):
        return 2.5 * any(end in text for end in name_endings("school", wide=True))
    hits = sum(
        word in name_words("schools") or (len(word) > 6 and word.endswith(name_endings("school")))
        for word in words
    )
    return min(1.6 * bool(hits) + 0.4 * hits, 2.6)


@lru_cache(maxsize=8192)
def degree_score(text: str) -> float:
    """How much a phrase looks like a degree or certificate of a school."""
    words = _words(text.replace(".", ""), most=20)
    if not words:
        return 0.0
    if _CJK.search(text):
        return 2.5 * any(end in text for end in name_endings("degree", wide=True))
    score = 0.0
    if any(word in name_words("degrees") for word in words):
        score += 1.6
    if words[0] in name_words("degrees"):
        score += 0.6
    if _DEGREE_FORM.search(text):
        score += 0.8
    elif not score and any(
        len(word) > 7 and word.endswith(name_endings("degree")) for word in words
    ):
        score += 1.2
    return min(score, 3.0)
