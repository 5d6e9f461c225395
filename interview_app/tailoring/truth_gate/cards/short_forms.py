"""What an abbreviation stands for: words that follow one another, small ones passed over, each by its first letter or letters.

"SQ" is "service quality", "BSN" a "Bachelor of Science in Nursing", "BEng" a "Bachelor of Engineering".
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from interview_app.tailoring.truth_gate.reading.line import Line
from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import Token

_MIXED = re.compile(r"[A-Z][a-z]{0,4}(?:[A-Z][a-z]{0,5})+")
"""An abbreviation of which some letters are small: "FdSc", "PhD", "MPharm"."""
_PARTS = re.compile(r"[A-Z][a-z]*")
_LONGEST = 8


def first_letters(lines: Iterable[Line]) -> str:
    """The first letters of the words of each line, with and without the small ones."""
    return "\n".join(
        "".join([one.low[0] for one in words]) for line in lines for words in _wordings(line)
    )


def _wordings(line: Line) -> Iterator[list[Token]]:
    """The words of a line, and those between two marks without the small ones that stand within names; denied ones in neither."""
    denied = {word.at for word in line.words if word.negated or word.hedged}
    yield [
        token for at, token in enumerate(line.tokens) if token.kind == "word" and at not in denied
    ]
    run: list[Token] = []
    passed = False
    for at, token in enumerate(line.tokens):
        if token.kind != "word" or at in denied:
            if passed:
                yield run
            run, passed = [], False
        elif token.low in _WITHIN:
            passed = True
        else:
            run.append(token)
    if passed:
        yield run


_WITHIN = frozenset("of in and for the".split())


@lru_cache(maxsize=4096)
def parts(text: str) -> tuple[str, ...]:
    """The beginnings that an abbreviation is made of, folded; none for a word that is no abbreviation."""
    bare = text.replace(".", "")
    if not 2 <= len(bare) <= _LONGEST:
        return ()
    if bare.isupper() and bare.isalpha():
        return tuple(bare.casefold())
    return tuple(one.casefold() for one in _PARTS.findall(bare)) if _MIXED.fullmatch(bare) else ()


def stands_for(beginnings: Sequence[str], lines: Iterable[Line]) -> bool:
    """Whether words that follow one another in one of these lines begin so, the first and last of them no small words.

    Where more than the first letter of one is told, all of them are English and written as a name is: "Bachelor of Engineering".
    """
    named = any(len(one) > 1 for one in beginnings)
    told = (line for line in lines if not (named and line.german))
    return any(
        _follow(beginnings, words, named=named) for line in told for words in _wordings(line)
    )


def _follow(beginnings: Sequence[str], words: Sequence[Token], *, named: bool) -> bool:
    size = len(beginnings)
    for at in range(len(words) - size + 1):
        run = words[at : at + size]
        if not all(one.low.startswith(begins) for one, begins in zip(run, beginnings, strict=True)):
            continue
        if not {run[0].low, run[-1].low} & lexicon.glue() and (
            not named or all(one.capital for one in run)
        ):
            return True
    return False


def spelled_out(line: Line, at: int) -> Iterator[str]:
    """The first letters of every qualification's name around a token of an English line: "cka" of "Certified Kubernetes *Administrator*".

    Such a name begins with "certified" or the like; of an employer's any letters are chance ("World Health Organization").
    """
    if line.german or not line.tokens[at].capital:
        return
    run = [at]
    for step in (-1, 1):
        here = at + step
        while 0 <= here < len(line.tokens) and (
            line.tokens[here].capital or line.tokens[here].low in _WITHIN
        ):
            if line.tokens[here].low not in _WITHIN:
                run.append(here)
            here += step
    run.sort()
    letters = "".join(line.tokens[one].low[0] for one in run)
    mine = run.index(at)
    for size in range(_SHORTEST_NAME, min(_LONGEST_NAME, len(run)) + 1):
        for first in range(max(0, mine - size + 1), min(mine, len(run) - size) + 1):
            if "certified" in lexicon.proven().get(line.tokens[run[first]].low, ()):
                yield letters[first : first + size]


_SHORTEST_NAME, _LONGEST_NAME = 3, 5
"""Words of a name that its abbreviation stands for."""


def begins_with(beginnings: Sequence[str], found: Sequence[Token]) -> bool:
    """Whether these tokens open with the words that an abbreviation stands for, small words passed over."""
    telling = [token for token in found if token.kind == "word" and token.low not in _WITHIN][
        : len(beginnings)
    ]
    return len(telling) == len(beginnings) and all(
        token.low.startswith(begins) for token, begins in zip(telling, beginnings, strict=True)
    )
