"""What stands around a job in a sentence and is no name of it: how school ended, a teacher's subject, "both" before a town."""

import re
from collections.abc import Callable

from interview_app.guide.hearing.job import Job, as_fields
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


def without_what_is_around(text: str) -> str:
    """A sentence without how school ended, and without the "both" before the town of several employers."""
    text = _SINCE_THEN.sub("", _BOTH.sub(" ", text))
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
