"""Whether evidence says that somebody did something alone: "on my own", but not "I've never had a class on my own"."""

import re

_NOT_ALONE = re.compile(
    r" (?:never|not|nor|havent|hadnt|hasnt|didnt|dont|doesnt|wasnt|isnt|nie|nicht) (?:\w+ ){0,5}?(?:my own|by myself|just me|only me|alone|alleine?) "
)

OWN = (
    r"own(?= (?:$|\d|\w+(?:ing|ly) |(?:a|about|across|after|again|all|alone|although|and|as|at|because|before|between|both|but|by|during|each"
    r"|even|every|for|four|from|he|here|i|if|in|into|is|it|just|last|like|mostly|most|much|no|not|now|of|on|once|or|out|over|she|since|so|some"
    r"|still|than|that|the|then|there|they|this|three|through|till|to|today|too|twice|two|under|until|up|was|we|were|when|where|whenever|which"
    r"|while|who|with|within|without|you) ))"
)
"""The word of "on my own" in a folded text, and not of "on my own shifts": a noun behind it is what the speaker owns."""
_SAYS = re.compile(rf" (?:my {OWN}|by myself|just me) ")


def says_so(folded: str) -> bool:
    """Whether a folded text says of something that the speaker did it alone, in several words."""
    if " own " not in folded and " myself " not in folded and " just me " not in folded:
        return False
    return _SAYS.search(undenied(folded)) is not None


def undenied(folded: str) -> str:
    """A folded text without what it says the speaker did not do alone."""
    return _NOT_ALONE.sub(" ", folded)
