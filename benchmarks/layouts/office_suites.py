"""Pages of the bench that LibreOffice and pandoc laid out: our Word files printed by Writer, and a plain Markdown résumé as each writer of pandoc has it."""

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from benchmarks.layouts.third_people import Somebody
from benchmarks.layouts.web_themes import by_chromium

Drawn = Callable[[Somebody, str], tuple[bytes, str]]


def by_writer(content: bytes, kind: str) -> bytes:
    """A document as LibreOffice prints it.

    Raises:
        KeyError: it could not be opened.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / f"cv.{kind}"
        source.write_bytes(content)
        subprocess.run(
            ["soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to", "pdf", "--outdir", folder, str(source)],
            capture_output=True, check=False, timeout=180,
        )  # fmt: skip
        made = source.with_suffix(".pdf")
        if not made.is_file():
            raise KeyError(kind)
        return made.read_bytes()


def printed(word: Drawn) -> Drawn:
    """A Word file of the bench, printed by LibreOffice."""

    def draw(p: Somebody, form: str) -> tuple[bytes, str]:
        content, source = word(p, form)
        return by_writer(content, "docx"), source

    return draw


def markdown(p: Somebody, form: str) -> str:
    """What people keep in a text file for pandoc: headings, a line of dates in italics, lists."""
    out = [f"---\ntitle: '{p.name}'\n---", f"{p.headline}", " | ".join([p.place, p.phone, p.email])]
    out += [f"# {p.head('profile')}", p.summary]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out.append(f"# {p.head(kind)}")
        for one in stays:
            out.append(f"## {one.subject}, {one.where}")
            out.append(" · ".join(filter(None, (f"*{p.when(one, form)}*", one.place))))
            out += ["\n".join(f"- {line}" for line in one.lines)] if one.lines else []
    return "\n\n".join([*out, f"# {p.head('skills')}", ", ".join(p.skills)]) + "\n"


def _pandoc(text: str, to: str, *options: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / f"cv.{to}"
        ran = subprocess.run(
            ["pandoc", "--standalone", "-f", "markdown-smart", "-o", str(made), *options],
            input=text.encode(), capture_output=True, check=False, cwd=folder,
        )  # fmt: skip
        if not made.is_file():
            raise KeyError(ran.stderr.decode()[-600:])
        return made.read_bytes()


def _by_pandoc(make: Callable[[str], bytes]) -> Drawn:
    def draw(p: Somebody, form: str) -> tuple[bytes, str]:
        text = markdown(p, form)
        return make(text), " ".join(text.replace("*", "").split())

    return draw


def docx(text: str) -> bytes:
    """Pandoc's Word file with the styles that it ships."""
    return _pandoc(text, "docx")


PANDOC: dict[str, tuple[Drawn, str]] = {
    "pandoc_word": (_by_pandoc(docx), "docx"),
    "pandoc_latex": (_by_pandoc(lambda text: _pandoc(text, "pdf", "--pdf-engine=xelatex")), "pdf"),
    "pandoc_page": (_by_pandoc(lambda text: by_chromium(_pandoc(text, "html").decode())), "pdf"),
    "pandoc_writer": (_by_pandoc(lambda text: by_writer(_pandoc(text, "odt"), "odt")), "pdf"),
    "pandoc_plain": (_by_pandoc(lambda text: _pandoc(text, "txt", "-t", "plain")), "txt"),
}
"""By the writer of pandoc, with the kind of the file."""
WRITER = (
    "styled", "date_table", "side_table", "text_boxes", "heading_styles", "hanging_tabs", "two_cells", "two_section_columns",
)  # fmt: skip
"""Word files of the bench that LibreOffice prints."""
