"""Somebody comes back to what was asked before: "back to the result", "zurück zu den Kosten: es waren 400 Euro"."""

import re
from collections.abc import Sequence

from interview_app.domain.frozen import frozen
from interview_app.guide.acts import Act, Answered, Submitted
from interview_app.guide.flow import Flow
from interview_app.guide.hearing import asides, jobs
from interview_app.guide.hearing.frames import timed
from interview_app.guide.hearing.posts import is_post
from interview_app.guide.late_patterns import Late
from interview_app.guide.marks import Mark


@frozen(kw_only=False)
class Return:
    """The slot somebody comes back to, and what they add to it at once ("" when they only wish to be asked again)."""

    path: str
    added: str = ""


_BACK_TO = Late(
    r"(?:(?:ok|okay|well|sorry|wait|and|but|also|so|moment|und|aber|ach|ja|äh|entschuldigung)[,.]?\s+)*"
    r"(?:(?:can|could|may) (?:we|i) |let(?:'s| us|me| me) |i(?:'d| would) like to |i want to |(?:können"
    r"|könnten) wir |ich (?:möchte|will|würde gern) )?"
    r"(?:just |please |bitte |noch ?mal |noch einmal )*"
    r"(?:(?:(?:go|come|get|jump|coming|going) )?back to|(?:noch ?mals?|noch einmal) (?:kurz )?zu[rm]?"
    r"|(?:noch ?mal |noch einmal )?zurück zu[rm]?)\s+"
    r"(?:(?:the|my|that|your|what you said about|question about|der|dem|den|meine[rmn]?|frage nach(?: de[rmn])?) )*"
    r"(?P<what>[^:,.;!?–]{2,60}?)(?: (?:question|bit|part|thing|frage|sache))?(?: (?:please|bitte|zurück))?"
    r"(?:\s*(?:[:,.;!–]|\s-)\s*(?P<added>\w.*)|[\s.!]*)",
    re.IGNORECASE | re.DOTALL,
)
_LONGEST = 400
_OF_ONE_STORY = (("story", "number", "scope", "means"), ("goals", "conditions", "timing"))
"""Topics that are told together, and within which somebody comes back."""
_SHORTEST = 4
"""Letters of a word that tells what somebody means."""


def returned(text: str, mark: Mark, acts: Sequence[Act], flow: Flow) -> Return | None:
    """Where a message comes back to among what was told of the same story; None when it is an answer like any other."""
    group = next((topics for topics in _OF_ONE_STORY if mark.path.split(".")[0] in topics), None)
    if mark.kind != "ask" or group is None or len(text) > _LONGEST:
        return None
    hit = _BACK_TO.fullmatch(" ".join(text.replace("’", "'").split()))
    if hit is None:
        return None
    what, added = hit["what"].casefold(), (hit["added"] or "").strip()
    told = [one for one in reversed(acts) if isinstance(one, Answered) and one.subject == mark.subject]
    path = _named(what, group, flow) or _told(what, told)
    return Return(path, added) if path and path != mark.path else None


_OF_JOBS = ("job", "stay", "school", "papers")
_IN_TOWN = Late(
    r"(?:it was |that was |das war |es war )?(?:in|near|bei) (?P<town>[A-ZÄÖÜ][\w.'’-]+(?: [\w.'’-]+){0,3})[\s.!]*"
)


def to_job(text: str, mark: Mark | None, acts: Sequence[Act]) -> tuple[str, str] | None:
    """The job told since the last form that somebody comes back to by its employer or post, and what they add to it."""
    if mark is None or mark.kind != "ask" or mark.path.split(".")[0] not in _OF_JOBS or mark.path == "job.organization":
        return None
    hit = _BACK_TO.fullmatch(" ".join(text.replace("’", "'").split())) if len(text) <= _LONGEST else None
    if hit is None:
        return None
    what = hit["what"].casefold()
    for act in reversed(acts):
        if isinstance(act, Submitted):
            return None
        if isinstance(act, Answered) and act.how == "answer" and act.path in ("job.organization", "job.title"):
            job = jobs.heard(act.text, asked=act.path.split(".")[1])
            if any(name and what in name.casefold() for name in (job.organization, job.title)):
                return act.subject, (hit["added"] or "").strip()
    return None


def of_job(added: str) -> list[tuple[str, str]]:
    """What is told of a job somebody came back to, by slot: its time, its town or its post."""
    times = timed(added)
    if times.start or times.end:
        return [(path, added) for path, date in (("stay.start", times.start), ("stay.end", times.end)) if date]
    if (town := _IN_TOWN.fullmatch(added)) is not None:
        return [(asides.LOCATION, town["town"])]
    title = jobs.heard(added, asked="title").title if added else None
    return [("job.title", added)] if title is not None and is_post(title) else []


def _named(what: str, group: Sequence[str], flow: Flow) -> str:
    """The slot that is called so."""
    return next((path for path in flow.slots(*group) if what in flow.slot(path).words), "")


def _told(what: str, told: Sequence[Answered]) -> str:
    """The slot of the newest answer that holds every telling word of what somebody comes back to."""
    words = [word for word in re.findall(r"[\w'-]+", what) if len(word) >= _SHORTEST]
    if not words:
        return ""
    return next((one.path for one in told if all(word in one.text.casefold() for word in words)), "")
