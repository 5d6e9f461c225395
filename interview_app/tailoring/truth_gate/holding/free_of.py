"""German "frei" behind what there was none of: "unfallfrei" for "ohne Unfall", "beanstandungsfreie Abnahme" for "keine Beanstandung"."""

import re

from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words.tokens import keys_of

_FREE = re.compile(r"(?P<what>[a-zäöüß]{4,}?)s?frei(?:e[rnms]?)?")
_NONE = frozenset("ohne kein keine keinen keinerlei".split())


def is_called_free(low: str) -> bool:
    """Whether a German word says of something that there was none."""
    return "frei" in low and _FREE.fullmatch(low) is not None


def told_plainly(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether the evidence says right behind "ohne" or "keine" what a word calls "frei"; of "ohne verschuldeten Unfall" less is said."""
    found = _FREE.fullmatch(word.token.low) if line.german or evidence.german else None
    if found is None:
        return False
    names = keys_of(found["what"]) | keys_of(found["what"] + "s")
    return any(
        token.low in _NONE and not names.isdisjoint(told.tokens[at + 1].keys)
        for told in evidence.lines
        if not _NONE.isdisjoint(told.said)
        for at, token in enumerate(told.tokens[:-1])
    )


def told_by_free(word: Word, evidence: Evidence) -> bool:
    """Whether the evidence calls "frei" of a thing that a line denies: "ohne *Unfall*" for "unfallfrei"."""
    if not word.token.capital:
        return False
    keys = word.token.keys
    return any(
        "frei" in low
        and (found := _FREE.fullmatch(low)) is not None
        and not keys.isdisjoint(keys_of(found["what"]) | keys_of(found["what"] + "s"))
        for told in evidence.lines
        for low in told.said
    )
