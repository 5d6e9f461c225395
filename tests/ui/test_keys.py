"""The keyboard in the window: a focused button is seen to have the focus, once, and Return presses
it.
"""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.asks import Option, OptionAsk
from interview_app.messages.interview import AskAnswered, AskPublished
from interview_app.ui.controls import Button
from tests.ui.conftest import Played

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

ASK = OptionAsk(
    prompt="How shall we begin?",
    options=(Option(id="a", label="By a document"), Option(id="b", label="By hand")),
)


def option_in_focus(played: Played, qtbot: QtBot) -> QAbstractButton:
    """The second answer of a choice that waits."""
    window = played.shell.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    played.tell(AskPublished(token="t", tool="get_user_option", args={}, args_sha256="", ask=ASK))
    option = next(
        one for one in window.findChildren(QAbstractButton) if one.accessibleName() == "By hand"
    )
    option.setFocus(Qt.FocusReason.TabFocusReason)
    return option


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_return_presses_the_button_that_has_the_focus(
    played: Played, qtbot: QtBot, key: Qt.Key
) -> None:
    """DESIGN 11, keyboard only: Tab came to an answer, and Return did nothing."""
    option = option_in_focus(played, qtbot)
    QTest.keyClick(option, key)
    QApplication.processEvents()
    assert AskAnswered(token="t", data={"selectedIds": ["b"]}) in played.posted


def test_who_writes_after_a_click_on_interview_writes_a_message(
    played: Played, qtbot: QtBot
) -> None:
    """The list of places took the letters for a search in it."""
    rows = played.shell.parts.sidebar.list
    click = partial(qtbot.mouseClick, rows.viewport(), Qt.MouseButton.LeftButton)
    click(pos=rows.place_of("profile").center())
    QTest.keyClicks(rows, "jobs")
    assert rows.key() == "timeline", "elsewhere a name is searched for"
    click(pos=rows.place_of("conversation").center())
    for letter in "Hm, I once":
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, letter)
    assert rows.key() == "conversation"
    assert played.shell.parts.conversation.composer.field.toPlainText() == "Hm, I once"


def test_who_writes_while_a_button_has_the_focus_writes_a_message(
    played: Played, qtbot: QtBot
) -> None:
    """A story was begun at once, its blank pressed a button, and its first words were nowhere."""
    option = option_in_focus(played, qtbot)
    for letter in "Hm, I once":
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClicks(focused, letter)
    assert played.shell.parts.conversation.composer.field.toPlainText() == "Hm, I once"
    option.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.clipboard().setText(", and again")
    played.shell.parts.menu.actions["paste"].trigger()
    assert played.shell.parts.conversation.composer.field.hasFocus()
    assert played.shell.parts.conversation.composer.field.toPlainText() == "Hm, I once, and again"
    assert not [one for one in played.posted if isinstance(one, AskAnswered)]


def test_return_with_control_presses_nothing_by_accident(played: Played, qtbot: QtBot) -> None:
    """It is a command of its own in some places."""
    window = played.shell.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    button = played.find("Attach a file")
    pressed: list[bool] = []
    assert isinstance(button, QAbstractButton)
    button.clicked.disconnect()
    button.clicked.connect(pressed.append)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not pressed


@pytest.mark.parametrize("kind", ["secondary", "quiet", "primary", "danger"])
def test_a_focused_button_has_one_ring(qtbot: QtBot, kind: str) -> None:
    """The style drew a second, dotted frame inside of ours."""
    whole = QWidget()
    first, second = Button("First", kind, parent=whole), Button("Second", kind, parent=whole)  # type: ignore[arg-type]
    qtbot.addWidget(whole)
    first.move(20, 20)
    second.move(20, 80)
    whole.resize(200, 140)
    whole.show()
    whole.activateWindow()
    qtbot.waitUntil(whole.isActiveWindow)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    before = _inside(second)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is second
    assert _inside(second) == before


def _inside(button: QWidget) -> QImage:
    """What is drawn inside the button's own ring."""
    return button.grab(button.rect().adjusted(6, 4, -6, -4)).toImage()
