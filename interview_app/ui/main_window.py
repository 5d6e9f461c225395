"""The window: sidebar, header, pages, inspector, and the drop target over all of it.

It only puts the parts together; what the actor tells is wired in `listening`, what the person commands in `commands`.
"""

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from interview_app.i18n import N_, _
from interview_app.ui.banner import Notices
from interview_app.ui.conversation.page import ConversationPage
from interview_app.ui.dialogs import Questions
from interview_app.ui.drop_target import Drop, DropOverlay, looked_at
from interview_app.ui.header import Header
from interview_app.ui.inspector import Inspector
from interview_app.ui.menu import Menu
from interview_app.ui.names import PHASE_TITLES
from interview_app.ui.pages import CONVERSATION, Pages
from interview_app.ui.sidebar import Sidebar
from interview_app.ui.theme import theme

FIRST_SIZE = QSize(1200, 780)
SMALLEST = QSize(480, 420)
SIDEBAR_FROM, INSPECTOR_FROM = 760, 1120
"""Window widths in pixels at 100 % from which the sides show by themselves."""
TITLES = {
    "profile": N_("Profile"),
    "timeline": N_("Timeline"),
    "evidence": N_("Evidence"),
    "documents": N_("Documents"),
    "resumes": N_("Your résumés"),
    "old": N_("Earlier conversation"),
}


class MainWindow(QMainWindow):
    """`dropped` carries a `Drop`; `closing` is told before the window goes."""

    dropped = Signal(object)
    closing = Signal()

    def __init__(self, pages: dict[str, Callable[[], QWidget]]) -> None:
        super().__init__()
        self.setWindowTitle(_("Interview App"))
        self.setAccessibleName(_("Interview App"))
        self.setAcceptDrops(True)
        self.setMinimumSize(SMALLEST)
        self.sidebar, self.header, self.notices, self.inspector = Sidebar(), Header(), Notices(), Inspector()
        self.conversation = ConversationPage()
        self.pages = Pages(pages, self.conversation, self)
        self._phase_title = _(next(iter(PHASE_TITLES.values())))
        self._sides: dict[str, bool | None] = {"sidebar": None, "inspector": None}
        self._put_together()
        self.menu = Menu(self)
        self.questions = Questions(self)
        self._overlay = DropOverlay(self)
        self._drop = Drop()
        self.header.sidebar_wanted.connect(lambda: self.toggle("sidebar"))
        self.header.inspector_wanted.connect(lambda: self.toggle("inspector"))
        self.pages.shown.connect(self._page_shown)
        theme().changed.connect(self._fit_sides)
        self.resize(FIRST_SIZE)
        self._page_shown(CONVERSATION)

    def name_phase(self, title: str) -> None:
        """The conversation's page is called after the phase in force."""
        self._phase_title = title
        self._page_shown(self.pages.current)

    def toggle(self, side: str) -> None:
        """Show or hide a side, whatever the width of the window."""
        self._sides[side] = not self._part(side).isVisible()
        self._fit_sides()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow window keeps the conversation and lets the sides go."""
        super().resizeEvent(event)
        before, now = event.oldSize().width(), event.size().width()
        for side, least in (("sidebar", SIDEBAR_FROM), ("inspector", INSPECTOR_FROM)):
            if (before < theme().px(least)) != (now < theme().px(least)):
                self._sides[side] = None
        self._fit_sides()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell, then go."""
        self.closing.emit()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Say at once whether it can be taken."""
        self._drop = looked_at(event.mimeData())
        self._overlay.show_drag(self._drop)
        # Accepted even when refused: only then the person is told why, when they let go.
        event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Anywhere in the window."""
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """It went on."""
        self._overlay.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand over what can be taken, and say what cannot."""
        self._overlay.hide()
        event.acceptProposedAction()
        self.dropped.emit(looked_at(event.mimeData()))

    def _put_together(self) -> None:
        centre = QFrame()
        centre.setProperty("look", "page")
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.notices)
        column.addWidget(self.pages.stack, 1)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._lines = {"sidebar": _upright_line(), "inspector": _upright_line()}
        row.addWidget(self.sidebar)
        row.addWidget(self._lines["sidebar"])
        row.addWidget(centre, 1)
        row.addWidget(self._lines["inspector"])
        row.addWidget(self.inspector)
        self.setCentralWidget(whole)

    def _part(self, side: str) -> QWidget:
        return self.sidebar if side == "sidebar" else self.inspector

    def _fit_sides(self) -> None:
        for side, least in (("sidebar", SIDEBAR_FROM), ("inspector", INSPECTOR_FROM)):
            wanted = self._sides[side]
            shown = self.width() >= theme().px(least) if wanted is None else wanted
            self._part(side).setVisible(shown)
            self._lines[side].setVisible(shown)

    def _page_shown(self, name: str) -> None:
        title = self._phase_title if name == CONVERSATION else _(TITLES[name])
        self.header.show_title(title)
        self.sidebar.mark(name)


def _upright_line() -> QFrame:
    frame = QFrame()
    frame.setProperty("look", "line-upright")
    frame.setFixedWidth(1)
    return frame
