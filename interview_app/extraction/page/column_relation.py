"""How what stands left and right of a gutter belongs together: columns, lists, labels or dates
beside their rows.
"""

import re
from bisect import bisect_left, bisect_right
from itertools import pairwise

from interview_app.extraction.page.marks import Mark


def groups_of(marks: list[Mark]) -> list[list[Mark]]:
    """Marks grouped by closeness in height."""
    groups: list[list[Mark]] = []
    bottom, dated = 0.0, False
    for mark in sorted(marks, key=lambda mark: (mark.middle, mark.x0)):
        # A whole range of dates is no rest of a broken one.
        apart = (
            mark.heading
            or (mark.ranged and (dated or (groups and groups[-1][0].heading)))
            or mark.y0 - bottom >= 0.75 * (mark.y1 - mark.y0)
        )
        if groups and not apart:
            groups[-1].append(mark)
            bottom, dated = max(bottom, mark.y1), dated or mark.dated
        else:
            groups.append([mark])
            bottom, dated = mark.y1, mark.dated
    return [part for group in groups for part in _dates_of_rows(group)]


_YEAR = re.compile(r"(?:19|20)\d\d")


def _dates_of_rows(group: list[Mark]) -> list[list[Mark]]:
    """A start and an end may stand over each other; three single dates are those of three rows,
    unless they rise and fall in turn, as starts and ends do.
    """
    if len(group) >= _ROWS and all(mark.dated and not mark.ranged for mark in group):
        years = [_YEAR.findall(mark.cell.text) for mark in group]
        rises = [bool(one and other and one[0] < other[0]) for one, other in pairwise(years)]
        step = 2 if rises == [at % 2 == 0 for at in range(len(group) - 1)] else 1
        return [group[at : at + step] for at in range(0, len(group), step)]
    return [group]


_ROWS = 3


def relation_of(left: list[Mark], right: list[Mark]) -> str:
    """Whether two sides are columns of their own, or one stands aside of the other."""
    for side, other, name in ((right, left, "right aside"), (left, right, "left aside")):
        if _stands_aside(side, other):
            return name
    heads = sum(m.heading for m in left), sum(m.heading for m in right)
    if all(heads):
        return "columns"
    if any(heads):
        return "split"
    if all(any(mark.bullet for mark in side) for side in (left, right)):
        return "lists"
    if max(_aligned(left, right), _aligned(right, left)) > 0.8:
        return "columns" if _parallel(left, right) else "mixed"
    few = min(left, right, key=len)
    return "mixed" if sum(m.words for m in few) < 8 else "columns"


def _parallel(left: list[Mark], right: list[Mark]) -> bool:
    """Whether both sides are cards of the same make: a label over text of another type."""
    looks = [
        [(m.cell.type.size, m.cell.type.bold) for m in sorted(side, key=lambda m: m.middle)]
        for side in (left, right)
    ]
    return (
        looks[0][0] == looks[1][0]
        and looks[0][0] not in (looks[0][-1], looks[1][-1])
        and looks[0][-1] == looks[1][-1]
    )


def _aligned(side: list[Mark], other: list[Mark]) -> float:
    """Share of a side's groups that begin at the height of something on the other side."""
    return _begun_beside(groups_of(side), other)


def _begun_beside(groups: list[list[Mark]], other: list[Mark]) -> float:
    ordered = sorted(other, key=_height)
    reach = 0.6 * max(m.y1 - m.y0 for m in other)
    hits = 0
    for group in groups:
        at = group[0].middle
        near = range(
            bisect_left(ordered, at - reach, key=_height),
            bisect_right(ordered, at + reach, key=_height),
        )
        hits += any(
            abs(at - ordered[n].middle) < 0.6 * (ordered[n].y1 - ordered[n].y0) for n in near
        )
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
    if _is_gutter(side, other):
        return True
    if words > other_words or _aligned(side, other) < 0.75:
        return False
    dated = sum(m.dated for m in side)
    other_dated = sum(m.dated for m in other)
    if dated >= 0.3 * len(side) and other_dated <= 0.5 * dated and not heads:
        return True
    return not heads and dated > 0 and other_dated <= 0.3 * dated


def _is_gutter(side: list[Mark], other: list[Mark]) -> bool:
    """Whether a side has the ranges of dates of the other's entries, which has next to none, beside
    headings or labels of it.
    """
    ranged = [mark for mark in side if mark.ranged]
    if len(ranged) < 2 or sum(mark.ranged for mark in other) > 0.3 * len(ranged):
        return False
    if sum(m.words for m in side) > min(sum(m.words for m in other), _SLIM * len(side)):
        return False
    groups = groups_of(side)
    above = [None, *groups]
    dated = [
        group
        for group, head in zip(groups, above, strict=False)
        if any(mark.ranged for mark in group) and not (head and head[0].heading)
    ]
    return not dated or _begun_beside(dated, other) >= 0.75


_SLIM = 4
"""Words of a line in a gutter, on the average at most."""
