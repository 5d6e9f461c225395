"""What stands between the header and the page: the welcome back, and what went wrong, as sentences
with what to do.
"""

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Button, Hint, IconButton, Notice, Tone
from interview_app.ui.look.boxes import fill, hbox, let_go, vbox
from interview_app.ui.look.theme import GRID

GOOD_STANDS = 15_000
"""Milliseconds that good news stand; longer while the pointer is over them."""


class Notices(QWidget):
    """At most one welcome and one other notice at a time: the newest tells what counts.

    The welcome is about the interview: over the library and the résumés it steps aside until the
    person comes back.
    """

    resumed = Signal()
    start_over_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._column = vbox(self, (2 * GRID, GRID, 2 * GRID, GRID), GRID)
        self._welcome: QWidget | None = None
        self._notice: Notice | None = None
        self._at_interview = True
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(GOOD_STANDS)
        self._clock.timeout.connect(self._time_is_up)
        self.hide()

    @property
    def sentence(self) -> str:
        """What the newest notice says."""
        return self._notice.label.text() if self._notice is not None else ""

    def welcome_back(self) -> None:
        """The banner of a restored session (CONTRACT A16)."""
        if self._welcome is not None:
            return
        resume = Button(_("Resume"), on_click=self._resume)
        welcome = _("Welcome back! Would you like to continue where you left off?")
        told = _("A new conversation keeps what you approved, and this one can still be read.")
        over = Button(_("Start Over"), "quiet", on_click=lambda: self.start_over_wanted.emit())
        self._welcome = QWidget()
        fill(
            vbox(self._welcome, 0, 0),
            Notice(welcome, "info", resume, icon="clock"),
            fill(hbox(margins=(12, 4, 0, 0)), (Hint(told), 1), over),
        )
        self._column.insertWidget(0, self._welcome)
        self._settle()

    def stand_over(self, *, interview: bool) -> None:
        """Another page stands below: the interview, or something else."""
        self._at_interview = interview
        self._settle()

    def end_welcome(self) -> None:
        """The person went on by themselves."""
        welcome, self._welcome = self._welcome, None
        if welcome is not None:
            self._take(welcome)

    def tell(
        self,
        sentence: str,
        tone: Tone = "bad",
        *,
        action: str = "",
        on_action: Callable[[], object] | None = None,
    ) -> None:
        """Show a sentence until it is closed or another one comes; what went well goes by itself
        where nothing can be done about it.
        """
        self.clear()
        self._notice = notice = Notice(sentence, tone)
        if action and on_action is not None:
            button = Button(action, on_click=self.clear)
            button.clicked.connect(lambda: on_action())
            notice.buttons.addWidget(button)
        close = IconButton("close", _("Close this notice"), size=16, on_click=self.clear)
        notice.buttons.addWidget(close)
        self._column.addWidget(notice)
        if tone == "good" and not action:
            self._clock.start()
        self._settle()

    def clear(self) -> None:
        """Take the notice away; the welcome stays."""
        self._clock.stop()
        notice, self._notice = self._notice, None
        if notice is not None:
            self._take(notice)

    def withdraw(self, sentence: str) -> None:
        """Take the notice away when it says this, which is true no more."""
        if self.sentence == sentence:
            self.clear()

    def _time_is_up(self) -> None:
        if self.underMouse():
            self._clock.start()
        else:
            self.clear()

    def _resume(self) -> None:
        self.end_welcome()
        self.resumed.emit()

    def _take(self, notice: QWidget) -> None:
        let_go(notice)
        self._settle()

    def _settle(self) -> None:
        """Show what is to be seen here, and take no room for nothing."""
        welcome = self._welcome is not None and self._at_interview
        if self._welcome is not None:
            self._welcome.setVisible(welcome)
        self.setVisible(welcome or self._notice is not None)
