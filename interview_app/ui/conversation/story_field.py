"""One field of the story card: what stands in it, edited in place, dragged to another one."""

from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from interview_app.domain.story import Value, as_json, in_words
from interview_app.i18n import _
from interview_app.ui.controls import Hint, IconButton, Label, LabelButton
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.conversation.in_place import Coach, InPlace
from interview_app.ui.look.boxes import fill, hbox, let_go, vbox
from interview_app.ui.look.reading_order import has_focus
from interview_app.ui.look.theme import GRID, Type


class StoryField(QWidget):
    """A field with its name. `edited` carries the new value as JSON, None when it was emptied.

    Args:
        path: the field in the story, or `notes[0]`.
        name: how the person calls it.
        about: what is said while it is empty.
        coach: says of a line that is typed what may be better about it.
    """

    edited = Signal(object)
    typed = Signal()  # what is filled in and not kept yet changed, or is there no more
    chosen = Signal()  # it is to be edited, and cannot be here

    def __init__(
        self, path: str, name: str, *, about: str = "", coach: Coach | None = None
    ) -> None:
        super().__init__()
        self.path, self.name = path, name
        self.value: Value = None
        self.can_edit = True
        self._about, self._coach = about, coach
        self._editor: InPlace | None = None
        self._sent: Any = None
        self.face = Face(name)
        self.face.clicked.connect(self.edit)
        self._column = fill(vbox(self, 0, 0), self.face)
        self._told: tuple[object, ...] = ()
        self.show_value(None)

    def show_value(
        self, value: Value, *, asked: bool = False, later: bool = False, hint: tuple[str, ...] = ()
    ) -> None:
        """Show what it holds; `asked`: the question that waits fills it; `later`: it was put
        off; `hint`: what may be better about it.
        """
        self._sent = None
        told = (value, asked, later, hint, self.can_edit)
        if told == self._told:
            return
        self._told, self.value = told, value
        words = in_words(value) or self._about
        verb = _("Change “{name}”") if value else _("Fill in “{name}”")
        self.face.setAccessibleName(verb.format(name=self.name))
        state = _("asked now") if asked else _("to look up") if later and not value else ""
        self.face.show_words(words, state=state, asked=asked, hint="\n".join(hint))
        self.face.let_drag(bool(value) and self.can_edit)

    def tell_about(self, about: str) -> None:
        """What is said while it is empty."""
        if about != self._about:
            self._about, self._told = about, ()
            self.show_value(self.value)

    def edit(self, _checked: bool = False, *, value: Any = None, focus: bool = True) -> None:
        """Edit it in its place; `value` is what shall stand there, where that is not kept yet."""
        if not self.can_edit:
            self.chosen.emit()
            return
        if self._editor is not None:
            return
        path = self.path.partition("[")[0]
        self._editor = InPlace(
            path,
            value if value is not None else as_json(self.value),
            coach=self._coach,
            about=self._about,
        )
        self._editor.ended.connect(self._ended)
        self._editor.changed.connect(self.typed)
        self._column.addWidget(self._editor)
        self.face.hide()
        self._editor.show()
        self._editor.begin(focus=focus)

    def draft(self) -> dict[str, Any] | None:
        """What is filled in and not kept yet; None for nothing."""
        value = self._editor.value() if self._editor is not None else None
        return {"value": value} if value not in (None, as_json(self.value)) else None

    def take_up(self, draft: dict[str, Any]) -> None:
        """What was being filled in when the program ended stands there again."""
        if self.can_edit and self._editor is None:
            self.edit(value=draft["value"], focus=False)

    def failed(self) -> None:
        """What was typed was not kept: it stands in its field again."""
        if self._sent is not None:
            sent, self._sent = self._sent, None
            self.edit(value=sent)
            self.typed.emit()

    def end(self) -> None:
        """Take what is being edited as it stands."""
        if self._editor is not None:
            self._editor.finish()

    def mark_target(self, on: bool) -> None:
        """Something is dragged over it."""
        self.face.mark("over" if on else "")

    def take_focus(self) -> None:
        """Put the keyboard here."""
        self.face.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ended(self, kept: bool) -> None:
        editor, self._editor = self._editor, None
        if editor is None:
            return
        value, had_focus = editor.value(), has_focus(editor)
        let_go(editor)
        self.face.show()
        if had_focus:
            self.take_focus()
        if kept and value != (as_json(self.value) or None):
            self._sent = value
            self.edited.emit(value)
        # Only behind the wish: until that is kept, the draft is all there is.
        self.typed.emit()


class Ghost(Label):
    """An answer on its way to another field."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", Type.BODY, parent=parent)
        self.setProperty("look", "ghost")
        self.hide()

    def follow(self, at: QPoint, words: str, *, room: int) -> None:
        """Follow the hand, wherever in the window that goes; `room` for its words, in pixels."""
        told = " ".join(words.split())
        self.setText(self.fontMetrics().elidedText(told, Qt.TextElideMode.ElideRight, room))
        self.adjustSize()
        window = self.window()
        self.setParent(window)
        hand = window.mapFromGlobal(at)
        most = window.width() - self.width() - GRID
        self.move(max(0, min(hand.x() + GRID, most)), hand.y() + 2 * GRID)
        self.show()
        self.raise_()


class Face(LabelButton):
    """The field as one reads it; a click edits it, a pull takes its answer along."""

    menu_wanted = Signal(QPoint)
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    step_wanted = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._can_drag = False
        self._from: QPoint | None = None
        self._dragging = False
        self._asked = False
        self.setProperty("look", "story-field")
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._name = Hint(name)
        self._state = Label("", Type.SECONDARY, "accent_ink")
        self._words = Label("", Type.BODY, wrap=True)
        self._hint = Label("", Type.SECONDARY, "warn_ink", wrap=True)
        top = fill(hbox(spacing=GRID), (self._name, 1), self._state)
        self._more = IconButton("more", _("Move “{name}”").format(name=name), size=14)
        self._more.setProperty("look", "small")
        self._more.clicked.connect(self._open_menu)
        top.addWidget(self._more)
        fill(vbox(self, (10, 5, 10, 6), 1), top, self._words, self._hint)
        for label in (self._name, self._state, self._words, self._hint):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def let_drag(self, on: bool) -> None:
        """Whether there is an answer that can be moved."""
        self._can_drag = on
        self._more.setVisible(on)

    def show_words(self, words: str, *, state: str, asked: bool, hint: str) -> None:
        """What it holds, and what is to be said of it."""
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._state.setText(state)
        self._state.setVisible(bool(state))
        self._state.set_colour("accent_ink" if asked else "warn_ink")
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.setAccessibleDescription("\n".join(one for one in (words, state, hint) if one))
        self._asked = asked
        self.mark("")
        self.updateGeometry()

    def mark(self, state: str) -> None:
        """Something is dragged over it ("over"), or it is as always ("")."""
        self.setProperty("state", state or ("asked" if self._asked else ""))
        repolish(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Here a pull may begin."""
        self._from = event.position().toPoint() if self._can_drag else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pulled far enough, its answer goes along."""
        at = event.position().toPoint()
        if self._from is not None and not self._dragging:
            far = (at - self._from).manhattanLength() >= QApplication.startDragDistance()
            self._dragging = far
        if self._dragging:
            self.setDown(False)
            self.dragged.emit(event.globalPosition().toPoint())
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go: a pull is no click."""
        self._from = None
        if self._dragging:
            self._dragging = False
            self.setDown(False)
            self.dropped.emit(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with an arrow moves the answer; Escape gives up a pull."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.step_wanted.emit(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Escape and self._dragging:
            self._dragging, self._from = False, None
            self.dropped.emit(QPoint(-1, -1))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What else can be done with it."""
        self.menu_wanted.emit(event.globalPos())

    def _open_menu(self) -> None:
        self.menu_wanted.emit(self._more.mapToGlobal(self._more.rect().bottomLeft()))
