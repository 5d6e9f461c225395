"""Header lines cut into fragments: what stands between separators, gaps and changes of type, dates
taken out.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from typing import Any

from interview_app.extraction.entries.units import Unit
from interview_app.extraction.page.rows import Cell, Found, Run, Type, placed, with_behind
from interview_app.extraction.phrases.dates_in_text import DateRange, date_ranges, is_time
from interview_app.extraction.phrases.joining import healed
from interview_app.language.files import in_all_languages
from interview_app.language.names import field_of, name_words, phrases
from interview_app.language.tokens import normal

_SEPARATOR = re.compile(
    r"\s*[|·•‖¦⋄◦∙▪∗→]\s*|(?:^|\s+)[^\w\s&+.,:;()\[\]'\"’‘“”„«»…!?#%°§]{1,3}(?:\s+|$)"
    r"|\s*[–—―]\s+(?=\S)|\s*[;；]\s+|,?\s+(?=\()|(?<=\))\s+(?=[^\s,])|:\s{2,}"
)


@cache
def _duration() -> re.Pattern[str]:
    """How long something was: "2 years 3 months", "(8 Monate)"."""
    units = in_all_languages("units")
    forms = sorted({*units["year"], *units["month"]}, key=len, reverse=True)
    one = rf"\d+\s*\+?\s*(?:(?:{'|'.join(map(re.escape, forms))}|[ym])\b\.?|年|个月)"
    return re.compile(rf"\(?\b{one}(?:\s*(?:\w{{1,3}}|,)?\s*{one})?\)?", re.IGNORECASE)


MAX_HEADER_CELL = 600
"""A longer cell is no header."""
_LEADING = " \t,;:|·•–—/、，)-"
_TRAILING = " \t,;:|·•–—/、，(-"
_FIELDS = frozenset({"post", "firm", "place", "school", "degree", "dates"})
"""Fields of an entry whose name may stand before their value."""


@dataclass(slots=True)
class Fragment:
    """A piece of an entry's header: its text and place, its type, and where it stands in the
    header.
    """

    text: str
    start: int
    end: int
    type: Type
    line: int
    place: int
    aside: bool = False
    opened: str = ""
    wrapped: tuple[tuple[int, int], ...] = ()
    """Where later rows of it begin, as in `Cell.wrapped`."""

    def part(self, begin: int, end: int, **changes: Any) -> "Fragment":
        """The fragment of the characters `begin` to `end` of its text."""
        later = tuple((at - begin, place) for at, place in self.wrapped if begin < at < end)
        return replace(
            self,
            text=self.text[begin:end],
            start=placed(begin, self.start, self.wrapped),
            end=placed(end - 1, self.start, self.wrapped) + 1,
            wrapped=later,
            **changes,
        )

    @property
    def slot(self) -> tuple[object, ...]:
        """What fragments of one role share across the entries of a section."""
        kind = self.type
        place = (self.line, self.place, self.aside, self.opened == "(")
        return (kind.size, kind.bold, kind.italic, kind.color, *place)

    def found(self, confidence: float = 0.8) -> Found:
        """The fragment as a value."""
        return Found(self.text, self.start, self.end, confidence)

    def found_as(self, text: str) -> Found:
        """Its place with this text as a value."""
        return Found(text, self.start, self.end)


def found_in(cell: Cell, dates: DateRange) -> Found:
    """Where dates stand that were read in the text of a cell."""
    words = cell.text[dates.begin : dates.stop]
    return Found(words, cell.placed(dates.begin), cell.placed(dates.stop))


def fragments_of(
    units: list[Unit], *, day_first: bool
) -> tuple[list[Fragment], list[tuple[DateRange, Found]]]:
    """The fragments and the dates of an entry's header lines."""
    out: list[Fragment] = []
    dates: list[tuple[DateRange, Found]] = []
    line = 0
    named = any(not unit.only_time for unit in units)
    for unit in units:
        before = len(out)
        place = 0
        for row in unit.rows if len(unit.rows) == 1 else [None]:
            cells = row.cells if row is not None else _merged(unit)
            for cell in cells:
                found = date_ranges(cell.text, day_first)
                dates += [(one, found_in(cell, one)) for one in found]
                beside_time = found and cell is not cells[-1]
                pieces = [] if named and unit.only_time else _cut(cell, found)
                for text, start, end, kind, opened in pieces:
                    if beside_time and text.islower():
                        continue  # "every winter": no post, which stands beside it
                    later = tuple(
                        (at - start, there) for at, there in cell.wrapped if start < at < end
                    )
                    span = cell.placed(start), cell.placed(end - 1) + 1
                    out.append(Fragment(text, *span, kind, line, place, cell.aside, opened, later))
                    place += 1
        if len(out) > before:
            line += 1
    return out, dates


def time_of(dates: list[tuple[DateRange, Found]]) -> tuple[DateRange | None, Found | None]:
    """When an entry was, and where that stands: the first range of its header, else the first lone
    date.
    """
    ranges = (one for one in dates if not one[0].lone)
    return next(ranges, dates[0] if dates else (None, None))


def value_at(text: str) -> int:
    """Where the value begins behind the name of a field of an entry and a colon, "Employer: …"; 0
    where none stands before it.
    """
    label, colon, value = text.replace("：", ":").partition(":")
    if not colon or field_of(label, whole=True) not in _FIELDS:
        return 0
    return len(text) - len(value.lstrip())


def _merged(unit: Unit) -> list[Cell]:
    """A wrapped header as one cell, so that a title broken in two lines is one fragment; what
    stands beside it is left there.
    """
    last = unit.rows[-1]
    rows = [
        [one for one in row.cells if not one.aside and (row is last or not is_time(one.text))]
        or row.cells
        for row in unit.rows
    ]
    beside = [
        cell
        for row, own in zip(unit.rows, rows, strict=True)
        for cell in row.cells
        if cell not in own
    ]
    first = merged = rows[0][0]
    wrapped: list[tuple[int, int]] = []
    for own in rows:
        for at, cell in enumerate(own):
            if cell is first:
                continue
            text = f"{merged.text} " if at else healed(merged.text, cell.text)
            merged = with_behind(replace(merged, text=text), cell, joint="")
            wrapped.append((len(text), cell.start))
    merged = replace(merged, wrapped=tuple(wrapped))
    return [
        *(c for c in beside if c.start < first.start),
        merged,
        *(c for c in beside if c.start >= first.start),
    ]


def _cut(cell: Cell, dates: tuple[DateRange, ...]) -> Iterator[tuple[str, int, int, Type, str]]:
    """Fragments of a cell: text, span in the cell's text, type, the sign before it."""
    text = cell.text
    if len(text) > MAX_HEADER_CELL:
        return
    cuts: list[tuple[int, int]] = [(one.begin, one.stop) for one in dates]
    cuts += [
        match.span()
        for match in _duration().finditer(text)
        if dates or match.end() - match.start() >= len(text.strip()) - 2
    ]
    cuts += [match.span() for match in _SEPARATOR.finditer(text) if _parts(text, match)]
    borders = {two.start for one, two in pairwise(cell.runs) if _changes(one, two, text)}
    points = sorted([*cuts, *((at, at) for at in borders)])
    at = 0
    opened = ""
    for begin, stop in [*points, (len(text), len(text))]:
        if begin < at:
            at = max(at, stop)
            continue
        piece = text[at:begin]
        yield from _trimmed(
            cell, piece, at, opened or ("," if piece.lstrip().startswith(",") else "")
        )
        opened = text[begin:stop].strip() or ("," if piece.rstrip().endswith(",") else "")
        at = stop


_DASHES = frozenset({"–", "—", "―", "-", "/"})
_BRACKETED = re.compile(r"\(([^()]{2,40})\)?")


_GOES_ON = re.compile(r",\s+[^\W\d_]")
"""After a bracket: what it says belongs to the name before it, "Registered Nurse (Adult), Nursing
Council".
"""


def _parts(text: str, match: re.Match[str]) -> bool:
    """A dash or slash parts fragments only outside brackets; a bracket is cut off only when it may
    hold a place or a firm.
    """
    before = text[: match.start()]
    if match.group().strip() in _DASHES and text[match.end() : match.end() + 1].islower():
        return False
    if any(
        one.start() <= match.end() <= one.end() + 1 and normal(one[1]) in name_words("degrees")
        for one in _BRACKETED.finditer(text)
    ):
        return text[match.start() : match.end()].strip() not in ("", "(", ")")
    if (
        text[match.end() : match.end() + 1] == "("
        and (inside := _BRACKETED.match(text, match.end())) is not None
    ):
        word = inside[1].split()[0]
        if _GOES_ON.match(text, inside.end()) and not date_ranges(inside[1]):
            return False
        if not word[:1].isupper() and word.isascii():
            return bool(date_ranges(inside[1]))
    return (
        before.count("(") == before.count(")")
        or "(" in match.group()
        or text[match.end() : match.end() + 1] == "("
    )


def _changes(one: Run, other: Run, text: str) -> bool:
    """Whether the type changes between two runs of a text where one of its pieces may end."""
    before, after = one.type, other.type
    same = (before.size, before.bold, before.italic, before.color) == (
        after.size,
        after.bold,
        after.italic,
        after.color,
    )
    at = other.start
    return not same and (text[at - 1 : at] in " ,|·(" or text[at : at + 1] in " ,|·()–—")


def _trimmed(
    cell: Cell, piece: str, at: int, opened: str
) -> Iterator[tuple[str, int, int, Type, str]]:
    lead = len(piece) - len(piece.lstrip(_LEADING))
    body = piece[lead:].rstrip(_TRAILING)
    event = phrases("events").match(body)
    if label := event.end() + 1 if event is not None else value_at(body):
        lead += label
        body = body[label:]
    said = phrases("before_firm").match(body) if at and body[:1].islower() else None
    if said is not None:
        rest = body[said.end() :].lstrip()
        lead, body, opened = lead + len(body) - len(rest), rest, "@"
    if body.startswith("(") and body.endswith(")"):
        body, lead, opened = body[1:-1], lead + 1, "("
    elif body.endswith(")") and "(" not in body:  # its bracket opened before the dates
        body = body[:-1]
    elif body.startswith("(") and ")" not in body:  # … or closes behind them
        body, lead = body[1:], lead + 1
    if not any(map(str.isalnum, body)) or _duration().fullmatch(body):
        return
    start = at + lead
    end = start + len(body)
    run = max(cell.runs, key=lambda run: min(run.end, end) - max(run.start, start), default=None)
    kind = run.type if run is not None else cell.type
    yield body, start, end, kind, opened
