"""Whether the nouns behind two numbers name one thing: "reps" and "representatives", "Anträge" and "Wohngeldanträge"."""

from interview_app.tailoring.truth_gate.reading import sizes

_CLIPPED = 4
_ROOT = 7
_END = 5
"""Letters that the end of a German compound must have to be a noun by itself."""
_ROOT_LEFT = 4
"""Letters that a noun has left without its ending: "Tier" of "Tieren"."""


def name_one_thing(mine: sizes.Counted, theirs: sizes.Counted, *, german: bool) -> bool:
    """Whether both runs name one thing: an equal head, a clipped form, an abbreviation, a part of a compound."""
    head, known_head = mine.run[-1], theirs.wide[-1]
    if any(head & keys for keys in theirs.wide) or any(known_head & keys for keys in mine.run):
        return True
    if not german and _by_plural(mine, theirs):
        return True
    if not mine.words or not theirs.words:
        return False
    if _abbreviates(mine.words, theirs.words) or _abbreviates(theirs.words, mine.words):
        return True
    if german and one_ends_the_other(mine.words[-1], theirs.words[-1]):
        return True
    return any(
        _clips(mine.words[-1], one) or _clips(one, mine.words[-1]) for one in theirs.words
    ) or any(_clips(one, theirs.words[-1]) or _clips(theirs.words[-1], one) for one in mine.words)


def _by_plural(mine: sizes.Counted, theirs: sizes.Counted) -> bool:
    """Whether a plural before other nouns is what is counted: "four juniors technical guidance", given to four juniors."""
    plurals = [
        keys
        for keys, word in zip(mine.run, mine.words, strict=False)
        if word.endswith("s") and not word.endswith(("ss", "us", "is"))
    ]
    return any(keys & known for keys in plurals for known in theirs.wide)


def _abbreviates(short: list[str], long: list[str]) -> bool:
    """Whether the last word of one run is the initials of the last words of the other: "PMs" for "product managers"."""
    initials = short[-1].rstrip("s") if short else ""
    return (
        2 <= len(initials) <= len(long)
        and "".join(word[0] for word in long[-len(initials) :]) == initials
    )


def one_ends_the_other(mine: str, theirs: str) -> bool:
    """Whether one German noun is the other with a first part: "Anträge" and "Wohngeldanträge", "Kunden" and "Privatkunden"."""
    short, long = sorted((mine, theirs), key=len)
    return len(short) >= _END and (long.endswith(short) or _bare(long).endswith(_bare(short)))


def _bare(noun: str) -> str:
    """A German noun without the ending of its case: "Diensten" and "Dienste" are one."""
    for ending in ("en", "n", "e", "s"):
        if noun.endswith(ending) and len(noun) - len(ending) >= _ROOT_LEFT:
            return noun.removesuffix(ending)
    return noun


def _clips(short: str, long: str) -> bool:
    """Whether one word is the other cut short, or both are of one long root: "reps" and "representatives"."""
    stem = short.rstrip("s") if len(short) > _CLIPPED else short
    if len(stem) >= _CLIPPED and len(long) >= len(stem) + 3 and long.startswith(stem):
        return True
    return len(short) > _ROOT and len(long) > _ROOT and short[: _ROOT + 1] == long[: _ROOT + 1]
