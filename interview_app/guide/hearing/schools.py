"""What was learned, as a sentence tells it: the school, what was finished there and when, and the licences somebody holds."""

import re

from interview_app.domain.frozen import frozen
from interview_app.guide import fields
from interview_app.guide.hearing.frames import bare, headed, name_in, timed, without_lead
from interview_app.guide.late_patterns import Late


@frozen
class School:
    """What was heard of a school; None is not told."""

    institution: str | None = None
    study_type: str | None = None
    finished: str | None = None


_AT = Late(
    r"(?:^|\s)(?:at|from|to|an (?:de[rm]|eine[rm])|auf (?:de[rm]|eine[rm])|am|beim?|im|in de[rm])\s+(?P<name>.+)$",
    re.IGNORECASE,
)
_ATTENDED = Late(
    r"(?:i|we)\b.*?\battended\s+(?P<name>.+)$|.*\bich\b.*?\b(?:die|das|den)\s+(?P<besucht>.+?)\s+besucht$",
    re.IGNORECASE,
)
_IN = Late(r"\s+in\s+(?=[A-ZÄÖÜ])(?P<place>[^,]+)$")
_ENDS_DE = Late(
    r"\s+(?:studiert|gelernt|gewesen|gemacht|absolviert|abgeschlossen|besucht|bestanden|erworben|geworden|fertig)$",
    re.IGNORECASE,
)
_DID = Late(
    r"i(?:'ve|'m| have| had| am)?(?:\s+(?:just|also|finally))?\s+(?:did|done|do|have|had|hold|finished"
    r"|completed|got|gained|earned|received|studied|read|took|passed|made|left with|"
    r"graduated (?:with|in)|qualified as|trained as|was awarded|became|finished with)\s+(?P<what>.+)$|i(?:'m"
    r"| am) (?P<am>.+)$"
    r"|(?:ich )?(?:habe?|hab|bin|wurde|machte|hatte)(?: ich)?(?: dort| da)?\s+(?P<was>.+)$",
    re.IGNORECASE,
)
_UNFINISHED = Late(
    r"\b(?:did(?:n't| not)|never|haven't|have not) (?:really )?(?:finish|complete|graduate)|\bdropped out\b"
    r"|\bnicht (?:abgeschlossen|beendet|fertig)|\babgebrochen\b",
    re.IGNORECASE,
)
_HOLDS = Late(
    r"(?:(?:i|we)(?:'ve| have| hold| got| do have)?(?: got)?(?: also)?|(?:ich )?(?:habe?|besitze)(?: ich)?)\s+(?=\S)",
    re.IGNORECASE,
)
_AND_ONE = Late(
    r",?\s+(?:and|und|sowie|as well as)(?: also| auch)?\s+(?=(?:an?|my|the|de[nr]|die|das|eine?n?|mein\w*)\s)"
    r"|,\s+(?=(?:an?|my|de[nr]|die|das|eine?n?)\s)"
)


def heard(text: str, *, asked: str) -> School:
    """What an answer to the question for school (`asked` is `institution`) or degree (`study_type`) tells."""
    times = timed(bare(text))
    said = re.sub(r"\s+in (?=(?:19|20)\d\d$)", " ", times.text)
    year = re.search(r"\s*\b(?:19|20)\d\d$", said)
    finished = times.end if times.end not in (None, "present") else (fields.date(year.group()) if year else None)
    said = said[: year.start()].strip(" ,") if year else said
    unfinished = _UNFINISHED.search(text) is not None
    if asked == "study_type":
        return School(study_type=None if unfinished else _cut(_degree(said), text), finished=finished)
    return School(institution=_cut(_institution(said), text), finished=None if unfinished else finished)


def _cut(name: str | None, text: str) -> str | None:
    return headed(name, text) if name else None


def is_sentence(text: str) -> bool:
    """Whether somebody tells where they learned, beyond a name or a yes."""
    said = bare(text)
    if re.match(r"(?:i|ich)\b", said, re.IGNORECASE) is None:
        return False
    return _ATTENDED.match(said) is not None or _AT.search(f" {_ENDS_DE.sub('', said)}") is not None


def _institution(said: str) -> str | None:
    """The school: what follows the last "at" or "an der" of a sentence about oneself, or the answer itself."""
    sentence = re.match(r"(?:i|we|my)\b|.*\b(?:ich|mein\w*)\b", said, re.IGNORECASE) is not None
    attended = _ATTENDED.match(said)
    if attended is not None:
        return name_in(attended["name"] or attended["besucht"]) or None
    at = (
        _AT.search(f" {_ENDS_DE.sub('', said)}")
        if sentence or re.match(r"(?:at|an|auf|am|beim?|im|in de[rm])\s", said)
        else None
    )
    return name_in(at["name"] if at is not None else said) or None


def _degree(said: str) -> str | None:
    hit = _DID.fullmatch(said)
    if hit is None:
        return name_in(said) or None
    what = hit["what"] or hit["am"] or hit["was"]
    what = re.sub(r"\s+(?:at|from)\s+(?:the\s+)?[A-ZÄÖÜ].*$", "", what)
    return name_in(_ENDS_DE.sub("", what)) or None


def licences(text: str) -> tuple[str, ...]:
    """Licences and certificates as somebody lists them, in a sentence or one a line; the words of a name are kept whole."""
    found: list[str] = []
    for line in fields.lines(without_lead(text.strip())):
        held = _HOLDS.match(said := bare(line))
        parts = _AND_ONE.split(said[held.end() :]) if held is not None else [said]
        found += [name for part in parts if (name := name_in(part))]
    return tuple(dict.fromkeys(found))
