"""Four DOCX layouts and three of plain text and Markdown of the third set."""

import io
import textwrap
from collections.abc import Callable
from xml.sax.saxutils import escape

import docx
from docx.document import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH, WD_TAB_ALIGNMENT
from docx.oxml import parse_xml
from docx.shared import Cm, Pt
from docx.text.paragraph import Paragraph

from benchmarks.layouts.third_people import Somebody, Stay

_SPACES = (
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" '
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
    'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" '
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"'
)


def _saved(document: Document) -> bytes:
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def _bold(paragraph: Paragraph, text: str, size: float = 11.0) -> Paragraph:
    run = paragraph.add_run(text)
    run.bold, run.font.size = True, Pt(size)
    return paragraph


def _box(paragraph: Paragraph, lines: list[str], across: int, down: int) -> None:
    """A text box anchored in a paragraph, with the copy for older programs that Word writes beside it."""
    inner = "".join(f"<w:p><w:r><w:t>{escape(line)}</w:t></w:r></w:p>" for line in lines)
    content = f"<w:txbxContent>{inner}</w:txbxContent>"
    place = f'<wp:positionH relativeFrom="page"><wp:posOffset>{across}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>{down}</wp:posOffset></wp:positionV>'
    anchor = (
        f'<wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1">'
        f'<wp:simplePos x="0" y="0"/>{place}<wp:extent cx="2400000" cy="1800000"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="7" name="Box"/>'
        f'<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/>'
        f"<wps:txbx>{content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor>"
    )
    fallback = f'<w:pict><v:shape style="position:absolute"><v:textbox>{content}</v:textbox></v:shape></w:pict>'
    run = f'<w:r {_SPACES}><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>{anchor}</w:drawing></mc:Choice><mc:Fallback>{fallback}</mc:Fallback></mc:AlternateContent></w:r>'
    paragraph._p.append(parse_xml(run))  # noqa: SLF001 - python-docx has no text boxes


def text_boxes(p: Somebody, form: str) -> bytes:
    """Name and contacts in one text box, skills in another; title, firm and dates are lines of one paragraph."""
    doc = docx.Document()
    first = doc.add_paragraph()
    _box(first, [p.name, p.headline, p.place, p.phone, p.email, *p.links], 700_000, 500_000)
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        _bold(doc.add_paragraph(), p.head(kind).upper(), 14)
        for one in stays:
            paragraph = _bold(doc.add_paragraph(), one.subject)
            paragraph.add_run().add_break()
            paragraph.add_run(one.where + (f", {one.place}" if one.place else ""))
            paragraph.add_run().add_break()
            paragraph.add_run(p.when(one, form)).italic = True
            for line in one.lines:
                doc.add_paragraph(line, style="List Bullet")
    last = doc.add_paragraph()
    _box(last, [p.head("skills").upper(), *p.skills], 700_000, 7_000_000)
    return _saved(doc)


def label_table(p: Somebody, form: str) -> bytes:
    """One table over the whole page: headings in the left cells, all that belongs to them in the right ones."""
    doc = docx.Document()
    doc.add_heading(p.name, 0)
    doc.add_paragraph(f"{p.phone}  |  {p.email}  |  {p.place}")
    table = doc.add_table(rows=0, cols=2)

    def cell(kind: str) -> list[Paragraph]:
        cells = table.add_row().cells
        _bold(cells[0].paragraphs[0], p.head(kind))
        return [cells[1].paragraphs[0]]

    cell("profile")[0].add_run(p.summary)
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        cells = table.add_row().cells
        _bold(cells[0].paragraphs[0], p.head(kind))
        for number, one in enumerate(stays):
            _bold(cells[1].paragraphs[0] if number == 0 else cells[1].add_paragraph(), one.subject)
            cells[1].add_paragraph(one.where)
            cells[1].add_paragraph(p.when(one, form, " - "))
            for line in one.lines:
                cells[1].add_paragraph(line, style="List Bullet")
    cell("skills")[0].add_run(", ".join(p.skills))
    cell("languages")[0].add_run(", ".join(p.languages))
    return _saved(doc)


def head_part(p: Somebody, form: str) -> bytes:
    """Name and contacts in the page's header part, dates behind a right tab, headings in small capitals."""
    doc = docx.Document()
    header = doc.sections[0].header
    _bold(header.paragraphs[0], p.name, 20).alignment = WD_ALIGN_PARAGRAPH.CENTER
    contact = header.add_paragraph(" · ".join([p.place, p.phone, p.email, *p.links]))
    contact.alignment = WD_ALIGN_PARAGRAPH.CENTER

    def heading(kind: str) -> None:
        run = doc.add_paragraph().add_run(p.head(kind))
        run.font.small_caps, run.font.size, run.bold = True, Pt(13), True

    def row(left: str, right: str, *, strong: bool) -> None:
        paragraph = doc.add_paragraph()
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(16), WD_TAB_ALIGNMENT.RIGHT)
        run = paragraph.add_run(left)
        run.bold, run.italic = strong, not strong
        paragraph.add_run(f"\t{right}")

    heading("profile")
    doc.add_paragraph(p.summary)
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        heading(kind)
        for one in stays:
            row(one.where, one.place, strong=True)
            row(one.subject, p.when(one, form), strong=False)
            for line in one.lines:
                doc.add_paragraph(line, style="List Bullet 2")
    heading("skills")
    doc.add_paragraph("; ".join(p.skills))
    heading("interests")
    doc.add_paragraph("; ".join(p.interests))
    return _saved(doc)


def table_a_post(p: Somebody, form: str) -> bytes:
    """A bordered table for each post: firm and dates in the first row, the rest in cells merged over the width."""
    doc = docx.Document()
    _bold(doc.add_paragraph(), p.name, 18)
    doc.add_paragraph(p.headline)
    contact = doc.add_table(rows=1, cols=3)
    for cell, text in zip(contact.rows[0].cells, (p.phone, p.email, p.place), strict=True):
        cell.text = text

    def post(one: Stay) -> None:
        table = doc.add_table(rows=3 if one.lines else 2, cols=2, style="Table Grid")
        table.cell(0, 0).text, table.cell(0, 1).text = one.where, p.when(one, form)
        _bold(table.cell(1, 0).merge(table.cell(1, 1)).paragraphs[0], one.subject)
        for number, line in enumerate(one.lines):
            merged = table.cell(2, 0).merge(table.cell(2, 1))
            paragraph = merged.paragraphs[0] if number == 0 else merged.add_paragraph()
            paragraph.add_run(f"- {line}")
        doc.add_paragraph()

    for kind, stays in (("work", p.posts), ("study", p.studies)):
        doc.add_heading(p.head(kind), 2)
        for one in stays:
            post(one)
    doc.add_heading(p.head("skills"), 2)
    for skill in p.skills:
        doc.add_paragraph(skill, style="List Bullet")
    return _saved(doc)


def _wrapped(text: str, lead: str = "", hang: str = "") -> list[str]:
    return textwrap.wrap(text, 62, initial_indent=lead, subsequent_indent=hang)


def hard_wrapped(p: Somebody, form: str) -> str:
    """Plain text broken at 62 signs, items included; firm, post and dates in brackets in one line."""
    out = [p.name, *_wrapped(" / ".join([p.email, p.phone, p.place])), ""]
    out += [p.head("profile"), "-" * len(p.head("profile")), *_wrapped(p.summary), ""]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += [p.head(kind), "-" * len(p.head(kind))]
        for one in stays:
            out += [f"{one.where}: {one.subject} ({p.when(one, form)})"]
            for line in one.lines:
                out += _wrapped(line, " o ", "   ")
            out.append("")
    return "\n".join(
        [*out, p.head("skills"), "-" * len(p.head("skills")), *_wrapped(", ".join(p.skills)), ""]
    )


def at_lines(p: Somebody, form: str) -> str:
    """Plain text as pasted into a form: capitals for headings, "post | firm | town", the dates under it."""
    out = [p.name.upper(), p.headline, f"{p.phone} | {p.email}", p.links[0], ""]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += [p.head(kind).upper(), ""]
        for one in stays:
            out += [
                " | ".join(part for part in (one.subject, one.where, one.place) if part),
                p.when(one, form, " - "),
            ]
            out += [f"• {line}" for line in one.lines] + [""]
    return "\n".join(
        [
            *out,
            p.head("skills").upper(),
            "",
            " | ".join(p.skills),
            "",
            p.head("interests").upper(),
            "",
            ", ".join(p.interests),
            "",
        ]
    )


def headed_markdown(p: Somebody, form: str) -> str:
    """Markdown with a heading of the third level for each firm and the dates in a code span."""
    out = [
        f"# {p.name}",
        "",
        f"> {p.headline}",
        "",
        f"- {p.email}",
        f"- {p.phone}",
        f"- <https://{p.links[0]}>",
        "",
    ]
    out += [f"## {p.head('profile')}", "", p.summary, ""]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += [f"## {p.head(kind)}", ""]
        for one in stays:
            out += [f"### {one.where}", "", f"**{one.subject}** `{p.when(one, form)}`", ""]
            out += [*(f"* {line}" for line in one.lines), ""]
    return "\n".join([*out, f"## {p.head('skills')}", "", " · ".join(p.skills), ""])


DOCX: dict[str, Callable[[Somebody, str], bytes]] = {
    one.__name__: one for one in (text_boxes, label_table, head_part, table_a_post)
}
TEXT: dict[str, tuple[Callable[[Somebody, str], str], str]] = {
    "hard_wrapped": (hard_wrapped, "txt"),
    "at_lines": (at_lines, "txt"),
    "headed_markdown": (headed_markdown, "md"),
}
