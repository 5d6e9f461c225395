"""The toolbar over all panes: where one is, who leads the interview and what it does now; at its
end what can be done with the page that stands.
"""

import math

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from interview_app.i18n import _
from interview_app.messages.interview import LeaderChanged, WorkStateChanged
from interview_app.ui.controls import ElidedLabel, IconButton
from interview_app.ui.controls.toast import PLACE
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type, theme
from interview_app.ui.look.window_plan import TOOLBAR_HEIGHT

_EDGE = 12


class Header(QFrame):
    """Title, leader and state; the page's own actions; the buttons for sidebar and inspector at its
    ends.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "header")
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, 0, _EDGE, 0)
        row.setSpacing(GRID)
        self.sidebar_button = IconButton("sidebar", _("Show or hide the sidebar"))
        self.inspector_button = IconButton("inspector", _("Show or hide the overview"))
        texts = QWidget()
        texts.setObjectName(PLACE)
        self._title = ElidedLabel("", Type.HEADING)
        self._below = ElidedLabel("", Type.SECONDARY, "secondary")
        fill(vbox(texts, 0, 1), STRETCH, self._title, self._below, STRETCH)
        self._tools: QWidget | None = None
        self._lead = QWidget()
        fill(hbox(self._lead, 0), self.sidebar_button, STRETCH)
        fill(row, self._lead, (texts, 1), self.inspector_button)
        self._leader, self.state = "", ""
        self._is_model = False
        self._seconds = 0
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self._count_down)
        theme().follow(self._fit)

    def show_title(self, title: str) -> None:
        """Where one is."""
        self._title.setText(title)

    def show_tools(self, tools: QWidget | None, *, inspector: bool) -> None:
        """What can be done with the page that stands, a widget or nothing; whether it has the
        inspector beside it.
        """
        if self._tools is not None and self._tools is not tools:
            self._tools.hide()
        self._tools = tools
        if tools is not None:
            self._row.insertWidget(2, tools)
            tools.show()
        self.inspector_button.setVisible(inspector)
        # Who leads the interview is of no matter elsewhere.
        self._below.setVisible(inspector)

    def stand_beside(self, sidebar: int) -> None:
        """The title begins where the page does: right of a sidebar this wide, in pixels."""
        least = self.sidebar_button.sizeHint().width()
        self._lead.setFixedWidth(max(least, sidebar - _EDGE + GRID))

    def show_leader(self, message: LeaderChanged) -> None:
        """Who leads, as the actor names it: "Guided interview (no AI)" or a model."""
        self._leader, self._is_model = message.label, not message.is_guide
        self._write()

    def show_work(self, message: WorkStateChanged) -> None:
        """What happens now, in words; the seconds of a retry count down."""
        self._clock.stop()
        words = {
            "thinking": _("Thinking…"),
            "still_thinking": _("Still thinking… You can stop it at any time."),
            "limit_reached": _("Paused"),
            "failed": _("Stopped"),
        }
        if self._is_model:
            # A model that is silent may be at work or not: with one it is always said.
            words["waiting_for_person"] = _("Your turn")
        self.state = words.get(message.state, "")
        if message.state == "retrying":
            self._seconds = math.ceil(message.seconds_left or 0)
            self._clock.start()
            self.state = self._retry_words()
        self._write()

    def show_detail(self, words: str) -> None:
        """What the work is about at this moment, until the next change."""
        self.state = words
        self._write()

    def _count_down(self) -> None:
        self._seconds = max(0, self._seconds - 1)
        if not self._seconds:
            self._clock.stop()
        self.state = self._retry_words()
        self._write()

    def _retry_words(self) -> str:
        if self._seconds:
            return _("No answer; trying again in {seconds} s").format(seconds=self._seconds)
        return _("Trying again…")

    def _write(self) -> None:
        self._below.setText(" · ".join(part for part in (self._leader, self.state) if part))

    def _fit(self) -> None:
        self.setFixedHeight(theme().px(TOOLBAR_HEIGHT))
