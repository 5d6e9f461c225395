"""Lines that are moved within their entry, entries in their section, and sections among each
other. No widgets.
"""

from collections.abc import Sequence

from interview_app.domain.page_places import SECTION
from interview_app.ui.resumes.page_marks import like
from interview_app.ui.resumes.page_rows import PageRow


def moved(
    rows: Sequence[PageRow], key: str, *, step: int = 0, before: int | None = None
) -> tuple[str, tuple[str, ...]] | None:
    """The kind of what was moved and the keys in their new order, or None where nothing moves.

    Args:
        rows: the page.
        key: the row that is moved.
        step: by how many places, down is positive.
        before: in its stead, before which of its like.
    """
    row = next((one for one in rows if one.key == key), None)
    keys = [one.key for one in like(rows, key)]
    if row is None or key not in keys:
        return None
    at = keys.index(key)
    order = in_new_order(keys, at, before - (before > at) if before is not None else at + step)
    return (row.kind, tuple(one.removeprefix(SECTION) for one in order)) if order else None


def before_which(rows: Sequence[tuple[float, float]], at: int, y: float) -> int:
    """Before which of its like a row comes that is dropped at this height: dropped on another one
    it takes that one's place.

    Args:
        rows: top and bottom of each of them, in pixels.
        at: which of them is dragged.
        y: where it is dropped, in pixels.
    """
    for place, (top, bottom) in enumerate(rows):
        if place != at and top <= y <= bottom:
            return place + (place > at)
    return sum((top + bottom) / 2 < y for top, bottom in rows)


def in_new_order(keys: Sequence[str], at: int, to: int) -> tuple[str, ...] | None:
    """The keys with the one at a place moved to another, or None where nothing moves."""
    if to == at or not 0 <= to < len(keys):
        return None
    order = list(keys)
    order.insert(to, order.pop(at))
    return tuple(order)
