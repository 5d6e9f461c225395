"""How much a piece of text looks like a place, and its parts: city, region, country."""

import re
import unicodedata
from functools import lru_cache

from interview_app.language.names import countries, name_endings, name_words, states
from interview_app.language.tokens import normal

_POSTAL = re.compile(
    r"(?<!\d)\d{4}\s[A-Z]{2}(?=\s[A-Z][a-z])|(?<!\d)\d{4,6}(?:-\d{3,4})?(?!\d)"
    r"|(?<![\d-])\d{2}-\d{3}(?![\d-])|(?:(?<![\d ])|(?<=,\s))\d{3}\s\d{2}(?=\s[^\W\d_]{2})"
    r"|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b"
    r"|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b"
)
_SAINT_OR_STREET = re.compile(r"(?<=[a-z]\s)st\b\.?(?!\s[a-z]{4})", re.IGNORECASE)
_LETTERS = re.compile(r"[^\W\d_]+")
_CITY_ENDS = ("市", "县", "区", "省", "州", "都", "府", "镇")


def country_code(text: str) -> str | None:
    """The ISO code of a country named by a whole piece of text, or that is one."""
    if text.strip() in countries().values():
        return text.strip()
    return countries().get(normal(text))


def is_region(text: str) -> bool:
    """Whether text is a state, a country, or a code of one."""
    text = text.strip().strip("()")
    if text in states().values() or text in countries().values():
        return True
    name = normal(text)
    return name in countries() or name in states()


@lru_cache(maxsize=8192)
def place_score(text: str) -> float:
    """0 to 3: how much a piece of text looks like a place; 1 and more is telling."""
    text = text.strip().strip("()[]").strip()
    if not text or len(text) > 80 or "@" in text or "://" in text:
        return 0.0
    name = normal(text)
    if not name:
        return 0.0
    words = name.split()
    if not name_words("remote").isdisjoint(words) and len(words) <= 4:
        return 2.0
    if is_region(text):
        return 2.0
    if not text.isascii() and text.endswith(_CITY_ENDS) and len(text) <= 8:
        return 2.0
    parts = [part.strip() for part in text.split(",") if part.strip()]
    score = 0.0
    if len(parts) > 1 and len(words) <= 9:
        if (
            is_region(parts[-1])
            or is_region(parts[-1].split()[0])
            or is_region(parts[-1].strip("()"))
        ):
            score += 2.0
        elif len(parts) <= 3 and all(_cityish(part) for part in parts):
            score += 0.6
    elif len(words) <= 4 and _cityish(text):
        score += 0.3
    if _POSTAL.search(text) and len(words) <= 10:
        score += 0.8
    if is_street(text):
        score += 1.0
    return min(score, 3.0)


def begins_name(word: str) -> bool:
    """Whether a word begins as names do: with a capital, or with a letter of a script from right to
    left, which has none.
    """
    return word[:1].isupper() or unicodedata.bidirectional(word[:1] or " ") in ("R", "AL")


def _cityish(text: str) -> bool:
    words = text.split()
    return (
        0 < len(words) <= 4 and begins_name(words[0]) and not any(char.isdigit() for char in text)
    )


def is_street(text: str) -> bool:
    """Whether text is a street with a number."""
    if not any(char.isdigit() for char in text):
        return False
    return _SAINT_OR_STREET.search(text) is not None or any(
        normal(word) in name_words("streets")
        or normal(word).endswith(name_endings("street"))
        or word.endswith(name_endings("street", wide=True))
        for word in _LETTERS.findall(text)
    )


def postal_code(text: str) -> str | None:
    """The postal code in a piece of text."""
    match = _POSTAL.search(text)
    return match.group() if match else None
