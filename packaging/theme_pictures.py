"""Draw the small picture of each theme that stands beside its name in Look: `python
packaging/theme_pictures.py`. The head of a page and its first job, as the page setter sets them on
a page with margins so wide that a line is short: what tells themes apart can be seen at that size.
A theme that has a place for a photo shows one. A picture for each language that the window has.
"""

import base64
import functools
import itertools
import tempfile
from dataclasses import replace
from pathlib import Path

import pymupdf
from PIL import Image

from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeSection,
)
from interview_app.language.printed import word
from interview_app.rendering import design, own_themes, typst_source
from interview_app.rendering.compiler import Compiler
from interview_app.rendering.design import CM, STEPS, THEMES, Design

RESOURCES = Path(__file__).parent.parent / "resources"
WIDTH, HEIGHT = 336, 192
"""Pixels: three times as many as are shown at 100 %."""
WORDS = {
    "en": "Nurse|Leeds|Ward Manager|Staff Nurse|Moor Hospital|St. Anne"
    "|Cut falls on a ward of 28 beds by half|Trained 14 nurses in a new system",
    "de": "Pflegefachfrau|Essen|Stationsleitung|Pflegefachfrau|Klinikum Moor|St. Anna"
    "|Stürze auf 28 Betten halbiert|14 Pflegekräfte eingearbeitet",
    "es": "Enfermera|León|Supervisora|Enfermera|Hospital del Mar|Santa Ana"
    "|Redujo a la mitad las caídas en 28 camas|Formó a 14 enfermeras",
    "fr": "Infirmière|Lille|Cadre de santé|Infirmière|Hôpital Moreau|Sainte-Anne"
    "|Réduit de moitié les chutes sur 28 lits|Formé 14 infirmières",
}
"""Headline, town, titles and firms of two jobs, and the two lines of each, by language."""
COLOURS = 48
"""Of a picture: letters on white need no more, and it is half as large."""
MARGIN, AROUND = 4.6, 10
"""Centimetres of the page's margins, and points of them that the picture has on each side."""


def sample(code: str) -> ResumeDocument:
    """A résumé of nobody, with something of everything that a theme sets in its own way."""
    headline, town, *rest = WORDS[code].split("|")
    titles, firms, lines = rest[:2], rest[2:4], rest[4:]

    def job(at: int, start: str, end: str) -> ResumeEntry:
        bullets = tuple(
            ResumeBullet(bullet_id=f"job-{at}-{n}", text=text) for n, text in enumerate(lines)
        )
        return ResumeEntry(
            id=f"job-{at}",
            title=titles[at],
            organization=firms[at],
            start=start,
            end=end,
            bullets=bullets,
        )

    jobs = (job(0, "2019", "2024"), job(1, "2012", "2019"))
    section = ResumeSection(key="experience", title=word("experience", code), entries=jobs)
    header = ResumeHeader(
        name="Ada Okafor", headline=headline, email="ada@example.org", location=town
    )
    return ResumeDocument(language=code, header=header, sections=(section,))


def photo() -> str:
    """Somebody's photo, as a JPEG in Base64: a head and shoulders on grey."""
    page = pymupdf.open().new_page(width=90, height=115)
    shape = page.new_shape()
    shape.draw_rect(page.rect)
    shape.finish(fill=(0.78, 0.8, 0.84), color=None)
    shape.draw_circle((45, 44), 20)
    shape.draw_oval((11, 70, 79, 170))
    shape.finish(fill=(0.42, 0.45, 0.5), color=None)
    shape.commit()
    return base64.b64encode(page.get_pixmap(dpi=200).tobytes("jpeg")).decode()


def main() -> None:
    """Write a PNG for each theme in each language."""
    narrow = replace(STEPS[0], margin_cm=MARGIN)
    for module in (design, own_themes, typst_source):
        module.STEPS = (narrow,)  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory() as work:
        compiler = Compiler(str(RESOURCES / "typst"), work)
        for code, theme in itertools.product(WORDS, THEMES):
            look, page = Design(theme=theme, photo=photo()), sample(code)
            source = functools.partial(_source, compiler, page, look)
            pdf, _measured = compiler.render(theme, source, height=842.0, draw=False)
            folder = RESOURCES / "icons" / "themes" / code
            folder.mkdir(exist_ok=True)
            _picture(pdf).save(folder / f"{theme}.png", optimize=True)


def _source(compiler: Compiler, page: ResumeDocument, look: Design) -> str:
    if not look.is_own:
        return typst_source.typst_source(page, look)
    place = compiler.photo(look.photo)
    return own_themes.source(page, look, packages=Path(compiler.packages), photo=place)


def _picture(pdf: bytes) -> Image.Image:
    """What is within the margins, from the top; the letters darker, for they are drawn small."""
    page = pymupdf.open(stream=pdf)[0]
    left = MARGIN * CM - AROUND
    wide = page.rect.width - 2 * left
    part = pymupdf.Rect(left, left, left + wide, left + wide * HEIGHT / WIDTH)
    scale = WIDTH / wide
    drawn = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), clip=part)
    drawn.gamma_with(1.5)
    picture = Image.frombytes("RGB", (drawn.width, drawn.height), drawn.samples)
    return picture.quantize(COLOURS)


if __name__ == "__main__":
    main()
