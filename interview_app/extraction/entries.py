"""Entries of a section: where each begins, by the joint evidence of dates, type, indentation and repetition.

Lines are header lines (short ones and dated ones) or body (items and paragraphs). How this document begins an entry is
learned from the headers that hold one date; then each run of header lines is cut so that its entries look most alike.
"""

from collections import Counter
from dataclasses import dataclass, field

from interview_app.extraction.rows import Row
from interview_app.extraction.units import Unit

Sign = tuple[object, ...]
MAX_RUN = 400
MAX_HEADER = 8


@dataclass(slots=True)
class Entry:
    """Header lines and body of one entry; `nested` when it stands under an organisation that an earlier entry named."""

    header: list[Unit]
    body: list[Unit] = field(default_factory=list)
    nested: bool = False


@dataclass(slots=True)
class _Pattern:
    """What this section's entries have in common."""

    starts: Counter[Sign]
    offsets: Counter[int]
    total: int
    dated: bool

    def start_weight(self, unit: Unit) -> float:
        return self.starts[sign(unit)] / self.total if self.total else 0.0


def sign(unit: Unit) -> Sign:
    """What headers of one rank share: type and indentation of the first own cell."""
    row = unit.first
    own = next((cell for cell in row.cells if not cell.aside), row.first)
    kind = own.runs[0].type if own.runs else own.type
    return (kind.size, kind.bold, kind.italic, kind.caps and kind.size > 0, kind.color, round(unit.left / 8), row.bullet, row.style)


def anchors(unit: Unit, *, ranged: bool) -> bool:
    """Whether a line carries its entry's date: a range in a short line, or a lone date where the section has such."""
    if unit.kind != "short":
        return False
    if any(not one.lone for _, one in unit.dates):
        return True
    for cell, one in unit.dates:
        rest = len(cell.text) - (one.stop - one.begin)
        if rest <= 3 or (not ranged and rest <= 60) or (rest <= 40 and one.stop >= len(cell.text) - 2) or one.begin <= 1:
            return True
    return False


def entries_of(units: list[Unit]) -> list[Entry]:
    """The entries of a section's lines, in order."""
    ranged = sum(any(not one.lone for _, one in unit.dates) and unit.kind == "short" for unit in units) > 0
    dated = [anchors(unit, ranged=ranged) for unit in units]
    header = _header_lines(units, dated)
    runs = _runs(header)
    pattern = _learn(units, runs, dated)
    starts: list[int] = []
    for _ in range(2):
        starts = [at for run in runs for at in _cut_run(units, run, dated, pattern)]
        pattern = _relearn(units, starts, dated, pattern)
    return _built(units, starts, header)


def _header_lines(units: list[Unit], dated: list[bool]) -> list[bool]:
    """Which lines can be of a header: short ones that do not look like the section's list items."""
    items = Counter(_body_sign(unit) for unit in units if unit.kind != "short")
    heads = Counter(_body_sign(unit) for unit, date in zip(units, dated, strict=True) if unit.kind == "short")
    out = []
    anchors_left = [unit.left for unit, date in zip(units, dated, strict=True) if date and unit.left]
    edge = min(anchors_left, default=0.0)
    for unit, date in zip(units, dated, strict=True):
        if date:
            out.append(True)
        elif unit.kind != "short":
            out.append(False)
        else:
            look = _body_sign(unit)
            indented = unit.left > edge + 3
            like_body = items[look] >= 2 and indented and items[look] >= 0.5 * heads[look]
            out.append(not like_body)
    return out


def _body_sign(unit: Unit) -> Sign:
    kind = unit.type
    return (kind.size, kind.bold, kind.italic, round(unit.left / 4))


def _runs(header: list[bool]) -> list[range]:
    runs: list[range] = []
    start = None
    for at, is_header in enumerate([*header, False]):
        if is_header and start is None:
            start = at
        elif not is_header and start is not None:
            runs.append(range(start, at))
            start = None
    return runs


def _learn(units: list[Unit], runs: list[range], dated: list[bool]) -> _Pattern:
    starts: Counter[Sign] = Counter()
    offsets: Counter[int] = Counter()
    total = 0
    for run in runs:
        count = sum(dated[at] for at in run)
        if count == 1 and len(run) <= MAX_HEADER:
            starts[sign(units[run.start])] += 2
            offsets[next(at for at in run if dated[at]) - run.start] += 2
            total += 2
        elif count > 1:
            starts[sign(units[run.start])] += 1
            total += 1
    if total == 0:
        for run in runs:
            starts[sign(units[run.start])] += 1
            total += 1
    return _Pattern(starts, offsets, total, any(dated))


def _relearn(units: list[Unit], starts: list[int], dated: list[bool], pattern: _Pattern) -> _Pattern:
    signs = Counter(sign(units[at]) for at in starts)
    return _Pattern(signs, pattern.offsets, max(len(starts), 1), pattern.dated)


def _cut_run(units: list[Unit], run: range, dated: list[bool], pattern: _Pattern) -> list[int]:
    """Where entries begin in a run of header lines: the cut whose entries look most like the section's pattern."""
    if len(run) > MAX_RUN:
        return [at for at in run if dated[at]]
    if pattern.dated and not any(dated[at] for at in run) and pattern.start_weight(units[run.start]) < 0.5:
        weights = [at for at in run if pattern.start_weight(units[at]) >= 0.5]
        return weights[:1] if weights else []
    count = len(run)
    best: list[float] = [-1e9] * (count + 1)
    back: list[int] = [0] * (count + 1)
    skip_allowed = range(min(count, 4) + 1)
    for skip in skip_allowed:
        best[skip] = -0.9 * skip - (0.0 if skip == 0 else 0.4) - 4.0 * sum(dated[run.start + at] for at in range(skip))
        back[skip] = -1
    for end in range(1, count + 1):
        for start in range(max(0, end - MAX_HEADER), end):
            score = best[start] + _entry_score(units, run, start, end, dated, pattern)
            if best[start] > -1e8 and score > best[end]:
                best[end], back[end] = score, start
    cuts = []
    at = count
    while at > 0 and back[at] >= 0:
        cuts.append(run.start + back[at])
        at = back[at]
    return sorted(cuts)


def _entry_score(units: list[Unit], run: range, start: int, end: int, dated: list[bool], pattern: _Pattern) -> float:
    first = run.start + start
    held = [at - start for at in range(start, end) if dated[run.start + at]]
    weight = pattern.start_weight(units[first])
    score = 2.2 * weight - 0.35 if weight else -0.8
    if pattern.dated:
        score += (1.6, 0.9, -2.2)[1] if len(held) == 1 else (-1.4 if not held else -2.2 * (len(held) - 1))
        if held and pattern.offsets:
            score += 0.8 * pattern.offsets[held[0]] / max(pattern.offsets.total(), 1)
        elif len(held) == 1 and held[0] == 0:
            score += 0.1
    for at in range(start + 1, end):
        score -= 1.1 * pattern.start_weight(units[run.start + at])
    return score


def _built(units: list[Unit], starts: list[int], header: list[bool]) -> list[Entry]:
    entries: list[Entry] = []
    begin = set(starts)
    for at, unit in enumerate(units):
        if at in begin:
            entries.append(Entry([unit]))
        elif not entries:
            entries.append(Entry([]))
            entries[-1].body.append(unit)
        elif header[at] and not entries[-1].body and len(entries[-1].header) < MAX_HEADER:
            entries[-1].header.append(unit)
        else:
            entries[-1].body.append(unit)
    if entries and not entries[0].header:
        lead = entries.pop(0)
        if entries:
            entries[0].body[:0] = []
        else:
            entries.append(Entry(lead.body[:1], lead.body[1:]))
    return entries


def rows_of(entry: Entry) -> list[Row]:
    """All rows of an entry."""
    return [row for unit in (*entry.header, *entry.body) for row in unit.rows]
