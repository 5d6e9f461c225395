"""The window is killed while somebody works in a sheet, and started again: what was typed stands
there (DESIGN 1.2).
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPlainTextEdit

from interview_app.domain.asks import OptionAsk, ReviewAsk
from interview_app.domain.records import DataType
from interview_app.messages.interview import Acknowledged
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    DraftRequested,
    ResumeRequested,
    RunOpened,
)
from interview_app.paths import DataFolder, data_folder, resources
from interview_app.ui.resumes.room import ResumesRoom
from interview_app.use_cases.reading.document import DocumentReader
from tests.end_to_end.channel import LONGEST, ROOT
from tests.end_to_end.test_window_interview import NEWER, AtTheWindow, opened
from tests.interview.played import Played
from tests.kept_workers import Kept
from tests.scripted_model import ScriptedModel, calls
from tests.use_cases.conftest import Person

__all__ = ["opened"]
pytestmark = [
    pytest.mark.gui,
    pytest.mark.end_to_end,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]

WORDS = "Ward nurse, and ship's carpenter before"


needs_a_kill = pytest.mark.skipif(
    not hasattr(signal, "SIGKILL"), reason="needs a kill that nothing can be done about"
)


def killed_once_kept(script: str, *arguments: str, kept: tuple[str, ...]) -> None:
    """A window over the folder of this test, ended by SIGKILL once these words are kept."""
    folder = data_folder()
    command = [sys.executable, str(Path(__file__).parent / script), str(folder.root), *arguments]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) as app:
        file, end = folder.root / "drafts.json", time.monotonic() + LONGEST
        while not (file.exists() and all(words in file.read_text() for words in kept)):
            assert app.poll() is None, app.communicate()[1]
            if time.monotonic() > end:
                app.kill()
                raise AssertionError("nothing of what is typed is kept")
        os.kill(app.pid, signal.SIGKILL)
    assert app.returncode == -signal.SIGKILL


@needs_a_kill
def test_what_was_typed_into_a_sheet_survives_a_kill(
    opened: Callable[..., AtTheWindow], tmp_path: Path
) -> None:
    """It is in the form again, with a sentence; after the approval nothing of it lies beside the
    database any more.
    """
    resume = tmp_path / "resume.md"
    resume.write_text(NEWER)
    killed_once_kept("typing_person.py", str(resume), WORDS, kept=(WORDS,))
    at = opened()
    asked = at.next()
    assert isinstance(asked.ask, ReviewAsk)
    screen = at.screen
    screen.wait(lambda: screen.front.accessibleName() == "Review your profile", why="no sheet")
    field = screen.find("Headline")
    assert isinstance(field, QLineEdit)
    assert field.text() == WORDS
    assert screen.shows("What you had changed the last time is in the form again.")
    screen.press("Remove my changes")
    assert field.text() == ""
    screen.press("Put in my changes")
    assert field.text() == WORDS
    acknowledged: list[Acknowledged] = []
    at.life.bridge.on(Acknowledged, acknowledged.append)
    screen.press("Approve with changes")
    screen.wait(lambda: acknowledged, why="the answer is not acknowledged")
    assert acknowledged[0].status == "modified"
    assert not (data_folder().root / "drafts.json").exists()
    screen.wait(lambda: at.known.profile is not None, why="no profile")
    assert at.known.profile is not None
    assert at.known.profile.basics.label == WORDS


def refused_in(folder: DataFolder) -> RunShown:
    """The résumé of somebody who has a line of their own that the check refuses."""
    with DocumentReader() as reader:
        derived = reader.read_file(bytes(resources() / "samples" / "engineer.pdf")).derived
    assert derived.applicant_profile is not None
    assert derived.skeleton_timeline is not None
    person = Person(folder)
    person.approve(DataType.APPLICANT_PROFILE, "profile", derived.applicant_profile.to_json())
    person.approve(DataType.SKELETON_TIMELINE, "timeline", derived.skeleton_timeline.to_json())
    posting = (resources() / "samples" / "engineer.posting.txt").read_text(encoding="utf-8")
    run = person.shown(ResumeRequested(target_title="Senior Backend Engineer", text=posting))
    run = person.shown(DraftRequested(run_id=run.run_id))
    assert run.blackboard.draft is not None
    line = next(
        one
        for one in run.blackboard.draft.document.bullets()
        if one.bullet_id.startswith("experience")
    )
    run = person.shown(
        BulletEdited(
            run_id=run.run_id, bullet_id=line.bullet_id, text="Led a team of 200 engineers"
        )
    )
    person.leave()
    return run


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, _kept: Kept) -> tuple[Path, RunShown]:
    """A folder and a résumé in it that is only looked at: each test has its own copy."""
    folder = DataFolder(tmp_path_factory.mktemp("made") / "data")
    with _kept.taken():
        return folder.root, refused_in(folder)


@pytest.fixture
def refused_resume(made: tuple[Path, RunShown]) -> RunShown:
    """The résumé, in the folder of this test."""
    shutil.copytree(made[0], data_folder().root)
    return made[1]


@needs_a_kill
@pytest.mark.parametrize("where", ["page", "waiting"])
def test_ticks_and_wordings_survive_a_kill(opened: Callable[..., AtTheWindow], where: str) -> None:
    """Options ticked before "Done", and a line that is put into other words, of the page or one
    that waits for the person (DESIGN 1.2).
    """
    options = [
        {"id": "a", "label": "Night shifts"},
        {"id": "b", "label": "Day shifts"},
        {"id": "c", "label": "Weekends"},
    ]
    asked = json.dumps({"prompt": "Which shifts?", "options": options, "allowMultiple": True})
    with Played(data_folder().root, ScriptedModel([calls(("get_user_option", asked))])) as played:
        played.asked("get_user_option")
    run = refused_in(data_folder())  # after the question, which stays the one that waits
    killed_once_kept(
        "ticking_person.py",
        "Weekends",
        where,
        " by mentoring",
        kept=('["c"]', "mentoring"),
    )
    at = opened()
    assert isinstance(at.next().ask, OptionAsk)
    screen = at.screen
    assert at.life.shell is not None
    at.life.shell.parts.pages.show("conversation")  # it opens where it was killed
    ticked = {name: screen.find(name) for name in ("Night shifts", "Day shifts", "Weekends")}
    assert [
        name for name, one in ticked.items() if isinstance(one, QAbstractButton) and one.isChecked()
    ] == ["Weekends"]
    assert screen.find("Done").isEnabled()
    at.life.shell.parts.pages.show("resumes")
    (room,) = at.life.window.findChildren(ResumesRoom)
    room.show_part(run.run_id)
    canvas = room.view.page.canvas
    screen.wait(lambda: bool(canvas.rows.rows), why="no résumé is shown")
    assert screen.shows("You had begun this wording the last time.")
    screen.press("Go on")
    line = screen.find("Line for your résumé")
    assert isinstance(line, QPlainTextEdit)
    assert line.toPlainText().endswith(" by mentoring")
    assert line.toPlainText().startswith("Led a team of 200") == (where == "waiting")


@needs_a_kill
@pytest.mark.parametrize("kind", ["line", "section"])
def test_a_kill_in_mid_drag_leaves_the_page_as_it_was(refused_resume: RunShown, kind: str) -> None:
    """Issue 26: nothing is moved before it is let go, and nothing is lost."""
    run = refused_resume
    command = [sys.executable, str(Path(__file__).parent / "dragging_person.py")]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [*command, str(data_folder().root), run.run_id, kind],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as app:
        assert app.stdout is not None
        assert app.stdout.readline() == b"dragged\n", app.communicate()[1]
        os.kill(app.pid, signal.SIGKILL)
    person = Person(data_folder())
    again = person.shown(RunOpened(run_id=run.run_id))
    person.leave()
    assert (again.version, again.sections) == (run.version, run.sections)
    assert again.blackboard == run.blackboard
    assert not data_folder().root.joinpath("drafts.json").exists()
