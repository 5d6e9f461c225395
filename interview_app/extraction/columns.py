"""Columns of a page: where it falls apart into regions that are read one after the other, and where two sides belong
together row by row (dates, labels or places in a column of their own).
"""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace
from itertools import pairwise

from interview_app.extraction.dates_in_text import date_ranges, looks_dated
from interview_app.extraction.headings import named_kind
from interview_app.extraction.rows import Cell, Run, union

MAX_CELLS = 1_200
"""A page with more cells than this is read in one column: the search is quadratic."""
_MIN_GUTTER = 6.0
_MAX_DEPTH = 8


@dataclass(slots=True)
class Mark:
    """A cell with what the search for columns needs to know of it."""

    cell: Cell
    x0: float
    y0: float
    x1: float
    y1: float
    heading: bool
    dated: bool
    words: int
    bullet: bool
    ranged: bool
    middle: float
    """`ranged`: whether a whole range of dates stands in it; `middle`: its middle height."""


@dataclass(slots=True)
class Region:
    """Cells that are read from top to bottom; `asides` are groups of cells that belong to the row at their first height."""

    marks: list[Mark]
    asides: list[list[Mark]]
    column: bool = False


def marked(cells: list[Cell]) -> list[Mark]:
    """The cells of a page as marks; those without a box are left out."""
    marks = []
    for cell in cells:
        if cell.box is None:
            continue
        x0, y0, x1, y1 = cell.box
        marks.append(
            Mark(
                cell,
                x0,
                y0,
                x1,
                y1,
                heading=named_kind(cell.text) is not None,
                dated=looks_dated(cell.text),
                words=len(cell.text.split()),
                bullet=cell.text[0] in "•·◦▪■●○◆▸►‣–—-*" and len(cell.text) > 2,
                ranged=len(cell.text) <= 60 and any(not one.lone for one in date_ranges(cell.text)),
                middle=(y0 + y1) / 2,
            )
        )
    return marks


def whole_headings(cells: list[Cell]) -> list[Cell]:
    """The cells of a page with headings that were broken over two lines of a slim column joined again."""
    out: list[Cell] = []
    for cell in cells:
        before = out[-1] if out else None
        if before is not None and _broken_heading(before, cell):
            text = f"{before.text} {cell.text}"
            runs = [Run(0, len(text), before.runs[0].type)] if before.runs else []
            boxes = [box for box in (before.box, cell.box) if box is not None]
            out[-1] = replace(before, text=text, runs=runs, box=union(boxes))
        else:
            out.append(cell)
    return out


def _broken_heading(one: Cell, two: Cell) -> bool:
    if one.box is None or two.box is None or len(one.text) > 30 or len(two.text) > 30 or one.type != two.type:
        return False
    high = one.box[3] - one.box[1]
    if not (0.3 * high < two.box[1] - one.box[1] < 2.0 * high):
        return False
    edges = zip(
        (one.box[0], one.box[2], one.box[0] + one.box[2]),
        (two.box[0], two.box[2], two.box[0] + two.box[2]),
        strict=True,
    )
    if not any(abs(a - b) < 3 for a, b in edges):
        return False
    return named_kind(f"{one.text} {two.text}") is not None and named_kind(two.text) is None


def regions(marks: list[Mark], depth: int = 0) -> list[Region]:
    """The regions of a page in reading order."""
    if len(marks) < 4 or len(marks) > MAX_CELLS or depth > _MAX_DEPTH:
        return [Region(marks, [])] if marks else []
    for cut in _cuts(marks):
        left, right = cut.left, cut.right
        relation = _relation(left, right)
        if relation == "mixed":
            continue
        if relation == "split":
            if (parts := _split_at_heading(marks, [*left, *right])) is None:
                continue
            return [region for part in parts for region in regions(part, depth + 1)]
        if relation == "lists":
            left, right = _one_list(left, right)
            if not left or not right:
                continue
            relation = "columns"
            cut.top = min(mark.y0 for mark in (*left, *right))
        inside = {id(mark) for mark in (*left, *right)}
        above = [mark for mark in marks if id(mark) not in inside and mark.middle < cut.top]
        below = [mark for mark in marks if id(mark) not in inside and mark.middle >= cut.top]
        if relation == "columns":
            middle = [*regions(left, depth + 1), *regions(right, depth + 1)]
            for region in middle:
                region.column = True
            return [*regions(above, depth + 1), *middle, *regions(below, depth + 1)]
        sparse, dense = (left, right) if relation == "left aside" else (right, left)
        middle = regions(dense, depth + 1)
        for group in _groups(sparse):
            _beside(group, middle).asides.append(group)
        return [*regions(above, depth + 1), *middle, *regions(below, depth + 1)]
    return [Region(marks, [])]


def _beside(group: list[Mark], found: list[Region]) -> Region:
    """The region that has something at the height of a group's first cell, else the nearest."""
    at = group[0].middle
    return min(found, key=lambda region: min((abs(mark.middle - at) for mark in region.marks), default=1e9))


@dataclass(slots=True)
class _Cut:
    left: list[Mark]
    right: list[Mark]
    top: float
    score: float


def _cuts(marks: list[Mark]) -> list[_Cut]:
    """The best gutters, largest first: an x that no cell crosses over some height with cells on both sides."""
    ordered = sorted(marks, key=lambda mark: mark.middle)
    found: list[_Cut] = []
    edges = sorted({round(mark.x0 / 3) * 3 for mark in marks})
    for edge in edges[1:60]:
        x = edge - 2.0
        run: list[Mark] = []
        for mark in [*ordered, None]:
            if mark is not None and (mark.x0 >= x or mark.x1 <= x - _MIN_GUTTER):
                run.append(mark)
                continue
            if len(run) >= 4 and (cut := _cut(run, x)):
                found.append(cut)
            run = []
    found.sort(key=lambda cut: -cut.score)
    return found[:8]


def _cut(run: list[Mark], x: float) -> _Cut | None:
    left = [mark for mark in run if mark.x0 < x]
    right = [mark for mark in run if mark.x0 >= x]
    if not left or not right:
        return None
    left, right = _same_span(left, right), _same_span(right, left)
    run = [*left, *right]
    if len(left) < 2 or len(right) < 2:
        return None
    shared = min(max(m.y1 for m in left), max(m.y1 for m in right)) - max(
        min(m.y0 for m in left), min(m.y0 for m in right)
    )
    if shared <= 0:
        return None
    gutter = min(m.x0 for m in right) - max(m.x1 for m in left)
    return _Cut(
        left, right, min(m.y0 for m in run), shared * min(len(left), len(right)) ** 0.5 * (1 + min(gutter, 40.0) / 40)
    )


def _same_span(side: list[Mark], other: list[Mark]) -> list[Mark]:
    """A side without what stands above the other's top, and without its own sections below the other's end."""
    top = min(mark.y0 for mark in other)
    end = max(mark.y1 for mark in other)
    kept = [mark for mark in side if mark.y1 > top]
    if any(mark.heading for mark in other):
        return kept
    heads = [mark.y0 for mark in kept if mark.heading and mark.y0 >= end]
    return [mark for mark in kept if mark.y0 < min(heads)] if heads else kept


def _groups(marks: list[Mark]) -> list[list[Mark]]:
    """Marks grouped by closeness in height."""
    groups: list[list[Mark]] = []
    bottom, ranged = 0.0, False
    for mark in sorted(marks, key=lambda mark: (mark.middle, mark.x0)):
        # A second whole range of dates is no rest of a broken one.
        apart = mark.heading or (mark.ranged and ranged) or mark.y0 - bottom >= 0.75 * (mark.y1 - mark.y0)
        if groups and not apart:
            groups[-1].append(mark)
            bottom, ranged = max(bottom, mark.y1), ranged or mark.ranged
        else:
            groups.append([mark])
            bottom, ranged = mark.y1, mark.ranged
    return [part for group in groups for part in _dates_of_rows(group)]


def _dates_of_rows(group: list[Mark]) -> list[list[Mark]]:
    """A start and an end may stand over each other; three single dates and nothing else are those of three rows."""
    if len(group) >= 3 and all(mark.dated and not mark.ranged and mark.words <= 2 for mark in group):
        return [[mark] for mark in group]
    return [group]


def _relation(left: list[Mark], right: list[Mark]) -> str:
    """Whether two sides are columns of their own, or one stands aside of the other."""
    for side, other, name in ((right, left, "right aside"), (left, right, "left aside")):
        if _stands_aside(side, other):
            return name
    heads = sum(m.heading for m in left), sum(m.heading for m in right)
    if _labels_rows(left, right):
        return "mixed"
    if all(heads):
        return "columns"
    if _cards(left, right):
        return "split" if any(heads) else "columns"
    if all(sum(mark.bullet for mark in side) >= 1 for side in (left, right)) and not any(heads):
        return "lists"
    for side, other, own in ((left, right, heads[0]), (right, left, heads[1])):
        if not own and _aligned(side, other) > 0.8 and sum(m.words for m in side) <= 6 * len(side):
            if any(heads):
                return "split"
            return "columns" if _parallel(left, right) else "mixed"
    few = min(left, right, key=len)
    if len(few) < 3 and sum(m.words for m in few) < 8:
        return "mixed"
    return "columns"


def _cards(left: list[Mark], right: list[Mark]) -> bool:
    """Whether both sides are entries of their own: each has a range of dates, at one height, and items under it."""
    if not all(any(m.ranged for m in side) and any(m.bullet for m in side) for side in (left, right)):
        return False
    tops = [next(m for m in sorted(side, key=lambda m: m.middle) if m.ranged) for side in (left, right)]
    return abs(tops[0].middle - tops[1].middle) < tops[0].y1 - tops[0].y0


def _labels_rows(side: list[Mark], other: list[Mark]) -> bool:
    """Whether the headings of one side each stand at the height of a row of the other, which has none."""
    heads = [mark for mark in side if mark.heading]
    if len(heads) < 2 or sum(mark.heading for mark in other) > len(heads) / 2:
        return False
    return all(
        any(abs(head.middle - m.middle) < 0.7 * (head.y1 - head.y0) and not m.heading for m in other) for head in heads
    )


def _split_at_heading(marks: list[Mark], inside: list[Mark]) -> tuple[list[Mark], list[Mark]] | None:
    """The marks above and below the first heading inside that stands alone at its height."""
    top = min(mark.y0 for mark in inside)
    for head in sorted((mark for mark in inside if mark.heading and mark.y0 > top + 1), key=lambda mark: mark.y0):
        if any(mark is not head and mark.y0 < head.y1 and mark.y1 > head.y0 for mark in marks):
            continue
        above = [mark for mark in marks if mark.middle < head.y0]
        below = [mark for mark in marks if mark.middle >= head.y0]
        if above and below:
            return above, below
    return None


def _one_list(left: list[Mark], right: list[Mark]) -> tuple[list[Mark], list[Mark]]:
    """The parts of two sides that make one list in two columns: from the first item on, as long as the type stays."""
    ordered = sorted((*left, *right), key=lambda mark: mark.middle)
    first = next(n for n, mark in enumerate(ordered) if mark.bullet)
    kind = ordered[first].cell.type
    kept = set()
    for mark in ordered[first:]:
        if mark.cell.type != kind and not mark.bullet:
            break
        kept.add(id(mark))
    return [mark for mark in left if id(mark) in kept], [mark for mark in right if id(mark) in kept]


def _parallel(left: list[Mark], right: list[Mark]) -> bool:
    """Whether both sides are cards of the same make: a label over text of another type."""
    looks = [
        [(m.cell.type.size, m.cell.type.bold) for m in sorted(side, key=lambda m: m.middle)] for side in (left, right)
    ]
    return (
        looks[0][0] == looks[1][0] and looks[0][0] not in (looks[0][-1], looks[1][-1]) and looks[0][-1] == looks[1][-1]
    )


def _aligned(side: list[Mark], other: list[Mark]) -> float:
    """Share of a side's groups that begin at the height of something on the other side."""
    groups = _groups(side)
    ordered = sorted(other, key=_height)
    reach = 0.6 * max(m.y1 - m.y0 for m in other)
    hits = 0
    for group in groups:
        at = group[0].middle
        near = range(bisect_left(ordered, at - reach, key=_height), bisect_right(ordered, at + reach, key=_height))
        hits += any(abs(at - ordered[n].middle) < 0.6 * (ordered[n].y1 - ordered[n].y0) for n in near)
    return hits / len(groups)


def _height(mark: Mark) -> float:
    return mark.middle


def _stands_aside(side: list[Mark], other: list[Mark]) -> bool:
    heads = sum(m.heading for m in side)
    other_heads = sum(m.heading for m in other)
    words = sum(m.words for m in side)
    other_words = sum(m.words for m in other)
    if heads >= 0.7 * len(side) and heads >= 2 and other_heads <= 0.34 * heads:
        return True
    if heads > 0.2 * len(side) and other_heads:
        return False
    if words > other_words or _aligned(side, other) < 0.75:
        return False
    dated = sum(m.dated for m in side)
    other_dated = sum(m.dated for m in other)
    if dated >= 0.3 * len(side) and other_dated <= 0.5 * dated and not heads:
        return True
    short = words / len(side) <= 4
    if short and not heads and not dated and _is_narrow(side, other) and _aligned(side, other) > 0.9:
        return True
    return short and not heads and dated > 0 and other_dated <= 0.3 * dated


def _is_narrow(side: list[Mark], other: list[Mark]) -> bool:
    """Whether a side is a slim column of labels to the left, some of them broken over lines."""
    wide = max(m.x1 for m in side) - min(m.x0 for m in side)
    whole = max(m.x1 for m in (*side, *other)) - min(m.x0 for m in (*side, *other))
    return (
        side[0].x0 < other[0].x0
        and wide < 0.16 * whole
        and len(_groups(side)) < len(side)
        and sum(not m.dated for m in other) >= len(side) / 2
    )


def height_order(marks: list[Mark]) -> list[list[Mark]]:
    """Marks gathered into rows of one height, from top to bottom, each from left to right."""
    rows: list[list[Mark]] = []
    for mark in sorted(marks, key=lambda mark: (mark.middle, mark.x0)):
        if rows and _same_height(rows[-1], mark):
            rows[-1].append(mark)
        else:
            rows.append([mark])
    for row in rows:
        row.sort(key=lambda mark: mark.x0)
    return rows


def _same_height(row: list[Mark], mark: Mark) -> bool:
    anchor = row[0]
    high = min(anchor.y1 - anchor.y0, mark.y1 - mark.y0)
    if abs(anchor.middle - mark.middle) > 0.5 * high:
        return False
    return all(mark.x0 >= m.x1 - 2 or mark.x1 <= m.x0 + 2 for m in row)


def median_gap(rows: list[list[Mark]]) -> float:
    """The median distance between rows, in points."""
    gaps = sorted(second[0].y0 - first[0].y1 for first, second in pairwise(rows))
    return gaps[len(gaps) // 2] if gaps else 0.0
