"""Logical lines: a list item with its wrapped rows, a paragraph, or a short line such as a title, a
firm or a date.
"""

import re
from dataclasses import dataclass, field

from interview_app.extraction.entries.edges import ENDS_SENTENCE, TELL, Edges, ends_at
from interview_app.extraction.page.rows import Cell, Found, Row, Type
from interview_app.extraction.phrases.dates_in_text import DateRange, date_ranges, is_time
from interview_app.extraction.phrases.joining import is_parted, joined, word_count
from interview_app.extraction.phrases.lexicon import (
    degree_score,
    organisation_score,
    school_score,
    title_score,
)
from interview_app.language.any_language import small_words
from interview_app.language.tokens import normal

PROSE_WORDS = 9
_GUTTER, _WIDEST_GUTTER = 1.5, 4.0
"""Space between a wrapped text and the dates beside it, in heights of a line: mostly, and at most.
"""
MAX_ROWS = 120
"""Rows of one paragraph; a longer one is cut."""


@dataclass(slots=True)
class Unit:
    """Rows that are one thing. `kind` is `item`, `prose` or `short`; `dates` are (cell, range in
    the cell's text); `only_time`: it says when an entry was, and no more; `reach`: how many lines
    above its date and below it an entry's header has, `opens`: it is the first line of an entry,
    where that is decided.
    """

    rows: list[Row]
    kind: str = "short"
    dates: list[tuple[Cell, DateRange]] = field(default_factory=list)
    only_time: bool = False
    reach: tuple[int, int] | None = None
    opens: bool = False
    known_text: str | None = None
    known_left: float | None = None
    known_sign: tuple[object, ...] | None = None

    @property
    def first(self) -> Row:
        """Its first row."""
        return self.rows[0]

    @property
    def type(self) -> Type:
        """The type of its first row's main cell."""
        return self.rows[0].main.type

    @property
    def left(self) -> float:
        """Where its own text begins, in points; 0 without boxes."""
        if self.known_left is None:
            box = next(
                (cell.box for cell in self.rows[0].cells if not cell.aside and cell.box), None
            )
            self.known_left = box[0] if box else 0.0
        return self.known_left

    @property
    def text(self) -> str:
        """Its text with line breaks healed."""
        if self.known_text is None:
            self.known_text = joined([row.text.replace("\t", " ") for row in self.rows])
        return self.known_text

    @property
    def size(self) -> float:
        """Words, with two wide characters counted as one."""
        return word_count(self.text)

    def found(self, confidence: float = 0.8) -> Found:
        """Its whole text as a value."""
        return Found(self.text, self.rows[0].start, self.rows[-1].end, confidence)


def together(units: list[Unit], confidence: float = 0.8) -> Found:
    """Lines as one value."""
    text = joined([unit.text for unit in units])
    return Found(text, units[0].first.start, units[-1].rows[-1].end, confidence)


def units_of(rows: list[Row], *, day_first: bool, edges: Edges) -> list[Unit]:
    """The logical lines of a section's rows."""
    units: list[Unit] = []
    for row in rows:
        if units and continues(units[-1], row, edges):
            units[-1].rows.append(row)
            units[-1].known_text = None
        else:
            units.append(Unit([row]))
    for unit in units:
        unit.dates = _dates_of(unit, day_first=day_first)
        unit.kind = _kind(unit)
    return units


def _dates_of(unit: Unit, *, day_first: bool) -> list[tuple[Cell, DateRange]]:
    """The dates of a unit, in its rows or, where a time is broken between two of them, in all."""
    cells = (cell for row in unit.rows for cell in row.cells)
    dates = [(cell, one) for cell in cells for one in date_ranges(cell.text, day_first)]
    whole = [one for one in date_ranges(unit.text, day_first) if not one.lone]
    if len(unit.rows) > 1 and len(whole) > sum(not one.lone for _cell, one in dates):
        return [(unit.first.main, one) for one in whole]
    return dates


RANGED_WORDS = 28
"""Words of a line with a time in it that is the head of an entry, at most."""


def continues(unit: Unit, row: Row, edges: Edges) -> bool:
    """Whether a row is the wrapped rest of the unit before it."""
    last = unit.rows[-1]
    if len(unit.rows) >= MAX_ROWS:
        return False
    if (
        row.bullet
        or row.flow != last.flow
        or any(cell.aside for cell in row.cells)
        or len(row.cells) > 1
    ):
        return False
    one, other = last.main, row.main
    if one.type.size != other.type.size or not one.runs or not other.runs:
        return False
    if one.runs[-1].type.bold != other.runs[0].type.bold:
        return False
    if other.box is None and _broken_beside_dates(last, row):
        return True
    edge = edges.reach.get((row.flow, one.type.size))
    another = other.text[:1].isupper() or _begins_with_dates(other)
    if edge is None or (_begins_with_dates(one) and another):
        return False
    if row.bullet != unit.first.bullet and is_time(other.text, lone=False):
        return False
    if one.box is None or other.box is None:
        several = edge >= _BROKEN and edges.near.get((row.flow, one.type.size), 0) >= TELL
        return _continues_unplaced(last, row, edge, several)
    high = one.box[3] - one.box[1]
    if row.page == last.page and row.gap > 0.9 * high:
        return False
    left = one.box[0]
    if (
        not unit.first.bullet
        and abs(other.box[0] - left) > (0.5 * high if other.origin == "ocr" else 2.5)
        and not (
            0 < left - other.box[0] < 3 * high and not last.bullet and word_count(one.text) >= 6
        )
    ):
        return False
    first_word = len(other.text.split(" ", 1)[0]) if " " in other.text else min(len(other.text), 12)
    wide = (other.box[2] - other.box[0]) / max(len(other.text), 1)
    beside = min(
        (
            cell.box[0]
            for cell in last.cells
            if cell.aside and cell.box and cell.box[0] > one.box[0]
        ),
        default=None,
    )
    room = edge if beside is None else min(edge, beside)
    reach = one.box[2] + (first_word + 1) * wide
    # Dates beside a header take its room: it is full where its next word would have come up to the
    # space before them, and
    # not where they stand far off.
    held_off = beside is not None and reach > beside - _GUTTER * high
    roomy = beside is not None and reach < beside - _WIDEST_GUTTER * high
    full = reach > room - 0.5 * wide and not roomy
    goes_on = ends_open(one.text)
    if not full and not goes_on and not is_parted(one.text, other.text):
        return False
    return (
        held_off
        or goes_on
        or edges.near.get((row.flow, one.type.size), 2) >= TELL
        or not other.text[:1].isupper()
    )


_BROKEN = 60
"""Characters at which a text without places is broken, at least."""


def _begins_with_dates(cell: Cell) -> bool:
    """Whether a line begins with a time from one date to another, as the line of an entry's dates
    does.
    """
    return any(
        not one.lone and not cell.text[: one.begin].strip(" ([") for one in date_ranges(cell.text)
    )


def ends_open(text: str) -> bool:
    """Whether a text ends as no item does: within a bracket, with a sign that parts, or a small
    word.
    """
    if text.endswith((",", "&", "/", "-")) or text.count("(") > text.count(")"):
        return True
    last = (text.split() or [""])[-1]
    short = last.isupper() and not text.isupper()  # "Ateliers Verrières SA", "Klasse B"
    return not short and normal(last) in small_words()


def _continues_unplaced(last: Row, row: Row, edge: float, several: bool) -> bool:
    """`several`: more lines than one reach the edge."""
    if (
        row.block != last.block
        or row.style != last.style
        or edge < 40
        or row.list_level is not None
        or (len(last.cells) > 1 and row.text[:1].isupper())
    ):
        return False
    first_word = len(row.text.split(" ", 1)[0])
    if ends_at(last) + 1 + first_word <= edge - 4:
        return False
    # The longest line of a page that is not broken anywhere reaches its edge as well.
    return several or not row.text[:1].isupper() or ends_open(last.text)


def _broken_beside_dates(last: Row, row: Row) -> bool:
    """Whether a heading's paragraph goes on below a row that is full with its dates at the edge, as
    a long one in our own Word files.
    """
    return (
        row.block == last.block
        and row.style == last.style != ""
        and len(last.cells) > 1
        and is_time(last.cells[-1].text)
        and ends_at(last) >= _BROKEN
    )


def _kind(unit: Unit) -> str:
    row = unit.first
    if row.style.startswith("Heading"):
        return "short"
    text = unit.text
    words = word_count(text)
    ranged = any(not one.lone for _, one in unit.dates)
    if row.bullet:
        return "short" if ranged else "item"
    own = word_count(" ".join(cell.text for cell in row.cells if not cell.aside))
    if len(unit.rows) > 1 and words >= PROSE_WORDS and not ranged:
        wrapped_header = words <= 16 and row.first.runs and row.first.runs[0].type.bold
        return "short" if wrapped_header else "prose"
    if ranged and words <= RANGED_WORDS:
        return "short"
    if own >= PROSE_WORDS + (4 if row.main.type.bold else 0) and not any(
        cell.aside for cell in row.cells
    ):
        named = words <= _LONGEST_NAMED and _names_something(text)
        return "short" if named or _names_schooling(text) else "prose"
    if own >= 4 and ENDS_SENTENCE.search(text) and not _abbreviated(text):
        return "prose"
    return "short"


PARTS = re.compile(r"\s+[–—|·•-]\s+|\s*,\s+")


def _names_something(text: str) -> bool:
    """Whether a long line without a sentence's end is the long name of a post or a firm."""
    if ENDS_SENTENCE.search(text) and not _abbreviated(text):
        return False
    return any(
        title_score(part) >= 1.4 or organisation_score(part) >= 2 for part in PARTS.split(text)[:4]
    )


def _names_schooling(text: str) -> bool:
    """Whether a long line without a sentence's end is a degree and its school."""
    if ENDS_SENTENCE.search(text) and not _abbreviated(text):
        return False
    parts = [part for part in PARTS.split(text) if part][:5]
    degrees = [part for part in parts if degree_score(part) >= _TELLING]
    schools = [
        part
        for part in parts
        if part not in degrees
        and (school_score(part) >= _TELLING or organisation_score(part) >= _OF_A_HOUSE)
    ]
    return bool(degrees) and parts[0] in (*degrees, *schools)


_TELLING, _OF_A_HOUSE = 1.4, 1.0
_LONGEST_NAMED = 16
"""Words of a line that names a post and a firm, at most."""


def _abbreviated(text: str) -> bool:
    last = text.split()[-1]
    return len(last) <= 7 and last.count(".") >= 1 and (last[:1].isupper() or last.count(".") > 1)
