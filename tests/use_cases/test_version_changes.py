"""A version says what it changed (issue 26)."""

import pytest

from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.tailoring import Blackboard, Inputs, ResumeDraft
from interview_app.use_cases.resumes.run import Run
from interview_app.use_cases.resumes.versions import change_words

LINES = ("Cut falls from 12 to 5 a month", "Trained 14 nurses", "Kept the rota of the ward")


def run(*texts: str, sections: tuple[str, ...] = (), theme: str = "classic") -> Run:
    bullets = tuple(
        ResumeBullet(bullet_id=f"job-bullet-{at}", text=text) for at, text in enumerate(texts)
    )
    document = ResumeDocument(
        sections=(
            ResumeSection(
                key="experience",
                title="Experience",
                entries=(ResumeEntry(id="job", title="Nurse", bullets=bullets),),
            ),
            ResumeSection(key="projects", title="Stories"),
            ResumeSection(key="skills", title="Skills"),
        )
    )
    board = Blackboard(
        inputs=Inputs(job_description="", target_title=""), draft=ResumeDraft(document=document)
    )
    return Run.model_validate(
        {"run_id": "run-1", "board": board.to_json(), "sections": sections, "theme": theme}
    )


@pytest.mark.parametrize(
    ("after", "told"),
    [
        (run(*LINES), "the same lines"),
        (run("Cut falls from 12 to 4 a month", *LINES[1:]), "1 line changed"),
        (run(*LINES[:2]), "1 line left out"),
        (run(*LINES, "Wrote the handbook", "Ran the night desk"), "2 lines added"),
        (run(*LINES[::-1]), "lines in another order"),
        (run(*LINES, sections=("experience", "skills", "projects")), "Skills below Experience"),
        (run(*LINES, sections=("skills", "experience", "projects")), "Skills first"),
        (
            run(*LINES, sections=("skills", "projects", "experience")),
            "sections in another order",
        ),
        (run(*LINES, theme="moderncv"), "another look"),
        (
            run(*LINES[:2], "Kept the rota of the house", sections=("projects",), theme="moderncv"),
            "1 line changed, another look",
        ),
    ],
)
def test_a_version_says_what_it_changed(after: Run, told: str) -> None:
    """From the lines, the order and the look that both versions have."""
    assert change_words(run(*LINES), after) == told


def test_the_first_version_and_one_without_a_page_have_nothing_before_them() -> None:
    """Nothing is made up where there is nothing to compare."""
    assert change_words(None, run(*LINES)) == "the first one"
    empty = run().on_board(draft=None)
    assert change_words(None, empty) == ""
    assert change_words(empty, run(*LINES)) == ""
