"""What is quietly marked on an approved line, and refused in a proposal: words that nobody
believes, a list of duties, and more than two printed lines (CONTRACT D6).
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from interview_app.domain.voice import Mark, Marked, Words
from interview_app.domain.voice import marks_of as marks_among
from interview_app.i18n import N_
from interview_app.language.data import voice_words

LONGEST = 600
"""Characters of a proposal that is looked at; what is longer is no résumé line."""

_MARKUP = re.compile(
    r"<[^<>\s][^<>]*>|\*\*|__|`|^\s*#|^\s*[-*•]\s|\[[^\]]*\]\([^)]*\)", re.MULTILINE
)


@lru_cache(maxsize=1)
def _words() -> Words:
    """What the languages' files have."""
    return Words(*voice_words())


def marks_of(text: str) -> tuple[Marked, ...]:
    """What may be better about a line, in words that are exact: nothing is guessed."""
    return marks_among(text, _words())


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
