"""Labels in one column and editors in the next; two to a line where they belong together and have
room for it.
"""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from interview_app.ui.look.theme import GRID, theme

LABEL_TOP = 6
"""How far a label's text stands below the top of its editor, in pixels at any text size: the frame
and the padding of an editor do not grow with its text.
"""
LEAST_FIELD = 116
"""Two fields share a line while each has this many pixels at 100 %; a month and the note under it
need them.
"""
_LABEL, _FIELD, _LABEL_BESIDE, _FIELD_BESIDE = range(4)
_TOP = Qt.AlignmentFlag.AlignTop


class FieldGrid(QWidget):
    """The grid; where it is narrow, each field has a line of its own, and where it is narrower
    still, each label stands over its field.
    """

    def __init__(self) -> None:
        super().__init__()
        self._line = -1
        self._labels: list[QLabel] = []
        self._fields: list[QWidget] = []
        self._pairs: list[tuple[int, QWidget, QWidget, QLabel]] = []
        self._stacked = self._over = False
        self._at: list[tuple[QLabel, QWidget, int, int, int]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GRID + GRID // 2)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setColumnStretch(_FIELD, 1)
        self._grid.setColumnStretch(_FIELD_BESIDE, 1)
        theme().changed.connect(self.align)

    def heading(self, label: QWidget) -> None:
        """Put a heading over what follows."""
        self._line += 1
        label.setContentsMargins(0, 2 * GRID if self._line else 0, 0, 0)
        side = Qt.AlignmentFlag.AlignLeading
        if isinstance(label, QLabel):
            side = Qt.AlignmentFlag(0)
        self._grid.addWidget(label, 2 * self._line, _FIELD, 1, 3, side)

    def place(self, label: QLabel, row: QWidget, *, beside: bool = False) -> None:
        """Put a field on the next line, or beside the one before."""
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
        if beside:
            self._pairs.append((self._line, self._fields[-1], row, label))
            self._stand_beside(*self._pairs[-1])
            self._line += 1  # where it stands when the grid is narrow
        else:
            self._line += 1
            self._put(label, row, self._line, _LABEL, 3)
        self._labels.append(label)
        self._fields.append(row)

    def align(self) -> None:
        """A label's first line stands on its editor's: half of what the editor is higher than the
        text.
        """
        for label in self._labels:
            label.setContentsMargins(0, 0 if self._over else LABEL_TOP, 0, 0)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fields stand beside each other only where both have room."""
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """As narrow as labels over the fields allow; it puts them there before it is that
        narrow.
        """
        hint = super().minimumSizeHint()
        least = max(_widest(self._labels), self._least_field())
        return QSize(min(hint.width(), least), hint.height())

    def _least_field(self) -> int:
        return max((one.minimumSizeHint().width() for one in self._fields), default=0)

    def _arrange(self) -> None:
        field = max(self._least_field(), theme().px(LEAST_FIELD))
        room = _widest(self._labels) + self._grid.horizontalSpacing() + field
        over = 0 < self.width() < room
        if over != self._over:
            self._over = over
            for label, row, line, column, span in self._at.copy():
                self._put(label, row, line, column, span)
            self.align()
        beside = _widest([label for _line, _first, _second, label in self._pairs])
        fields = 2 * theme().px(LEAST_FIELD) + 3 * self._grid.horizontalSpacing()
        stacked = 0 < self.width() < _widest(self._labels) + beside + fields
        if stacked == self._stacked:
            return
        self._stacked = stacked
        for pair in self._pairs:
            if stacked:
                line, first, second, label = pair
                self._widen(first, 3)
                self._put(label, second, line + 1, _LABEL, 3)
            else:
                self._stand_beside(*pair)

    def _stand_beside(self, line: int, first: QWidget, second: QWidget, label: QLabel) -> None:
        self._widen(first, 1)
        self._put(label, second, line, _LABEL_BESIDE, 1)

    def _widen(self, row: QWidget, span: int) -> None:
        """Give a field that stands over so many columns."""
        label, _row, line, column, _span = next(one for one in self._at if one[1] is row)
        self._put(label, row, line, column, span)

    def _put(self, label: QLabel, row: QWidget, line: int, column: int, span: int) -> None:
        self._at = [one for one in self._at if one[1] is not row]
        self._at.append((label, row, line, column, span))
        self._grid.removeWidget(label)
        self._grid.removeWidget(row)
        # Of each two rows the upper one is for what stands over the lower one; empty, it is none.
        at, field = 2 * line + 1, column + 1
        if self._over:
            self._grid.addWidget(
                label, at - 1, field, 1, span, _TOP | Qt.AlignmentFlag.AlignLeading
            )
        else:
            self._grid.addWidget(label, at, column, _TOP | Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(row, at, field, 1, span, _TOP)


def _widest(labels: list[QLabel]) -> int:
    return max((label.sizeHint().width() for label in labels), default=0)
