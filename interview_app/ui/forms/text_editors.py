"""Editors of values that may be longer than a line: paragraphs, lists, the person's own words."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QMenu

from interview_app.i18n import _
from interview_app.ui.controls import GrowingText, IconButton
from interview_app.ui.forms.editors import Editor
from interview_app.ui.forms.spec import FieldSpec
from interview_app.ui.look.theme import GRID


class _Paper(GrowingText):
    """A growing text of a form: the wheel is the page's, and Ctrl+Enter the sheet's."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll only while there is something to scroll and the person is in here."""
        if self.hasFocus() and self.verticalScrollBar().maximum() > 0:
            super().wheelEvent(event)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Ctrl+Enter to the sheet."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier
        ):
            event.ignore()
            return
        super().keyPressEvent(event)


class TextEditor(Editor):
    """A paragraph or more."""

    def __init__(self, spec: FieldSpec) -> None:
        self.paper = _Paper(least=spec.rows, most=max(2 * spec.rows, 10))
        if spec.hint:
            self.paper.setPlaceholderText(_(spec.hint))
        super().__init__(spec, self.paper)
        self.paper.textChanged.connect(self._changed)

    def _text(self) -> str:
        return self.paper.toPlainText()

    def _show(self, text: str) -> None:
        self.paper.setPlainText(text)


class LinesEditor(TextEditor):
    """A list, one item a line; a list that came as a tuple of lines with breaks inside stays whole
    until it is changed.
    """

    def __init__(self, spec: FieldSpec) -> None:
        super().__init__(spec)
        self.paper.setPlaceholderText(_("One per line"))

    def offer(self, fill: Callable[[QMenu, str], None]) -> None:
        """What else can be done with the line of the cursor: behind a sign while the person is in
        here.
        """
        self.more = IconButton("more", _("Move this line"), size=16)
        self.more.setParent(self.paper)
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more.hide()
        self.more.clicked.connect(lambda: self._open_menu(fill))
        self.entered.connect(self._show_more)
        self.edited.connect(self._show_more)
        self.left.connect(self.more.hide)

    def _show_more(self) -> None:
        self.more.adjustSize()
        self.more.move(self.paper.width() - self.more.width() - GRID // 2, GRID // 2)
        self.more.setVisible(self.paper.hasFocus() and bool(self._text()))

    def _open_menu(self, fill: Callable[[QMenu, str], None]) -> None:
        line = self.paper.textCursor().block().text().strip()
        corner = self.more.mapToGlobal(self.more.rect().bottomLeft())
        self._pop_up(lambda menu: fill(menu, line), corner)

    def _text_of(self, value: Any) -> str:
        return "\n".join(str(item) for item in value or ())

    def _read(self, text: str) -> list[str] | None:
        return [line.strip() for line in text.split("\n") if line.strip()] or None


class QuoteEditor(TextEditor):
    """The person's own words: to read and to copy, never to change."""

    def __init__(self, spec: FieldSpec) -> None:
        super().__init__(spec)
        self.paper.setReadOnly(True)
        self.paper.setProperty("look", "quote")
        self.paper.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def value(self) -> Any:
        """What was given, always."""
        return self._given
