"""A told sentence in the words of a page: one way for all languages, each with its own rules in their order."""

import re
from collections.abc import Callable

Rules = tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]
"""What is looked for, and what a page has for it; an empty text where it has nothing."""


def said_plainly(text: str, rules: Rules) -> str:
    """The sentence without fillers, its hedges in the words of a page."""
    text = text.strip()
    for pattern, better in rules:
        text = pattern.sub(better, text)
    return re.sub(r"\s{2,}", " ", text).strip(" ,;")
