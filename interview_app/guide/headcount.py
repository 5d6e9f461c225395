"""Numbers of people in a person's words: who worked on it, and who reported to them."""

import re

from interview_app.guide import number_words
from interview_app.guide.flow import Words
from interview_app.guide.late_patterns import Late
from interview_app.guide.understanding import tells_none


def _number(text: str, words: Words) -> int | None:
    if text.isdigit():
        return int(text)
    many = number_words.value(text)
    return many if many is not None else words.numbers.get(text.casefold())


def _count(words: Words) -> str:
    return "|".join(
        [
            r"\d{1,6}",
            number_words.PATTERN,
            *sorted(map(re.escape, words.numbers), key=len, reverse=True),
        ]
    )


_NO_ONE = Late(
    r"\b(?:no[- ]one|not (?:a single )?one|nicht eine[rn]?|kein(?:e[rnms]?)? einzige[rnms]?)\b",
    re.IGNORECASE,
)
"""Words for nobody that hold a number word."""


def people_spans(text: str, words: Words) -> list[tuple[int, int]]:
    """Where a text tells a number of people."""
    who = "|".join(map(re.escape, words.people))
    count = _count(words)
    pattern = (
        rf"\b(?:{count})\s+(?:[\wäöüß-]+\s+)?(?:{who})\b"
        rf"|\bteams?\s+(?:of|von|aus|mit)\s+(?:{count})\b"
        r"|\b\d+[- ](?:person|köpfig\w*|people)\b"
    )
    return [hit.span() for hit in re.finditer(pattern, text, re.IGNORECASE)]


def team_size(text: str, words: Words, *, asked: bool = False) -> int | None:
    """People who worked on it; `asked`: the text answers that very question, so that a bare number
    counts.
    """
    text = _LINE.sub(", ", _NO_ONE.sub("nobody", text).strip(" -•*\n"))
    count = _count(words)
    who = "|".join(map(re.escape, words.people))
    patterns = [
        rf"\bteams?\s+(?:of|von|aus|mit)\s+({count})\b",
        r"\b(\d{1,4})[- ](?:person\b|köpfig|people\b)",
        rf"\b({count})\s+of us\b(?!\s+were\b)",
        rf"\b(?:we were|wir waren)\s+(?:only\s+|just\s+|nur\s+)?({count})(?=\s*(?:$|[,.;!]|people"
        rf"|leute|personen))",
    ]
    if asked:
        if _ONESELF.search(text):
            return _with_oneself(text, words)
        patterns += [
            rf"\b({count})\s+(?:[\wäöüß-]+\s+)?(?:{who})\b",
            r"\b(\d{1,6})\b",
            rf"\b({count})\b",
        ]
    for pattern in patterns:
        hit = re.search(pattern, text, re.IGNORECASE)
        if hit:
            return _number(hit[1], words)
    hit = re.search(r"\bzu (\w+)\b", text, re.IGNORECASE)
    if hit and hit[1].casefold() in words.together:
        return words.together[hit[1].casefold()]
    if asked and re.search(
        r"\b(?:alone|just me|only me|on my own|by myself|allein|alleine|nur ich)\b",
        text,
        re.IGNORECASE,
    ):
        return 1
    return None


_ONESELF = Late(
    r"(?:^|[,;]|\b(?:and|und|plus|just|only|nur))\s*(?:i|me|myself|ich|mir)\b(?=\s*(?:$|[,;.!]"
    r"|(?:and|und|plus)\b))",
    re.IGNORECASE,
)
"""Somebody who counts themselves among those they name: "four colleagues and me"."""
_OF_SEVERAL = Late(
    r"\b(?:teams?|crews?|staff|groups?|family|kitchen|rest|others|everyone|everybody|all"
    r"|belegschaft|gruppe"
    r"|familie|küche|alle|anderen|mannschaft)\b",
    re.IGNORECASE,
)


_LINE = Late(r"\s*\n\s*(?:[-•*]\s*)?")
"""Where another item of a list begins that has one a line."""


def _with_oneself(text: str, words: Words) -> int | None:
    """Those who are named one by one or by their number, oneself among them; None where a group has
    no number.
    """
    people = 0
    for part in re.split(r"[,;]|\b(?:and|und|plus)\b", text.strip(" .!")):
        if not re.search(r"\w", part):
            continue
        hit = re.search(rf"\b(?:{_count(words)})\b", part, re.IGNORECASE)
        many = _number(hit[0], words) if hit is not None else None
        if many is None and _OF_SEVERAL.search(part):
            return None
        people += many if many is not None else 1
    return people


_TO_SOMEBODY_ELSE = Late(r"\bnot to me\b|\bnicht (?:an )?(?:mir|mich)\b", re.IGNORECASE)
_ALL = Late(
    r"(?:(?:yes|yeah|well|ja|also)[,\s]+)*(?:(?:nearly|almost|fast) )?(?:all|everybody|everyone"
    r"|every one|alle|sämtliche|jeder)"
    r"(?:\s+(?:of (?:them|us)|davon|von ihnen|zusammen|mir|did|waren(?: mir)?"
    r"|unterstellt))*[\s.!]*",
    re.IGNORECASE,
)


def tells_reports(text: str, words: Words) -> bool:
    """Whether an answer says who reported: a number, "all of them", or nobody."""
    return (
        tells_none(text)
        or _TO_SOMEBODY_ELSE.search(text) is not None
        or _ALL.fullmatch(text.strip()) is not None
        or direct_reports(text, words, asked=True) is not None
    )


def direct_reports(text: str, words: Words, *, asked: bool = False) -> int | None:
    """People who reported to the person."""
    text = _NO_ONE.sub("nobody", text)
    if tells_none(text) or _TO_SOMEBODY_ELSE.search(text):
        return None
    count = _count(words)
    patterns = [
        rf"\b({count})\s+(?:of them\s+|[\wäöüß-]+\s+)?(?:reported to me|reporting to me|direct "
        rf"reports"
        rf"|berichteten an mich)",
        rf"(?:reported to me|mir unterstellt|unterstanden mir|berichteten an "
        rf"mich)\D{{0,12}}({count})\b",
        rf"\bmir\s+(?:waren|unterstanden)\s+({count})\b",
        rf"\b({count})\s+(?:[\wäöüß-]+\s+)?(?:waren mir unterstellt|unterstanden mir)",
    ]
    if asked:
        patterns += [r"\b(\d{1,6})\b", rf"\b({count})\b"]
    for pattern in patterns:
        hit = re.search(pattern, text, re.IGNORECASE)
        if hit:
            return _number(hit[1], words)
    return None
