"""Names of sections: from what a line says to the kind of section it opens."""

import re
import unicodedata
from functools import lru_cache

from interview_app.domain.section_names import EXACT, KEYWORDS

_COMBINING = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]")
_COUNT = re.compile(r"^\s*\d{1,2}\s*[.)/–—-]?\s+|\s*[(（]\s*\d{1,3}\s*[)）]\s*$")
_NOT_WORDS = re.compile(r"[^\w]+|_+")


@lru_cache(maxsize=16384)
def normal(text: str) -> str:
    """Lower case without accents and punctuation, `&` as `and`: the form of the word lists."""
    return folded_words(text)


def folded_words(text: str) -> str:
    """`normal`, for long texts that are not worth keeping."""
    if text.isascii():
        folded = text.lower()
    else:
        decomposed = unicodedata.normalize(
            "NFKD", text.casefold().replace("ł", "l").replace("ø", "o").replace("ß", "ss")
        )
        folded = _COMBINING.sub("", decomposed)
    folded = folded.replace("'", "").replace("’", "")
    return _NOT_WORDS.sub(" ", folded.replace("&", " and ")).strip()


@lru_cache(maxsize=1)
def _exact() -> dict[str, str]:
    table: dict[str, str] = {}
    for kind, names in EXACT.items():
        for name in names.replace("\n", "|").split("|"):
            if name := normal(name):
                table.setdefault(name, kind)
                table.setdefault(name.replace(" ", ""), kind)
                table.setdefault(_AND.sub(" and ", name), kind)
    return table


@lru_cache(maxsize=1)
def _keywords() -> dict[str, str]:
    table: dict[str, str] = {}
    for kind, words in KEYWORDS.items():
        for word in words.split():
            table.setdefault(normal(word), kind)
    return table


_AND = re.compile(r" (?:and|und|et|y|e|en|i|und) ")


@lru_cache(maxsize=8192)
def named_kind(text: str) -> str | None:
    """The kind of section when the whole line is a known name of one."""
    if len(text) > 60:
        return None
    name = normal(_COUNT.sub("", text))
    if not name:
        return None
    table = _exact()
    found = table.get(name) or table.get(name.replace(" ", ""))
    if found is None and (plain := _AND.sub(" and ", f" {name} ").strip()) != name:
        found = table.get(plain)
    if found is None and name[0].isdigit():
        found = table.get(name.lstrip("0123456789 "))
    if found is None and not name.isascii():
        found = (
            next((table[part] for part in name.split() if part in table), None)
            if len(name) <= 12
            else None
        )
        found = found or table.get("".join(char for char in name if ord(char) > 0x2E80))
    return found


def hinted_kind(text: str) -> str | None:
    """The kind that a word of a line hints at, for lines that already look like headings."""
    if len(text) > 60:
        return None
    found = named_kind(text)
    if found:
        return found
    name = normal(text)
    words = name.split()
    if len(words) > 7:
        return None
    table = _keywords()
    kinds = [table[word] for word in words if word in table]
    if kinds:
        return kinds[-1] if "summary" in kinds and len(kinds) > 1 else kinds[0]
    if not name.isascii():
        return next(
            (kind for word, kind in table.items() if not word.isascii() and word in name), None
        )
    return None
