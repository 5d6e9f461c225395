"""Where a page broke a line: because its width was used up, or because something new begins.

A read page gives its lines without saying which of them were broken. A proportional face makes
characters no measure of width, so letters are counted by how broad they usually are.
"""

import re
from collections.abc import Iterable, Sequence

from interview_app.language.data import languages
from interview_app.language.words import is_small

_NARROW = frozenset("iljtfrI.,;:'’|!()[]/- ")
_BROAD = frozenset("mwMWÄÖÜ@%&—")
_NEARLY = 0.95
"""Of the width: what the guess at a face's letters may be wrong by."""
_BOLD = 1.07
_ENDED = re.compile(r"[.!?:]$")
_ABBREVIATED = re.compile(
    r"\b(?:Mio|Mrd|Tsd|Mill|ca|bzw|inkl|exkl|Nr|Abt|Str|Dr|Prof|Dipl|approx|incl|no|vs|etc|Inc|Ltd|Co|Corp|St|dept|[A-Za-z]\.\s?[A-Za-z])\.$"
)
_FEW_WORDS = 3


def breadth(text: str) -> float:
    """How much room a text takes up, in letters of middle width."""
    return sum(
        0.55 if mark in _NARROW else 1.5 if mark in _BROAD else 1.25 if mark.isupper() else 1.0
        for mark in text
    )


def width_of(lines: Iterable[str]) -> float:
    """The width of a column, by its broadest line."""
    return max(map(breadth, lines), default=0.0)


def is_full(line: str, below: str, width: float, *, bold: bool = False) -> bool:
    """Whether the first word of the line below had no room left here; a `bold` face is broader."""
    first = below.split(maxsplit=1)[0] if below.split() else ""
    return (
        bool(first)
        and breadth(f"{line.rstrip()} {first}") * (_BOLD if bold else 1) >= width * _NEARLY
    )


def is_ended(line: str) -> bool:
    """Whether a line ends a sentence; "3.6 Mio." ends none."""
    bare = line.rstrip()
    return bool(_ENDED.search(bare)) and _ABBREVIATED.search(bare) is None


def goes_on(line: str, below: str, width: float, *, with_stops: bool) -> bool:
    """Whether the line below is the rest of a broken one.

    Args:
        line: the line above, as printed.
        below: the whole of what follows, up to where a reader saw it end.
        width: of the column, from `width_of`.
        with_stops: whether the entries of this page end with a full stop, so that what lacks one
            is not over.
    """
    bare = below.strip()
    if not bare or not is_full(line, bare, width):
        return False
    if bare[0].islower():
        return True
    if is_ended(line):
        return False
    return is_ended(bare) if with_stops else len(bare.split()) <= _FEW_WORDS and not bare.istitle()


def have_stops(entries: Sequence[str]) -> bool:
    """Whether what a page tells ends with a full stop, as most of its longer lines do."""
    long = [entry for entry in entries if len(entry) >= _LONG]
    return bool(long) and sum(map(is_ended, long)) * 2 > len(long)


_LONG = 40


AT_THE_END = "-\u00ad"
"""A hyphen at which a line was broken, in a text whose lines are whole again: the evidence tells
whether it is the word's own.
"""
_PARTED = re.compile(r"([^\W_]+(?:-[^\W_]+)*)-\u00ad([^\W_]+)")
_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")


def words_of(texts: Iterable[str]) -> frozenset[str]:
    """The words of some texts in small letters, with their hyphens."""
    return frozenset(word for text in texts for word in _WORD.findall(text.casefold()))


def healed(text: str, words: frozenset[str]) -> str:
    """A text with each word whole that was broken at a hyphen: as `words` write it, else as such
    words are written.
    """
    return _PARTED.sub(lambda found: _whole(found[1], found[2], words), text).replace("\u00ad", "")


def _whole(before: str, rest: str, words: frozenset[str]) -> str:
    low, end = before.casefold(), rest.casefold()
    if any(is_small(end, code) for code in languages()):
        return f"{before}- {rest}"
    if f"{low}-{end}" in words:
        return f"{before}-{rest}"
    if low + end in words:
        return before + rest
    own = rest[0].isupper() or rest[0].isdigit() or "-" in before or {low, end} <= words
    return f"{before}-{rest}" if own else before + rest
