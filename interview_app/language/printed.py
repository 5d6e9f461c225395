"""The words that a résumé's files may say beside what the person approved: titles of sections, the
word for an open end, what stands before a school's mark (CONTRACT D12).

A language is one of résumés when its file has them (`voice.printed`; `tables.PRINTED` says which).
Over `files`: whether they are all there was seen when the files were compiled.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from interview_app.language.files import codes, folder_of_resources, read

_ENGLISH = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages that résumés are written in, as ISO 639-1."""
    return tuple(code for code in codes(folder_of_resources()) if _printed(code))


def word(name: str, language: str) -> str:
    """One of the words by what it is ("experience", "present"); in English where the language has
    none.
    """
    return (_printed(language) or _printed(_ENGLISH))[name]


def colon(language: str) -> str:
    """The colon behind a label, with what the language sets before it."""
    sign: str = read(folder_of_resources(), language).get("notation", {}).get("colon", ":")
    return sign


def everywhere() -> Iterator[tuple[str, str]]:
    """Each word of every language, behind what it is."""
    for code in languages():
        yield from _printed(code).items()


def _printed(code: str) -> Mapping[str, str]:
    found: Mapping[str, str] = read(folder_of_resources(), code).get("voice", {}).get("printed", {})
    return found
