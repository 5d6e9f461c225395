"""DOCX, plain text and Markdown pages of the fifth set; one of the text pages is laid out by groff's man macros."""

import io
import shutil
import subprocess
from collections.abc import Callable

import docx
from docx.document import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt
from docx.text.paragraph import Paragraph

from benchmarks.layouts.fifth_gutters import groups
from benchmarks.layouts.fourth_pages import spot
from benchmarks.layouts.third_people import Somebody


def _saved(document: Document) -> bytes:
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def _bold(paragraph: Paragraph, text: str, size: float = 10.5) -> Paragraph:
    run = paragraph.add_run(text)
    run.bold, run.font.size = True, Pt(size)
    return paragraph


def word_tabs(p: Somebody, form: str) -> bytes:
    """Word with a right tab: firm and dates in one line, post and town in the next, lists in Word's style."""
    doc = docx.Document()
    _bold(doc.add_paragraph(), p.name.upper(), 18)
    doc.add_paragraph(f"{p.place} • {p.phone} • {p.email}")
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        _bold(doc.add_paragraph(), p.head(kind).upper(), 12)
        for one in stays:
            for left, right in ((one.where, p.when(one, form)), (one.subject, one.place)):
                line = doc.add_paragraph()
                line.paragraph_format.tab_stops.add_tab_stop(Cm(15), WD_TAB_ALIGNMENT.RIGHT)
                line.add_run(left).bold = left == one.where
                line.add_run(f"\t{right}" if right else "")
            for text in one.lines:
                doc.add_paragraph(text, style="List Bullet")
    _bold(doc.add_paragraph(), p.head("skills").upper(), 12)
    for label, texts in groups(p):
        _bold(doc.add_paragraph(), label + ": ").add_run(", ".join(texts))
    return _saved(doc)


def two_section_columns(p: Somebody, form: str) -> bytes:
    """Word's own two newspaper columns, everything in order, the name over them."""
    doc = docx.Document()
    doc.add_heading(p.name, 0)
    doc.add_paragraph(p.headline)
    columns = OxmlElement("w:cols")
    columns.set(qn("w:num"), "2")
    doc.element.body.sectPr.append(columns)
    for text in (p.place, p.phone, p.email):
        doc.add_paragraph(text)
    doc.add_heading(p.head("profile"), 1)
    doc.add_paragraph(p.summary)
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        doc.add_heading(p.head(kind), 1)
        for one in stays:
            _bold(doc.add_paragraph(), one.subject)
            doc.add_paragraph(f"{one.where}{spot(one)}")
            doc.add_paragraph(p.when(one, form))
            for line in one.lines:
                doc.add_paragraph(line, style="List Bullet")
    doc.add_heading(p.head("skills"), 1)
    doc.add_paragraph(", ".join(p.skills))
    return _saved(doc)


def gridded(p: Somebody, form: str) -> bytes:
    """A table of three columns with lines: dates, post, firm; the lines of an entry in a row under it over all columns."""
    doc = docx.Document()
    doc.add_heading(p.name, 1)
    doc.add_paragraph(f"{p.email}\n{p.phone}\n{p.place}")
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        doc.add_heading(p.head(kind), 2)
        table = doc.add_table(rows=0, cols=3, style="Table Grid")
        for one in stays:
            cells = table.add_row().cells
            for cell, text in zip(cells, (p.when(one, form), one.subject, one.where), strict=True):
                cell.text = text
            if one.lines:
                wide = table.add_row().cells
                merged = wide[0].merge(wide[2])
                merged.text = one.lines[0]
                for line in one.lines[1:]:
                    merged.add_paragraph(line)
    doc.add_heading(p.head("skills"), 2)
    for text in p.skills:
        doc.add_paragraph(text, style="List Bullet")
    return _saved(doc)


def entries_as_items(p: Somebody, form: str) -> bytes:
    """Entry heads as items of Word's list, their lines one level deeper."""
    doc = docx.Document()
    _bold(doc.add_paragraph(), p.name, 16)
    doc.add_paragraph(f"{p.phone} | {p.email} | {p.place}")
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        _bold(doc.add_paragraph(), p.head(kind), 13)
        for one in stays:
            head = doc.add_paragraph(style="List Bullet")
            head.add_run(one.subject).bold = True
            head.add_run(f", {one.where}{spot(one)}, {p.when(one, form)}")
            for line in one.lines:
                doc.add_paragraph(line, style="List Bullet 2")
    _bold(doc.add_paragraph(), p.head("skills"), 13)
    doc.add_paragraph(", ".join(p.skills))
    return _saved(doc)


DOCX: dict[str, Callable[[Somebody, str], bytes]] = {
    one.__name__: one for one in (word_tabs, two_section_columns, gridded, entries_as_items)
}


def place_and_dates(p: Somebody, form: str) -> str:
    """Plain text: post, firm, then town and dates in one line, the lines behind dashes."""
    out = [p.place, p.name, p.headline, f"{p.phone}, {p.email}", ""]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += [p.head(kind).upper(), ""]
        for one in stays:
            out += [one.subject, one.where]
            out += [f"{one.place}, {p.when(one, form)}" if one.place else p.when(one, form)]
            out += [f"- {line}" for line in one.lines] + [""]
    out += [p.head("skills").upper(), ""]
    return "\n".join([*out, *(f"{label}: {', '.join(texts)}" for label, texts in groups(p)), ""])


def starred(p: Somebody, form: str) -> str:
    """Plain text whose entry heads are items: a star, post, firm and dates; the lines indented behind dashes."""
    out = [p.name, "-" * len(p.name), p.email, p.phone, ""]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += [f"== {p.head(kind)} ==", ""]
        for one in stays:
            out += [f"* {one.subject}, {one.where} ({p.when(one, form)})"]
            out += [f"    - {line}" for line in one.lines]
        out.append("")
    return "\n".join([*out, f"== {p.head('skills')} ==", "", *(f"* {one}" for one in p.skills), ""])


def nested_markdown(p: Somebody, form: str) -> str:
    """Markdown with nested lists: bold firm, then post and dates in italics, then the lines."""
    out = [f"# {p.name}", "", f"**{p.headline}**", "", f"{p.place} · {p.phone} · {p.email}", ""]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += [f"## {p.head(kind)}", ""]
        for one in stays:
            out += [f"- **{one.where}**{spot(one)}", f"  *{one.subject}*, {p.when(one, form)}"]
            out += [f"  - {line}" for line in one.lines]
        out.append("")
    return "\n".join(
        [
            *out,
            f"## {p.head('skills')}",
            "",
            *(f"- **{label}**: {', '.join(texts)}" for label, texts in groups(p)),
            "",
        ]
    )


def markdown_table(p: Somebody, form: str) -> str:
    """Markdown tables: dates, post and firm in three columns, no lines for the posts."""
    out = [f"# {p.name}", "", f"{p.email} | {p.phone}", ""]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += [f"## {p.head(kind)}", "", "| | | |", "|---|---|---|"]
        out += [f"| {p.when(one, form)} | {one.subject} | {one.where} |" for one in stays]
        out.append("")
    return "\n".join([*out, f"## {p.head('skills')}", "", ", ".join(p.skills), ""])


def man_page(p: Somebody, form: str) -> str:
    """A résumé as a manual page, by groff's man macros in UTF-8: hanging dates, paragraphs filled and hyphenless."""
    source = [".nh", ".ad l", ".SH " + p.name, f"{p.headline}", ".br", p.email, ".br", p.phone]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        source.append(".SH " + p.head(kind).upper())
        for one in stays:
            source += [".TP 24", p.when(one, form), f"{one.subject}, {one.where}{spot(one)}"]
            source += [part for line in one.lines for part in (".br", f"- {line}")]
    source += [".SH " + p.head("skills").upper(), ", ".join(p.skills)]
    command = ["groff", "-k", "-man", "-Tutf8", "-P-cbou", "-rLL=90n"]
    out = subprocess.run(
        command, input="\n".join(source).encode(), check=True, capture_output=True
    ).stdout
    return out.decode()


TEXT: dict[str, tuple[Callable[[Somebody, str], str], str]] = {
    "place_and_dates": (place_and_dates, "txt"),
    "starred": (starred, "txt"),
    "nested_markdown": (nested_markdown, "md"),
    "markdown_table": (markdown_table, "md"),
}
if shutil.which("groff"):
    TEXT["man_page"] = (man_page, "txt")
