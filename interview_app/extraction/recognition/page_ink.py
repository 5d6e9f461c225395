"""How dark a scanned page is: a pale one is darkened, and on one without ink nothing is looked for.

Tesseract parts paper from ink at one level for the whole page. On a page with next to no ink it
takes the grain of the
paper for writing: it reads for longer than on any full page, and finds nothing.
"""

from typing import Any

from PIL import ImageFilter

_PALE = 64
"""Levels of grey (of 255) between paper and ink, below which a page is darkened."""

_BLANK = 24
"""Levels below which there is grain and no ink."""

_TAIL = 0.0001
"""Share of the page that a few words fill, at least: a line of small letters."""


def with_ink(image: Any) -> Any | None:
    """The grey page as it is, a pale one darkened, None for one on which nothing is written."""
    levels = image.reduce(2).histogram() if min(image.size) > 1 else image.histogram()
    paper, dark, light = (_level(levels, share) for share in (0.5, _TAIL, 1 - _TAIL))
    reach = max(paper - dark, light - paper)
    if reach < _BLANK:
        return None
    if reach >= _PALE:
        return image
    # Grain is finer than strokes: smoothed away, it does not become black with them.
    ink = image.filter(ImageFilter.BoxBlur(1))
    white = paper - reach / 8
    black = paper - reach
    return ink.point(
        [max(0, min(255, round((level - black) * 255 / (white - black)))) for level in range(256)]
    )


def _level(levels: list[int], share: float) -> int:
    """The grey level below which this share of the pixels lies."""
    left = share * sum(levels)
    for level, count in enumerate(levels):
        left -= count
        if left < 0:
            return level
    return 255
