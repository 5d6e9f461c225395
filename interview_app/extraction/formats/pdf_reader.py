"""Reads a PDF with MuPDF: positioned visible lines and links; what cannot be seen is set apart.

Runs in the sealed worker alone. Images are never decoded here (one public file takes 22 s and 506
MB with them).
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import pymupdf

from interview_app.domain.issues import Issue
from interview_app.extraction.document import Box, Document, Line, Link, Page, Span
from interview_app.extraction.formats.characters import Findings, clean, single_line
from interview_app.extraction.formats.letter_spacing import with_whole_words
from interview_app.extraction.formats.page_effort import Effort
from interview_app.extraction.formats.page_lying import Lying, sideways, turned
from interview_app.extraction.formats.pdf_active import active_content, page_links
from interview_app.extraction.formats.pdf_clipped import (
    cut_away,
    cuts_oddly,
    drawing_orders,
    may_cut,
)
from interview_app.extraction.formats.pdf_hidden import PageLog, hidden_spans, off_page_text
from interview_app.extraction.formats.symbols import mapped_private_use
from interview_app.extraction.limits import MAX_CHARACTERS, MAX_IMAGE_PIXELS, MAX_LINKS, MAX_PAGES
from interview_app.extraction.page.drawn_bullets import with_drawn_bullets
from interview_app.extraction.refusal import Refused

_FLAGS = (pymupdf.TEXTFLAGS_DICT | pymupdf.TEXT_CLIP) & ~pymupdf.TEXT_PRESERVE_IMAGES
_UNMAPPED = 128 | 256
"""`char_flags` of glyphs that the font maps to no character: the text shows their numbers."""

_BOLD_FLAG, _ITALIC_FLAG, _BOLD_CHARS = 16, 2, 8
_BOLD_NAMES = ("bold", "black", "heavy", "demi")
_ITALIC_NAMES = ("italic", "oblique")
_UNRELIABLE_SHARE = 0.3
_SCAN_LETTERS = 25
"""Fewer letters on a pictured page are a stamp of the scanner, not its text."""

_PRIVATE = re.compile("[\ue000-\uf8ff\ufffd]")
_OUTLINE_PATHS = 150
_MOST_FIELDS = 500
_FIELD_BLOCK = 10_000
_TEXT_FIELDS = (
    pymupdf.PDF_WIDGET_TYPE_TEXT,
    pymupdf.PDF_WIDGET_TYPE_COMBOBOX,
    pymupdf.PDF_WIDGET_TYPE_LISTBOX,
)


@dataclass
class PdfReading:
    """A PDF read so far; `wants_ocr`: pages (from 0) whose text is missing or cannot be trusted;
    `lying`: those shown sideways.
    """

    document: Document
    wants_ocr: list[int] = field(default_factory=list)
    lying: dict[int, Lying] = field(default_factory=dict)
    unreliable: bool = False
    effort: Effort = field(default_factory=Effort)


@dataclass
class _Counts:
    characters: int = 0
    letters: int = 0
    unmapped: int = 0


def open_pdf(content: bytes) -> Any:
    """The opened document.

    Raises:
        Refused: corrupt_document or encrypted.
    """
    try:
        pdf = pymupdf.open(stream=content, filetype="pdf")
    except (RuntimeError, ValueError) as error:
        raise refusal_of(error) from error
    if pdf.needs_pass:
        raise Refused("encrypted")
    if not pdf.is_pdf or pdf.page_count == 0:
        raise Refused("corrupt_document")
    return pdf


def refusal_of(error: BaseException) -> Refused:
    """MuPDF's errors as issue codes: out of memory, otherwise damaged."""
    text = str(error).lower()
    if (
        isinstance(error, MemoryError)
        or "malloc" in text
        or "out of memory" in text
        or "calloc" in text
    ):
        return Refused("limit_memory")
    return Refused("corrupt_document")


def read_pdf(pdf: Any, *, on_page: Callable[[int, int], None]) -> PdfReading:
    """All pages of an opened PDF, up to the limits; `on_page` is called with (page from 1, pages)
    before each.
    """
    document = Document(
        kind="pdf", metadata_title=single_line((pdf.metadata or {}).get("title") or "")
    )
    reading, counts, findings, hidden = PdfReading(document), _Counts(), Findings(), list[str]()
    codes = set(active_content(pdf))
    pages = min(pdf.page_count, MAX_PAGES)
    if pdf.page_count > MAX_PAGES:
        codes.add("limit_pages")
    for index in range(pages):
        on_page(index + 1, pages)
        try:
            if not reading.effort.allows(pdf, pdf.load_page(index)):
                codes.add("text_truncated")
                break
            page = _read_page(pdf, index, reading, counts, findings, hidden)
        except (RuntimeError, ValueError, pymupdf.mupdf.FzErrorBase) as error:
            refused = refusal_of(error)
            if refused.code == "limit_memory":
                raise refused from error
            # One broken page does not cost the others.
            codes.add("repaired")
            page = Page()
        document.pages.append(page)
        if counts.characters > MAX_CHARACTERS:
            codes.add("text_truncated")
            break
    if pdf.is_repaired:
        codes.add("repaired")
    reading.unreliable = counts.unmapped > _UNRELIABLE_SHARE * max(1, counts.letters)
    if reading.unreliable:
        codes.add("low_confidence_text")
    _form_values(pdf, document, findings)
    hidden = [
        clean(text, findings)
        for text in (*hidden, *findings.hidden)
        if any(c.isalnum() for c in text)
    ]
    if hidden:
        codes.add("hidden_text")
    document.hidden_text = "\n".join(hidden)[:MAX_CHARACTERS]
    document.issues += [Issue(code=code) for code in sorted(codes | set(findings.codes))]
    return reading


def _read_page(
    pdf: Any,
    index: int,
    reading: PdfReading,
    counts: _Counts,
    findings: Findings,
    hidden: list[str],
) -> Page:
    page = pdf.load_page(index)
    shown, rotation, turn = page.rect, page.rotation, page.rotation_matrix
    if rotation:
        # MuPDF gives text and boxes unturned: all is compared that way, and turned together at the
        # end.
        page.set_rotation(0)
    text = page.get_textpage(flags=_FLAGS)
    blocks = page.get_text("dict", flags=_FLAGS, textpage=text)["blocks"]
    with_whole_words(page, text, blocks, flags=_FLAGS)
    listed = reading.effort.allows_list
    log = PageLog.of(page) if listed else PageLog()
    if not listed:
        reading.document.issues.append(Issue(code="image_skipped", page=index))
    lines = [
        (number, line) for number, block in enumerate(blocks) for line in block.get("lines", ())
    ]
    spans = [span for _, line in lines for span in line["spans"]]
    orders = drawing_orders(pdf, page)
    drawable = listed and largest_image(page.get_images()) <= MAX_IMAGE_PIXELS
    gone = hidden_spans(page, spans, log, drawable=drawable, all_in_doubt=cuts_oddly(orders))
    links = page_links(pdf, page, index, MAX_LINKS - len(reading.document.links))
    reading.document.links += links
    here, unseen = _Counts(), off_page_text(page, log)
    if may_cut(page, orders, [box for _, box in log.texts]):
        unseen += cut_away(page, spans, flags=_FLAGS)
    result = Page(width=shown.width, height=shown.height)
    for number, raw in lines:
        line = _line(raw, number, index, gone, links, findings, unseen, here)
        if line is not None:
            result.lines.append(line)
    hidden += _not_shown_elsewhere(unseen, result)
    if log.small and not rotation:
        result.lines = with_drawn_bullets(result.lines, log.small)
    counts.characters += here.characters
    counts.letters += here.letters
    counts.unmapped += here.unmapped
    if _wants_ocr(here, log, shown.width * shown.height):
        reading.wants_ocr.append(index)
    if rotation:
        turned(result, links, lambda box: _box(tuple((pymupdf.Rect(box) * turn).normalize())))
        page.set_rotation(rotation)
    side = sideways((line for _, line in lines), rotation) if index not in reading.wants_ocr else 0
    if side:
        _set_upright(result, links, side, reading, index)
    return result


def _set_upright(page: Page, links: list[Link], turn: int, reading: PdfReading, index: int) -> None:
    """A page shown sideways is read upright; how it lies is kept, so that places can be told as
    they are shown.
    """
    if turn in (90, 270):
        page.width, page.height = page.height, page.width
    lying = Lying(page.width, page.height, turn)
    turned(page, links, lambda box: _box(lying.upright(box)))
    reading.lying[index] = lying


def _not_shown_elsewhere(unseen: list[str], page: Page) -> list[str]:
    """Without text that also stands there visibly: shadows and outlines of headings are drawn
    twice.
    """
    if not unseen:
        return []
    shown = "".join("".join(line.text.split()) for line in page.lines)
    return [text for text in unseen if "".join(text.split()) not in shown]


def _line(
    raw: Any,
    block: int,
    page: int,
    gone: set[int],
    links: Iterable[Link],
    findings: Findings,
    hidden: list[str],
    counts: _Counts,
) -> Line | None:
    spans = []
    for one in raw["spans"]:
        text = one["text"]
        if not (text.isascii() and text.isprintable()):  # such text is what it looks like
            text = clean(mapped_private_use(text), findings)
        if not text:
            continue
        if id(one) in gone:
            if text.strip():
                hidden.append(text)
            continue
        letters = len(text) - text.count(" ")
        counts.characters += len(text)
        counts.letters += letters
        if one["char_flags"] & _UNMAPPED or (not text.isascii() and _mostly_private(text)):
            counts.unmapped += letters
        spans.append(_span(one, text, links))
    if not "".join([span.text for span in spans]).strip():
        return None
    counts.characters += 1
    whole = spans[0].box if len(spans) == 1 and raw["bbox"] == raw["spans"][0]["bbox"] else None
    return Line(spans=spans, box=whole or _box(raw["bbox"]), page=page, block=block)


@lru_cache(maxsize=512)
def _named(raw: str) -> tuple[str, bool, bool]:
    """A font's name without the mark of its subset, and whether it tells of a bold or a slanted
    face; what a PDF draws glyph by glyph has no name, and its numbers change within a line.
    """
    font = "" if raw.startswith("Type3 (") else raw.partition("+")[2] or raw
    name = font.lower()
    bold, italic = (any(part in name for part in names) for names in (_BOLD_NAMES, _ITALIC_NAMES))
    return single_line(font, limit=100), bold, italic


def _span(one: Any, text: str, links: Iterable[Link]) -> Span:
    font, bold, italic = _named(one["font"])
    box = _box(one["bbox"])
    return Span(
        text=text,
        box=box,
        size=round(one["size"], 2),
        font=font,
        bold=bold or bool(one["flags"] & _BOLD_FLAG or one["char_flags"] & _BOLD_CHARS),
        italic=italic or bool(one["flags"] & _ITALIC_FLAG),
        color=one["color"] & 0xFFFFFF,
        link=_target_over(box, links) if links else None,
    )


def _target_over(box: Box, links: Iterable[Link]) -> str | None:
    return next(
        (link.target for link in links if link.box is not None and _covers(link.box, box)), None
    )


def _box(raw: Any) -> Box:
    return (round(raw[0], 2), round(raw[1], 2), round(raw[2], 2), round(raw[3], 2))


def _covers(link: Box, span: Box) -> bool:
    """Whether more than half of the span lies under the link."""
    if link[3] <= span[1] or link[1] >= span[3]:
        return False
    width = min(link[2], span[2]) - max(link[0], span[0])
    height = min(link[3], span[3]) - max(link[1], span[1])
    area = (span[2] - span[0]) * (span[3] - span[1])
    return width > 0 and height > 0 and area > 0 and width * height > area / 2


def _mostly_private(text: str) -> bool:
    if _PRIVATE.search(text) is None:
        return False
    odd = sum(1 for c in text if "\ue000" <= c <= "\uf8ff" or c == "\ufffd")
    # One icon beside a phone number is a design, three private letters in a row are a font without
    # a map.
    return odd >= 3 and odd * 2 > len(text.strip())


def _wants_ocr(counts: _Counts, log: PageLog, area: float) -> bool:
    if counts.unmapped > counts.letters / 2:
        return True
    pictured = log.image_area > 0.3 * max(1.0, area) or log.paths > _OUTLINE_PATHS
    return pictured and counts.letters < _SCAN_LETTERS


def largest_image(images: Any) -> int:
    """Pixels of the largest of `page.get_images()`, as their headers claim."""
    return max((int(image[2]) * int(image[3]) for image in images), default=0)


def _form_values(pdf: Any, document: Document, findings: Findings) -> None:
    """Values of form fields without an appearance: MuPDF draws no text for them."""
    if not pdf.is_form_pdf:
        return
    budget = _MOST_FIELDS
    for index, page in enumerate(document.pages):
        shown = "\n".join(line.text for line in page.lines)
        bound = pdf.load_page(index)  # a widget lives as long as its page object
        for widget in bound.widgets():
            budget -= 1
            value = clean(str(widget.field_value or ""), findings).strip()
            if budget >= 0 and value and value not in shown and widget.field_type in _TEXT_FIELDS:
                box = _box(tuple(widget.rect))
                page.lines += [
                    Line(spans=[Span(text=part, box=box)], box=box, page=index, block=_FIELD_BLOCK)
                    for part in value.split("\n")
                    if part.strip()
                ]
