"""What is looked up in all languages at once: headings of sections, months, titles.

Over `files` alone, which the sealed reader of documents has time for.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from interview_app.language.files import in_all_languages, read_ahead
from interview_app.language.tokens import folded_words, normal, plain

_COUNT = re.compile(r"^\s*\d{1,2}\s*[.)/–—-]?\s+|\s*[(（\[][^()]{1,20}[)）\]]\s*$")
EDGES = ("before", "behind")
"""The rows of `section_words` that any heading may begin or end with."""
_LONGEST_HEADING = 60
_MOST_WORDS = 7
_WIDE = 0x2E80
"""From here on characters are wide ones; a name in them is short."""
_WIDE_NAME = 12


@lru_cache(maxsize=8192)
def section_of(heading: str) -> str | None:
    """The section of a résumé that a heading names ("experience", "education" …, the keys of the
    table); None when it names none. A bracket may stand behind it, "Work (4)", "Work (continued)",
    or its number before it.

    Args:
        heading: one line, of any language.
    """
    if len(heading) > _LONGEST_HEADING:
        return None
    name = normal(_COUNT.sub("", heading))
    if not name:
        return None
    names = _section_names()
    found = (
        names.get(name)
        or names.get(name.replace(" ", ""))
        or names.get(_with_one_and(name))
        or (parts[0] if len(parts := sections_of_parts(name)) == 1 else None)
    )
    if found is None and name[0].isdigit():
        found = names.get(name.lstrip("0123456789 "))
    if found is None and not name.isascii():
        if len(name) <= _WIDE_NAME:
            found = next((names[part] for part in name.split() if part in names), None)
        found = found or names.get("".join(char for char in name if ord(char) > _WIDE))
    return found


def sections_of_parts(heading: str) -> tuple[str, ...]:
    """The sections that the parts between "and" and strokes name, each once, without the words that
    any heading may begin or end with: "My Key Skills and Selected Tools", "Awards and Courses".
    Empty where a part names none.
    """
    kinds: dict[str | None, None] = {}
    part: list[str] = []
    for word in (*normal(heading.replace("/", " and ")).split(), "and"):
        if word not in and_words():
            part.append(word)
            continue
        open_end = not part
        while part and part[0] in _section_edges("before"):
            del part[0]
        while part and part[-1] in _section_edges("behind"):
            del part[-1]
        if part or open_end:
            kinds[_section_names().get("".join(part))] = None
        part = []
    found = tuple(kind for kind in kinds if kind is not None)
    return found if len(found) == len(kinds) else ()


@cache
def _section_edges(part: str) -> frozenset[str]:
    return frozenset(map(normal, in_all_languages("section_words")[part]))


def section_hinted(heading: str) -> str | None:
    """The section that a word of a line hints at, for lines that already look like headings."""
    if len(heading) > _LONGEST_HEADING:
        return None
    found = section_of(heading)
    if found:
        return found
    name = normal(heading)
    words = name.split()
    if len(words) > _MOST_WORDS:
        return None
    hints = _section_words()
    told = [hints[word] for word in words if word in hints]
    if told:
        return told[-1] if "summary" in told and len(told) > 1 else told[0]
    if not name.isascii():
        return next(
            (section for word, section in hints.items() if not word.isascii() and word in name),
            None,
        )
    return None


@cache
def and_words() -> frozenset[str]:
    """The words for "and", which join parts of names and of numbers in words."""
    return frozenset(map(normal, in_all_languages("numbers")["joints"]))


@cache
def small_words() -> frozenset[str]:
    """Small words that do nothing to a statement: articles, prepositions, pronouns."""
    return frozenset(map(normal, in_all_languages("small_words")["others"]))


def _with_one_and(name: str) -> str:
    words = name.split()
    if and_words().isdisjoint(words):
        return name
    return " ".join(["and" if word in and_words() else word for word in words])


@cache
def _section_names() -> dict[str, str]:
    names: dict[str, str] = {}
    for section, forms in in_all_languages("sections").items():
        for name in map(folded_words, forms):
            names.setdefault(name, section)
            if " " in name:
                names.setdefault(name.replace(" ", ""), section)
                names.setdefault(_with_one_and(name), section)
    return names


@cache
def _section_words() -> dict[str, str]:
    rows = in_all_languages("section_words").items()
    return {
        normal(form): section for section, forms in rows if section not in EDGES for form in forms
    }


@lru_cache(maxsize=4096)
def month_of(name: str, *, seasons: bool = True) -> int | None:
    """The number of a month by its name or short form, or of the month that a season begins in."""
    word = plain(name).strip(".")
    return _months().get(word) or (_seasons().get(word) if seasons else None)


@cache
def _months() -> dict[str, int]:
    return _numbered(in_all_languages("months"))


@cache
def _seasons() -> dict[str, int]:
    return _numbered(in_all_languages("calendar")["seasons"])


def _numbered(rows: Mapping[str, list[str]]) -> dict[str, int]:
    return {plain(form): int(month) for month, forms in rows.items() for form in forms}


def calendar_forms(part: str) -> frozenset[str]:
    """The words of one part of `tables.Calendar`, as written."""
    return frozenset(in_all_languages("calendar")[part])


def is_present(text: str) -> bool:
    """Whether a word stands for an end that is still open: "now", "heute"."""
    return plain(text).strip(". ") in present_words()


@cache
def present_words() -> frozenset[str]:
    """The words for an end that is still open, without accents."""
    return frozenset(map(plain, calendar_forms("present")))


_COMPOUND = 7
"""Letters of a word that may end with a title, at least."""


@lru_cache(maxsize=16384)
def is_title(word: str) -> bool:
    """Whether a word names who does a trade or has a post: "Nurse", "Küchenchef"."""
    name = plain(word)
    return name in _title_words() or (len(name) >= _COMPOUND and name.endswith(title_endings()))


@cache
def _title_words() -> frozenset[str]:
    """Words of job titles, without accents and without those that `title_endings` tell."""
    return frozenset(map(plain, in_all_languages("titles")["words"]))


@cache
def title_endings() -> tuple[str, ...]:
    """The ends of words that name who does a trade, without accents."""
    return tuple(map(plain, in_all_languages("titles")["endings"]))


def load() -> None:
    """Read every table: afterwards no file is opened, which a sealed process may not."""
    read_ahead()
    for table in (_section_names, _section_words, _months, _seasons, _title_words, title_endings):
        table()
