"""How many pages a DOCX should take, and the layouts it is set in, from roomy to tight (CONTRACT
D11, D12).

No word processor is at hand when the file is written; its lines are counted with the widths of
Arial's letters. The file then takes about as many pages as the PDF, which is measured.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from docx.shared import Emu, Pt

from interview_app.rendering.design import Paper, page_size, width
from interview_app.rendering.docx_blocks import POST, Block


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
OWN_LAYOUTS = tuple(replace(one, size=max(9.5, one.size - 1)) for one in LAYOUTS)
"""Of our own themes, whose letters are as large as on the PDF: what fits a line there does here."""
ROOMIEST = LAYOUTS[0]

_LINE = 1.15
"""Arial's line in parts of its size."""
_BULLET_INDENT = 18.0
_SURE = 0.995
"""Of a page: what is taken for its height, since the widths of words are none that were measured.
"""
_WHOLE_ROWS = 3
"""A paragraph of so many rows is not broken: one row would stand alone."""


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """A paper in one layout, in points: the paper, and what of it takes text; its line is as long
    as what it holds would be in Arial.
    """

    width: float
    height: float
    line: float
    column: float

    @classmethod
    def of(
        cls, paper: Paper, layout: Layout, *, side: float = 0.0, letters: float = 1.0
    ) -> "Sheet":
        """The sheet that a document of this paper and layout has.

        Args:
            paper: its size.
            layout: its margins.
            side: what stays free at the left of the lines, in points.
            letters: how wide the family is in parts of Arial.
        """
        wide, high = page_size(paper)
        margins = 2 * Pt(layout.margin)
        return cls(
            width=wide,
            height=high,
            line=(Emu(Pt(wide) - margins).pt - side) / letters,
            column=Emu(Pt(high) - margins).pt,
        )


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
        POST: (size, layout.above_entry / 2, 0.0),
    }
    return {
        **{
            name: Look(size=its, before=before, after=after, room=sheet.line)
            for name, (its, before, after) in heads.items()
        },
        None: Look(size=size, before=0.0, after=layout.after, room=sheet.line),
        "List Bullet": Look(
            size=size, before=0.0, after=layout.after / 2, room=sheet.line - _BULLET_INDENT
        ),
    }


def pages_in(written: Iterable[Block], sheet: Sheet, layout: Layout, *, taken: float = 0.0) -> int:
    """The pages that these paragraphs should take; `taken`: points of the first that they have not,
    for a photo is higher than the head beside it.
    """
    pages, down = 1, taken
    for above, tall in _pieces(written, sheet, layout):
        if down and down + above + tall > sheet.column * _SURE:
            pages, down = pages + 1, tall
        else:
            down += above + tall
    return pages


def _pieces(
    written: Iterable[Block], sheet: Sheet, layout: Layout
) -> Iterator[tuple[float, float]]:
    """What stays on one page, in points: the space above, and its height. A heading stays with what
    follows it.

    A word processor leaves no line of a paragraph alone, and of two spaces between paragraphs takes
    the larger one.
    """
    styles = looks(sheet, layout)
    below, style, kept = 0.0, None, list[tuple[float, float]]()
    for block in written:
        look = styles[block.style]
        # Between items of one list the default template has no space.
        alike = block.style == style == "List Bullet"
        above = (
            0.0
            if alike
            else max(below, _printed(look.before if block.before is None else block.before))
        )
        below, style = _printed(look.after), block.style
        # What stands before the dates fits its line, else they would stand below.
        rows = sum(
            1 if "\t" in row else _rows(row, look.size, look.room)
            for row in block.whole.split("\n")
        )
        row = look.size * _LINE * layout.leading
        parts = [rows] if rows <= _WHOLE_ROWS else [2, *[1] * (rows - 4), 2]
        heights = [(above, parts[0] * row), *((0.0, part * row) for part in parts[1:])]
        if kept:
            heights[0] = (kept[0][0], sum(map(sum, kept)) - kept[0][0] + sum(heights[0]))
        stays = block.keep if block.keep is not None else block.style not in (None, "List Bullet")
        kept = [heights.pop()] if stays else []
        yield from heights
    yield from kept


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


def height(written: Iterable[Block], sheet: Sheet, layout: Layout) -> float:
    """What these paragraphs take of a page, in points."""
    return sum(above + tall for above, tall in _pieces(written, sheet, layout))
