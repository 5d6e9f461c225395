"""The résumé as DOCX: real styles, no tables, contact in the body (CONTRACT D12)."""

import io
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import takewhile
from pathlib import Path
from typing import Any

import docx
from babel.core import get_global
from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Emu, Pt, RGBColor

from interview_app.domain.resume import ResumeDocument
from interview_app.errors import RenderError
from interview_app.i18n import _
from interview_app.rendering.design import Design
from interview_app.rendering.docx_blocks import POST, Block, blocks
from interview_app.rendering.docx_fonts import embed
from interview_app.rendering.docx_look import (
    ARIAL,
    LINK,
    Face,
    dress,
    face,
    rule_before_section,
    set_date,
    set_head,
    set_section,
    side,
)
from interview_app.rendering.docx_pages import (
    LAYOUTS,
    OWN_LAYOUTS,
    ROOMIEST,
    Layout,
    Sheet,
    height,
    looks,
    pages_in,
)
from interview_app.rendering.docx_photo import HIGHEST, add_photo
from interview_app.rendering.wording import BETWEEN

_PLAIN = Design()
_SECTION = "Heading 1"


def to_docx(
    resume: ResumeDocument,
    *,
    template: bytes | None = None,
    design: Design = _PLAIN,
    pages: int | None = None,
    fonts: Path | None = None,
) -> bytes:
    """The DOCX file: section names as Heading 1, bullets as List Bullet.

    Args:
        resume: what is written.
        template: a DOCX whose styles, margins and paper are used; its own text is left out.
        design: the look of the PDF beside it; RenderCV's themes are set in Arial 11.
        pages: what the PDF takes; the DOCX is set tighter, down to 9.5 points, until it should take
            no more.
        fonts: the folder of the fonts that we ship; with it the letters of our own themes go along.

    Raises:
        RenderError: the template is no DOCX.
    """
    document = (
        _of_template(resume, template) if template is not None else _set(resume, design, pages)
    )
    if fonts is not None and template is None and design.is_own:
        embed(document, face(design), own=fonts)
    header = resume.header
    document.core_properties.title = header.name or resume.target_title
    document.core_properties.author = header.name or ""
    document.core_properties.language = _with_country(resume.language)
    document.core_properties.created = document.core_properties.modified = datetime.now(
        UTC
    ).replace(tzinfo=None)
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()


def _of_template(resume: ResumeDocument, template: bytes) -> Any:
    """The whole document in the layout of a template."""
    document = _opened(template)
    page = document.sections[0]
    edge = Emu(page.page_width - page.left_margin - page.right_margin)
    size = (document.styles["Normal"].font.size or Pt(ROOMIEST.size)).pt
    _write(document, blocks(resume, edge=edge.pt, size=size), edge)
    return document


def _set(resume: ResumeDocument, design: Design, pages: int | None) -> Any:
    """The whole document in the roomiest layout that takes no more than these pages, else in the
    tightest.
    """
    family, beside = face(design), side(design)
    photo = design.printed_photo
    layouts = OWN_LAYOUTS[design.step :] if design.is_own else LAYOUTS
    between = " · " if design.is_own else BETWEEN  # as on the PDF
    for layout in layouts if pages is not None else layouts[:1]:
        sheet = Sheet.of(design.paper, layout, side=beside, letters=family.wide)
        written = list(blocks(resume, edge=sheet.line, size=layout.size, between=between))
        head = height(_head(written), sheet, layout)
        taken = max(0.0, HIGHEST.pt - head) if photo is not None else 0.0
        if pages is not None and pages_in(written, sheet, layout, taken=taken) <= pages:
            break
    document = docx.Document()
    _base_style(document, resume.language, sheet, layout, family)
    dress(document, design)
    page = document.sections[0]
    _write(
        document,
        written,
        Emu(page.page_width - page.left_margin - page.right_margin),
        design=design,
        above=layout.above_section,
    )
    if photo is not None:
        high = add_photo(
            document, photo, of=resume.header.name or "", at_left=design.theme == "margin"
        )
        _below_photo(document, len(_head(written)), high, head)
    return document


def _head(written: Iterable[Block]) -> list[Block]:
    """What stands before the first section."""
    return list(takewhile(lambda block: block.style != _SECTION, written))


def _below_photo(document: Any, after: int, high: float, head: float) -> None:
    """Begin what follows the head under the photo: beside it the dates would have no room.

    Args:
        document: written whole.
        after: paragraphs of the head.
        high: the photo's height in points.
        head: the head's height in points.
    """
    for first in document.paragraphs[after : after + 1]:
        before = first.paragraph_format.space_before or first.style.paragraph_format.space_before
        first.paragraph_format.space_before = Pt(before.pt + max(0.0, high - head))


def _write(
    document: Any,
    written: Iterable[Block],
    edge: Emu,
    *,
    design: Design | None = None,
    above: float = 0.0,
) -> None:
    """Add the paragraphs; the document's styles are looked up once. `design`: what paragraphs have
    besides their styles, nothing in a template; `above`: the space over a section, in points.
    """
    default = document.styles.default(WD_STYLE_TYPE.PARAGRAPH)
    # Paragraphs of the default style name none.
    styles = {
        one.name: one.style_id
        for one in document.styles
        if one.type == WD_STYLE_TYPE.PARAGRAPH and one.style_id != (default and default.style_id)
    }
    link_style, written = _link_style(document), list(written)
    names = [block.text for block in written if block.style == _SECTION]
    in_head = True
    for block in written:
        if block.style == _SECTION:
            in_head = False
            if design is not None:
                rule_before_section(document, design, above=above)
        made = _paragraph(document, block, link_style)
        # A template need not have every style; plain text is better than a failure.
        if block.style in styles:
            # `made.style = …` would search all styles for the default one, for each paragraph anew.
            made.paragraph_format.element.style = styles[block.style]
        if design is not None and block.style == _SECTION:
            set_section(made, design, among=names)
        elif design is not None and in_head and block.style is None:
            set_head(made, design)
        if block.at_edge:
            made.paragraph_format.tab_stops.add_tab_stop(edge, WD_TAB_ALIGNMENT.RIGHT)
            date = _plain(made, f"\t{block.at_edge}")
            if design is not None:
                set_date(date, design)
        if block.more:
            made.add_run(f"\n{block.more}")
            _plain(made, block.plain)
        if block.keep is not None:
            made.paragraph_format.keep_with_next = block.keep
        if block.before is not None:
            made.paragraph_format.space_before = Pt(block.before)


def _paragraph(document: Any, block: Block, link_style: str | None) -> Any:
    """The paragraph of a block with all its words but those at the edge."""
    made = document.add_paragraph(None if block.links else block.text)
    if block.links:
        _with_links(made, block, link_style)
    if block.strong:
        made.runs[0].font.bold = made.runs[0].font.cs_bold = True
    if block.plain and not block.more:
        _plain(made, block.plain)
    return made


def _link_style(document: Any) -> str | None:
    """The id of the style of what can be clicked; None where a template calls something else so."""
    named = next((one for one in document.styles if one.name == LINK), None)
    if named is None:
        named = document.styles.add_style(LINK, WD_STYLE_TYPE.CHARACTER)
        named.font.color.rgb, named.font.underline = RGBColor(0x05, 0x4F, 0xB9), True
    return named.style_id if named.type == WD_STYLE_TYPE.CHARACTER else None


def _with_links(paragraph: Any, block: Block, style: str | None) -> None:
    """Write the block's text, in it hyperlinks in the place of what can be clicked."""
    left = block.text
    for shown, target in block.links:
        before, _, left = left.partition(shown)
        if before:
            paragraph.add_run(before)
        # WORKAROUND: python-docx reads hyperlinks and makes none
        # (https://github.com/python-openxml/python-docx/issues/74).
        link = OxmlElement("w:hyperlink")
        link.set(
            qn("r:id"),
            paragraph.part.relate_to(target, RELATIONSHIP_TYPE.HYPERLINK, is_external=True),
        )
        run = paragraph.add_run(shown)._r  # noqa: SLF001 - as above
        run.style = style
        link.append(run)
        paragraph._p.append(link)  # noqa: SLF001 - as above
    if left:
        paragraph.add_run(left)


def _plain(paragraph: Any, text: str) -> Any:
    """Add words in a plain face, their font; Word has a weight of its own for Arabic and Hebrew."""
    font = paragraph.add_run(text).font
    font.bold = font.cs_bold = False
    return font


def check_template(template: bytes) -> None:
    """Look whether a template can be used, before anything is asked, paid or written.

    Raises:
        RenderError: it is no DOCX.
    """
    _opened(template)


def _opened(template: bytes) -> Any:
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


def _base_style(document: Any, language: str, sheet: Sheet, layout: Layout, family: Face) -> None:
    for section in document.sections:
        section.left_margin = section.right_margin = section.top_margin = section.bottom_margin = (
            Pt(layout.margin)
        )
        section.page_width, section.page_height = Pt(sheet.width), Pt(sheet.height)
    _font(document.styles["Normal"], layout.size, family.name, language=language)
    document.styles["Normal"].paragraph_format.space_after = Pt(layout.after)
    document.styles["Normal"].paragraph_format.line_spacing = (
        layout.leading * ARIAL.tall / family.tall
    )
    for name, look in looks(sheet, layout).items():
        if name is None:
            continue
        style = document.styles[name]
        if name == "List Bullet":
            style.paragraph_format.space_after = Pt(look.after)
            continue
        _font(style, look.size, family.name)
        style.font.bold = style.font.cs_bold = name not in ("Subtitle", POST)
        style.font.italic = style.font.cs_italic = name == POST
        style.font.color.rgb = RGBColor(0x11, 0x11, 0x11)
        style.paragraph_format.space_before = Pt(look.before)
        style.paragraph_format.space_after = Pt(look.after)
        style.paragraph_format.keep_with_next = True
        # The lines under headings and the spaced letters of the default template belong to another
        # look.
        for own in (
            *style.element.findall(f".//{qn('w:pBdr')}"),
            *style.element.findall(f"{qn('w:rPr')}/{qn('w:spacing')}"),
        ):
            own.getparent().remove(own)


def _with_country(language: str) -> str:
    """A language as Word names it, with the country that most who speak it live in: "de-DE"."""
    *_script, country = get_global("likely_subtags").get(language, language).split("_")
    return f"{language}-{country}" if country.isalpha() and country != language else language


def _font(style: Any, size: float, family: str, *, language: str | None = None) -> None:
    style.font.name = family
    style.font.size = Pt(size)
    properties = style.element.get_or_add_rPr()
    fonts = properties.find(qn("w:rFonts"))
    # Word prefers theme fonts over names; the names must stand alone, for Asian text too.
    for name in ("asciiTheme", "hAnsiTheme", "eastAsiaTheme", "cstheme"):
        fonts.attrib.pop(qn(f"w:{name}"), None)
    fonts.set(qn("w:eastAsia"), family)
    fonts.set(qn("w:cs"), family)
    for other in properties.findall(qn("w:szCs")):
        properties.remove(other)
    other = OxmlElement("w:szCs")
    other.set(qn("w:val"), str(round(2 * size)))
    properties.find(qn("w:sz")).addnext(other)
    if language:
        spoken = properties.find(qn("w:lang"))
        if spoken is None:
            spoken = OxmlElement("w:lang")
            properties.append(spoken)
        spoken.set(qn("w:val"), _with_country(language))
