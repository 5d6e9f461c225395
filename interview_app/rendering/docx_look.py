"""A DOCX in the look of its theme (CONTRACT D12): of our own ones colours, rules, family and column
of section names; of RenderCV's the colours, the rules and what stands in the middle, in Arial.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from docx.enum.style import WD_STYLE_TYPE
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_LINE_SPACING
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn
from docx.shared import Mm, Pt, RGBColor

from interview_app.rendering.design import Design, Family, width
from interview_app.rendering.docx_blocks import POST

LINK = "Hyperlink"
"""The style of what can be clicked, by the name that word processors know it by; a template may
have its own.
"""
_INK, _GREY = RGBColor(0x14, 0x14, 0x14), RGBColor(0x50, 0x50, 0x50)
_PALE, _PALE_SHARE = "BEBEBE", 0.55
"""The rule of `margin`, and how far the one of `clear` is from the accent to white."""
_NAME_SIZE = 24.0
_SIDE, _GUTTER = Mm(26).pt, Mm(7).pt
"""The column of section names of `margin`, and what lies beside it, in points, as on the PDF."""
_HANGING = 10.0
"""From the sign before a line to its words, in points, as on the PDF."""
_RULE_TALL = 2.0
_BOLD = 1.1
"""How wide bold letters are in parts of plain ones, or a little less."""


_AFTER_FRAME = tuple(
    f"w:{one}"
    for one in (
        "widowControl",
        "numPr",
        "pBdr",
        "shd",
        "tabs",
        "spacing",
        "ind",
        "jc",
        "outlineLvl",
    )
)
_AFTER_BORDER = _AFTER_FRAME[3:]
"""What comes behind a frame and behind a border in a paragraph's properties."""


@dataclass(frozen=True, kw_only=True)
class Face:
    """A family as a word processor knows it.

    `instead`: what stands in for it where it is not installed; `kind` is Word's. `wide`: how wide
    its letters are in parts of Arial's, measured; `tall`: its line in parts of its size.
    """

    name: str
    instead: str = ""
    kind: str = "swiss"
    wide: float = 1.0
    tall: float = 1.15


ARIAL = Face(name="Arial")


@dataclass(frozen=True, kw_only=True)
class _RenderCV:
    """One of RenderCV's themes, as its file in `rendercv.themes` has it."""

    colour: str = "004F90"
    centred: bool = True
    bold_name: bool = True
    bold_sections: bool = True


_RENDERCV = {
    "classic": _RenderCV(),
    "sb2nov": _RenderCV(colour="000000"),
    "engineeringresumes": _RenderCV(colour="000000", bold_name=False),
    "engineeringclassic": _RenderCV(centred=False, bold_name=False, bold_sections=False),
    "moderncv": _RenderCV(centred=False, bold_name=False, bold_sections=False),
}
_FACES: dict[Family, Face] = {
    "source-sans": Face(name="Source Sans 3", instead="Calibri", wide=0.96, tall=1.424),
    "garamond": Face(name="EB Garamond", instead="Garamond", kind="roman", wide=0.88, tall=1.305),
    "inter": Face(name="Inter", instead="Arial", wide=1.08, tall=1.21),
}


def face(design: Design) -> Face:
    """The family that a file of this design is set in."""
    return _FACES[design.printed_family] if design.is_own else ARIAL


def side(design: Design) -> float:
    """What the lines leave free at their left for the names of sections, in points."""
    return _SIDE + _GUTTER if design.theme == "margin" else 0.0


def dress(document: Any, design: Design) -> None:
    """Give the styles of a document the theme's look; sizes and spaces stay what they are."""
    styles = document.styles
    if not design.is_own:
        _as_rendercv(styles, _RENDERCV[design.theme])
        return
    accent = RGBColor.from_string(design.accent_colour[1:].upper())
    for name in ("Normal", "Title", "Heading 2", POST):
        styles[name].font.color.rgb = _INK
    for name in ("Subtitle", "Heading 1"):
        styles[name].font.color.rgb = accent
    link = styles.add_style(LINK, WD_STYLE_TYPE.CHARACTER)
    link.font.color.rgb = _INK if design.theme == "book" else accent
    styles["Title"].font.size = Pt(_NAME_SIZE)
    for other in styles["Title"].element.rPr.findall(qn("w:szCs")):
        other.set(qn("w:val"), str(round(2 * _NAME_SIZE)))
    {"clear": _clear, "margin": _margin, "book": _book}[design.theme](styles, accent)
    bullet = styles["List Bullet"].paragraph_format
    bullet.left_indent, bullet.first_line_indent = Pt(side(design) + _HANGING), Pt(-_HANGING)
    _mark_bullets(document, "–" if design.theme == "margin" else "•", link.font.color.rgb)


def _mark_bullets(document: Any, sign: str, colour: RGBColor) -> None:
    """The sign before each line, as on the PDF."""
    listed = document.styles["List Bullet"].element.pPr.numPr.numId.val
    numbering = document.part.numbering_part.element
    kind = numbering.num_having_numId(listed).abstractNumId.val
    level = numbering.find(f"w:abstractNum[@w:abstractNumId='{kind}']/w:lvl", numbering.nsmap)
    level.find(qn("w:lvlText")).set(qn("w:val"), sign)
    for old in level.findall(qn("w:rPr")):
        level.remove(old)
    level.append(parse_xml(f'<w:rPr {nsdecls("w")}><w:color w:val="{colour}"/></w:rPr>'))


def _as_rendercv(styles: Any, its: _RenderCV) -> None:
    link = styles.add_style(LINK, WD_STYLE_TYPE.CHARACTER)
    for one in (link, styles["Title"], styles["Heading 1"]):
        one.font.color.rgb = RGBColor.from_string(its.colour)
    _weight(styles["Title"], bold=its.bold_name)
    _weight(styles["Heading 1"], bold=its.bold_sections)
    _rule(styles["Heading 1"], "bottom", its.colour)
    if its.centred:
        for name in ("Title", "Subtitle"):
            styles[name].paragraph_format.alignment = WD_ALIGN_PARAGRAPH.CENTER


def _clear(styles: Any, accent: RGBColor) -> None:
    pale = "".join(f"{round(part + (255 - part) * _PALE_SHARE):02X}" for part in accent)
    _rule(styles["Heading 1"], "bottom", pale)


def _margin(styles: Any, accent: RGBColor) -> None:
    _weight(styles["Title"], bold=False)
    styles["Subtitle"].font.italic = styles["Subtitle"].font.cs_italic = True
    for name in ("Normal", "Title", "Subtitle", "Heading 2", POST):
        styles[name].paragraph_format.left_indent = Pt(_SIDE + _GUTTER)
    heading = styles["Heading 1"]
    heading.paragraph_format.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    heading.paragraph_format.left_indent = heading.paragraph_format.space_before = Pt(0)
    heading.paragraph_format.space_after = Pt(0)
    heading.font.size = styles["Normal"].font.size


def _book(styles: Any, accent: RGBColor) -> None:
    for name in ("Title", "Subtitle", "Heading 1"):
        styles[name].paragraph_format.alignment = WD_ALIGN_PARAGRAPH.CENTER
    for name in ("Title", "Heading 1"):
        styles[name].font.small_caps = True
        _weight(styles[name], bold=False)
    styles["Subtitle"].font.italic = styles["Subtitle"].font.cs_italic = True
    styles["Subtitle"].font.color.rgb = _INK
    _rule(styles["Heading 1"], "bottom", str(accent))


def _weight(style: Any, *, bold: bool) -> None:
    style.font.bold = style.font.cs_bold = bold


def _rule(style: Any, edge: str, colour: str) -> None:
    border = parse_xml(
        f'<w:pBdr {nsdecls("w")}><w:{edge} w:val="single" w:sz="4" w:space="2" '
        f'w:color="{colour}"/></w:pBdr>'
    )
    style.paragraph_format.element.get_or_add_pPr().insert_element_before(border, *_AFTER_BORDER)


def set_section(paragraph: Any, design: Design, *, among: Iterable[str]) -> None:
    """Set the name of a section beside its lines, where the theme has a column for it. `among`: all
    names, which are as large as the one with the widest word may be.

    A side head is a paragraph in a frame, as Word's own manual makes it: no table, and a reader
    meets it before what stands beside it. LibreOffice takes no frame from a style.
    """
    if design.theme == "margin":
        size = paragraph.part.document.styles["Normal"].font.size.pt
        words = [word for name in among for word in name.split()]
        widest = max((width(word, size) for word in words), default=0.0) * _BOLD
        if widest * face(design).wide > _SIDE:
            paragraph.runs[0].font.size = Pt(size * _SIDE / (widest * face(design).wide))
        frame = parse_xml(
            f'<w:framePr {nsdecls("w")} w:w="{round(_SIDE * 20)}" w:hSpace="0" w:wrap="around" '
            'w:vAnchor="text" w:hAnchor="margin" w:x="1" w:y="1"/>'
        )
        form = paragraph.paragraph_format
        form.element.get_or_add_pPr().insert_element_before(frame, *_AFTER_FRAME)


def rule_before_section(document: Any, design: Design, *, above: float) -> None:
    """The rule over a section that runs through both columns, where the theme has two: a side head
    could draw it over its own only. `above`: the space over it, in points.
    """
    if design.theme != "margin":
        return
    made = document.add_paragraph()
    form = made.paragraph_format
    form.left_indent, form.space_before, form.space_after = Pt(0), Pt(above), Pt(above / 2)
    form.line_spacing_rule, form.line_spacing = WD_LINE_SPACING.EXACTLY, Pt(_RULE_TALL)
    form.keep_with_next = True
    _rule(made, "top", _PALE)


def set_head(paragraph: Any, design: Design) -> None:
    """Set a line of the contact under the name, which stands in the middle in some themes."""
    if design.theme == "book" or (not design.is_own and _RENDERCV[design.theme].centred):
        paragraph.paragraph_format.alignment = WD_ALIGN_PARAGRAPH.CENTER


def set_date(font: Any, design: Design) -> None:
    """Set the dates at the right edge as the theme does."""
    font.italic = font.cs_italic = design.theme == "book"
    if design.is_own and design.theme != "book":
        font.color.rgb = _GREY
