"""A word about what was done: read whole, over nothing that is needed, and gone by itself (issue
26).
"""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.story import Draft
from interview_app.messages.data import Exported
from interview_app.messages.interview import StoryShown
from interview_app.ui.controls.toast import TakingBack, Toast, Undoable
from tests.ui.conftest import Played, said

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

SWAPPED = "“What it was about” and “What came of it yourself, at work” have changed places."


def place(widget: QWidget, window: QWidget) -> QRect:
    """Where a widget stands in its window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
@pytest.mark.parametrize("page", ["conversation", "resumes/general", "profile"])
def test_a_toast_is_read_whole_over_nothing_to_click_and_moves_nothing(
    played: Played, page: str, size: tuple[int, int]
) -> None:
    """Answers and fields were pushed up by it and dropped again: people clicked into nothing."""
    played.tell(*(said(n, "Well then, what did you do yourself?") for n in range(1, 20)))
    window, parts = played.shell.window, played.shell.parts
    parts.pages.show(page)
    window.resize(*size)
    played.tell(StoryShown(story=Draft(id="story-1", action="I mended it")))
    parts.toast.end()

    def lie() -> list[QRect]:
        shown = (one for one in window.findChildren(QWidget) if one.isVisible())
        mine = (parts.toast, *parts.toast.findChildren(QWidget))
        return [place(one, window) for one in shown if one not in mine]

    before = lie()
    parts.toast.offer(Undoable(sentence=SWAPPED, undo=bool))
    played.tell()
    assert lie() == before
    label, stands = parts.toast.label, place(parts.toast, window)
    assert label.text() == SWAPPED, "not cut"
    assert label.height() >= label.heightForWidth(label.width())
    assert place(parts.header, window).contains(stands)
    buttons = (one for one in window.findChildren(QAbstractButton) if one.isVisible())
    others = [one for one in buttons if one is not parts.toast.undo_button]
    assert others
    assert not [one for one in others if stands.intersects(place(one, window))]
    parts.toast.end()
    played.tell()
    assert lie() == before


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


def test_the_newest_toast_of_a_window_stands_alone(qtbot: QtBot) -> None:
    """What the other one offered can be had back in the Edit menu."""
    window = QWidget()
    qtbot.addWidget(window)
    page = QWidget(window)
    window.show()
    of_window, of_page = Toast(window), Toast(page)
    back, undone = TakingBack(of_window), list[str]()
    back.offer(Undoable(sentence="Saved.", undo=bool, back=lambda: undone.append("saved")))
    of_page.tell("1 approved fact is new on this page.")
    assert [one.isVisible() for one in (of_window, of_page)] == [False, True]
    back.undo()
    assert undone == ["saved"]
    assert [one.isVisible() for one in (of_window, of_page)] == [True, False]
    of_page.tell("1 approved fact is new on this page.")
    page.hide()
    assert not of_page.isVisible(), "its page is gone from view"
