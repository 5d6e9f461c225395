"""The keys of Undo in forms and in the library: what was typed first, then what was done."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from interview_app.domain.records import DataType
from interview_app.ui.forms.timeline_form import TimelineForm
from tests.ui_review.test_sheets import Opened, every_sheet

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

CONTROL = Qt.KeyboardModifier.ControlModifier


def typed_in(opened: Opened) -> list[QLineEdit | QPlainTextEdit]:
    """Every field of the form that can be typed in now."""
    fields = [
        *opened.sheet.form.findChildren(QLineEdit),
        *opened.sheet.form.findChildren(QPlainTextEdit),
    ]
    return [one for one in fields if one.isVisibleTo(opened.sheet) and not one.isReadOnly()]


@every_sheet
def test_undo_in_any_field_that_was_not_typed_in_undoes_the_last_change(
    qtbot: QtBot, data_type: DataType
) -> None:
    """A field of one line kept the keys for itself, and a change or a deletion made elsewhere
    stayed.
    """
    opened = Opened(qtbot, data_type)
    form = opened.sheet.form
    before = form.raw()
    for at in range(len(typed_in(opened))):
        field = typed_in(opened)[at]
        other = typed_in(opened)[at - 1]
        other.setFocus()
        qtbot.keyClicks(other, "x")
        assert form.raw() != before
        field.setFocus()
        assert QApplication.focusWidget() is field
        opened.key(Qt.Key.Key_Z, CONTROL)
        assert form.raw() == before, field.accessibleName()


def test_a_deleted_entry_comes_back_by_the_keys_from_a_field_of_the_next_one(qtbot: QtBot) -> None:
    """Issue 2.7: where the focus is after a deletion is no reason to keep it."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    before = form.raw()["experiences"]
    form.delete()
    assert form.raw()["experiences"] != before
    opened.widget("Employer").setFocus()
    opened.key(Qt.Key.Key_Z, CONTROL)
    assert form.raw()["experiences"] == before


def test_undo_in_a_field_of_one_line_first_undoes_what_was_typed_there(qtbot: QtBot) -> None:
    """The words somebody types are theirs to undo first."""
    opened = Opened(qtbot, DataType.SKELETON_TIMELINE)
    form = opened.sheet.form
    assert isinstance(form, TimelineForm)
    form.delete()
    deleted = form.raw()
    field = opened.widget("Employer")
    field.setFocus()
    field.deselect()
    qtbot.keyClicks(field, "x")
    opened.key(Qt.Key.Key_Z, CONTROL)
    assert form.raw() == deleted
