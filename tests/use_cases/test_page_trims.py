"""Which lines go when a résumé does not fit, and that what the person put back stays (CONTRACT
D11).
"""

from dataclasses import replace

import pytest

from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import Blackboard, Inputs
from interview_app.rendering.design import STEPS, Design
from interview_app.rendering.engine import Rendered
from interview_app.rendering.page_fit import Fitted, fit
from interview_app.tailoring.lines.checking import redrafted
from interview_app.use_cases.resumes.pages import fewer_pages, fullness, set_pages
from interview_app.use_cases.resumes.run import Run
from tests.rendering.conftest import resume
from tests.rendering.test_page_fit import Sheet, from_the_end

ROOM = 720
"""Characters of a page: the résumé of six jobs does not fit on two of them."""


def test_only_lines_that_may_go_are_left_out_and_in_their_order() -> None:
    """D11: whoever calls says what may go; nothing else is taken, though it does not fit then."""
    whole = resume(6)
    may_go = from_the_end(whole)[::-1][:2]
    fitted = fit(whole, Design(step=len(STEPS) - 1), Sheet(ROOM), max_pages=1, trim_order=may_go)
    assert not fitted.fits
    assert tuple(one.bullet_id for one in fitted.trims) == may_go


def test_a_line_that_the_person_put_back_never_goes() -> None:
    """D11: each trim can be undone, and stays undone whatever its bullet is called; another line goes in its place."""
    board = Blackboard(
        inputs=Inputs(job_description="…", target_title="Cook"),
        draft=redrafted(with_families(resume(6))),
    )
    run = Run(run_id="run-1", board=board)
    first = set_pages(run, Sheet(ROOM))
    assert first.trims, "it has to be too long for this test"
    gone = {one.bullet_id for one in first.trims[:2]}
    kept = tuple(
        one.family for one in board.draft.document.bullets() if one.bullet_id in gone and one.family
    )
    again = set_pages(run.model_copy(update={"kept": kept}), Sheet(ROOM))
    assert not {one.bullet_id for one in again.trims} & gone
    assert again.trims


def test_a_resume_goes_on_to_stand_on_as_many_pages() -> None:
    """An answer's line turned a page with room for more into two; what is not known is not
    kept to.
    """
    draft = redrafted(resume(6, bullets=5))
    board = Blackboard(inputs=Inputs(job_description="…", target_title="Cook"), draft=draft)
    length = 200 + sum(len(one.text) + 20 for one in draft.document.bullets())
    run = Run(run_id="run-1", board=board)
    for stood, pages in ((1, 1), (0, 2), (None, 2)):
        fitted = set_pages(run.model_copy(update={"pages": stood}), Sheet(int(length / 1.28)))
        assert fitted.rendered.pages == pages


def with_families(document: ResumeDocument) -> ResumeDocument:
    """The page with each line in a family of its own, as approved lines are."""
    data = document.to_json()
    for section in data["sections"]:
        for entry in section["entries"]:
            for bullet in entry.get("bullets", ()):
                bullet["family"] = f"line-{bullet['bullet_id']}"
    return ResumeDocument.model_validate(data)


@pytest.mark.parametrize(
    ("pages", "fill", "fewer"), [(1, 0.1, 0), (2, 0.25, 1), (2, 0.35, 0), (3, 0.1, 2)]
)
def test_a_last_page_that_is_nearly_empty_can_be_saved(pages: int, fill: float, fewer: int) -> None:
    """“Nearly empty” was told, and there was nothing to click."""
    made = Rendered(pdf=b"", pages=pages, last_page_fill=fill)
    fitted = Fitted(
        resume=resume(1), design=Design(), rendered=made, trims=(), renders=1, fits=True
    )
    assert fewer_pages(fitted) == fewer
    assert ("nearly empty" in fullness(fitted, 3)) is bool(fewer)
    assert fewer_pages(replace(fitted, fits=False)) == 0
