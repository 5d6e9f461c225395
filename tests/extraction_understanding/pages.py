"""Small documents built in code: lines with places and types, as a reader would hand them over."""

from interview_app.extraction.document import Document, Line, Page, Span
from interview_app.extraction.resume.understanding import Understanding, understand


def line(
    text: str,
    x: float,
    y: float,
    *,
    size: float = 10.0,
    bold: bool = False,
    page: int = 0,
    wide: float | None = None,
) -> Line:
    """A line of one type whose top left is at (x, y) points."""
    width = wide if wide is not None else len(text) * size * 0.5
    box = (x, y, x + width, y + size * 1.2)
    return Line([Span(text, box, size, "Sans", bold)], box, page)


def pdf(*lines: Line, width: float = 600.0, height: float = 800.0) -> Document:
    """A PDF of these lines on one page."""
    return Document("pdf", [Page(width, height, list(lines))])


def plain(text: str) -> Document:
    """A text file of these lines; an empty line parts paragraphs."""
    lines = []
    block = 0
    for raw in text.strip("\n").split("\n"):
        if not raw.strip():
            block += 1
        else:
            lines.append(Line([Span(raw)], block=block))
    return Document("txt", [Page(lines=lines)])


def read(document: Document, today: str = "2026-11") -> Understanding:
    """The document understood."""
    return understand(document, artifact_id="artifact-1", today=today)


RESUME = """
Tessa Okafor
Leeds, UK | +44 113 496 0733 | tessa.okafor@mailbox.example | linkedin.com/in/tessaokafor

Work experience

Ward Nurse, Osprey Health Trust
03/2021 - present
- Planned the weekly rota for eleven colleagues.
- Trained four newcomers.

Care Assistant, Bellweather Ltd
01/2018 - 02/2021
- Kept the records of thirty residents.

Education

BSc, Nursing
University of Eastmere, 09/2014 - 06/2017

Skills

First aid, Rota planning, SQL
"""
