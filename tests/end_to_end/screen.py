"""A person at the real window: finds everything by its accessible name, and uses the mouse, or the
keyboard alone.
"""

import os
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from interview_app.app import Life
from interview_app.domain.asks import ReviewAsk
from interview_app.i18n import _
from interview_app.ui.look.names import sheet_heading

PATIENCE = 30_000
"""Milliseconds for a thing to appear; a reading on a busy machine takes some."""
_MOST_TABS = 400


class Screen:
    """The app on a screen, and someone in front of it."""

    def __init__(self, life: Life, qtbot: QtBot, *, keyboard: bool) -> None:
        self.life = life
        self.keyboard = keyboard
        self._qtbot = qtbot

    @property
    def front(self) -> QWidget:
        """What takes input now: the topmost sheet or dialog, else the window."""
        return QApplication.activeModalWidget() or self.life.window

    def named(self, name: str) -> list[QWidget]:
        """Everything visible with this accessible name, newest last."""
        return [
            one
            for one in (self.front, *self.front.findChildren(QWidget))
            if one.accessibleName() == name and one.isVisible()
        ]

    def wait(self, fits: Callable[[], object], *, why: str) -> None:
        """Until it is so; fails with what is on the screen instead."""
        try:
            self._qtbot.waitUntil(lambda: bool(fits()), timeout=PATIENCE)
        except Exception as late:
            raise AssertionError(f"{why}; on the screen: {self.words()}") from late

    def find(self, name: str) -> QWidget:
        """The newest visible widget of this name that can be used, once it is there."""
        self.wait(
            lambda: any(one.isEnabled() for one in self.named(name)),
            why=f"nothing is called {name!r}",
        )
        return next(one for one in reversed(self.named(name)) if one.isEnabled())

    def words(self) -> list[str]:
        """The accessible names and the texts on the screen."""
        shown = [one for one in (self.front, *self.front.findChildren(QWidget)) if one.isVisible()]
        names = [one.accessibleName() for one in shown] + [
            one.text() for one in shown if isinstance(one, QLabel)
        ]
        return [name for name in dict.fromkeys(names) if name]

    def shows(self, words: str) -> bool:
        """Whether these words stand anywhere on the screen."""
        return any(words in one for one in self.words())

    # what a hand does

    def bring_sheet(self, ask: ReviewAsk) -> None:
        """Bring its sheet up; it waits for a click while the person types."""
        if self.front is self.life.window:
            self.press(_("Fill in") if ask.is_to_fill_in else _("Open the review"))
        title = sheet_heading(ask)
        self.wait(lambda: self.front.accessibleName() == title, why="no sheet")

    def approve(self, ask: ReviewAsk) -> int:
        """Approve its sheet as it stands; how many presses that took. Where values are to be looked
        at, it asks first.
        """
        self.bring_sheet(ask)
        approving = self._approving()
        self.press(approving)
        if not approving.endswith("…"):
            return 1
        self.press(_("Approve as it was read"))
        return 2

    def _approving(self) -> str:
        """What the button that approves is called now: "Save" in a form of the person's own."""

        def found() -> list[str]:
            return [one for one in self.words() if one.startswith(_("Approve")) or one == _("Save")]

        self.wait(found, why="nothing approves")
        return found()[0]

    def press(self, name: str) -> None:
        """Click it, or walk to it with Tab and press it with Space."""
        widget = self.find(name)
        if self.keyboard:
            self._walk_to(lambda focused: focused is widget or _is(focused, name))
            QTest.keyClick(_focused(), Qt.Key.Key_Space)
        else:
            QTest.mouseClick(
                widget,
                Qt.MouseButton.LeftButton,
                pos=QPoint(widget.width() // 2, widget.height() // 2),
            )
        QApplication.processEvents()

    def go(self, place: str) -> None:
        """Click a row of the list of places, by where it leads."""
        assert self.life.shell is not None
        rows = self.life.shell.parts.sidebar.list
        at = [row.key for row in rows.rows()].index(place)
        spot = rows.visualRect(rows.model().index(at, 0)).center()
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QApplication.processEvents()

    def type_into(self, name: str, text: str, *, anew: bool = False) -> None:
        """Put the cursor there and type; `anew`: in the place of all that stands there."""
        field = self.find(name)
        if self.keyboard:
            self._walk_to(lambda focused: focused is field)
        else:
            QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        if anew:
            QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        type_into(field, text)

    def press_text(self, text: str) -> None:
        """Click the newest box or button with these words, once it is there."""

        def found() -> list[QAbstractButton]:
            return [
                one
                for one in self.front.findChildren(QAbstractButton)
                if one.isVisible() and one.isEnabled() and one.text() == text
            ]

        self.wait(found, why=f"nothing says {text!r}")
        found()[-1].click()
        QApplication.processEvents()

    def fill(self, name: str, text: str) -> None:
        """Put this into a field, in the place of what stands there."""
        field = self.find(name)
        assert isinstance(field, QLineEdit)
        field.clear()
        self.type_into(name, text)

    def say(self, text: str, *, into: str = "Message") -> None:
        """Write a message, or what the field is called for now, in the place of what stands there,
        and send it.
        """
        self.type_into(into, text, anew=True)
        if self.keyboard:
            QTest.keyClick(_focused(), Qt.Key.Key_Return)
        else:
            self.press(_("Send"))

    def hand_over(self, path: Path) -> None:
        """Drop the file on the window, or open the file dialog and type its path."""
        if not self.keyboard:
            self.drop([path])
            return
        QTest.keyClick(_focused(), Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
        self.wait(lambda: isinstance(self.front, QFileDialog), why="no file dialog")
        dialog = self.front
        # What a window manager does with a new dialog; offscreen there is none.
        dialog.activateWindow()
        self.wait(
            lambda: dialog.isAncestorOf(QApplication.focusWidget() or self.life.window),
            why="no focus",
        )
        self._walk_to(lambda focused: isinstance(focused, QLineEdit))
        type_into(_focused(), str(path))
        self.wait(lambda: _confirmed(dialog), why="the file dialog did not close")

    def drop(self, paths: Iterable[Path | str]) -> None:
        """Drag over the window and let go; a text is the address of a page."""
        mime = QMimeData()
        mime.setUrls(
            [
                QUrl(one) if isinstance(one, str) else QUrl.fromLocalFile(os.fspath(one))
                for one in paths
            ]
        )
        window, middle = self.life.window, QPoint(400, 300)
        buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        copy = Qt.DropAction.CopyAction
        QApplication.sendEvent(window, QDragEnterEvent(middle, copy, mime, buttons, keys))
        QApplication.sendEvent(window, QDropEvent(QPointF(middle), copy, mime, buttons, keys))

    def _walk_to(self, there: Callable[[QWidget], bool]) -> None:
        """Tab until the focus is there."""
        front = self.front
        if not front.isActiveWindow():
            # What a window manager does when a dialog has gone; offscreen there is none.
            front.activateWindow()
            self.wait(front.isActiveWindow, why="the window does not become active")
        for _count in range(_MOST_TABS):
            focused = QApplication.focusWidget()
            if focused is not None and there(focused):
                return
            QTest.keyClick(focused or self.front, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead there; on the screen: {self.words()}")


def type_into(widget: QWidget, text: str) -> None:
    """One key after the other; QTest itself ends the program at a letter that no key of its own
    table has.
    """
    for character in text:
        if character == "\n":
            QTest.keyClick(widget, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
            continue
        if character.isascii():
            QTest.keyClicks(widget, character)
            continue
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(
                widget, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, character)
            )


def _focused() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None, "nothing has the focus"
    return focused


def _confirmed(dialog: QWidget) -> bool:
    """Press Return; the first may only take what the dialog proposes to complete."""
    if dialog.isVisible():
        QTest.keyClick(QApplication.activePopupWidget() or _focused(), Qt.Key.Key_Return)
        QApplication.processEvents()
    return not dialog.isVisible()


def _is(widget: QWidget, name: str) -> bool:
    return (
        isinstance(widget, QAbstractButton)
        and widget.accessibleName() == name
        and widget.isEnabled()
    )
