"""Lines that name a deed and say themselves that it was helped in: "trade show *support*", "…, *as one of those helping*".

A noun before "support" tells in what the person helped. Only a line is read so: in evidence "customer support" is a trade.
"""

import re

from interview_app.tailoring.truth_gate.reading.line import Line, Piece
from interview_app.tailoring.truth_gate.words.phrases import Phrases


def under_somebody(line: Line) -> bool:
    """Whether a line says that somebody watched over the work: "under the supervision of a senior engineer, designed …"."""
    return _UNDER_SOMEBODY.search(line.folded, line.said) is not None


_HELP = frozenset(("support", "help", "assistance"))
_SAYS_HELP = re.compile(
    r" (?:as (?:an? |the |one of (?:those |the )?(?:\w+ )?)?(?:\w+ s )?(?:assistant|helper|helping|assisting|help)(?= (?:to|in|at|with|on|under|for) | $)"
    r"|(?<=[:(,;–—] )(?:help|support|assistance|assistant|helping|assisting|supporting) (?:to|for|in|with|the|a) )"
)


def told(line: Line, piece: Piece) -> bool:
    """Whether a piece that names a deed claims no more than help in it."""
    if under_somebody(line):
        return True
    if line.said.isdisjoint(_WORDS):
        return False
    return _ends_in_support(line, piece) or _said_behind(line, piece)


_UNDER_SOMEBODY = Phrases(
    "supervision guidance direction oversight anleitung aufsicht",
    r" under (?:the |close )?(?:supervision|guidance|direction|oversight) of | unter (?:der )?(?:anleitung|aufsicht) (?:von|der|des|eine[sr]|meine[sr]) ",
)
"""Who says so claims no more than the evidence that says so too."""
_WORDS = _HELP | frozenset("assistant helper helping assisting supporting".split())


def _ends_in_support(line: Line, piece: Piece) -> bool:
    """Whether "support" is what the nouns of a whole piece are of, with no deed among them but one that a noun looks like."""
    last = line.tokens[piece.last]
    if last.low not in _HELP or piece.last == piece.first:
        return False
    return all(
        not word.verb
        or word.at == piece.first
        or word.at == piece.last
        or word.token.low.endswith("ing")
        for word in piece.words
    ) and not _begins_with_deed(line, piece)


def _begins_with_deed(line: Line, piece: Piece) -> bool:
    """Whether the first word tells a deed with an object and is no noun: "*Organised* trade show support"."""
    first = next((word for word in piece.words if word.at == piece.first), None)
    return first is not None and first.verb != "" and first.token.low.endswith(("ed", "ing"))


def _said_behind(line: Line, piece: Piece) -> bool:
    """Whether what stands behind the piece says that all of it was help."""
    start = line.tokens[piece.last].end
    behind = line.text[start:].lower()
    spaced = re.sub(r"([^\w\s])", r" \1 ", behind).replace("’", "'")
    tail = f" {' '.join(spaced.split())} ".replace(" ' s ", " s ")
    return _SAYS_HELP.search(tail) is not None
