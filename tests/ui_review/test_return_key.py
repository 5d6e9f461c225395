"""Return and Ctrl+Return in a review sheet, by real keys (DESIGN 11: the keyboard alone is
enough).
"""

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from interview_app.domain.records import DataType
from interview_app.ui.controls.titled_dialog import WordsDialog
from tests.ui_review.test_sheets import Opened, every_sheet

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

LONG = bool(os.environ.get("INTERVIEW_APP_LONG"))
RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CONTROL = Qt.KeyboardModifier.ControlModifier


def fields(opened: Opened) -> list[QWidget]:
    """Everything in the form that takes the focus, buttons aside."""
    kinds = (QLineEdit, QComboBox, QPlainTextEdit, QTableView)
    return [
        one
        for one in opened.sheet.form.findChildren(QWidget)
        if isinstance(one, kinds)
        and one.isVisibleTo(opened.sheet)
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


@every_sheet
def test_return_in_a_field_does_not_send_the_form_off(qtbot: QtBot, data_type: DataType) -> None:
    """Somebody who ends a line with Return has not looked at the rest yet."""
    opened = Opened(qtbot, data_type)
    for field in fields(opened):
        field.setFocus()
        for key in RETURNS:
            opened.key(key)
        assert not opened.answers, field.accessibleName()
        assert opened.sheet.isVisible()
    assert len(fields(opened)) > 2


@every_sheet
def test_return_and_control_approves_from_every_field(qtbot: QtBot, data_type: DataType) -> None:
    """And says so at the button. Fields of one class take keys in one way; `make test-long` is in
    each of them.
    """
    every = fields(Opened(qtbot, data_type))
    newest = {type(one): at for at, one in enumerate(every)}
    for at in range(len(every)) if LONG else newest.values():
        opened = Opened(qtbot, data_type)
        fields(opened)[at].setFocus()
        opened.key(Qt.Key.Key_Return, CONTROL)
        assert [answer.data["status"] for answer in opened.answers] == ["approved"]
    assert "Return" in opened.sheet.approve_button.toolTip()


def test_return_ends_the_editing_of_a_date(qtbot: QtBot) -> None:
    """It is put into its form and checked, as when the field is left; the next key writes anew."""
    opened = Opened(qtbot, DataType.EXPERIENCE)
    opened.type_into("Start", "03/2018")
    opened.key(Qt.Key.Key_Return)
    start = opened.widget("Start")
    assert (start.text(), start.selectedText()) == ("Mar 2018", "Mar 2018")
    opened.type_into("Start", "spring")
    opened.key(Qt.Key.Key_Return)
    assert start.accessibleDescription() == "Write the date as March 2019, 03/2019 or 2019."
    assert QApplication.focusWidget() is start


@pytest.mark.parametrize("key", RETURNS)
def test_return_presses_the_button_that_has_the_focus_and_no_other(
    qtbot: QtBot, key: Qt.Key
) -> None:
    """Also the default button, once somebody has tabbed to it."""
    opened = Opened(qtbot, DataType.APPLICANT_PROFILE)
    opened.type_into("Headline", "Changed")
    opened.sheet.undo_button.setFocus()
    opened.key(key)
    assert opened.default() == "Approve"
    opened.sheet.reject_button.setFocus()
    opened.key(key)
    dialog = opened.sheet.findChild(WordsDialog)
    assert isinstance(dialog, WordsDialog)
    assert not opened.answers
    dialog.reject()
    qtbot.waitUntil(opened.sheet.isActiveWindow)
    approve = opened.widget("Approve", QAbstractButton)
    approve.setFocus()
    opened.key(key)
    assert [answer.data["status"] for answer in opened.answers] == ["approved"]
