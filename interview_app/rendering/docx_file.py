"""The résumé as DOCX: real styles, no tables, contact in the body (CONTRACT D12)."""

import io
from datetime import UTC, datetime
from typing import Any

import docx
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Emu, Pt, RGBColor

from interview_app.domain.resume import ResumeDocument, ResumeEntry
from interview_app.errors import RenderError
from interview_app.i18n import _
from interview_app.rendering.design import Paper
from interview_app.rendering.docx_pages import LAYOUTS, ROOMIEST, Layout, pages_of, width
from interview_app.rendering.plain_formats import (
    ONE_LINE_SECTIONS,
    one_line,
    shown_sections,
    summary_text,
    summary_title,
)
from interview_app.rendering.wording import contact_line, date_range, entry_facts, entry_heading

_WORD_LANGUAGE = {"en": "en-US", "de": "de-DE", "fr": "fr-FR", "es": "es-ES", "it": "it-IT", "pt": "pt-PT"}


_PAPERS: dict[Paper, tuple[float, float]] = {"a4": (595.3, 841.9), "us-letter": (612.0, 792.0)}
"""Width and height in points."""
_ONE_LINE = 85
"""Characters of contact data that stand in one line."""


def to_docx(
    resume: ResumeDocument, *, template: bytes | None = None, paper: Paper = "a4", pages: int | None = None
) -> bytes:
    """The DOCX file: section names as Heading 1, bullets as List Bullet.

    Args:
        resume: what is written.
        paper: the sheet; a template has its own.
        template: a DOCX whose styles, margins and paper are used; its own text is left out. Without it Arial 11.
        pages: what the PDF takes; the DOCX is set tighter, down to Arial 9.5, until it should take no more.

    Raises:
        RenderError: the template is no DOCX.
    """
    document = _written(resume, template, paper, ROOMIEST)
    if template is None and pages is not None:
        for layout in LAYOUTS[1:]:
            if pages_of(document) <= pages:
                break
            document = _written(resume, template, paper, layout)
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()


def _written(resume: ResumeDocument, template: bytes | None, paper: Paper, layout: Layout) -> Any:
    """The whole document in one layout; a template has its own."""
    document = _opened(template)
    if template is None:
        _base_style(document, resume.language, paper, layout)
    sheet = _Sheet(document)
    header = resume.header
    if header.name:
        sheet.paragraph(header.name, "Title")
    if header.headline:
        sheet.paragraph(header.headline, "Subtitle")
    contact = contact_line([header.location or "", header.email or "", header.phone or ""])
    links = contact_line([link.url for link in header.links])
    both = [part for part in (contact, links) if part]
    # An address that does not fit the line would be broken at its hyphens.
    for line in [contact_line(both)] if len(contact + links) <= _ONE_LINE else both:
        sheet.paragraph(line)
    if resume.summary:
        sheet.paragraph(summary_title(resume), "Heading 1")
        sheet.paragraph(summary_text(resume))
    for section in shown_sections(resume):
        sheet.paragraph(section.title, "Heading 1")
        among_lines = False
        for entry in section.entries:
            if section.key in ONE_LINE_SECTIONS:
                sheet.paragraph(one_line(entry))
            else:
                _entry(sheet, entry, resume.language, section.key, among_lines=among_lines)
            among_lines = bool(entry.bullets)
    document.core_properties.title = header.name or resume.target_title
    document.core_properties.author = header.name or ""
    document.core_properties.language = _WORD_LANGUAGE[resume.language]
    document.core_properties.created = document.core_properties.modified = datetime.now(UTC).replace(tzinfo=None)
    return document


def check_template(template: bytes) -> None:
    """Look whether a template can be used, before anything is asked, paid or written.

    Raises:
        RenderError: it is no DOCX.
    """
    _opened(template)


def _opened(template: bytes | None) -> Any:
    if template is None:
        return docx.Document()
    try:
        document = docx.Document(io.BytesIO(template))
    except Exception as error:
        raise RenderError(
            _("The template is not a DOCX file. Choose a .docx file saved by a word processor.")
        ) from error
    body = document.element.body
    for child in list(body):
        if child.tag != qn("w:sectPr"):
            body.remove(child)
    return document


def _base_style(document: Any, language: str, paper: Paper, layout: Layout) -> None:
    for section in document.sections:
        section.left_margin = section.right_margin = section.top_margin = section.bottom_margin = Pt(layout.margin)
        section.page_width, section.page_height = (Pt(length) for length in _PAPERS[paper])
    size = layout.size
    _font(document.styles["Normal"], size, language=language)
    document.styles["Normal"].paragraph_format.space_after = Pt(layout.after)
    document.styles["Normal"].paragraph_format.line_spacing = layout.leading
    for name, its_size, before, after in (
        ("Title", 20, 0, 0),
        ("Subtitle", size + 1, 0, 2),
        ("Heading 1", size + 2, layout.above_section, layout.above_section / 3),
        ("Heading 2", size, layout.above_entry, 0),
    ):
        style = document.styles[name]
        _font(style, its_size)
        style.font.bold = name in ("Title", "Heading 1", "Heading 2")
        style.font.italic = False
        style.font.color.rgb = RGBColor(0x11, 0x11, 0x11)
        style.paragraph_format.space_before = Pt(before)
        style.paragraph_format.space_after = Pt(after)
        style.paragraph_format.keep_with_next = True
        for border in style.element.findall(f".//{qn('w:pBdr')}"):
            border.getparent().remove(border)
    document.styles["List Bullet"].paragraph_format.space_after = Pt(layout.after / 2)


def _font(style: Any, size: float, *, language: str | None = None) -> None:
    style.font.name = "Arial"
    style.font.size = Pt(size)
    properties = style.element.get_or_add_rPr()
    fonts = properties.find(qn("w:rFonts"))
    # Word prefers theme fonts over names; the names must stand alone, for Asian text too.
    for name in ("asciiTheme", "hAnsiTheme", "eastAsiaTheme", "cstheme"):
        fonts.attrib.pop(qn(f"w:{name}"), None)
    fonts.set(qn("w:eastAsia"), "Arial")
    if language:
        spoken = properties.find(qn("w:lang"))
        if spoken is None:
            spoken = OxmlElement("w:lang")
            properties.append(spoken)
        spoken.set(qn("w:val"), _WORD_LANGUAGE[language])


def _entry(sheet: "_Sheet", entry: ResumeEntry, language: str, section: str, *, among_lines: bool) -> None:
    """`among_lines`: the entry before has lines, from which this one's heading stands apart."""
    strong, rest = entry_heading(entry, section=section)
    heading = sheet.paragraph(strong, "Heading 2")
    if rest:
        heading.add_run(_clean(f", {rest}")).bold = False
    printed, facts = date_range(entry, language=language), entry_facts(entry, language=language, section=section)
    if printed and _heading_width(strong, f", {rest}{printed}", sheet.size) <= sheet.edge.pt:
        # The dates stand at the right edge of the heading's line, as on the PDF.
        heading.paragraph_format.tab_stops.add_tab_stop(sheet.edge, WD_TAB_ALIGNMENT.RIGHT)
        heading.add_run(f"\t{_clean(printed)}").bold = False
        facts = facts[1:]
    if facts:
        sheet.paragraph(contact_line(facts)).paragraph_format.keep_with_next = bool(entry.bullets)
    if entry.url:
        sheet.paragraph(entry.url)
    if not facts and not entry.url and not entry.bullets:
        # A list of such headings would hang together to its end and be thrown onto the next page.
        heading.paragraph_format.keep_with_next = False
        if not among_lines:
            heading.paragraph_format.space_before = Pt(2)
    for bullet in entry.bullets:
        sheet.paragraph(bullet.text, "List Bullet")


def _heading_width(strong: str, plain: str, size: float) -> float:
    """About how wide a heading's line is in points, bold letters a twelfth wider, with room between it and the dates."""
    return width(strong, size) * 13 / 12 + width(plain, size) + 20


class _Sheet:
    """A document being written; its styles, its letters' size in points and its right edge are looked up once."""

    def __init__(self, document: Any) -> None:
        self.document = document
        page = document.sections[0]
        self.edge = Emu(page.page_width - page.left_margin - page.right_margin)
        self.size = (document.styles["Normal"].font.size or Pt(ROOMIEST.size)).pt
        default = document.styles.default(WD_STYLE_TYPE.PARAGRAPH)
        # Paragraphs of the default style name none.
        self._styles = {
            one.name: one.style_id
            for one in document.styles
            if one.type == WD_STYLE_TYPE.PARAGRAPH and one.style_id != (default and default.style_id)
        }

    def paragraph(self, text: str, style: str | None = None) -> Any:
        made = self.document.add_paragraph(_clean(text))
        # A template need not have every style; plain text is better than a failure.
        if style in self._styles:
            # `made.style = …` would search all styles for the default one, for each paragraph anew.
            made.paragraph_format.element.style = self._styles[style]
        return made


def _clean(text: str) -> str:
    """XML 1.0 takes no control characters."""
    return "".join(char for char in " ".join(text.split()) if char >= " " and char not in "\ufffe\uffff")
