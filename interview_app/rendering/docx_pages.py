"""How many pages a DOCX should take, and the layouts it is set in, from roomy to tight (CONTRACT D11, D12).

No word processor is at hand when the file is written; its lines are counted with the widths of Arial's letters. The file
then takes about as many pages as the PDF, which is measured.
"""

import math
from dataclasses import dataclass
from typing import Any

from docx.shared import Emu, Pt


@dataclass(frozen=True, kw_only=True)
class Layout:
    """Sizes of one step, all in points but the space between lines, in parts of a line."""

    size: float
    leading: float
    margin: float
    above_section: float
    above_entry: float
    after: float


LAYOUTS = (
    Layout(size=11, leading=1.15, margin=56, above_section=12, above_entry=6, after=2),
    Layout(size=10.5, leading=1.1, margin=50, above_section=10, above_entry=5, after=1),
    Layout(size=10, leading=1.05, margin=44, above_section=8, above_entry=4, after=0),
    Layout(size=9.5, leading=1.0, margin=40, above_section=6, above_entry=3, after=0),
)
"""Nothing below 9.5 points, as on the PDF."""
ROOMIEST = LAYOUTS[0]

_LINE = 1.15
"""Arial's line in parts of its size."""
_BULLET_INDENT = 18.0
_LOST = 0.98
"""Of a page: what a heading that moves to the next one with its line leaves empty."""
_WIDTHS = {
    222: "ijl'|",
    278: "ft.,;:!/[] I\\",
    333: "r()-`",
    389: "*",
    500: "cksvxyzJ",
    556: "abdeghnopqu0123456789$#_?L–",
    584: "+<>=~",
    611: "FTZ",
    667: "ABEKPSVXY&",
    722: "wCDHNRU",
    778: "GOQ",
    833: "mM",
    944: "W",
    1000: "%@—",
}
"""Thousandths of the size by letter; any other letter is taken for one of `_MIDDLE`."""
_MIDDLE = 600
_BY_LETTER = {letter: wide for wide, letters in _WIDTHS.items() for letter in letters}


def width(text: str, size: float) -> float:
    """How wide a text is in Arial of this size, in points."""
    return sum(_BY_LETTER.get(letter, _MIDDLE) for letter in text) * size / 1000


def pages_of(document: Any) -> int:
    """The pages that a document made by us should take."""
    page = document.sections[0]
    line = float(Emu(page.page_width - page.left_margin - page.right_margin).pt)
    height = float(Emu(page.page_height - page.top_margin - page.bottom_margin).pt)
    normal = (document.styles["Normal"].font.size or Pt(ROOMIEST.size)).pt
    leading = document.styles["Normal"].paragraph_format.line_spacing or ROOMIEST.leading
    styles = dict[str | None, _Style]()
    used = 0.0
    for paragraph in document.paragraphs:
        its = paragraph.paragraph_format.element.style
        if its not in styles:
            styles[its] = _style(paragraph.style, line, normal)
        used += _height(paragraph, styles[its], leading)
    return max(1, math.ceil(used / (height * _LOST)))


@dataclass(frozen=True, kw_only=True)
class _Style:
    """What a paragraph takes from its style, in points."""

    size: float
    room: float
    before: float
    after: float


def _style(style: Any, line: float, normal: float) -> _Style:
    before, after = style.paragraph_format.space_before, style.paragraph_format.space_after
    return _Style(
        size=style.font.size.pt if style.font.size is not None else normal,
        room=line - (_BULLET_INDENT if style.name == "List Bullet" else 0),
        before=before.pt if before is not None else 0.0,
        after=after.pt if after is not None else 0.0,
    )


def _height(paragraph: Any, style: _Style, leading: float) -> float:
    text = paragraph.text
    # A heading with its dates at the edge fits its line, else they would stand below.
    rows = 1 if "\t" in text else _rows(text, style.size, style.room)
    own = paragraph.paragraph_format.space_before
    before = own.pt if own is not None else style.before
    return float(rows * style.size * _LINE * leading + before + style.after)


def _rows(text: str, size: float, room: float) -> int:
    """Rows that a text takes, its words whole."""
    rows, used, space = 1, 0.0, width(" ", size)
    for word in text.split():
        wide = width(word, size)
        if used and used + space + wide > room:
            rows, used = rows + 1, wide
        else:
            used += (space if used else 0) + wide
    return rows
