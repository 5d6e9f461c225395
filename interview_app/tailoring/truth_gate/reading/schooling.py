"""What a line tells of schooling: the schools it names, and a degree's years and subject."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.closed_words import SENTENCE_ENDS
from interview_app.tailoring.truth_gate.words.tokens import Token

DEGREES = frozenset(
    "phd mba msc mres mphil master masters doctorate bachelor bachelors bsc ba bs bfa ma meng beng mpharm bsn msn mchem mphys mmath llb llm med bed btec hnc hnd nvq svq gcse gcses gnvq diploma associate "
    "aas asc diplom magister staatsexamen promotion abitur fachabitur matura lehre ausbildung gesellenprüfung meisterprüfung fachwirt pgce foundation efz eba".split()
)
NO_ACADEMIC = frozenset(
    "btec hnc hnd nvq svq gcse gcses gnvq diploma abitur fachabitur matura lehre ausbildung gesellenprüfung meisterprüfung fachwirt pgce efz eba".split()
)
"""Those of them that nobody calls a degree."""
SCHOOL_NOUNS = frozenset(
    "university college school academy institute polytechnic universität hochschule fachhochschule akademie schule gymnasium berufsschule berufskolleg fachschule kolleg meisterschule realschule".split()
)
_WITHIN = frozenset("of the and for der des für".split())
_JOINS = frozenset("in of hons honours ( ) level arts science applied degree und and".split())
_YEAR = re.compile(r"(?:19|20)\d\d")


@dataclass(frozen=True, slots=True)
class School:
    """A school that a line or sentence names: the words that tell it from others, and its place."""

    words: frozenset[str]
    first: int
    at: int


def schools(found: Sequence[Token]) -> list[School]:
    """The schools named: capitals around a word for a school."""
    named = []
    for at, token in enumerate(found):
        if token.low not in SCHOOL_NOUNS or not token.capital:
            continue
        first = last = at
        while first and _in_name(found, first - 1, back=True):
            first -= 1
        while last + 1 < len(found) and _in_name(found, last + 1, back=False):
            last += 1
        joints = [here for here in range(first, at) if found[here].low in ("and", "und")]
        if joints and first and found[first - 1].low == "in":
            first = (
                joints[-1] + 1
            )  # "in Criminal Justice and Crisis Prevention Institute instructor"
        words = frozenset(one.low for one in found[first : last + 1] if one.low not in _WITHIN)
        if len(words) > 1:
            named.append(School(words, first, last))
    return named


def _in_name(found: Sequence[Token], at: int, *, back: bool) -> bool:
    token = found[at]
    if token.kind != "word" or token.used or token.low in DEGREES:
        return False
    beyond = at - 1 if back else at + 1
    small = token.low in _WITHIN and 0 <= beyond < len(found) and found[beyond].capital
    return token.capital or small


def sentences(line: Line) -> list[list[Token]]:
    """The tokens of a line, sentence by sentence."""
    made: list[list[Token]] = [[]]
    for token in line.tokens:
        if token.text in SENTENCE_ENDS and not token.used:
            made.append([])
        else:
            made[-1].append(token)
    return made


def nearest(named: Sequence[School], at: int) -> School | None:
    """The school named next behind a token, else the last one before it."""
    behind = [one for one in named if one.at > at]
    return behind[0] if behind else named[-1] if named else None


def years_behind(found: Sequence[Token], at: int) -> list[str]:
    """The years that a sentence gives a degree: those up to the next degree, or else all of them."""
    years: list[str] = []
    for token in found[at + 1 :]:
        if token.low in DEGREES and years:
            break
        if _YEAR.fullmatch(token.text):
            years.append(token.text)
    return years or [token.text for token in found if _YEAR.fullmatch(token.text)]


def year_behind(found: Sequence[Token], at: int) -> str:
    """The one year that a line gives its one degree; nothing where it has more of either."""
    years = [here for here, token in enumerate(found) if _YEAR.fullmatch(token.text)]
    degrees = sum(token.low in DEGREES for token in found)
    if len(years) != 1 or degrees != 1:
        return ""
    of_another = years[0] > 1 and any(token.text in ";|·" for token in found[years[0] : at])
    return (
        "" if of_another else found[years[0]].text
    )  # "MCIPS since 2017; HND Business Administration"


def subject_of(found: Sequence[Token], at: int) -> list[Token]:
    """What a degree is in: the capitals right behind it, or behind "in" and the like."""
    subject: list[Token] = []
    for token in found[at + 1 :]:
        if (
            token.low in DEGREES
            or token.low in SCHOOL_NOUNS
            or (token.text == "(" and subject)  # "Law (Leeds, 2015)": where and when
            or (token.kind not in ("word", "num") and token.text not in "()")
        ):
            break
        if token.low in _JOINS or token.text in "()" or token.kind == "num":
            continue
        if not token.capital or lexicon.is_title(token.low):
            break
        subject.append(token)
    return subject
