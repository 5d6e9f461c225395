"""Draw the small picture of each theme that stands beside its name in Look: `python
packaging/theme_pictures.py`. The head of a page and its first job, as the page setter sets them on
a page with margins so wide that a line is short: what tells themes apart can be seen at that size.
A theme that has a place for a photo shows one.
"""

import base64
import tempfile
from dataclasses import replace
from pathlib import Path

import pymupdf

from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeSection,
)
from interview_app.rendering import design, own_themes, typst_source
from interview_app.rendering.compiler import Compiler
from interview_app.rendering.design import CM, STEPS, THEMES, Design

RESOURCES = Path(__file__).parent.parent / "resources"
WIDTH, HEIGHT = 336, 192
"""Pixels: three times as many as are shown at 100 %."""
MARGIN, AROUND = 4.6, 10
"""Centimetres of the page's margins, and points of them that the picture has on each side."""


def sample() -> ResumeDocument:
    """A résumé of nobody, with something of everything that a theme sets in its own way."""

    def job(number: int, title: str, firm: str, start: str, end: str) -> ResumeEntry:
        lines = ("Cut falls on a ward of 28 beds by half", "Trained 14 nurses in a new system")
        bullets = tuple(
            ResumeBullet(bullet_id=f"job-{number}-{at}", text=text) for at, text in enumerate(lines)
        )
        return ResumeEntry(
            id=f"job-{number}",
            title=title,
            organization=firm,
            start=start,
            end=end,
            bullets=bullets,
        )

    jobs = (
        job(1, "Ward Manager", "Moor Hospital", "2019", "2024"),
        job(2, "Staff Nurse", "St. Anne", "2012", "2019"),
    )
    return ResumeDocument(
        header=ResumeHeader(
            name="Ada Okafor", headline="Nurse", email="ada@example.org", location="Leeds"
        ),
        sections=(ResumeSection(key="experience", title="Experience", entries=jobs),),
    )


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
    """Write a PNG for each theme."""
    narrow = replace(STEPS[0], margin_cm=MARGIN)
    for module in (design, own_themes, typst_source):
        module.STEPS = (narrow,)  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory() as folder:
        compiler = Compiler(str(RESOURCES / "typst"), folder)
        for theme in THEMES:
            look = Design(theme=theme, photo=photo())
            pdf, _measured = compiler.render(
                theme, lambda look=look: _source(compiler, look), height=842.0, draw=False
            )
            _picture(pdf).save(RESOURCES / "icons" / "themes" / f"{theme}.png")


def _source(compiler: Compiler, look: Design) -> str:
    if not look.is_own:
        return typst_source.typst_source(sample(), look)
    place = compiler.photo(look.photo)
    return own_themes.source(sample(), look, packages=Path(compiler.packages), photo=place)


def _picture(pdf: bytes) -> pymupdf.Pixmap:
    """What is within the margins, from the top; the letters darker, for they are drawn small."""
    page = pymupdf.open(stream=pdf)[0]
    left = MARGIN * CM - AROUND
    wide = page.rect.width - 2 * left
    part = pymupdf.Rect(left, left, left + wide, left + wide * HEIGHT / WIDTH)
    scale = WIDTH / wide
    drawn = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), clip=part)
    drawn.gamma_with(1.5)
    return drawn


if __name__ == "__main__":
    main()
