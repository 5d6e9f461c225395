"""Bullets that a page draws instead of writing: the discs, rings and squares that browsers put
before the items of a list, and icons that LaTeX classes take for them.

They are no text, so without them the items of a list would run into each other. A drawn mark opens
an item as a written one does; the points of a time line, which stand before headings, and
what a page draws once are none.
"""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import replace

from interview_app.extraction.document import Box, Line, Span
from interview_app.extraction.page.bullets import BULLETS

LEAST, MOST = 1.4, 8.0
"""Points that a drawn bullet is wide and high, at least and at most."""
_SQUARE = 0.75
"""The shorter side of a bullet in its longer one, at least."""
_SMALLEST, _LARGEST = 0.1, 0.7
"""Height of a bullet in heights of its line."""
_NEAR, _FAR = 0.05, 2.4
"""Space between a bullet and its text, in heights of the line."""
_MIDDLE = 0.28
"""How far the middle of a bullet may stand from the middle of its line, in heights of the line."""
_SHARED = 0.34
"""Share of the marks of a column that may stand before a heading; of a time line all do."""
MAX_MARKS = 2_000
"""Small shapes of a page; with more of them it is a picture."""


def may_be_bullet(box: Box) -> bool:
    """Whether a shape of a page has the size and the form of a bullet."""
    wide, high = box[2] - box[0], box[3] - box[1]
    return (
        LEAST <= wide <= MOST
        and LEAST <= high <= MOST
        and min(wide, high) >= _SQUARE * max(wide, high)
    )


def ring_within(box: Box) -> Box | None:
    """The ring that a drawn line makes, by the line's box, which leaves room for pointed corners;
    None for what is no ring.
    """
    wide, high = box[2] - box[0], box[3] - box[1]
    if not (LEAST < wide <= _RING and abs(wide - high) < _ROUND):
        return None
    return (box[0] + wide / 3, box[1] + high / 3, box[2] - wide / 3, box[3] - high / 3)


_RING, _ROUND = 16.0, 0.4
"""Points of a ring's box with its room at most, and by which it may be wider than high."""


def with_drawn_bullets(lines: list[Line], shapes: list[Box]) -> list[Line]:
    """The lines of a page, a bullet written before each that a drawn one opens.

    Args:
        lines: of one upright page, in any order.
        shapes: boxes in points of what the page draws besides text, for which `may_be_bullet`
            holds.
    """
    if len(shapes) < 2 or len(shapes) > MAX_MARKS:
        return lines
    found = _opened(lines, sorted(set(shapes), key=lambda box: box[1]))
    columns: dict[tuple[int, int], list[int]] = defaultdict(list)
    for at, mark in found.items():
        columns[round(mark[0]), round(mark[2] - mark[0])].append(at)
    sizes = Counter(size for (_left, size), group in columns.items() for _ in group)
    several = (group for (_left, size), group in columns.items() if sizes[size] >= _SEVERAL)
    opened = _of_lists(several, _heads(lines, found))
    return [_begun(line, found[at]) if at in opened else line for at, line in enumerate(lines)]


def with_icon_bullets(lines: list[Line], is_icon: Callable[[Span], bool]) -> list[Line]:
    """The lines of a page, a bullet in the place of an icon that heads several of them: contact
    data and sections have one each.
    """
    icons = {
        at: (line.spans[0], line.spans[0].box)
        for at, line in enumerate(lines)
        if len(line.spans) > 1 and line.spans[0].box and is_icon(line.spans[0])
    }
    if len(icons) < _OF_A_LIST:
        return lines
    bare = [_without_first(line) if at in icons else line for at, line in enumerate(lines)]
    heads = _heads(bare, {at: box for at, (_icon, box) in icons.items()})
    groups: dict[tuple[str, str], list[int]] = defaultdict(list)
    for at, (icon, _box) in icons.items():
        groups[icon.text.strip(), icon.font].append(at)
    opened = _of_lists((one for one in groups.values() if len(one) >= _OF_A_LIST), heads)
    return [
        _begun(bare[at], icons[at][1]) if at in opened else line for at, line in enumerate(lines)
    ]


_SEVERAL, _OF_A_LIST = 2, 3
"""Bullets of a size that a page draws, and lines that one icon heads, at least."""


def _of_lists(groups: Iterable[list[int]], heads: set[int]) -> set[int]:
    """The lines of the groups that do not stand before headings."""
    lists = (one for one in groups if sum(at in heads for at in one) <= _SHARED * len(one))
    return {at for group in lists for at in group}


def _without_first(line: Line) -> Line:
    rest = line.spans[1:]
    words = next((one for one in rest if one.text.strip() and one.box), None)
    left = words.box[0] if words is not None and words.box is not None else None
    box = line.box and (left if left is not None else line.box[0], *line.box[1:])
    return replace(line, spans=rest, box=box)


def _opened(lines: list[Line], shapes: list[Box]) -> dict[int, Box]:
    """By the place of a line, the shape that stands before it: at its height, near it, and with
    nothing between.
    """
    boxes = sorted(
        ((line.box, at) for at, line in enumerate(lines) if line.box is not None),
        key=lambda one: one[0][1],
    )
    tops = [box[1] for box, _ in boxes]
    tallest = max((box[3] - box[1] for box, _ in boxes), default=0.0)
    found: dict[int, Box] = {}
    for shape in shapes:
        middle = (shape[1] + shape[3]) / 2
        near = boxes[bisect_left(tops, middle - tallest) : bisect_right(tops, middle)]
        level = [
            (box, at)
            for box, at in near
            if abs((box[1] + box[3]) / 2 - middle) <= _MIDDLE * (box[3] - box[1])
        ]
        right = min(((box[0], at) for box, at in level if box[0] >= shape[2]), default=None)
        if right is None or any(
            box[0] < shape[2] and box[2] > shape[0] - LEAST for box, _ in level
        ):
            continue
        line = lines[right[1]]
        if line.box is not None and _fits(shape, line.box) and line.text.strip()[:1] not in BULLETS:
            found.setdefault(right[1], shape)
    return found


def _fits(shape: Box, text: Box) -> bool:
    high = text[3] - text[1]
    space = text[0] - shape[2]
    return (
        _SMALLEST * high <= shape[3] - shape[1] <= _LARGEST * high
        and _NEAR * high <= space <= _FAR * high
    )


def _heads(lines: list[Line], found: dict[int, Box]) -> set[int]:
    """Which of the lines that a mark opens are headings: text of another look goes on right below,
    from the same edge.
    """
    below = sorted((line.box[1], at) for at, line in enumerate(lines) if line.box is not None)
    tops = [top for top, _ in below]
    heads = set()
    for at in found:
        box = lines[at].box
        if box is None:
            continue
        high = box[3] - box[1]
        for _, other in below[
            bisect_left(tops, box[1] + 0.5 * high) : bisect_right(tops, box[3] + 0.9 * high)
        ]:
            under = lines[other].box
            if other in found or under is None or abs(under[0] - box[0]) > 2.5:
                continue
            if _look(lines[other]) != _look(lines[at]):
                heads.add(at)
            break
    return heads


def _look(line: Line) -> tuple[float, bool, str, int]:
    span = max(line.spans, key=lambda one: len(one.text))
    return round(span.size * 2), span.bold, span.font, span.color


def _begun(line: Line, mark: Box) -> Line:
    first = line.spans[0]
    top, bottom = (first.box[1], first.box[3]) if first.box is not None else (mark[1], mark[3])
    sign = replace(first, text="• ", box=(mark[0], top, mark[2], bottom), link=None)
    box = line.box and (min(mark[0], line.box[0]), line.box[1], line.box[2], line.box[3])
    return replace(line, spans=[sign, *line.spans], box=box)
