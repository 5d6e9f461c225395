"""Where text wraps in the columns of a document."""

import re
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import pairwise

from interview_app.extraction.page.rows import Row
from interview_app.extraction.phrases.joining import word_count

ENDS_SENTENCE = re.compile(r"[.!?。！？;；…]['\"”’)]*$")


@dataclass(slots=True)
class Edges:
    """How text wraps in the columns of a document, each by column and size of type.

    `reach`: the right edge that wrapped text comes to, in points, or characters where nothing has a
    box; `near`: how many rows come near it, for one row alone may just be long.
    """

    reach: dict[tuple[int, float], float] = field(default_factory=dict)
    near: dict[tuple[int, float], int] = field(default_factory=dict)


def edges_of(rows: list[Row]) -> Edges:
    """How text wraps in each column."""
    edges = Edges()
    reaches: dict[tuple[int, float], list[float]] = defaultdict(list)
    for row in rows:
        cell = row.main
        key = (row.flow, cell.type.size)
        if word_count(cell.text) >= 4 and (cell.box or len(row.cells) == 1):
            reaches[key].append(cell.box[2] if cell.box else ends_at(row))
    edges.reach = {
        key: max(several) if key[1] else _broken_at(several) for key, several in reaches.items()
    }
    for row in rows:
        cell = row.main
        key = (row.flow, cell.type.size)
        edge = edges.reach.get(key)
        if edge is None:
            continue
        if (
            cell.box[2] > edge - 0.1 * (edge - cell.box[0])
            if cell.box
            else ends_at(row) > edge - _NEAR
        ):
            edges.near[key] = edges.near.get(key, 0) + 1
    return edges


def ends_at(row: Row) -> float:
    """Characters from the left edge of a text without places to where a row of it ends."""
    known = row.notes.get("ends at")
    return float(known if isinstance(known, int) else len(row.text))


def _broken_at(reaches: list[float]) -> float:
    """The furthest place that two rows come near: one that goes far beyond all others is just
    long.
    """
    furthest = sorted(reaches, reverse=True)
    pairs = (one for one, other in pairwise(furthest) if one - other <= _CLOSE)
    return next(pairs, furthest[0])


_NEAR, _CLOSE = 12, 6
"""Characters by which the lines of a text without places may fall short of where it is broken, and
the longest two of them at most.
"""
TELL = 2
"""Rows that come near an edge, at least, for it to be one."""
