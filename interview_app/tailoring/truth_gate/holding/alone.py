"""Whether evidence says that somebody did something alone: "on my own", but not "I've never had a class on my own"."""

import re

_NOT_ALONE = re.compile(
    r" (?:never|not|nor|havent|hadnt|hasnt|didnt|dont|doesnt|wasnt|isnt|nie|nicht) (?:\w+ ){0,5}?(?:my own|by myself|just me|only me|alone|alleine?) "
)


def says_so(folded: str) -> bool:
    """Whether a folded text says of something that the speaker did it alone, in several words."""
    if " own " not in folded and " myself " not in folded and " just me " not in folded:
        return False
    said = undenied(folded)
    return " my own " in said or " by myself " in said or " just me " in said


def undenied(folded: str) -> str:
    """A folded text without what it says the speaker did not do alone."""
    return _NOT_ALONE.sub(" ", folded)
