"""A word about what was done: read whole, over nothing that is needed, and gone by itself (issue
26).
"""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.story import Draft
from interview_app.messages.data import Exported
from interview_app.messages.interview import StoryShown
from interview_app.ui.controls.toast import Toast, Undoable
from tests.ui.conftest import Played, said

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

SWAPPED = "“What it was about” and “What came of it yourself, at work” have changed places."


def place(widget: QWidget, window: QWidget) -> QRect:
    """Where a widget stands in its window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("width", [900, 1280])
def test_a_toast_is_read_whole_and_lies_over_no_field(played: Played, width: int) -> None:
    played.tell(*(said(n, "Well then.") for n in (1, 2)))
    window, parts = played.shell.window, played.shell.parts
    parts.pages.show("conversation")
    window.resize(width, 640)
    QApplication.processEvents()
    parts.toast.offer(Undoable(sentence=SWAPPED, undo=bool))
    QApplication.processEvents()
    label = parts.toast.label
    assert label.text() == SWAPPED, "not cut"
    assert label.height() >= label.heightForWidth(label.width())
    assert parts.conversation.composer.isVisible()
    stands = place(parts.toast, window)
    assert not stands.intersects(place(parts.conversation.foot, window))
    assert window.rect().contains(stands)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_a_toast_lies_over_no_message(played: Played, qtbot: QtBot, size: tuple[int, int]) -> None:
    """What was said last stands above it, and comes down again when it goes."""
    played.tell(*(said(n, "Well then, what did you do yourself?") for n in range(1, 20)))
    window, parts = played.shell.window, played.shell.parts
    parts.pages.show("conversation")
    window.resize(*size)
    QApplication.processEvents()
    view = parts.conversation.view
    played.tell(StoryShown(story=Draft(id="story-1", action="I mended it")))
    newest, stood = view.bubbles[-1], view.viewport().height()
    parts.toast.offer(Undoable(sentence=SWAPPED, undo=bool))
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() == view.verticalScrollBar().maximum())
    stands = place(parts.toast, window)
    assert not stands.intersects(place(newest, window))
    assert not stands.intersects(place(view.viewport(), window))
    assert not stands.intersects(place(parts.sidebar, window))
    assert parts.toast.label.text() == SWAPPED, "beside a story, too"
    parts.toast.end()
    assert view.viewport().height() == stood


def test_words_without_an_end_take_two_lines(played: Played) -> None:
    toast = played.shell.parts.toast
    words = f"“{'An endless story ' * 40}” was deleted."
    toast.offer(Undoable(sentence=words, undo=bool))
    line = toast.label.fontMetrics().lineSpacing()
    assert toast.label.height() <= 2 * line + 4
    assert toast.label.text().endswith("…")


def test_good_news_go_by_themselves_and_what_is_to_be_done_stays(played: Played) -> None:
    notices = played.shell.parts.notices
    played.tell(Exported(path="/home/kim/interview-app.zip"))
    assert notices._clock.isActive()
    notices._clock.timeout.emit()
    assert (notices.sentence, notices.isVisible()) == ("", False)
    notices.tell("The disk is full.", "bad")
    assert not notices._clock.isActive()


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_toast_of_the_page_and_one_of_the_window_lie_not_over_each_other(
    qtbot: QtBot, order: tuple[int, int]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    page = QWidget(window)
    page.setGeometry(200, 0, 700, 580)
    window.show()
    toasts = Toast(window), Toast(page)
    for at in order:
        words = "1 approved fact is new on this page."
        toasts[at].offer(Undoable(sentence=words, undo=bool))
    first, second = (place(one, window) for one in toasts)
    assert first.isValid()
    assert not first.intersects(second)
