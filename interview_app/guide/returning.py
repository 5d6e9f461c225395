"""Somebody comes back to what was asked before: "back to the result", "zurück zu den Kosten: es waren 400 Euro"."""

import re
from collections.abc import Sequence

from interview_app.domain.frozen import frozen
from interview_app.guide.acts import Act, Answered
from interview_app.guide.flow import Flow
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


def _named(what: str, group: Sequence[str], flow: Flow) -> str:
    """The slot that is called so."""
    return next((path for path in flow.slots(*group) if what in flow.slot(path).words), "")


def _told(what: str, told: Sequence[Answered]) -> str:
    """The slot of the newest answer that holds every telling word of what somebody comes back to."""
    words = [word for word in re.findall(r"[\w'-]+", what) if len(word) >= _SHORTEST]
    if not words:
        return ""
    return next((one.path for one in told if all(word in one.text.casefold() for word in words)), "")
