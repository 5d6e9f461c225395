"""Rows and cells: what reading order is made of and every later step works on.

A row is what stands at one height of one column; its cells are parted by wide gaps or table
borders. Cells know where they stand in the document's full text, so that every value can name its
span.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from interview_app.extraction.document import Box


@dataclass(frozen=True, slots=True)
class Type:
    """How characters look: size in points rounded to a half, weight, slant, colour and case."""

    size: float = 0.0
    bold: bool = False
    italic: bool = False
    color: int = 0
    caps: bool = False
    font: str = ""


PLAIN = Type()
"""Text of which nothing is known."""


@dataclass(slots=True)
class Run:
    """Characters `start` to `end` of a cell's text in one type."""

    start: int
    end: int
    type: Type
    link: str | None = None


@dataclass(slots=True)
class Cell:
    """A piece of a row; `start` is its place in the full text once that is laid out.

    `wrapped`: in a cell made of several rows, where each later row begins, as (place in `text`,
    place in the full text). `slot`: its place in a table of the file, as (table, row, column).
    """

    text: str
    runs: list[Run]
    box: Box | None = None
    page: int = 0
    start: int = 0
    aside: bool = False
    wrapped: tuple[tuple[int, int], ...] = ()
    origin: str = "body"
    ocr_confidence: float | None = None
    known_type: Type | None = None
    slot: tuple[int, int, int] | None = None

    @property
    def type(self) -> Type:
        """The type of most characters; worked out once, since bullets that are cut off later are
        few characters.
        """
        if self.known_type is None:
            if len(self.runs) == 1:
                self.known_type = self.runs[0].type
            else:
                self.known_type = (
                    max(self.runs, key=lambda run: run.end - run.start).type if self.runs else PLAIN
                )
        return self.known_type

    @property
    def end(self) -> int:
        """Where it ends in the full text."""
        return self.start + len(self.text)

    def placed(self, at: int) -> int:
        """Where the character `at` of its text stands in the full text."""
        return placed(at, self.start, self.wrapped)


def placed(at: int, start: int, wrapped: tuple[tuple[int, int], ...]) -> int:
    """Where the character `at` of a text stands that starts at `start` of the full text and goes on
    as `wrapped` says.
    """
    begin, there = next((one for one in reversed(wrapped) if one[0] <= at), (0, start))
    return there + at - begin


@dataclass(slots=True)
class Row:
    """Cells at one height, from left to right. `right` is the right edge of its column, `gap` the
    space above in points.
    """

    cells: list[Cell]
    page: int = 0
    bullet: bool = False
    style: str = ""
    list_level: int | None = None
    block: int = 0
    flow: int = 0
    column_left: float = 0.0
    right: float = 0.0
    gap: float = 0.0
    notes: dict[str, object] = field(default_factory=dict)
    settled: bool = False
    known_box: Box | None = None
    known_main: Cell | None = None
    known_text: str = ""

    @property
    def text(self) -> str:
        """The cells' texts, parted by tabs as in the full text."""
        if self.settled:
            return self.known_text
        return "\t".join(cell.text for cell in self.cells)

    @property
    def start(self) -> int:
        """Where it starts in the full text."""
        return self.cells[0].start

    @property
    def end(self) -> int:
        """Where it ends in the full text."""
        return self.cells[-1].end

    @property
    def box(self) -> Box | None:
        """The box around all cells."""
        if self.settled:
            return self.known_box
        return union(cell.box for cell in self.cells)

    @property
    def main(self) -> Cell:
        """The cell with the most characters that stands in the column itself."""
        if self.known_main is not None:
            return self.known_main
        if len(self.cells) == 1:
            return self.cells[0]
        inside = [cell for cell in self.cells if not cell.aside]
        return max(inside or self.cells, key=lambda cell: len(cell.text))

    def settle(self) -> None:
        """Keep box, text and main cell: the row changes no more."""
        self.known_text, self.known_box, self.known_main = self.text, self.box, self.main
        self.settled = True

    def with_cells(self, cells: list[Cell]) -> "Row":
        """A row like this one, of other cells."""
        return replace(
            self,
            cells=cells,
            notes=dict(self.notes),
            settled=False,
            known_box=None,
            known_main=None,
        )

    @property
    def first(self) -> Cell:
        """The leftmost cell."""
        return self.cells[0]


def with_behind(one: Cell, other: Cell, joint: str = " ") -> Cell:
    """Two cells as one, at the place of the first."""
    at = len(one.text) + len(joint)
    runs = [replace(run, start=run.start + at, end=run.end + at) for run in other.runs]
    return replace(
        one,
        text=f"{one.text}{joint}{other.text}",
        runs=[*one.runs, *runs],
        box=union((one.box, other.box)),
        known_type=None,
    )


def union(around: Iterable[Box | None]) -> Box | None:
    """The box around boxes; None when there is none."""
    boxes = [box for box in around if box is not None]
    if len(boxes) < 2:
        return boxes[0] if boxes else None
    return (
        min(box[0] for box in boxes),
        min(box[1] for box in boxes),
        max(box[2] for box in boxes),
        max(box[3] for box in boxes),
    )


@dataclass(frozen=True, slots=True)
class Found:
    """A value read from the text: its words, where it stands in the full text, and how sure its
    reader is (0 to 1).
    """

    text: str
    start: int
    end: int
    confidence: float = 0.8
