"""How "I" and "we" leave an English clause: its verb or its object comes first, and "my team" is "the team"."""

import re

from interview_app.tailoring.english_verbs import base_of_ing, past_of, past_of_participle
from interview_app.tailoring.spoken.fillers_en import FIGURE, HEDGE

_PERSON = re.compile(
    r"^(?P<front>[^,]*?)\s*\b(?P<who>I|[Ww]e)(?P<aux>['’](?:m|re|ve|d|ll)|\s+(?:am|are|was|were|have|had|would|used to)\b)?"
    r"(?:\s+(?:also|just|only|then|really|always|basically|sort of|kind of|mostly|mainly|usually|actually|still|even|kinda|now|too|already|both|all)\b)*"
    r"\s+(?P<rest>\S.*)$"
)
_SUBORDINATE = re.compile(
    r"\b(?:when|while|that|what|which|who|where|because|if|as|than|before|after|until|since|once|how|why|whatever|whenever|everything|anything|all)$",
    re.IGNORECASE,
)
_CONJUNCTION = re.compile(r"^(?:and|but|so|plus|or|also|then)$", re.IGNORECASE)
_ADVERBIAL = re.compile(
    r"^(?:when|in|on|at|during|for|from|after|since|within|before|by|over|until|every|each|last|this|through|throughout|around|across|"
    r"together with|along with|with|as|to|under|between|towards|twice|once|weekly|daily|monthly|mainly|mostly|busy|most|some nights|"
    r"most days|mornings|evenings|nights|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{4})\b",
    re.IGNORECASE,
)
_ARTICLE = re.compile(r"^(?:an?|the|like)\s+", re.IGNORECASE)
_AFTER_OBJECT = re.compile(
    r"^(?:with|for|in|at|on|by|from|to|into|over|under|during|every|each|together|myself|alone|by hand|using|twice|once|daily|weekly|about|across|$)",
    re.IGNORECASE,
)


def without_person(clause: str, names: frozenset[str]) -> str:
    """The clause without "I" or "we" before its verb; one where they stand elsewhere stays as it is."""
    clause = _reports(clause)
    found = _PERSON.match(clause)
    if found is None:
        return _without_own(_there_was(clause))
    front, rest = found["front"].strip(), found["rest"].strip()
    front = re.sub(r"^(?:and|but|so|plus)\s+(?=\S+\s+\S)", "", front)
    if _SUBORDINATE.search(front):
        return clause
    told = _without_time(_told(found["aux"], rest))
    if not front:
        return _without_own(told)
    if _CONJUNCTION.match(front):
        return _without_own(f"and {told}" if front.lower() in ("and", "or") else told)
    if front.lower() in ("mainly", "mostly"):
        return _without_own(f"{front} {told}")
    if _ADVERBIAL.match(front):
        return _without_own(
            f"{front}, {told[:1].lower()}{told[1:]}"
            if told[1:2].islower() or told[1:2] == " "
            else f"{front}, {told}"
        )
    return _without_own(_object_first(front, told, names) or clause)


_TIME_OF_MINE = re.compile(
    r"\s+(?:before|after|while|until|once|when|because|since) (?:I|we)\b(?:(?!\s+and\s)[^\d])*$"
)


def _without_time(told: str) -> str:
    """Say "worked the doors for years before I got put on the gate" without what the "I" that stays belongs to."""
    shorter = re.sub(r"\b(for \w+ (?:years|months|weeks)) now$", r"\1", _TIME_OF_MINE.sub("", told))
    return shorter if len(shorter.split()) > 2 else told


def _told(aux: str | None, rest: str) -> str:
    """What follows "I" and its auxiliary, as a page tells it."""
    kind = (aux or "").strip().lower().replace("’", "'").lstrip("'")
    if kind in ("m", "re", "am", "are", "was", "were"):
        return _told_of_being(rest, past=kind in ("was", "were"))
    word, _space, after = rest.partition(" ")
    low = word.lower()
    if kind in ("have", "had") and low in ("the", "my", "our") and len(after.split()) < 3:
        return f"{kind} {rest}"
    if kind in ("ve", "have"):
        if low in ("been", "got"):
            return _ARTICLE.sub("", after) if low == "been" else after
        past = past_of_participle(low)
        return f"{past} {after}".strip() if past else rest
    if kind in ("had", "d", "would", "used to"):
        return _told_of_habit(low, after, rest, had=kind == "had")
    if low in ("have", "had", "got") and _COUNTED.match(after):
        return re.sub(r"^got\s+", "", after)
    roped = re.match(r"roped into (\w+ing)\b\s*", after) if low == "got" else None
    if roped is not None and (stem := base_of_ing(roped[1])):
        return f"{past_of(stem)} {after[roped.end() :]}"
    return rest


_COUNTED = re.compile(rf"(?:got\s+)?(?:{HEDGE}\s+)?{FIGURE}", re.IGNORECASE)


def _told_of_being(rest: str, *, past: bool) -> str:
    """What somebody was or was doing: "a link worker" as "link worker", "collecting" as "collected"."""
    word, _space, after = rest.partition(" ")
    low = word.lower()
    if low.endswith("ing") and (stem := base_of_ing(low)):
        return _ing_too(stem, after, past=past)
    if rest.startswith("on a salary") or (
        low in ("at", "remote", "based", "out", "from") and not re.search(r"\d", rest)
    ):
        return ""
    return _ARTICLE.sub("", re.sub(r"^(?:been|able to)\s+", "", rest))


def _told_of_habit(low: str, after: str, rest: str, *, had: bool) -> str:
    """What somebody would do or had done: "would see 14 patients" as "saw 14 patients"."""
    if _COUNTED.match(rest) or low in ("a", "an"):
        return rest
    if low == "have" and _COUNTED.match(after):
        return after
    past = past_of_participle(low) or (None if had else past_of(low))
    return f"{past} {after}".strip() if past else rest


def _ing_too(stem: str, after: str, *, past: bool) -> str:
    """Say "was sitting behind them and helping" as "sat behind them and helped"."""
    second = re.search(r"\band (\w+ing)\b", after)
    if second is not None and (other := base_of_ing(second[1])):
        after = (
            f"{after[: second.start(1)]}{past_of(other) if past else other}{after[second.end(1) :]}"
        )
    return f"{past_of(stem) if past else stem} {after}".strip()


def _object_first(front: str, told: str, names: frozenset[str]) -> str | None:
    """Say "The pipeline I built with Marek" as "built the pipeline with Marek"; None when the verb has an object of its own."""
    verb, _space, after = told.partition(" ")
    if (
        not verb.islower()
        or not _AFTER_OBJECT.match(after)
        or verb in ("was", "were", "am", "can", "could", "do", "did")
    ):
        return None
    if re.match(r"(?:there|it|that|this|what|who|nothing|none)\b", front, re.IGNORECASE):
        return None
    thing = lowered(front, names)
    alone = re.fullmatch(r"(?:for|in|on|with|at|to|up|out|off|over)", after)
    return f"{verb} {after} {thing}" if alone else f"{verb} {thing} {after}".strip()


def lowered(text: str, names: frozenset[str]) -> str:
    """The text as it stands within a sentence: its first word is small unless it is a name or an abbreviation."""
    word = re.match(r"[^\W_]*(?:['’-][^\W_]+)*", text)
    first = word[0] if word else ""
    a_name = first in names or (len(first) > 1 and not first[1:].islower())
    return text if a_name else text[:1].lower() + text[1:]


_REPORTS = re.compile(
    r"^(?P<who>.+?)\s+(?:(?:who\s+)?(?:are\s+|is\s+|were\s+)?report(?:s|ing|ed)?\s+(?:directly\s+)?(?:in\s*)?to|"
    r"(?:(?:who\s+)?work(?:s|ed|ing)?\s+|are\s+|were\s+)?under)\s+me\b(?P<rest>.*)$"
)


def _reports(clause: str) -> str:
    """Say "Seven loan officers report to me" as a page has it: "Direct reports: seven loan officers"."""
    found = _REPORTS.match(clause)
    if found is None:
        return clause
    who = re.sub(r"^(?:I['’]ve|I have|I had|I)(?:\s+got)?\s+", "", found["who"])
    if re.match(r"(?:they|it|she|he|none|nobody|no)\b", who, re.IGNORECASE):
        return clause
    first = who.split(" ", maxsplit=1)[0]
    who = who if first.isupper() and len(first) > 1 else who[:1].lower() + who[1:]
    return f"Direct reports: {who}{re.sub(r'^ while .*', '', found['rest'])}"


def _there_was(clause: str) -> str:
    return re.sub(r"^There(?:['’]s| was| were| is| are)\s+(?:an?\s+|the\s+)?", "", clause)


_KIN = (
    r"(?:(?:late|elderly|old|ill|sick|dying|disabled|younger|older)\s+)?(?:father|mother|dad|mum|mom|parents?|wife|husband|"
    r"brother|sister|son|daughter|aunt|uncle|in-laws|grand\w+|(?:father|mother|brother|sister)-in-law)s?\b"
)
_OWN_THE = re.compile(rf"\b(?:my\s+(?!{_KIN})|our\s+)(?!own\b)(?=[a-z\d])", re.IGNORECASE)
"""Before who belongs to nobody else, "my" stays: whoever "cared for the father" cared for another one."""
_OWN_BARE = re.compile(
    r"\b(?:[Mm]y|[Oo]ur)\s+(?=(?:one|two|three|four|five|six|seven|eight|nine|ten|first|\d)\b|[A-Z])"
)
_OWN_KEPT = re.compile(
    r"\b(?:was|is|were|are|of) (?:my|our) (?:idea|own|baby|job|call|suggestion|thing|doing)\b"
)


def _without_own(text: str) -> str:
    """Say "our three services" as "three services", "my team" as "the team"."""
    if _OWN_KEPT.search(text):
        return text
    text = _OWN_BARE.sub("", text)
    return _OWN_THE.sub("the ", text)
