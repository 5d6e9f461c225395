"""The whole interview in the real window: real store, real reader, the guide, Qt offscreen; by
mouse and by keyboard.
"""

import os
import queue
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.app import Life
from interview_app.domain.asks import MessageAsk, OptionAsk, PhaseAsk, ReviewAsk, UploadAsk
from interview_app.domain.known import Known
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase
from interview_app.messages.documents import ReadingProgressed
from interview_app.messages.interview import AskAnswered, AskPublished, ErrorTold, KnownChanged
from interview_app.messages.sessions import StartOverRequested
from interview_app.paths import data_folder, resources
from interview_app.use_cases.interviews.scripted_person import Script, ScriptedPerson
from tests.end_to_end.screen import PATIENCE, Screen
from tests.first_theme import close_windows

pytestmark = [
    pytest.mark.gui,
    pytest.mark.end_to_end,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
SAMPLES = resources() / "samples"


def in_plain_words(answer: dict[str, Any]) -> str:
    """A typed answer as somebody says it who has no form before them."""
    if "text" in answer:
        return str(answer["text"])
    (form,) = answer.values()
    return ", ".join(str(value) for value in form.values())


def field_of(asked: str | None) -> str:
    """What the field is called that a free question is answered in."""
    return "Line for your résumé" if asked == "line" else "Message"


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
        while True:
            asked = self.next()
            if self.known.phase is Phase.COMPLETE:
                break
            answer = person.answer(asked.ask)
            match asked.ask:
                case OptionAsk(options=options) if answer["selectedIds"]:
                    screen.press(
                        next(one.label for one in options if one.id in answer["selectedIds"])
                    )
                case OptionAsk():
                    screen.say(answer["otherText"])
                case UploadAsk():
                    screen.hand_over(Path(answer["paths"][0]))
                case ReviewAsk():
                    screen.approve(asked.ask)
                case PhaseAsk():
                    screen.press("Move on")
                case MessageAsk(chips=chips, field=field):
                    words = in_plain_words(answer)
                    chip = next((one for one in chips if one.id == words), None)
                    if chip is not None:
                        screen.press(chip.label)
                    else:
                        screen.say(words, into=field_of(field))
        screen.wait(lambda: screen.shows("Share"), why="the end opens no résumé")
        assert not person.unscripted, (
            "what was asked beside the script was answered with skip, and skips more"
        )


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
    # A sheet that came up with the last message would lie over the next test's window.
    close_windows(qapp)
    sys.excepthook = hook
    i18n.set_language("en", catalogues=resources() / "translations")


PEOPLE = ("nurse", "electrician", "engineer")
WAYS = [(person, keyboard) for person in PEOPLE for keyboard in (False, True)]


@pytest.mark.parametrize(
    ("person", "keyboard"), WAYS if LONG else [("nurse", False), ("engineer", True)]
)
def test_from_the_dropped_résumé_to_the_end_of_phase_three(
    opened: Callable[..., AtTheWindow], qtbot: QtBot, person: str, keyboard: bool
) -> None:
    """Issue 2, done when: the whole interview in the window, with the mouse and with the keyboard
    alone.
    """
    script = Script.load(SAMPLES / f"{person}.answers.yaml")
    i18n.set_language("en", catalogues=resources() / "translations")
    at = opened(keyboard=keyboard)
    at.play(script)
    assert at.errors == []
    left_out = {one for one in Objective if at.known.status(one) is not ObjectiveStatus.COMPLETED}
    # Goals that are approved empty are left out, not done.
    allowed = {Objective.DOSSIER_COMPLETE}
    if script.answers["sample_prompt"] == "skip":
        allowed.add(Objective.ONE_WRITING_SAMPLE)
    assert left_out <= allowed
    assert any(card.story.action for card in at.known.live_cards())
    at.life.window.close()
    at.life.end(0)
    again = opened(keyboard=keyboard)
    again.screen.find("Page")  # they had been led to their résumé
    again.screen.go("conversation")
    again.screen.find("Resume")
    assert any("Welcome back!" in word for word in again.screen.words())
    again.next()
    again.screen.press("Resume")
    assert again.known.profile == at.known.profile


NEWER = """# Mara Lindqvist

mara@example.org

## Experience

### Ward Nurse, St. Anne Hospital
2019 - present
- Cut medication errors from 12 to 3 a month
"""
OLDER = """# Mara Lindqvist

mara@example.com

## Experience

### Nurse, Harbour Clinic
2012 - 2018
- Trained 8 new nurses
"""


def test_twenty_files_in_a_folder_are_read_together_and_reviewed_once(
    opened: Callable[..., AtTheWindow], tmp_path: Path
) -> None:
    """Issue 2, bad input: a browser link is refused; a dropped folder of 20 files is counted, read,
    and reviewed once.
    """
    at = opened()
    at.next()
    at.screen.drop(["https://example.org/cv.html"])
    at.screen.wait(partial(at.screen.shows, "This is a link, not a file"), why="it is not told")
    assert at.asked.empty()
    folder = tmp_path / "papers"
    folder.mkdir()
    for number in range(17):
        (folder / f"note-{number:02}.txt").write_text(
            f"A shopping list, number {number}: bread and butter.\n"
        )
    (folder / "a-old.md").write_text(OLDER)
    (folder / "b-new.md").write_text(NEWER)
    (folder / "broken.pdf").write_bytes(b"%PDF-1.7\n1 0 obj\n<<")
    counts: set[tuple[int, int]] = set()
    at.life.bridge.on(ReadingProgressed, lambda told: counts.add((told.number, told.of)))
    at.screen.drop([folder])
    for number in range(1, 21):
        at.screen.wait(
            lambda number=number: (number, 20) in counts, why=f"file {number} is not read"
        )
    asked = at.next()
    assert counts == {(number, 20) for number in range(1, 21)}
    assert isinstance(asked.ask, ReviewAsk)
    assert asked.ask.data["basics"]["email"] == "mara@example.org"
    assert [one.offered for one in asked.ask.differences] == ["mara@example.com"]
    assert at.screen.approve(asked.ask) == 2, "what differs is led to first"
    timeline = at.next()
    assert isinstance(timeline.ask, ReviewAsk)
    places = {job["organization"] for job in timeline.ask.data["experiences"]}
    assert places == {"St. Anne Hospital", "Harbour Clinic"}
    at.screen.approve(timeline.ask)
    goals = at.next()
    assert isinstance(goals.ask, ReviewAsk)
    assert at.screen.front is at.life.window, "no form stands before the first page"
    at.screen.bring_sheet(goals.ask)
    at.screen.press("Save")
    at.next()
    assert at.errors == []
    assert len(at.known.attachments) == 20
    at.screen.wait(partial(at.screen.shows, "19 files read"), why="the row has no end")
    assert at.screen.shows("1 could not be read")
    at.screen.go("documents")
    QTest.keyClicks(at.screen.find("Your documents"), "broken")
    at.screen.wait(
        partial(at.screen.shows, "The document is damaged"), why="the reason is not told"
    )


def test_an_answer_after_start_over_and_a_deleted_document(
    opened: Callable[..., AtTheWindow], tmp_path: Path
) -> None:
    """Issue 2, bad input and DESIGN 7: a token of before is no longer open; deleting a document
    deletes its original too.
    """
    at = opened()
    first = at.next()
    letter = tmp_path / "private.txt"
    letter.write_text("Dear Sir, this stays between us.\n")
    at.screen.drop([letter])
    at.next()
    at.screen.go("documents")
    at.screen.press("Delete")
    at.screen.wait(lambda: at.screen.shows("Undo"), why="it cannot be had back")
    at.life.shell.parts.toast.end()
    blobs = data_folder().root / "blobs"
    at.screen.wait(
        lambda: not [one for one in blobs.rglob("*") if one.is_file()],
        why="the original is still there",
    )
    at.screen.wait(
        lambda: any("No documents yet" in one for one in at.screen.words()),
        why="it is still listed",
    )
    at.life.bridge.post(StartOverRequested())
    at.screen.wait(lambda: not at.asked.empty(), why="nothing is asked after starting over")
    at.life.bridge.post(AskAnswered(token=first.token, data={"selectedIds": ["by_hand"]}))
    at.screen.wait(lambda: at.errors, why="an old token is not refused")
    assert "no longer open" in at.errors[-1]


def test_a_file_alone_is_sent_and_a_second_window_is_refused(
    opened: Callable[..., AtTheWindow], tmp_path: Path
) -> None:
    """DESIGN 5 and 7: a file that is dropped before anything is known is read at once; a second
    window says so.
    """
    at = opened()
    at.next()
    resume = tmp_path / "resume.md"
    resume.write_text(
        "# Mara Lindqvist\n\nmara@example.org\n\n## Experience\n\n### Nurse, St. Anne\n2019 - "
        "present\n"
    )
    at.screen.drop([resume])
    asked = at.next()
    assert isinstance(asked.ask, ReviewAsk), (
        "before any fact is known a file can only be meant to be read"
    )
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
