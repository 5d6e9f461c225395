"""What marks a list item at the beginning of a row."""

import re

from interview_app.extraction.page.rows import Cell, Row
from interview_app.extraction.phrases.dates_in_text import date_ranges

BULLETS = "•·◦▪▫■□●○◆◇▸▹►▻‣⁃∙∗➢➤➔→»✓✔✦✧★☆❖›▶❯–—-−*+"
"""Signs that open an item of a list."""


_PICTURE = r"[\u2190-\u21ff\u2300-\u2bff\U0001f000-\U0001faff]+[\ufe0f\u200d]*"
"""A sign that is a picture: an arrow, a star, an emoji."""
_BULLET = re.compile(
    rf"^\s*(?:[{re.escape(BULLETS)}]|{_PICTURE}|\(?\d{{1,2}}[.)]|o(?=\s))(?:\s+|$)"
)
_IN_FRONT = re.compile(rf"{_PICTURE}\s+(?=\S)")
_TIGHT_BULLET = re.compile(r"^\s*(?:[•◦▪■●○◆▸►‣∙∗➢➤✓✔❖](?=\S)|-(?=[^\W\d_]{2,}[ ,]))")


def mark_bullet(row: Row) -> None:
    """Take the sign of a list item off the row and remember that there was one."""
    if row.list_level is not None:
        row.bullet = True
    for cell in row.cells[1:]:
        if (picture := _IN_FRONT.match(cell.text)) is not None:
            _cut_front(cell, picture.end())
    first = row.cells[0]
    if len(row.cells) > 1 and len(first.text) <= 2 and _BULLET.match(first.text + " "):
        row.cells = row.cells[1:]
        row.bullet = True
        row.notes["sign"] = first.text.strip()
        return
    match = _BULLET.match(first.text) or _TIGHT_BULLET.match(first.text)
    if match is None or (match.end() == len(first.text) and len(row.cells) == 1):
        return
    if any(one.begin < match.end() for one in date_ranges(first.text)):
        return  # the day of a date: "1. August 2006"
    row.bullet = True
    row.notes["sign"] = match.group().strip()
    _cut_front(first, match.end())


def _cut_front(cell: Cell, count: int) -> None:
    if cell.box is not None and cell.text:
        x0, y0, x1, y1 = cell.box
        cell.box = (x0 + (x1 - x0) * count / len(cell.text), y0, x1, y1)
    cell.text = cell.text[count:]
    runs = []
    for run in cell.runs:
        run.start, run.end = max(run.start - count, 0), run.end - count
        if run.end > run.start:
            runs.append(run)
    cell.runs = runs
