"""What shows that words tell a job by themselves: a name with a post, a time, or a word that leads an employer in."""

import re

from interview_app.guide.hearing import houses
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.job import Job
from interview_app.guide.hearing.jobs import AFTER_LEARNING, STUDIED, heard
from interview_app.guide.hearing.posts import POST_HEAD
from interview_app.guide.hearing.self_employed import OWN_NAMES
from interview_app.guide.late_patterns import Late

THEN = (
    r"then|after (?:that|this|which)|afterwards?|later(?: on)?|subsequently|before (?:that|this)|before(?=:)|previously|prior to that"
    r"|earlier(?: on)?|followed by|since then|now|currently|these days"
    r"|dann|danach|anschließend|später|daraufhin|davor|vorher|zuvor|früher|seitdem|seither|jetzt|inzwischen|mittlerweile|aktuell"
    r"|zuletzt"
)
"""Words by which somebody goes on to another time, in a pattern."""
_THEN_DE = frozenset(THEN[THEN.index("dann") :].split("|"))
LEARNT = Late(
    r"\b(?:trained (?:as|at)|qualified|gelernt|ausbildung|lehre|umschulung)\b", re.IGNORECASE
)
"""How somebody tells what they learned, and not where they worked."""
_AT_LAST = frozenset(
    ("zuletzt", "mittlerweile", "inzwischen", "now", "currently", "these days", "jetzt", "aktuell")
)
_LASTS = Late(r"\b(?:since|seit)\b", re.IGNORECASE)
_AT_FIRM = Late(
    r"(?:I |I'm |ich |bin |work |working |arbeite )*(?:at|for|with|bei|beim|for)\b", re.IGNORECASE
)
_LONGEST_NAME = 4
"""Words of an employer's name that stands alone behind "vorher"."""
_OF_NAME = Late(r"[A-ZÄÖÜ\d&]|(?:der|die|das|de[mns]?|und|von|am|im|für|e\.?V)\b")
_NO_FIRM = Late(
    r"(?:ung|heit|keit|schaft|ion|ität|ismus|zeit|jahre?|dienst|urlaub|pause|phase|lehre|studium|stellen?|jobs?|kinder|familie|haushalt"
    r"|umzug|militär|bund|zivi|rekrutenschule|pflege)$",
    re.IGNORECASE,
)
"""How a German noun ends that names no employer by itself."""
_FIRM = Late(r"(?:stiftung|versicherung|verwaltung|zeitung|siedlung|union)$", re.IGNORECASE)
_AT = Late(
    r"(?:^|\s)(?:at|for|bei|beim|am|im|in (?:de[rn]|einem|einer)|auf de[rm]|an de[rm]|joined|zu[rm]?)\s",
    re.IGNORECASE,
)
_WHEN = Late(
    r"\b(?:ago|since|seit|last year|letzte[snm]? jahr\w*|vor \w+ (?:jahr|monat)\w*)\b",
    re.IGNORECASE,
)
"""A time that is told from today."""
_WAS_AT = Late(
    r"(?:(?:I|we|ich) (?:\w+ )?(?:was|worked|had a job|war|arbeitete) (?:\w+ )?)?(?:at|for|bei|beim)\s+(?:the |der |den )?[A-ZÄÖÜ]"
)
_DOING = Late(r"[a-z]{3,}(?:ing|ed)\s+(?:[a-z]+\s+){0,3}(?:at|for)\s")
_WORKED = Late(
    r"\b(?:work\w*|employed|job|arbeite\w*|gearbeitet|angestellt|jobb\w*)\b", re.IGNORECASE
)
_PERSON = Late(
    r"(?:(?:here|there|now|[Hh]ere|[Nn]ow|[Hh]ier|[Jj]etzt) )*(?:(?i:from|since|in|von|im|seit|ab|bis|until|till|19|20)\b.{0,30}?)?\b(?:I|[Ii]ch)(?:'m|'ve)?\b|(?:war|bin|habe?|hatte|arbeite(?:te)?) ich\b"
)


def is_job(
    part: str,
    joint: re.Match[str] | None = None,
    *,
    before: str = "",
    asked: str = "organization",
    named: bool = False,
) -> bool:
    """Whether the words behind a joint, or an answer of its own, tell a job by themselves; `named`: by a name alone too.

    `before`: the words of the job before it; `asked`: what the whole message answers, as in `stations`.
    """
    kind = joint.lastgroup if joint is not None else ""
    part = houses.named_behind(AFTER_LEARNING.sub("", part))
    if STUDIED.search(part) or LEARNT.search(part.split(",")[0]) or is_break(timed(part).text):
        return False
    job = heard(part)
    if not job.organization or not (_is_named(job.organization, part) or _is_whole(job)):
        return False
    led = _AT.search(part) is not None
    told = bool(job.title or job.start or job.end) or _WHEN.search(part) is not None
    match kind:
        case "":
            return told or led or named
        case "then":
            if job.organization in OWN_NAMES.values():
                return True
            if (
                joint is not None
                and joint["then"].casefold() in _AT_LAST
                and _LASTS.search(before)
                and not _AT_FIRM.match(part)
            ):
                return False  # "seit 2008 bei Holt, zuletzt Leiter im Lager": the post somebody has there
            is_german = joint is None or joint["then"].casefold() in _THEN_DE
            return told or led or not is_german or _is_bare_name(part, before, asked)
        case "sentence":
            return (told and led) if _PERSON.match(part) else told and _AT.match(part) is not None
        case "and":
            does = job.title or _PERSON.match(part) or _AT.match(part) or _DOING.match(part)
            return bool(told and led and does) or (_WAS_AT.match(part) is not None)
    return told or _WAS_AT.match(part) is not None


def _is_bare_name(part: str, before: str, asked: str) -> bool:
    """Whether what follows "vorher" is the name of an employer and nothing else: a noun has a capital in German too."""
    words = part.rstrip(".").split()
    if (
        not 0 < len(words) <= _LONGEST_NAME
        or not all(_OF_NAME.match(word) for word in words)
        or words[0].islower()
    ):
        return False
    if len(words) == 1 and _NO_FIRM.search(part) and not _FIRM.search(part):
        return False
    # "bei Bosch als Schweißer, vorher Schlosser": a post stands against a post, a firm against a firm.
    return POST_HEAD.search(part) is None or (
        asked == "organization" and heard(before).title is None
    )


def _is_named(organization: str, part: str) -> bool:
    """Whether an employer is called by a name; by what it is ("a bakery") only where somebody says to have worked there."""
    if organization in OWN_NAMES.values():
        return True
    if organization in part and any(
        letter.isupper() or letter.isdigit() for letter in organization.split()[0]
    ):
        return True
    return (
        _WORKED.search(part) is not None
        and re.search(r"\b(?:at|for|bei|in) (?:an?|eine[rm]) ", part) is not None
    )


def _is_whole(job: Job) -> bool:
    """Whether post, employer and time were all told: then a name may be written small, as "adesso" is."""
    return bool(job.title and job.organization and (job.start or job.end))
