"""Notices: one sentence, however long, in however narrow a column."""

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from interview_app.ui.controls import Notice
from interview_app.ui.look.theme import Theme
from tests.ui.conftest import Played

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

LONG = (
    "Claims 200 nurses but no evidence gives this number, and says so at some length in a "
    "column beside the draft. "
)


@pytest.mark.parametrize("width", [220, 260, 300, 420, 900])
@pytest.mark.parametrize("text", [LONG, LONG * 3, "\n".join([LONG] * 4)])
def test_no_line_of_a_notice_is_cut(theme: Theme, qtbot: QtBot, width: int, text: str) -> None:
    """Issue 2: nothing is clipped; and where there is room to spare a notice does not take it."""
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    notice = Notice(text, "bad")
    column.addWidget(notice)
    column.addWidget(QWidget(), 1)
    page.resize(width, 1200)
    page.show()
    for wide in (width, width + 200, width):
        page.resize(wide, 1200)
        QApplication.processEvents()
        assert notice.label.height() >= notice.label.heightForWidth(notice.label.width())
        assert notice.height() == notice.heightForWidth(notice.width())


def test_no_notice_is_cut_where_the_window_has_no_room_to_spare(
    theme: Theme, played: Played
) -> None:
    """At 200 % in the smallest window two notices stand over the question: the conversation gives
    way, and the window keeps its size.
    """
    theme.set(text_size=200)
    played.shell.window.resize(900, 600)
    played.shell.parts.notices.welcome_back()
    words = "Backups still hold it until 3 December 2026, and this sentence goes on. " * 2
    played.shell.parts.notices.tell(words, "info", action="Delete older backups", on_action=bool)
    played.tell()
    for notice in played.shell.parts.notices.findChildren(Notice):
        assert notice.label.height() >= notice.label.heightForWidth(notice.label.width())
    assert played.shell.window.size().toTuple() == (900, 600)
    assert played.shell.window.minimumSizeHint().height() <= 600
