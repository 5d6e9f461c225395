"""The window is killed while somebody works in a sheet, and started again: what was typed stands there (DESIGN 1.2)."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit

from interview_app.domain.asks import ReviewAsk
from interview_app.messages.interview import Acknowledged
from interview_app.paths import data_folder
from tests.end_to_end.channel import LONGEST, ROOT
from tests.end_to_end.test_window_interview import NEWER, AtTheWindow, opened

__all__ = ["opened"]
pytestmark = [pytest.mark.gui, pytest.mark.end_to_end, pytest.mark.qt_log_ignore("This plugin does not support")]

WORDS = "Ward nurse, and ship's carpenter before"


def killed_while_typing(resume: Path) -> None:
    """A window over the folder of this test, ended by SIGKILL once what is typed in its first sheet is kept."""
    folder = data_folder()
    command = [sys.executable, str(Path(__file__).parent / "typing_person.py"), str(folder.root), str(resume), WORDS]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) as app:
        file, end = folder.root / "drafts.json", time.monotonic() + LONGEST
        while not (file.exists() and WORDS in file.read_text()):
            assert app.poll() is None, app.communicate()[1]
            assert time.monotonic() < end, "nothing of what is typed is kept"
        os.kill(app.pid, signal.SIGKILL)
    assert app.returncode == -signal.SIGKILL


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a kill that nothing can be done about")
def test_what_was_typed_into_a_sheet_survives_a_kill(opened: Callable[..., AtTheWindow], tmp_path: Path) -> None:
    """It is in the form again, with a sentence; after the approval nothing of it lies beside the database any more."""
    resume = tmp_path / "resume.md"
    resume.write_text(NEWER)
    killed_while_typing(resume)
    at = opened()
    asked = at.next()
    assert isinstance(asked.ask, ReviewAsk)
    screen = at.screen
    screen.wait(lambda: screen.front.accessibleName() == "Review your profile", why="no sheet")
    field = screen.find("Headline")
    assert isinstance(field, QLineEdit)
    assert field.text() == WORDS
    assert screen.shows("What you had changed the last time is in the form again.")
    screen.press("Back to what was understood")
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
