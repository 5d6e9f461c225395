"""The conversation's page: what was said, what is asked, and below it chips and the composer."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from interview_app.domain.journal import SessionInfo
from interview_app.i18n import _
from interview_app.messages.sessions import OldSessionShown
from interview_app.ui.composer import Composer
from interview_app.ui.controls import Button, Notice
from interview_app.ui.conversation.ask_bar import AskBar
from interview_app.ui.conversation.column import WIDTH
from interview_app.ui.conversation.find import FindBar
from interview_app.ui.conversation.view import ConversationView
from interview_app.ui.names import date_words
from interview_app.ui.theme import GRID, theme


class ConversationPage(QFrame):
    """`view`, `ask_bar` and `composer`, as wide as one reads well; `info` is of the conversation in
    force, once one is open.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.info: SessionInfo | None = None
        self.setProperty("look", "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.view = ConversationView()
        self.finding = FindBar(self.view)
        self.ask_bar = AskBar()
        self.composer = Composer()
        column.addWidget(self.finding)
        column.addWidget(self.view, 1)
        self._foot = QVBoxLayout()
        self._foot.setSpacing(GRID)
        self._foot.addWidget(self.ask_bar)
        self._foot.addWidget(self.composer)
        column.addLayout(self._foot)
        theme().changed.connect(self._fit)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The composer is as wide as the column above it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = theme().px(WIDTH)
        side = max(2 * GRID, (self.width() - wide) // 2)
        self._foot.setContentsMargins(side, GRID // 2, side, 2 * GRID)


class OldConversationPage(QFrame):
    """An ended conversation, to read; `info` says which."""

    def __init__(self, shown: OldSessionShown, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.info = shown.info
        self.setProperty("look", "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QVBoxLayout()
        top.setContentsMargins(2 * GRID, GRID, 2 * GRID, 0)
        words = _(
            "An earlier conversation, to read only. What you approved in it is in your library."
        )
        notice = Notice(words, "info", icon="clock")
        self.back = Button(_("Back to the interview"))
        self.delete_button = Button(_("Delete…"), icon="trash")
        notice.buttons.addWidget(self.back)
        notice.buttons.addWidget(self.delete_button)
        top.addWidget(notice)
        column.addLayout(top)
        self.view = ConversationView()
        self.view.setAccessibleName(old_title(shown.info))
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view.start(shown.messages, mark=old_title(shown.info))
        self.finding = FindBar(self.view)
        column.addWidget(self.finding)
        column.addWidget(self.view, 1)


def old_title(info: SessionInfo) -> str:
    """What an earlier conversation is called."""
    return _("Conversation of {date}").format(date=date_words(info.started))
