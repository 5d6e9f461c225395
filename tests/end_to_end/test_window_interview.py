"""The whole interview in the real window: real store, real reader, the guide, Qt offscreen; by mouse and by keyboard."""

import os
import queue
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.app import Life
from interview_app.domain.asks import MessageAsk, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.known import Known
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase
from interview_app.messages.interview import AskAnswered, AskPublished, ErrorTold, KnownChanged
from interview_app.messages.sessions import StartOverRequested
from interview_app.paths import data_folder, resources
from interview_app.ui.names import sheet_title
from interview_app.use_cases.scripted_person import Script, ScriptedPerson
from tests.end_to_end.screen import PATIENCE, Screen

pytestmark = [pytest.mark.gui, pytest.mark.end_to_end, pytest.mark.qt_log_ignore("This plugin does not support")]
LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
SAMPLES = resources() / "samples"


class AtTheWindow:
    """The app as it runs, what it asks, and someone who answers as a script says."""

    def __init__(self, life: Life, qtbot: QtBot, *, keyboard: bool = False) -> None:
        self.life = life
        self.screen = Screen(life, qtbot, keyboard=keyboard)
        self.asked: queue.Queue[AskPublished] = queue.Queue()
        self.known = Known()
        self.errors: list[str] = []
        life.begin()
        qtbot.waitUntil(lambda: life.shell is not None, timeout=PATIENCE)
        life.bridge.on(AskPublished, self.asked.put)
        life.bridge.on(KnownChanged, lambda told: setattr(self, "known", told.known))
        life.bridge.on(ErrorTold, lambda told: self.errors.append(told.message))

    def next(self) -> AskPublished:
        """What is asked now."""
        self.screen.wait(lambda: not self.asked.empty(), why="nothing is asked")
        return self.asked.get()

    def play(self, script: Script) -> None:
        """From the drop of the résumé to the end of phase 3."""
        person, screen = ScriptedPerson(script, resources() / "guide"), self.screen
        self.next()
        screen.hand_over(script.document)
        while self.known.phase is not Phase.COMPLETE:
            asked = self.next()
            answer = person.answer(asked.ask)
            match asked.ask:
                case OptionAsk(options=options) if answer["selectedIds"]:
                    screen.press(next(one.label for one in options if one.id in answer["selectedIds"]))
                case OptionAsk():
                    screen.say(answer["otherText"])
                case UploadAsk():
                    screen.hand_over(Path(answer["paths"][0]))
                case ReviewAsk(data_type=data_type):
                    screen.wait(lambda: screen.front.accessibleName() == sheet_title(data_type), why="no sheet")
                    screen.press("Approve")
                case PhaseAsk():
                    screen.press("Move on")
                case MessageAsk():
                    screen.say(answer["text"])
        self.next()


@pytest.fixture
def opened(qapp: QApplication, qtbot: QtBot) -> Iterator[Callable[..., AtTheWindow]]:
    """Opens the app on the data folder of this test, as often as it was ended before."""
    hook, lives = sys.excepthook, list[Life]()

    def open_(**how: bool) -> AtTheWindow:
        lives.append(Life(qapp, data_folder()))
        return AtTheWindow(lives[-1], qtbot, **how)

    yield open_
    for life in lives:
        life.window.close()
        life.end(0)
    sys.excepthook = hook
    i18n.set_language("en", catalogues=resources() / "translations")


PEOPLE = ("nurse", "electrician", "engineer")
WAYS = [(person, keyboard) for person in PEOPLE for keyboard in (False, True)]


@pytest.mark.parametrize(("person", "keyboard"), WAYS if LONG else [("nurse", False), ("engineer", True)])
def test_from_the_dropped_résumé_to_the_end_of_phase_three(
    opened: Callable[..., AtTheWindow], qtbot: QtBot, person: str, keyboard: bool
) -> None:
    """Issue 2, done when: the whole interview in the window, with the mouse and with the keyboard alone."""
    script = Script.load(SAMPLES / f"{person}.answers.yaml")
    i18n.set_language("en", catalogues=resources() / "translations")
    at = opened(keyboard=keyboard)
    at.play(script)
    assert at.errors == []
    left_out = {one for one in Objective if at.known.status(one) is not ObjectiveStatus.COMPLETED}
    assert left_out <= ({Objective.ONE_WRITING_SAMPLE} if script.answers["sample_prompt"] == "skip" else set())
    assert any(card.story.action for card in at.known.live_cards())
    at.life.window.close()
    at.life.end(0)
    again = opened(keyboard=keyboard)
    again.screen.find("Resume")
    assert any("Welcome back!" in word for word in again.screen.words())
    again.next()
    again.screen.press("Resume")
    assert again.known.profile == at.known.profile


def test_twenty_files_a_folder_and_a_link_dropped_on_the_real_window(
    opened: Callable[..., AtTheWindow], tmp_path: Path
) -> None:
    """Issue 2, bad input: 20 files are taken, a folder and a browser link are refused with what to do; a choice waits on."""
    at = opened()
    at.next()
    for refused, sentence in (
        ([tmp_path], "Folders cannot be dropped"),
        (["https://example.org/cv.html"], "This is a link, not a file"),
    ):
        at.screen.drop(refused)
        at.screen.wait(partial(at.screen.shows, sentence), why="it is not told")
    assert at.asked.empty()
    files = [tmp_path / f"note-{number}.txt" for number in range(20)]
    for number, file in enumerate(files):
        file.write_text(f"A shopping list, number {number}: bread and butter.\n")
    at.screen.drop(files)
    at.screen.wait(lambda: len(at.known.attachments) == 20, why="not all files are taken")
    assert at.errors == []


def test_an_answer_after_start_over_and_a_deleted_document(opened: Callable[..., AtTheWindow], tmp_path: Path) -> None:
    """Issue 2, bad input and DESIGN 7: a token of before is no longer open; deleting a document deletes its original too."""
    at = opened()
    first = at.next()
    letter = tmp_path / "private.txt"
    letter.write_text("Dear Sir, this stays between us.\n")
    at.screen.drop([letter])
    at.next()
    at.screen.press("Documents")
    at.screen.press("Delete")
    at.screen.wait(lambda: at.screen.front is not at.life.window, why="no question before deleting")
    at.screen.press("Delete")
    blobs = data_folder().root / "blobs"
    at.screen.wait(lambda: not [one for one in blobs.rglob("*") if one.is_file()], why="the original is still there")
    at.screen.wait(lambda: any("No documents yet" in one for one in at.screen.words()), why="it is still listed")
    at.life.bridge.post(StartOverRequested())
    at.screen.wait(lambda: not at.asked.empty(), why="nothing is asked after starting over")
    at.life.bridge.post(AskAnswered(token=first.token, data={"selectedIds": ["by_hand"]}))
    at.screen.wait(lambda: at.errors, why="an old token is not refused")
    assert "no longer open" in at.errors[-1]


def test_a_file_alone_is_sent_and_a_second_window_is_refused(
    opened: Callable[..., AtTheWindow], tmp_path: Path
) -> None:
    """DESIGN 5 and 7: a file without a word is a message that the guide offers to read; a second window says so."""
    at = opened()
    at.next()
    at.screen.press("Tell you myself")
    at.next()
    resume = tmp_path / "resume.md"
    resume.write_text("# Mara Lindqvist\n\nmara@example.org\n\n## Experience\n\n### Nurse, St. Anne\n2019 - present\n")
    at.screen.drop([resume])
    at.screen.find("resume.md")
    at.screen.press("Send")
    asked = at.next()
    assert isinstance(asked.ask, ReviewAsk), "before any fact is known a file can only be meant to be read"
    assert "Here is a file" not in str(at.screen.words())
    second = subprocess.run(
        [sys.executable, "-m", "interview_app", "--headless", "--control", "stdio"],
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert second.returncode == 1
    assert len(second.stderr.strip().splitlines()) == 1
