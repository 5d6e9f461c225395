"""What is quietly marked on a line: words that nobody believes, a list of duties, more than two
printed lines, and a number that was told and is not said (CONTRACT D6).

Everything is compared exactly; no grammar is known here. The words stand in
resources/language and are handed in.
"""

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from interview_app.i18n import N_, _

TWO_LINES = 190
"""Characters that two lines of a page hold, measured on the five themes at their usual size."""

_SHOWN = 80
"""Characters of a number that are said back."""


class Mark(StrEnum):
    """What may be better about a line."""

    BANNED = "banned"
    DUTIES = "duties"
    LONG = "long"
    NO_NUMBER = "no_number"


SENTENCES: dict[Mark, str] = {
    Mark.BANNED: N_("“{word}” is said on every résumé. A plain word says more."),
    Mark.DUTIES: N_("It says what the job was, not what you did. Tell one thing you did?"),
    Mark.LONG: N_(
        "It is longer than two lines on the page. Cut it to what counts most: shorter is read "
        "sooner."
    ),
    Mark.NO_NUMBER: N_("You told a number: {word}. With it the line is easier to believe."),
}


class Marked(NamedTuple):
    """A mark with its sentence's word, "" where it has none."""

    mark: Mark
    word: str = ""


class Words:
    """Banned words, and how a line begins that tells duties in place of deeds."""

    def __init__(self, banned: Iterable[str], duties: Iterable[str]) -> None:
        listed = "|".join(re.escape(one) for one in banned)
        self.banned = re.compile(rf"(?<!\w)(?:{listed})(?!\w)", re.IGNORECASE)
        self.duties = tuple(one.casefold() for one in duties)


def marks_of(text: str, words: Words, *, number: str = "") -> tuple[Marked, ...]:
    """What may be better about a line; `number`: the number that was told along with it."""
    found = [Marked(Mark.BANNED, one[0]) for one in words.banned.finditer(text)]
    if text.casefold().startswith(words.duties):
        found.append(Marked(Mark.DUTIES))
    if len(text) > TWO_LINES:
        found.append(Marked(Mark.LONG))
    if number and not any(sign.isdigit() for sign in text):
        found.append(Marked(Mark.NO_NUMBER, number))
    return tuple(found)


def sentences_about(text: str, words: Words, *, number: str = "") -> tuple[str, ...]:
    """What may be better about a line, in sentences; `number`: what was told in the number's
    place, which may hold none.
    """
    number = number if any(sign.isdigit() for sign in number) else ""
    if len(number) > _SHOWN:
        number = f"{number[:_SHOWN].rsplit(' ', 1)[0]} …"
    marked = marks_of(text, words, number=number) if text.strip() else ()
    return tuple(_(SENTENCES[one.mark]).format(word=one.word) for one in marked)
