"""Where a page ends: a heading never stands alone at its foot, and no line is lost over its edge
(CONTRACT D11).
"""

import io

import pymupdf
import pytest
from pypdf import PdfReader

from interview_app.domain.resume import ResumeLink
from interview_app.rendering.design import THEMES, Design, Theme
from interview_app.rendering.engine import RenderEngine
from tests.rendering.conftest import resume
from tests.rendering.test_pdf import squeezed


def pages_of(pdf: bytes) -> list[str]:
    return [squeezed(page.extract_text()) for page in PdfReader(io.BytesIO(pdf)).pages]


@pytest.mark.parametrize("theme", THEMES)
def test_an_entry_stays_with_its_lines(engine: RenderEngine, theme: Theme) -> None:
    """D11: over all lengths, the heading of a job is on the page of its lines."""
    for jobs in (13, 14, 15):
        made = resume(jobs, bullets=4)
        pages = pages_of(engine.render(made, Design(theme=theme)).pdf)
        assert len(pages) > 1
        for entry in made.sections[0].entries:
            at = {
                next(n for n, page in enumerate(pages) if squeezed(one.text) in page)
                for one in entry.bullets
            }
            (page,) = at
            assert squeezed(entry.organization or "") in pages[page]


def test_an_entry_longer_than_a_page_is_whole(engine: RenderEngine) -> None:
    """D11: what cannot stand on one page is broken, and its last line is printed."""
    made = resume(1, bullets=90)
    whole = "".join(pages_of(engine.render(made, Design()).pdf))
    assert all(squeezed(one.text) in whole for one in made.bullets())


@pytest.mark.parametrize("theme", THEMES)
def test_no_line_of_contact_data_ends_with_a_separator(engine: RenderEngine, theme: Theme) -> None:
    """Issue 5.6: many addresses take several lines, broken between them."""
    made = resume(1)
    links = tuple(ResumeLink(url=f"https://example.org/people/amara-okafor-{n}") for n in range(4))
    made = made.model_copy(update={"header": made.header.model_copy(update={"links": links})})
    text = (
        PdfReader(io.BytesIO(engine.render(made, Design(theme=theme)).pdf)).pages[0].extract_text()
    )
    lines = [line.strip() for line in text.splitlines() if "example.org" in line]
    assert len(lines) > 1
    assert not any(line.endswith("|") or line.startswith("|") for line in lines)
    assert all(squeezed(f"example.org/people/amara-okafor-{n}") in squeezed(text) for n in range(4))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("title", "firm"),
    [
        ("Senior operator of bleaching and dyeing machines", "Lancashire Cotton Works"),
        (
            "Fitter",
            "Klinikum der Johann Wolfgang Goethe-Universität und der Städtischen Krankenhäuser "
            "am Main",
        ),
        ("Fitter", "Volta"),
    ],
)
def test_a_place_never_stands_alone_in_a_line(
    engine: RenderEngine, theme: Theme, title: str, firm: str
) -> None:
    """Issue 5.6: where a heading takes two lines, its place goes to the second one with the firm,
    or with its last word.
    """
    made = resume(1)
    job = (
        made.sections[0]
        .entries[0]
        .model_copy(
            update={"title": title, "organization": firm, "location": "Villingen-Schwenningen"}
        )
    )
    school = (
        made.sections[1]
        .entries[0]
        .model_copy(
            update={"title": title, "organization": firm, "location": "Villingen-Schwenningen"}
        )
    )
    sections = tuple(
        section.model_copy(update={"entries": entries})
        for section, entries in zip(made.sections[:2], ((job,), (school,)), strict=True)
    )
    with pymupdf.open(
        stream=engine.render(
            made.model_copy(update={"sections": sections}), Design(theme=theme)
        ).pdf
    ) as pdf:
        lines = [line.strip() for line in pdf[0].get_text().splitlines()]
    held = [line for line in lines if "Villingen" in line]
    assert len(held) == 2
    assert all(
        line.endswith("– Villingen-Schwenningen") and firm.split()[-1] in line for line in held
    )
