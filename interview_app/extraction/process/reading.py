"""What the sealed worker does with one document: sniff, read, ask for OCR, understand, answer
(DESIGN 8).
"""

import traceback
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from interview_app.domain.issues import Issue
from interview_app.extraction.document import Document
from interview_app.extraction.formats.instructions import reads_like_instructions
from interview_app.extraction.formats.page_lying import Lying
from interview_app.extraction.formats.pdf_reader import (
    largest_image,
    open_pdf,
    read_pdf,
    refusal_of,
)
from interview_app.extraction.formats.photo import small_photo
from interview_app.extraction.formats.sniff import Sniffed, sniff
from interview_app.extraction.limits import (
    MAX_BYTES,
    MAX_CHARACTERS,
    MAX_IMAGE_PIXELS,
    MAX_PICTURE_DPI,
)
from interview_app.extraction.recognition.recognised_pages import recognise, shown_places
from interview_app.extraction.refusal import Refused
from interview_app.extraction.resume.understanding import understand
from interview_app.extraction.sealing.protocol import ProtocolError, read_frame, write_frame

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


def answer_request(
    head: dict[str, Any], content: bytes, out: Answers
) -> tuple[dict[str, Any], bytes]:
    """Answer `parse`, `render` or `photo`.

    Raises:
        Refused: with the issue code that ends this document.
    """
    if len(content) > MAX_BYTES:
        raise Refused("file_too_large")
    if head.get("verb") == "render":
        return _render(content, page=int(head["page"]), dpi=int(head["dpi"]))
    if head.get("verb") == "photo":
        return small_photo(content)
    if head.get("verb") != "parse":
        raise ProtocolError("unknown verb")
    return _parse(head, content, out), b""


def _parse(head: dict[str, Any], content: bytes, out: Answers) -> dict[str, Any]:
    found = sniff(content, str(head["filename"]))
    early: dict[str, Any] = {
        "kind": "read",
        "mime": found.mime,
        "issues": [{"code": code} for code in found.codes],
        "pages": 0,
        "text_found": False,
    }
    if found.kind is None:
        return early
    try:
        document, lying = _read(found, content, out)
        return _understood(head, found, document, lying)
    except Refused as refused:
        early["issues"].append({"code": refused.code})
        return early


def _read(found: Sniffed, content: bytes, out: Answers) -> tuple[Document, dict[int, Lying]]:
    # Imported with the first document of the kind, in the rehearsal: a worker for one PDF spares
    # itself the others.
    if found.kind == "docx":
        from interview_app.extraction.formats.docx_reader import read_docx

        return read_docx(content), {}
    if found.kind in ("txt", "md"):
        from interview_app.extraction.formats.text_reader import read_text

        return read_text(content, found.kind), {}
    try:
        pdf = open_pdf(content)
        reading = read_pdf(pdf, on_page=out.on_page)
        seen = recognise(pdf, reading.document, reading.wants_ocr, out) if reading.wants_ocr else {}
        return reading.document, {**reading.lying, **seen}
    except RuntimeError as error:
        raise refusal_of(error) from error


def _understood(
    head: dict[str, Any], found: Sniffed, document: Document, lying: dict[int, Lying]
) -> dict[str, Any]:
    text_found = any(
        c.isalnum() for page in document.pages for line in page.lines for c in line.text
    )
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
            "applicant_profile": known.applicant_profile.to_json()
            if known.applicant_profile
            else None,
            "skeleton_timeline": known.skeleton_timeline.to_json()
            if known.skeleton_timeline
            else None,
            "provenance": {path: place.to_json() for path, place in known.provenance.items()},
            "in_no_field": [place.to_json() for place in known.in_no_field],
        }
        shown_places(answer, lying)
    if any(reads_like_instructions(text) for text in texts):
        issues.append(Issue(code="instruction_like_text"))
    answer["issues"] = [issue.to_json() for issue in issues]
    return answer


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
    return {
        "kind": "picture",
        "width_points": size.width,
        "height_points": size.height,
    }, picture.tobytes("png")


def bug_answer(error: Exception) -> dict[str, Any]:
    """Kind and places of an error, without its text: it may hold the document's."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [
        f"{PurePath(frame.filename).name}:{frame.lineno} in {frame.name}" for frame in frames[-12:]
    ]
    return {"kind": "bug", "report": f"{type(error).__name__} at {' < '.join(reversed(places))}"}
