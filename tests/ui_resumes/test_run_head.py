"""The head over a run: what can be done with it, each command in its place at any width."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from interview_app.ui.resumes.run_head import RunHead
from tests.ui_resumes.conftest import drafted

pytestmark = pytest.mark.usefixtures("german")  # German commands are the longest
BESIDE_THE_LIST = 980
"""Pixels of the head in a window of 1,200."""


def test_the_commands_stand_in_one_row(qtbot: QtBot) -> None:
    """In a window of 1,200 pixels no command of a written résumé wraps; "Mehr" stands at the
    edge.
    """
    head = RunHead()
    qtbot.addWidget(head)
    head.show_run(drafted())
    head.resize(BESIDE_THE_LIST, 200)
    room = QWidget()
    qtbot.addWidget(room)
    head.setParent(room)
    room.resize(BESIDE_THE_LIST, 400)
    room.show()
    head.show()
    commands = [head.pdf, head.docx, head.sent, head.version, head.more]
    assert all(one.isVisible() for one in commands)
    assert len({_top(one, head) for one in commands}) == 1
    assert head.more.mapTo(head, QPoint(head.more.width(), 0)).x() <= head.width()


def test_the_keyboard_meets_the_commands_in_the_order_of_the_eye(qtbot: QtBot) -> None:
    """From the first command to the edge."""
    head = RunHead()
    qtbot.addWidget(head)
    head.show_run(drafted())
    order: list[QWidget] = []
    one: QWidget | None = head
    for _step in range(200):
        one = one.nextInFocusChain() if one is not None else None
        if one is not None and one in (head.more, head.pdf, head.docx, head.sent):
            order.append(one)
        if one is head:
            break
    places = [head.pdf, head.docx, head.sent, head.more]
    assert all(order.index(first) < order.index(second) for first, second in pairwise(places))


def test_what_stands_under_more_is_offered_while_a_run_is_in_hand(qtbot: QtBot) -> None:
    """Before there is one, and after it was deleted, none of the commands can be chosen in the menu
    bar.
    """
    head = RunHead()
    qtbot.addWidget(head)
    assert not any(action.isEnabled() for action in head.commands if not action.isSeparator())
    head.show_run(drafted())
    assert all(action.isEnabled() for action in head.commands if not action.isSeparator())
    head.put_away()
    assert not any(action.isEnabled() for action in head.commands if not action.isSeparator())


def _top(widget: QWidget, head: QWidget) -> int:
    return widget.mapTo(head, QPoint(0, 0)).y()
