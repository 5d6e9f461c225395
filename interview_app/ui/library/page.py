"""What every page of the library has: its actions, a sentence, and what the page shows; and a page
that lists several things, of which the one in hand can be deleted.
"""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QWidget

from interview_app.domain.frozen import frozen
from interview_app.domain.records import DataType
from interview_app.i18n import _
from interview_app.messages.data import DeletionUndone, RecordDeletionRequested
from interview_app.messages.documents import DocumentDeletionRequested
from interview_app.ui.controls import Button, EmptyState, Label
from interview_app.ui.controls.titled_dialog import keep_whole
from interview_app.ui.controls.toast import Undoable
from interview_app.ui.controls.two_line_list import TwoLineList
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

    `toolbar` holds them; the window takes it into its own. `wish` carries what is wanted of the
    actor, `undoable` an `Undoable`.
    """

    wish = Signal(object)
    undoable = Signal(object)

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
        self.content = vbox(margins=0)
        column.addLayout(self.content, 1)


@frozen
class Deletion:
    """What is deleted when nobody wants it back: a sentence, what the Edit menu calls it, and what
    is wished then.
    """

    sentence: str
    name: str
    wish: RecordDeletionRequested | DocumentDeletionRequested
    data_type: DataType
    id: str


class ListPage(LibraryPage):
    """A page with a `list`; what is chosen in it, by its key, can be deleted."""

    def __init__(self, title: str, sentence: str, *, listed: str, empty: EmptyState) -> None:
        """`listed` is what the list is called; `empty` stands while there is nothing to list."""
        super().__init__(title, sentence)
        self._chosen = self._leaving = self._coming = ""
        self.list = TwoLineList(listed)
        self.list.chosen.connect(self._choose)
        self.list.delete_wanted.connect(self.delete)
        self.delete_button = Button(_("Delete"), "quiet", icon="trash", on_click=self.delete)
        self._stack = QStackedWidget()
        for face in (empty, self._body()):
            self._stack.addWidget(face)
        self.content.addWidget(self._stack)

    def _body(self) -> QWidget:
        """The list and what stands beside it."""
        raise NotImplementedError

    def _show_list(self) -> None:
        """All that is there but for what is leaving."""
        raise NotImplementedError

    def _choose(self, key: str) -> None:
        """Take this in hand."""
        raise NotImplementedError

    def _deletion(self, key: str) -> Deletion | None:
        """How this is deleted; None where there is no such thing."""
        raise NotImplementedError

    def delete(self) -> None:
        """What is in hand is gone from the list at once, and for good when nobody wants it back."""
        key = self._chosen
        deletion = self._deletion(key)
        if deletion is None:
            return
        self._leaving = key
        self._show_list()
        self.undoable.emit(
            Undoable(
                sentence=deletion.sentence,
                name=deletion.name,
                undo=partial(self._take_back, key),
                then=partial(self._let_go, deletion),
                back=partial(self._bring_back, key, deletion),
            )
        )

    def _let_go(self, deletion: Deletion) -> None:
        """Where it cannot be deleted, the next look at the list shows it again."""
        self._leaving = ""
        self.wish.emit(deletion.wish)

    def _take_back(self, key: str) -> None:
        self._leaving = ""
        self._show_list()
        self.list.choose(key)
        self._choose(key)

    def _bring_back(self, key: str, deletion: Deletion) -> None:
        self._coming = key
        self.wish.emit(DeletionUndone(data_type=deletion.data_type, id=deletion.id))

    def _welcome(self) -> None:
        """What was had back is in hand again, once it is in the list."""
        if self._coming in self.list.keys_in_order():
            self.list.choose(self._coming)
            self._coming = ""
        self._choose(self.list.key())


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
