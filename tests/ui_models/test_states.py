"""What the window shows while a model leads: who it is, the time left before a retry, where a
message broke off (issue 4.10).
"""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from interview_app.messages.interview import LeaderChanged, MessageAdded, WorkStateChanged
from interview_app.ui.conversation.bubble import Bubble
from interview_app.ui.conversation.view import ConversationView
from interview_app.ui.window.header import Header

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def test_the_mark_of_a_broken_message_is_readable_in_a_bubble_that_was_streamed(
    qtbot: QtBot,
) -> None:
    """Issue 4.3: the partial text stays marked as partial: the whole sentence is seen, below the
    text.
    """
    view = ConversationView()
    qtbot.addWidget(view)
    view.resize(700, 500)
    view.show()
    view.add_streamed("Thank you.", False)
    qtbot.waitUntil(lambda: view.findChild(Bubble) is not None)
    view.add_message(MessageAdded(id=1, author="leader", text="Thank you.", partial=True))
    bubble = view.findChild(Bubble)
    assert bubble is not None
    mark = next(one for one in bubble.findChildren(QLabel) if "Stopped here" in one.text())
    qtbot.waitUntil(lambda: mark.width() >= mark.sizeHint().width())
    assert mark.height() >= mark.sizeHint().height()
    assert mark.y() >= bubble.text.y() + bubble.text.height()


def test_the_header_says_who_leads_and_when_it_is_tried_again(qtbot: QtBot) -> None:
    """Issue 4.10: the model and its place; waiting and retrying with the time left; then the
    guide.
    """
    header = Header()
    qtbot.addWidget(header)
    header.show_leader(LeaderChanged(label="Interview with m via h", is_guide=False))
    header.show_work(WorkStateChanged(state="retrying", seconds_left=7.2))
    assert header.state == "No answer; trying again in 8 s"
    header._count_down()
    assert header.state == "No answer; trying again in 7 s"
    header.show_work(WorkStateChanged(state="still_thinking"))
    assert "stop" in header.state
    header.show_work(WorkStateChanged(state="waiting_for_person"))
    header.show_leader(LeaderChanged(label="Guided interview (no AI)", is_guide=True))
    assert [label.text() for label in header.findChildren(QLabel)][-1].startswith("Guided")
