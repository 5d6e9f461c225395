"""Where the parts of a résumé stand on its pages, in every theme (NEXT 8)."""

from pathlib import Path

import pymupdf
import pytest

from interview_app.domain.page_places import CONTACT, ENTRY, HEADLINE, NAME, SECTION
from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.rendering.design import CM, STEPS, THEMES, Design, Theme, page_size
from interview_app.rendering.engine import RenderEngine
from tests.other_texts import with_texts
from tests.rendering.conftest import resume


@pytest.mark.parametrize("theme", THEMES)
def test_every_part_is_placed_in_reading_order(engine: RenderEngine, theme: Theme) -> None:
    """Name, headings and lines: on the paper, and lines of an entry below each other."""
    document = resume(3, bullets=4)
    design = Design(theme=theme)
    drawn = engine.render(document, design)
    places = {one.id: one.boxes for one in drawn.places}
    wanted = {NAME, HEADLINE, CONTACT, SECTION + "summary"}
    wanted |= {SECTION + one.key for one in document.sections}
    wanted |= {ENTRY + one.id for section in document.sections for one in section.entries}
    wanted |= {one.bullet_id for one in document.bullets()}
    assert wanted <= places.keys()
    width, height = page_size(design.paper)
    for boxes in places.values():
        for part in boxes:
            x0, y0, x1, y1 = part.box
            assert 0 <= part.page < drawn.pages
            assert 0 < x0 < x1 <= width - STEPS[0].margin_cm * CM + 1
            assert 0 < y0 < y1 < height
    for section in document.sections:
        for entry in section.entries:
            lines = [places[one.bullet_id][0] for one in entry.bullets]
            tops = [(one.page, one.box[1]) for one in lines]
            assert tops == sorted(tops)
    for one in drawn.places:
        assert Path(one.face).is_file(), "what is suggested for a line is shown in its letters"
        assert 8 < one.size < 32
        assert one.right == pytest.approx(width - STEPS[0].margin_cm * CM)


def test_a_line_over_the_end_of_a_page_has_two_places(engine: RenderEngine) -> None:
    """A very long entry may be broken, and its line with it."""
    document = resume(1, bullets=30)
    texts = {one.bullet_id: one.text * 12 for one in document.bullets()}
    drawn = engine.render(with_texts(document, texts), Design(theme="clear"))
    parted = [one.boxes for one in drawn.places if len(one.boxes) > 1]
    assert parted
    first, second = parted[0]
    assert second.page == first.page + 1
    assert second.box[1] < first.box[1]


def test_the_drawing_is_curves_and_holds_no_text(engine: RenderEngine) -> None:
    """The person's words come as outlines: nothing of them is markup of the picture."""
    (page, *_rest) = engine.render(resume(3), Design(theme="clear"), draw=True).drawn
    assert len(page) > 1
    for layer in page:
        assert layer.startswith(b"<svg")
        assert b"<b>" not in layer
        assert b"<text" not in layer


def of_every_shape() -> ResumeDocument:
    """Each section with entries of each shape: a heading that needs two rows, a name alone, dates
    alone, a school's mark alone, an address, a label without words.
    """
    line = (ResumeBullet(bullet_id="told", text="Told in a line of its own"),)
    entries = (
        ResumeEntry(
            id="whole",
            title="Examined geriatric nurse and deputy head of the residential area",
            organization="Home for the Elderly of the Evangelical Deaconry Association",
            location="Lower Neukirch near Bischofswerda",
            start="2019-04",
            end="present",
            bullets=line,
        ),
        ResumeEntry(id="plain", title="Charge Nurse", organization="Saint Ann", start="2010-09"),
        ResumeEntry(id="alone", title="Deutsch B1 (telc)", end="2016"),
        ResumeEntry(id="dated", dates_text="summer 2004"),
        ResumeEntry(id="detail", detail="Palliative care, 40 hours", end="2015"),
        ResumeEntry(id="marked", title="BSc Nursing", detail="1.7", location="Leeds"),
        ResumeEntry(id="address", title="Ward handbook", url="https://example.org/ward-handbook"),
        ResumeEntry(id="label", title="Languages", detail="English, Igbo, " + "and others " * 12),
    )
    keys = ("experience", "education", "certifications", "projects", "skills", "languages")

    def named(key: str) -> tuple[ResumeEntry, ...]:
        return tuple(
            one.model_copy(
                update={
                    "id": f"{key}-{one.id}",
                    "bullets": tuple(
                        line.model_copy(update={"bullet_id": f"{key}-{line.bullet_id}"})
                        for line in one.bullets
                    ),
                }
            )
            for one in entries
        )

    sections = tuple(ResumeSection(key=key, title=key.title(), entries=named(key)) for key in keys)
    return resume(1).model_copy(update={"sections": sections})


@pytest.mark.parametrize("theme", THEMES)
def test_whatever_is_printed_is_reached_by_a_click(engine: RenderEngine, theme: Theme) -> None:
    """Each word of each page stands inside of a part that the window can take in hand: dates, a
    place, a label and a mark as well as the name beside them.
    """
    drawn = engine.render(of_every_shape(), Design(theme=theme))
    parts = [(part.page, pymupdf.Rect(part.box)) for one in drawn.places for part in one.boxes]
    dead = []
    with pymupdf.open(stream=drawn.pdf) as read:
        for page in read:
            for x0, y0, x1, y1, word, *_numbers in page.get_text("words"):
                middle = pymupdf.Point((x0 + x1) / 2, (y0 + y1) / 2)
                inside = (around.contains(middle) for at, around in parts if at == page.number)
                if word not in "•–·|" and not any(inside):
                    dead.append((page.number, round(y0), word))
    assert dead == []
