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
_TOP, _LEADING = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignLeading


class FieldGrid(QWidget):
    """The grid; where it is narrow, each field has a line of its own, and where it is narrower
    still, each label stands over its field.
    """

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[tuple[QWidget, QWidget | None, bool]] = []
        """Each with its label, and whether it may stand beside the one before; a heading is a
        label alone.
        """
        self._stacked = self._over = False
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GRID + GRID // 2)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setColumnStretch(_FIELD, 1)
        self._grid.setColumnStretch(_FIELD_BESIDE, 1)
        theme().changed.connect(self.align)

    def heading(self, label: QWidget) -> None:
        """Put a heading over what follows."""
        label.setContentsMargins(0, 2 * GRID if self._parts else 0, 0, 0)
        self._parts.append((label, None, False))

    def place(self, label: QLabel, row: QWidget, *, beside: bool = False) -> None:
        """Put a field on the next line, or beside the one before."""
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._parts.append((label, row, beside))

    def align(self) -> None:
        """A label's first line stands on its editor's: half of what the editor is higher than the
        text.
        """
        for label in self._labels():
            label.setContentsMargins(0, 0 if self._over else LABEL_TOP, 0, 0)
        self._lay_out()
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
        least = max(_widest(self._labels()), self._least_field())
        return QSize(min(hint.width(), least), hint.height())

    def _least_field(self) -> int:
        fields = (field for _label, field, _beside in self._parts if field is not None)
        return max((one.minimumSizeHint().width() for one in fields), default=0)

    def _labels(self, *, beside: bool = False) -> list[QWidget]:
        """The labels of all fields, or of those that may stand beside another."""
        return [
            label
            for label, field, is_beside in self._parts
            if field is not None and (is_beside or not beside)
        ]

    def _arrange(self) -> None:
        field = max(self._least_field(), theme().px(LEAST_FIELD))
        labels, beside = _widest(self._labels()), _widest(self._labels(beside=True))
        over = 0 < self.width() < labels + self._grid.horizontalSpacing() + field
        fields = 2 * theme().px(LEAST_FIELD) + 3 * self._grid.horizontalSpacing()
        stacked = 0 < self.width() < labels + beside + fields
        if (over, stacked) != (self._over, self._stacked):
            self._over, self._stacked = over, stacked
            self.align()

    def _lay_out(self) -> None:
        line = -1
        follows = [*(beside for _label, _field, beside in self._parts[1:]), False]
        for (label, field, beside), pair in zip(self._parts, follows, strict=True):
            aside = beside and not self._stacked
            line += not aside
            column = _LABEL_BESIDE if aside else _LABEL
            span = 1 if aside or (pair and not self._stacked) else 3
            # Of each two rows the upper one is for what stands over the lower one; empty, it is
            # none.
            if field is None:
                side = Qt.AlignmentFlag(0) if isinstance(label, QLabel) else _LEADING
                self._grid.addWidget(label, 2 * line, _FIELD, 1, 3, side)
                continue
            at = 2 * line + 1
            if self._over:
                self._grid.addWidget(label, at - 1, column + 1, 1, span, _TOP | _LEADING)
            else:
                self._grid.addWidget(label, at, column, _TOP | Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(field, at, column + 1, 1, span, _TOP)


def _widest(labels: list[QWidget]) -> int:
    return max((label.sizeHint().width() for label in labels), default=0)
