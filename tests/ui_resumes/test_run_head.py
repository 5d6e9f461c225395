"""What can be done with a run: one next step, the rest under Share and under More."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from interview_app.ui.resumes.run_head import RunHead
from tests.ui_resumes.conftest import analysed, drafted

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def test_one_button_says_what_comes_next(qtbot: QtBot) -> None:
    """NEXT 8: never two primary ones on a screen: to go on, or to share it."""
    head = RunHead()
    qtbot.addWidget(head.tools)
    for run, next_step in (
        (analysed(), []),
        (drafted(), [head.share]),
        (replace(drafted(), unfinished=True), [head.go_on]),
    ):
        head.show_run(run)
        shown = (one for one in (head.share, head.go_on) if not one.isHidden())
        assert [one for one in shown if one.isEnabled()] == next_step


def test_what_comes_moves_no_button(qtbot: QtBot) -> None:
    """Before the first page the tools stand where they stand with it, and do nothing."""
    head = RunHead()
    qtbot.addWidget(head.tools)
    head.tools.show()
    tools = (head.share, head.more, head.fold)
    before = [one.geometry() for one in tools]
    assert not any(one.isEnabled() for one in tools)
    head.show_run(drafted())
    assert [one.geometry() for one in tools] == before
    assert all(one.isEnabled() for one in tools)


def test_what_stands_in_the_menus_is_offered_while_a_run_is_in_hand(qtbot: QtBot) -> None:
    """Before there is one, and after it was deleted, none of the commands can be chosen in the menu
    bar.
    """
    head = RunHead()
    qtbot.addWidget(head)
    assert not any(action.isEnabled() for action in head.commands if not action.isSeparator())
    assert head.isHidden(), "an empty row stood over the page while it was opened"
    head.show_run(drafted())
    assert all(action.isEnabled() for action in head.commands if not action.isSeparator())
    head.put_away()
    assert not any(action.isEnabled() for action in head.commands if not action.isSeparator())
