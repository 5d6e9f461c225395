"""Whether words can be the name of an employer or a post at all, or are a sentence of which no frame was known."""

import re

from interview_app.guide.late_patterns import Late

_OF_A_SENTENCE = Late(
    r"\bI(?:'m|'ve|'d|'ll)?(?=[\s,][a-zß-ÿ])|(?<![\w'’-])(?:i'm|i've|was|were|wasn't|weren't|they|them|he|she|him|me|my|told|because"
    r"|didn't|don't|doesn't|couldn't|never|which|ich|wir|sie|mich|mir|uns|waren|habe|hab|hatte|hatten|wurde|wurden|dann|weil"
    r"|dass|nicht)(?![\w'’-])"
)
"""Small words that stand in a sentence, and with a capital or not at all in a name: "Toys R Us", "The Who"."""
_LISTED = Late(
    r"^(?:\w+\s+)?(?:clients?|customers?|jobs?|places|firms|companies|employers|kunden|auftraggebern?|stellen|firmen)\b",
    re.IGNORECASE,
)
"""How somebody begins who counts several instead of naming one."""
_AN_AGE = Late(
    r"(?:\d+|eleven|twelve|\w+teen|twenty|thirty|elf|zwölf|\w+zehn|zwanzig)(?: (?:years old|jahre alt))?",
    re.IGNORECASE,
)
_TIMED = Late(
    r"(?<![\d.,])(?:19|20)\d\d\s*(?:[-–/]|to|until|till|bis)\s*(?:(?:19|20)?\d\d\b|heute|now|today|present)|\b\d\d to \d\d\b"
    r"|\w (?:before|after) (?:that|this) \w|\b(?:and|und) (?:\w+ ){1,3}(?:at|bei|beim) |\b(?:auch|schon|noch|already|also) (?:19|20)\d\d\b|\b(?-i:[a-zäöü]+),? (?:19|20)\d\d$",
    re.IGNORECASE,
)
"""A time inside what should be a name: "Kiln, Brat 2019-2020" are two of which nothing is known yet."""
_TOLD_DE = Late(
    r"\s(?:ab|an|auf|aus|bei|ein|fest|her|hin|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen|durch|über|unter)?ge[a-zäöüß]{2,}(?:t|en)$"
)
"""The verb at the end of a German sentence: "Lehrstuhl Bau Übungen gehalten" is no name, and what of it is one cannot be told."""
_COUNTED = Late(
    r"(?:(?:quite |so |ganz |sehr )?(?:loads|lots|plenty|tons|many|several|various|a few|a lot|viele|einige|mehrere|verschiedene"
    r"|jede menge))(?: of (?:them|those|jobs|places))?",
    re.IGNORECASE,
)
_BEGUN = Late(
    r"(?:(?:yeah|yes|yep|no|nope|well|ja|nein|nee)\s+(?-i:[a-zäöü])|(?:did|does|was|were|went|got|had|have|been|didn't)\s)",
    re.IGNORECASE,
)
"""How a sentence about oneself begins that leaves out the "I"."""
_SAME = Late(
    r"(?:(?:the|der|die|das|dem) )?(?:same|gleichen?[nrm]?|selben?|derselben?|demselben|dieselbe) ",
    re.IGNORECASE,
)
"""How an employer is called that was named before."""
_MOST_WORDS = 12


def is_name(text: str) -> bool:
    """Whether words may name an employer or a post."""
    return (
        len(text.split()) <= _MOST_WORDS
        and _OF_A_SENTENCE.search(text.replace("’", "'")) is None
        and _LISTED.match(text) is None
        and _AN_AGE.fullmatch(text) is None
        and _BEGUN.match(text) is None
        and _SAME.match(text) is None
        and _TIMED.search(text) is None
        and _TOLD_DE.search(text) is None
        and _COUNTED.fullmatch(text.strip(" .,!")) is None
        and re.search(r"[^\W\d_]", text) is not None
    )
