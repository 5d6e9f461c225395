"""The parts of a sentence about a job by the words that lead them in: "at", "as", "in", "bei", "als"."""

import re

from interview_app.guide.hearing import houses
from interview_app.guide.hearing.frames import name_in, without_clause
from interview_app.guide.hearing.job import Job
from interview_app.guide.hearing.posts import is_post
from interview_app.guide.late_patterns import Late

_ROOM_OF = frozenset(("in der", "in einer", "auf der", "auf einer", "in the", "in a", "in an"))
"""What leads in the part of a house somebody worked in, behind its name: "am Klinikum Nord auf der Intensiv"."""
_STOOD = frozenset(("an der", "am", "an einer", "an einem", "hinter der", "im", "in der"))
"""What leads in where in a house somebody stood: "bei Rewe an der Kasse"."""
AT = (
    r"at|with|bei|beim|bei (?:de[rmn]|eine[rm])|am|an (?:de[rm]|eine[rm])|auf (?:de[rm]|eine[rm])|im"
    r"|in (?:de[rmn]|eine[rm])|in the|in an?"
)
"""What leads in an employer, in a pattern."""
MARKER = Late(rf"(?:^|[\s,]+)(?P<marker>{AT}|for|für|as|als|in|near|through|via)\s+", re.IGNORECASE)
_NO_POST = frozenset(
    [
        "unemployed",
        "retired",
        "arbeitslos",
        "arbeitssuchend",
        "arbeitsuchend",
        "in rente",
        "employed",
        "drive",
        "drove",
        "working",
        "work",
        "based",
        "angestellt",
        "myself",
        "home",
        "them",
        "it",
    ]
)
_A_WHILE = Late(
    r"(?:(?:quite )?(?:an?|the|my|eine?n?|der|die|den|das|some|about|almost|over)\s+)?"
    r"(?:(?:long|short|little|good|whole|lange|kurze|ganze|first|last)[nrs]?\s+)?"
    r"(?-i:while|time|bit|years?|months?|weeks?|days?|summers?|seasons?|winters?|ages|life|money|fun|nothing|free|good|love"
    r"|Weile|Zeit|Jahre?n?|Monate?n?|Wochen?|Tage?n?|Sommer|Saison|Geld|Spaß)\b",
    re.IGNORECASE,
)
"""What somebody worked for that is no employer: "for a while", "for the summer"."""
_NO_ONE_FIRM = Late(
    r"(?:(?:a )?(?:several|many|various|different|few|lots of|two|three|four)|mehreren?|vielen?|verschiedenen?"
    r"|einigen?|zwei|drei|vier)\s+[^\W\d_]+(?:s|en|n|e)\b",
    re.IGNORECASE,
)
"""Houses of a kind, none of which is named: "several schools"."""


def parted(rest: str, *, before: str) -> Job:
    """The parts of a sentence by what leads them in; `before` is what stands before the first such word."""
    found: dict[str, str] = {}
    last = town = ""
    for marker, text in _segments(rest):
        if not marker and text[:1].islower() and before == "title" and _has_post(rest):
            continue  # "verantworte … als Leiter": the post is what "als" leads in
        kind = _kind(marker, text, found, before)
        if (
            not kind
            and marker.casefold() == "in"
            and "organization" not in found
            and houses.is_house(text)
        ):
            kind = "organization"  # "engineer in Kharkiv Tractor Plant"
        if kind == "place" and houses.is_room(text):
            kind = "room"
        if (
            not kind
            and "organization" not in found
            and marker.casefold() in ("in", "near")
            and text[:1].isupper()
        ):
            town = town or text
        elif kind and kind not in found:
            found[kind], last = text, kind
        elif last == "organization" and (where := _where_in_house(marker, text, found)):
            found[where], last = f"{marker} {text}" if where == "title" else text, ""
        elif last and text:
            found[last] += f" {marker} {text}".replace("  ", " ")
    if town and "organization" in found:
        found.setdefault("place", town)  # "in Leeds I worked for Holt"
    name, comma, post = without_clause(found.get("organization", "")).rpartition(", ")
    found |= (
        {"organization": _AT_LAST.sub("", found["organization"])} if "organization" in found else {}
    )
    post = _LATELY.sub("", post)
    if (
        comma
        and "title" not in found
        and (is_post(name_in(post)) or _POST_IN.match(post) is not None)
    ):
        found |= {"organization": name, "title": post}  # "bei der VAG, Busfahrer"
    if "title" in found:
        found["title"] = _ONLY.sub("", found["title"])
    named = {kind: name_in(text) for kind, text in found.items()}
    return Job(
        **{kind: text for kind, text in named.items() if text and text.casefold() not in _NO_POST}
    )


def _where_in_house(marker: str, text: str, found: dict[str, str]) -> str:
    """Whether words behind an employer tell a part of the house, or where somebody stood there, which is all that is told of the post."""
    if marker.casefold() in _STOOD and houses.is_workplace(text):
        return "room" if "title" in found else "title"
    return "room" if marker.casefold() in _ROOM_OF else ""


BY_NOW = "currently|now|most recently|lately|latterly|zuletzt|jetzt|derzeit|aktuell|mittlerweile|inzwischen"
"""What somebody says of the post they have come to."""
_LATELY = Late(rf"^(?:(?:{BY_NOW}|at last)\s+)+(?:(?:as )?an?\s+|als\s+)?", re.IGNORECASE)
"""What leads in the post that somebody has come to."""
_ONLY = Late(r"^(?:nur|bloß|only|just)\s+(?:(?:an?|eine?n?)\s+)?", re.IGNORECASE)
_AT_LAST = Late(rf"[,\s]+(?:{BY_NOW}|at last|(?:ever )?since)$", re.IGNORECASE)
"""The same, left behind a name whose post "as" leads in: "Larkmead School, latterly as Head"."""
_POST_IN = Late(
    r"(?P<post>[A-ZÄÖÜ][\w-]*(?:er|in|or|ist|ent|ant|mann|frau|leiter|führer))(?: in)? (?:im|in der|am|an der|auf der) [A-ZÄÖÜ]"
)
"""A post with where in the house it was held: "Zugführer im Panzerlehrbataillon 93"."""


def _has_post(rest: str) -> bool:
    led = [text for marker, text in _segments(rest) if marker.casefold() in ("as", "als")]
    return bool(led and led[0]) and rest.split()[0].casefold() in _DOING


_DOING = frozenset(
    "work working worked verantworte verantwortete leite leitete arbeite betreue betreute agiere agierte fungiere wirke".split()
)
"""Verbs before "as" or "als", which are no post."""


def _segments(rest: str) -> list[tuple[str, str]]:
    hits = list(MARKER.finditer(rest))
    starts = [hit.start() for hit in hits] + [len(rest)]
    parts = [
        (hit["marker"], rest[hit.end() : end].strip())
        for hit, end in zip(hits, starts[1:], strict=True)
    ]
    return [("", rest[: starts[0]].strip(" ,")), *parts]


def _kind(marker: str, text: str, found: dict[str, str], before: str) -> str:
    """What a part tells: nothing of its own when it belongs to the name before it ("Institute for Cancer Research")."""
    low = marker.casefold()
    if not marker:
        return before if text else ""
    if low in ("as", "als"):
        return "title"
    if low in ("in", "near"):
        return "place" if text[:1].isupper() and "organization" in found else ""
    if low in ("through", "via"):
        return "organization" if text[:1].isupper() else ""
    if _NO_ONE_FIRM.match(text) or _A_WHILE.match(text):
        return ""
    if low in ("for", "für") and not (
        text[:1].isupper() or re.match(r"(?:an?|the|de[rn]|die|das|eine?n?) ", text)
    ):
        return ""
    return "organization"
