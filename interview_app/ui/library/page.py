"""What every page of the library has: its actions, a sentence, room for notices, and what the page
shows.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from interview_app.i18n import _
from interview_app.messages.data import RecordSaved
from interview_app.ui.controls import Label, Notice, PlaceFor
from interview_app.ui.controls.least_size import keep_whole
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.theme import GRID, Type

NARROWEST_LIST = 140
"""A list beside a form is no narrower than this, in pixels at 100 %: its lines would be broken
inside of their words.
"""
WIDEST_FORM = 760
"""A form is no wider than this, in pixels: long lines of fields are hard to follow."""


class LibraryPage(QFrame):
    """A page with its head; `content` is the layout beneath, `tools` the place for its actions.

    `toolbar` holds them; the window takes it into its own.
    """

    def __init__(self, title: str, sentence: str = "") -> None:
        super().__init__()
        self.setProperty("look", "page")
        self.setAccessibleName(title)
        column = vbox(self, 0, 0)
        top = QWidget()
        head = vbox(top, (4 * GRID, 2 * GRID, 4 * GRID, 2 * GRID), GRID // 2)
        self.toolbar = QWidget()
        self.tools = hbox(self.toolbar, 0, GRID)
        head.addWidget(self.toolbar, 0, Qt.AlignmentFlag.AlignTrailing)
        if sentence:
            head.addWidget(Label(sentence, Type.BODY, "secondary", wrap=True))
        top.setVisible(bool(sentence))
        column.addWidget(top)
        keep_whole(top)
        self.notice = Notice("", "info")
        column.addLayout(PlaceFor(self.notice, margins=(4 * GRID, 0, 4 * GRID, GRID)))
        self.content = vbox(margins=0)
        column.addLayout(self.content, 1)

    def tell_saved(self, saved: RecordSaved) -> None:
        """Say that an edit is durable, where somebody made it: elsewhere it was told already."""
        if self.isVisible():
            self.notice.tell(_("Saved as version {n}.").format(n=saved.version), "good")


def scrolled(widget: QWidget, *, margins: tuple[int, int, int, int] | None = None) -> QScrollArea:
    """The widget in a view that scrolls, at most `WIDEST_FORM` wide and then in the middle;
    sideways only where it would be cut. Margins in pixels.
    """
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    inside = QWidget()
    row = QHBoxLayout(inside)
    row.setContentsMargins(*(margins or (4 * GRID, GRID, 4 * GRID, 4 * GRID)))
    widget.setMaximumWidth(WIDEST_FORM)
    fill(row, STRETCH, (widget, 100), STRETCH)
    area.setWidget(inside)
    return area
