"""From a span of the full text to its provenance: page, box, block, quote."""

from bisect import bisect_right

from interview_app.domain.provenance import Provenance
from interview_app.extraction.document import Box
from interview_app.extraction.layout import Reading
from interview_app.extraction.rows import Cell, Found, union

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
        self._placed = bool(reading.layout.pages)
        self._blocks = [[block.span[0] for block in page.blocks] for page in reading.layout.pages]

    def provenance(self, found: Found, confidence: float) -> Provenance:
        """The provenance of a value; a value known from a link alone has no span."""
        confidence = round(min(max(confidence, 0.01), 0.99), 3)
        if found.end <= found.start:
            return Provenance.model_construct(
                artifact_id=self._artifact_id, quote=found.text[:MAX_QUOTE], confidence=confidence
            )
        quote = self._text[found.start : found.end][:MAX_QUOTE]
        span = (found.start, found.end)
        cells = self._covering(found)
        if not self._placed or not cells:
            return Provenance.model_construct(
                artifact_id=self._artifact_id, span=span, quote=quote, confidence=confidence
            )
        page = cells[0].page
        boxes = [_part(cell, found) for cell in cells if cell.page == page and cell.box is not None]
        return Provenance.model_construct(
            artifact_id=self._artifact_id,
            page=page,
            box=union([box for box in boxes if box is not None]),
            block=self._block(page, found.start),
            span=span,
            quote=quote,
            confidence=confidence,
        )

    def origin(self, found: Found) -> str:
        """Where the text comes from: `body`, `ocr`, …"""
        cells = self._covering(found) if found.end > found.start else []
        return cells[0].origin if cells else "body"

    def ocr_confidence(self, found: Found) -> float | None:
        """The reader's own confidence of the words, for OCR text."""
        values = [cell.ocr_confidence for cell in self._covering(found) if cell.ocr_confidence is not None]
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

    def _block(self, page: int, start: int) -> int | None:
        if page >= len(self._blocks) or not self._blocks[page]:
            return None
        order = sorted(range(len(self._blocks[page])), key=lambda at: self._blocks[page][at])
        starts = [self._blocks[page][at] for at in order]
        at = bisect_right(starts, start) - 1
        return order[at] if at >= 0 else None


def _part(cell: Cell, found: Found) -> Box | None:
    if cell.box is None:
        return None
    x0, y0, x1, y1 = cell.box
    length = max(len(cell.text), 1)
    begin = max(found.start - cell.start, 0) / length
    end = min(found.end - cell.start, length) / length
    return (round(x0 + (x1 - x0) * begin, 1), round(y0, 1), round(x0 + (x1 - x0) * end, 1), round(y1, 1))
