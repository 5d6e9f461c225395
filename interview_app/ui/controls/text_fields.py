"""Fields to type in, of one line and of several. They leave Undo and Redo to what stands around
them while they have none.
"""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from interview_app.ui.names import reads_from_right

Keys = QKeySequence.StandardKey


class LineField(QLineEdit):
    """A line of text. One that is longer than its field shows its beginning whenever nobody writes
    at its end.
    """

    def select_whole(self) -> None:
        """All of it, from its end to its beginning: the other way round only the end of a long line
        would be seen.
        """
        length = len(self.text().encode("utf-16-le")) // 2  # as Qt counts
        self.setSelection(length, -length)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By the keyboard, Qt selects all."""
        super().focusInEvent(event)
        if self.selectedText() and self.selectedText() == self.text():
            self.select_whole()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Back to the beginning, where somebody went on to another field."""
        super().focusOutEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.setCursorPosition(0)

    def event(self, event: QEvent) -> bool:
        """See the module."""
        if _leaves(event, undo=self.isUndoAvailable(), redo=self.isRedoAvailable()):
            return False
        return super().event(event)


class TextField(QPlainTextEdit):
    """Plain text of several lines, which begin where their language does.

    WORKAROUND: a plain text is aligned to the left whichever way it reads (alignLine in
    qtextengine.cpp); a line beside it and rich text are not.
    """

    left = Signal()
    """Somebody went on to something else, as `QLineEdit.editingFinished` says of a line."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        # A method and no lambda: that would hold the field in a cycle, which the collector may end
        # in another thread.
        self.document().contentsChanged.connect(self._align)
        self._align()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """See `left`."""
        super().focusOutEvent(event)
        self.left.emit()

    def _align(self) -> None:
        """By its first words, as a person does."""
        block = self.document().firstBlock()
        while block.isValid() and not block.text().strip():
            block = block.next()
        right = block.isValid() and reads_from_right(block.text())
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        option = self.document().defaultTextOption()
        if option.alignment() != side:
            option.setAlignment(side)
            self.document().setDefaultTextOption(option)

    def event(self, event: QEvent) -> bool:
        """See the module."""
        document = self.document()
        if _leaves(event, undo=document.isUndoAvailable(), redo=document.isRedoAvailable()):
            return False
        return super().event(event)


def _leaves(event: QEvent, *, undo: bool, redo: bool) -> bool:
    """Whether these are the keys of an Undo or Redo that the field has nothing for.

    Qt asks a field with the focus first whether it wants keys that are also a command's, and its
    own fields always want these.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if (event.matches(Keys.Undo) and not undo) or (event.matches(Keys.Redo) and not redo):
        event.ignore()
        return True
    return False
