"""The Return key and the Tab key in a dialog of many fields."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDialog

from interview_app.ui.look.reading_order import step


class LongForm(QDialog):
    """Return never sends the whole form off by surprise.

    It presses the button that has the focus; in a field it ends the editing of that field and no
    more, as it does in a window of many fields on a Mac. The default button is for who has tabbed
    to it, and for keys of its own. Tab goes through it as one reads, the buttons at its foot last.
    """

    def focusNextPrevChild(self, forward: bool) -> bool:
        """See the class."""
        return step(self, forward=forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the class."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton) and focused.isEnabled():
            focused.click()
        event.accept()
