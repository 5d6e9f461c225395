"""One tour through the real window at one scale; started by `benchmarks.screenshots`."""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QDialog, QWidget

from interview_app.app import Life
from interview_app.domain.asks import PhaseAsk, ReviewAsk
from interview_app.domain.journal import SessionInfo
from interview_app.domain.records import DataType
from interview_app.i18n import _
from interview_app.messages.interview import (
    AskAnswered,
    AskPublished,
    AskWithdrawn,
    ErrorTold,
    FilesOffered,
    MessageAdded,
    PersonSaid,
    ToolActivity,
    WorkStateChanged,
)
from interview_app.messages.sessions import OldSessionShown
from interview_app.paths import data_folder, resources
from interview_app.ui.controls import ElidedLabel, EmptyState
from interview_app.ui.look.screenshots import Camera
from interview_app.ui.look.theme import theme
from interview_app.ui.settings.settings_dialog import SettingsDialog
from interview_app.ui.window.collecting import application

PATIENCE = 240.0
"""Seconds to wait for the app to come to a step."""


Sheet = TypeVar("Sheet", bound=QDialog)


class Tour:
    """Plays a person; each step waits for the app to ask."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        self.asked: list[AskPublished] = []
        self.app = application()
        self.life = Life(self.app, data_folder())
        self.life.begin()
        self.until(lambda: self.life.shell is not None)
        # A fault of the tour is told here, and not as one of the app's in a window nobody sees.
        sys.excepthook = sys.__excepthook__
        self.life.bridge.on(AskPublished, self.asked.append)

    def until(self, true: Callable[[], bool]) -> None:
        """Run the window until it is so."""
        end = time.monotonic() + PATIENCE
        while not true():
            if time.monotonic() > end:
                raise TimeoutError("the app did not come to the next step")
            self.app.processEvents()
            time.sleep(0.002)

    def ask(self, kind: str) -> AskPublished:
        """The next thing that is asked, of this kind."""
        self.until(lambda: bool(self.asked) and self.asked[-1].ask.kind == kind)
        for _turn in range(20):
            self.app.processEvents()
        return self.asked.pop()

    def next_ask(self) -> AskPublished:
        """Whatever is asked next."""
        self.until(lambda: bool(self.asked))
        for _turn in range(20):
            self.app.processEvents()
        return self.asked.pop()

    def answer(self, asked: AskPublished, data: dict[str, object]) -> None:
        """Answer it."""
        self.asked.clear()
        self.life.bridge.post(AskAnswered(token=asked.token, data=data))

    def sheet(self) -> QDialog:
        """The sheet that stands, once one does."""
        return self.sheet_of(QDialog)

    def sheet_of(self, kind: type[Sheet]) -> Sheet:
        """The sheet of this kind that stands, once it does."""
        found: list[Sheet] = []

        def there() -> bool:
            found[:] = [
                one
                for one in self.app.topLevelWidgets()
                if isinstance(one, kind) and one.isVisible()
            ]
            return bool(found)

        self.until(there)
        return found[0]

    def settle(self, seconds: float = 0.3) -> None:
        """Let pictures and layouts arrive."""
        end = time.monotonic() + seconds
        self.until(lambda: time.monotonic() > end)


def tour(camera: Camera) -> None:
    """Everything, in the order a person meets it."""
    play = Tour(camera)
    assert play.life.shell is not None
    parts, window = play.life.shell.parts, play.life.window
    # The session that opens brings the conversation up, over whatever stood there.
    begin = play.ask("option")
    for page in ("profile", "timeline", "evidence", "documents", "resumes/general"):
        parts.pages.show(page)
        # The room of résumés is told first that there are none.
        play.until(
            lambda: any(
                one.isVisible()
                for one in parts.pages.stack.currentWidget().findChildren(EmptyState)
            )
        )
        camera.take(window, f"empty-{page.partition('/')[0]}")
    parts.pages.show("conversation")
    camera.take(window, "welcome")
    play.answer(begin, {"selectedIds": ["upload"]})
    play.ask("upload")
    camera.take(window, "upload")
    drops(parts.overlay, window, camera)
    play.asked.clear()
    play.life.bridge.post(FilesOffered(paths=(bytes(resources() / "samples" / "nurse.pdf"),)))
    role = play.next_ask()
    while isinstance(role.ask, ReviewAsk):
        if role.ask.data_type is DataType.CANDIDATE_DOSSIER:
            play.settle()
            camera.take(window, "goals-card")  # its form opens by a click alone
            play.life.shell.asks.open_review(role.token)
        sheet = play.sheet()
        play.settle(1.5)
        camera.take(sheet, f"sheet-{role.ask.data_type.value.replace('_', '-')}")
        play.answer(role, {"status": "approved", "data": None, "userNotes": None})
        play.until(lambda sheet=sheet: not sheet.isVisible())
        role = play.next_ask()
    play.settle()
    camera.take(window, "which-role")
    play.asked.append(role)
    for page in ("profile", "timeline", "evidence", "documents", "goals"):
        parts.pages.show(page)
        play.settle(1.0)
        camera.take(window, f"library-{page}")
    parts.pages.show("conversation")
    story(play, camera)
    second_resume(play, camera)
    states(play, camera)
    window.close()
    play.life.end(0)


TOLD = (
    "About twelve patients a month fell on our ward, most of them at night.",
    "I introduced a two-minute risk check at the bed and trained all fourteen nurses in it.",
)


def story(play: Tour, camera: Camera) -> None:
    """The deep dive into the newest role, up to its third question."""
    assert play.life.shell is not None
    asked = play.next_ask()
    while asked.ask.kind == "option":
        play.answer(asked, {"selectedIds": [asked.ask.options[0].id]})  # type: ignore[union-attr]
        asked = play.next_ask()
    for text in TOLD:
        play.life.bridge.post(PersonSaid(text=text))
        play.asked.clear()
        asked = play.next_ask()
    play.asked.append(asked)
    play.settle(0.6)
    camera.take(play.life.window, "interview")


def second_resume(play: Tour, camera: Camera) -> None:
    """Another résumé of the same person: what differs is chosen in one sheet."""
    play.asked.clear()
    text = (resources() / "samples" / "nurse.md").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cv-2022.md"
        path.write_text(
            text.replace("496 0158", "496 0733").replace("14 newly", "12 newly"), encoding="utf-8"
        )
        play.life.bridge.post(FilesOffered(paths=(bytes(path),)))
        play.life.bridge.post(PersonSaid(text="Here is an older one."))
        asked = play.next_ask()
        while asked.ask.kind != "review":
            assert asked.ask.kind == "option"
            play.answer(asked, {"selectedIds": [asked.ask.options[0].id]})
            asked = play.next_ask()
        sheet = play.sheet()
        play.settle(1.0)
        camera.take(sheet, "sheet-merged")
        play.answer(asked, {"status": "rejected", "data": None, "userNotes": None})
        play.until(lambda: not sheet.isVisible())
        play.next_ask()


def drops(overlay: QWidget, window: QWidget, camera: Camera) -> None:
    """What is seen while something is dragged over the window."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile("/home/me/resume.pdf")])
    overlay.show_drag(mime)  # type: ignore[attr-defined]
    camera.take(window, "drop-accepted")
    mime.setUrls([QUrl("https://example.org/resume")])
    overlay.show_drag(mime)  # type: ignore[attr-defined]
    camera.take(window, "drop-refused")
    overlay.hide()


def states(play: Tour, camera: Camera) -> None:
    """States that need a fault, a model or a wish."""
    assert play.life.shell is not None
    window, parts, tell = play.life.window, play.life.shell.parts, play.life.bridge.deliver
    parts.notices.welcome_back()
    camera.take(window, "welcome-back")
    parts.notices.end_welcome()
    ask = PhaseAsk(
        current="phase2_deep_dive",
        proposed="phase3_writing_corpus",
        reason=_("You have told me about your work; next come your writing and your goals."),
        missing=("one_card_generated",),
    )
    tell(AskPublished(token="phase", tool="next_phase", args={}, args_sha256="", ask=ask))
    camera.take(window, "phase-card")
    tell(AskWithdrawn(token="phase"))
    tell(WorkStateChanged(state="still_thinking"))
    tell(
        ToolActivity(
            call_id="x",
            tool="extract_document",
            state="failed",
            title=_("Reading your document"),
            detail=_("Upload failed. Try a smaller file or different format."),
        )
    )
    camera.take(window, "still-thinking")
    tell(WorkStateChanged(state="retrying", seconds_left=4))
    camera.take(window, "retrying")
    tell(WorkStateChanged(state="idle"))
    sentence = _("Couldn't save your progress. Keep this window open and try again.")
    tell(ErrorTold(code="store_full", message=sentence))
    camera.take(window, "error")
    parts.notices.clear()
    info = SessionInfo(id="old", started="2026-03-14T09:00:00Z", ended=True)
    said = (
        MessageAdded(
            id=1,
            author="leader",
            text="What did you do **yourself**?\n\n- your own part\n- with *numbers*",
        ),
        MessageAdded(id=2, author="person", text="I built a two-minute risk check."),
        MessageAdded(
            id=3, author="leader", text="What came of it? Employers look for", partial=True
        ),
    )
    tell(OldSessionShown(info=info, messages=said))
    camera.take(window, "earlier-conversation")
    delete_conversation(play, camera)
    parts.pages.show("conversation")
    commands = play.life.shell.commands
    for name, show in (
        ("settings", commands.open_settings),
        ("help", parts.menu.actions["help"].trigger),
        ("shortcuts", parts.menu.actions["shortcuts"].trigger),
        ("about", parts.menu.actions["about"].trigger),
    ):
        show()
        dialog = play.sheet()
        for label in dialog.findChildren(ElidedLabel):
            # Where a person's data lies by default, and not where this tour keeps its own.
            label.setText("/home/amara/.local/share/Interview App")
        camera.take(dialog, name)
        if isinstance(dialog, SettingsDialog):
            for tab in ("models", "agents"):
                dialog.pages.setCurrentWidget(getattr(dialog, tab))
                # They are told what there is when they first come up.
                play.settle(1.0)
                camera.take(dialog, f"{name}-{tab}")
        dialog.reject()
        play.settle(0.05)
    theme().set(appearance="light", text_size=200)
    camera.take(window, "text-200")
    theme().set(text_size=100)
    window.resize(900, 600)
    camera.take(window, "narrow")


def delete_conversation(play: Tour, camera: Camera) -> None:
    """The question before a conversation is deleted, and the word after it; nothing is deleted."""
    assert play.life.shell is not None
    parts = play.life.shell.parts
    parts.menu.actions["delete_conversation"].trigger()
    sheet = play.sheet()
    camera.take(sheet, "delete-conversation")
    sheet.answered.emit("delete")  # type: ignore[attr-defined]  # a QuestionDialog
    sheet.done(0)
    camera.take(play.life.window, "delete-conversation-undo")
    parts.toast.undo()
    play.settle(0.05)


def main() -> None:
    """`OUT SUFFIX`."""
    tour(Camera(Path(sys.argv[1]), suffix=sys.argv[2]))


if __name__ == "__main__":
    main()
