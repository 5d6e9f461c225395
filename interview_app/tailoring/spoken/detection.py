"""Which cards and lines are speech, and in which language somebody spoke."""

import re
from collections.abc import Sequence
from functools import lru_cache

from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.tailoring.lines.resume_language import language_of
from interview_app.tailoring.spoken.speech import ENGLISH, GERMAN, Speech


def is_told(card: EvidenceCard) -> bool:
    """Whether a card holds somebody's spoken words, in a language whose talk is known here."""
    return _is_told(card.raw_text)


@lru_cache(maxsize=4096)
def _is_told(text: str) -> bool:
    return speech_of(text).marks.search(text) is not None and language_of((text,)) in (
        "en",
        "de",
        None,
    )


def are_told(cards: Sequence[EvidenceCard]) -> bool:
    """Whether somebody told these cards, so that one without an "I" is speech as well."""
    return 3 * sum(map(is_told, cards)) >= len(cards) > 0


def is_talk(line: str) -> bool:
    """Whether a line still sounds like talk."""
    return any(speech.talk.search(line) is not None for speech in (ENGLISH, GERMAN))


@lru_cache(maxsize=4096)
def speech_of(text: str) -> Speech:
    """The language of a card's words or of a line; of a few words the small ones tell it best."""
    german, english = len(_SMALL_GERMAN.findall(text)), len(_SMALL_ENGLISH.findall(text))
    is_german = german > english if german != english else language_of((text,)) == "de"
    return GERMAN if is_german else ENGLISH


_SMALL_GERMAN = re.compile(
    r"\b(?:ich|mir|mich|hab|habe|wir|sind|war|und|der|die|das|dem|den|im|am|bei|für|mit|von|nicht|seit|ein|eine|zwei|drei|auf|zu|ist)\b",
    re.IGNORECASE,
)
_SMALL_ENGLISH = re.compile(
    r"\b(?:I|my|we|our|was|were|the|and|of|in|to|with|for|from|a|on|at|it|that|had|did|is)\b|['’](?:s|m|ve|re|d|ll|t)\b"
)
