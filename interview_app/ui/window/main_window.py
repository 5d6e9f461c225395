"""The window: an empty frame that is painted at once, and is furnished right after its first paint.

It only holds the parts together; what the actor tells is wired in `listening`, what the person
commands in `commands`.
Nothing but Qt and our colours is imported here: the parts, and pydantic behind them, take longer to
import than the frame takes to appear. A class of Qt is made when it is first named, so what the
first paint does not need is named as a part of its module, where it is used. For the same reason
nothing of the namespace `Qt` is touched here: all its enums are built at its first use.
"""

from typing import TYPE_CHECKING

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QByteArray, QRect, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QMainWindow

from interview_app.i18n import _
from interview_app.ui.look.colours import Colours
from interview_app.ui.look.window_plan import (
    CONVERSATION,
    INSPECTOR_FROM,
    RESUME_SIDEBAR_FROM,
    RESUMES,
    SIDEBAR_FROM,
    SIDEBAR_WIDTH,
    TITLES,
    TOOLBAR_HEIGHT,
    resume_place,
)
from interview_app.ui.window.placement import Placement

if TYPE_CHECKING:
    from interview_app.ui.window.furniture import Furniture

FIRST_SIZE = QSize(1200, 780)
SMALLEST = QSize(900, 600)


class MainWindow(QMainWindow):
    """`dropped` carries a `Drop`; `went`: another page, or another part of one, came up; `closing`
    is told before the window goes.
    """

    dropped = Signal(object)
    went = Signal()
    closing = Signal()

    def __init__(self, colours: Colours, *, scale: float = 1.0) -> None:
        super().__init__()
        self._colours, self._scale = colours, scale
        self._parts: Furniture | None = None
        self._sides: dict[str, bool | None] = {"sidebar": None, "inspector": None}
        self._lines: dict[str, QtWidgets.QFrame] = {}
        self._row: QtWidgets.QHBoxLayout | None = None
        self._phase_title = ""
        self._on_conversation, self._gives_way = True, False
        self.left_at = CONVERSATION
        """The page to come back to, until an interview is open."""
        self.setWindowTitle(_("Interview App"))
        self.setAccessibleName(_("Interview App"))
        self._limit()
        self.resize(FIRST_SIZE)

    @property
    def parts(self) -> "Furniture":
        """What stands in the window, once it is furnished."""
        assert self._parts is not None, "the window is not furnished yet"
        return self._parts

    def furnish(self, parts: "Furniture") -> None:
        """Put the parts in their places."""
        from interview_app.ui.look.boxes import fill, hbox, vbox

        self._parts = parts
        centre = QtWidgets.QFrame()
        centre.setProperty("look", "page")
        fill(vbox(centre, 0, 0), parts.notices, (parts.pages.stack, 1))
        whole = QtWidgets.QWidget()
        row = hbox(whole, 0, 0)
        self._lines = {"sidebar": _upright_line(), "inspector": _upright_line()}
        row.addWidget(parts.sidebar)
        row.addWidget(self._lines["sidebar"])
        row.addWidget(centre, 1)
        row.addWidget(self._lines["inspector"])
        row.addWidget(parts.inspector)
        self._row = row
        self.setCentralWidget(whole)
        self._add_toolbar(parts.header)
        self.setAcceptDrops(True)
        parts.header.sidebar_button.clicked.connect(lambda: self.toggle("sidebar"))
        parts.header.inspector_button.clicked.connect(lambda: self.toggle("inspector"))
        parts.sidebar.chosen.connect(lambda _place: self._gone_to())
        parts.sidebar.look_up_wanted.connect(self._gone_to)
        parts.sidebar.veil.pressed.connect(self._gone_to)
        parts.pages.shown.connect(self._page_shown)
        self.rescale(self._scale)
        self._page_shown(CONVERSATION)

    def _add_toolbar(self, header: "QtWidgets.QWidget") -> None:
        """One height over all panes; on a Mac it is one with the title bar."""
        bar = QtWidgets.QToolBar()
        bar.setAccessibleName(_("Toolbar"))
        bar.setMovable(False)
        bar.toggleViewAction().setVisible(False)
        bar.addWidget(header)
        self.addToolBar(bar)
        self.setUnifiedTitleAndToolBarOnMac(True)

    def rescale(self, scale: float) -> None:
        """The text size changed: 1.0 is 100 %."""
        self._scale = scale
        self._limit()
        self._fit_sides()

    def name_phase(self, title: str) -> None:
        """The conversation's page is called after the phase in force."""
        self._phase_title = title
        if self.parts.pages.current == CONVERSATION:
            self.parts.header.show_title(title)

    def name_resume(self, run_id: str = "") -> None:
        """Another résumé came up where résumés stand, or ("") one is called otherwise."""
        if self.parts.pages.current == RESUMES:
            if run_id:
                self.parts.pages.place = resume_place(run_id)
            self._page_shown(RESUMES)

    def place(self, placement: Placement) -> None:
        """Stand where it stood the last time, as far as that is on a screen."""
        self.restoreGeometry(QByteArray.fromBase64(placement.geometry.encode()))
        self._sides = {"sidebar": placement.sidebar, "inspector": placement.inspector}
        self.left_at = placement.page

    def _limit(self) -> None:
        """None is larger than its screen, whatever the size of its text."""
        self.setMinimumSize(SMALLEST.boundedTo(self.screen().availableSize()))

    def fit_screen(self) -> None:
        """Be no larger than the screen; small ones are 736 pixels high."""
        self.resize(self.size().boundedTo(self.screen().availableSize()))

    @property
    def placement(self) -> Placement:
        """Where it stands, to come back to."""
        return Placement(
            geometry=self.saveGeometry().toBase64().toStdString(),
            sidebar=self._sides["sidebar"],
            inspector=self._sides["inspector"] if self._on_conversation else None,
            page=self._place(),
        )

    def _place(self) -> str:
        """The page one is on; before an interview is open, the one to come back to."""
        if self._parts is None or self.left_at != CONVERSATION:
            return self.left_at
        return self._parts.pages.place

    def toggle(self, side: str) -> None:
        """Show or hide a side, whatever the width of the window; what the width would do by
        itself is left to it again.
        """
        wanted = not self._side(side).isVisible()
        self._sides[side] = None if wanted == self._fits(side) else wanted
        self._fit_sides()

    def give_way(self, on: bool) -> None:
        """Something of the page stands where the inspector does by itself."""
        if self._gives_way != on:
            self._gives_way = on
            self._fit_sides()

    def paintEvent(self, event: "QtGui.QPaintEvent") -> None:
        """Until it is furnished: the ground, and the sidebar's."""
        super().paintEvent(event)
        if self._parts is None:
            painter = QPainter(self)
            _fill(painter, self.rect(), self._colours.window)
            side, top = round(SIDEBAR_WIDTH * self._scale), round(TOOLBAR_HEIGHT * self._scale)
            if self.width() >= SIDEBAR_FROM * self._scale:
                _fill(painter, QRect(0, top, side, self.height()), self._colours.sidebar)
                _fill(painter, QRect(side, top, 1, self.height()), self._colours.border)
            painter.end()

    def resizeEvent(self, event: "QtGui.QResizeEvent") -> None:
        """A narrow window keeps the conversation and lets the sides go."""
        super().resizeEvent(event)
        before = event.oldSize().width()
        for side in self._sides:
            if before >= 0 and self._fits(side, before) != self._fits(side):
                self._sides[side] = None
        self._fit_sides()

    def closeEvent(self, event: "QtGui.QCloseEvent") -> None:
        """Tell, then go."""
        self.closing.emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: "QtGui.QKeyEvent") -> None:
        """Return presses the button that has the focus, as Space does: here is no default button
        that it could mean. Escape puts away what lies over the page. What is typed beside the
        conversation is for it.
        """
        focused = self.focusWidget()
        plain_return = (
            event.matches(QtGui.QKeySequence.StandardKey.InsertParagraphSeparator)
            and not event.isAutoRepeat()
        )
        if plain_return and isinstance(focused, QtWidgets.QAbstractButton):
            focused.click()
        elif event.matches(QtGui.QKeySequence.StandardKey.Cancel) and self._is_over:
            self._gone_to()
        elif self._parts is not None and self._parts.pages.current == CONVERSATION:
            self._parts.conversation.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the window as one reads it."""
        from interview_app.ui.look.reading_order import step  # it names the keys of Qt, see above

        return step(self, forward=forward)

    def dragEnterEvent(self, event: "QtGui.QDragEnterEvent") -> None:
        """Say at once whether it can be taken; what is dragged within the window is none of it."""
        if event.source() is not None:
            return
        self.parts.overlay.show_drag(event.mimeData())
        # Accepted even when refused: only then the person is told why, when they let go.
        event.acceptProposedAction()

    def dragMoveEvent(self, event: "QtGui.QDragMoveEvent") -> None:
        """Anywhere in the window."""
        event.acceptProposedAction()

    def dragLeaveEvent(self, event: "QtGui.QDragLeaveEvent") -> None:
        """It went on."""
        self.parts.overlay.hide()

    def dropEvent(self, event: "QtGui.QDropEvent") -> None:
        """Hand over what can be taken, and say what cannot."""
        event.acceptProposedAction()
        self.dropped.emit(self.parts.overlay.take_drop(event.mimeData()))

    def can_undo(self) -> bool:
        """Whether something was deleted that can be had back."""
        return self.parts.taking_back.can_undo()

    def undo_name(self) -> str:
        """What would be taken back."""
        return self.parts.taking_back.undo_name()

    def undo(self) -> None:
        """What the keys of Undo do where nothing nearer can be undone."""
        self.parts.taking_back.undo()

    def _side(self, side: str) -> "QtWidgets.QWidget":
        return self.parts.sidebar if side == "sidebar" else self.parts.inspector

    def _fit_sides(self) -> None:
        if self._parts is None:
            return
        for side, wanted in self._sides.items():
            fits = self._fits(side)
            shown = fits if wanted is None else wanted
            self._side(side).setVisible(shown)
            self._lines[side].setVisible(shown)
            if side == "sidebar":
                self._lay_over(shown and not fits)
        header = self.parts.header
        sidebar = self.parts.sidebar
        header.stand_beside(0 if sidebar.isHidden() or self._is_over else sidebar.width())

    def _fits(self, side: str, width: int | None = None) -> bool:
        """Whether a side shows by itself in a window so wide, without a number in this one: beside
        a résumé the page and its inspector come first.
        """
        room = (self.width() if width is None else width) / self._scale
        if side == "sidebar":
            on_resume = self._parts is not None and self._parts.pages.current == RESUMES
            return room >= (RESUME_SIDEBAR_FROM if on_resume else SIDEBAR_FROM)
        return room >= INSPECTOR_FROM and self._on_conversation and not self._gives_way

    @property
    def _is_over(self) -> bool:
        """Whether the sidebar lies over the page."""
        return self._row is not None and self._row.indexOf(self.parts.sidebar) < 0

    def _lay_over(self, over: bool) -> None:
        """In a window too narrow for both, a sidebar that is asked for lies over the page: beside
        it, it would leave the page and what belongs to it no room.
        """
        sidebar, row, whole = self.parts.sidebar, self._row, self.centralWidget()
        assert row is not None
        assert whole is not None
        if over:
            row.removeWidget(sidebar)
            sidebar.lie_over(whole)
        elif self._is_over:
            sidebar.veil.hide()
            row.insertWidget(0, sidebar)

    def _gone_to(self) -> None:
        """What lay over the page has led to one."""
        if self._is_over:
            self._sides["sidebar"] = None
            self._fit_sides()

    def _page_shown(self, name: str) -> None:
        resume = self.parts.sidebar.title(self.parts.pages.place) if name == RESUMES else ""
        titles = {CONVERSATION: self._phase_title, RESUMES: resume}
        self.parts.header.show_title(titles.get(name) or _(TITLES[name]))
        self.parts.header.show_tools(self.parts.pages.toolbar, inspector=name == CONVERSATION)
        self.parts.sidebar.mark(self.parts.pages.place)
        # The library shows all that is known; there the inspector would only say it twice.
        if self._on_conversation != (name == CONVERSATION):
            self._on_conversation = name == CONVERSATION
            self._sides["inspector"] = None
        self._gone_to()
        self._fit_sides()
        self.went.emit()


def _upright_line() -> "QtWidgets.QFrame":
    frame = QtWidgets.QFrame()
    frame.setProperty("look", "line-upright")
    frame.setFixedWidth(1)
    return frame


def _fill(painter: QPainter, area: QRect, colour: str) -> None:
    """What `fillRect` does, with a stretched pixel: to choose among its forms, `fillRect` first
    builds all enums of `Qt`.
    """
    pixel = QPixmap(1, 1)
    pixel.fill(QColor(colour))
    painter.drawPixmap(area, pixel)
