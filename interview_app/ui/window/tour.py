"""A tour through the whole window: a person answers what is asked, and each screen is photographed
as it comes up.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtWidgets import QApplication, QWidget

from interview_app.domain.asks import Ask, ReviewAsk
from interview_app.messages.interview import AskAnswered, AskPublished
from interview_app.ui.look.screenshots import Camera
from interview_app.ui.look.window_plan import CONVERSATION
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.collecting import application
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.shell import Shell

_PATIENCE = 120.0
"""Seconds the app may take to come to the next question."""
_STILL = 0.25
"""Seconds after which a screen has everything on it, a page picture included."""
_PAGES = ("profile", "timeline", "evidence", "documents", "goals", "resumes/general")

Answer = Callable[[Ask], dict[str, Any] | None]
"""What the person says to a question; None ends the interview."""


class OpenApp(Protocol):
    """The app as its composition root opens it."""

    window: MainWindow
    shell: Shell | None
    bridge: Bridge

    def begin(self) -> None:
        """Show the window and start."""
        ...

    def end(self, code: int) -> int:
        """End as on Quit."""
        ...


def take_tour(
    open_app: Callable[[QApplication], OpenApp], *, make_answer: Callable[[], Answer], out: Path
) -> tuple[Path, ...]:
    """Play the interview in the window and write a picture of each kind of screen, light and dark.

    Args:
        open_app: makes the app, not begun yet.
        make_answer: makes the person, once the window's language is in force.
        out: the folder of the pictures; it is made.

    Returns:
        The pictures, in the order they were taken.

    Raises:
        TimeoutError: the app did not come to its next question.
    """
    app = application()
    out.mkdir(parents=True, exist_ok=True)
    opened = open_app(app)
    try:
        opened.begin()
        return _Tour(app, opened, Camera(out)).go(make_answer)
    finally:
        opened.window.close()
        opened.end(0)


class _Tour:
    def __init__(self, app: QApplication, opened: OpenApp, camera: Camera) -> None:
        self._app, self._opened, self._camera = app, opened, camera
        self._asked: list[AskPublished] = []
        self._taken: dict[str, tuple[Path, ...]] = {}

    def go(self, make_answer: Callable[[], Answer]) -> tuple[Path, ...]:
        self._until(lambda: self._opened.shell is not None)
        self._opened.bridge.on(AskPublished, self._asked.append)
        answer = make_answer()
        while (data := answer((published := self._next()).ask)) is not None:
            self._photograph(published)
            self._opened.bridge.post(AskAnswered(token=published.token, data=data))
        shell = self._opened.shell
        assert shell is not None
        shell.parts.pages.show(CONVERSATION)  # at its end the interview opens the résumé
        self._take("conversation-end", self._opened.window)
        for page in _PAGES:
            shell.parts.pages.show(page)
            self._take(f"page-{page.partition('/')[0]}", self._opened.window)
        return tuple(path for paths in self._taken.values() for path in paths)

    def _next(self) -> AskPublished:
        self._until(lambda: bool(self._asked))
        return self._asked.pop(0)

    def _photograph(self, published: AskPublished) -> None:
        ask = published.ask
        if isinstance(ask, ReviewAsk):
            sheet = self._app.activeModalWidget()
            if sheet is not None:
                self._take(f"sheet-{ask.data_type.value}", sheet)
        else:
            self._take(f"conversation-{ask.kind}", self._opened.window)

    def _take(self, name: str, shown: QWidget) -> None:
        if name not in self._taken:
            still = time.monotonic() + _STILL
            self._until(lambda: time.monotonic() > still)
            self._taken[name] = self._camera.take(shown, name)

    def _until(self, fits: Callable[[], bool]) -> None:
        end = time.monotonic() + _PATIENCE
        while not fits():
            if time.monotonic() > end:
                raise TimeoutError("the app did not come to its next question")
            self._app.processEvents()
            time.sleep(0.002)
