"""Several jobs told in one breath: "nurse at St. Mary's from 2015 to 2019 and then ward manager at Hillcrest" are two.

A message is parted only where somebody goes on to another time or place of work: behind "then" or "before that", in a new
sentence or line, before "and at", behind the years of the first. A part counts as a job only when its own words name an
employer and show it to be one (by "at", a post or a time), or a post that somebody rose to; everything else stays with the
job before it.
"""

import re

from interview_app.domain.dates import PRESENT
from interview_app.domain.frozen import frozen
from interview_app.guide.abbreviations import is_shortened, joined
from interview_app.guide.hearing import fragments, pasted, profile_pasted
from interview_app.guide.hearing.breaks import is_break
from interview_app.guide.hearing.casing import with_capitals
from interview_app.guide.hearing.frames import first_date, timed, without_chatter, without_lead
from interview_app.guide.hearing.job import Job
from interview_app.guide.hearing.job_shown import LEARNT, THEN, is_job
from interview_app.guide.hearing.jobs import STUDIED, heard, is_of_today
from interview_app.guide.hearing.listed import AROUND, end_of_time, entries
from interview_app.guide.hearing.posts import POST_HEAD
from interview_app.guide.hearing.short_years import with_whole_years
from interview_app.guide.hearing.times_alone import tells_a_time_alone, with_times_joined
from interview_app.guide.late_patterns import Late


@frozen(kw_only=False)
class Station:
    """The words of one job more; `risen`: they name a post alone, held at the employer before; `points`: as `Stations` has them."""

    text: str
    risen: bool = False
    points: tuple[str, ...] = ()


@frozen(kw_only=False)
class Stations:
    """The part that answers the question, and those that each tell a job more, in the order they were told.

    `left`: words about another time in which no job was understood; they belong to none of the jobs. `points`: what stood in
    points below the first, where it was pasted from a résumé.
    """

    first: str
    others: tuple[Station, ...] = ()
    left: tuple[str, ...] = ()
    points: tuple[str, ...] = ()


MOST = 8
"""Jobs of one message that are taken beside the first."""
_LONGEST = 2000
_VERB = r"(?:(?:(?:i|ich) )?(?:was|were|am|war|bin|wechselte|ging|kam|i|ich)\s+(?:ich\s+)?)?"
_BACK = frozenset(
    (
        "before",
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
    rf"(?:\s*[.;!,–-]+\s*|\s+)(?:(?:and|und|but|aber)\s+)?{_VERB}(?<!\bsince\s)(?<!\btill\s)(?<!\buntil\s)(?<!\bto\s)(?<!\bbis\s)(?P<then>\b(?:{THEN}))\b[\s,:]*(?:again\s+|zu[rm]?\s+)?"
    r"|(?<=[\w)\"”'])(?P<sentence>[.!;]+\s+)"
    r"|(?P<line>\s*\n\s*(?:[-•*]\s*)?)"
    r"|(?:(?<=\d\d)|(?<=\d\d\))|(?<=present)|(?<=today)|(?<=heute))(?P<years>\s*[,;]\s*(?:and\s+|und\s+)?|\s+(?:and|und)\s+)"
    r"|(?P<time>\s*[,;]\s+)(?=(?:ab|seit|since|from)\s+(?:\w+ )?(?:19|20)\d\d\s+[^\W\d])"
    r"|(?P<and>[,;]?\s+(?:and|und)\s+)",
    re.IGNORECASE,
)
_STAYED = Late(
    r"\b(?:als|as an?|as)\s+(?P<post>[^\W\d_][\w-]*(?: [a-zäöüß-]+)??)\s+(?:dort |da )?(?:geblieben|weiterbeschäftigt|weitergearbeitet|übernommen"
    r"(?: worden)?)\b|\b(?:stayed|kept) on (?:there )?as (?:an? |the )?(?P<stayed>[^\W\d_])",
    re.IGNORECASE,
)
"""How somebody tells the post they stayed in: "danach als Maurer geblieben bis 2010"."""
_ROSE = Late(
    r"(?:(?:i|ich)\s+)?(?:became|got|was|were|wurde|bin|stieg)?\s*(?:(?:i|ich)\s+)?(?:dort |there |made |promoted |befördert )*"
    r"(?:to |zu[rm]? )?(?P<post>.+?)(?:\s+(?:befördert|auf|ernannt|geworden|gemacht)(?: worden)?)?",
    re.IGNORECASE,
)
_RECENTLY = Late(
    r",?\s+(?:from|since|in|as of|seit|ab|im)\s+(?:last|this|letzte[snmr]?|vorige[snmr]?|diese[snmr]?)\s+\w+$",
    re.IGNORECASE,
)
"""A time told from today behind a post."""
_NO_POST = frozenset(
    """
    whatever however other another together later after never ever over under either neither her per summer winter number further
    in am dann wieder immer aber oder einer keiner später länger mehr kinder sommer
    """.split()
)
_AS_POST = Late(r"\b(?:19|20)\d\d,?\s+(?:then |now |jetzt |dann )?(?:as|als)\s", re.IGNORECASE)
"""A time and a post alone: "seit 2023 als Stationsleiterin" is at the employer before."""


def stations(text: str, *, asked: str = "organization") -> Stations:
    """The jobs of a message that answers the question for employer (`asked` is `organization`), post or time of one."""
    if asked == "organization" and (found := profile_pasted.entries(text) or pasted.entries(text)):
        first, *more = found[: MOST + 1]
        others = tuple(Station(one.head, points=one.points) for one in more)
        return Stations(first.head, others, pasted.behind(text), first.points)
    text = with_times_joined(with_whole_years(without_chatter(text.strip())))
    text = with_capitals(text) if asked == "organization" else text
    text = text if is_of_today(text) else without_lead(text)
    text = _from_the_first_job(text) if asked == "organization" else text
    if len(text) > _LONGEST:
        return Stations(text)
    if asked == "organization" and fragments.heard(text) is not None:
        return Stations(text)
    listed = _of_list(entries(text)) if asked == "organization" else None
    return listed or _by_joints(text, asked)


_SENTENCE = Late(r"(?<=[\w)][.!])\s+(?=[A-ZÄÖÜ])")


def _from_the_first_job(text: str) -> str:
    """A message without the sentences it begins with that tell nothing of a job: "I was at sea all my life. The last was Holt"."""
    said = joined(_SENTENCE.split(text))
    while (
        len(said) > 1
        and heard(said[0]) == Job()
        and not _tells_no_job(said[0])
        and is_job(without_lead(said[1]))
    ):
        said.pop(0)
    return without_lead(" ".join(said)) if " ".join(said) != text else text


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
            before = others[-1].text if others else first
            words = _since_then(text[one.joint : one.words], before) + text[one.words : stop].strip(
                AROUND
            )
            others.append(
                Station(
                    f"{one.post} {words}".strip() if one.post else words, risen=one.post is not None
                )
            )
    if asked == "organization" and others and _tells_no_job(first) and not others[0].risen:
        left.insert(0, first)
        first = others.pop(0).text
    return Stations(first, tuple(others), tuple(left))


_SINCE_THEN = Late(r"\b(?:since then|seitdem|seither|from then on|von da an)\b", re.IGNORECASE)


def _since_then(joint: str, before: str) -> str:
    """What "since then" stands for: the end of the job before it, where that is told."""
    end = heard(before).end if _SINCE_THEN.search(joint) else None
    return (
        f"{'seit' if 'sei' in joint.casefold() else 'since'} {end} "
        if end not in (None, PRESENT)
        else ""
    )


def _begun(text: str, asked: str) -> list[_Begun]:
    """Where a message goes on to another job, or back to a time of which no job was understood."""
    time = end_of_time(text)
    joints = [
        one for one in _JOINT.finditer(text) if one.start() >= time and not _is_in_a_word(one)
    ]
    ends = [*(one.start() for one in joints[1:]), len(text)][: len(joints)]
    begun: list[_Begun] = []
    for joint, end in zip(joints, ends, strict=True):
        if len(begun) == MOST:
            break
        before = text[begun[-1].words if begun else 0 : joint.start()]
        first = text[: begun[0].joint if begun else joint.start()]
        back = _goes_back(joint, before if begun else first)
        part = text[joint.end() : end].strip(AROUND)
        is_nameless = (
            asked == "organization"
            and heard(first).organization is None
            and not _tells_no_job(first)
        )
        if is_nameless and not back and not (_is_dated(first) and _is_whole(part)):
            continue  # the first job has no employer yet: what follows may tell it
        if _is_when_it_was(joint, part, before):
            continue
        if _STAYED.match(part) is None and is_job(part, joint, before=before, asked=asked):
            begun.append(_Begun(joint.start(), _words_behind(joint, text)))
        elif (post := _risen(part, joint, before, asked)) is not None:
            begun.append(_Begun(joint.start(), end, post))
        elif back or (_is_of_another_time(joint, part) and not _is_its_time(joint, part, before)):
            begun.append(_Begun(joint.start(), joint.end(), is_left=True))
    return begun


def _is_dated(said: str) -> bool:
    return first_date(said)[1] is not None


def _is_whole(part: str) -> bool:
    """Whether words tell an employer and when that was: they are no more of a job before them that has its own time."""
    job = heard(part)
    return job.organization is not None and bool(job.start or job.end)


def _is_when_it_was(joint: re.Match[str], part: str, before: str) -> bool:
    """Whether a time alone follows: "librarian at Roundhay before that, 1988 to 1994" tells when that was."""
    is_time = re.search(r"[^\W\d_]", timed(part).text) is None and _is_dated(part)
    return (joint["then"] or "").casefold() in _BACK and is_time and not _is_dated(before)


def _is_of_another_time(joint: re.Match[str], part: str) -> bool:
    """Whether somebody goes on to a time of which no job was understood: a break, or what has its own beginning and end."""
    if joint.lastgroup not in ("then", "sentence"):
        return False
    times = timed(part)
    return is_break(times.text) or (times.start is not None and times.end is not None)


def _is_its_time(joint: re.Match[str], part: str, before: str) -> bool:
    """Whether a sentence tells nothing but when the job before it was, which has no time yet."""
    times, own = timed(part), timed(before)
    is_told = own.start is not None or own.end is not None
    is_alone = (
        tells_a_time_alone(part) and not is_break(times.text) and heard(part).organization is None
    )
    return joint.lastgroup == "sentence" and not is_told and is_alone


def _is_in_a_word(joint: re.Match[str]) -> bool:
    """Whether a full stop only shortens a word: "dipl. Pflegefachfrau"."""
    return (
        joint["sentence"] is not None
        and joint["sentence"][0] == "."
        and is_shortened(joint.string[: joint.start()])
    )


def _tells_no_job(first: str) -> bool:
    """Whether somebody began with their studies, or with a time without a job."""
    if STUDIED.search(first) or is_break(timed(first).text, is_answer=True):
        return True
    return LEARNT.search(first.split(",")[0]) is not None


def _words_behind(joint: re.Match[str], text: str) -> int:
    """Where the words of a part begin behind its joint; "now" is one of them, since it tells a time."""
    return (
        joint.start("then")
        if joint["then"] and is_of_today(text[joint.start("then") :])
        else joint.end()
    )


def _goes_back(joint: re.Match[str], first: str) -> bool:
    """Whether somebody goes back in time here: nothing behind it is of the job before it, understood or not."""
    then = (joint["then"] or "").casefold()
    return then in _BACK and len(first.split()) > 3 and _BEGINS_ANEW.match(joint[0]) is not None


def _risen(part: str, joint: re.Match[str], before: str, asked: str) -> str | None:
    """The post somebody rose to at the same employer: "sales assistant, then team leader"."""
    if joint.lastgroup not in ("then", "and", "sentence") or not (
        asked == "title" or heard(before).title
    ):
        return None
    hit = _ROSE.fullmatch(
        _STAYED.sub(lambda told: told["post"] or told["stayed"], part).rstrip(".")
    )
    post = _RECENTLY.sub("", hit["post"]) if hit is not None else ""
    is_told = (
        joint.lastgroup == "then"
        or _AS_POST.search(part)
        or re.search(r"\b(?:became|promoted|wurde|befördert)\b", part)
    )
    if hit is None or not is_told:
        return None
    job: Job = heard(post, asked="title")
    words = (job.title or "").split()
    if (
        not 0 < len(words) <= 5
        or job.organization
        or words[-1].casefold() in _NO_POST
        or is_break(job.title or "")
    ):
        return None
    return hit["post"] if POST_HEAD.search(job.title or "") else None
