"""What is quietly marked on an approved line, and refused in a proposal: words that nobody
believes, a list of duties, and more than two printed lines (CONTRACT D6).
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from interview_app.i18n import N_
from interview_app.language.data import languages, load

TWO_LINES = 190
"""Characters that two lines of a page hold, measured on the five themes at their usual size."""
LONGEST = 600
"""Characters of a proposal that is looked at; what is longer is no résumé line."""

_MARKUP = re.compile(
    r"<[^<>\s][^<>]*>|\*\*|__|`|^\s*#|^\s*[-*•]\s|\[[^\]]*\]\([^)]*\)", re.MULTILINE
)


class Mark(StrEnum):
    """What may be better about a line."""

    BANNED = "banned"
    DUTIES = "duties"
    LONG = "long"


SENTENCES: dict[Mark, str] = {
    Mark.BANNED: N_("“{word}” is said on every résumé. A plain word says more."),
    Mark.DUTIES: N_("It says what the job was, not what you did. Tell one thing you did?"),
    Mark.LONG: N_("It is longer than two lines on the page. Shorter is read sooner."),
}


class Marked(NamedTuple):
    """A mark with its sentence's word, "" where it has none."""

    mark: Mark
    word: str = ""


class _Words(NamedTuple):
    banned: re.Pattern[str]
    duties: tuple[str, ...]


@lru_cache(maxsize=1)
def _words() -> _Words:
    """What the languages' files have."""
    voices = [load(code).voice for code in languages()]
    banned = "|".join(re.escape(word) for voice in voices for word in voice.banned)
    duties = tuple(word for voice in voices for word in voice.duties)
    return _Words(re.compile(rf"(?<!\w)(?:{banned})(?!\w)", re.IGNORECASE), duties)


def marks_of(text: str) -> tuple[Marked, ...]:
    """What may be better about a line, in words that are exact: nothing is guessed."""
    words = _words()
    found = [Marked(Mark.BANNED, one[0]) for one in words.banned.finditer(text)]
    if text.casefold().startswith(words.duties):
        found.append(Marked(Mark.DUTIES))
    if len(text) > TWO_LINES:
        found.append(Marked(Mark.LONG))
    return tuple(found)


def refused_as_proposal(text: str) -> Sequence[str]:
    """Ids of what a proposal may not be, whatever its evidence says: `voice.banned`, `voice.long`,
    `voice.markup` (CONTRACT D6; an approved line prints as it is).
    """
    found = [f"voice.{one.mark.value}" for one in marks_of(text) if one.mark is not Mark.DUTIES]
    if _MARKUP.search(text):
        found.append("voice.markup")
    return tuple(dict.fromkeys(found))


_REFUSALS: dict[str, str] = {
    "voice.banned": N_("It has a word that is said on every résumé."),
    "voice.long": N_("It is longer than two lines."),
    "voice.markup": N_("It has signs of markup in it."),
}


def refusals(text: str) -> tuple[str, ...]:
    """Sentences for `refused_as_proposal`, in English as a model is told them; `_()` says them
    here.
    """
    return tuple(_REFUSALS[one] for one in refused_as_proposal(text))
