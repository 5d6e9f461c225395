"""Entries of a section: where each begins, by the joint evidence of dates, type, indentation and
repetition.

Lines are header lines (short ones and dated ones) or body (items and paragraphs). How this document
begins an entry is learned from the headers that hold one date; then each run of header lines is cut
so that its entries look most alike.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from interview_app.extraction.entries.header_lines import (
    header_lines_of,
    note_times,
    with_deeds_as_items,
    with_long_heads,
    without_body_labels,
)
from interview_app.extraction.entries.openings import is_timed
from interview_app.extraction.entries.signs import Sign, sign
from interview_app.extraction.entries.units import RANGED_WORDS, Unit

MAX_HEADER = 8
MAX_UNITS = 3_000
"""Lines of a section that are looked at: no working life fills more."""


@dataclass(slots=True)
class Entry:
    """Header lines and body of one entry; `own_row`: it is a row of a table, beside its time."""

    header: list[Unit]
    body: list[Unit] = field(default_factory=list)
    own_row: bool = False


@dataclass(slots=True)
class _Pattern:
    """What this section's entries have in common: how likely each look is the first line of one,
    and where its date stands.
    """

    weights: dict[Sign, float]
    offsets: Counter[int]
    dated: bool

    def start_weight(self, unit: Unit) -> float:
        return self.weights.get(_look(unit), 0.0)


def anchors(unit: Unit, *, ranged: bool) -> bool:
    """Whether a line carries its entry's date: a range in a short line, or a lone date where the
    section has such.
    """
    if unit.kind != "short":
        return False
    if any(not one.lone for _, one in unit.dates):
        return True
    for cell, one in unit.dates:
        rest = len(cell.text) - (one.stop - one.begin)
        if not ranged or rest <= _LONGEST_NAMES or one.begin <= 1:
            return True
    return False


_LONGEST_NAMES = 100
"""Characters of a header beside its date."""

Names = Callable[[Unit], bool]


def entries_of(units: list[Unit], *, once: Names | None = None) -> list[Entry]:
    """The entries of a section's lines, in order.

    Args:
        units: the section's lines.
        once: tells a line of which an entry has one at most, such as a school.
    """
    units = without_body_labels(units[:MAX_UNITS])
    with_deeds_as_items(units)
    note_times(units)
    with_long_heads(units)
    ranged = (
        sum(any(not one.lone for _, one in unit.dates) and unit.kind == "short" for unit in units)
        > 0
    )
    dated = [anchors(unit, ranged=ranged) for unit in units]
    header = header_lines_of(units, dated)
    runs = _runs(header)
    pattern = _learn(units, runs, dated)
    decided = [at for at, unit in enumerate(units) if unit.opens]
    starts = decided or [at for run in runs for at in _cut_run(units, run, dated, pattern, once)]
    rows = _table_rows(units)
    if rows:
        starts = [at for at in starts if dated[at]]
    leads = {at for at in range(len(units) - 1) if not dated[at] and _leads(units, at, dated)}
    entries = _built(units, leads | ({*rows, *starts} - {at + 1 for at in leads}), header)
    firsts = [units[at] for at in rows]
    for entry in entries:
        entry.own_row = any(one is other for one in entry.header[:2] for other in firsts)
    _lend(entries, [units[at] for at in leads])
    if decided:
        _take_times(entries)
    for entry in entries:  # a sentence under its time alone says all that is told of the entry
        told = all(unit.only_time for unit in entry.header) and entry.body[:1]
        if told and not told[0].first.bullet and told[0].size <= RANGED_WORDS:
            entry.header.append(entry.body.pop(0))
    return entries


def _take_times(entries: list[Entry]) -> None:
    """Put the time that stands among or under the text of an entry into its header."""
    for entry in entries:
        time = next(filter(is_timed, entry.body), None)
        if time is not None and not any(unit.dates for unit in entry.header):
            entry.header.append(time)
            entry.body = [unit for unit in entry.body if unit is not time]


def _leads(units: list[Unit], at: int, dated: list[bool]) -> bool:
    """Whether a line without a date stands over dated ones as a firm over the posts at it: out of
    the table whose rows they are, or further out in the list that they are items of.
    """
    row, below = units[at].first, units[at + 1].first
    if row.list_level is not None and below.list_level is not None:
        return row.list_level < below.list_level and dated[at + 1]
    slot = below.first.slot
    return row.first.slot is None and slot is not None and slot[2] == 0 and dated[at + 1]


def _lend(entries: list[Entry], leads: list[Unit]) -> None:
    """Put a line that stands over several entries over each of them."""
    lead, depth = None, None
    for entry in entries:
        first = entry.header[0]
        if any(first is one for one in leads):
            lead, depth = first, entry.header[1].first.list_level
        elif lead is not None and first.first.list_level == depth:
            entry.header.insert(0, lead)
        else:
            lead = None


def _table_rows(units: list[Unit]) -> set[int]:
    """Where rows of a table of the file begin whose first column is filled, mostly with a time:
    each is an entry, and what stands in its row is in no other. Empty where there are none such.
    """
    slots = [unit.first.first.slot for unit in units]
    found = {
        at
        for at, slot in enumerate(slots)
        if slot is not None and slot[2] == 0 and (at == 0 or slots[at - 1] != slot)
    }
    timed = {
        at for at in found if any(cell is units[at].first.first for cell, _ in units[at].dates)
    }
    if len(timed) <= max(len(found) // 2, 1):
        return set()
    return {at for at in found if at >= min(timed)}  # over them stand the names of the columns


def _look(unit: Unit) -> Sign:
    """Its type and place, and whether it begins with its date: such entries all do."""
    first = unit.first.first
    opens = any(cell is first and one.begin <= 1 for cell, one in unit.dates)
    return (*sign(unit), opens)


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
    """Go back from each date as long as the lines look like those at the other dates and like
    little else.
    """
    total = Counter(sign(unit) for unit in units)
    windows = [window for run in runs for window in _windows(run, dated)]
    near: Counter[Sign] = Counter()
    for window in windows:
        near.update({sign(units[at]) for at in window})
    starts: Counter[Sign] = Counter()
    offsets: Counter[int] = Counter()
    for window in windows:
        begin = window[-1]
        for at in reversed(window):
            look = sign(units[at])
            if near[look] / len(windows) * near[look] / total[look] < 0.42:
                break
            begin = at
        if begin == window[-1] and near[sign(units[begin])] < 0.6 * total[sign(units[begin])]:
            begin = window[0]
        starts[_look(units[begin])] += 1
        offsets[window[-1] - begin] += 1
    if not windows:
        starts.update(_look(units[run.start]) for run in runs)
    return _Pattern(_weights(starts, Counter(_look(unit) for unit in units)), offsets, any(dated))


def _windows(run: range, dated: list[bool]) -> list[range]:
    """For each date of a run the lines from the date before it (at most four back) to its own.

    In a run that begins with a date and goes on behind its last one, entries begin with their
    dates.
    """
    if dated[run.start] and not dated[run.stop - 1]:
        return [range(at, at + 1) for at in run if dated[at]]
    out = []
    floor = run.start
    for at in run:
        if dated[at]:
            out.append(range(max(floor, at - 4), at + 1))
            floor = at + 1
    return out


def _parted(units: list[Unit], at: int) -> bool:
    """Whether a paragraph's space stands above a line."""
    if at == 0:
        return True
    row = units[at].first
    if row.main.box is None:
        return row.gap > 0
    return row.page != units[at - 1].rows[-1].page or row.gap > 0.85 * (
        row.main.box[3] - row.main.box[1]
    )


def _weights(starts: Counter[Sign], total: Counter[Sign]) -> dict[Sign, float]:
    count = max(starts.total(), 1)
    return {
        look: number / count * number / max(total[look], number) for look, number in starts.items()
    }


def _cut_run(
    units: list[Unit], run: range, dated: list[bool], pattern: _Pattern, once: Names | None
) -> list[int]:
    """Where entries begin in a run of header lines: the cut whose entries look most like the
    section's pattern.
    """
    if pattern.dated and not any(dated[at] for at in run):
        return [at for at in run if pattern.start_weight(units[at]) >= 0.5]
    count = len(run)
    looks = _Looks.of(units, run, dated, pattern)
    looks.marked = [once is not None and once(units[at]) for at in run]
    best: list[float] = [-1e9] * (count + 1)
    back: list[int] = [-1] * (count + 1)
    best[0] = 0.0
    for skip in range(1, count):
        if run.start == 0 or dated[run.start + skip - 1]:
            break  # what stands over the first entry of a section is of it
        best[skip] = (
            best[skip - 1] - 0.25 - 1.4 * looks.weights[skip - 1] - (0.5 if skip == 1 else 0.0)
        )
    for end in range(1, count + 1):
        for start in range(max(0, end - MAX_HEADER), end):
            score = best[start] + _entry_score(looks, start, end, pattern)
            if score > best[end]:
                best[end], back[end] = score, start
    cuts = []
    at = count
    while at > 0 and back[at] >= 0:
        cuts.append(run.start + back[at])
        at = back[at]
    return sorted(cuts)


@dataclass(slots=True)
class _Looks:
    """What the cut of a run asks of each of its lines, once: how likely it starts an entry, whether
    space stands above it, whether it is dated, and whether it is such that an entry has one at most
    (`marked`).
    """

    weights: list[float]
    parted: list[bool]
    dated: list[bool]
    marked: list[bool] = field(default_factory=list)

    @classmethod
    def of(cls, units: list[Unit], run: range, dated: list[bool], pattern: _Pattern) -> "_Looks":
        parted = [_parted(units, at) for at in run]
        return cls(
            [pattern.start_weight(units[at]) for at in run], parted, dated[run.start : run.stop]
        )


def _entry_score(looks: _Looks, start: int, end: int, pattern: _Pattern) -> float:
    held = [at - start for at in range(start, end) if looks.dated[at]]
    score = 2.4 * looks.weights[start] - 0.5
    if looks.parted[start]:
        score += 0.4
    if pattern.dated:
        score += 1.0 if len(held) == 1 else (-2.0 if not held else -2.2 * (len(held) - 1))
        if held:
            score += 0.9 * pattern.offsets[held[0]] / max(pattern.offsets.total(), 1)
    score -= 2.2 * max(sum(looks.marked[start:end]) - 1, 0)
    for at in range(start + 1, end):
        score -= 1.3 * looks.weights[at]
    return score


def _built(units: list[Unit], starts: set[int], header: list[bool]) -> list[Entry]:
    entries: list[Entry] = []
    for at, unit in enumerate(units):
        if at in starts:
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
        if not entries:
            entries.append(Entry(lead.body[:1], lead.body[1:]))
    return entries
