"""From a span of the full text to its provenance: page, box, block, quote."""

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate

from interview_app.domain.provenance import Provenance
from interview_app.extraction.document import Box
from interview_app.extraction.page.layout import Reading
from interview_app.extraction.page.rows import Cell, Found, union

MAX_QUOTE = 2_000
"""A longer quote is cut to this many characters; the span stays whole."""


class Places:
    """Finds where a value stands; one for each reading."""

    def __init__(self, reading: Reading, artifact_id: str) -> None:
        self._artifact_id = artifact_id
        self._text = reading.text
        self._cells = [cell for row in (*reading.rows, *reading.furniture) for cell in row.cells]
        self._cells.sort(key=lambda cell: cell.start)
        self._starts = [cell.start for cell in self._cells]
        self._reached: dict[int, list[float]] = {}
        """How far each character of a cell reaches, by the cell's place in the text; several values
        stand in one cell.
        """
        self._placed = bool(reading.layout.pages)
        self._recognised = any(
            cell.origin == "ocr" or cell.ocr_confidence is not None for cell in self._cells
        )
        self._blocks = [
            sorted((block.span[0], number) for number, block in enumerate(page.blocks))
            for page in reading.layout.pages
        ]

    def provenance(self, found: Found, confidence: float) -> Provenance:
        """The provenance of a value; a value known from a link alone has no span."""
        confidence = round(min(max(confidence, 0.01), 0.99), 3)
        if found.end <= found.start:
            return Provenance(
                artifact_id=self._artifact_id, quote=found.text[:MAX_QUOTE], confidence=confidence
            )
        quote = self._text[found.start : found.end][:MAX_QUOTE]
        span = (found.start, found.end)
        cells = self._covering(found)
        if not self._placed or not cells:
            return Provenance(
                artifact_id=self._artifact_id, span=span, quote=quote, confidence=confidence
            )
        page = cells[0].page
        boxes = [self._part(cell, found) for cell in cells if cell.page == page]
        return Provenance(
            artifact_id=self._artifact_id,
            page=page,
            box=union(boxes),
            block=self._block(page, found.start),
            span=span,
            quote=quote,
            confidence=confidence,
        )

    @property
    def recognised(self) -> bool:
        """Whether any of the text was read by OCR."""
        return self._recognised

    def origin(self, found: Found) -> str:
        """Where the text comes from: `body`, `ocr`, …"""
        cells = self._covering(found) if found.end > found.start else []
        return cells[0].origin if cells else "body"

    def ocr_confidence(self, found: Found) -> float | None:
        """The reader's own confidence of the words, for OCR text."""
        values = [
            cell.ocr_confidence for cell in self._covering(found) if cell.ocr_confidence is not None
        ]
        return min(values) if values else None

    def page(self, found: Found) -> int | None:
        """The page a value stands on."""
        cells = self._covering(found) if found.end > found.start else []
        return cells[0].page if cells and self._placed else None

    def _covering(self, found: Found) -> list[Cell]:
        at = max(bisect_right(self._starts, found.start) - 1, 0)
        cells = []
        while at < len(self._cells) and self._cells[at].start < found.end:
            if self._cells[at].end > found.start:
                cells.append(self._cells[at])
            at += 1
        return cells

    def _part(self, cell: Cell, found: Found) -> Box | None:
        if cell.box is None:
            return None
        x0, y0, x1, y1 = cell.box
        first, last = max(found.start - cell.start, 0), min(found.end - cell.start, len(cell.text))
        begin, end = 0.0, 1.0
        if first > 0 or last < len(cell.text):
            reached = self._reached.get(cell.start)
            if reached is None:
                reached = self._reached[cell.start] = [0.0, *accumulate(_widths(cell))]
            whole = reached[-1] or 1.0
            begin, end = reached[first] / whole, reached[last] / whole
        return (
            round(x0 + (x1 - x0) * begin, 1),
            round(y0, 1),
            round(x0 + (x1 - x0) * end, 1),
            round(y1, 1),
        )

    def _block(self, page: int, start: int) -> int | None:
        if page >= len(self._blocks) or not self._blocks[page]:
            return None
        at = bisect_right(self._blocks[page], start, key=_start) - 1
        return self._blocks[page][at][1] if at >= 0 else None


def _start(block: tuple[int, int]) -> int:
    return block[0]


_NARROW, _SLIM, _BROAD = (
    frozenset("iljI.,:;'|!()[]·’‘"),
    frozenset('ftr-/"* '),
    frozenset("mwMW@%—…"),
)


@lru_cache(maxsize=256)
def _of_one_width(font: str) -> bool:
    return any(part in font.lower() for part in ("mono", "cour", "consol", "typewriter"))


def _widths(cell: Cell) -> list[float]:
    """About how wide each character of a cell is, in no unit: what a proportional face of its
    weight and size gives.
    """
    if _of_one_width(cell.type.font):
        return [1.0] * len(cell.text)
    widths = [
        0.45 if char in _NARROW
        else 0.6 if char in _SLIM
        else 1.6 if char in _BROAD
        else 1.9 if char > "\u2e80"
        else 1.3 if char.isupper()
        else 1.0
        for char in cell.text
    ]  # fmt: skip
    for run in cell.runs if len(cell.runs) > 1 else ():
        factor = (run.type.size or 1.0) * (1.08 if run.type.bold else 1.0)
        widths[run.start : run.end] = [width * factor for width in widths[run.start : run.end]]
    return widths
