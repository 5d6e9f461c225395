"""The entries of one section of the timeline: a list, what can be done with them, and the one in
hand as a card of fields.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Button, Card, IconButton, Label
from interview_app.ui.controls.buttons import opens
from interview_app.ui.forms.editors import LinesEditor
from interview_app.ui.forms.entry_list import EntryList
from interview_app.ui.forms.marks import Marks
from interview_app.ui.forms.object_form import ObjectForm
from interview_app.ui.forms.timeline_moves import can_be_split
from interview_app.ui.forms.timeline_sections import SECTION, SECTIONS
from interview_app.ui.forms.timeline_state import LINES, Entry
from interview_app.ui.look.boxes import fill, flowing, vbox
from interview_app.ui.look.reading_order import has_focus
from interview_app.ui.look.theme import GRID, Type


class EntriesView(QWidget):
    """Shows what it is told to, and tells what is wanted. The card of a section is made when it is
    first shown.

    `line_chosen` and `move_wanted` carry a place and a step, `section_wanted` the key of another
    section and whether all entries belong there; `edited`, `field_chosen` and `field_typed` a path
    within the entry in hand.
    """

    line_chosen = Signal(int)
    add_wanted = Signal()
    delete_wanted = Signal()
    move_wanted = Signal(int)
    section_wanted = Signal(str, bool)
    split_wanted = Signal()
    edited = Signal(str)
    field_chosen = Signal(str)
    field_typed = Signal(str)

    def __init__(self, note: Callable[[Entry], str], offer: Callable[[QMenu, str], None]) -> None:
        """`note`: what to say of an entry in the list; `offer`: fills the menu of a highlight."""
        super().__init__()
        self._note, self._offer = note, offer
        self._key = SECTIONS[0].key
        self._had_focus = False
        self._cards: dict[str, ObjectForm] = {}
        column = vbox(self, 0, GRID + GRID // 2)
        self.list = self._make_list()
        self._empty = Label("", Type.BODY, "secondary", wrap=True)
        buttons = self._make_buttons()
        self._card_frame = Card(padding=2 * GRID)
        fill(column, self.list, self._empty, buttons, self._card_frame)

    def _make_list(self) -> EntryList:
        made = EntryList()
        made.chosen.connect(lambda key: self.line_chosen.emit(int(key)) if key else None)
        made.selectionModel().selectionChanged.connect(self._tell_chosen)
        made.delete_wanted.connect(self.delete_wanted)
        made.move_wanted.connect(self.move_wanted)
        made.card_wanted.connect(lambda: self.card.focus_first())
        return made

    def _make_buttons(self) -> QWidget:
        """What can be done with the entries: add one, delete, move or split those in hand."""
        self._add = Button(_("Add"), icon="plus", on_click=self.add_wanted)
        self._delete = Button(_("Delete"), icon="trash", on_click=self.delete_wanted)
        self._up = IconButton("up", _("Move up"), size=16)
        self._down = IconButton("down", _("Move down"), size=16)
        self._up.clicked.connect(lambda: self.move_wanted.emit(-1))
        self._down.clicked.connect(lambda: self.move_wanted.emit(1))
        self._to = Button(_("Move to"), icon="move")
        menu = QMenu(self._to)
        menu.setAccessibleName(_("Move to"))
        self._sections = self._offer_sections(menu, whole=False)
        menu.addSeparator()
        self._whole = menu.addMenu(_("This Whole List Belongs In"))
        self._of_whole = self._offer_sections(self._whole, whole=True)
        opens(self._to, menu)
        self._split = Button(_("Split…"), on_click=self.split_wanted)
        return flowing(self._add, self._delete, self._up, self._down, self._to, self._split)

    def _offer_sections(self, menu: QMenu, *, whole: bool) -> dict[str, QAction]:
        actions = {one.key: menu.addAction(_(one.label)) for one in SECTIONS}
        for key, action in actions.items():
            action.triggered.connect(partial(self.section_wanted.emit, key, whole))
        return actions

    @property
    def card(self) -> ObjectForm:
        """The card of the section that is shown."""
        if self._key not in self._cards:
            card = ObjectForm(SECTION[self._key].parts)
            card.edited.connect(self.edited)
            card.chosen.connect(self.field_chosen)
            card.typed.connect(self.field_typed)
            for row in card.rows.values():
                if row.spec.path == LINES and isinstance(row.editor, LinesEditor):
                    row.editor.offer(self._offer)
            self._cards[self._key] = card
            self._card_frame.body.addWidget(card)
        return self._cards[self._key]

    def show_section(self, key: str) -> None:
        """Show another section; its entries are to follow. The focus stays among entries: Qt gives
        that of what is hidden to the next part, a bar of the picture.
        """
        self._had_focus = any(map(has_focus, (self.list, *self._cards.values())))
        if self._had_focus:
            self._add.setFocus(Qt.FocusReason.OtherFocusReason)
        for card in self._cards.values():
            card.hide()
        self._key = key

    def show_entries(self, entries: tuple[Entry, ...]) -> None:
        """Other entries in the list."""
        self.list.show_entries(SECTION[self._key], entries, tuple(map(self._note, entries)))

    def choose(self, at: int, *, count: int) -> None:
        """Mark the line of the entry in hand (-1: none) of so many."""
        self.list.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        self._empty.setText(_(SECTION[self._key].empty))
        self.list.choose(str(at) if at >= 0 else "")
        self._card_frame.setVisible(at >= 0)
        self.card.setVisible(at >= 0)
        for button in (self._to, self._delete):
            button.setEnabled(at >= 0)
        for key, action in (*self._sections.items(), *self._of_whole.items()):
            action.setEnabled(key != self._key)  # each stays where the hand knows it
        self._whole.setEnabled(count > 1)
        self._tell_chosen()
        if self._had_focus:
            self._had_focus = False
            self.focus_first()

    def chosen(self) -> list[int]:
        """The places of the entries that the person chose, in their order."""
        return self.list.places()

    def _tell_chosen(self, *_changed: object) -> None:
        """What the buttons do to the lines that are chosen."""
        chosen, count = self.chosen(), self.list.model().rowCount()
        alone = chosen[0] if len(chosen) == 1 else -1
        self._split.setVisible(can_be_split(self._key))
        self._split.setEnabled(alone >= 0)
        self._up.setEnabled(alone > 0)
        self._down.setEnabled(0 <= alone < count - 1)
        several = _("Move {n} to").format(n=len(chosen))
        self._to.rename(several if len(chosen) > 1 else _("Move to"))

    def show_entry(self, data: dict[str, Any], *, loaded: dict[str, Any], marks: Marks) -> None:
        """The entry in hand on its card: as it was loaded, with its marks, and what was changed
        over it.
        """
        self.card.load(loaded, marks)
        if data != loaded:
            self.card.show_data(data)

    def focus_first(self) -> None:
        """Put the focus into the list, or on Add where it is empty."""
        target = self._add if self.list.isHidden() else self.list
        target.setFocus(Qt.FocusReason.OtherFocusReason)
