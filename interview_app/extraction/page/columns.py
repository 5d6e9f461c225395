"""Columns of a page: where it falls apart into regions that are read one after the other, and where
two sides belong together row by row (dates, labels or places in a column of their own).
"""

from dataclasses import dataclass
from itertools import chain

from interview_app.extraction.page.column_relation import groups_of, relation_of
from interview_app.extraction.page.marks import Mark

MAX_CELLS = 1_200
"""A page with more cells than this is read in one column: the search is quadratic."""
_MIN_GUTTER = 6.0
_MAX_DEPTH = 8


@dataclass(slots=True, eq=False)
class Region:
    """Cells that are read from top to bottom; `asides` are groups of cells that belong to the row
    at their first height; `whole` is shared by the regions of one column.
    """

    marks: list[Mark]
    asides: list[list[Mark]]
    column: bool = False
    whole: object = None


@dataclass(slots=True)
class _Cut:
    left: list[Mark]
    right: list[Mark]
    top: float
    score: float


def regions(marks: list[Mark], depth: int = 0) -> list[Region]:
    """The regions of a page in reading order."""
    if len(marks) < 4 or len(marks) > MAX_CELLS or depth > _MAX_DEPTH:
        return [Region(marks, [])] if marks else []
    for cut in _cuts(marks):
        relation = relation_of(cut.left, cut.right)
        left, right = cut.left, cut.right
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
            if (head := _own_heading(above, left, right)) is not None:
                above.remove(head)
                (left if head.x0 < min(mark.x0 for mark in right) else right).append(head)
            sides = [_column(regions(side, depth + 1)) for side in (left, right)]
            return [*regions(above, depth + 1), *chain(*sides), *regions(below, depth + 1)]
        sparse, dense = (left, right) if relation == "left aside" else (right, left)
        middle = regions(dense, depth + 1)
        groups = [part for whole in groups_of(sparse) for part in _labels_of_rows(whole)]
        for group in groups:
            _beside(group, middle).asides.append(group)
        return [*regions(above, depth + 1), *middle, *regions(below, depth + 1)]
    return [Region(marks, [])]


def _column(parts: list[Region]) -> list[Region]:
    """The regions of one side of a gutter, marked as a column, which has no others in it."""
    whole = None if any(part.column for part in parts) else object()
    for part in parts:
        part.column, part.whole = True, part.whole or whole
    return parts


def _labels_of_rows(group: list[Mark]) -> list[list[Mark]]:
    """The marks of a group apart where each is the label of a row of its own: "German", "English"
    beside their levels, also under a heading that stands there.

    Each begins with a capital.
    """
    headed = group[0].heading and len(group) > 1
    labels = group[1:] if headed else group
    if (len(labels) < 2 and not headed) or any(
        one.dated or one.heading or not one.cell.text[:1].isupper() for one in labels
    ):
        return [group]
    return [*([group[:1]] if headed else []), *([one] for one in labels)]


def _beside(group: list[Mark], found: list[Region]) -> Region:
    """The region that has something at the height of a group's first cell, else the nearest."""
    at = group[0].middle
    return min(
        found, key=lambda region: min((abs(mark.middle - at) for mark in region.marks), default=1e9)
    )


def _cuts(marks: list[Mark]) -> list[_Cut]:
    """The best gutters, largest first: an x that no cell crosses over some height with cells on
    both sides.
    """
    ordered = [(mark, mark.x0, mark.x1) for mark in sorted(marks, key=lambda mark: mark.middle)]
    found: list[_Cut] = []
    edges = sorted({round(mark.x0 / 3) * 3 for mark in marks})
    for edge in edges[1:60]:
        x = edge - 2.0
        run: list[Mark] = []
        end = x - _MIN_GUTTER
        for mark, x0, x1 in ordered:
            if x0 >= x or x1 <= end:
                run.append(mark)
                continue
            if len(run) >= 4 and (cut := _cut(run, x)):
                found.append(cut)
            run = []
        if len(run) >= 4 and (cut := _cut(run, x)):
            found.append(cut)
    found.sort(key=lambda cut: -cut.score)
    return found[:8]


def _cut(run: list[Mark], x: float) -> _Cut | None:
    left = [mark for mark in run if mark.x0 < x]
    right = [mark for mark in run if mark.x0 >= x]
    if len(left) < 2 or len(right) < 2:
        return None
    left, right = _same_span(left, right), _same_span(right, left)
    if len(left) < 2 or len(right) < 2:
        return None
    tops = min([m.y0 for m in left]), min([m.y0 for m in right])
    shared = min(max([m.y1 for m in left]), max([m.y1 for m in right])) - max(tops)
    gutter = min([m.x0 for m in right]) - max([m.x1 for m in left])
    return _Cut(
        left,
        right,
        min(tops),
        shared * min(len(left), len(right)) ** 0.5 * (1 + min(gutter, 40.0) / 40),
    )


def _same_span(side: list[Mark], other: list[Mark]) -> list[Mark]:
    """A side without what stands above the other's top, and without its own sections below the
    other's end.

    Where the other has sections of its own too, both are columns to their ends; what is lighter or
    smaller than the headings below is the label of a list.
    """
    top = min([mark.y0 for mark in other])
    end = max([mark.y1 for mark in other])
    kept = [mark for mark in side if mark.y1 > top]
    below = [mark for mark in kept if mark.heading and mark.y0 >= end]
    most = max((_weight(mark) for mark in other if mark.heading), default=(False, 0.0))
    if any(_weight(mark) <= most for mark in below):
        return kept
    heads = [mark.y0 for mark in below]
    return [mark for mark in kept if mark.y0 < min(heads)] if heads else kept


def _weight(mark: Mark) -> tuple[bool, float]:
    return mark.cell.type.bold, mark.cell.type.size


def _own_heading(above: list[Mark], left: list[Mark], right: list[Mark]) -> Mark | None:
    """The last heading above two columns where it is that of one alone: the other begins, lower
    down, with its own.
    """
    last = max(above, key=lambda mark: mark.middle, default=None)
    tops = [min(side, key=lambda mark: mark.y0).heading for side in (left, right)]
    if last is None or not last.heading or tops[0] == tops[1]:
        return None
    border = min(mark.x0 for mark in right)
    inside = last.x1 < border if tops[1] else last.x0 > border - _MIN_GUTTER
    return last if inside else None


def _split_at_heading(
    marks: list[Mark], inside: list[Mark]
) -> tuple[list[Mark], list[Mark]] | None:
    """The marks above and below the first heading inside that has text above it."""
    top = min(mark.y0 for mark in inside)
    heads = [mark.y0 for mark in inside if mark.heading and mark.y0 > top + 1]
    if not heads:
        return None
    border = min(heads)
    above = [mark for mark in marks if mark.middle < border]
    return above, [mark for mark in marks if mark.middle >= border]


def _one_list(left: list[Mark], right: list[Mark]) -> tuple[list[Mark], list[Mark]]:
    """The parts of two sides that make one list in two columns: from the first item on, as long as
    the type stays.
    """
    ordered = sorted((*left, *right), key=lambda mark: mark.middle)
    first = next(n for n, mark in enumerate(ordered) if mark.bullet)
    kind = ordered[first].cell.type
    kept = set()
    for mark in ordered[first:]:
        if mark.cell.type != kind:
            break
        kept.add(id(mark))
    return [mark for mark in left if id(mark) in kept], [mark for mark in right if id(mark) in kept]
