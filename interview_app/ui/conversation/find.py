"""Find in a conversation: a line over it, the place that is found selected and in view."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QFrame

from interview_app.i18n import _
from interview_app.ui.controls import IconButton, Label, LineField
from interview_app.ui.conversation.bubble import Bubble
from interview_app.ui.conversation.view import ConversationView
from interview_app.ui.look.boxes import STRETCH, fill, hbox
from interview_app.ui.look.theme import GRID, Type, theme

FIELD_WIDTH = 280
"""Width of the field in pixels at 100 %."""


class FindBar(QFrame):
    """Searches the messages of a view; Return goes to the next place, Shift+Return back, Escape
    closes.
    """

    def __init__(self, view: ConversationView) -> None:
        super().__init__()
        self._view = view
        self._places: list[tuple[Bubble, QTextCursor]] = []
        self._at = -1
        self.setProperty("look", "header")
        row = hbox(self, (2 * GRID, GRID, 2 * GRID, GRID), GRID)
        words = _("Find in the conversation")
        self.field = LineField(words, words)
        self.field.setFont(theme().font(Type.BODY))
        self.field.setMaximumWidth(theme().px(FIELD_WIDTH))
        self.field.textChanged.connect(lambda _text: self._search())
        self.count = Label("", Type.SECONDARY, "secondary")
        back, on = (
            IconButton("up", _("Find Previous"), size=16),
            IconButton("down", _("Find Next"), size=16),
        )
        back.clicked.connect(lambda: self.step(-1))
        on.clicked.connect(lambda: self.step(1))
        close = IconButton("close", _("Close the search"), size=16, on_click=self.end)
        fill(row, (self.field, 1), back, on, self.count, STRETCH, close)
        self.hide()

    def begin(self) -> None:
        """Show the bar and type into it."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._search()

    def end(self) -> None:
        """Close the bar; nothing stays selected."""
        self._unmark()
        self._places, self._at = [], -1
        self.hide()
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, by: int) -> None:
        """Go on by so many places, around the end."""
        if self._places:
            self._go((self._at + by) % len(self._places))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return, Shift+Return and Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)

    def _search(self) -> None:
        self._unmark()
        wanted = self.field.text().strip()
        self._places = (
            [place for bubble in self._view.bubbles for place in _places(bubble, wanted)]
            if wanted
            else []
        )
        self._at = -1
        self.count.setText(_("Not found") if wanted else "")
        if self._places:
            # The newest first: that is where the person reads.
            self._go(len(self._places) - 1)

    def _go(self, at: int) -> None:
        self._unmark()
        self._at = at
        bubble, place = self._places[at]
        bubble.text.setTextCursor(place)
        self.count.setText(_("{at} of {all}").format(at=at + 1, all=len(self._places)))
        # After the layout of a bar that has just come up.
        QTimer.singleShot(0, bubble, lambda: self._view.bring_into_view(bubble))

    def _unmark(self) -> None:
        if self._at >= 0:
            bubble, place = self._places[self._at]
            if bubble in self._view.bubbles:
                place.clearSelection()
                bubble.text.setTextCursor(place)


def _places(bubble: Bubble, wanted: str) -> list[tuple[Bubble, QTextCursor]]:
    document, found = bubble.text.document(), []
    cursor = document.find(wanted, 0)
    while not cursor.isNull():
        found.append((bubble, QTextCursor(cursor)))
        cursor = document.find(wanted, cursor)
    return found
