"""The table of one section of the timeline: one line an entry, what asks for the person's eye
marked in front.
"""

from collections.abc import Callable

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem

from interview_app.i18n import _
from interview_app.ui.forms.timeline_sections import SectionSpec
from interview_app.ui.forms.timeline_state import Entry, shown_cell
from interview_app.ui.forms.typed_dates import shown_date
from interview_app.ui.look import icons
from interview_app.ui.look.theme import theme

MOST_LINES = 5
"""Lines shown before the table scrolls."""


class EntryTable(QTableWidget):
    """Shows the entries of a section; `note` gives what to say of one ("" for nothing).

    Keys: Delete deletes, Alt+Up and Alt+Down move, Return goes to the card below. Several lines are
    chosen as in any list; the one that was chosen last is in hand.
    """

    delete_wanted = Signal()
    move_wanted = Signal(int)
    card_wanted = Signal()
    line_chosen = Signal(int)

    def __init__(self, section: SectionSpec, note: Callable[[Entry], str]) -> None:
        super().__init__(0, len(section.columns))
        self._section, self._note = section, note
        self._entries: tuple[Entry, ...] = ()
        self.setHorizontalHeaderLabels([_(label) for _path, label in section.columns])
        self.setAccessibleName(_("{section}: entries").format(section=_(section.label)))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIconSize(QSize(theme().px(16), theme().px(16)))
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionsClickable(False)
        for at, (path, _label) in enumerate(section.columns):
            fixed = path in section.dates
            mode = QHeaderView.ResizeMode.Fixed if fixed else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(at, mode)
        self._date_columns = [
            at for at, (path, _label) in enumerate(section.columns) if path in section.dates
        ]
        self._choosing = False
        self.selectionModel().currentRowChanged.connect(self._on_current)
        theme().changed.connect(self._dress)

    def show_entries(self, entries: tuple[Entry, ...]) -> None:
        """Show these entries at their height; the selection is kept where only words changed."""
        before, self._entries = self.rowCount(), entries
        if before != len(entries):
            self.choose(-1)
            self.setRowCount(len(entries))
        for at, entry in enumerate(entries):
            self._show_line(at, entry)
        if before != len(entries) or not before:
            self._fit()

    def _show_line(self, at: int, entry: Entry) -> None:
        """The words of an entry; in the first column the note as icon, tool tip and for screen
        readers.
        """
        for column, (path, _label) in enumerate(self._section.columns):
            value, note = entry.data.get(path), "" if column else self._note(entry)
            text = shown_date(value) if path in self._section.dates else shown_cell(value)
            item = self.item(at, column) or self._new_cell(at, column)
            item.setText(text)
            item.setToolTip(note or text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{text} ({note})" if note else text)
            if note or not item.icon().isNull():
                item.setIcon(icons.icon("eye", "warn_ink", size=16) if note else QIcon())

    def _new_cell(self, at: int, column: int) -> QTableWidgetItem:
        item = QTableWidgetItem()
        item.setFlags(
            Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )
        self.setItem(at, column, item)
        return item

    def choose(self, line: int) -> None:
        """Take this line in hand and no other; nothing is emitted. What the person is choosing
        themselves stays as they choose it.
        """
        if self._choosing:
            return
        self._choosing = True
        flags = (
            QItemSelectionModel.SelectionFlag.ClearAndSelect
            | QItemSelectionModel.SelectionFlag.Rows
        )
        self.selectionModel().setCurrentIndex(self.model().index(line, 0), flags)
        self._choosing = False
        if line >= 0:
            self.scrollTo(self.model().index(line, 0))

    def chosen(self) -> list[int]:
        """The places of the lines that are chosen, in the order of the table."""
        return sorted(one.row() for one in self.selectionModel().selectedRows())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the class docstring."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit()
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_wanted.emit(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2) and not control:
            self.card_wanted.emit()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A table that shows everything leaves the wheel to the page."""
        if self.verticalScrollBar().maximum() == 0:
            event.ignore()
        else:
            super().wheelEvent(event)

    def _on_current(self, now: QModelIndex, _before: QModelIndex) -> None:
        if not self._choosing and now.isValid():
            self._choosing = True
            self.line_chosen.emit(now.row())
            self._choosing = False

    def _dress(self) -> None:
        self.show_entries(self._entries)
        self._fit()

    def _fit(self) -> None:
        line = theme().px(30)
        self.verticalHeader().setDefaultSectionSize(line)
        header = self.horizontalHeader()
        header.setFixedHeight(theme().px(28))
        open_end = self.fontMetrics().horizontalAdvance(_("present")) + theme().px(24)
        for at in self._date_columns:
            self.setColumnWidth(at, max(theme().px(84), open_end))
        lines = min(max(self.rowCount(), 1), MOST_LINES)
        self.setFixedHeight(header.height() + lines * line + 4)
