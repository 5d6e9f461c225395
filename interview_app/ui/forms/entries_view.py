"""The entries of one section of the timeline: a table, what can be done with them, and the one in
hand as a card of fields.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from interview_app.i18n import _
from interview_app.ui.boxes import vbox
from interview_app.ui.controls import Button, Card, Label, Notice
from interview_app.ui.forms.entry_buttons import EntryButtons
from interview_app.ui.forms.entry_table import EntryTable
from interview_app.ui.forms.marks import Marks
from interview_app.ui.forms.object_form import ObjectForm
from interview_app.ui.forms.timeline_sections import SECTIONS
from interview_app.ui.forms.timeline_state import Entry
from interview_app.ui.theme import GRID, Type

_SECTION = {section.key: section for section in SECTIONS}


class EntriesView(QWidget):
    """Shows what it is told to, and tells what is wanted. Table and card of a section are made when
    it is first shown.

    `line_chosen` and `move_wanted` carry a place and a step; `edited` and `field_chosen` a path
    within the entry in hand.
    """

    line_chosen = Signal(int)
    add_wanted = Signal()
    delete_wanted = Signal()
    move_wanted = Signal(int)
    section_wanted = Signal(str)
    undo_wanted = Signal()
    edited = Signal(str)
    field_chosen = Signal(str)

    def __init__(self, note: Callable[[Entry], str]) -> None:
        """`note`: what to say of an entry in its table."""
        super().__init__()
        self._note = note
        self._key = SECTIONS[0].key
        self._tables: dict[str, EntryTable] = {}
        self._cards: dict[str, ObjectForm] = {}
        column = vbox(self, 0, GRID + GRID // 2)
        self._table_place = QVBoxLayout()
        self._empty = Label("", Type.BODY, "secondary", wrap=True)
        self._buttons = EntryButtons()
        self._buttons.add_wanted.connect(self.add_wanted)
        self._buttons.delete_wanted.connect(self.delete_wanted)
        self._buttons.move_wanted.connect(self.move_wanted)
        self._buttons.section_wanted.connect(self.section_wanted)
        self._deleted = Notice("", "info", icon="trash")
        undo = Button(_("Undo delete"), "quiet")
        undo.clicked.connect(self.undo_wanted)
        self._deleted.buttons.addWidget(undo)
        self._deleted.hide()
        self._card_frame = Card(padding=2 * GRID)
        self._card_place = QVBoxLayout()
        self._card_frame.body.addLayout(self._card_place)
        column.addLayout(self._table_place)
        for widget in (self._empty, self._buttons, self._deleted, self._card_frame):
            column.addWidget(widget)

    @property
    def card(self) -> ObjectForm:
        """The card of the section that is shown."""
        if self._key not in self._cards:
            card = ObjectForm(_SECTION[self._key].parts)
            card.edited.connect(self.edited)
            card.chosen.connect(self.field_chosen)
            self._cards[self._key] = card
            self._card_place.addWidget(card)
        return self._cards[self._key]

    def show_section(self, key: str) -> None:
        """Show another section; its entries are to follow."""
        for widget in (*self._tables.values(), *self._cards.values()):
            widget.hide()
        self._key = key

    def show_entries(self, entries: tuple[Entry, ...]) -> None:
        """Other entries in the table."""
        self._table().show_entries(entries)

    def choose(self, at: int, *, count: int) -> None:
        """Mark the line of the entry in hand (-1: none) of so many."""
        table = self._table()
        table.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        self._empty.setText(_(_SECTION[self._key].empty))
        table.choose(at)
        self._card_frame.setVisible(at >= 0)
        self.card.setVisible(at >= 0)
        self._buttons.enable(at, count=count, section=self._key)

    def show_entry(self, data: dict[str, Any], *, loaded: dict[str, Any], marks: Marks) -> None:
        """The entry in hand on its card: as it was loaded, with its marks, and what was changed
        over it.
        """
        self.card.load(loaded, marks)
        if data != loaded:
            self.card.show_data(data)

    def tell_deleted(self, name: str) -> None:
        """Say what was deleted, and offer to take it back."""
        self._deleted.tell(_("“{name}” was deleted.").format(name=name), "info")
        self._deleted.show()

    def forget_deleted(self) -> None:
        """Something else was done since."""
        self._deleted.hide()

    def focus_first(self) -> None:
        """Put the focus into the table, or on Add where it is empty."""
        target = self._buttons.add if self._table().isHidden() else self._table()
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _table(self) -> EntryTable:
        if self._key not in self._tables:
            table = EntryTable(_SECTION[self._key], self._note)
            table.line_chosen.connect(self.line_chosen)
            table.delete_wanted.connect(self.delete_wanted)
            table.move_wanted.connect(self.move_wanted)
            table.card_wanted.connect(lambda: self.card.focus_first())
            self._tables[self._key] = table
            self._table_place.addWidget(table)
        return self._tables[self._key]
