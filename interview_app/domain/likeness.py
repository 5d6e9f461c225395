"""How alike two texts are, from 0 to 100, by rapidfuzz.

It is imported at the first comparison: it takes a few megabytes, and a window that waits for an
answer compares nothing.
"""

import re
import unicodedata
from collections.abc import Mapping

_SPACE = re.compile(r"[^\w%€$£+@.]+")


def normal(text: str) -> str:
    """Text as it is compared: compatibility forms, folded case, one space between words."""
    return _SPACE.sub(" ", unicodedata.normalize("NFKC", text).casefold()).strip()


def ratio(one: str, other: str) -> float:
    """By the letters that would have to change."""
    from rapidfuzz import fuzz

    return fuzz.ratio(one, other)


def partial_ratio(one: str, other: str) -> float:
    """The shorter text against the part of the longer one that is likest to it."""
    from rapidfuzz import fuzz

    return fuzz.partial_ratio(one, other)


def token_set_ratio(one: str, other: str) -> float:
    """By words, in any order, a repeated one counted once."""
    from rapidfuzz import fuzz

    return fuzz.token_set_ratio(one, other)


def likeliest(text: str, others: Mapping[str, str], *, least: float) -> str | None:
    """The key of the text whose words are likest; None when none reaches `least`."""
    from rapidfuzz import fuzz, process

    best = process.extractOne(text, others, scorer=fuzz.token_set_ratio, score_cutoff=least)
    return best[2] if best else None
