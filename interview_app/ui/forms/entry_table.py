"""The table of one section of the timeline: one line an entry, what asks for the person's eye
marked in front.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from interview_app.i18n import _
from interview_app.ui import icons
from interview_app.ui.forms.timeline_sections import SectionSpec
from interview_app.ui.forms.timeline_state import Entry, shown_cell
from interview_app.ui.forms.typed_dates import shown_date
from interview_app.ui.theme import theme

Index = QModelIndex | QPersistentModelIndex
ENTRY = "application/x-interview-app-entry"
"""What is dragged from a table: the entry in hand."""
MOST_LINES = 6
"""Lines shown before the table scrolls."""


class EntryModel(QAbstractTableModel):
    """The entries of one section; `note` gives what to say of an entry ("" for nothing)."""

    def __init__(self, section: SectionSpec, note: Callable[[Entry], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._section = section
        self._note = note
        self._dates = section.dates
        self._entries: tuple[Entry, ...] = ()

    def show(self, entries: tuple[Entry, ...]) -> None:
        """Show these entries; the selection is kept where only words changed."""
        if len(entries) == len(self._entries):
            self._entries = entries
            if entries:
                self.dataChanged.emit(
                    self.index(0, 0), self.index(len(entries) - 1, self.columnCount() - 1)
                )
            return
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        """One line an entry."""
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        """The section's columns."""
        return 0 if parent.isValid() else len(self._section.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a cell; in the first column the note as icon, tool tip and for screen
        readers.
        """
        entry = self._entries[index.row()]
        path = self._section.columns[index.column()][0]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            text = self._text(entry, path)
            note = (
                self._note(entry)
                if index.column() == 0 and role == Qt.ItemDataRole.AccessibleTextRole
                else ""
            )
            return f"{text} ({note})" if note else text
        if index.column() == 0 and (note := self._note(entry)):
            if role == Qt.ItemDataRole.DecorationRole:
                return icons.icon("eye", "warn_ink", size=16)
            if role == Qt.ItemDataRole.ToolTipRole:
                return note
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._text(entry, path) or None
        return None

    def _text(self, entry: Entry, path: str) -> str:
        value = entry.data.get(path)
        return shown_date(value) if path in self._dates else shown_cell(value)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A line can be dragged."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        """What a drag carries: that it is the entry in hand."""
        return [ENTRY]

    def mimeData(self, _indexes: Sequence[QModelIndex]) -> QMimeData:
        """The entry in hand is known to its form."""
        mime = QMimeData()
        mime.setData(ENTRY, b"")
        return mime

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The columns' names."""
        if orientation == Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return _(self._section.columns[section][1])
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None


class EntryTable(QTableView):
    """Shows the entries; keys: Delete deletes, Alt+Up and Alt+Down move, Return goes to the card
    below.
    """

    delete_wanted = Signal()
    move_wanted = Signal(int)
    card_wanted = Signal()
    line_chosen = Signal(int)

    def __init__(self, section: SectionSpec, note: Callable[[Entry], str]) -> None:
        super().__init__()
        self.entries = EntryModel(section, note, self)
        self.setModel(self.entries)
        self.setAccessibleName(_("{section}: entries").format(section=_(section.label)))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIconSize(QSize(theme().px(16), theme().px(16)))
        self.verticalHeader().hide()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
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
        theme().changed.connect(self._fit)

    def show_entries(self, entries: tuple[Entry, ...]) -> None:
        """Show these entries at their height."""
        before = self.entries.rowCount()
        self.entries.show(entries)
        if before != len(entries) or not before:
            self._fit()

    def choose(self, line: int) -> None:
        """Make a line the current one; nothing is emitted."""
        self._choosing = True
        flags = (
            QItemSelectionModel.SelectionFlag.ClearAndSelect
            | QItemSelectionModel.SelectionFlag.Rows
        )
        self.selectionModel().setCurrentIndex(self.entries.index(line, 0), flags)
        self._choosing = False
        if line >= 0:
            self.scrollTo(self.entries.index(line, 0))

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
            self.line_chosen.emit(now.row())

    def _fit(self) -> None:
        line = theme().px(30)
        self.verticalHeader().setDefaultSectionSize(line)
        header = self.horizontalHeader()
        header.setFixedHeight(theme().px(28))
        open_end = self.fontMetrics().horizontalAdvance(_("present")) + theme().px(24)
        for at in self._date_columns:
            self.setColumnWidth(at, max(theme().px(84), open_end))
        lines = min(max(self.entries.rowCount(), 1), MOST_LINES)
        self.setFixedHeight(header.height() + lines * line + 4)
