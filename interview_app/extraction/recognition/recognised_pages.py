"""Pages that are recognised: pictures go out, words come back as lines, and places go back to where
the page shows them.

Understanding reads the page upright and straight; the person sees it as it was scanned.
"""

from collections import deque
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Protocol

import pymupdf

from interview_app.domain.issues import Issue
from interview_app.extraction.document import Box, Document, Line, Page, Span
from interview_app.extraction.formats.characters import Findings, clean
from interview_app.extraction.formats.page_lying import Lying
from interview_app.extraction.formats.pdf_reader import largest_image
from interview_app.extraction.limits import MAX_IMAGE_PIXELS, OCR_DPI, OCR_PAGES

_OCR_AT_ONCE = 3
"""Pages handed out before the first answer: two are recognised while the third is drawn."""

_DRAWN_LETTERS = 2
"""So many at most are read into a drawn dot or picture."""

_SQUARE = 1.4
"""Times as wide as high, or as high as wide: what is drawn before a line is neither."""

_LONE = 1.4
"""Times the gap between the words of a line: nearer, a letter is a word."""

_LOW = 0.7
"""Of the height of the words: a dot is lower, a picture is not."""

_Word = tuple[str, Box, float]
"""Text, box in points, confidence from 0 to 1."""


class Exchange(Protocol):
    """The worker's side of the two pipes."""

    def send(self, head: dict[str, Any], body: bytes = b"") -> None:
        """Send one frame."""
        ...

    def receive(self) -> dict[str, Any]:
        """The parent's next answer."""
        ...


@dataclass
class _OcrRound:
    """Pages that wait for OCR, and what came back."""

    waiting: deque[int] = field(default_factory=deque)
    done: dict[int, Lying] = field(default_factory=dict)
    skipped: set[int] = field(default_factory=set)
    available: bool = True
    out: int = 0


def shown_places(answer: dict[str, Any], lying: dict[int, Lying]) -> None:
    """Move the boxes of the answer's layout, of its provenance and of what is in no field to where
    the scanned pages show them, in place.
    """
    for index, page in enumerate(answer["layout"]["pages"]):
        lies = lying.get(index)
        if lies is None or not (lies.turn or lies.angle):
            continue
        page["width"], page["height"] = lies.size
        places = [
            place
            for place in (*answer["provenance"].values(), *answer["in_no_field"])
            if place.get("page") == index and place.get("box")
        ]
        for placed in (*page["blocks"], *places):
            placed["box"] = list(lies.shown(tuple(placed["box"])))


def recognise(pdf: Any, document: Document, pages: list[int], out: Exchange) -> dict[int, Lying]:
    """Have the parent run OCR on these pages, a few at once, and put what it read in their place.

    Returns how each recognised page lies.
    """
    work = _OcrRound(waiting=deque(pages[:OCR_PAGES]), skipped=set(pages[OCR_PAGES:]))
    while work.available and (work.waiting or work.out):
        if work.waiting and work.out < _OCR_AT_ONCE:
            page = work.waiting.popleft()
            image = _page_image(pdf, page)
            if image is None:
                work.skipped.add(page)
                continue
            out.send({"kind": "needs_ocr", "page": page, "pages": len(document.pages)}, image)
            work.out += 1
            continue
        _take_words(document, work, out.receive())
    if work.done:
        document.issues += [Issue(code="ocr_used", page=page) for page in sorted(work.done)]
    document.issues += [Issue(code="image_skipped", page=page) for page in sorted(work.skipped)]
    return work.done


def _take_words(document: Document, work: _OcrRound, answer: dict[str, Any]) -> None:
    work.out -= 1
    if not answer.get("available", False):
        work.available = False
        return
    index = int(answer["page"])
    page = _recognised_page(document.pages[index], answer)
    if sum(1 for line in page.lines for c in line.text if c.isalnum()) > 0:
        document.pages[index] = page
        for line in page.lines:
            line.page = index
        work.done[index] = Lying(
            page.width, page.height, int(answer.get("turn", 0)), float(answer.get("angle", 0.0))
        )


def _recognised_page(before: Page, answer: dict[str, Any]) -> Page:
    """The page as OCR saw it; boxes come in pixels of the upright image."""
    turned = answer.get("turn", 0) in (90, 270)
    page = (
        Page(width=before.height, height=before.width)
        if turned
        else Page(width=before.width, height=before.height)
    )
    scale = page.width / max(1.0, float(answer["width"]))
    findings = Findings()
    for raw in answer["lines"]:
        words = [
            (
                clean(str(text), findings),
                (x0 * scale, y0 * scale, x1 * scale, y1 * scale),
                float(confidence),
            )
            for text, x0, y0, x1, y1, confidence in raw["words"]
        ]
        words = _written([word for word in words if word[0].strip()])
        if words:
            page.lines.append(_ocr_line(words, int(raw["block"])))
    return page


def _written(words: list[_Word]) -> list[_Word]:
    """The words of a line without what is drawn before them: a dot becomes the sign of a list item,
    a picture nothing.

    Tesseract reads a letter or two into a dot, and a sign into a picture. They are known by their
    shape: about as wide as high, and further from the next word than words are from each other.
    """
    if len(words) < 2 or len(words[0][0]) > _DRAWN_LETTERS:
        return words
    (text, box, _), *others = words
    high = max(other[3] - other[1] for _, other, _ in others)
    gap = others[0][1][0] - box[2]
    gaps = sorted(after[1][0] - before[1][2] for before, after in pairwise(others))
    usual = gaps[len(gaps) // 2] if gaps else 0.0
    wide, own = box[2] - box[0], box[3] - box[1]
    letters = any(map(str.isalnum, text))
    if gap < high / 2 or not 1 / _SQUARE < wide / max(own, 1.0) < _SQUARE:
        return words
    if own < _LOW * high and (gap > _LONE * usual or not letters):
        return [("•", box, 1.0), *others]
    return words if letters else others


def _ocr_line(words: list[_Word], block: int) -> Line:
    boxes = [box for _, box, _ in words]
    box = (
        min(b[0] for b in boxes),
        min(b[1] for b in boxes),
        max(b[2] for b in boxes),
        max(b[3] for b in boxes),
    )
    heights = sorted(b[3] - b[1] for b in boxes)
    # The box of a word of capitals and small letters is about three quarters of its size in points.
    size = round(heights[-max(1, len(heights) // 4)] / 0.75, 1)
    spans = [
        Span(text=text if i == len(words) - 1 else text + " ", box=b, size=size)
        for i, (text, b, _) in enumerate(words)
    ]
    confidence = sum(one for _, _, one in words) / len(words)
    return Line(
        spans=spans, box=box, block=block, origin="ocr", ocr_confidence=round(confidence, 3)
    )


def _page_image(pdf: Any, index: int) -> bytes | None:
    """The page as PGM for OCR, near the resolution of its own picture; None when it is too
    large.
    """
    page = pdf.load_page(index)
    images = page.get_images()
    if largest_image(images) > MAX_IMAGE_PIXELS:
        return None
    widest = max((int(image[2]) for image in images), default=0)
    own = widest * 72 / max(1.0, page.rect.width)
    dpi = min(OCR_DPI[1], max(OCR_DPI[0], round(own) if own else 200))
    if page.rect.width * page.rect.height * (dpi / 72) ** 2 > MAX_IMAGE_PIXELS:
        return None
    picture = page.get_pixmap(dpi=dpi, colorspace=pymupdf.csGRAY, alpha=False)
    return b"P5 %d %d 255\n" % (picture.width, picture.height) + bytes(picture.samples_mv)
