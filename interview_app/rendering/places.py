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
        marks: as `Compiler.draw` gives them: the base line of the row where a piece of a part
            begins or ends.
        design: its margins bound a part of several rows.
        own: the folder of the fonts that we ship.
    """
    pieces: dict[str, list[Mark]] = {}
    for one in marks:
        pieces.setdefault(one["id"], []).append(one)
    pieces.pop("", None)  # the end of the résumé
    return tuple(
        LinePlace(
            id=id,
            boxes=tuple(_boxes(edges, design)),
            size=float(edges[0]["size"]),
            face=_face(edges[0]["font"], own),
            right=_right(design),
        )
        for id, edges in pieces.items()
    )


def _right(design: Design) -> float:
    return page_size(design.paper)[0] - STEPS[design.step].margin_cm * CM


def _face(families: str | list[str], own: Path) -> str:
    """The file of a family's upright letters, "" where there is none; Typst writes names small."""
    family = families if isinstance(families, str) else families[0]
    return str(file_of(_LIKE.get(family, family), own) or "")


def _boxes(edges: Sequence[Mark], design: Design) -> Iterator[PageBox]:
    """One rectangle of each page around all pieces of a part; from column to column but where all
    of it stands in one row.
    """
    height = page_size(design.paper)[1]
    margin = STEPS[design.step].margin_cm * CM
    start, end = min(edges, key=_row), max(edges, key=_row)
    size = float(start["size"])
    top, bottom = float(start["y"]) - _ABOVE * size, float(end["y"]) + _BELOW * float(end["size"])
    left, right = min(float(one["x"]) for one in edges), _right(design)
    first, last = int(start["page"]) - 1, int(end["page"]) - 1
    if first == last and float(end["y"]) - float(start["y"]) < size / 2:
        right = max(left + size, *(float(one["x"]) for one in edges))
    for page in range(first, last + 1):
        y0 = top if page == first else margin
        y1 = bottom if page == last else height - margin
        yield PageBox(page=page, box=(left, y0, right, y1))


def _row(edge: Mark) -> tuple[int, float]:
    return int(edge["page"]), float(edge["y"])
