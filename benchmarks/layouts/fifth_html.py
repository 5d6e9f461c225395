"""HTML pages of the fifth set, laid out by two engines made by others: MuPDF's Story and Qt's rich text."""

import io
import tempfile
from collections.abc import Callable
from html import escape
from pathlib import Path

import pymupdf

from benchmarks.layouts.fifth_gutters import groups
from benchmarks.layouts.fourth_pages import spot
from benchmarks.layouts.third_people import Somebody, Stay
from benchmarks.layouts.typst_print import FONTS

Page = Callable[[Somebody, str], str]
Drawn = Callable[[Somebody, str], bytes]


def _items(texts: tuple[str, ...]) -> str:
    return f"<ul>{''.join(f'<li>{escape(one)}</li>' for one in texts)}</ul>" if texts else ""


def _contact(p: Somebody, sign: str) -> str:
    return escape(sign.join([p.place, p.phone, p.email, *p.links]))


def flat(p: Somebody, form: str) -> str:
    """What a browser makes of h1, h2, h3 and lists: post and firm in the heading, dates in a line of their own."""
    out = f"<h1>{escape(p.name)}</h1><p>{escape(p.headline)}</p><p>{_contact(p, ' | ')}</p><h2>{escape(p.head('profile'))}</h2><p>{escape(p.summary)}</p>"
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += f"<h2>{escape(p.head(kind))}</h2>"
        for one in stays:
            out += f"<h3>{escape(f'{one.subject}, {one.where}')}</h3><p><i>{escape(p.when(one, form))}</i></p>{_items(one.lines)}"
    return out + f"<h2>{escape(p.head('skills'))}</h2>{_items(p.skills)}"


def kendall(p: Somebody, form: str) -> str:
    """As web themes print: firm in h3, post in h4, the dates before them, a paragraph for each line instead of a list."""
    out = f"<h1>{escape(p.name)}</h1><h3>{escape(p.headline)}</h3><p>{_contact(p, ' · ')}</p><p>{escape(p.summary)}</p>"
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += f"<h2>{escape(p.head(kind))}</h2><hr/>"
        for one in stays:
            lines = "".join(f"<p>{escape(line)}</p>" for line in one.lines)
            out += f"<p><small>{escape(p.when(one, form))}</small></p><h3>{escape(one.where + spot(one))}</h3><h4>{escape(one.subject)}</h4>{lines}"
    parts = "".join(
        f"<p><b>{escape(label)}</b><br/>{escape(', '.join(texts))}</p>"
        for label, texts in groups(p)
    )
    return out + f"<h2>{escape(p.head('skills'))}</h2><hr/>{parts}"


def definition(p: Somebody, form: str) -> str:
    """Everything bold and run in: "post at firm, dates" as one bold line, then a paragraph of the lines joined."""
    out = f"<p><b>{escape(p.name)}</b><br/>{escape(p.headline)}<br/>{_contact(p, '<br/>').replace('&lt;br/&gt;', '<br/>')}</p>"
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += f"<h2>{escape(p.head(kind))}</h2>"
        for one in stays:
            out += f"<p><b>{escape(one.subject)}</b> – {escape(one.where + spot(one))}<br/>{escape(p.when(one, form))}</p>{_items(one.lines)}"
    return out + f"<h2>{escape(p.head('skills'))}</h2><p>{escape(' | '.join(p.skills))}</p>"


def _table(p: Somebody, form: str, cells: Callable[[Stay], tuple[str, str]]) -> str:
    out = ""
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += f"<h2>{escape(p.head(kind))}</h2><table width='100%' cellpadding='3'>"
        for one in stays:
            left, right = cells(one)
            out += f"<tr><td width='26%' valign='top'>{left}</td><td valign='top'>{right}</td></tr>"
        out += "</table>"
    return out


def dated_table(p: Somebody, form: str) -> str:
    """A table for each section: dates and town left, post, firm and list right."""
    out = f"<h1>{escape(p.name)}</h1><p>{escape(p.headline)}<br/>{_contact(p, ' | ')}</p>"
    out += _table(
        p,
        form,
        lambda one: (
            f"{escape(p.when(one, form))}<br/>{escape(one.place)}",
            f"<b>{escape(one.subject)}</b><br/>{escape(one.where)}{_items(one.lines)}",
        ),
    )
    return out + f"<h2>{escape(p.head('skills'))}</h2><p>{escape(', '.join(p.skills))}</p>"


def side_by_side(p: Somebody, form: str) -> str:
    """One table of two cells: contacts, grouped skills and languages left, work and study right."""
    left = f"<h2>{escape(p.head('contact'))}</h2><p>{_contact(p, '<br/>').replace('&lt;br/&gt;', '<br/>')}</p><h2>{escape(p.head('skills'))}</h2>"
    left += "".join(f"<p><b>{escape(a)}</b></p>{_items(b)}" for a, b in groups(p))
    left += f"<h2>{escape(p.head('languages'))}</h2>{_items(p.languages)}"
    right = f"<h2>{escape(p.head('profile'))}</h2><p>{escape(p.summary)}</p>"
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        right += f"<h2>{escape(p.head(kind))}</h2>"
        for one in stays:
            right += f"<p><b>{escape(one.subject)}</b><br/>{escape(one.where + spot(one, ' – '))}<br/><font color='gray'>{escape(p.when(one, form))}</font></p>{_items(one.lines)}"
    return f"<h1>{escape(p.name)}</h1><p>{escape(p.headline)}</p><table width='100%' cellpadding='8'><tr><td width='32%' valign='top' bgcolor='#eeeeee'>{left}</td><td valign='top'>{right}</td></tr></table>"


def firm_row(p: Somebody, form: str) -> str:
    """A table row for each entry's head: post and firm left, dates right; its list under the row."""
    out = f"<center><h1>{escape(p.name)}</h1><p>{_contact(p, ' • ')}</p></center>"
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += f"<h2>{escape(p.head(kind).upper())}</h2><hr/>"
        for one in stays:
            out += f"<table width='100%'><tr><td><b>{escape(one.where)}</b>{escape(spot(one))}</td><td align='right'>{escape(p.when(one, form))}</td></tr></table><p><i>{escape(one.subject)}</i></p>{_items(one.lines)}"
    return (
        out
        + f"<h2>{escape(p.head('skills').upper())}</h2><hr/><p>{escape(', '.join(p.skills))}</p>"
    )


STORY: dict[str, Page] = {one.__name__: one for one in (flat, kendall, definition)}
RICH: dict[str, Page] = {one.__name__: one for one in (flat, dated_table, side_by_side, firm_row)}


def by_story(html: str) -> bytes:
    """A4 pages by MuPDF's Story."""
    story, out = pymupdf.Story(html), io.BytesIO()
    writer = pymupdf.DocumentWriter(out)
    paper = pymupdf.paper_rect("a4")
    more = 1
    while more:
        device = writer.begin_page(paper)
        more, _ = story.place(pymupdf.Rect(50, 50, paper.x1 - 50, paper.y1 - 50))
        story.draw(device)
        writer.end_page()
    writer.close()
    return out.getvalue()


def by_rich_text(html: str) -> bytes:
    """A4 pages by Qt's rich text; needs a `QGuiApplication`, which this makes where there is none."""
    from PySide6.QtCore import QMarginsF
    from PySide6.QtGui import QFontDatabase, QGuiApplication, QPageSize, QPdfWriter, QTextDocument

    if QGuiApplication.instance() is None:
        _keep.append(QGuiApplication(["layouts", "-platform", "offscreen"]))
        for file in sorted(Path(FONTS).rglob("*.[ot]tf")):
            QFontDatabase.addApplicationFont(str(file))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "page.pdf"
        writer = QPdfWriter(str(path))
        writer.setResolution(96)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(15, 15, 15, 15))
        document = QTextDocument()
        document.setDefaultStyleSheet("body {font-family: 'Noto Sans'; font-size: 10pt}")
        document.setHtml(f"<body>{html}</body>")
        document.print_(writer)
        del writer
        return path.read_bytes()


_keep: list[object] = []
