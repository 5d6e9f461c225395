"""A résumé that is opened in another language of the window is told in that one."""

from collections.abc import Iterator

import pytest

from interview_app import i18n
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    DraftRequested,
    ResumeRequested,
    RunOpened,
)
from interview_app.paths import resources
from tests.use_cases.conftest import Person


def speak(language: str) -> None:
    i18n.set_language(language, catalogues=resources() / "translations")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


def sentences(run: RunShown) -> list[str]:
    """What is told of a run: its questions, why lines are left out, how full its pages are."""
    board = run.blackboard
    assert board.audit_report is not None
    return [
        run.sentence,
        *(part for one in board.user_questions for part in (one.question, one.impact)),
        *(one.reason for one in board.trims),
        *board.audit_report.ats_suggestions,
    ]


def test_it_is_told_in_the_language_of_now_and_is_no_version(person: Person, posting: str) -> None:
    """Questions, reasons and reports, and back again; the lines of the page stay as they are."""
    run = person.shown(ResumeRequested(target_title="Engineer", text=posting))
    draft = person.printed(DraftRequested(run_id=run.run_id)).blackboard.draft
    assert draft is not None
    line = next(iter(draft.document.bullets())).bullet_id
    person.printed(BulletEdited(run_id=run.run_id, bullet_id=line, text=""))
    english = person.printed(RunOpened(run_id=run.run_id))
    assert english.blackboard.user_questions
    assert english.blackboard.trims
    speak("de")
    german = person.printed(RunOpened(run_id=run.run_id))
    pairs = list(zip(sentences(english), sentences(german), strict=True))
    assert [one for one, other in pairs if one == other] == []
    assert "der Stellenanzeige" in german.blackboard.user_questions[0].question
    assert german.versions == english.versions
    assert german.blackboard.draft == english.blackboard.draft
    again = person.printed(RunOpened(run_id=run.run_id))
    assert sentences(again) == sentences(german)
    speak("en")
    back = person.printed(RunOpened(run_id=run.run_id))
    assert sentences(back) == sentences(english)


def test_a_run_without_a_page_asks_in_the_language_of_now(person: Person, posting: str) -> None:
    """Its questions stand there alone."""
    run = person.shown(ResumeRequested(target_title="Engineer", text=posting))
    speak("de")
    person.post(RunOpened(run_id=run.run_id))

    def in_german(one: RunShown) -> bool:
        return all("der Stellenanzeige" in each.question for each in one.blackboard.user_questions)

    # The first message may still have something to tell in English.
    german = person.wait(RunShown, such=in_german)
    assert german.versions == run.versions
    assert len(german.blackboard.user_questions) == len(run.blackboard.user_questions) > 0
