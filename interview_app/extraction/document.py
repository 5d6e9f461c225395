"""What a reader hands to understanding: pages of positioned lines (DESIGN 8).

Readers (pdf, docx, text, ocr) fill it in; `layout` orders it; `sections` and `entries` read it. All
boxes are in points from the top left; a format without pages gives one page of width and height 0
whose lines have box None.
"""

from dataclasses import dataclass, field
from typing import Literal

from interview_app.domain.document_kinds import DocumentKind
from interview_app.domain.issues import Issue

Box = tuple[float, float, float, float]


@dataclass(slots=True)
class Span:
    """A run of one font; `size` in points, 0 when unknown; `link` is the target of an annotation or
    hyperlink over it.
    """

    text: str
    box: Box | None = None
    size: float = 0.0
    font: str = ""
    bold: bool = False
    italic: bool = False
    color: int = 0
    link: str | None = None


@dataclass(slots=True)
class Line:
    """One line in stream order. `cell` is (table, row, column) inside a table; `style` a DOCX
    paragraph style or MD heading.
    """

    spans: list[Span]
    box: Box | None = None
    page: int = 0
    block: int = 0
    style: str = ""
    list_level: int | None = None
    cell: tuple[int, int, int] | None = None
    origin: Literal["body", "header", "footer", "textbox", "ocr"] = "body"
    ocr_confidence: float | None = None

    @property
    def text(self) -> str:
        """The line's text, spans joined."""
        return "".join(span.text for span in self.spans)

    @property
    def size(self) -> float:
        """The size of most of its characters, in points."""
        return max(self.spans, key=lambda span: len(span.text)).size if self.spans else 0.0

    @property
    def bold(self) -> bool:
        """Whether most of its characters are bold."""
        heavy = sum(len(span.text.strip()) for span in self.spans if span.bold)
        return heavy * 2 > sum(len(span.text.strip()) for span in self.spans)


@dataclass(slots=True)
class Page:
    """One page with its visible lines in stream order."""

    width: float = 0.0
    height: float = 0.0
    lines: list[Line] = field(default_factory=list)


@dataclass(slots=True)
class Link:
    """A link annotation: target and place."""

    target: str
    page: int = 0
    box: Box | None = None


@dataclass(slots=True)
class Document:
    """A document as read, before anything is understood."""

    kind: DocumentKind
    pages: list[Page] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    hidden_text: str = ""
    issues: list[Issue] = field(default_factory=list)
    metadata_title: str = ""
