"""One conversation is deleted from the window, with everything in it (DESIGN 7); it can be had back
while the word about it stands.
"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel

from interview_app.domain.journal import SessionInfo
from interview_app.messages.data import BackupsRenewalRequested
from interview_app.messages.sessions import (
    ConversationDeleted,
    ConversationDeletionRequested,
    OldSessionShown,
    SessionOpened,
)
from tests.ui.conftest import INFO, Played, said

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
OLD = SessionInfo(id="old", started="2026-02-01T09:00:00Z", ended=True)
ASKED = "Delete the conversation of 1 February 2026?"


def click(played: Played, name: str, root: QDialog) -> None:
    QTest.mouseClick(played.find(name, root), Qt.MouseButton.LeftButton)


@pytest.fixture
def sheet(played: Played) -> QDialog:
    """The sheet over an earlier conversation."""
    played.tell(SessionOpened(info=INFO, restored=False, messages=(), older_sessions=(OLD,)))
    played.tell(OldSessionShown(info=OLD, messages=(said(1, "Long ago."),)))
    QTest.mouseClick(played.find("Delete…"), Qt.MouseButton.LeftButton)
    found = played.find(ASKED)
    assert isinstance(found, QDialog)
    return found


def words(sheet: QDialog) -> str:
    return "\n".join(label.text() for label in sheet.findChildren(QLabel) if label.isVisible())


def test_the_sheet_says_what_goes_what_stays_and_what_backups_hold(
    played: Played, sheet: QDialog
) -> None:
    told = words(sheet)
    for part in (
        "Its questions and answers go",
        "sent to models",
        "What you approved stays",
        "Undo brings it back only while",
        "Afterwards backups still hold it: File ▸ Restore from a Copy…",
    ):
        assert part in told
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert not sheet.isVisible()
    assert played.posted == [], "Return keeps it"


def test_nothing_goes_while_it_can_be_had_back(played: Played, sheet: QDialog) -> None:
    click(played, "Delete", sheet)
    assert not sheet.isVisible()
    assert played.posted == []
    toast = played.shell.parts.toast
    assert played.has("The conversation of 1 February 2026 was deleted.")
    QTest.mouseClick(toast.undo_button, Qt.MouseButton.LeftButton)
    assert not toast.isVisible()
    assert played.posted == []


def test_once_nobody_wants_it_back_it_goes(played: Played, sheet: QDialog) -> None:
    click(played, "Delete", sheet)
    played.shell.parts.toast.end()
    assert played.posted == [ConversationDeletionRequested(session_id="old")]
    played.tell(ConversationDeleted(session_id="old", backups_hold_until="2026-12-24"))
    assert played.shell.parts.pages.current == "conversation", "nothing is left to read"
    assert not played.shell.parts.menu._earlier.isEnabled()
    assert "Backups still hold it until 24 December 2026" in played.shell.parts.notices.sentence
    QTest.mouseClick(played.find("Delete older backups"), Qt.MouseButton.LeftButton)
    assert played.posted[-1] == BackupsRenewalRequested()


def test_the_menu_deletes_the_conversation_in_force(played: Played) -> None:
    """From wherever one stands but an earlier conversation."""
    played.shell.parts.pages.show("profile")
    played.shell.parts.menu.actions["delete_conversation"].trigger()
    sheet = played.find("Delete the conversation of 14 March 2026?")
    assert isinstance(sheet, QDialog)
    click(played, "Delete", sheet)
    played.shell.parts.toast.end()
    assert played.posted == [ConversationDeletionRequested(session_id="s1")]
    played.tell(ConversationDeleted(session_id="s1"))
    assert played.shell.parts.notices.sentence == "Deleted."
