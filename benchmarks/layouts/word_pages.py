"""Five DOCX layouts and three of plain text and Markdown."""

import io

import docx
from docx.document import Document
from docx.shared import Pt

from benchmarks.layouts.typst_pages import Sheet


def _saved(document: Document) -> bytes:
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def styled(s: Sheet) -> bytes:
    """Word's own heading styles, dates behind a tab, list style."""
    p, doc = s.person, docx.Document()
    doc.add_heading(p.name, 0)
    doc.add_paragraph(f"{p.place} | {p.phone} | {p.email}")
    doc.add_heading(s.head("profile"), 1)
    doc.add_paragraph(p.summary)
    doc.add_heading(s.head("work"), 1)
    for post in p.posts:
        doc.add_heading(f"{post.title}, {post.firm}", 2)
        doc.add_paragraph(f"{s.when(post)}\t{post.place}")
        for line in post.highlights:
            doc.add_paragraph(line, style="List Bullet")
    doc.add_heading(s.head("study"), 1)
    for study in p.studies:
        doc.add_heading(f"{study.degree}, {study.area}", 2)
        doc.add_paragraph(f"{study.school}\t{s.when(study)}")
    doc.add_heading(s.head("skills"), 1)
    doc.add_paragraph(", ".join(p.skills))
    return _saved(doc)


def date_table(s: Sheet) -> bytes:
    """A table of two columns: dates on the left, the job on the right."""
    p, doc = s.person, docx.Document()
    doc.add_paragraph().add_run(p.name).bold = True
    doc.add_paragraph(p.email)
    doc.add_paragraph(p.phone)
    for kind, entries in (("work", p.posts), ("study", p.studies)):
        doc.add_paragraph().add_run(s.head(kind)).bold = True
        table = doc.add_table(rows=0, cols=2)
        for entry in entries:
            cells = table.add_row().cells
            cells[0].text = s.when(entry)
            if kind == "work":
                cells[1].text = entry.title
                cells[1].add_paragraph(entry.firm)
                for line in entry.highlights:
                    cells[1].add_paragraph(line, style="List Bullet")
            else:
                cells[1].text = f"{entry.degree}, {entry.area}"
                cells[1].add_paragraph(entry.school)
    doc.add_paragraph().add_run(s.head("skills")).bold = True
    doc.add_paragraph(", ".join(p.skills))
    return _saved(doc)


def side_table(s: Sheet) -> bytes:
    """A layout table of one row: contact and skills on the left, the story on the right."""
    p, doc = s.person, docx.Document()
    table = doc.add_table(rows=1, cols=2)
    left, right = table.rows[0].cells
    left.text = p.name
    left.paragraphs[0].runs[0].font.size = Pt(20)
    for line in (p.email, p.phone, p.place):
        left.add_paragraph(line)
    left.add_paragraph().add_run(s.head("skills").upper()).bold = True
    for skill in p.skills:
        left.add_paragraph(skill, style="List Bullet")
    right.text = ""
    right.paragraphs[0].add_run(s.head("work").upper()).bold = True
    for post in p.posts:
        right.add_paragraph().add_run(post.title).bold = True
        right.add_paragraph(f"{post.firm} | {s.when(post)}")
        for line in post.highlights:
            right.add_paragraph(line, style="List Bullet")
    right.add_paragraph().add_run(s.head("study").upper()).bold = True
    for study in p.studies:
        right.add_paragraph().add_run(study.school).bold = True
        right.add_paragraph(f"{study.degree}, {study.area} | {s.when(study)}")
    return _saved(doc)


def typed_bullets(s: Sheet) -> bytes:
    """No styles: bold lines for headings, bullets typed as signs with a tab."""
    p, doc = s.person, docx.Document()
    run = doc.add_paragraph().add_run(p.name)
    run.bold, run.font.size = True, Pt(18)
    doc.add_paragraph(f"{p.email} · {p.phone} · {p.place}")
    for kind in ("work", "study", "skills"):
        run = doc.add_paragraph().add_run(s.head(kind))
        run.bold, run.font.size = True, Pt(13)
        for post in p.posts if kind == "work" else ():
            paragraph = doc.add_paragraph()
            paragraph.add_run(post.firm).bold = True
            paragraph.add_run(f"\t{s.when(post)}")
            doc.add_paragraph().add_run(post.title).italic = True
            for line in post.highlights:
                doc.add_paragraph(f"•\t{line}")
        for study in p.studies if kind == "study" else ():
            paragraph = doc.add_paragraph()
            paragraph.add_run(study.school).bold = True
            paragraph.add_run(f"\t{s.when(study)}")
            doc.add_paragraph().add_run(f"{study.degree}, {study.area}").italic = True
    doc.add_paragraph(", ".join(p.skills))
    return _saved(doc)


def lines_only(s: Sheet) -> bytes:
    """One type throughout; headings in capitals."""
    p, doc = s.person, docx.Document()
    for line in (p.name, p.headline, p.place, p.phone, p.email, s.head("work").upper()):
        doc.add_paragraph(line)
    for post in p.posts:
        doc.add_paragraph(f"{s.when(post)}: {post.title}, {post.firm}")
        for line in post.highlights:
            doc.add_paragraph(line, style="List Bullet")
    doc.add_paragraph(s.head("study").upper())
    for study in p.studies:
        doc.add_paragraph(f"{s.when(study)}: {study.degree}, {study.area}, {study.school}")
    doc.add_paragraph(s.head("skills").upper())
    doc.add_paragraph(", ".join(p.skills))
    return _saved(doc)


DOCX = {
    layout.__name__: layout
    for layout in (styled, date_table, side_table, typed_bullets, lines_only)
}


def underlined(s: Sheet) -> str:
    """Plain text with underlined headings and dates at the right margin."""
    p = s.person
    out = [p.name.upper(), f"{p.place} | {p.phone} | {p.email}", ""]
    for kind in ("profile", "work", "study", "skills"):
        out += [s.head(kind).upper(), "=" * 60]
        if kind == "profile":
            out.append(p.summary)
        if kind == "skills":
            out.append(", ".join(p.skills))
        for post in p.posts if kind == "work" else ():
            out += [
                "",
                f"{post.title:<48}{s.when(post):>24}",
                f"{post.firm}, {post.place}",
                *[f"  * {line}" for line in post.highlights],
            ]
        for study in p.studies if kind == "study" else ():
            out += ["", f"{study.school:<48}{s.when(study):>24}", f"{study.degree}, {study.area}"]
        out.append("")
    return "\n".join(out)


def dated_lines(s: Sheet) -> str:
    """Plain text: the dates in front of each job."""
    p = s.person
    out = [p.name, p.headline, "", p.email, p.phone, "", s.head("work") + ":", ""]
    for post in p.posts:
        out += [
            f"{s.when(post)}  {post.title}",
            f"    {post.firm} ({post.place.split(',')[0]})",
            *[f"    - {line}" for line in post.highlights],
            "",
        ]
    out += [s.head("study") + ":", ""]
    for study in p.studies:
        out += [f"{s.when(study)}  {study.degree}, {study.area}", f"    {study.school}", ""]
    return "\n".join([*out, s.head("skills") + ":", "", ", ".join(p.skills), ""])


def markdown(s: Sheet) -> str:
    """Markdown: bold posts, firms after a dash, dates in italics under them."""
    p = s.person
    out = [
        f"# {p.name}",
        "",
        f"{p.headline}  ",
        f"{p.email} | {p.phone} | {p.links[1]}",
        "",
        f"## {s.head('work')}",
        "",
    ]
    for post in p.posts:
        out += [
            f"**{post.title}** — {post.firm}  ",
            f"*{s.when(post)}*",
            "",
            *[f"- {line}" for line in post.highlights],
            "",
        ]
    out += [f"## {s.head('study')}", ""]
    for study in p.studies:
        out += [f"**{study.degree}, {study.area}** — {study.school}  ", f"*{s.when(study)}*", ""]
    return "\n".join(
        [*out, f"## {s.head('skills')}", "", *[f"- {skill}" for skill in p.skills], ""]
    )


TEXT = {
    "underlined": (underlined, "txt"),
    "dated_lines": (dated_lines, "txt"),
    "markdown": (markdown, "md"),
}
