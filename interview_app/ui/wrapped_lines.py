"""Lists whose lines wrap: every line is as high as its words need."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

_TAKEN_AGAIN = 14
"""Pixels: the style sheet's padding of 5 at either end of a line, and 2 at either end for what is rounded on the way."""


class WrappedLines(QStyledItemDelegate):
    """Asks for a line's height at the width at which its words are drawn.

    WORKAROUND: Qt takes the style sheet's padding off once for a line's size and twice for its words (QStyleSheetStyle hands the
    padded rectangle to the style beneath, which asks it again): a last word that only just fitted was cut.
    """

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of a line."""
        # A list hands the same option on for each of its lines.
        narrower = QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(0, 0, -_TAKEN_AGAIN, 0)
        return super().sizeHint(narrower, index)


def wrap_lines(view: QListView) -> None:
    """Let the lines of a list wrap, and never be cut."""
    view.setWordWrap(True)
    view.setItemDelegate(WrappedLines(view))
