"""How many pages a DOCX should take, and the layouts it is set in, from roomy to tight (CONTRACT D11, D12).

No word processor is at hand when the file is written; its lines are counted with the widths of Arial's letters. The file
then takes about as many pages as the PDF, which is measured.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from docx.shared import Emu, Pt

from interview_app.rendering.design import Paper
from interview_app.rendering.docx_blocks import Block
from interview_app.rendering.docx_widths import width


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
_PAPERS: dict[Paper, tuple[float, float]] = {"a4": (595.3, 841.9), "us-letter": (612.0, 792.0)}
"""Width and height in points."""


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """A paper in one layout, in points: the paper, and what of it takes text."""

    width: float
    height: float
    line: float
    column: float

    @classmethod
    def of(cls, paper: Paper, layout: Layout) -> "Sheet":
        """The sheet that a document of this paper and layout has."""
        wide, high = _PAPERS[paper]
        margins = 2 * Pt(layout.margin)
        return cls(width=wide, height=high, line=Emu(Pt(wide) - margins).pt, column=Emu(Pt(high) - margins).pt)


@dataclass(frozen=True, kw_only=True)
class Look:
    """What a paragraph takes from its style, in points; `room` is the width of its lines."""

    size: float
    before: float
    after: float
    room: float


def looks(sheet: Sheet, layout: Layout) -> dict[str | None, Look]:
    """How paragraphs of each style look in a layout; None is the default style."""
    size, above = layout.size, layout.above_section
    heads = {
        "Title": (20.0, 0.0, 0.0),
        "Subtitle": (size + 1, 0.0, 2.0),
        "Heading 1": (size + 2, above, above / 3),
        "Heading 2": (size, layout.above_entry, 0.0),
    }
    return {
        **{
            name: Look(size=its, before=before, after=after, room=sheet.line)
            for name, (its, before, after) in heads.items()
        },
        None: Look(size=size, before=0.0, after=layout.after, room=sheet.line),
        "List Bullet": Look(size=size, before=0.0, after=layout.after / 2, room=sheet.line - _BULLET_INDENT),
    }


def pages_in(written: Iterable[Block], sheet: Sheet, layout: Layout) -> int:
    """The pages that these paragraphs should take."""
    styles = looks(sheet, layout)
    used = 0.0
    for block in written:
        look = styles[block.style]
        before = look.before if block.before is None else block.before
        # A heading with its dates at the edge fits its line, else they would stand below.
        rows = 1 if block.at_edge else _rows(block.whole, look.size, look.room)
        used += rows * look.size * _LINE * layout.leading + _printed(before) + _printed(look.after)
    return max(1, math.ceil(used / (sheet.column * _LOST)))


def _printed(points: float) -> float:
    """Points as a file has them: in twentieths."""
    twips: int = Pt(points).twips
    return twips / 20


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
