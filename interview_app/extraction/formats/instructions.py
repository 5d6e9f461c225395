"""Text that reads like instructions to a model (CONTRACT B: `instruction_like_text`).

A warning, never a filter: the text stays what it is, and no tool call may follow from it (DESIGN
10). It takes an order *and* its object, so that "followed all previous instructions" in a job
description alone does not ring.
"""

import functools
import re
import unicodedata
from collections.abc import Iterable

from interview_app.extraction.phrases.joining import WIDE
from interview_app.language.files import COMMON, codes, folder_of_resources, read

_MARKUP = r"<\|\w{2,20}\|>|<<\w{2,8}>>|\[/\w{4}\]"
"""How chats are marked up for a model."""
_APART = 40
"""Characters between an order and its object, at most."""

_LIMIT = 150_000
"""Characters looked at from each end of a text: bounds the time that a hostile text can cost."""

_UMLAUTS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
)
_SPACED_OUT = re.compile(r"\b(?:\w ){4,}\w\b")


def reads_like_instructions(text: str) -> bool:
    """Whether some passage orders a model about; accents, odd letter forms and spaced-out letters
    are seen through.
    """
    if len(text) > 2 * _LIMIT:
        return reads_like_instructions(text[:_LIMIT]) or reads_like_instructions(text[-_LIMIT:])
    folded = _fold(text)
    return any(pattern.search(folded) for pattern in _patterns())


@functools.cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """The orders of each language: those that ring alone, and each kind of order before its
    object; in wide characters also behind it.
    """
    folder = folder_of_resources()
    found = [_MARKUP]
    for code in (COMMON, *codes(folder)):
        names = read(folder, code).get("names", {})
        found += [_any_of(names["commands"])] if "commands" in names else []
        for first, second in (("commanding", "commanded"), ("addressing", "addressed")):
            if first in names:
                order, its = _any_of(names[first]), _any_of(names[second])
                found.append(f"{order}.{{0,{_APART}}}{its}")
                found += [f"{its}.{{0,{_APART}}}{order}"] if WIDE.match(names[first][0]) else []
    return tuple(re.compile(one, re.DOTALL) for one in found)


def _any_of(forms: Iterable[str]) -> str:
    return f"(?:{'|'.join(map(_form, forms))})"


def _form(form: str) -> str:
    """A word or phrase, whole, as a pattern; one that ends in "-" is the beginning of a word."""
    told = re.escape(_fold(form.removesuffix("-")))
    if WIDE.match(form):
        return told
    begin = r"(?<!\w)" if form[0].isalnum() else ""
    end = r"\w*" if form.endswith("-") else r"(?!\w)" if form[-1].isalnum() else ""
    return f"{begin}{told}{end}"


def _fold(text: str) -> str:
    spaced = _SPACED_OUT.sub(lambda match: match[0].replace(" ", ""), text)
    if not spaced.isascii():
        spaced = unicodedata.normalize("NFKD", spaced.translate(_UMLAUTS))
        # A text has few different characters: each is looked up once.
        for accent in filter(unicodedata.combining, set(spaced)):
            spaced = spaced.replace(accent, "")
    return " ".join(spaced.casefold().split())
