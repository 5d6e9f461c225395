"""A field of the story card as one reads it: clicked, pulled to another one, or moved by keys."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from interview_app.i18n import _
from interview_app.ui.boxes import hbox, vbox
from interview_app.ui.controls import IconButton, Label, LabelButton
from interview_app.ui.controls.dressing import repolish
from interview_app.ui.theme import GRID, Type


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
        self._name = Label(name, Type.SECONDARY, "secondary", wrap=True)
        self._state = Label("", Type.SECONDARY, "accent_ink")
        self._words = Label("", Type.BODY, wrap=True)
        self._hint = Label("", Type.SECONDARY, "warn_ink", wrap=True)
        top = hbox(spacing=GRID)
        top.addWidget(self._name, 1)
        top.addWidget(self._state)
        self._more = IconButton("more", _("Move “{name}”").format(name=name), size=14)
        self._more.setProperty("look", "small")
        self._more.clicked.connect(self._open_menu)
        top.addWidget(self._more)
        column = vbox(self, (10, 5, 10, 6), 1)
        column.addLayout(top)
        column.addWidget(self._words)
        column.addWidget(self._hint)
        for label in (self._name, self._state, self._words, self._hint):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def can_drag(self) -> bool:
        """Whether there is an answer that can be moved."""
        return self._can_drag

    @can_drag.setter
    def can_drag(self, on: bool) -> None:
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
        self._from = event.position().toPoint() if self.can_drag else None
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
