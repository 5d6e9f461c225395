"""What the sealed worker does with one document: sniff, read, ask for OCR, understand, answer (DESIGN 8)."""

import traceback
from collections import deque
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Any

import pymupdf

from interview_app.domain.issues import Issue
from interview_app.extraction.characters import Findings, clean
from interview_app.extraction.document import Box, Document, Line, Page, Span
from interview_app.extraction.docx_reader import read_docx
from interview_app.extraction.instructions import reads_like_instructions
from interview_app.extraction.limits import (
    MAX_BYTES,
    MAX_CHARACTERS,
    MAX_IMAGE_PIXELS,
    MAX_PICTURE_DPI,
    OCR_DPI,
    OCR_PAGES,
)
from interview_app.extraction.pdf_reader import largest_image, open_pdf, read_pdf, refusal_of
from interview_app.extraction.protocol import ProtocolError, read_frame, write_frame
from interview_app.extraction.refusal import Refused
from interview_app.extraction.sniff import Sniffed, sniff
from interview_app.extraction.text_reader import read_text
from interview_app.extraction.understanding import understand

_OCR_AT_ONCE = 3
"""Pages handed out before the first answer: two are recognised while the third is drawn."""

_OCR_ANSWER_BYTES = 16 * 1024 * 1024


@dataclass
class Answers:
    """The worker's side of the two pipes; each answer repeats the request's nonce."""

    requests: int
    answers: int
    nonce: str = ""

    def send(self, head: dict[str, Any], body: bytes = b"") -> None:
        """Send one frame."""
        write_frame(self.answers, {**head, "nonce": self.nonce}, body)

    def on_page(self, page: int, pages: int) -> None:
        """Tell progress: page from 1."""
        self.send({"kind": "progress", "page": page, "pages": pages})

    def receive(self) -> dict[str, Any]:
        """The parent's next answer."""
        return read_frame(self.requests, max_bytes=_OCR_ANSWER_BYTES).head


@dataclass
class _OcrRound:
    """Pages that wait for OCR, and what came back."""

    waiting: deque[int] = field(default_factory=deque)
    done: set[int] = field(default_factory=set)
    skipped: set[int] = field(default_factory=set)
    available: bool = True
    out: int = 0


def answer_request(head: dict[str, Any], content: bytes, out: Answers) -> tuple[dict[str, Any], bytes]:
    """Answer `parse` or `render`.

    Raises:
        Refused: with the issue code that ends this document.
    """
    if len(content) > MAX_BYTES:
        raise Refused("file_too_large")
    if head.get("verb") == "render":
        return _render(content, page=int(head["page"]), dpi=int(head["dpi"]))
    if head.get("verb") != "parse":
        raise ProtocolError("unknown verb")
    return _parse(head, content, out), b""


def _parse(head: dict[str, Any], content: bytes, out: Answers) -> dict[str, Any]:
    found = sniff(content, str(head["filename"]))
    early = {
        "kind": "read",
        "mime": found.mime,
        "issues": [{"code": code} for code in found.codes],
        "pages": 0,
        "text_found": False,
    }
    if found.kind is None:
        return early
    try:
        document = _read(found, content, out)
        return _understood(head, found, document)
    except Refused as refused:
        early["issues"].append({"code": refused.code})
        return early


def _read(found: Sniffed, content: bytes, out: Answers) -> Document:
    if found.kind == "docx":
        return read_docx(content)
    if found.kind in ("txt", "md"):
        return read_text(content, found.kind)
    try:
        pdf = open_pdf(content)
        reading = read_pdf(pdf, on_page=out.on_page)
        if reading.wants_ocr:
            _recognise(pdf, reading.document, reading.wants_ocr, out)
        return reading.document
    except RuntimeError as error:
        raise refusal_of(error) from error


def _understood(head: dict[str, Any], found: Sniffed, document: Document) -> dict[str, Any]:
    text_found = any(c.isalnum() for page in document.pages for line in page.lines for c in line.text)
    issues = [Issue(code=code) for code in found.codes] + document.issues
    answer = {
        "kind": "read",
        "mime": found.mime,
        "pages": len(document.pages) if document.kind == "pdf" else 1,
        "hidden_text": document.hidden_text,
        "text_found": text_found,
    }
    texts = [document.hidden_text]
    if text_found:
        known = understand(document, artifact_id=str(head["artifact_id"]), today=str(head["today"]))
        issues += known.issues
        texts.append(known.text)
        answer |= {
            "text": known.text[: MAX_CHARACTERS * 2],
            "layout": known.layout.to_json(),
            "language": known.language,
            "is_resume": known.is_resume,
            "confidence": known.confidence,
            "applicant_profile": known.applicant_profile.to_json() if known.applicant_profile else None,
            "skeleton_timeline": known.skeleton_timeline.to_json() if known.skeleton_timeline else None,
            "provenance": {path: place.to_json() for path, place in known.provenance.items()},
        }
    if any(reads_like_instructions(text) for text in texts):
        issues.append(Issue(code="instruction_like_text"))
    answer["issues"] = [issue.to_json() for issue in issues]
    return answer


def _recognise(pdf: Any, document: Document, pages: list[int], out: Answers) -> None:
    """Have the parent run OCR on these pages, a few at once, and put what it read in their place."""
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
        _take_words(pdf, document, work, out.receive())
    if work.done:
        document.issues += [Issue(code="ocr_used", page=page) for page in sorted(work.done)]
    document.issues += [Issue(code="image_skipped", page=page) for page in sorted(work.skipped)]


def _take_words(pdf: Any, document: Document, work: _OcrRound, answer: dict[str, Any]) -> None:
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
        work.done.add(index)


def _recognised_page(before: Page, answer: dict[str, Any]) -> Page:
    """The page as OCR saw it; boxes come in pixels of the upright image."""
    width, height = float(answer["width"]), float(answer["height"])
    turned = (width > height) != (before.width > before.height) and abs(width - height) > 0.05 * width
    page = Page(width=before.height, height=before.width) if turned else Page(width=before.width, height=before.height)
    scale = page.width / max(1.0, width)
    findings = Findings()
    for raw in answer["lines"]:
        words = [
            (clean(str(text), findings), (x0 * scale, y0 * scale, x1 * scale, y1 * scale), float(confidence))
            for text, x0, y0, x1, y1, confidence in raw["words"]
        ]
        words = [word for word in words if word[0].strip()]
        if words:
            page.lines.append(_ocr_line(words, int(raw["block"])))
    return page


def _ocr_line(words: list[tuple[str, Box, float]], block: int) -> Line:
    boxes = [box for _, box, _ in words]
    box = (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))
    heights = sorted(b[3] - b[1] for b in boxes)
    # The box of a word of capitals and small letters is about three quarters of its size in points.
    size = round(heights[-max(1, len(heights) // 4)] / 0.75, 1)
    spans = [
        Span(text=text if i == len(words) - 1 else text + " ", box=b, size=size) for i, (text, b, _) in enumerate(words)
    ]
    confidence = sum(one for _, _, one in words) / len(words)
    return Line(spans=spans, box=box, block=block, origin="ocr", ocr_confidence=round(confidence, 3))


def _page_image(pdf: Any, index: int) -> bytes | None:
    """The page as PGM for OCR, near the resolution of its own picture; None when it is too large."""
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


def _render(content: bytes, *, page: int, dpi: int) -> tuple[dict[str, Any], bytes]:
    """A page (from 0) as PNG."""
    if sniff(content, "").kind != "pdf":
        raise Refused("unsupported_type")
    try:
        pdf = open_pdf(content)
        if not 0 <= page < pdf.page_count:
            raise Refused("limit_pages")
        loaded = pdf.load_page(page)
        dpi = min(MAX_PICTURE_DPI, max(1, dpi))
        size = loaded.rect
        if (
            size.width * size.height * (dpi / 72) ** 2 > MAX_IMAGE_PIXELS
            or largest_image(loaded.get_images()) > MAX_IMAGE_PIXELS
        ):
            raise Refused("image_skipped")
        picture = loaded.get_pixmap(dpi=dpi, alpha=False)
    except RuntimeError as error:
        raise refusal_of(error) from error
    return {"kind": "picture", "width_points": size.width, "height_points": size.height}, picture.tobytes("png")


def bug_answer(error: Exception) -> dict[str, Any]:
    """Kind and places of an error, without its text: it may hold the document's."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{PurePath(frame.filename).name}:{frame.lineno} in {frame.name}" for frame in frames[-12:]]
    return {"kind": "bug", "report": f"{type(error).__name__} at {' < '.join(reversed(places))}"}
