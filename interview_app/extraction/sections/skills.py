"""Skills in lists, groups, tables and bars: labels with their keywords, levels left out."""

import re
from dataclasses import dataclass, field
from itertools import pairwise

from interview_app.extraction.page.rows import Cell, Found, Row
from interview_app.extraction.phrases.joining import word_count
from interview_app.extraction.phrases.levels import LEVEL, is_level

_SLASH = re.compile(r"\s+/\s+")
_SPLIT = re.compile(
    r"\s*[,，、;；|•·‖▪∙⋅]\s+|\s*[，、；|•·‖▪]\s*|\s+[–—]\s+|\t|(?<!\d),(?=\S)|,(?=[^\d\s])|\s+[^\w\s&+/-]\s+"
)
_LABEL = re.compile(
    r"^(?P<label>[^:：,;|]{2,48}?)\s*(?!(?<=\d):\d)[:：]\s*(?P<rest>.*)$", re.DOTALL
)
"""A colon between two digits is one of a time."""
_TRIM = " \t,;:|·•-–—.。●○★☆■□▮▯◦█░⬤◯◉▪▫"
"""What stands around a name: signs, and a bar that draws how well it is known."""
MAX_SKILL_WORDS = 14
MAX_ROWS = 1_000
_SAME_EDGE = 20.0
"""Points that what stands below a label may begin left of it."""
MAX_KEYWORDS = 2_000
"""Cuts in one cell; more are no list of skills."""


@dataclass(slots=True)
class SkillGroupRead:
    """A label with keywords; either may be missing."""

    label: Found | None = None
    keywords: list[Found] = field(default_factory=list)
    open_end: bool = False


def skills_of(rows: list[Row]) -> list[SkillGroupRead]:
    """The skill groups of a section's rows."""
    rows = rows[:MAX_ROWS]
    labels = _label_types(rows)
    groups: list[SkillGroupRead] = []
    beside: list[tuple[Cell, SkillGroupRead]] = []
    in_front = _labels_in_front(rows) and not any(
        _key(row.first) in labels for row in rows if len(row.cells) > 1
    )
    edge = max((row.box[2] for row in rows if row.box is not None), default=0.0)
    for above_it, row in pairwise([None, *rows]):
        if row is None:
            continue
        goes_on = not row.bullet and (above_it is None or _had_no_room(above_it, row, edge))
        if in_front and len(row.cells) > 1 and not is_level(row.cells[1].text):
            groups.append(SkillGroupRead(_found(row.first, 0, len(row.first.text))))
            for cell in row.cells[1:]:
                _add(groups[-1], cell, 0, len(cell.text))
            continue
        if len(row.cells) > 1 and all(_names_a_kind(cell, labels) for cell in row.cells):
            beside = [(cell, SkillGroupRead(_found(cell, 0, len(cell.text)))) for cell in row.cells]
            groups += [group for _label, group in beside]
            continue
        for index, cell in enumerate(row.cells):
            above = next(
                (group for label, group in reversed(beside) if _is_below(cell, label)), None
            )
            if above is None:
                _take(cell, row, index, labels, groups, goes_on=goes_on)
            elif not is_level(cell.text):
                _add(above, cell, 0, len(cell.text), at_front=True)
    for group in groups:  # long sentences are no keywords
        short = (one for one in group.keywords if word_count(one.text) <= MAX_SKILL_WORDS)
        group.keywords = list(short)
    return [group for group in groups if group.label is not None or group.keywords]


_SEVERAL = 2


def _labels_in_front(rows: list[Row]) -> bool:
    """Whether each row, or each but those that go on with the one above, has its kind in a first
    cell: `Software | R, QGIS`.

    Words side by side are no kinds: one row at least lists several words in its second cell, and
    none does in its first.
    """
    if not rows or len(rows[0].cells) != 2:
        return False
    parted = [row for row in rows if len(row.cells) == 2]
    set_apart = all(row.first.aside != row.cells[1].aside for row in parted) or (
        len(_SPLIT.findall(rows[0].cells[1].text)) >= _SEVERAL
    )
    if len(parted) < (1 if set_apart else 2) or any(
        len(row.cells) > 2 or row.bullet for row in rows
    ):
        return False
    first, second = ([row.cells[at] for row in parted] for at in (0, 1))
    boxes = [cell.box for cell in first if cell.box is not None]
    edges = (
        [box[0] for box in boxes],
        [box[2] for box in boxes],
    )  # labels may stand flush left or flush right
    aligned = not boxes or any(max(edge) - min(edge) < _SAME_EDGE for edge in edges)
    listed = sum(_SPLIT.search(cell.text) is not None for cell in second)
    return (
        aligned
        and 2 * listed > len(parted)
        and not any(_SPLIT.search(c.text) or word_count(c.text) > 4 for c in first)
    )


def _key(cell: Cell) -> tuple[float, bool, int]:
    kind = cell.runs[0].type if cell.runs else cell.type
    return (kind.size, kind.bold, kind.color)


def _label_types(rows: list[Row]) -> set[tuple[object, ...]]:
    """The types (or list levels) of rows that stand as labels over others: heavier or larger, and
    followed by another type.
    """
    flat = [(row, cell) for row in rows for cell in row.cells if not is_level(cell.text)]
    kinds = {_key(cell) for _, cell in flat}
    labels: set[tuple[object, ...]] = set()
    if len(kinds) >= 2:
        rank = sorted(kinds, key=lambda key: (key[1], key[0]), reverse=True)
        top = rank[0]
        others = [key for key in rank[1:] if (key[1], key[0]) < (top[1], top[0])]
        if others and sum(_key(cell) == top for _, cell in flat) < 0.75 * len(flat):
            labels.add(top)
    return labels


def _is_label(cell: Cell, labels: set[tuple[object, ...]]) -> bool:
    return _key(cell) in labels and word_count(cell.text) <= 6


def _names_a_kind(cell: Cell, labels: set[tuple[object, ...]]) -> bool:
    """Whether a cell looks like the labels of this list: then "Professional" is a kind of skill and
    no level of one.
    """
    return _is_label(cell, labels) and not LEVEL.match(cell.text)


def _is_below(cell: Cell, label: Cell) -> bool:
    """Whether a cell begins in the column of a label above it, or in one further right."""
    if cell.box is None or label.box is None or cell.page != label.page:
        return False
    return cell.box[0] > label.box[0] - _SAME_EDGE


def _take(
    cell: Cell,
    row: Row,
    index: int,
    labels: set[tuple[object, ...]],
    groups: list[SkillGroupRead],
    *,
    goes_on: bool,
) -> None:
    text = cell.text
    if is_level(text) and not _names_a_kind(cell, labels):
        return
    match = _LABEL.match(text) if word_count(text) < 60 else None
    if match is not None and not text.startswith("http"):
        groups.append(SkillGroupRead(_found(cell, match.start("label"), match.end("label"))))
        _add(groups[-1], cell, match.start("rest"), len(text))
        return
    if _is_label(cell, labels) and not _SPLIT.search(text):
        groups.append(SkillGroupRead(_found(cell, 0, len(text))))
        return
    if not groups:
        groups.append(SkillGroupRead())
    at_front = goes_on and index == 0 and len(row.cells) == 1
    _add(groups[-1], cell, 0, len(text), at_front=at_front)


def _had_no_room(above: Row, row: Row, edge: float) -> bool:
    """Whether a row may be the rest of the one above it, which had no room for its first word."""
    if row.box is None or above.box is None:
        return True
    letter = (row.box[2] - row.box[0]) / max(len(row.text), 1)
    return above.box[2] + (2 + len(row.text.split(" ", 1)[0])) * letter > edge


def _found(cell: Cell, start: int, end: int) -> Found | None:
    raw = cell.text[start:end]
    lead = len(raw) - len(raw.lstrip(_TRIM))
    text = (
        raw.strip(_TRIM.replace(".", ""))
        if raw.strip().lower().startswith(".")
        else raw.strip(_TRIM)
    )
    if raw.strip().startswith("."):
        lead = len(raw) - len(raw.lstrip())
    if not text:
        return None
    words = word_count(text)
    sure = 0.94 if words <= 3 else 0.85 if words <= 5 else 0.6  # the longer, the less a keyword
    return Found(text, cell.start + start + lead, cell.start + start + lead + len(text), sure)


def _add(
    group: SkillGroupRead, cell: Cell, start: int, end: int, *, at_front: bool = False
) -> None:
    """Add the keywords of a stretch of a cell; the first goes on with the last one when a line was
    broken inside it.
    """
    text = cell.text[start:end]
    pieces: list[tuple[int, int]] = []
    at = 0
    found_cuts = [*_SPLIT.finditer(text)] or [*_SLASH.finditer(text)]
    depth = counted = 0
    for match in found_cuts[:MAX_KEYWORDS]:
        depth += text.count("(", counted, match.start()) - text.count(")", counted, match.start())
        counted = match.start()
        if depth <= 0:
            pieces.append((at, match.start()))
            at = match.end()
    pieces.append((at, len(text)))
    # A skill and how well it is known, parted by a dash, are no list that may go on in the next
    # line.
    listed = sum(not is_level(text[begin:stop].strip(_TRIM)) for begin, stop in pieces) > 1
    broken = at_front and group.open_end and (listed or text[:1].islower())
    for number, (begin, stop) in enumerate(pieces):
        found = _found(cell, start + begin, start + stop)
        if found is None or is_level(found.text):
            continue
        before = group.keywords[-1] if group.keywords else None
        if number == 0 and before is not None and broken:
            group.keywords[-1] = Found(f"{before.text} {found.text}", before.start, found.end, 0.7)
        elif (
            number == 0
            and before is not None
            and at_front
            and text[:1].islower()
            and not listed
            and before.text[:1].isupper()
        ):
            group.keywords[-1] = Found(f"{before.text} {found.text}", before.start, found.end, 0.65)
        else:
            group.keywords.append(found)
    group.open_end = listed and not text.rstrip().endswith((",", ";", "·", "•", "|", "，", "、"))
