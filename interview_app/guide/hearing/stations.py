"""Several jobs told in one breath: "nurse at St. Mary's from 2015 to 2019 and then ward manager at Hillcrest" are two.

A message is parted only where somebody goes on to another time or place of work: behind "then" or "before that", in a new
sentence or line, before "and at", behind the years of the first. A part counts as a job only when its own words name an
employer and show it to be one (by "at", a post or a time), or a post that somebody rose to; everything else stays with the
job before it.
"""

import re

from interview_app.domain.frozen import frozen
from interview_app.guide.hearing.frames import without_lead
from interview_app.guide.hearing.jobs import OWN_NAMES, POST_HEAD, STUDIED, Job, heard
from interview_app.guide.late_patterns import Late


@frozen(kw_only=False)
class Station:
    """The words of one job more; `risen`: they name a post alone, held at the employer before."""

    text: str
    risen: bool = False


@frozen(kw_only=False)
class Stations:
    """The part that answers the question, and those that each tell a job more, in the order they were told."""

    first: str
    others: tuple[Station, ...] = ()


MOST = 8
"""Jobs of one message that are taken beside the first."""
_LONGEST = 2000
_THEN = (
    r"then|after (?:that|this|which)|afterwards?|later(?: on)?|subsequently|before (?:that|this)|previously|prior to that"
    r"|earlier(?: on)?|followed by|since then|now|currently|these days"
    r"|dann|danach|anschließend|später|daraufhin|davor|vorher|zuvor|früher|seitdem|seither|jetzt|inzwischen|mittlerweile|aktuell"
    r"|zuletzt"
)
_VERB = r"(?:(?:(?:i|ich) )?(?:was|were|am|war|bin|wechselte|ging|kam|i|ich)\s+(?:ich\s+)?)?"
_THEN_DE = frozenset(_THEN[_THEN.index("dann") :].split("|"))
_BACK = frozenset(
    (
        "before that",
        "before this",
        "previously",
        "prior to that",
        "earlier",
        "earlier on",
        "davor",
        "vorher",
        "zuvor",
        "früher",
    )
)
_BEGINS_ANEW = Late(r"\s*[.;!,–-]|\s+(?:and|und|but|aber)\b", re.IGNORECASE)
_JOINT = Late(
    rf"(?:\s*[.;!,–-]+\s*|\s+)(?:(?:and|und|but|aber)\s+)?{_VERB}(?P<then>\b(?:{_THEN}))\b[\s,:]*(?:zu[rm]?\s+)?"
    r"|(?<=[\w)\"”'])(?<!\bSt)(?<!\bDr)(?<!\bMt)(?<!\bCo)(?<!\bbzw)(?P<sentence>[.!;]+\s+)"
    r"|(?P<line>\s*\n\s*(?:[-•*]\s*)?)"
    r"|(?:(?<=\d\d)|(?<=\d\d\))|(?<=present)|(?<=today)|(?<=heute))(?P<years>\s*[,;]\s*(?:and\s+|und\s+)?|\s+(?:and|und)\s+)"
    r"|(?P<and>[,;]?\s+(?:and|und)\s+)",
    re.IGNORECASE,
)
_ROSE = Late(
    r"(?:(?:i|ich)\s+)?(?:became|got|was|were|wurde|bin|stieg)?\s*(?:(?:i|ich)\s+)?(?:dort |there |made |promoted |befördert )*"
    r"(?:to |zu[rm]? )?(?P<post>.+?)(?:\s+(?:befördert|auf|ernannt|geworden|gemacht)(?: worden)?)?",
    re.IGNORECASE,
)
_NO_POST = frozenset(
    """
    whatever however other another together later after never ever over under either neither her per summer winter number further
    in am dann wieder immer aber oder einer keiner später länger mehr kinder sommer
    """.split()
)
_LEARNT = Late(r"\b(?:trained (?:as|at)|qualified|gelernt|ausbildung|lehre|umschulung)\b", re.IGNORECASE)
_NO_WORK = Late(
    r"(?:maternity|parental|sick) leave|(?:a )?(?:career break|gap year|break|sabbatical)|unemploy\w+|travel\w*|retire\w*|school"
    r"|college|uni(?:versity)?|elternzeit|mutterschutz|pause|arbeitslos\w*|weltreise|reisen?|auszeit|krank\w*|rente|zivildienst"
    r"|bundeswehr|wehrdienst|schule|studium",
    re.IGNORECASE,
)
_AT = Late(
    r"(?:^|\s)(?:at|for|bei|beim|am|im|in (?:de[rn]|einem|einer)|auf de[rm]|an de[rm]|joined|zu[rm]?)\s", re.IGNORECASE
)
_WHEN = Late(r"\b(?:ago|since|seit|last year|letzte[snm]? jahr\w*|vor \w+ (?:jahr|monat)\w*)\b", re.IGNORECASE)
"""A time that is told from today."""
_WAS_AT = Late(
    r"(?:(?:I|we|ich) (?:\w+ )?(?:was|worked|had a job|war|arbeitete) (?:\w+ )?)?(?:at|for|bei|beim)\s+(?:the |der |den )?[A-ZÄÖÜ]"
)
_WORKED = Late(r"\b(?:work\w*|employed|job|arbeite\w*|gearbeitet|angestellt|jobb\w*)\b", re.IGNORECASE)
_PERSON = Late(r"(?:(?:from|since|in|von|seit|ab|bis|until|19|20)\b.{0,30}?)?\b(?:I|[Ii]ch)(?:'m|'ve)?\b")


def stations(text: str, *, asked: str = "organization") -> Stations:
    """The jobs of a message that answers the question for employer (`asked` is `organization`), post or time of one."""
    text = without_lead(text.strip())
    if len(text) > _LONGEST:
        return Stations(text)
    joints = list(_JOINT.finditer(text))
    ends = [*(one.start() for one in joints[1:]), len(text)][: len(joints)]
    begun: list[tuple[int, int, str | None]] = []  # where a joint stands, where the words behind it begin, a post
    for joint, end in zip(joints, ends, strict=True):
        if len(begun) == MOST:
            break
        before = text[begun[-1][1] if begun else 0 : joint.start()]
        first = text[: begun[0][0] if begun else joint.start()]
        back = _goes_back(joint, first)
        if asked == "organization" and not back and heard(first).organization is None and not STUDIED.search(first):
            continue  # the first job has no employer yet: what follows may tell it
        part = text[joint.end() : end].strip(_AROUND)
        post = None if is_job(part, joint) else _risen(part, joint, before, asked)
        if post is not None or is_job(part, joint):
            begun.append((joint.start(), joint.end() if post is None else end, post))
        elif back:
            text = text[: joint.start()].strip(_AROUND)
            break
    if not begun:
        return Stations(text)
    stops = [*(one[0] for one in begun), len(text)]
    others = [
        Station((f"{post} " if post else "") + text[start:stop].strip(_AROUND), risen=post is not None)
        for (_at, start, post), stop in zip(begun, stops[1:], strict=True)
    ]
    first = text[: stops[0]].strip(_AROUND)
    if asked == "organization" and STUDIED.search(first) and not others[0].risen:
        first = others.pop(0).text  # somebody began with their studies
    return Stations(first, tuple(others))


_AROUND = " ,;\n-•*"


def _goes_back(joint: re.Match[str], first: str) -> bool:
    """Whether somebody goes back in time here: nothing behind it is of the job before it, understood or not."""
    then = (joint["then"] or "").casefold()
    return then in _BACK and len(first.split()) > 3 and _BEGINS_ANEW.match(joint[0]) is not None


def is_job(part: str, joint: re.Match[str] | None = None, *, named: bool = False) -> bool:
    """Whether the words behind a joint, or an answer of its own, tell a job by themselves; `named`: by a name alone too."""
    kind = joint.lastgroup if joint is not None else ""
    if STUDIED.search(part) or _LEARNT.search(part) or _NO_WORK.match(part):
        return False
    job = heard(part)
    if not job.organization or not _is_named(job.organization, part):
        return False
    led = _AT.search(part) is not None
    told = bool(job.title or job.start or job.end) or _WHEN.search(part) is not None
    match kind:
        case "":
            return told or led or named
        case "then":
            return told or led or (joint is not None and joint["then"].casefold() not in _THEN_DE)
        case "sentence":
            return (told and led) if _PERSON.match(part) else told and _AT.match(part) is not None
        case "and":
            return bool(told and led and (job.title or _PERSON.match(part) or _AT.match(part))) or (
                _WAS_AT.match(part) is not None
            )
    return told or _WAS_AT.match(part) is not None


def _is_named(organization: str, part: str) -> bool:
    """Whether an employer is called by a name; by what it is ("a bakery") only where somebody says to have worked there."""
    if organization in OWN_NAMES.values():
        return True
    if organization in part and any(letter.isupper() or letter.isdigit() for letter in organization.split()[0]):
        return True
    return _WORKED.search(part) is not None and re.search(r"\b(?:at|for|bei|in) (?:an?|eine[rm]) ", part) is not None


def _risen(part: str, joint: re.Match[str], before: str, asked: str) -> str | None:
    """The post somebody rose to at the same employer: "sales assistant, then team leader"."""
    if joint.lastgroup not in ("then", "and", "sentence") or not (asked == "title" or heard(before).title):
        return None
    hit = _ROSE.fullmatch(part.rstrip("."))
    if hit is None or (joint.lastgroup != "then" and not re.search(r"\b(?:became|promoted|wurde|befördert)\b", part)):
        return None
    job: Job = heard(hit["post"], asked="title")
    words = (job.title or "").split()
    if (
        not 0 < len(words) <= 5
        or job.organization
        or words[-1].casefold() in _NO_POST
        or _NO_WORK.match(job.title or "")
    ):
        return None
    return hit["post"] if POST_HEAD.search(job.title or "") else None
