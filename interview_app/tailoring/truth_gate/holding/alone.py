"""Whether evidence says that somebody did something alone: "on my own", but not "never had a class on my own" or "on my own shifts"."""

import re

from interview_app.tailoring.truth_gate.reading.line import Line

_NOT_ALONE = re.compile(
    r" (?:never|not|nor|havent|hadnt|hasnt|didnt|dont|doesnt|wasnt|isnt|nie|nicht) (?:\w+ ){0,5}?(?:my own|by myself|just me|only me|alone|alleine?) "
)
_OWN = re.compile(r"\b(?:my|his|her|their) own\b", re.IGNORECASE)
_OWNED = re.compile(
    r"\b(?:my|his|her|their) own (?!\w+(?:ing|ly)\b|(?:a|about|across|after|again|all|although|and|as|at|because|before|between|both|but|by|during"
    r"|each|even|every|for|from|he|here|i|if|in|into|is|it|just|last|like|mostly|most|much|no|not|now|of|on|once|or|out|over|she|since|so|some"
    r"|still|than|that|the|then|there|they|this|through|till|to|today|too|took|twice|under|until|up|was|we|were|when|where|whenever|which|while"
    r"|who|with|within|without|you)\b)[a-z]",
    re.IGNORECASE,
)
"""A noun right behind it is what the speaker owns; signs and small words end the phrase. Looked for in the text as written."""


def says_so(told: Line) -> bool:
    """Whether a line of the evidence says of something that the speaker did it alone, in several words."""
    folded = told.folded
    if " own " not in folded and " myself " not in folded and " just me " not in folded:
        return False
    said = undenied(told)
    return " my own " in said or " by myself " in said or " just me " in said


def undenied(told: Line) -> str:
    """The folded text of a line without what it says the speaker did not do alone, and without "own" where all it tells is whose."""
    folded = _NOT_ALONE.sub(" ", told.folded)
    if " own " in folded and len(_OWNED.findall(told.text)) >= len(_OWN.findall(told.text)):
        folded = folded.replace(" own ", " ")
    return folded
