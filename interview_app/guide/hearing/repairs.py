"""What somebody takes back while they say it: "from 2011 to 2017, ach nee, 2018" is "from 2011 to 2018".

What is right stands behind the words that take back, and it replaces the nearest thing of its own kind before them: a date a
date, a number a number, a way to reach somebody its like, what "at" or "als" leads in what the same word led in, and a name
the name before it. Nothing else of the sentence is touched, and where no such thing stands before, nothing is replaced.
"""

import re

from interview_app.guide import fields
from interview_app.guide.hearing.frames import DATE, MONTH
from interview_app.guide.late_patterns import Late

_OPENS = r"(?:(?:oh|ah|äh|ach|well|um|ähm|or|oder|and|und|but|aber|sorry|also)[\s,]+){0,2}"
_NONE_ALIKE = (
    r"(?:\d+|two|three|four)(?: \w+){0,4}? (?:alike|the same|identical|agree\w*|match\w*)\b"
)
"""What a "no" before a number denies, and takes nothing back: "12 falls, no 2 alike"."""
_TAKES_BACK = (
    rf"(?:no,? wait|wait,? no|nein,? (?:moment|quatsch|halt|warte)|moment,? nein|nee,? quatsch|nope|no(?! {_NONE_ALIKE})|nein|nee|naa?"
    r"|nö|sorry|wait|i mean|i meant|ich meine?|ich meinte|quatsch|correction|korrektur|entschuldigung|verzeihung|scrap that"
    r"|hang on|hold on|stopp?|moment(?: mal)?|warten sie|warte(?: mal)?|das stimmt nicht|stimmt nicht|that's wrong|that's not right"
    r"|(?:actually|eigentlich)(?=\s+\d[\d.,]*\s?(?:%|percent|prozent)?\s*(?:$|[.;!?]))|(?:or |oder )?(?:rather|besser gesagt|vielmehr|genauer(?: gesagt)?)|genau genommen|strictly speaking|to be precise)"
)
_AND_SO = (
    r"(?:[\s,]+(?:no|nein|wait|hang on|hold on|moment(?: mal)?|warte(?: mal)?|quatsch|sorry|pardon|entschuldigung|verzeihung|oops"
    r"|i mean|i meant|ich meine?|ich meinte|actually|eigentlich|doch))*"
)
"""What people heap upon words that take back: "no, hang on, actually"."""
_MARKER = Late(
    rf"(?:\s*[,;]\s*|\s+[–-]\s+|\s*\.\.\.\s*|\s+(?=(?:oder|or) (?:nein|no)\b)){_OPENS}{_TAKES_BACK}{_AND_SO}\b"
    r"(?:\s*[,:;]\s*|\s+[–-]\s+|\s*\.\.\.\s*|\s+)"
    r"(?P<was>(?:(?:it|that|es|das) (?:was|is|war|ist)|it's|doch|eher|wait|no|nein|sorry|erst ?mal|natürlich)[\s,]+)*",
    re.IGNORECASE,
)
_FIRM = Late(r"[,:;–-]|\.\.\.|genau|precise|strictly|besser|quatsch|mean|mein", re.IGNORECASE)
"""How words that take back are parted from what follows; without it only a thing of its own kind counts."""
_DATED = Late(
    rf"(?:(?:in|im|since|seit|until|till|to|bis|from|ab|von)\s+)?(?P<date>{DATE})\b", re.IGNORECASE
)
_DATES = Late(rf"\b{DATE}\b", re.IGNORECASE)
_BOUNDS = rf"(?:(?:{DATE}|'?\d\d)\s*(?:to|until|till|bis|[-–])\s*(?:{DATE}|'?\d\d)(?!\d)|{DATE}\s*[-–]\s*\d\d(?!\d))"
_SPAN = Late(rf"(?:(?:from|von)\s+)?(?P<span>{_BOUNDS})", re.IGNORECASE)
_SPANS = Late(rf"(?<![\w.,])(?:{_BOUNDS})", re.IGNORECASE)
"""A time with its beginning and its end, which replaces another whole."""
_MONTH = Late(rf"\b(?!may\b){MONTH}(?!\w)", re.IGNORECASE)
_REACHED = (re.compile(r"[\w.+%-]+@[\w-]+(?:\.[\w-]+)+"), re.compile(r"\+?\(?\d[\d ()/.–-]{4,}\d"))
_YEAR = re.compile(r"(?:19|20)\d\d")
"""A year told alone, which puts the year of a date right and leaves its month; no count takes its place."""
_NUMBER = Late(
    r"(?<![\w.,])(?:\d+(?:[.,]\d+)*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun"
    r"|zehn|elf|zwölf|zweit|dritt|viert|fünft|sechst)\b",
    re.IGNORECASE,
)
_LEADS = (
    r"(?:at|with|for|bei(?: de[rmn])?|beim)",
    r"(?:as an?|as|als)",
    r"(?:in the|in|im|in de[rm])",
    r"(?:zu[rm]?)",
    r"(?:am|an de[rm]|auf de[rm])",
)
"""Words that lead a thing in; each replaces what its own kind led in."""
_NAME = Late(r"(?:(?:the|de[rmn]|die|das) )?[A-ZÄÖÜÀ-Þ\d][^,;:!?\n]*")
_BEHIND_NAME = Late(r"\s(?:in|from|since|as|at|with|for|until|bei|beim|von|seit|als|bis|im)\s")
_MOST_WORDS = 6
_MOST_ALONE = 4
"""Words of an answer that is a name and nothing else."""
_SHORT_WORD = 3
_CLAUSE = Late(
    r"\b(?:i|i'm|we|they|he|she|ich|wir|sie|er|war|waren|was|were|had|hatte|habe?|had|didn't|don't)\b",
    re.IGNORECASE,
)
_ENDS = Late(r"[;!?\n]|,(?!\d)|\.(?=\s|$)")
_STRUCK = Late(
    r"\s*[,;–-]?\s*(?:(?:no|nein|nee|and|und|aber|but)[\s,]+)*(?:(?:scrap|drop|forget|remove|delete|leave out|take out)\s+(?P<en>[\w+#/-]+)"
    r"|(?P<de>[\w+#/-]+)\s+(?:streichen|weglassen|rausnehmen|vergessen|weg))(?=\s*(?:$|[,;.]))",
    re.IGNORECASE,
)
"""An item of a list that is taken out of it again: "Excel, nein, Excel streichen"."""
MOST = 4
"""Repairs of one message."""


def repaired(text: str) -> str:
    """A text in which what was taken back is replaced by what was said instead."""
    text = _ANEW.sub(", no, sorry, ", _struck(text))
    for _time in range(MOST):
        for hit in _MARKER.finditer(text):
            if (found := _replaced(text, hit)) is not None:
                text = found
                break
        else:
            return text
    return text


_OWNS_UP = Late(
    r"[,:;–]\s*$|\s-\s*$|\.\.\.|sorry|pardon|entschuldigung|verzeihung|quatsch|wait|warte|moment|mean|mein|rather|besser|correction"
    r"|korrektur|actually|eigentlich",
    re.IGNORECASE,
)
"""Words that take back and nothing else; a bare "no" before a figure counts in a story: "12 falls, no 2 alike"."""
_ANEW = Late(
    rf"[.!]\s+(?:{_TAKES_BACK}){_AND_SO}[\s,:–-]+(?:(?:it|that|es|das) (?:was|is|were|war|ist|waren)\s+|it's\s+)?"
    r"(?=(?:\w+\s+){0,2}?\w*\d[^.!?]{0,24}(?:[.!?]|$))",
    re.IGNORECASE,
)
"""The same in a sentence of its own, which holds the right figure and hardly more: "in 2015. No, sorry, 2016."."""


def figures_put_right(text: str) -> str:
    """A story in which dates and numbers that were taken back while it was told are those said instead; all else stays."""
    text = _ANEW.sub(", no, sorry, ", text)
    for _time in range(MOST):
        hits = (
            hit
            for hit in _MARKER.finditer(text)
            if _OWNS_UP.search(hit[0].strip(" ,;–-") + hit[0][-2:])
        )
        found = next(
            (anew for hit in hits if (anew := _replaced(text, hit, is_story=True)) is not None),
            None,
        )
        if found is None:
            return text
        text = found
    return text


def _replaced(text: str, hit: re.Match[str], *, is_story: bool = False) -> str | None:
    """The text with the thing behind these words in place of its like before them; None where they take nothing back.

    `is_story`: only what has a figure or a month is replaced.
    """
    begin = max(text.rfind(mark, 0, hit.start()) for mark in ("\n", ". ")) + 1
    head, before, after = text[:begin], text[begin : hit.start()], text[hit.end() :]
    end = _ENDS.search(after)
    right, rest = (after[: end.start()], after[end.start() :]) if end is not None else (after, "")
    if not before.strip() or not right.strip():
        return None
    for pattern in _REACHED:
        if (new := pattern.match(right)) is not None and (old := list(pattern.finditer(before))):
            return f"{head}{before[: old[-1].start()]}{new[0]}{before[old[-1].end() :]}{right[new.end() :]}{rest}"
    if (span := _SPAN.match(right)) is not None and (old := list(_SPANS.finditer(before))):
        return _in_place(head, before, old, span["span"], right[span.end() :] + rest)
    if (dated := _DATED.match(right)) is not None:
        return _in_place(
            head, before, list(_DATES.finditer(before)), dated["date"], right[dated.end() :] + rest
        )
    if (month := _MONTH.match(right)) is not None and (old := list(_MONTH.finditer(before))):
        return _in_place(head, before, old, month[0], right[month.end() :] + rest)
    number = _NUMBER.match(right)
    if number is not None and (
        old := [one for one in _NUMBER.finditer(before) if not _YEAR.fullmatch(one[0])]
    ):
        behind = right[number.end() :]
        if (same := _of_the_same(before, old, behind)) is not None:
            noun = _NOUN.match(behind)
            assert noun is not None
            return f"{head}{before[: same.start()]}{number[0]}{before[same.end() :]}{behind[noun.end() :]}{rest}"
        kept = before[old[-1].end() :] if not behind.strip() else ""
        return f"{head}{before[: old[-1].start()]}{number[0]}{kept}{behind}{rest}"
    if is_story or not _FIRM.search(hit[0].lstrip(" ,;–-")) or number is not None:
        return None
    for lead in _LEADS:
        if re.match(rf"{lead}\s", right, re.IGNORECASE):
            led = list(re.finditer(rf"\b{lead}\s", before, re.IGNORECASE))
            return f"{head}{before[: led[-1].start()]}{right}{rest}" if led else None
    return _named(head, before, right, rest)


_NOUN = re.compile(r"\s+(?P<noun>[^\W\d_]{3,})")
_LED = Late(r"(?:in|im)\s", re.IGNORECASE)


def _of_the_same(before: str, old: list[re.Match[str]], behind: str) -> re.Match[str] | None:
    """The number that counts the same as the one told anew: of "40 beds and 12 staff", "45 beds" puts the first right."""
    noun = _NOUN.match(behind)
    if noun is None:
        return None
    counted = ((one, _NOUN.match(before[one.end() :])) for one in reversed(old))
    return next(
        (
            one
            for one, of in counted
            if of is not None and of["noun"].casefold() == noun["noun"].casefold()
        ),
        None,
    )


def _in_place(head: str, before: str, old: list[re.Match[str]], new: str, rest: str) -> str | None:
    """The text with the last of `old` replaced; the "in" and the month that belong to a date are kept."""
    if not old:
        return None
    if _YEAR.fullmatch(new) and "-" in (fields.date(old[-1][0]) or ""):
        new = _YEAR.sub(new, old[-1][0])
    led = _LED.match(old[-1][0]) if _LED.match(new) is None else None
    return f"{head}{before[: old[-1].start()]}{led[0] if led is not None else ''}{new}{before[old[-1].end() :]}{rest}"


def _named(head: str, before: str, right: str, rest: str) -> str | None:
    """A name in place of the one before it: from the word it begins with, behind the last one that leads one in, or all of it."""
    right = _AT_LAST.sub("", right)
    if len(_BEHIND_NAME.split(right)[0].split()) > _MOST_WORDS or _CLAUSE.search(right):
        return None
    again = (
        list(re.finditer(rf"\b{re.escape(right.split()[0])}\b", before))
        if len(right.split()[0]) > _SHORT_WORD
        else []
    )
    if again:
        return f"{head}{before[: again[-1].start()]}{right}{rest}"
    if _YES.fullmatch(before.strip()):
        return None
    is_alone = (
        len(before.split()) <= _MOST_ALONE and _CLAUSE.search(before) is None and not head.strip()
    )
    if _NAME.match(right) is None and not (is_alone and (before.islower() or rest == "")):
        return None
    leads = "|".join(_LEADS)
    led = list(
        re.finditer(
            rf"(?:\b(?:{leads})|[,;:])\s+(?=(?:(?:the|de[rmn]|die|das)\s+)?[A-ZÄÖÜÀ-Þ\d])", before
        )
    )
    if led:
        return f"{head}{before[: led[-1].end()]}{right}{rest}"
    return f"{right}{rest}" if is_alone else None


_YES = re.compile(r"(?i)(?:yes|yeah|well|ok|okay|ja|jein|naja|na ja|also)")
_AT_LAST = Late(r",?\s+(?:actually|rather|eigentlich|natürlich|of course)$", re.IGNORECASE)


def _struck(text: str) -> str:
    hit = _STRUCK.search(text)
    if hit is None:
        return text
    item = hit["en"] or hit["de"]
    before = text[: hit.start()]
    without = re.sub(
        rf"(?:^|[,;]\s*|\s+(?:and|und)\s+){re.escape(item)}(?=\s*(?:$|[,;]|\s(?:and|und)\s))",
        "",
        before,
        flags=re.I,
    )
    return f"{without}{text[hit.end() :]}".strip(" ,;") if without != before else text
