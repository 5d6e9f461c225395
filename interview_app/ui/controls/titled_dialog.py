"""A dialog over the window: its title, what it says first, and a row of buttons at its foot; one
that asks for words, one of many fields; and windows that never become so low that their words are
cut.
"""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QAbstractButton, QDialog, QWidget

from interview_app.i18n import _
from interview_app.ui.controls import Button, Kind, Label, TextField
from interview_app.ui.look.boxes import STRETCH, Part, fill, hbox, vbox
from interview_app.ui.look.reading_order import step
from interview_app.ui.look.theme import GRID, Type, theme


class TitledDialog(QDialog):
    """Shown by `open()`; `column` is the layout of its parts.

    Args:
        title: its name, which stands over it too.
        parent: the window it belongs to.
        heading: what stands over it in the place of its name, None for nothing.
        words: a sentence below that.
        large: for one that is a page of its own.
        spacing: pixels between its parts.
        stays: it is shown again after it was closed.
    """

    def __init__(
        self,
        title: str,
        parent: QWidget | None,
        *,
        heading: str | None = "",
        words: str = "",
        large: bool = False,
        spacing: int = GRID,
        stays: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, not stays)
        self.column = vbox(self, (3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID), spacing)
        over, below = (Type.PAGE_TITLE, Type.SECONDARY) if large else (Type.HEADING, Type.BODY)
        if heading is not None:
            self.column.addWidget(Label(heading or title, over, wrap=True))
        if words:
            self.column.addWidget(Label(words, below, "secondary", wrap=True))
        keep_whole(self)

    def foot(self, *parts: Part, above: int = 0) -> None:
        """End it with these beside each other, so many pixels lower than another part."""
        self.column.addLayout(fill(hbox(margins=(0, above, 0, 0), spacing=GRID), *parts))


class WordsDialog(TitledDialog):
    """Asks for words of several lines. `told` carries what stands there when its button is pressed,
    or Ctrl+Return; Cancel and Escape say nothing.

    Args:
        words: a sentence over the field.
        field: what the field is called.
        text: what stands in it at first.
        kind: of its button, which is called as the dialog is.
    """

    told = Signal(str)

    def __init__(
        self,
        title: str,
        parent: QWidget | None,
        *,
        words: str,
        field: str,
        text: str,
        heading: str = "",
        kind: Kind = "primary",
    ) -> None:
        super().__init__(title, parent, heading=heading, words=words)
        self.field = TextField(text)
        self.field.setAccessibleName(field)
        self.field.setTabChangesFocus(True)
        self.field.setAcceptDrops(False)
        self.field.setMinimumHeight(theme().px(96))
        self.field.moveCursor(QTextCursor.MoveOperation.End)
        self.column.addWidget(self.field, 1)
        self.confirm = Button(title, kind, on_click=self._confirm)
        self.foot(STRETCH, Button(_("Cancel"), on_click=self.reject), self.confirm, above=GRID)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.confirm.click)
        self.resize(theme().px(460), theme().px(300))
        self.field.setFocus()

    def _confirm(self) -> None:
        self.accept()
        self.told.emit(self.field.toPlainText())


class LongForm(QDialog):
    """A dialog of many fields. Return never sends the whole form off by surprise.

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


_TELLING = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show)


def keep_whole(window: QWidget) -> None:
    """From now on `window`, which has a layout, is at least as high as its wrapped words need at
    its width.

    It comes up no larger than its screen, and is never made higher: there is nowhere to see the
    rest. Qt limits a window by its layout's minimum size, which does not know that wrapped text
    needs more lines in a narrow one.
    """
    window.installEventFilter(_Keeper(window))


class _Keeper(QObject):
    """Looks again whenever the window or what is in it changes its size."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() in _TELLING:
            self._limit()
            if event.type() is QEvent.Type.Show and self._window.isWindow():
                screen = self._window.screen().availableGeometry()
                self._window.resize(self._window.size().boundedTo(screen.size()))
        return False

    def _limit(self) -> None:
        layout = self._window.layout()
        if layout is None:
            return
        # The layout's own limit for the width stays in force: only the height is set here.
        width = max(self._window.width(), layout.totalMinimumSize().width())
        least = layout.totalMinimumHeightForWidth(width)
        if least < 0:
            least = layout.totalMinimumSize().height()
        screen = self._window.screen()
        most = screen.availableGeometry().height() if screen is not None else least
        if self._window.minimumHeight() != min(least, most):
            self._window.setMinimumHeight(min(least, most))
