"""How a language is spoken, as far as lines are made of it: one `Speech` for English and one for German."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from interview_app.tailoring.spoken import (
    clauses_de,
    clauses_en,
    fillers_de,
    fillers_en,
    first_person_de,
    first_person_en,
)
from interview_app.tailoring.spoken.plain_words import Rules


class IsOfOthers(Protocol):
    """Whether a clause tells what others did; `first`: it begins the sentence."""

    def __call__(self, clause: str, *, first: bool) -> bool:
        """Whether it does."""
        ...


@dataclass(frozen=True, kw_only=True)
class Speech:
    """The rules of one language.

    `marks`: words which show that a card was told, and is no line of a résumé already. `talk`: words which still sound
    like talk; a line with one is printed only where an entry has nothing better. `first_person`: words of somebody who
    speaks. `clause_ends`: where a told sentence can be parted.

    `fillers`: what of a told sentence a page says otherwise, or not at all. `is_denial`: whether a clause tells what
    was not done, not had, or not finished. `is_gloss`: whether a clause only says who, when or where the thing just named
    was. `is_abandoned`: whether a sentence tells of something begun that was not finished. `joined_by_me`: the clause
    "that was me and an illustrator" as "with an illustrator", None for any other. `without_person`: a clause without "I",
    given the words that are names; one where it cannot go stays as it is. `condition`, `reason`, `content`: how a clause begins
    that says when something is done, why, or what was noticed. `own_deed`: what the speaker did. `only_that`: that it was all
    they did.
    """

    marks: re.Pattern[str]
    talk: re.Pattern[str]
    first_person: re.Pattern[str]
    clause_ends: re.Pattern[str]
    fillers: Rules
    is_denial: Callable[[str], bool]
    is_of_others: IsOfOthers
    is_gloss: Callable[[str], bool]
    is_abandoned: Callable[[str], bool]
    joined_by_me: Callable[[str], str | None]
    without_person: Callable[[str, frozenset[str]], str]
    condition: re.Pattern[str]
    reason: re.Pattern[str]
    content: re.Pattern[str]
    own_deed: re.Pattern[str]
    only_that: re.Pattern[str]


def _joined_by_nobody(_clause: str) -> str | None:
    return None


ENGLISH = Speech(
    marks=re.compile(
        r"\b(?:I|I['’](?:m|ve|d|ll)|my|My|we|We|me|us)\b|\b(?:mind you|honestly|sort of|kind of|or so|that was|that['’]s|you name it)\b|n['’]t\b"
    ),
    talk=re.compile(
        r"\b(?:I|me|my(?! own\b)|mine|we|We|us|gonna|wanna|stuff|folks|kind of|sort of|loads of|heaps of|you know|guys|bunch of|roped into|"
        r"(?:it|that|there|they|he|she|what|who|we|you)['’](?:s|re|d|ll|ve))\b|n['’]t\b|\b(?:if it came to that|of us|quid|bucks|a bunch of|small small|the odd|pretty|dead good)\b",
    ),
    first_person=clauses_en.FIRST_PERSON,
    clause_ends=clauses_en.CLAUSE_ENDS,
    fillers=fillers_en.RULES,
    is_denial=clauses_en.is_denial,
    is_of_others=clauses_en.is_of_others,
    is_gloss=clauses_en.is_gloss,
    is_abandoned=clauses_en.is_abandoned,
    joined_by_me=clauses_en.joined_by_me,
    without_person=first_person_en.without_person,
    condition=re.compile(r"^(?:and |but )?(?:if|unless)\b", re.IGNORECASE),
    reason=re.compile(r"^(?:and |but )?(?:(?:mainly|mostly) )?because\b", re.IGNORECASE),
    content=re.compile(r"^that I\b"),
    own_deed=clauses_en.OWN_DEED,
    only_that=clauses_en.ONLY_THAT,
)
GERMAN = Speech(
    marks=re.compile(r"\b(?:[Ii]ch|[Ww]ir|[Mm]ir|mich|hab|halt|eh)\b"),
    talk=re.compile(
        r"\b(?:ich|Ich|mir|Mir|mich|mein\w*|wir|Wir|uns|Uns|unser\w*|hab|Hab|halt|eh|irgendwie|da drin|sind['’]s|ist['’]s|hat['’]s|geht['’]s)\b"
    ),
    first_person=clauses_de.FIRST_PERSON,
    clause_ends=clauses_de.CLAUSE_ENDS,
    fillers=fillers_de.RULES,
    is_denial=clauses_de.is_denial,
    is_of_others=clauses_de.is_of_others,
    is_gloss=clauses_de.is_gloss,
    is_abandoned=clauses_de.is_abandoned,
    joined_by_me=_joined_by_nobody,
    without_person=first_person_de.without_person,
    condition=re.compile(r"^(?:und |aber )?(?:wenn|falls|ob)\b", re.IGNORECASE),
    reason=re.compile(
        r"^(?:und |aber )?(?:(?:vor allem|auch|nur) )?(?:weil|obwohl|seit (?:ich|wir)|seitdem (?:ich|wir))\b",
        re.IGNORECASE,
    ),
    content=re.compile(r"^(?:dass|daß)\b", re.IGNORECASE),
    own_deed=clauses_de.OWN_DEED,
    only_that=clauses_de.ONLY_THAT,
)
