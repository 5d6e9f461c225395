"""A posting's file is dropped on the sheet, as a person does: anywhere on it."""

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from interview_app.errors import OwnDocument
from interview_app.messages.tailoring.facts import RunFailed
from interview_app.messages.tailoring.wishes import ResumeRequested
from interview_app.ui.resumes.new_resume_dialog import NewResumeDialog

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
COPY, LEFT, NONE = (
    Qt.DropAction.CopyAction,
    Qt.MouseButton.LeftButton,
    Qt.KeyboardModifier.NoModifier,
)


@pytest.fixture
def sheet(qtbot: QtBot) -> NewResumeDialog:
    made = NewResumeDialog()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.open()
    return made


def file_of(name: str) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(f"/home/x/{name}")])
    return mime


def over(widget: QWidget, mime: QMimeData) -> QDragEnterEvent:
    event = QDragEnterEvent(QPoint(4, 4), COPY, mime, LEFT, NONE)
    QApplication.sendEvent(widget, event)
    return event


def test_a_file_is_taken_wherever_it_is_dropped(sheet: NewResumeDialog) -> None:
    mime = file_of("posting.pdf")
    assert over(sheet, mime).isAccepted()
    assert sheet.posting.property("dragged"), "it is seen where it goes"
    QApplication.sendEvent(sheet, QDragLeaveEvent())
    assert not sheet.posting.property("dragged")
    over(sheet, mime)
    QApplication.sendEvent(sheet, QDropEvent(QPointF(4, 4), COPY, mime, LEFT, NONE))
    assert not sheet.posting.property("dragged")
    assert "posting.pdf" in sheet.posting.placeholderText()
    wishes: list[object] = []
    sheet.wish.connect(wishes.append)
    sheet.title.setText("Electrician")
    sheet.analyze()
    assert [one.path for one in wishes if isinstance(one, ResumeRequested)] == [
        b"/home/x/posting.pdf"
    ]


def test_text_that_is_dragged_over_the_sheet_is_for_its_fields(sheet: NewResumeDialog) -> None:
    mime = QMimeData()
    mime.setText("Electrician wanted")
    over(sheet, mime)
    assert not sheet.posting.property("dragged")


def test_the_keyboard_goes_on_where_the_file_closed_the_field(sheet: NewResumeDialog) -> None:
    """The field had the focus when its file came; without it the keys reached nothing."""
    sheet.activateWindow()
    sheet.posting.setFocus()
    sheet.take_file(b"/home/x/posting.pdf")
    assert sheet.focusWidget() is sheet.title
    sheet.title.setText("Electrician")
    sheet.take_file(b"")
    sheet.posting.setFocus()
    sheet.take_file(b"/home/x/posting.pdf")
    assert sheet.focusWidget() is sheet.start


def test_after_a_failure_the_file_is_still_what_is_read(sheet: NewResumeDialog) -> None:
    sheet.take_file(b"/home/x/posting.pdf")
    sheet.title.setText("Electrician")
    sheet.analyze()
    sheet.show_failure(
        RunFailed(run_id="run-9", code="document_error", sentence="This file is empty.")
    )
    assert not sheet.posting.isEnabled()


def test_a_long_name_makes_the_sheet_no_wider(sheet: NewResumeDialog) -> None:
    before = sheet.width()
    sheet.take_file(b"/home/x/" + b"Stellenausschreibung-" * 11 + b".pdf")
    QApplication.processEvents()
    assert sheet.width() == before
    assert sheet.sizeHint().width() <= before


def test_whether_a_document_of_ones_own_is_the_posting_is_asked(
    sheet: NewResumeDialog, qtbot: QtBot
) -> None:
    """A résumé that was given for the posting was matched with itself. What the person says holds
    for this text alone.
    """
    wished: list[object] = []
    sheet.wish.connect(wished.append)
    told = RunFailed(run_id="run-9", code=OwnDocument.code, sentence="This is “CV.pdf”.")
    for text in ("Baker\nWorked nights", "Cook\nWorked days"):
        sheet.posting.setPlainText(text)
        sheet.analyze()
        sheet.show_failure(told)
        assert sheet.notice.isVisible()
        assert sheet.posting.toPlainText() == text
        sheet.agree.click()
        sheet.show_failure(RunFailed(run_id="run-9", code="failed", sentence="No network."))
    assert [one.is_posting for one in wished if isinstance(one, ResumeRequested)] == [
        False,
        True,
        False,
        True,
    ]
