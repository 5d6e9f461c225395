"""How well somebody knows something, and whether that is a language."""

import re
from functools import lru_cache

from interview_app.extraction.phrases.joining import WIDE
from interview_app.language.names import name_words
from interview_app.language.tokens import normal

LEVEL = re.compile(
    r"^(?:\W*\d{1,3}\s*(?:%|/\s*\d{1,3}|\+)?\W*|[●○★☆■□▮▯•◦\s█░]{2,})$", re.IGNORECASE
)


@lru_cache(maxsize=8192)
def is_level(text: str) -> bool:
    """Whether text is only a level: `Master`, `80%`, dots of a bar."""
    if LEVEL.match(text):
        return True
    words = normal(text.strip("()（）")).split()
    return 0 < len(words) <= 3 and all(
        word in name_words("levels") or word.isdigit() for word in words
    )


CEFR = re.compile(r"(?<!\w)[ABC][12]\+?(?!\w)")


def tells_level(text: str) -> bool:
    """Whether a text is a level, or has a word that says how well somebody speaks."""
    levels = name_words("levels")
    said = not levels.isdisjoint(normal(text).split())
    if said or is_level(text) or CEFR.search(text):
        return True
    return not text.isascii() and any(one in text for one in levels if WIDE.match(one))


def tells_tongue(text: str) -> bool:
    """Whether a text begins with the name of a language."""
    words = normal(text).split()
    return bool(words) and words[0] in name_words("tongues")
