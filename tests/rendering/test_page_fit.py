"""Fitting to pages: tighter first, then listed trims, at most eight renders (CONTRACT D11)."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interview_app.domain.resume import ResumeDocument
from interview_app.rendering.design import STEPS, THEMES, Design, Theme
from interview_app.rendering.engine import Rendered, RenderEngine
from interview_app.rendering.page_fit import MOST_RENDERS, fit
from tests.rendering.conftest import job, resume


def from_the_end(resume: ResumeDocument) -> tuple[str, ...]:
    """Bullet ids, the first to go first: the last bullets of the last entries, never an entry's
    first bullet.
    """
    order: list[tuple[int, int, str]] = []
    place = 0
    for section in resume.sections:
        for entry in section.entries:
            place += 1
            order += [
                (at, place, bullet.bullet_id) for at, bullet in enumerate(entry.bullets) if at
            ]
    return tuple(bullet_id for _, _, bullet_id in sorted(order, key=lambda one: (-one[0], -one[1])))


class Sheet:
    """Measures like paper: so many characters a page, more of them the tighter it is set."""

    def __init__(self, characters_a_page: int) -> None:
        self.room = characters_a_page
        self.renders = 0

    def render(self, resume: ResumeDocument, design: Design) -> Rendered:
        self.renders += 1
        length = 200 + sum(len(bullet.text) + 20 for bullet in resume.bullets())
        pages = length / (self.room * (1 + 0.15 * design.step))
        return Rendered(pdf=b"", pages=int(pages) + 1, last_page_fill=pages % 1)


def test_what_fits_is_left_alone(engine: RenderEngine) -> None:
    """D11: never filled up, never trimmed without need."""
    fitted = fit(resume(2), Design(), engine, max_pages=2)
    assert fitted.fits
    assert fitted.trims == ()
    assert fitted.design.step == 0
    assert fitted.sentence.startswith("page 1 is ")


def test_it_is_set_tighter_before_a_line_goes(engine: RenderEngine) -> None:
    """D11: tightness first."""
    roomy = engine.render(resume(8), Design())
    assert roomy.pages > 1
    fitted = fit(resume(8), Design(), engine, max_pages=roomy.pages - 1)
    assert fitted.fits
    assert fitted.design.step > 0


def test_a_few_lines_alone_on_a_page_are_drawn_onto_the_one_before() -> None:
    """D11: a page that is nearly empty is worth a tighter step, and no line."""
    whole = resume(6, bullets=5)
    length = 200 + sum(len(bullet.text) + 20 for bullet in whole.bullets())
    fitted = fit(whole, Design(), Sheet(int(length / 1.1)), max_pages=2)
    assert (fitted.rendered.pages, fitted.design.step, fitted.trims) == (1, 1, ())
    half_full = fit(whole, Design(), Sheet(int(length / 1.5)), max_pages=2)
    assert (half_full.rendered.pages, half_full.design.step, half_full.renders) == (2, 0, 1)


def test_a_line_that_comes_does_not_make_one_page_two() -> None:
    """One more line made the last page too full for a stray end: the page was set roomier, and a
    third of it fell onto a second one.
    """
    whole, before = resume(6, bullets=5), resume(6, bullets=4)
    length = 200 + sum(len(bullet.text) + 20 for bullet in whole.bullets())
    room = int(length / 1.28)
    stood = fit(before, Design(), Sheet(room), max_pages=2).rendered.pages
    assert stood == 1
    assert fit(whole, Design(), Sheet(room), max_pages=2).rendered.pages == 2
    longer = fit(whole, Design(), Sheet(room), max_pages=2, stood=stood)
    assert (longer.rendered.pages, longer.trims) == (1, ())
    far_longer = fit(resume(12, bullets=5), Design(), Sheet(room), max_pages=3, stood=stood)
    assert (far_longer.rendered.pages, far_longer.design.step) == (3, 0), "no step is worth it"


def test_a_stray_end_that_no_step_can_draw_in_leaves_the_page_roomy() -> None:
    """D11: tightness that wins nothing is not kept."""

    class Stiff(Sheet):
        def render(self, resume: ResumeDocument, design: Design) -> Rendered:
            return super().render(resume, Design())

    whole = resume(6, bullets=5)
    length = 200 + sum(len(bullet.text) + 20 for bullet in whole.bullets())
    fitted = fit(whole, Design(), Stiff(int(length / 1.1)), max_pages=2)
    assert (fitted.rendered.pages, fitted.design.step, fitted.trims) == (2, 0, ())
    assert fitted.renders <= MOST_RENDERS


def test_trims_are_listed_with_their_reason_and_can_be_undone(engine: RenderEngine) -> None:
    """D11: trims listed with the reason, each can be undone."""
    whole = resume(9, bullets=6)
    fitted = fit(whole, Design(), engine, max_pages=1, trim_order=from_the_end(whole))
    gone = {trim.bullet_id for trim in fitted.trims}
    assert gone
    assert gone | {bullet.bullet_id for bullet in fitted.resume.bullets()} == {
        one.bullet_id for one in whole.bullets()
    }
    assert all(trim.text and "1 page" in trim.reason for trim in fitted.trims)
    assert fitted.renders <= MOST_RENDERS


def test_an_entry_keeps_its_first_line() -> None:
    """D11: a job is not emptied for room."""
    lines = [one.bullet_id for one in resume(3).bullets() if one.bullet_id.startswith("experience")]
    assert set(from_the_end(resume(3))) == {one for one in lines if not one.endswith("bullet-1")}


@settings(
    deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    jobs=st.integers(1, 14),
    bullets=st.integers(1, 9),
    room=st.integers(400, 6000),
    pages=st.integers(1, 3),
)
def test_it_fits_whenever_it_can_within_eight_renders(
    jobs: int, bullets: int, room: int, pages: int
) -> None:
    """D11, issue 5: page fitting takes at most 8 renders, and gives up only when nothing more may
    go.
    """
    whole, sheet = resume(jobs, bullets=bullets), Sheet(room)
    fitted = fit(whole, Design(), sheet, max_pages=pages, trim_order=from_the_end(whole))
    assert sheet.renders == fitted.renders <= MOST_RENDERS
    assert fitted.fits == (fitted.rendered.pages <= pages)
    if not fitted.fits:
        shortest = whole.without(from_the_end(whole))
        assert Sheet(room).render(shortest, Design(step=len(STEPS) - 1)).pages > pages


@pytest.mark.parametrize("max_pages", [1, 2])
def test_not_more_is_trimmed_than_the_room_asks_for(max_pages: int) -> None:
    """D11: within the renders allowed the search comes close to the fewest trims."""
    whole = resume(10, bullets=6)
    room = 2600
    fitted = fit(whole, Design(), Sheet(room), max_pages=max_pages, trim_order=from_the_end(whole))
    order = from_the_end(whole)
    tight = Design(step=len(STEPS) - 1)
    fewest = next(
        n
        for n in range(len(order) + 1)
        if Sheet(room).render(whole.without(order[:n]), tight).pages <= max_pages
    )
    assert fewest <= len(fitted.trims) <= fewest + 3


class Headed(Sheet):
    """Measures like a page of short lines under headings: each line has a row of its own, and
    headings stay.
    """

    def render(self, resume: ResumeDocument, design: Design) -> Rendered:
        self.renders += 1
        rows = 60 + sum(1 + len(bullet.text) // 95 for bullet in resume.bullets())
        pages = rows / (self.room * (1 + 0.25 * design.step))
        return Rendered(pdf=b"", pages=int(pages) + 1, last_page_fill=pages % 1)


def test_a_career_of_many_short_lines_fills_its_pages() -> None:
    """D11: trials go by what those before took, whatever the headings need."""
    whole = resume(14, bullets=9)
    fitted = fit(whole, Design(), Headed(42), max_pages=2, trim_order=from_the_end(whole))
    assert fitted.fits
    assert fitted.rendered.last_page_fill >= 0.9
    assert fitted.renders <= MOST_RENDERS


LINES = (
    "Led the ward round with two registrars",
    "Reorganised the stores of two wards with the porters, so that nurses found what they needed "
    "in half the time",
    "Wrote the handbook for agency staff, which the trust now gives to every new starter on its "
    "eleven sites and in both clinics",
    "Trained 14 nurses in the use of infusion pumps and kept the register of who may use them",
    "Cut falls by 22 % in a year",
)


def long_career(jobs: int) -> ResumeDocument:
    """Posts of very different length, each kept on one page: lines that go may win nothing until a
    whole post moves up.
    """
    whole = resume(1)
    entries = tuple(
        one.model_copy(
            update={
                "bullets": tuple(
                    bullet.model_copy(update={"text": LINES[(at * 2 + place) % len(LINES)]})
                    for place, bullet in enumerate(one.bullets)
                )
            }
        )
        for at, one in enumerate(job(at, bullets=2 + 7 * at % 9) for at in range(jobs))
    )
    section = whole.sections[0].model_copy(update={"entries": entries})
    return whole.model_copy(update={"sections": (section, *whole.sections[1:])})


@pytest.mark.parametrize("theme", THEMES)
def test_no_more_goes_than_must(engine: RenderEngine, theme: Theme) -> None:
    """D11: at most eight renders, and putting one more line back would take another page."""
    whole = long_career(16)
    fitted = fit(whole, Design(theme=theme), engine, max_pages=2, trim_order=from_the_end(whole))
    assert fitted.fits
    assert fitted.renders <= MOST_RENDERS
    one_more = whole.without(from_the_end(whole)[: len(fitted.trims) - 1])
    assert engine.render(one_more, fitted.design).pages > 2
