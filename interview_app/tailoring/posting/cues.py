"""What announces demands, wishes, work and offers in a posting, by the phrases of its language
(`resources/language`, `postings`), compared by their stems.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from interview_app.language.any_language import section_of
from interview_app.language.data import languages, load
from interview_app.language.phrases import Phrases
from interview_app.language.stems import stem
from interview_app.language.tokens import Token, plain, tokens

Section = Literal["must", "nice", "duty", "offer", ""]
"""What stands under a heading: demands, wishes, the work, what asks for nothing; "" where the heading does not say."""

_KINDS: dict[Section, tuple[str, ...]] = {
    "nice": ("nice",),
    "must": ("must_headings", "must", "leads"),
    "offer": ("offer_headings", "formal"),
    "duty": ("duty_headings",),
}
"""What announces each section; of several a wish counts, then the longest, then what comes first."""
_OF_A_RESUME: dict[str, Section] = {
    "experience": "must",
    "education": "must",
    "skills": "must",
    "certificates": "must",
    "languages": "must",
    "contact": "offer",
    "formalities": "offer",
}
"""What a heading announces in a posting that is one of a résumé, too."""
_LONGEST_HEADING = 70
_LABEL = 4
"""Words of a label at most."""
_MARKUP = re.compile(r"^#{1,6}\s*|\*\*|__|\\(?=[#*_])|^\*(?=\S)|(?<=\S)\*$")
_HEADLINE = re.compile(r"^#{1,6}\s*\S|^(?:\*\*|__)[^*_]+(?:\*\*|__):?$")
_LABELLED = re.compile(
    r"(?:\*\*|__)([^*_:]{2,40}):?\*{1,2}:?\s+(\S.*)$|([^*_:.,()]{2,40}):\*{0,2}\s+(\S.*)$"
)


@lru_cache(maxsize=8)
def readable() -> tuple[str, ...]:
    """The languages that postings are read in: those whose file says how they ask."""
    return tuple(code for code in languages() if load(code).postings.must_headings)


@lru_cache(maxsize=256)
def phrases(code: str, table: str) -> Phrases[str]:
    """The phrases of one part of `tables.Postings` in a language."""
    return Phrases(
        {table: getattr(load(code).postings, table)}, key=lambda word: plain(stem(word, code))
    )


def hits(code: str, table: str, found: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Where phrases of a table stand: the first token, and how many."""
    for at in range(len(found)):
        hit = phrases(code, table).at(found, at)
        if hit is not None:
            yield at, hit[1]


def says(code: str, table: str, text: str) -> bool:
    """Whether a text has a phrase of a table."""
    return any(True for _hit in hits(code, table, tokens(text)))


def announced(code: str, heading: str) -> Section:
    """What a heading announces."""
    return _announced(code, without_markup(heading))[0]


def is_known_heading(code: str, line: str) -> bool:
    """Whether a line is a heading by its words alone: they announce something, and all but small
    words do.
    """
    text = without_markup(line)
    section, told = _announced(code, text)
    small = load(code).small_forms
    return bool(section) and all(
        told.start <= at < told.stop or plain(token.text) in small
        for at, token in enumerate(tokens(text))
    )


@lru_cache(maxsize=1024)
def _announced(code: str, text: str) -> tuple[Section, range]:
    """The section, and the tokens that announce it."""
    found = tokens(text)
    told = [
        (section, place)
        for section, tables in _KINDS.items()
        for table in tables
        for place in _places(code, table, found)
        if len(place) > 1 or table != "leads"
    ]
    if told:
        return max(_whole(told), key=lambda one: (one[0] == "nice", len(one[1]), -one[1].start))
    return _OF_A_RESUME.get(section_of(text.rstrip(":")) or "", ""), range(len(found))


@lru_cache(maxsize=4096)
def asked(code: str, text: str) -> Section:
    """Whether a text says of what it names that it is a wish ("nice"), or must be."""
    found = tokens(text)
    tables: tuple[Section, ...] = ("nice", "must")
    told = [(table, place) for table in tables for place in _places(code, table, found)]
    return _whole(told)[0][0] if told else ""


def _places(code: str, table: str, found: Sequence[Token]) -> Iterator[range]:
    return (range(at, at + size) for at, size in hits(code, table, found))


def _whole(told: list[tuple[Section, range]]) -> list[tuple[Section, range]]:
    """The phrases that are no part of a longer one: "ideal candidate" says nothing of what is ideal."""
    return [
        (section, place)
        for section, place in told
        if not any(
            other.start <= place.start and place.stop <= other.stop and len(place) < len(other)
            for _section, other in told
        )
    ]


def without_markup(line: str) -> str:
    """A line without the marks of Markdown."""
    return _MARKUP.sub("", line).strip()


def is_heading(line: str) -> bool:
    """Whether a line that is no list item reads as a heading: it is marked as one, ends with a
    colon, or is short and ends no sentence.
    """
    text = without_markup(line)
    return (
        bool(_HEADLINE.match(line))
        or text.endswith(":")
        or (len(text) <= _LONGEST_HEADING and not text.endswith((".", ",", ";", "!")))
    )


def labelled(line: str) -> tuple[str, str] | None:
    """Label and value of a line like "Location: Leeds" or "**Grade** GS-14"; None for any other line."""
    found = None if _HEADLINE.match(line) else _LABELLED.match(line)
    if found is None:
        return None
    label, value = (found[1] or found[3]).strip(), (found[2] or found[4]).strip()
    return (label, value) if len(label.split()) <= _LABEL else None
