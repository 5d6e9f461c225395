"""Fields to type in, of one line and of several. They leave Undo and Redo to what stands around them while they have none."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

Keys = QKeySequence.StandardKey


class LineField(QLineEdit):
    """A line of text."""

    def event(self, event: QEvent) -> bool:
        """See the module."""
        if _leaves(event, undo=self.isUndoAvailable(), redo=self.isRedoAvailable()):
            return False
        return super().event(event)


class TextField(QPlainTextEdit):
    """Plain text of several lines."""

    def event(self, event: QEvent) -> bool:
        """See the module."""
        document = self.document()
        if _leaves(event, undo=document.isUndoAvailable(), redo=document.isRedoAvailable()):
            return False
        return super().event(event)


def _leaves(event: QEvent, *, undo: bool, redo: bool) -> bool:
    """Whether these are the keys of an Undo or Redo that the field has nothing for.

    Qt asks a field with the focus first whether it wants keys that are also a command's, and its own fields always want these.
    """
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if (event.matches(Keys.Undo) and not undo) or (event.matches(Keys.Redo) and not redo):
        event.ignore()
        return True
    return False
