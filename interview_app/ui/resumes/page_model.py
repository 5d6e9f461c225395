"""The rows of the page as a list, which a screen reader reads line by line and whose lines can be
edited.
"""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from interview_app.ui.resumes.page_rows import PageRow

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
_EDITED = ("line", "suggested", "waits")


class PageModel(QAbstractListModel):
    """`edited` carries a line's id and the words that the person gave it, "" for none."""

    edited = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[PageRow, ...] = ()
        self.edges = 0.0, 0.0
        """Where the words begin and end on the pages, in points from the left."""

    def show(self, rows: Sequence[PageRow], *, anew: bool = False) -> bool:
        """Take these rows; whether they are the same ones as before, perhaps in other words.
        `anew`: a line has another key, so that none of them is what it was.
        """
        rows = tuple(rows)
        same = not anew and [one.key for one in rows] == [one.key for one in self.rows]
        boxes = [(part.box[0], max(one.right, part.box[2])) for one in rows for part in one.boxes]
        self.edges = (
            min((one[0] for one in boxes), default=0.0),
            max((one[1] for one in boxes), default=0.0),
        )
        if same:
            changed = rows != self.rows
            self.rows = rows
            if changed and rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
        else:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
        return same

    def at(self, key: str) -> QModelIndex:
        """Where a row stands, or an invalid index."""
        found = (at for at, one in enumerate(self.rows) if one.key == key)
        at = next(found, None)
        return self.index(at) if at is not None else QModelIndex()

    def row(self, index: Index) -> PageRow | None:
        """The row there, or None."""
        return self.rows[index.row()] if 0 <= index.row() < len(self.rows) else None

    def rowCount(self, parent: Index | None = None) -> int:
        """How many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A row's words, and how it is read out."""
        row = self.row(index)
        if row is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken
        return row if role == ROW else None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """The person gave a line other words: who keeps them shows the page anew."""
        row = self.row(index)
        if row is None or role != Qt.ItemDataRole.EditRole:
            return False
        words = " ".join(str(value).split())
        if words != row.text:
            self.edited.emit(row.key, words)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every row can be chosen, a line can be edited."""
        row = self.row(index)
        if row is None:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if row.kind in _EDITED else flags
