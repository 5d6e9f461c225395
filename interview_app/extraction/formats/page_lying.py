"""Pages that do not stand upright as they are shown: how they lie, and how their boxes are turned
to be read and back.
"""

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from interview_app.extraction.document import Box, Link, Page

_FEWEST_LETTERS = 40
"""Of a page whose text runs sideways; fewer are a stamp or a label at the edge."""
_MOST = 0.8
"""Share of the letters that run one way before a page is turned."""


@dataclass(frozen=True)
class Lying:
    """How a scanned page was turned to be read: its upright size in points, quarter turns and
    degrees counter-clockwise.
    """

    width: float
    height: float
    turn: int = 0
    angle: float = 0.0

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the page as it is shown."""
        return (self.height, self.width) if self.turn in (90, 270) else (self.width, self.height)

    def shown(self, box: Box) -> Box:
        """The place of an upright box on the page as it is shown."""
        corners = [self._back(x, y) for x in (box[0], box[2]) for y in (box[1], box[3])]
        across, down = [x for x, _ in corners], [y for _, y in corners]
        width, height = self.size
        return (
            round(max(0.0, min(across)), 2),
            round(max(0.0, min(down)), 2),
            round(min(width, max(across)), 2),
            round(min(height, max(down)), 2),
        )

    def _back(self, x: float, y: float) -> tuple[float, float]:
        slope = math.radians(self.angle)
        right, down = x - self.width / 2, y - self.height / 2
        x = self.width / 2 + right * math.cos(slope) - down * math.sin(slope)
        y = self.height / 2 + right * math.sin(slope) + down * math.cos(slope)
        width, height = self.size
        return {90: (width - y, x), 180: (width - x, height - y), 270: (y, height - x)}.get(
            self.turn, (x, y)
        )

    def upright(self, box: Box) -> Box:
        """The place on the upright page of a box as it is shown; for quarter turns."""
        (x0, y0, x1, y1), (width, height) = box, self.size
        return {
            90: (y0, width - x1, y1, width - x0),
            180: (width - x1, height - y1, width - x0, height - y0),
            270: (height - y1, x0, height - y0, x1),
        }.get(self.turn, box)


def sideways(lines: Any, rotation: int) -> int:
    """The quarter turn, clockwise in degrees, in which a page's text is shown; 0 when it is upright
    or runs all ways.

    Args:
        lines: those of `get_text("dict")` of the page without its rotation.
        rotation: of the page, clockwise in degrees.
    """
    counted: Counter[int] = Counter()
    letters_along: Counter[tuple[float, float]] = Counter()
    for line in lines:
        letters_along[line["dir"]] += sum([len(span["text"]) for span in line["spans"]])
    for (across, down), letters in letters_along.items():
        angle = math.degrees(math.atan2(down, across)) + rotation
        counted[round(angle / 90) % 4 * 90] += letters
    turn, letters = max(counted.items(), key=lambda one: one[1], default=(0, 0))
    return turn if letters >= _FEWEST_LETTERS and letters > _MOST * counted.total() else 0


def turned(page: Page, links: list[Link], place: Callable[[Box], Box]) -> None:
    """Move all boxes of a page and its links, in place."""
    for line in page.lines:
        line.box = place(line.box) if line.box is not None else None
        for span in line.spans:
            span.box = place(span.box) if span.box is not None else None
    for link in links:
        link.box = place(link.box) if link.box is not None else None
