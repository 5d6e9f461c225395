"""What can be done with the entries of a list: add one, delete the one in hand, move it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Button, IconButton
from interview_app.ui.controls.pop_up import opens
from interview_app.ui.flow import FlowLayout
from interview_app.ui.forms.timeline_sections import SECTIONS
from interview_app.ui.theme import GRID


class EntryButtons(QWidget):
    """`move_wanted` carries -1 for up and 1 for down, `section_wanted` the key of another
    section.
    """

    add_wanted = Signal()
    delete_wanted = Signal()
    move_wanted = Signal(int)
    section_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        line = FlowLayout(self, spacing=GRID)
        self.add = Button(_("Add"), icon="plus")
        self._delete = Button(_("Delete"), icon="trash")
        self._up = IconButton("up", _("Move up"), size=16)
        self._down = IconButton("down", _("Move down"), size=16)
        self.add.clicked.connect(self.add_wanted)
        self._delete.clicked.connect(self.delete_wanted)
        self._up.clicked.connect(lambda _checked=False: self.move_wanted.emit(-1))
        self._down.clicked.connect(lambda _checked=False: self.move_wanted.emit(1))
        self._to = Button(_("Move to"), icon="move")
        self._to.setToolTip(_("Or drag its line onto the name of a section"))
        menu = QMenu(self._to)
        menu.setAccessibleName(_("Move to"))
        self._sections = {one.key: menu.addAction(_(one.label)) for one in SECTIONS}
        for key, action in self._sections.items():
            action.triggered.connect(partial(self.section_wanted.emit, key))
        opens(self._to, menu)
        for button in self._all():
            line.addWidget(button)

    def _all(self) -> tuple[QAbstractButton, ...]:
        return (self.add, self._delete, self._up, self._down, self._to)

    def enable(self, at: int, *, count: int, section: str) -> None:
        """Only what the entry in hand (-1: none) of so many in this section allows."""
        self._to.setEnabled(at >= 0)
        for key, action in self._sections.items():
            action.setVisible(key != section)
        self._delete.setEnabled(at >= 0)
        self._up.setEnabled(at > 0)
        self._down.setEnabled(0 <= at < count - 1)
