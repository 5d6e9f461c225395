"""The window's tests: real Qt without a display, the real theme, fonts and icons; the actor is
played by messages.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.journal import SessionInfo
from interview_app.domain.known import Known
from interview_app.messages.interview import (
    DraftChanged,
    KnownChanged,
    LeaderChanged,
    MessageAdded,
    UnsentChanged,
)
from interview_app.messages.sessions import SessionOpened
from interview_app.messages.tailoring.wishes import RunsRequested
from interview_app.settings import Settings
from interview_app.ui.look import theme as themes
from interview_app.ui.look.colours import LIGHT
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.shell import Shell, build_shell
from tests.first_theme import close_windows, first_theme
from tests.kept_workers import kept_workers

__all__ = ["kept_workers"]


@pytest.fixture(autouse=True)
def theme(qapp: QApplication) -> Iterator[themes.Theme]:
    """The theme, in its first state for each test."""
    yield first_theme(qapp)
    close_windows(qapp)


@dataclass
class Tokens:
    """A token buffer that a test fills by hand."""

    pieces: list[str] = field(default_factory=list)
    restarted: bool = False

    def drain(self) -> tuple[str, bool]:
        text, restarted = "".join(self.pieces), self.restarted
        self.pieces.clear()
        self.restarted = False
        return text, restarted


@dataclass
class Played:
    """A shown window, what it posted, and the actor's side of it; `unsent` is what the composer
    wanted kept, `drafts` what forms did.
    """

    shell: Shell
    bridge: Bridge
    tokens: Tokens
    posted: list[object]
    unsent: list[tuple[str, ...]]
    drafts: list[DraftChanged] = field(default_factory=list)

    def tell(self, *messages: object) -> None:
        for message in messages:
            self.bridge.deliver(message)
        # Deferred deletions and layouts are part of what a message does.
        for _turn in range(4):
            QApplication.processEvents()

    def find(self, name: str, root: QWidget | None = None) -> QWidget:
        """The visible widget with this accessible name, as an acceptance test would find it."""
        found = [
            one for one in (root or self.shell.window).findChildren(QWidget) if _called(one, name)
        ]
        assert found, f"nothing visible is called {name}"
        return found[0]

    def go(self, place: str) -> None:
        """Choose a row of the sidebar, as the arrow keys do."""
        sidebar = self.shell.parts.sidebar
        at = [row.key for row in sidebar.list.rows()].index(place)
        sidebar.list.setCurrentIndex(sidebar.list.model().index(at, 0))

    def find_text(self, text: str) -> QWidget:
        """The visible label or button with these words."""
        found = [
            one
            for one in self.shell.window.findChildren(QWidget)
            if one.isVisible() and getattr(one, "text", str)() == text
        ]
        assert found, f"nothing visible says {text}"
        return found[0]

    def has(self, name: str) -> bool:
        return any(_called(one, name) for one in self.shell.window.findChildren(QWidget))


def _called(widget: QObject, name: str) -> bool:
    return isinstance(widget, QWidget) and widget.accessibleName() == name and widget.isVisible()


INFO = SessionInfo(id="s1", started="2026-03-14T09:00:00Z")


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """A window with an opened, empty session."""
    bridge, tokens, posted, unsent = Bridge(), Tokens(), list[object](), list[tuple[str, ...]]()
    drafts = list[DraftChanged]()

    def post(message: object) -> None:
        # These follow a timer, so that among the rest they would stand anywhere.
        if isinstance(message, UnsentChanged):
            unsent.append(message.texts)
        elif isinstance(message, DraftChanged):
            drafts.append(message)
        elif not isinstance(message, RunsRequested):  # the window asks once, when it stands
            posted.append(message)

    window = MainWindow(LIGHT)
    shell = build_shell(window, bridge, settings=Settings(), folder="/data")
    qtbot.addWidget(window)
    bridge.attach(tokens.drain, post=post)
    window.show()
    made = Played(shell, bridge, tokens, posted, unsent, drafts)
    made.tell(
        LeaderChanged(label="Guided interview (no AI)"),
        SessionOpened(info=INFO, restored=False, messages=()),
        KnownChanged(known=Known()),
    )
    return made


def said(id: int, text: str, author: str = "leader", **rest: object) -> MessageAdded:
    return MessageAdded(id=id, author=author, text=text, **rest)  # type: ignore[arg-type]
