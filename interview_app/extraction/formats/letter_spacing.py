"""Words of letter-spaced type: MuPDF puts a space of its own where letters stand wide apart, and so
cuts "LANGUAGES" set with tracking into pieces.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median
from typing import Any

_WIDE_LETTER = 0.55
"""Advance of a letter in its size, on the average, from which a large line in lower case may be
spaced.
"""
_LARGE = 1.15
"""How much larger than most letters of the page such a line is, at least."""
_TRACKED = 0.05
"""Space between letters in their size, at least, for type that is called spaced."""
_WORD = 1.7
"""How much wider than between letters the space between words is, at least."""
_FEWEST = 4


def with_whole_words(page: Any, textpage: Any, blocks: Sequence[Any], *, flags: int) -> None:
    """Give the spans of letter-spaced type their words back, in place.

    Args:
        page: the page that `textpage` is of.
        textpage: MuPDF's text of the page.
        blocks: the blocks of its "dict".
        flags: with which it was made.
    """
    spans = _spans(blocks)
    large = _LARGE * _usual_size(one for *_at, one in spans)
    spaced = {
        (block, line, span)
        for block, line, span, one in spans
        if _may_be_spaced(one["text"], one["bbox"], one["size"], large)
    }
    if not spaced:
        return
    letters = page.get_text("rawdict", flags=flags, textpage=textpage)["blocks"]
    for block, line, span in spaced:
        characters = letters[block]["lines"][line]["spans"][span]["chars"]
        blocks[block]["lines"][line]["spans"][span]["text"] = _words(
            characters, blocks[block]["lines"][line]["spans"][span]["size"]
        )


def _spans(blocks: Sequence[Any]) -> list[tuple[int, int, int, Any]]:
    return [
        (at, line_at, span_at, span)
        for at, block in enumerate(blocks)
        for line_at, line in enumerate(block.get("lines", ()))
        for span_at, span in enumerate(line["spans"])
    ]


def _usual_size(spans: Iterable[Any]) -> float:
    """The size of most letters, in points."""
    letters: Counter[float] = Counter()
    for span in spans:
        letters[span["size"]] += len(span["text"])
    return max(letters, key=lambda size: letters[size], default=0.0)


def _may_be_spaced(text: str, box: Sequence[float], size: float, large: float) -> bool:
    count = len(text)
    if count < _FEWEST or " " not in text.strip():
        return False
    pieces = text.split()
    short = sum(len(piece) <= 2 and piece.isalpha() for piece in pieces)
    if short >= 2 and 2 * short >= len(pieces):
        return True
    return size >= large and not text.isupper() and box[2] - box[0] > _WIDE_LETTER * size * count


def _words(characters: Sequence[Any], size: float) -> str:
    """The text without the spaces of MuPDF's own that are no wider than those between letters."""
    gaps = _gaps(characters)
    between = median(gaps) if gaps else 0.0
    if between < _TRACKED * size:
        return "".join(one["c"] for one in characters)
    return "".join(
        one["c"]
        for one in characters
        if not one["synthetic"] or one["bbox"][2] - one["bbox"][0] > _WORD * between
    )


def _gaps(characters: Sequence[Any]) -> list[float]:
    """The space between each two letters with no space of the text between them, in points."""
    gaps: list[float] = []
    edge: float | None = None
    for one in characters:
        if one["synthetic"]:
            continue
        if one["c"].isspace():
            edge = None
            continue
        if edge is not None:
            gaps.append(one["bbox"][0] - edge)
        edge = one["bbox"][2]
    return gaps
