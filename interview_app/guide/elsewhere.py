"""An answer about a job that tells of something else: of another job, of a school, or of what was
done beside it.

Asked when they began at one place, somebody may say "I volunteer at Sue Ryder, since 2022". Its
time is not that of the job
asked for: what is understood is noted for itself, the rest is said back as not noted, and the
question stands.
"""

import re

from interview_app.domain.likeness import normal
from interview_app.guide.hearing import options, schools
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.casing import with_capitals
from interview_app.guide.hearing.chat import written_out
from interview_app.guide.hearing.frames import timed, without_lead
from interview_app.guide.hearing.job_shown import LEARNT, is_job
from interview_app.guide.hearing.jobs import STUDIED, heard
from interview_app.guide.hearing.repairs import repaired
from interview_app.guide.hearing.school_words import NAMES_SCHOOL, QUALIFIES, YEAR
from interview_app.guide.late_patterns import Late

_AT_ANOTHER_TIME = Late(
    r"(?:(?:no|yes|nein|ja|well|oh|and|und|also)[\s,.:]+)*(?:before (?:that|this|then)|after "
    r"(?:that|this)|previously|earlier on"
    r"|davor|vorher|zuvor|danach|anschließend|später|im anschluss)\b[\s,:]*(?=\S)",
    re.IGNORECASE,
)
"""How somebody begins who goes on to another time."""
_BESIDE = Late(
    r"(?:\boh,? (?:and|yes)|\b(?:and|but) also|\balso(?=,? I\b)|\bI also|\bas well\b|\bby the way"
    r"|\bübrigens|\bach,? und|\baußerdem"
    r"|\bnebenbei|\bnebenher|\bich (?:\w+ )?auch|\bauch noch|\bI volunteer|\behrenamtlich)",
    re.IGNORECASE,
)
"""How somebody announces something more."""
_CLAUSE = Late(r"\b(?:I|we|ich|wir)(?:'m|'ve)?\s+[a-zäöü]+|\b[a-zäöü]+ ich\b")
_OF_IT = Late(
    r"\b(?:start(?:ed)?|began|begun|join(?:ed)?|left|leave|quit|finish(?:ed)?|stopped|came|moved"
    r"|stayed|retired|sacked|redundant"
    r"|laid off|let go|hired|taken on|there|angefangen|begonnen|fing|kam|gekommen|aufgehört"
    r"|gegangen|gekündigt|verlassen"
    r"|eingestellt"
    r"|übernommen|dort|rente)\b",
    re.IGNORECASE,
)
"""How a beginning or an end is told: of the job asked for, wherever else it may lead."""
_PART_OF_HOUSE = Late(
    r"^(?:filiale|standort|werk|zweigstelle|niederlassung|abteilung|station|außenstelle|branch"
    r"|site|depot|plant)\b"
    r"|(?:branch|office|site|depot|store|shop|plant|ward|department|team|filiale|standort|werk"
    r"|zweigstelle|niederlassung|abteilung"
    r"|station|außenstelle)$",
    re.IGNORECASE,
)
"""How a part of an employer is called, and not another one."""
_HEADED = Late(
    r"(?P<name>[A-ZÄÖÜ][\w&'’-]*(?: [A-ZÄÖÜ&][\w&'’-]*){0,3}(?:, [A-ZÄÖÜ][\w-]+)?)\.\s+(?=\S)"
)
"""A name that stands as a sentence before the answer: "Atlas, Glasgow. 2004 till then"."""
_ALIKE = 4
"""Letters of a word by which two names of one employer are known."""


def is_of_another_job(text: str, path: str, *, employer: str, since: str = "") -> bool:
    """Whether an answer to a question about a job (`path`) names another employer with its own time
    or post.

    Asked what they were called, people name the house again; it is another one when its time begins
    in another year than the job's own, where that was told (`since`).
    """
    said, back = _led_off(text)
    if (not back and _OF_IT.search(said)) or (headed := heard(said)).organization is None:
        return False
    if (
        path == "job.title"
        and not back
        and (not since or not headed.start or headed.start[:4] == since[:4])
    ):
        return False
    is_other = (
        not _alike(headed.organization, employer)
        and _PART_OF_HOUSE.search(headed.organization) is None
    )
    return is_other and is_job(said) and bool(headed.title or headed.start or headed.end)


def is_of_school(text: str, *, employer: str, path: str) -> bool:
    """Whether an answer about a job tells a school and what was learned there."""
    said, back = _led_off(text)
    if "\n" in text or not (QUALIFIES.search(said) or STUDIED.search(said) or LEARNT.search(said)):
        return False
    is_told = STUDIED.search(said) or (NAMES_SCHOOL.match(said) and YEAR.search(said))
    if path == "job.title" and not back and not is_told:
        return False
    school = schools.heard(said, asked="institution")
    return (
        school.institution is not None
        and not _alike(school.institution, employer)
        and schools.tells_one(said)
    )


def tells_something_else(text: str, path: str, *, employer: str) -> bool:
    """Whether the time in an answer is that of something else, of which too little was understood
    to note it.
    """
    said, back = _led_off(text)
    if is_break(timed(said).text):
        return back
    if path == "job.title":
        return back and bool(timed(said).start)
    if back or (
        _BESIDE.search(said) is not None
        and _CLAUSE.search(said) is not None
        and not _OF_IT.search(said)
    ):
        return True
    named = _HEADED.match(said)
    return named is not None and len(said.split()) <= _SHORT and not _alike(named["name"], employer)


_SHORT = 8
"""Words of an answer in half sentences."""


def said_of_it(text: str) -> str:
    """The words of an answer without those by which somebody goes on to another time."""
    return _led_off(text)[0]


def _led_off(text: str) -> tuple[str, bool]:
    """An answer as a job is looked for in it, and whether it goes on to another time."""
    said = options.without_yes(with_capitals(repaired(written_out(text.strip()))))
    lead = _AT_ANOTHER_TIME.match(said)
    return without_lead(said[lead.end() :] if lead is not None else said), lead is not None


def _alike(one: str, other: str) -> bool:
    """Whether two names have a telling word in common."""
    words, others = (
        {word for word in re.findall(r"\w+", normal(name)) if len(word) >= _ALIKE or name.isupper()}
        for name in (one, other)
    )
    return bool(words & others) or normal(one) == normal(other)
