"""A field of the story card while it is edited, in the place where it stands."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QWidget

from interview_app.domain.story import field_name
from interview_app.i18n import _
from interview_app.ui.controls import Button, GrowingText, Hint, Label
from interview_app.ui.conversation.typed_form import TypedForm, typed_form
from interview_app.ui.look.boxes import STRETCH, fill, hbox, vbox
from interview_app.ui.look.reading_order import has_focus
from interview_app.ui.look.theme import GRID, Type

INPUTS = {"number": "number", "people": "people", "when": "date", "skills": "list"}
"""Fields that are filled in a form; all others hold plain words."""
_MOST_LINES = 8
Coach = Callable[[str], tuple[str, ...]]
"""What may be better about a line, in sentences."""


class InPlace(QWidget):
    """The field while it is edited: words or its form. It ends by Return, by Done, or when the
    person goes on elsewhere; Escape leaves it as it was.
    """

    changed = Signal()
    ended = Signal(bool)

    def __init__(
        self, path: str, value: Any, *, coach: Coach | None = None, about: str = ""
    ) -> None:
        """`about`: the story that it belongs to, where that is not the one on the card; then the
        click that leaves it comes first, for what is told of it may take the place of what was
        clicked.
        """
        super().__init__()
        self._over = self._visited = self._leaving = False
        self._elsewhere = bool(about)
        name = field_name(path)
        shape = INPUTS.get(path)
        self._form: TypedForm | None = typed_form(shape, name) if shape else None
        self._text = GrowingText(most=_MOST_LINES, keeps=True)
        column = vbox(self, (10, 5, 10, GRID), 6)
        fill(column, *(Hint(words) for words in (name, about) if words))
        if self._form is not None:
            self._text.setParent(self)
            self._text.hide()
            column.addWidget(self._form)
            self._form.show_value(value)
            self._form.changed.connect(self.changed)
            self._form.sent.connect(self.finish)
        else:
            column.addWidget(self._text)
            self._text.setAccessibleName(name)
            self._text.setPlainText(str(value or ""))
            self._text.textChanged.connect(self.changed)
            self._text.installEventFilter(self)
        self._coach = coach
        self._hint = Label("", Type.SECONDARY, "warn_ink", wrap=True)
        self._hint.hide()
        row = hbox(spacing=6)
        done, cancel = Button(_("Done"), "primary"), Button(_("Cancel"))
        done.clicked.connect(self.finish)
        cancel.clicked.connect(lambda: self._end(False))
        # What is said of a line while it is typed comes and goes: below all that is clicked.
        fill(column, fill(row, STRETCH, cancel, done), self._hint)
        if coach is not None:
            self._text.textChanged.connect(self._advise)
            self._advise()

    def begin(self, *, focus: bool = True) -> None:
        """Take the cursor, behind what stands there. Without the `focus` it stands until the person
        comes to it and goes on.
        """
        field = self._form.first_field() if self._form is not None else self._text
        if field is self._text:
            self._text.moveCursor(QTextCursor.MoveOperation.End)
        if focus:
            field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._visited = focus
        _app().focusChanged.connect(self._focus_moved)

    def value(self) -> Any:
        """What stands there, None when nothing does."""
        if self._form is not None:
            return self._form.value()
        return self._text.toPlainText().strip() or None

    def finish(self) -> None:
        """Keep what stands there."""
        self._end(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves it as it was."""
        if event.key() == Qt.Key.Key_Escape:
            self._end(False)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return ends it, with Shift it is a new line; Escape leaves it as it was."""
        if self._leaving:
            if event.type() == QEvent.Type.MouseButtonRelease:
                _app().removeEventFilter(self)
                QTimer.singleShot(0, self, self.finish)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.finish()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._end(False)
                return True
        return super().eventFilter(watched, event)

    def _advise(self) -> None:
        told = self._coach(self._text.toPlainText()) if self._coach is not None else ()
        self._hint.setText("\n".join(told))
        self._hint.setVisible(bool(told))

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        # Another program, or a menu of the field itself, is not elsewhere.
        if now is None or QApplication.activePopupWidget() is not None:
            return
        if has_focus(self):
            self._visited = True
        elif not self._visited or self._leaving:
            return
        elif self._elsewhere and QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._leaving = True
            _app().installEventFilter(self)
        else:
            self.finish()

    def _end(self, kept: bool) -> None:
        if not self._over:
            self._over = True
            self.ended.emit(kept)


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
