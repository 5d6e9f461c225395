"""Where the window stood, and at which page the person was: kept in the cache, and brought back
only as far as today's screens allow.
"""

import contextlib
import json
from dataclasses import asdict
from pathlib import Path

from PySide6.QtCore import QRect, QSize

from interview_app.domain.frozen import frozen
from interview_app.ui.look.window_plan import CONVERSATION

FILE = "window.json"
LEAST_SEEN = 120
"""So many pixels of the window must lie on a screen for its place to count."""


@frozen
class Placement:
    """Place and size in device-independent pixels; a side is None while the width of the window
    decides. `page`: a place as `Pages` has them.
    """

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False
    sidebar: bool | None = None
    inspector: bool | None = None
    page: str = CONVERSATION

    @property
    def rect(self) -> QRect:
        """Place and size."""
        return QRect(self.x, self.y, self.width, self.height)


def read(cache: Path) -> Placement | None:
    """Where the window stood; None at the first start, and when the file says nothing of use."""
    try:
        told = json.loads((cache / FILE).read_bytes())
        placement = Placement(**told)
        numbers = (placement.x, placement.y, placement.width, placement.height)
        sane = all(type(one) is int and abs(one) < 100_000 for one in numbers)
        return placement if sane and isinstance(placement.page, str) else None
    except (OSError, ValueError, TypeError):
        return None


def write(cache: Path, placement: Placement) -> None:
    """Keep it; a window whose place cannot be kept is no fault worth a word."""
    with contextlib.suppress(OSError):
        cache.mkdir(mode=0o700, parents=True, exist_ok=True)
        (cache / FILE).write_text(json.dumps(asdict(placement)), encoding="utf-8")


def fitted(wanted: QRect, screens: list[QRect], *, smallest: QSize) -> QRect | None:
    """The place on the screen it mostly lies on, no larger than that screen; None when it lies on
    none of them.
    """
    best = max(screens, key=lambda one: _area(one.intersected(wanted)), default=None)
    if best is None or _area(best.intersected(wanted)) < LEAST_SEEN * LEAST_SEEN:
        return None
    width = max(smallest.width(), min(wanted.width(), best.width()))
    height = max(smallest.height(), min(wanted.height(), best.height()))
    x = max(best.left(), min(wanted.left(), best.right() + 1 - width))
    y = max(best.top(), min(wanted.top(), best.bottom() + 1 - height))
    return QRect(x, y, width, height)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
