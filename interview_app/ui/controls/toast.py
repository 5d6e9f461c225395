"""A word at the foot of the window about what was just done, with a way back for a while."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QWidget

from interview_app.domain.frozen import frozen
from interview_app.i18n import _
from interview_app.ui.controls import Button, Label
from interview_app.ui.controls.announcing import announce
from interview_app.ui.look.boxes import fill, hbox
from interview_app.ui.look.theme import GRID, theme

STANDS = 8_000
"""Milliseconds that it stands; longer while the pointer or the focus is in it."""
_WIDEST = 640
_LINES = 2
"""Where it is as wide as it can be."""
_MOVES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)


@frozen
class Undoable:
    """What a page has just done: `undo` takes it back, None where nothing can; where it was done on
    the screen alone, `then` makes it so, and `back` takes it back after that. `name` is what it is
    called in the Edit menu. `label`: `undo` is no way back but what is called so.
    """

    sentence: str
    undo: Callable[[], object] | None = None
    name: str = ""
    then: Callable[[], object] = bool
    back: Callable[[], object] | None = None
    label: str = ""


class Toast(QFrame):
    """Stands over the foot of a widget. One at a time: the next one ends the one before it.

    What cannot be undone afterwards is done when the toast ends: `then` of what it offers. Until
    then nothing has happened, whoever closes the app or loses it.

    `takes` carries the height over `above` that it takes, in pixels; 0 when it goes.
    """

    takes = Signal(int)

    def __init__(self, over: QWidget, *, above: QWidget | None = None) -> None:
        """`above`: what it never covers, at the foot of the widget; it stands in its middle."""
        super().__init__(over)
        self._above = above
        if above is not None:
            above.installEventFilter(self)
        self._told: Undoable | None = None
        self.setProperty("look", "toast")
        row = hbox(self, (2 * GRID, GRID, GRID, GRID), GRID)
        self.label = Label("", wrap=True)
        self.undo_button = Button(_("Undo"), "quiet", on_click=self.undo)
        fill(row, (self.label, 1), self.undo_button)
        self._clock = QTimer(self, singleShot=True, interval=STANDS)
        self._clock.timeout.connect(self._time_is_up)
        over.installEventFilter(self)
        theme().scaled.connect(self._place_later)
        self.hide()

    def offer(self, what: Undoable) -> None:
        """Tell it; its `then` makes an end of it when nobody took it back."""
        self.end()
        self._told = what
        self.undo_button.setVisible(what.undo is not None)
        self.setAccessibleName(what.sentence)
        self.undo_button.rename(what.label or _("Undo"))
        self.show()
        self._place()
        self.raise_()
        self._clock.start()
        announce(self, what.sentence)

    def tell(self, sentence: str) -> None:
        """Say what was done, with no way back."""
        self.offer(Undoable(sentence=sentence))

    @property
    def to_undo(self) -> Undoable | None:
        """What can be taken back."""
        told = self._told
        return told if told is not None and told.undo is not None and not told.label else None

    def undo(self) -> None:
        """Take it back."""
        told = self._put_away()
        if told is not None and told.undo is not None:
            told.undo()

    def end(self) -> None:
        """It stays as it is told."""
        told = self._put_away()
        if told is not None:
            told.then()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The widget beneath has another size, or what it stands above another place."""
        if event.type() in _MOVES:
            self._place()
        return super().eventFilter(watched, event)

    def _time_is_up(self) -> None:
        if self.underMouse() or self.undo_button.hasFocus():
            self._clock.start()
        else:
            self.end()

    def _put_away(self) -> Undoable | None:
        """Take what was told down, and give it."""
        told, self._told = self._told, None
        self._clock.stop()
        self.hide()
        self.takes.emit(0)
        return told

    def _room(self, over: QWidget) -> tuple[int, int, int]:
        """Left, right and foot of where it stands: over what stands there and is needed."""
        above = self._above
        if above is None or not above.isVisible():
            return 0, over.width(), over.height() - 3 * GRID
        at = above.mapTo(over, QPoint(0, 0))
        return at.x(), at.x() + above.width(), at.y() - GRID

    def _place_later(self) -> None:
        """Its words have their new size only after this turn."""
        QTimer.singleShot(0, self, self._place)

    def _place(self) -> None:
        over = self.parentWidget()
        if over is None or self._told is None:
            return
        metrics = self.label.fontMetrics()
        beside = 6 * GRID
        if not self.undo_button.isHidden():
            beside += self.undo_button.sizeHint().width()
        left, right, foot = self._room(over)
        most = min(theme().px(_WIDEST), right - left - 4 * GRID) - beside
        # What is left at the end of the first line is less than a long word. Where it is narrower,
        # the same words take more lines.
        room = _LINES * (theme().px(_WIDEST) - beside) - metrics.horizontalAdvance("m" * 12)
        words, cut = self._told.sentence, Qt.TextElideMode.ElideRight
        shown = metrics.elidedText(words, cut, max(room, most))
        self.label.setText(shown)
        wide = min(metrics.horizontalAdvance(shown) + GRID, most)
        self.label.setFixedSize(wide, self.label.heightForWidth(wide))
        width, height = wide + beside, self.sizeHint().height()
        self.setGeometry((left + right - width) // 2, foot - height, width, height)
        self._keep_off_others()
        self.takes.emit(height + 2 * GRID)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def _keep_off_others(self) -> None:
        """Above another one that stands there: a page has its own beside that of the window."""
        window = self.window()
        for other in window.findChildren(Toast):
            mine = QRect(self.mapTo(window, QPoint(0, 0)), self.size())
            its = QRect(other.mapTo(window, QPoint(0, 0)), other.size())
            if other is not self and other.isVisible() and mine.intersects(its):
                self.move(self.x(), self.y() - (mine.bottom() - its.top()) - GRID)


class TakingBack:
    """Offers a way back at the foot of the window for a while, and afterwards by Edit > Undo."""

    def __init__(self, toast: Toast) -> None:
        self._toast = toast
        self._gone: list[Undoable] = []
        self.when_back: Callable[[], object] = lambda: None
        """What is done when the last one is had back after its word was gone."""

    def offer(self, what: Undoable) -> None:
        """Tell what was just done; when the word goes, it is made so."""

        def then() -> None:
            what.then()
            if what.back is not None:
                self._gone.append(what)

        self._toast.offer(replace(what, then=then))

    def forget(self) -> None:
        """Nothing of before can be had back any more."""
        self._gone.clear()

    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._next is not None

    def undo_name(self) -> str:
        """What would be taken back, in the words of a menu, or "" where it has no name."""
        return self._next.name if self._next is not None else ""

    @property
    def _next(self) -> Undoable | None:
        return self._toast.to_undo or (self._gone[-1] if self._gone else None)

    def undo(self) -> None:
        """Take the last one back."""
        if self._toast.to_undo is not None:
            self._toast.undo()
        elif self._gone:
            what = self._gone.pop()
            if what.back is not None:
                what.back()
                self.when_back()
            self._toast.tell(_("Taken back: {what}.").format(what=what.name))
