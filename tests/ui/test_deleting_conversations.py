"""One conversation is deleted from the window, with everything in it (DESIGN 7); undone until its
sheet is closed.
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
OLD = SessionInfo(
    id="old", started="2026-02-01T09:00:00Z", last_event="2026-02-01T09:30:00Z", ended=True
)
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


def test_the_sheet_says_what_goes_what_stays_and_where_backups_are(
    played: Played, sheet: QDialog
) -> None:
    told = words(sheet)
    for part in (
        "Every question and answer",
        "sent to models",
        "What you approved stays",
        "/data/backups",
    ):
        assert part in told
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert not sheet.isVisible()
    assert played.posted == [], "Return keeps it"


def test_nothing_goes_before_the_sheet_is_closed_and_undo_takes_it_back(
    played: Played, sheet: QDialog
) -> None:
    click(played, "Delete", sheet)
    assert "cannot be undone" in words(sheet)
    assert played.posted == []
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert ASKED in words(sheet), "Return takes it back"
    click(played, "Cancel", sheet)
    assert played.posted == []


@pytest.mark.parametrize("way", ["button", "escape"])
def test_however_it_is_closed_what_was_decided_counts(
    played: Played, sheet: QDialog, way: str
) -> None:
    click(played, "Delete", sheet)
    if way == "button":
        click(played, "Close and delete", sheet)
    else:
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
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
    sheet.reject()
    assert played.posted == [ConversationDeletionRequested(session_id="s1")]
    played.tell(ConversationDeleted(session_id="s1"))
    assert played.shell.parts.notices.sentence == "Deleted."
