"""The sentences of what somebody said: where one ends, and which means nothing without the one before it."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from interview_app.tailoring.spoken.clauses import parts
from interview_app.tailoring.spoken.speech import Speech

LONGEST = 220
"""Characters of a line at most when two sentences are joined."""

_LEANING = re.compile(
    r"^(?:It|They|That|This|Those|These|He|She|The (?:year|month|season|time|week) before|Which|Both)(?:['’]\w+)?\s(?!time\b|year\b|month\b)"
    r"|^(?:Die|Das|Es|Sie|Der|Den)\s(?:lag|lagen|war|waren|hat|haben|ist|sind|brachte|brachten|hatte|hatten)\b"
    r"|^(?:I|We|Me|With)\b[^;]*\band it (?:went|came|dropped|fell|rose|is|was)\b"
    r"|^(?:[^,;]{1,40}(?:, | ))?\b(?:[Ww]e|I)(?:['’]ve)? (?:also |then |even |often |usually |later )?(?:did|do|done|repeated|managed) (?:this|that|the same|so)\b"
    r"|^(?:\w+ ){0,4}(?:habe?|haben|hatten?) (?:ich|wir) (?:das|dies|dasselbe|das Gleiche) (?:\w+ )?(?:für|bei|in|im|mit|an|am|auf|über|zu|zum|zur|gemacht|erledigt|wiederholt)\b"
    r"|^(?:Dasselbe|Das Gleiche) (?:habe?|haben|hatten?|mach\w*) (?:ich|wir)\b"
    r"|^Das (?:habe?|haben|hatten?|mach\w*) (?:ich|wir) (?:\w+ ){0,4}für\b"
    r"|^\w+(?:t|en) (?:worden )?(?:sind|ist|wurden|wurde)\b"
    r"|^Es wurde[n]?\s"
    r"|^(?:Vorher|Davor|Danach|Davon)\s(?:war|waren|hat|hatte|haben)\b"
)
"""A sentence that means nothing without the one before it."""


class Said(NamedTuple):
    """What is made a line of, and the sentences as they were said."""

    text: str
    original: str


def joined(sentences: Sequence[str], speech: Speech) -> list[Said]:
    """The sentences, one that leans on the one before it joined to it."""
    found: list[Said] = []
    leaned = False
    for sentence in sentences:
        leaning = _LEANING.match(sentence) is not None
        denied = speech.is_denial(sentence) or speech.is_of_others(sentence, first=True)
        if (
            leaning
            and found
            and not leaned
            and not denied
            and len(found[-1].text) + len(sentence) < LONGEST
        ):
            text = f"{found[-1].text.rstrip('.!')}; {sentence[:1].lower()}{sentence[1:]}"
            found[-1] = Said(text, f"{found[-1].original} {sentence}")
        elif leaning:
            leaned = True
            if denied or (rest := _after_first_clause(sentence, speech)) is None:
                continue
            found.append(Said(rest, sentence))
        else:
            found.append(Said(sentence, sentence))
        leaned = False
    return found


def _after_first_clause(sentence: str, speech: Speech) -> str | None:
    """What the person did, behind a clause that leans on a sentence that is not there; None when there is no such thing."""
    rest = "".join(mark + clause for mark, clause in parts(sentence, speech)[1:])
    rest = re.sub(r"^\W*(?:and|but|so|und|aber)?\s*", "", rest)
    return rest if re.match(r"(?:I|we|ich|wir)\b", rest, re.IGNORECASE) else None


_ABBREVIATED = re.compile(
    r"(?:\b(?:Dr|Mr|Mrs|Ms|St|Prof|No|Nr|Mio|Mrd|Tsd|Std|ca|bzw|inkl|evtl|usw|etc|approx|vs|e\.g|i\.e|z\.\s?B|u\.\s?a|d\.\s?h)|\b(?:[Ii]m|[Aa]m|der|die|das|zum|vom|den|dem|des|ab|bis) \d{1,2}|\b[A-Z])\.$"
)
_ENDS = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ\d$£€“\"])")


def sentences(text: str) -> list[str]:
    """The sentences of what was told; a title or an ordinal ends none ("Dr. Whitlock", "im 3. Lehrjahr")."""
    found: list[str] = []
    for paragraph in text.splitlines():
        open_ended = False
        for part in (one for one in _ENDS.split(paragraph.strip()) if one):
            if open_ended:
                found[-1] = f"{found[-1]} {part}"
            else:
                found.append(part)
            open_ended = _ABBREVIATED.search(part) is not None
    return found
