"""What was changed in a sheet when the program ended is in the form again, and the person may go
back.
"""

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from benchmarks import review_samples as samples
from interview_app.domain.drafts import Draft
from interview_app.domain.records import DataType, canonical
from interview_app.ui.controls.titled_dialog import WordsDialog
from interview_app.ui.forms.timeline_form import TimelineForm
from tests.ui_review.test_sheets import FIRST_FIELD, Opened, every_sheet

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

BACK, PUT_IN = "Remove my changes", "Put in my changes"


def draft_of(opened: Opened, *, outdated: bool = False) -> Draft:
    """What the sheet leaves behind, through the file it is kept in."""
    content = json.loads(json.dumps(opened.sheet.draft()))
    return Draft(about="ask/token-1", content=content, outdated=outdated)


def again(qtbot: QtBot, before: Opened, data_type: DataType, *, outdated: bool = False) -> Opened:
    """The program was killed, and the same ask is shown by the next start."""
    draft = draft_of(before, outdated=outdated)
    opened = Opened(qtbot, data_type)
    opened.sheet.show_draft(draft)
    return opened


def told(opened: Opened) -> str:
    return opened.sheet.left_before.label.text() if opened.sheet.left_before.isVisible() else ""


@every_sheet
def test_what_was_changed_is_back_and_can_be_approved(qtbot: QtBot, data_type: DataType) -> None:
    """Every kind of form: the same values, said in a sentence, approved with changes."""
    before = Opened(qtbot, data_type)
    assert before.sheet.draft() is None
    before.type_into(FIRST_FIELD[data_type], "Changed")
    opened = again(qtbot, before, data_type)
    assert opened.sheet.form.raw() == before.sheet.form.raw()
    assert told(opened) == "What you had changed the last time is in the form again."
    assert opened.default() == "Approve with changes"
    assert opened.sheet.draft() == draft_of(before).content
    opened.press("Approve with changes")
    assert "Changed" in str(opened.answers[0].data["data"])


@every_sheet
def test_the_person_goes_back_to_what_was_understood_and_forth_again(
    qtbot: QtBot, data_type: DataType
) -> None:
    """Neither way loses a word, what was typed since the start included; Undo takes either back."""
    before = Opened(qtbot, data_type)
    before.type_into(FIRST_FIELD[data_type], "Changed")
    opened = again(qtbot, before, data_type)
    opened.type_into(FIRST_FIELD[data_type], "Changed once more")
    opened.press(BACK)
    assert opened.default() == "Approve"
    assert opened.sheet.draft() is None, "what was gone back from is not kept for another start"
    assert told(opened) == "What you had changed the last time is not in the form."
    opened.press(PUT_IN)
    assert "Changed once more" in str(opened.sheet.form.raw())
    opened.press("Undo last change")
    assert opened.sheet.form.data() == canonical(data_type, samples.DATA[data_type])
    assert told(opened) == "What you had changed the last time is not in the form."
    opened.press("Undo last change")
    assert "Changed once more" in str(opened.sheet.form.raw())


@every_sheet
def test_changes_over_another_state_of_the_record_are_laid_only_when_wanted(
    qtbot: QtBot, data_type: DataType
) -> None:
    """What was saved elsewhere since is not overwritten by an old form without a word."""
    before = Opened(qtbot, data_type)
    before.type_into(FIRST_FIELD[data_type], "Changed")
    opened = again(qtbot, before, data_type, outdated=True)
    assert opened.default() == "Approve"
    assert told(opened).startswith("This was changed elsewhere since.")
    opened.press(PUT_IN)
    assert opened.sheet.form.raw() == before.sheet.form.raw()
    assert opened.default() == "Approve with changes"


def test_a_sheet_without_a_draft_says_nothing_of_one(qtbot: QtBot) -> None:
    """No room is taken by what is not there."""
    assert told(Opened(qtbot, DataType.APPLICANT_PROFILE)) == ""


def test_a_timeline_comes_back_with_its_order_its_deletions_and_the_entry_in_hand(
    qtbot: QtBot,
) -> None:
    """And with the sources of the entries that were moved."""
    before = Opened(qtbot, DataType.SKELETON_TIMELINE)
    form = before.sheet.form
    assert isinstance(form, TimelineForm)
    form.move_entry(1)
    form.add()
    before.type_into("Employer", "Harbour Clinic")
    form._show_section("skills")
    form.delete()
    opened = again(qtbot, before, DataType.SKELETON_TIMELINE)
    restored = opened.sheet.form
    assert isinstance(restored, TimelineForm)
    assert restored._state == form._state
    assert (restored._key, restored._at) == (form._key, form._at)
    restored._show_section("experiences")
    assert restored._entry() is not None
    first, again_first = form._state.sections["experiences"][0], restored._entries()[0]
    assert restored._state.doubts(again_first, restored.marks) == form._state.doubts(
        first, form.marks
    )


def test_numbers_and_what_cannot_be_read_come_back(qtbot: QtBot) -> None:
    """A row that was added, a number that is none: nothing is put right in passing."""
    before = Opened(qtbot, DataType.KNOWLEDGE_CARD)
    before.press("Add number")
    count = len(before.sheet.form.raw()["metrics"])
    before.type_into(f"Number {count}: Number", "12")
    before.type_into("How many you were", "a dozen")
    opened = again(qtbot, before, DataType.KNOWLEDGE_CARD)
    assert opened.sheet.form.raw() == before.sheet.form.raw()
    assert opened.widget("How many you were").text() == "a dozen"
    opened.press("Approve with changes")
    assert not opened.answers, "what cannot be approved is still named"
    opened.press(BACK)
    assert not opened.sheet.form.is_changed()


def test_a_reason_that_was_begun_stands_in_the_next_rejection(qtbot: QtBot) -> None:
    """It may be the longest thing that was typed."""
    before = Opened(qtbot, DataType.EXPERIENCE)
    before.press("Discard…")
    dialog = before.sheet.findChild(WordsDialog)
    assert isinstance(dialog, WordsDialog)
    qtbot.keyClicks(dialog.field, "That was another hospital")
    opened = again(qtbot, before, DataType.EXPERIENCE)
    assert told(opened) == ""
    assert "under “Discard…”" in opened.sheet.begun.text()
    assert opened.sheet.begun.isVisible(), "who does not press it again would think the words lost"
    opened.press("Discard…")
    assert not opened.sheet.begun.isVisible()
    dialog = opened.sheet.findChild(WordsDialog)
    assert isinstance(dialog, WordsDialog)
    assert dialog.field.toPlainText() == "That was another hospital"
    qtbot.keyClicks(dialog.field, ".")
    qtbot.mouseClick(dialog.confirm, Qt.MouseButton.LeftButton)
    assert opened.answers[0].data["userNotes"] == "That was another hospital."


@pytest.mark.parametrize("width", [360, 640])
def test_the_sentence_is_whole_in_a_narrow_sheet(qtbot: QtBot, width: int) -> None:
    """Its button stands below it where there is no room beside it."""
    before = Opened(qtbot, DataType.EXPERIENCE)
    before.type_into("Job title", "Changed")
    opened = again(qtbot, before, DataType.EXPERIENCE)
    opened.sheet.resize(width, 700)
    notice: Any = opened.sheet.left_before
    qtbot.waitUntil(
        lambda: notice.label.height() >= notice.label.heightForWidth(notice.label.width())
    )
    button = opened.widget(BACK, QPushButton)
    assert button.width() >= button.minimumSizeHint().width()
    assert notice.rect().contains(button.geometry())
