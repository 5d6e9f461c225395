"""The rows of the journal of requests: when, to whom, what for, how much and what it did cost."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeView, QWidget

from interview_app.domain.request_journal import RequestHead
from interview_app.i18n import N_, _
from interview_app.ui.names import moment_words
from interview_app.ui.sent_parts import dollars, number

Index = QModelIndex | QPersistentModelIndex
_WORDS = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
COLUMNS = (N_("When"), N_("To"), N_("What for"), N_("Size"), N_("Cost"))
AGENTS = {
    "interviewer": N_("Interview"),
    "connection_test": N_("Connection test"),
    "refine_reading": N_("Second look at a document"),
    "jd_analyst": N_("Reading a posting"),
    "evidence_mapper": N_("Matching your stories"),
    "writer": N_("Writing a résumé"),
    "truth_auditor": N_("Checking a résumé"),
    "cv_session": N_("Session of another program"),
}


class RequestsModel(QAbstractTableModel):
    """The requests so far as rows; `wanted` carries the id before which more are wanted."""

    wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[RequestHead] = []
        self.total = 0
        self._asked = False

    def take(self, rows: tuple[RequestHead, ...], *, before: int | None) -> None:
        """A first page, or a further one."""
        self._asked = False
        if before is None:
            self.beginResetModel()
            self.rows = list(rows)
            self.endResetModel()
        elif rows and self.rows and self.rows[-1].id == before:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(rows) - 1)
            self.rows += rows
            self.endInsertRows()

    def forget(self, ids: tuple[int, ...] | None) -> None:
        """These rows are gone, or all."""
        if ids is None:
            self.beginResetModel()
            self.rows = []
            self.endResetModel()
            return
        for at in reversed([at for at, row in enumerate(self.rows) if row.id in ids]):
            self.beginRemoveRows(QModelIndex(), at, at)
            del self.rows[at]
            self.endRemoveRows()

    def canFetchMore(self, parent: Index) -> bool:
        """Whether there are older requests that were not asked for yet."""
        return not parent.isValid() and not self._asked and 0 < len(self.rows) < self.total

    def fetchMore(self, parent: Index) -> None:
        """Ask for older ones."""
        if self.canFetchMore(parent):
            self._asked = True
            self.wanted.emit(self.rows[-1].id)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        """How many are here."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own signature
        """How many columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """The columns' titles."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return _(COLUMNS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A cell; a screen reader hears the whole line in the first one."""
        if role not in _WORDS:  # fonts, colours and sizes are asked for far more often
            return None
        words = cells(self.rows[index.row()])
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            pairs = zip(COLUMNS, words, strict=True)
            return ", ".join(f"{_(title)}: {word}" for title, word in pairs)
        return words[index.column()]


class RequestTable(QTreeView):
    """`delete_wanted`: the person pressed one of the keys that delete."""

    delete_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete, and the key above Return on a Mac."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_wanted.emit()
            return
        super().keyPressEvent(event)


def cells(row: RequestHead) -> tuple[str, ...]:
    """What stands in a row."""
    return (
        moment_words(row.at),
        _("{model} at {host}").format(model=row.model, host=row.host),
        _(AGENTS[row.agent]) if row.agent in AGENTS else row.agent,
        tokens_words(row),
        _("unknown")
        if row.cost is None
        else _("{dollars} $").format(dollars=dollars(row.cost, digits=4)),
    )


def tokens_words(row: RequestHead) -> str:
    """Tokens in and out as the provider counted them."""
    if row.tokens_in is None and row.tokens_out is None:
        return _("unknown")
    told = [_("unknown") if one is None else number(one) for one in (row.tokens_in, row.tokens_out)]
    return _("{in_} in, {out} out").format(in_=told[0], out=told[1])
