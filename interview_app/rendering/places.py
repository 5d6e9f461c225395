"""From the marks that Typst found to rectangles of the pages."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from interview_app.domain.page_places import LinePlace, PageBox
from interview_app.rendering.design import CM, STEPS, Design, page_size
from interview_app.rendering.font_files import file_of

Mark = Mapping[str, Any]
_ABOVE, _BELOW = 0.95, 0.3
"""How far letters reach above and below their base line, in their size."""
_LIKE = {"new computer modern": "XCharter"}
"""Families that come inside of Typst and in no file, and one that looks like them."""


def places_of(marks: Sequence[Mark], design: Design, *, own: Path) -> tuple[LinePlace, ...]:
    """The parts in the order in which they stand.

    Args:
        marks: as `Compiler.draw` gives them: the base line of the row where a part begins or ends.
        design: its margins bound a part of several rows.
        own: the folder of the fonts that we ship.
    """
    starts = {one["id"]: one for one in marks if one["edge"] == "start"}
    ends = {one["id"]: one for one in marks if one["edge"] == "end"}
    return tuple(
        LinePlace(
            id=id,
            boxes=tuple(_boxes(start, ends[id], design)),
            size=float(start["size"]),
            face=_face(start["font"] if isinstance(start["font"], str) else start["font"][0], own),
            right=_right(design),
        )
        for id, start in starts.items()
        if id in ends
    )


def _right(design: Design) -> float:
    return page_size(design.paper)[0] - STEPS[design.step].margin_cm * CM


def _face(family: str, own: Path) -> str:
    """The file of a family's upright letters, "" where there is none; Typst writes names small."""
    return str(file_of(_LIKE.get(family, family), own) or "")


def _boxes(start: Mark, end: Mark, design: Design) -> Iterator[PageBox]:
    height = page_size(design.paper)[1]
    margin = STEPS[design.step].margin_cm * CM
    top = float(start["y"]) - _ABOVE * float(start["size"])
    bottom = float(end["y"]) + _BELOW * float(end["size"])
    first, last = int(start["page"]) - 1, int(end["page"]) - 1
    left, right = float(start["x"]), _right(design)
    if first == last and float(end["y"]) - float(start["y"]) < float(start["size"]) / 2:
        right = max(float(end["x"]), left + float(start["size"]))
    for page in range(first, last + 1):
        y0 = top if page == first else margin
        y1 = bottom if page == last else height - margin
        yield PageBox(page=page, box=(left, y0, right, y1))
