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
    r"(?:\d+|eleven|twelve|\w+teen|twenty|thirty|elf|zwölf|\w+zehn|zwanzig)(?: (?:years old|jahre alt))?", re.IGNORECASE
)
_MOST_WORDS = 12


def is_name(text: str) -> bool:
    """Whether words may name an employer or a post."""
    return (
        len(text.split()) <= _MOST_WORDS
        and _OF_A_SENTENCE.search(text.replace("’", "'")) is None
        and _LISTED.match(text) is None
        and _AN_AGE.fullmatch(text) is None
        and re.search(r"[^\W\d_]", text) is not None
    )
