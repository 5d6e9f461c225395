"""A fact put right in the middle of other questions: "no, it was 2016", "nicht Ulm, sondern
Neu-Ulm".

What is right now says which fact it was: a date replaces the nearest date of what was told last, an
address an address, and what is named as wrong is looked for by its own words. Whatever fits nothing
is no correction.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from interview_app.domain.dates import PRESENT, month_index
from interview_app.domain.frozen import frozen
from interview_app.guide import fields
from interview_app.guide.acts import Act, Answered, Submitted
from interview_app.guide.as_read import FACTS, as_read
from interview_app.guide.flow import Words
from interview_app.guide.hearing import asides
from interview_app.guide.hearing.frames import timed
from interview_app.guide.late_patterns import Late


@frozen(kw_only=False)
class Correction:
    """What is right, and what was wrong where it is named ("" else)."""

    right: str
    wrong: str = ""


_NO = (
    r"(?:(?:by the way|übrigens|oh|ah|und|and|no|nope|nein|nee|nö|sorry|oops|ups|hoppla|wait"
    r"|moment|äh"
    r"|entschuldigung|actually|eigentlich|ach)[\s,.:!–-]+)"
)
_IT_WAS = (
    r"(?:(?:it|that|this|he|she|they|es|das|der|die)"
    r"(?:'s|\s+(?:was|is|were|should(?: be| have been)?|war|ist|waren|sind|wäre|muss(?:te)?))\s+)"
)
_WHEN = (
    r"(?:(?:in|since|seit|until|till|bis|from|ab)\s+\D{0,12}\d|(?:19|20)\d\d\s*(?:to|until"
    r"|till|bis|[-–])\s*(?:19|20)?\d\d\b)"
)
_WRONG = (
    r"(?:wrong|not (?:right|correct)|incorrect|outdated|old|falsch|verkehrt|nicht (?:richtig"
    r"|ganz richtig)|veraltet|alt)"
)
_RIGHT_IS = (
    r"(?:(?:it|that|this|es|das)(?:'s| is| was| ist| war)|richtig(?: ist| wäre)?:?|correct is"
    r"|the right one is"
    r"|should be|muss heißen)"
)
_PATTERNS = (
    Late(
        rf"{_NO}*(?:the|my|die|der|das|meine?)\s+\S+(?: \S+)?\s+(?:is|was|ist"
        rf"|war)\s+{_WRONG}[,.;:–]*\s+{_RIGHT_IS}\s+"
        r"(?P<right>.+?)",
        re.IGNORECASE,
    ),
    Late(
        rf"{_NO}*(?:not|nicht)\s+(?P<wrong>[^,]+),\s+(?P<right>\S+(?: \S+)?)\s+(?:heißen (?:die"
        rf"|sie|wir)|heißt (?:es"
        rf"|die|der|das|sie)"
        r"|it's called|they're called|is the name|is right|is correct|stimmt|ist richtig)",
        re.IGNORECASE,
    ),
    Late(
        rf"{_NO}*(?:[^,]{{0,40}}?\s(?:was|were|is|war|waren|ist)\s+|{_IT_WAS})?(?:not"
        rf"|nicht)\s+(?P<wrong>.+?),?\s+(?:but|sondern)\s+(?:rather\s+)?(?P<right>.+?)",
        re.IGNORECASE,
    ),
    Late(
        rf"{_NO}*{_IT_WAS}?(?P<right>[^,]+?),?\s+(?:and )?(?:not|nicht)\s+(?P<wrong>.+?)",
        re.IGNORECASE,
    ),
    Late(rf"{_NO}+(?:{_IT_WAS}|(?={_WHEN}))(?P<right>.+?)", re.IGNORECASE),
    Late(
        rf"{_NO}*(?:not|nicht)\s+(?P<wrong>[\w&.'’-]+(?: [\w&.'’-]+){{0,2}}),\s*(?P<right>\S+(?: "
        rf"\S+){{0,2}})",
        re.IGNORECASE,
    ),
)
"""What is called wrong; both named, "not … but …" and "…, not …"; what is right alone, behind "no,
it was"; "not Kern, Kerner".
"""
_LED_IN = Late(r"^(?:in|at|near|bei|beim|am|im)\s+", re.IGNORECASE)
_IN_TOWN = Late(r"(?:[Ii]n|[Nn]ear) [A-ZÄÖÜ][\w.'’-]+(?: [\w.'’-]+){0,3}")
_MOST_WORDS = 14
_SENTENCE = Late(r"(?<=[.!?])\s+")
_FIGURE = Late(r"(?<![\w.,])\d+(?:[.,]\d+)*\s?%?")
_STARTS, _ENDS = ("stay.start",), ("stay.end", "school.finished")
_DATES = _STARTS + _ENDS
_ENDLESS = 12 * 50
"""Months that a date is from "until today": further than from any date that was told."""


def corrected(text: str) -> Correction | None:
    """What a short message puts right, or None when it does not say so."""
    said = " ".join(text.replace("’", "'").split()).strip(" .!")
    if len(said.split()) > _MOST_WORDS:
        return None
    for pattern in _PATTERNS:
        if (hit := pattern.fullmatch(said)) is not None:
            told = hit.groupdict()
            return Correction(told["right"].strip(" ,"), (told.get("wrong") or "").strip(" ,"))
    return None


def along(text: str) -> tuple[str, tuple[Correction, ...]]:
    """A message without the sentences that put something right which they name, and those; it keeps
    one sentence at least.
    """
    said = _SENTENCE.split(text.strip())
    found = [(one, corrected(one) if len(said) > 1 else None) for one in said]
    kept = [one for one, fact in found if fact is None or not fact.wrong]
    return (
        (
            " ".join(kept) or text,
            tuple(fact for _one, fact in found if fact is not None and fact.wrong),
        )
        if kept
        else (text, ())
    )


def replaced(correction: Correction, text: str) -> str | None:
    """A text with what was wrong replaced by what is right, a figure by a figure; None when what
    was wrong does not stand in it.
    """
    figure = _FIGURE.search(correction.wrong)
    new = _FIGURE.search(correction.right) if figure is not None else None
    if figure is not None and new is None:
        return None
    wrong, right = (
        (figure[0].strip(), new[0].strip())
        if figure and new
        else (correction.wrong, correction.right)
    )
    if figure is None and len(wrong) < (_SHORTEST_NAME if wrong[:1].isupper() else _SHORTEST):
        return None
    place = re.search(rf"(?<![\w.,]){re.escape(wrong)}(?![\w%]|[.,]\d)", text, re.IGNORECASE)
    return f"{text[: place.start()]}{right}{text[place.end() :]}" if place is not None else None


_SHORTEST, _SHORTEST_NAME = 4, 3
"""Letters of a word that is replaced in a story, and of a name: "Ulm"."""


def in_story(correction: Correction, acts: Sequence[Act]) -> tuple[str, str, str] | None:
    """(subject, path, new words) of the answer about the story being told that a correction is
    about; None: about none.
    """
    told = _still_open(acts)
    if not correction.wrong or not told or not told[-1].subject.startswith("dive-"):
        return None
    for one in reversed(told):
        if one.subject == told[-1].subject and (text := replaced(correction, one.text)) is not None:
            return one.subject, one.path, text
    return None


def target(correction: Correction, acts: Sequence[Act], words: Words) -> tuple[str, str] | None:
    """(subject, path) of the fact that a correction is about, or None when it is about none that
    was told.
    """
    told = _still_open(acts)
    if not told or told[-1].path.split(".")[0] not in FACTS:
        return None
    told = [one for one in told if one.path.split(".")[0] in FACTS]
    of_named = _of_named_job(correction, told)
    told = of_named or told
    if correction.wrong:
        wrong = _value(_LED_IN.sub("", correction.wrong))
        return next(
            (
                place
                for place, found in _facts(reversed(told), words)
                if _value(found).startswith(wrong)
            ),
            None,
        )
    if fields.email(correction.right) or fields.phone(correction.right):
        kind = "contact.email" if fields.email(correction.right) else "contact.phone"
        return next(
            (place for place, _found in _facts(reversed(told), words) if place[1] == kind), None
        )
    date = fields.date(correction.right)
    last = of_named or [one for one in told if one.event_id == told[-1].event_id]
    if date is None:
        same = [one for one in told if one.subject == told[-1].subject]
        towns = (
            place for place, _found in _facts(reversed(same), words) if place[1] == asides.LOCATION
        )
        return next(towns, None) if _IN_TOWN.fullmatch(correction.right) else None
    times = timed(correction.right)
    of = (
        _DATES
        if not (times.start or times.end)
        else _STARTS
        if times.start and times.end in (None, PRESENT)
        else _ENDS
    )
    dates = [(place, found) for place, found in _facts(last, words) if place[1] in of]
    return min(dates, key=lambda one: _apart(date, one[1]), default=(None, ""))[0]


_AT = Late(
    r"\b(?:at|with|for|bei|beim|am|im)\s+(?:(?:the|der"
    r"|dem)\s+)?(?P<name>(?-i:[A-ZÄÖÜ])[\w&'-]{2,})",
    re.IGNORECASE,
)


def _of_named_job(correction: Correction, told: Sequence[Answered]) -> list[Answered]:
    """The answers about the job whose employer a correction names: "no, 1996 to 2019 at Larkmead";
    [] for none.
    """
    names = {
        hit["name"].casefold() for hit in _AT.finditer(f"{correction.right} {correction.wrong}")
    }
    subjects = {
        one.subject
        for one in told
        if one.path == "job.organization"
        and names & set(re.findall(r"[\w&'-]+", one.text.replace("’", "'").casefold()))
    }
    return [one for one in told if one.subject in subjects]


def _still_open(acts: Sequence[Act]) -> list[Answered]:
    """What was answered since the last form."""
    told: list[Answered] = []
    for act in reversed(acts):
        if isinstance(act, Submitted):
            break
        if isinstance(act, Answered) and act.how == "answer":
            told.insert(0, act)
    return told


def _facts(told: Iterable[Answered], words: Words) -> Iterator[tuple[tuple[str, str], Any]]:
    """Every fact of these answers by its place: what was asked for, and what was told beside it."""
    for one in told:
        read = as_read(one, words)
        heard = asides.heard(one.path, read)
        own = fields.date(read) if one.path in _DATES else read
        for path, found in {one.path: own, **heard}.items():
            if found is not None:
                yield (one.subject, path), found


def _value(found: Any) -> str:
    """A fact as it is compared: a date by its year and month, words without case."""
    return (fields.date(str(found)) or str(found)).casefold().strip(" .,")


def _apart(one: str, other: str) -> int:
    return abs(month_index(one) - month_index(other)) if PRESENT not in (one, other) else _ENDLESS
