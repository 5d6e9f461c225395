"""A model's help in the Résumés room: asked for each time, with the estimate, told as it costs,
stopped and gone on with.
"""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QWidget

from interview_app.domain.tailoring import State
from interview_app.messages.tailoring.facts import (
    HelperChanged,
    HelpTold,
    RunCost,
    RunProgressed,
    RunsChanged,
)
from interview_app.messages.tailoring.wishes import (
    DraftRequested,
    GoingOnRequested,
    HelpRequested,
    ResumeRequested,
    RunStopped,
)
from interview_app.ui.resumes.new_resume_dialog import NewResumeDialog
from interview_app.ui.resumes.writer_choice import WriterSheet
from tests.ui_resumes.conftest import Played, analysed, dialog_of, drafted, summary
from tests.ui_resumes.test_room import begin, press

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

WORDS = "What you told and the posting go to gpt @ api.example: about 0.04 dollars."
AWAY = HelpTold(run_id="", offered=True, label="gpt @ api.example", words=(WORDS,))
HERE = replace(AWAY, label="m @ 127.0.0.1:11434", local=True)


def texts(widget: QWidget) -> str:
    return "\n".join(one.text() for one in widget.findChildren(QLabel) if one.isVisible())


def filled(played: Played) -> NewResumeDialog:
    dialog = begin(played)
    dialog.title.setText("Staff Nurse")
    dialog.posting.setPlainText("We require falls prevention.")
    return dialog


def test_without_a_model_nothing_is_asked_about_one(played: Played) -> None:
    """D13: offline is the default; nobody has to answer a question about models who has none."""
    dialog = filled(played)
    assert not dialog.writer.isVisible()
    assert "Nothing leaves this computer" in texts(dialog)
    dialog.analyze()
    assert played.wishes[-1] == ResumeRequested(
        target_title="Staff Nurse", text="We require falls prevention."
    )


def test_nothing_is_sent_before_the_places_and_the_estimate_were_agreed_to(played: Played) -> None:
    """D13, issue 5.8: offline stays chosen; a model elsewhere needs a button of its own, with its
    cost before it.
    """
    played.tell(AWAY)
    dialog = filled(played)
    choice = played.find("Who works on it", QComboBox)
    assert isinstance(choice, QComboBox)
    assert choice.currentIndex() == 0
    choice.setCurrentIndex(1)
    assert played.wishes[-1] == HelpRequested(posting_characters=28)
    assert WORDS in texts(dialog)
    assert "Nothing leaves this computer" not in texts(dialog)
    assert dialog.start.accessibleName() == "Send and analyze", "the button says what it does"
    played.tell(replace(AWAY, words=("It is dearer now.",)))
    assert "It is dearer now." in texts(dialog)
    choice.setCurrentIndex(0)
    assert dialog.start.accessibleName() == "Analyze"
    choice.setCurrentIndex(1)
    assert not any(isinstance(one, ResumeRequested) for one in played.wishes)
    press(dialog.start)
    assert isinstance(played.wishes[-1], ResumeRequested)
    assert played.wishes[-1].with_models


def test_a_model_on_this_machine_needs_no_agreement(played: Played) -> None:
    """Issue 5.8: nothing leaves this computer."""
    played.tell(HERE)
    dialog = filled(played)
    dialog.writer.choose(with_models=True)
    dialog.analyze()
    assert isinstance(played.wishes[-1], ResumeRequested)
    assert played.wishes[-1].with_models


@pytest.mark.parametrize(
    ("told", "with_models", "written"),
    [
        (HERE, True, (DraftRequested(run_id="run-1", with_models=True),)),
        (HERE, False, (DraftRequested(run_id="run-1"),)),
        (AWAY, False, (DraftRequested(run_id="run-1"),)),
        (AWAY, True, ()),
    ],
)
def test_who_was_chosen_for_a_new_resume_writes_its_page_too(
    played: Played, told: HelpTold, with_models: bool, written: tuple[DraftRequested, ...]
) -> None:
    """NEXT 8: nobody is asked the same twice; where something would leave, the page waits for the
    person's word.
    """
    played.tell(told)
    dialog = filled(played)
    dialog.writer.choose(with_models=with_models)
    dialog.analyze()
    played.tell(RunProgressed(run_id="run-1", state=State.PREPROCESSING, step=1, steps=3))
    played.tell(analysed())
    assert not dialog.isVisible()
    asked = tuple(one for one in played.wishes if isinstance(one, DraftRequested))
    assert asked == written


def test_a_reason_why_nobody_can_help_is_shown(played: Played) -> None:
    """D13: "Missing API key for …" stands where the choice would be."""
    played.tell(HelpTold(run_id="", offered=False, words=("Missing API key for Groq.",)))
    assert "Missing API key for Groq." in texts(filled(played))


def test_stage_helper_and_cost_are_told_while_it_works(played: Played) -> None:
    """Issue 5.8: progress by stage, running cost; a stop asks for the run in work."""
    played.tell(HERE)
    dialog = filled(played)
    dialog.writer.choose(with_models=True)
    dialog.analyze()
    played.tell(
        RunProgressed(
            run_id="run-1", state=State.JD_ANALYSIS, step=2, steps=3, helper="gpt @ api.example"
        )
    )
    played.tell(RunCost(run_id="run-1", requests=2, dollars=0.0123, unknown=1))
    told = texts(dialog)
    assert "gpt @ api.example" in told
    assert "2 requests, 0.012 dollars, 1 of unknown cost" in told
    played.tell(HelperChanged(run_id="run-1", sentence="Another model stepped in."))
    assert "Another model stepped in." in texts(played.room)


def test_writing_with_a_model_set_up_asks_who_works_on_it(with_run: Played) -> None:
    """D13: a second paid piece of work has its own estimate and its own agreement."""
    with_run.tell(AWAY)
    press(with_run.find("Write the draft now", QPushButton))
    sheet = dialog_of(WriterSheet)
    assert isinstance(sheet, WriterSheet)
    assert with_run.wishes == [HelpRequested(run_id="run-1")]
    assert sheet.start.text() == "Write", "offline stays chosen"
    sheet.writer.choose(with_models=True)
    with_run.tell(replace(AWAY, run_id="run-1"))
    assert WORDS in texts(sheet)
    assert sheet.start.text() == "Send and write"
    press(sheet.start)
    assert with_run.wishes[-1] == DraftRequested(run_id="run-1", with_models=True)


def test_a_stopped_run_can_go_on_and_not_be_exported(with_run: Played) -> None:
    """D3: "Go on" stands where Share was."""
    stopped = replace(
        drafted(), unfinished=True, cost=RunCost(run_id="run-1", requests=1, dollars=0.02)
    )
    with_run.tell(replace(stopped, helpers=("gpt @ api.example",)))
    with_run.tell(RunsChanged(runs=(replace(summary(), unfinished=True),)))
    shown = texts(with_run.room)
    assert "stopped on its way" in shown
    assert "Helped by gpt @ api.example: 1 request, 0.020 dollars." in shown
    head = with_run.room.view.head
    assert head.share.isHidden()
    press(head.go_on)
    assert with_run.wishes[-1] == GoingOnRequested(run_id="run-1")


def test_who_comes_back_to_a_run_that_is_worked_on_sees_how_far_it_is(with_run: Played) -> None:
    """Issue 26: what is kept of it so far is not finished, and nothing was stopped."""
    with_run.tell(replace(drafted(), unfinished=True))
    with_run.room.show_message(RunProgressed(run_id="run-1", state=State.WRITING, step=2, steps=3))
    head = with_run.room.view.head
    assert head.go_on.isHidden()
    assert "stopped on its way" not in texts(with_run.room)
    press(head.stop)
    assert with_run.wishes[-1] == RunStopped(run_id="run-1")
    with_run.tell(replace(drafted(), unfinished=True))
    assert not head.go_on.isHidden()


def test_an_answer_that_could_not_be_used_is_told(with_run: Played) -> None:
    """C3: what was done without the model, and why."""
    with_run.tell(replace(analysed(), notes=("jd_analyst failed after 3 attempts: …",)))
    assert "jd_analyst failed after 3 attempts" in texts(with_run.room)
