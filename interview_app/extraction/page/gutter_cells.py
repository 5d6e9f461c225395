"""Lines under each other in a gutter: one value that was broken, or several."""

from dataclasses import dataclass, replace
from itertools import pairwise

from interview_app.extraction.page.marks import Mark
from interview_app.extraction.page.rows import Cell, with_behind
from interview_app.extraction.phrases.dates_in_text import date_ranges, looks_dated
from interview_app.extraction.phrases.joining import healed


@dataclass(slots=True)
class Room:
    """The cells of a gutter: as wide as the widest line, in points, and whether they hold several
    values under each other, firm and town over the dates: some line begins below one that had
    room for its first word.
    """

    width: float
    several: bool = False


def room_of(groups: list[list[Mark]]) -> Room:
    """What the groups of cells at one side of a region tell of it."""
    room = Room(max((mark.x1 - mark.x0 for group in groups for mark in group), default=0.0))
    room.several = any(
        one.cell.type == other.cell.type
        and not (one.dated or other.dated)
        and not _goes_on(one.cell, other.cell, room)
        for group in groups
        if any(mark.ranged for mark in group)
        for one, other in pairwise(group)
    )
    return room


def joined(cells: list[Cell], room: Room) -> list[Cell]:
    """Lines of one type under each other as one cell: a date or a label that was broken since the
    next word had no room.
    """
    out: list[Cell] = []
    last = None
    for cell in cells:
        before = out[-1] if out else None
        if (
            before is not None
            and last is not None
            and before.type == cell.type
            and before.box
            and cell.box
            and cell.box[1] > before.box[1] + 2
            and _goes_on(last, cell, room)
        ):
            whole = healed(before.text, cell.text)
            out[-1] = with_behind(replace(before, text=whole), cell, joint="")
        else:
            out.append(cell)
        last = cell
    return out


def _goes_on(last: Cell, cell: Cell, room: Room) -> bool:
    """Whether a line is the rest of the one above it: that is no whole date beside other text, and
    had no room for its first word.
    """
    if last.box is None or cell.box is None:
        return False
    dated = looks_dated(last.text), looks_dated(cell.text)
    if (dated[0] != dated[1] and _is_whole_date(last, cell)) or (room.several and not any(dated)):
        return False
    letter = (cell.box[2] - cell.box[0]) / max(len(cell.text), 1)
    needed = (1 + len(cell.text.split(" ", 1)[0])) * letter
    return last.box[2] - last.box[0] + needed > 0.95 * room.width


def _is_whole_date(*cells: Cell) -> bool:
    return any(not one.lone for cell in cells for one in date_ranges(cell.text))
