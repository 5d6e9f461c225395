"""Where the window stood, and at which page the person was: kept in the cache, and brought back
only as far as today's screens allow.
"""

import contextlib
import json
from dataclasses import asdict
from pathlib import Path

from interview_app.domain.frozen import frozen
from interview_app.ui.look.window_plan import CONVERSATION

FILE = "window.json"


@frozen
class Placement:
    """`geometry`: place, size and state as Qt saves them, in Base64; a side is None while the width
    of the window decides. `page`: a place as `Pages` has them.
    """

    geometry: str
    sidebar: bool | None = None
    inspector: bool | None = None
    page: str = CONVERSATION


def read(cache: Path) -> Placement | None:
    """Where the window stood; None at the first start, and when the file says nothing of use."""
    try:
        placement = Placement(**json.loads((cache / FILE).read_bytes()))
    except (OSError, ValueError, TypeError):
        return None
    words = (placement.geometry, placement.page)
    return placement if all(isinstance(one, str) for one in words) else None


def write(cache: Path, placement: Placement) -> None:
    """Keep it; a window whose place cannot be kept is no fault worth a word."""
    with contextlib.suppress(OSError):
        cache.mkdir(mode=0o700, parents=True, exist_ok=True)
        (cache / FILE).write_text(json.dumps(asdict(placement)), encoding="utf-8")
