"""Make the PDF and DOCX of the sample people from their Markdown: `python
packaging/make_samples.py`.

The Markdown in resources/samples is the source; the other two are committed so that nobody needs to
make them.
"""

import html
import re
import sys
from pathlib import Path

import docx
import pymupdf
from docx.shared import Pt

SAMPLES = Path(__file__).parent.parent / "resources" / "samples"
_STYLE = """
body { font-family: sans-serif; font-size: 10pt; line-height: 1.35; }
h1 { font-size: 20pt; margin-bottom: 2pt; }
h2 { font-size: 12.5pt; margin-top: 12pt; margin-bottom: 3pt; color: #1f4e79; }
h3 { font-size: 10.5pt; margin-top: 7pt; margin-bottom: 1pt; }
p { margin: 2pt 0; }
ul { margin: 2pt 0; }
"""
_A4 = pymupdf.paper_rect("a4")
_MARGIN = (56, 56, -56, -56)


def blocks(text: str) -> list[tuple[str, str]]:
    """(kind, text) of each block: h1, h2, h3, item or p."""
    found = []
    for line in text.splitlines():
        if heading := re.match(r"(#{1,3}) (.*)", line):
            found.append((f"h{len(heading[1])}", heading[2]))
        elif line.startswith("- "):
            found.append(("item", line[2:]))
        elif line.strip():
            found.append(("p", line.strip()))
    return found


def as_html(parts: list[tuple[str, str]]) -> str:
    """The HTML of the blocks, items in lists."""
    out, in_list = [], False
    for kind, text in parts:
        if (kind == "item") != in_list:
            out.append("<ul>" if kind == "item" else "</ul>")
            in_list = kind == "item"
        tag = "li" if kind == "item" else kind
        out.append(f"<{tag}>{html.escape(text)}</{tag}>")
    return "".join(out) + ("</ul>" if in_list else "")


def write_pdf(parts: list[tuple[str, str]], path: Path) -> None:
    """One PDF with real text, A4."""
    story = pymupdf.Story(as_html(parts), user_css=_STYLE)
    writer = pymupdf.DocumentWriter(str(path))
    more = True
    while more:
        device = writer.begin_page(_A4)
        more, _filled = story.place(_A4 + _MARGIN)
        story.draw(device)
        writer.end_page()
    writer.close()
    with pymupdf.open(path) as made:
        made.set_metadata(
            {
                "title": parts[0][1],
                "creationDate": "D:20260101000000Z",
                "modDate": "D:20260101000000Z",
            }
        )
        made.subset_fonts()
        data = made.tobytes(garbage=4, deflate=True, no_new_id=True)
    path.write_bytes(data)


def write_docx(parts: list[tuple[str, str]], path: Path) -> None:
    """One DOCX with heading and list styles."""
    made = docx.Document()
    made.styles["Normal"].font.size = Pt(10.5)
    for kind, text in parts:
        if kind == "item":
            made.add_paragraph(text, style="List Bullet")
        elif kind == "p":
            made.add_paragraph(text)
        else:
            made.add_heading(text, level=int(kind[1]) - 1)
    made.core_properties.author = parts[0][1]
    made.core_properties.title = parts[0][1]
    made.save(str(path))


def main() -> int:
    """Make both files of every sample person."""
    for source in sorted(SAMPLES.glob("*.md")):
        parts = blocks(source.read_text(encoding="utf-8"))
        write_pdf(parts, source.with_suffix(".pdf"))
        write_docx(parts, source.with_suffix(".docx"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
