"""What stands around a job in a sentence and is no name of it: how school ended, a teacher's subject, "both" before a town."""

import re
from collections.abc import Callable

from interview_app.guide.hearing.job import Job, as_fields
from interview_app.guide.hearing.posts import is_post
from interview_app.guide.hearing.towns import is_town
from interview_app.guide.late_patterns import Late

_LEFT_SCHOOL = Late(
    r"^(?:well,? |so,? )*(?:i )?(?:left|finished|quit) school (?:(?:at|aged|when i was|in) [\w-]+(?: [\w-]+)?)?,?\s*(?:and|then)+\s+(?:then )?(?:i )?"
    r"|^(?:also,? )?(?:mit \w+ )?(?:bin ich |ich bin )(?:mit \w+ )?(?:aus|von) der schule(?: raus| gekommen| ab| abgegangen)?,?\s+und\s+(?:dann )?(?=hab|war)",
    re.IGNORECASE,
)
"""How a life is begun: "I left school at sixteen and started with British Rail"."""
_BOTH = Late(r",\s+(?:both|all|beide|alle)\s+(?=in\s+[A-ZÄÖÜ])")
_SUBJECT = Late(
    r"(?<=[a-zäöüß])(?P<subject> für [A-ZÄÖÜ][\w-]+(?: und [A-ZÄÖÜ][\w-]+)?)"
    r"(?= (?:an (?:der|einer|einem)|am(?! Standort)|bei|beim|in (?:der |einer )?[\w-]*(?:[Ss]chule|[Gg]ymnasium|[Kk]linik|[Pp]raxis|[Kk]ita))\b)"
)
"""What somebody teaches or looks after, between their post and the house: "Lehrerin für Mathematik an der Schule Holt"."""
_SINCE_THEN = Late(r"^(?:(?:ever )?since then|seitdem|seither),?\s+(?=\S)", re.IGNORECASE)
"""A time told from a job that this sentence does not name; it is asked for."""


_LIKE = Late(
    r"(?P<work>\bwork(?:ed|ing)?\b[^.;?!]*?) like (?P<post>(?:an? )?[a-z][\w-]*(?: [a-z][\w-]*){0,3}?)(?=$|[,.;]| (?:from|since|until|till|in|for|at|there|and)\b)"
)
"""What a post is in the English of many to whom it is a second language: "I work at Amazon *like* forklift driver"."""
_IN_IN = Late(
    r"(?P<work>\bwork(?:ed|ing)?) in (?P<house>[A-Z][\w&'’-]*(?: [A-Z][\w&'’-]*){0,2}) in (?=[A-ZÀ-Ž])"
)
"""Of two names behind "in" the first is a house where no town is known by it: "work *in Amazon* in Poznań"."""


def _with_house_and_post(text: str) -> str:
    """A sentence with "as" before the post and "at" before the house, where both were told in other words.

    Whoever says "as" lives "in Holt in Norfolk"; only beside "like" are two names behind "in" a house and its town.
    """
    hit = _LIKE.search(text)
    if hit is None or not is_post(re.sub(r"^an? ", "", hit["post"])):
        return text
    text = f"{text[: hit.start()]}{hit['work']} as {hit['post']}{text[hit.end() :]}"
    return _IN_IN.sub(
        lambda named: (
            named[0] if is_town(named["house"]) else f"{named['work']} at {named['house']} in "
        ),
        text,
    )


def without_what_is_around(text: str) -> str:
    """A sentence without how school ended, and without the "both" before the town of several employers."""
    text = _with_house_and_post(_SINCE_THEN.sub("", _BOTH.sub(" ", text)))
    hit = _LEFT_SCHOOL.match(text)
    if hit is None:
        return text
    lead = "Ich" if "schule" in hit[0].casefold() else "I"
    return f"{lead} {text[hit.end() :]}" if text[hit.end() :].strip() else text


def with_subject(text: str, hear: Callable[[str, str], Job], asked: str) -> Job:
    """What `hear` hears in a sentence; the subject stands behind the post where that and the employer are heard without it."""
    hit = _SUBJECT.search(text)
    if hit is not None:
        job = hear(text[: hit.start()] + text[hit.end() :], asked)
        if job.title and job.organization:
            return Job(**{**as_fields(job), "title": f"{job.title}{hit['subject']}"})
    return hear(text, asked)
