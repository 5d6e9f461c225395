"""Where the focus is in the window, and where the Tab key goes from there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from interview_app.domain.asks import Ask, MessageAsk, Option, OptionAsk, ReviewAsk
from interview_app.domain.records import DataType
from interview_app.domain.story import Draft
from interview_app.messages.interview import Acknowledged, AskPublished, StoryShown
from interview_app.ui.controls import FocusRing
from interview_app.ui.conversation.bubble import BubbleText
from tests.ui.conftest import Played, said

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

ROLES = OptionAsk(
    prompt="Which role?", options=(Option(id="a", label="Site Lead"), Option(id="b", label="Nurse"))
)
PROFILE = ReviewAsk(data_type=DataType.APPLICANT_PROFILE, data={"basics": {"name": "Amara"}})


def asked(ask: Ask, token: str = "t1") -> AskPublished:
    return AskPublished(token=token, tool="get_user_option", args={}, args_sha256="", ask=ask)


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def tabs(played: Played, count: int, key: Qt.Key = Qt.Key.Key_Tab) -> list[str]:
    names = []
    for _step in range(count):
        QTest.keyClick(focused(), key)
        names.append(focused().accessibleName())
    return names


def test_tab_leads_from_the_message_to_the_answers_and_then_to_the_story(played: Played) -> None:
    """NEXT 4: what is asked now comes before what stands beside it."""
    played.shell.window.activateWindow()
    played.tell(asked(ROLES), StoryShown(story=Draft(id="s", situation="late papers")))
    played.shell.parts.conversation.composer.take_focus()
    assert tabs(played, 3) == ["Site Lead", "Nurse", "In my own words…"]
    assert "What it was about" in tabs(played, 1)[0]


def test_a_form_is_filled_in_before_a_file_is_attached(played: Played) -> None:
    """Its first field follows the conversation, the paper clip the last one."""
    played.shell.window.activateWindow()
    played.tell(asked(MessageAsk(field="number", input="number", name="The number")))
    played.find("Number").setFocus()
    walked = tabs(played, 9)
    assert walked[0] == "Of what"
    assert walked.index("Remark") < walked.index("Attach a file") < walked.index("Message")


def test_after_a_sheet_the_focus_is_on_what_is_asked_next(played: Played) -> None:
    """Nothing had it, and the way there was twelve keys."""
    window = played.shell.window
    window.activateWindow()
    command = played.shell.parts.menu.actions["review"]
    assert not command.isEnabled()
    played.tell(asked(PROFILE))
    assert command.isEnabled()
    sheet = next(one for one in window.findChildren(QDialog) if one.isVisible())
    sheet.reject()
    played.tell()
    window.activateWindow()
    played.tell()
    assert window.focusWidget().accessibleName() == "Open the review"
    window.focusWidget().click()
    approve = next(one for one in sheet.findChildren(QPushButton) if one.text() == "Approve")
    approve.click()
    played.tell()
    assert window.focusWidget().accessibleName() == "Message"
    played.tell(Acknowledged(token="t1", status="approved"), asked(ROLES, "t2"))
    assert window.focusWidget().accessibleName() == "Site Lead"
    assert not command.isEnabled(), "there is no review to open"


def test_a_question_takes_no_focus_from_who_writes(played: Played) -> None:
    """The next word would press an answer."""
    window = played.shell.window
    window.activateWindow()
    played.tell(asked(PROFILE))
    sheet = next(one for one in window.findChildren(QDialog) if one.isVisible())
    next(one for one in sheet.findChildren(QPushButton) if one.text() == "Approve").click()
    played.tell()
    field = played.shell.parts.conversation.composer.field
    QTest.keyClicks(field, "And")
    played.tell(Acknowledged(token="t1", status="approved"), asked(ROLES, "t2"))
    assert window.focusWidget() is field


def test_words_with_a_link_show_that_they_have_the_focus(played: Played) -> None:
    """A bubble is a stop of the Tab key where there is something to follow in it."""
    played.shell.window.activateWindow()
    played.tell(said(1, "See https://example.org first."), said(2, "No link here."))
    rings = [
        one.findChild(FocusRing)
        for one in played.shell.window.findChildren(BubbleText)
        if one.focusPolicy() is Qt.FocusPolicy.StrongFocus
    ]
    assert len(rings) == 1
    assert not rings[0].isVisible()
    rings[0].parentWidget().setFocus(Qt.FocusReason.TabFocusReason)
    assert rings[0].isVisible()


@pytest.mark.parametrize("page", ["profile", "timeline", "evidence", "documents", "goals"])
def test_the_keys_of_a_page_lead_into_it(played: Played, page: str) -> None:
    """The next key is for what stands there, and not for the button that was pressed before."""
    played.shell.window.activateWindow()
    played.shell.parts.menu.actions[f"page.{page}"].trigger()
    played.tell()
    shown = played.shell.parts.pages.stack.currentWidget()
    assert shown is not None
    assert shown.isAncestorOf(played.shell.window.focusWidget())
