"""Somebody comes back to what was asked before: "back to the result", "zurück zu den Kosten: es
waren 400 Euro".
"""

import re
from collections.abc import Sequence

from interview_app.domain.frozen import frozen
from interview_app.guide import fields
from interview_app.guide.acts import Act, Answered, Submitted
from interview_app.guide.flow import Flow
from interview_app.guide.hearing import asides, jobs
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.posts import is_post
from interview_app.guide.late_patterns import Late
from interview_app.guide.marks import Mark


@frozen(kw_only=False)
class Return:
    """The slot somebody comes back to, and what they add to it at once ("" when they only wish to
    be asked again).
    """

    path: str
    added: str = ""


_BACK_TO = Late(
    r"(?:(?:ok|okay|well|sorry|wait|and|but|also|so|moment|und|aber|ach|ja|äh"
    r"|entschuldigung)[,.]?\s+)*"
    r"(?:(?:can|could|may) (?:we|i) |let(?:'s| us|me| me) |i(?:'d| would) like to |i want to "
    r"|(?:können"
    r"|könnten) wir |ich (?:möchte|will|würde gern) )?"
    r"(?:just |please |bitte |noch ?mal |noch einmal )*"
    r"(?:(?:(?:go|come|get|jump|coming|going) )?back to|(?:noch ?mals?|noch einmal) (?:kurz "
    r")?zu[rm]?"
    r"|(?:noch ?mal |noch einmal )?zurück zu[rm]?)\s+"
    r"(?:(?:the|my|that|your|what you said about|question about|der|dem|den|meine[rmn]?|frage "
    r"nach(?: de[rmn])?) )*"
    r"(?P<what>[^:,.;!?–]{2,60}?)(?: (?:question|bit|part|thing|frage|sache))?(?: (?:please|bitte"
    r"|zurück))?"
    r"(?:\s*(?:[:,.;!–]|\s-)\s*(?P<added>\w.*)|[\s.!]*)",
    re.IGNORECASE | re.DOTALL,
)
_LONGEST = 400
_OF_ONE_STORY = (("story", "number", "scope", "means"), ("goals", "conditions", "timing"))
"""Topics that are told together, and within which somebody comes back."""
_SHORTEST = 4
"""Letters of a word that tells what somebody means."""


def returned(text: str, mark: Mark, acts: Sequence[Act], flow: Flow) -> Return | None:
    """Where a message comes back to among what was told of the same story; None when it is an
    answer like any other.
    """
    group = next((topics for topics in _OF_ONE_STORY if mark.path.split(".")[0] in topics), None)
    if mark.kind != "ask" or group is None or len(text) > _LONGEST:
        return None
    hit = _BACK_TO.fullmatch(" ".join(text.replace("’", "'").split()))
    if hit is None:
        return None
    what, added = hit["what"].casefold(), (hit["added"] or "").strip()
    told = [
        one for one in reversed(acts) if isinstance(one, Answered) and one.subject == mark.subject
    ]
    path = _named(what, group, flow) or _told(what, told)
    return Return(path, added) if path and path != mark.path else None


_OF_JOBS = ("job", "stay", "school", "papers")
_IN_TOWN = Late(
    r"(?:it was |that was |das war |es war )?(?:in|near|bei) (?P<town>[A-ZÄÖÜ][\w.'’-]+(?: "
    r"[\w.'’-]+){0,3})[\s.!]*"
)


def to_job(text: str, mark: Mark | None, acts: Sequence[Act]) -> tuple[str, str] | None:
    """The job told since the last form that somebody comes back to by its employer or post, and
    what they add to it.
    """
    if (
        mark is None
        or mark.kind != "ask"
        or mark.path.split(".")[0] not in _OF_JOBS
        or mark.path == "job.organization"
    ):
        return None
    hit = (
        _BACK_TO.fullmatch(" ".join(text.replace("’", "'").split()))
        if len(text) <= _LONGEST
        else None
    )
    if hit is None:
        return None
    what = hit["what"].casefold()
    for act in reversed(acts):
        if isinstance(act, Submitted):
            return None
        if (
            isinstance(act, Answered)
            and act.how == "answer"
            and act.path in ("job.organization", "job.title")
        ):
            job = jobs.heard(act.text, asked=act.path.split(".")[1])
            if any(name and what in name.casefold() for name in (job.organization, job.title)):
                return act.subject, (hit["added"] or "").strip()
    return None


_NAMED_JOB = Late(
    r"(?:(?:can|could|may) (?:i|we) go back\??[.,]?\s+|(?:kann|können|könnte|könnten) (?:ich"
    r"|wir) (?:noch ?mal )?zurück\??[.,]?\s+"
    r"|(?:ok|okay|well|sorry|no|nein|nee|wait|hang on|oh|and|but|also|so|moment|halt|und|aber|ach"
    r"|äh|actually|eigentlich"
    r"|entschuldigung"
    r"|übrigens|by the way|wrong)[\s,.:!–-]+)*"
    r"(?:(?:i was |ich war )?(?:at|with|for|bei|beim|am|im) |the |my |mein[e]? |die |der |das )*"
    r"(?P<what>[^:,.;!?–]{2,50}?)(?: (?:one|job|post|bit|stelle|sache|zeit))?,? "
    r"(?P<verb>i started|i began|i left|i finished|started|began|ended|finished|stopped|ran"
    r"|lasted|was|were|went|is|should be"
    r"|habe? ich|war ich|bin ich|begann|endete|ging|lief|war|waren|ist|dauerte|muss heißen) "
    r"(?P<added>.{2,80})",
    re.IGNORECASE,
)
"""A job by its name and what is told of it: "Kiln was until 2018", "the Vodafone one started in
2010".
"""
_NAME = Late(
    r"(?!(?:I|It|That|This|Ich|Es|Das)\b)(?:[A-ZÄÖÜ\d][\w&'’.-]*)(?: (?:[A-ZÄÖÜ\d&][\w&'’.-]*|of"
    r"|the|de|am|im))*"
)
_BEGAN = Late(r"(?:start|began|begann|angefangen|begonnen)", re.IGNORECASE)
_ENDED = Late(r"(?:left|finish|ended|stopped|endete|aufgehört|gegangen)", re.IGNORECASE)


def of_named(
    text: str, mark: Mark | None, acts: Sequence[Act], *, is_slip: bool
) -> tuple[str, list[tuple[str, str]]] | None:
    """The job told since the last form that a message names, and the times it puts right of it, by
    slot; None when none.

    `is_slip`: it takes something back; then the job is "" where it is called by a name that none of
    those told has.
    A job that is being asked for is no such job: what is told of it answers the question.
    """
    hit = (
        _NAMED_JOB.fullmatch(" ".join(text.replace("’", "'").split()).rstrip(" .!"))
        if len(text) <= _LONGEST
        else None
    )
    if hit is None or mark is None or mark.path.split(".")[0] not in (*_OF_JOBS, "another_job"):
        return None
    subject = _job_called(hit["what"], acts)
    if not subject and is_slip and _NAME.fullmatch(hit["what"]) is not None:
        return "", []
    if not subject or (mark.kind == "ask" and subject == mark.subject):
        return None
    told = f"{hit['verb']} {hit['added']}"
    times = timed(hit["added"])
    if times.start or times.end:
        return subject, [
            (path, hit["added"])
            for path, date in (("stay.start", times.start), ("stay.end", times.end))
            if date
        ]
    for slot, says in (("stay.start", _BEGAN), ("stay.end", _ENDED)):
        if says.search(told) and fields.date(hit["added"]):
            return subject, [(slot, hit["added"])]
    return None


def _job_called(what: str, acts: Sequence[Act]) -> str:
    """The one job told since the last form whose employer or post has all these words; "" for none
    or several.
    """
    words = re.findall(r"[\w&]+", what.casefold())
    found: dict[str, set[str]] = {}
    for act in reversed(acts):
        if isinstance(act, Submitted):
            break
        if (
            isinstance(act, Answered)
            and act.how == "answer"
            and act.path in ("job.organization", "job.title")
        ):
            job = jobs.heard(act.text, asked=act.path.split(".")[1])
            names = " ".join(filter(None, (job.organization, job.title))).casefold()
            found.setdefault(act.subject, set()).update(re.findall(r"[\w&]+", names))
    hits = [subject for subject, names in found.items() if words and names.issuperset(words)]
    return hits[0] if len(hits) == 1 else ""


def of_job(added: str) -> list[tuple[str, str]]:
    """What is told of a job somebody came back to, by slot: its time, its town or its post."""
    times = timed(added)
    if times.start or times.end:
        return [
            (path, added)
            for path, date in (("stay.start", times.start), ("stay.end", times.end))
            if date
        ]
    if (town := _IN_TOWN.fullmatch(added)) is not None:
        return [(asides.LOCATION, town["town"])]
    title = jobs.heard(added, asked="title").title if added else None
    return [("job.title", added)] if title is not None and is_post(title) else []


def _named(what: str, group: Sequence[str], flow: Flow) -> str:
    """The slot that is called so."""
    return next((path for path in flow.slots(*group) if what in flow.slot(path).words), "")


def _told(what: str, told: Sequence[Answered]) -> str:
    """The slot of the newest answer that holds every telling word of what somebody comes back
    to.
    """
    words = [word for word in re.findall(r"[\w'-]+", what) if len(word) >= _SHORTEST]
    if not words:
        return ""
    return next(
        (one.path for one in told if all(word in one.text.casefold() for word in words)), ""
    )
