"""A word in the window's toolbar about what was just done, with a way back for a while."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QWidget

from interview_app.domain.frozen import frozen
from interview_app.i18n import _
from interview_app.ui.controls import Button, Label
from interview_app.ui.controls.announcing import announce
from interview_app.ui.look.boxes import fill, hbox
from interview_app.ui.look.theme import GRID, theme

STANDS = 8_000
"""Milliseconds that it stands; longer while the pointer or the focus is in it."""
PLACE = "toast"
"""The name of the widget of a window that toasts may cover: nothing in it waits for a click."""
_WIDEST = 640
_LINES = 2
_MOVES = (QEvent.Type.Resize, QEvent.Type.Move)


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
    """Stands in the toolbar of the window of a widget, where it covers nothing that is needed and
    moves nothing; it ends when the widget is gone from view. One at a time in a window: the next
    one ends the one before it.

    What cannot be undone afterwards is done when the toast ends: `then` of what it offers. Until
    then nothing has happened, whoever closes the app or loses it.
    """

    def __init__(self, of: QWidget) -> None:
        super().__init__(of)
        self._of, self._place_of = of, of
        self._told: Undoable | None = None
        self.setProperty("look", "toast")
        row = hbox(self, (2 * GRID, 2, GRID // 2, 2), GRID)
        self.label = Label("", wrap=True)
        self.undo_button = Button(_("Undo"), "quiet", on_click=self.undo)
        fill(row, (self.label, 1), self.undo_button)
        self._clock = QTimer(self, singleShot=True, interval=STANDS)
        self._clock.timeout.connect(self._time_is_up)
        of.installEventFilter(self)
        theme().scaled.connect(self._place_later)
        self.hide()

    def offer(self, what: Undoable) -> None:
        """Tell it; its `then` makes an end of it when nobody took it back."""
        window = self._of.window()
        for one in {self, *window.findChildren(Toast)}:
            one.end()
        if not self._of.isVisible():
            what.then()  # nobody is there who could want it back
            return
        self._told = what
        self._stand_in(window)
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
        """Its place has another size, or what it tells of is gone from view."""
        if watched is self._of and event.type() is QEvent.Type.Hide and not event.spontaneous():
            self.end()
        elif event.type() in _MOVES:
            self._place()
        return super().eventFilter(watched, event)

    def _stand_in(self, window: QWidget) -> None:
        """Over all of the window, in the place that it has for toasts."""
        if self.parentWidget() is not window:
            self.setParent(window)
        self._place_of = window.findChild(QWidget, PLACE) or self._of
        self._place_of.installEventFilter(self)

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
        return told

    def _place_later(self) -> None:
        """Its words have their new size only after this turn."""
        QTimer.singleShot(0, self, self._place)

    def _place(self) -> None:
        if self._told is None:
            return
        place = self._place_of
        metrics = self.label.fontMetrics()
        beside = 4 * GRID
        if not self.undo_button.isHidden():
            beside += self.undo_button.sizeHint().width() + GRID
        word = metrics.horizontalAdvance("m" * 12)
        most = max(word, min(theme().px(_WIDEST), place.width()) - beside)
        # What is left at the end of the first line is less than a long word.
        room = _LINES * most - word
        shown = metrics.elidedText(self._told.sentence, Qt.TextElideMode.ElideRight, room)
        self.label.setText(shown)
        wide = min(metrics.horizontalAdvance(shown) + GRID, most)
        self.label.setFixedSize(wide, self.label.heightForWidth(wide))
        width, height = wide + beside, self.sizeHint().height()
        at = place.mapTo(self.window(), QPoint(0, 0))
        top = at.y() + max(0, place.height() - height) // 2 if place is not self._of else at.y()
        self.setGeometry(at.x() + (place.width() - width) // 2, top, width, height)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)


class TakingBack:
    """Offers a way back in the toolbar for a while, and afterwards by Edit > Undo."""

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
