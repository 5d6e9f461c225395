"""Draw the small picture of each theme that stands beside its name in Look: `python
packaging/theme_pictures.py`. The upper part of a page, as the page setter sets it.
"""

from pathlib import Path

import pymupdf

from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeSection,
)
from interview_app.rendering.design import THEMES, Design
from interview_app.rendering.engine import RenderEngine

RESOURCES = Path(__file__).parent.parent / "resources"
WIDTH, HEIGHT = 216, 120
"""Pixels: three times as many as are shown at 100 %."""


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
            name="Amara Okafor", headline="Nurse", email="amara@example.org", location="Leeds"
        ),
        summary=(ResumeBullet(bullet_id="summary-1", text="Nurse with eleven years on wards."),),
        sections=(ResumeSection(key="experience", title="Experience", entries=jobs),),
    )


def main() -> None:
    """Write a PNG for each theme."""
    engine = RenderEngine(packages=RESOURCES / "typst")
    folder = RESOURCES / "icons" / "themes"
    folder.mkdir(exist_ok=True)
    try:
        for theme in THEMES:
            pdf = engine.render(sample(), Design(theme=theme, step=2)).pdf
            page = pymupdf.open(stream=pdf)[0]
            part = pymupdf.Rect(0, 0, page.rect.width, page.rect.width * HEIGHT / WIDTH)
            scale = WIDTH / page.rect.width
            drawn = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), clip=part)
            drawn.save(folder / f"{theme}.png")
    finally:
        engine.close()


if __name__ == "__main__":
    main()
