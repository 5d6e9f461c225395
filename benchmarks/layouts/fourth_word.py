"""Three DOCX layouts of the fourth set: Word's own heading styles, a hanging indent behind tabs, a borderless table of two cells."""

import io
from collections.abc import Callable

import docx
from docx.document import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Cm, Pt, RGBColor
from docx.table import _Cell
from docx.text.paragraph import Paragraph

from benchmarks.layouts.third_people import Somebody

GREY = RGBColor(0x59, 0x59, 0x59)


def _saved(document: Document) -> bytes:
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def _bold(paragraph: Paragraph, text: str, size: float = 11.0) -> Paragraph:
    run = paragraph.add_run(text)
    run.bold, run.font.size = True, Pt(size)
    return paragraph


def heading_styles(p: Somebody, form: str) -> bytes:
    """Word as it opens: Title, Heading 1 for sections, Heading 2 for post and firm, then town and dates."""
    doc = docx.Document()
    doc.add_paragraph(p.name, style="Title")
    doc.add_paragraph(p.headline, style="Subtitle")
    doc.add_paragraph(" | ".join([p.place, p.phone, p.email, *p.links]))
    doc.add_heading(p.head("profile"), 1)
    doc.add_paragraph(p.summary)
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        doc.add_heading(p.head(kind), 1)
        for one in stays:
            doc.add_heading(f"{one.subject}, {one.where}", 2)
            run = doc.add_paragraph().add_run(
                ", ".join(part for part in (one.place, p.when(one, form)) if part)
            )
            run.italic = True
            for line in one.lines:
                doc.add_paragraph(line, style="List Bullet")
    for kind, texts in (("skills", p.skills), ("languages", p.languages)):
        doc.add_heading(p.head(kind), 1)
        for text in texts:
            doc.add_paragraph(text, style="List Bullet")
    return _saved(doc)


def hanging_tabs(p: Somebody, form: str) -> bytes:
    """Dates, a tab and the post in bold; firm, town and list hang under it at the same indent."""
    doc = docx.Document()
    doc.styles["Normal"].font.name, doc.styles["Normal"].font.size = "Calibri", Pt(10.5)
    _bold(doc.add_paragraph(), p.name, 18).alignment = WD_ALIGN_PARAGRAPH.CENTER
    doc.add_paragraph(f"{p.place} – {p.phone} – {p.email}").alignment = WD_ALIGN_PARAGRAPH.CENTER

    def hung(left: str, right: str, *, strong: bool = False) -> None:
        paragraph = doc.add_paragraph()
        paragraph.paragraph_format.left_indent = Cm(5)
        paragraph.paragraph_format.first_line_indent = Cm(-5)
        paragraph.paragraph_format.tab_stops.add_tab_stop(Cm(5))
        paragraph.paragraph_format.space_after = Pt(2)
        paragraph.add_run(f"{left}\t")
        paragraph.add_run(right).bold = strong

    for kind, stays in (("work", p.posts), ("study", p.studies)):
        _bold(doc.add_paragraph(), p.head(kind), 13)
        for one in stays:
            hung(p.when(one, form), one.subject, strong=True)
            hung("", one.where + (f", {one.place}" if one.place else ""))
            for line in one.lines:
                hung("", f"- {line}")
    _bold(doc.add_paragraph(), p.head("skills"), 13)
    hung(p.head("skills"), ", ".join(p.skills))
    hung(p.head("languages"), ", ".join(p.languages))
    hung(p.head("interests"), ", ".join(p.interests))
    return _saved(doc)


def two_cells(p: Somebody, form: str) -> bytes:
    """A table without borders as Word's templates have it: contacts, study and skills left, profile and work right."""
    doc = docx.Document()
    section = doc.sections[0]
    section.left_margin = section.right_margin = Cm(1.8)
    table = doc.add_table(rows=1, cols=2)
    table.autofit = False
    left, right = table.rows[0].cells
    for column, cell, width in zip(table.columns, (left, right), (Cm(5.6), Cm(11.8)), strict=True):
        column.width = cell.width = width

    def heading(cell: _Cell, kind: str) -> None:
        run = cell.add_paragraph().add_run(p.head(kind).upper())
        run.bold, run.font.size, run.font.color.rgb = True, Pt(12), GREY

    _bold(left.paragraphs[0], p.name, 20)
    heading(left, "contact")
    for text in (p.phone, p.email, p.place, *p.links):
        left.add_paragraph(text)
    heading(left, "study")
    for one in p.studies:
        _bold(left.add_paragraph(), one.subject, 10)
        left.add_paragraph(one.where)
        left.add_paragraph(p.when(one, form))
    heading(left, "skills")
    for text in p.skills:
        left.add_paragraph(text)
    _bold(right.paragraphs[0], p.headline, 14)
    heading(right, "profile")
    right.add_paragraph(p.summary)
    heading(right, "work")
    for one in p.posts:
        _bold(right.add_paragraph(), f"{one.what} | {one.where}")
        right.add_paragraph(f"{p.when(one, form)} | {one.place}")
        for line in one.lines:
            right.add_paragraph(line, style="List Bullet")
    return _saved(doc)


DOCX: dict[str, Callable[[Somebody, str], bytes]] = {
    one.__name__: one for one in (heading_styles, hanging_tabs, two_cells)
}
