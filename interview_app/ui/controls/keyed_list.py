"""A list of rows by their keys: what the list of the window and the lists of its pages have in
common.
"""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QFrame, QListView

from interview_app.domain.frozen import frozen
from interview_app.ui.controls.selection import take_selected_in_hand
from interview_app.ui.look.theme import theme

Index = QModelIndex | QPersistentModelIndex


@frozen
class KeyedRow:
    """A row: `key` names it, `title` is its words."""

    key: str
    title: str

    def words_for(self, role: int) -> str | None:
        """What is said for a role of Qt's beside the title; None for nothing."""
        raise NotImplementedError


class KeyedModel(QAbstractListModel):
    """The rows as Qt wants them; of `total` some may not be known yet. `more_wanted`: somebody came
    to the end of those that are.
    """

    more_wanted = Signal()
    rows: Sequence[KeyedRow] = ()
    total = 0

    def show(self, rows: Sequence[KeyedRow]) -> None:
        """Other rows; where only words change, or more come behind, what is chosen stays so."""
        before = [one.key for one in self.rows]
        if [one.key for one in rows[: len(before)]] != before:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
            return
        if more := len(rows) > len(before):
            self.beginInsertRows(QModelIndex(), len(before), len(rows) - 1)
        self.rows = rows
        if more:
            self.endInsertRows()
        if before:
            self.dataChanged.emit(self.index(0, 0), self.index(len(before) - 1, 0))

    def canFetchMore(self, _parent: Index) -> bool:
        """See the class."""
        return 0 < len(self.rows) < self.total

    def fetchMore(self, _parent: Index) -> None:
        """See the class."""
        self.more_wanted.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        """How many rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Words for the delegate, for typing ahead and for screen readers."""
        row = self.rows[index.row()]
        return row.title if role == Qt.ItemDataRole.DisplayRole else row.words_for(role)


class KeyedList(QListView):
    """`chosen` carries the key of the row the person went to."""

    chosen = Signal(str)

    def __init__(self, name: str, model: KeyedModel) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._rows = model
        model.setParent(self)
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._on_current)
        take_selected_in_hand(self)
        theme().changed.connect(self.doItemsLayout)

    def key(self) -> str:
        """The key of the row one is at, or ""."""
        at = self.currentIndex().row()
        return self._rows.rows[at].key if 0 <= at < len(self._rows.rows) else ""

    def keys_in_order(self) -> list[str]:
        """All keys, in order."""
        return [row.key for row in self._rows.rows]

    def choose(self, key: str) -> None:
        """Show that one is at this row, or at none; nothing is emitted."""
        rows = self._rows.rows
        at = next((at for at, row in enumerate(rows) if key and row.key == key), -1)
        with QSignalBlocker(self):
            self.selectionModel().setCurrentIndex(
                self._rows.index(at, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect
            )

    def show_quietly(self, rows: Sequence[KeyedRow]) -> None:
        """Show these rows; nobody is at one of them, and nothing is emitted."""
        with QSignalBlocker(self):
            self._rows.show(rows)

    def _on_current(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid():
            self.chosen.emit(self.key())
