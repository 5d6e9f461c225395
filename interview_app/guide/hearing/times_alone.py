"""A sentence that tells when something was and nothing else: it is of what the sentence before it told."""

import re

from interview_app.guide.abbreviations import joined
from interview_app.guide.hearing.frames import LENGTH, MOST, PERIOD, SENTENCE_END, Timed, timed
from interview_app.guide.late_patterns import Late


def later_times(text: str) -> Timed:
    """The beginning and end that a sentence behind the first tells, where one tells both: "Foreman, I told you. 1992 till 2024"."""
    parts = joined(SENTENCE_END.split(text[:MOST]))[1:]
    found = (timed(part) for part in parts if tells_a_time_alone(part))
    return next((times for times in found if times.start and times.end), Timed(text))


_STILL_THERE = Late(
    r"(?:(?:yes|yeah|yep|ja|aye|oh|well|and|und|i'm|i am|im|i|ich|bin|am|arbeite|work|working|da|dort|there|here|hier|still|noch|immer"
    r"|now|jetzt|today|heute|until|till|bis|to|this|day|present|currently|aktuell|employed|angestellt|same)\b[\s,.!]*)+",
    re.IGNORECASE,
)
_PRESENT = Late(r"\b(?:still|noch|today|heute|present|currently|aktuell)\b", re.IGNORECASE)


def tells_still_there(text: str) -> bool:
    """Whether a message says that somebody still works there, and nothing else: "still there aye", "noch dort"."""
    said = text.replace("’", "'")
    return _STILL_THERE.fullmatch(said.strip()) is not None and _PRESENT.search(said) is not None


_DOES = Late(
    r"\b(?:I|ich|we|wir)\s+(?!(?:(?:have |already |just |hab |habe )*(?:told|said|say|gesagt)|was (?:there|with them)|worked there|stayed|war (?:dort|da)"
    r"|arbeitete dort)\b)\w+|\b(?:war|bin|habe?|hatte|arbeitete) ich\b",
    re.IGNORECASE,
)


def tells_a_time_alone(sentence: str) -> bool:
    """Whether a sentence tells when something was, and nothing that somebody did then."""
    return _DOES.search(sentence) is None


_TIME_BEHIND = Late(
    rf"(?<=[\w)])\.\s+(?=(?:{PERIOD}|(?:(?:since|seit|for|from|von|ab)\s+)?{LENGTH})\s*(?:[.!]\s|[.!]?\s*$))",
    re.IGNORECASE,
)


def with_times_joined(text: str) -> str:
    """A text in which a time that is a sentence of its own belongs to the one before it: "at Kern. Since 2015" is "at Kern, since 2015"."""
    return _TIME_BEHIND.sub(", ", text)


_LONG_AGO = Late(
    r"(?:^|(?<=[,.;] ))(?:oh |ach |well )?(?:(?:das|es) (?:ist|war) (?:jetzt |schon |ja |alles |nun )*(?:so |sehr |zu )?lange? her"
    r"|(?:that|it)(?: is| was|'s) (?:such )?(?:a )?(?:very )?long (?:time )?ago(?: now)?)(?=\W|$)[,.;!\s]*",
    re.IGNORECASE,
)
"""That it was long ago, which names nothing."""


def without_long_ago(text: str) -> str:
    """A text without that it was long ago: "Das ist lang her, Koch bei Holt"."""
    return _LONG_AGO.sub("", text).strip(" ,")
