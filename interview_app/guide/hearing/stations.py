"""Several jobs told in one breath: "nurse at St. Mary's from 2015 to 2019 and then ward manager at Hillcrest" are two.

A message is parted only where somebody goes on to another time or place of work: behind "then" or "before that", in a new
sentence or line, before "and at", behind the years of the first. A part counts as a job only when its own words name an
employer and show it to be one (by "at", a post or a time), or a post that somebody rose to; everything else stays with the
job before it.
"""

import re

from interview_app.domain.frozen import frozen
from interview_app.guide.abbreviations import is_shortened
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.casing import with_capitals
from interview_app.guide.hearing.frames import timed, with_whole_years, without_lead
from interview_app.guide.hearing.job import Job
from interview_app.guide.hearing.jobs import AFTER_LEARNING, STUDIED, heard, is_of_today
from interview_app.guide.hearing.listed import AROUND, end_of_time, entries
from interview_app.guide.hearing.posts import POST_HEAD
from interview_app.guide.hearing.self_employed import OWN_NAMES
from interview_app.guide.late_patterns import Late


@frozen(kw_only=False)
class Station:
    """The words of one job more; `risen`: they name a post alone, held at the employer before."""

    text: str
    risen: bool = False


@frozen(kw_only=False)
class Stations:
    """The part that answers the question, and those that each tell a job more, in the order they were told.

    `left`: words about another time in which no job was understood; they belong to none of the jobs.
    """

    first: str
    others: tuple[Station, ...] = ()
    left: tuple[str, ...] = ()


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
    r"|(?<=[\w)\"”'])(?P<sentence>[.!;]+\s+)"
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
_AS_POST = Late(r"\b(?:19|20)\d\d,?\s+(?:then |now |jetzt |dann )?(?:as|als)\s", re.IGNORECASE)
"""A time and a post alone: "seit 2023 als Stationsleiterin" is at the employer before."""
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
    r"(?:^|\s)(?:at|for|bei|beim|am|im|in (?:de[rn]|einem|einer)|auf de[rm]|an de[rm]|joined|zu[rm]?)\s", re.IGNORECASE
)
_WHEN = Late(r"\b(?:ago|since|seit|last year|letzte[snm]? jahr\w*|vor \w+ (?:jahr|monat)\w*)\b", re.IGNORECASE)
"""A time that is told from today."""
_WAS_AT = Late(
    r"(?:(?:I|we|ich) (?:\w+ )?(?:was|worked|had a job|war|arbeitete) (?:\w+ )?)?(?:at|for|bei|beim)\s+(?:the |der |den )?[A-ZÄÖÜ]"
)
_WORKED = Late(r"\b(?:work\w*|employed|job|arbeite\w*|gearbeitet|angestellt|jobb\w*)\b", re.IGNORECASE)
_PERSON = Late(
    r"(?:(?:from|since|in|von|seit|ab|bis|until|19|20)\b.{0,30}?)?\b(?:I|[Ii]ch)(?:'m|'ve)?\b|(?:war|bin|habe?|hatte|arbeite(?:te)?) ich\b"
)


def stations(text: str, *, asked: str = "organization") -> Stations:
    """The jobs of a message that answers the question for employer (`asked` is `organization`), post or time of one."""
    text = with_whole_years(text.strip())
    text = with_capitals(text) if asked == "organization" else text
    text = text if is_of_today(text) else without_lead(text)
    if len(text) > _LONGEST:
        return Stations(text)
    listed = _of_list(entries(text)) if asked == "organization" else None
    return listed or _by_joints(text, asked)


def _of_list(told: tuple[str, ...]) -> Stations | None:
    """The jobs of a list with its times in front; an entry that tells none is left."""
    found: list[Station] = []
    left: list[str] = []
    for entry in told:
        inner = _by_joints(entry, "organization")
        if found and _AS_POST.search(inner.first) is not None and _is_post_at_a_time(inner.first):
            found += [Station(inner.first, risen=True), *inner.others]
            left += inner.left
        elif is_job(inner.first, named=True) or _is_post_at_a_time(inner.first):
            found += [Station(inner.first), *inner.others]
            left += inner.left
        else:
            left.append(entry)
    return Stations(found[0].text, tuple(found[1 : MOST + 1]), tuple(left)) if found else None


def _is_post_at_a_time(entry: str) -> bool:
    """Whether an entry tells what somebody was and when, and not where: that is asked for."""
    job = heard(entry)
    if job.organization or job.title is None or is_break(timed(entry).text):
        return False
    return bool(job.start or job.end)


@frozen(kw_only=False)
class _Begun:
    """Where something begins anew: the joint's place, that of the first word behind it, and what it is.

    `post` is the post that somebody rose to; `is_left` says that no job was understood.
    """

    joint: int
    words: int
    post: str | None = None
    is_left: bool = False


def _by_joints(text: str, asked: str) -> Stations:
    begun = _begun(text, asked)
    stops = [*(one.joint for one in begun), len(text)]
    first = text[: stops[0]].strip(AROUND) if begun else text
    others: list[Station] = []
    left: list[str] = []
    for one, stop in zip(begun, stops[1:], strict=True):
        if one.is_left:
            left.append(text[one.joint : stop].strip(AROUND).lstrip(" .!"))
        else:
            words = text[one.words : stop].strip(AROUND)
            others.append(Station(f"{one.post} {words}".strip() if one.post else words, risen=one.post is not None))
    if asked == "organization" and others and _tells_no_job(first) and not others[0].risen:
        left.insert(0, first)
        first = others.pop(0).text
    return Stations(first, tuple(others), tuple(left))


def _begun(text: str, asked: str) -> list[_Begun]:
    """Where a message goes on to another job, or back to a time of which no job was understood."""
    time = end_of_time(text)
    joints = [one for one in _JOINT.finditer(text) if one.start() >= time and not _is_in_a_word(one)]
    ends = [*(one.start() for one in joints[1:]), len(text)][: len(joints)]
    begun: list[_Begun] = []
    for joint, end in zip(joints, ends, strict=True):
        if len(begun) == MOST:
            break
        before = text[begun[-1].words if begun else 0 : joint.start()]
        first = text[: begun[0].joint if begun else joint.start()]
        back = _goes_back(joint, first)
        if asked == "organization" and not back and heard(first).organization is None and not _tells_no_job(first):
            continue  # the first job has no employer yet: what follows may tell it
        part = text[joint.end() : end].strip(AROUND)
        if is_job(part, joint, before=before, asked=asked):
            begun.append(_Begun(joint.start(), _words_behind(joint, text)))
        elif (post := _risen(part, joint, before, asked)) is not None:
            begun.append(_Begun(joint.start(), end, post))
        elif back or _is_of_another_time(joint, part):
            begun.append(_Begun(joint.start(), joint.end(), is_left=True))
    return begun


def _is_of_another_time(joint: re.Match[str], part: str) -> bool:
    """Whether somebody goes on to a time of which no job was understood: a break, or what has its own beginning and end."""
    if joint.lastgroup not in ("then", "sentence"):
        return False
    times = timed(part)
    return is_break(times.text) or (times.start is not None and times.end is not None)


def _is_whole(job: Job) -> bool:
    """Whether post, employer and time were all told: then a name may be written small, as "adesso" is."""
    return bool(job.title and job.organization and (job.start or job.end))


def _is_in_a_word(joint: re.Match[str]) -> bool:
    """Whether a full stop only shortens a word: "dipl. Pflegefachfrau"."""
    return joint["sentence"] is not None and joint["sentence"][0] == "." and is_shortened(joint.string[: joint.start()])


def _tells_no_job(first: str) -> bool:
    """Whether somebody began with their studies, or with a time without a job."""
    return STUDIED.search(first) is not None or is_break(timed(first).text, is_answer=True)


def _words_behind(joint: re.Match[str], text: str) -> int:
    """Where the words of a part begin behind its joint; "now" is one of them, since it tells a time."""
    return joint.start("then") if joint["then"] and is_of_today(text[joint.start("then") :]) else joint.end()


def _goes_back(joint: re.Match[str], first: str) -> bool:
    """Whether somebody goes back in time here: nothing behind it is of the job before it, understood or not."""
    then = (joint["then"] or "").casefold()
    return then in _BACK and len(first.split()) > 3 and _BEGINS_ANEW.match(joint[0]) is not None


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
    part = AFTER_LEARNING.sub("", part)
    if STUDIED.search(part) or _LEARNT.search(part.split(",")[0]) or is_break(timed(part).text):
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
            is_german = joint is None or joint["then"].casefold() in _THEN_DE
            return told or led or not is_german or _is_bare_name(part, before, asked)
        case "sentence":
            return (told and led) if _PERSON.match(part) else told and _AT.match(part) is not None
        case "and":
            return bool(told and led and (job.title or _PERSON.match(part) or _AT.match(part))) or (
                _WAS_AT.match(part) is not None
            )
    return told or _WAS_AT.match(part) is not None


def _is_bare_name(part: str, before: str, asked: str) -> bool:
    """Whether what follows "vorher" is the name of an employer and nothing else: a noun has a capital in German too."""
    words = part.rstrip(".").split()
    if not 0 < len(words) <= _LONGEST_NAME or not all(_OF_NAME.match(word) for word in words) or words[0].islower():
        return False
    if len(words) == 1 and _NO_FIRM.search(part) and not _FIRM.search(part):
        return False
    # "bei Bosch als Schweißer, vorher Schlosser": a post stands against a post, a firm against a firm.
    return POST_HEAD.search(part) is None or (asked == "organization" and heard(before).title is None)


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
    is_told = (
        joint.lastgroup == "then"
        or _AS_POST.search(part)
        or re.search(r"\b(?:became|promoted|wurde|befördert)\b", part)
    )
    if hit is None or not is_told:
        return None
    job: Job = heard(hit["post"], asked="title")
    words = (job.title or "").split()
    if not 0 < len(words) <= 5 or job.organization or words[-1].casefold() in _NO_POST or is_break(job.title or ""):
        return None
    return hit["post"] if POST_HEAD.search(job.title or "") else None
