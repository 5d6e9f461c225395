"""What is changed in a sheet is told to whoever keeps it as it is typed, and stands in the sheet
again when it was told.
"""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from interview_app.domain.drafts import Draft, about_ask
from interview_app.messages.interview import (
    Acknowledged,
    AskAnswered,
    AskWithdrawn,
    DraftChanged,
    ErrorTold,
)
from interview_app.messages.sessions import SessionOpened
from tests.ui.conftest import INFO, Played
from tests.ui.test_asks import ROLES, press, profile, published, sheet

pytestmark = pytest.mark.gui

ABOUT = about_ask("t1")


def review(played: Played) -> QDialog:
    played.tell(published(profile("Amara Okonkwo"), tool="submit_for_validation"))
    return sheet(played)


def name_field(shown: QDialog) -> QLineEdit:
    """The first field, with the cursor at its end."""
    field = next(
        one for one in shown.findChildren(QLineEdit) if one.accessibleName() == "Full name"
    )
    field.end(False)
    return field


def names(played: Played) -> list[str | None]:
    """The names that were told, one for each time; None where there is nothing to keep."""
    told = [
        one.content["form"]["data"]["basics"]["name"] if one.content else None
        for one in played.drafts
    ]
    assert {one.about for one in played.drafts} <= {ABOUT}
    return told


def test_what_is_changed_is_told_while_it_is_typed_and_once_for_many_keys(
    played: Played, qtbot: QtBot
) -> None:
    """A form says all it holds once a second at most, however fast somebody types."""
    field = name_field(review(played))
    QTest.keyClicks(field, " of Bonny")
    assert played.drafts == []
    qtbot.waitUntil(lambda: bool(played.drafts), timeout=5_000)
    assert names(played) == ["Amara Okonkwo of Bonny"]
    field.setText("Amara Okonkwo")
    qtbot.waitUntil(lambda: len(played.drafts) == 2, timeout=5_000)
    assert names(played)[1:] == [None], "as it was filled: there is nothing to keep"


def test_closing_the_window_keeps_what_was_typed_last(played: Played) -> None:
    """Nobody waits for the second to be over."""
    QTest.keyClicks(name_field(review(played)), "!")
    played.shell.window.close()
    assert names(played) == ["Amara Okonkwo!"]


def test_an_answer_leaves_nothing_to_tell_but_what_it_was_made_of(
    played: Played, qtbot: QtBot
) -> None:
    """Should it not be kept, and the program end then, the edits are there; after it is kept,
    nothing is written again.
    """
    shown = review(played)
    QTest.keyClicks(name_field(shown), "!")
    press(played, "Approve with changes", shown)
    assert names(played) == ["Amara Okonkwo!"]
    played.tell(ErrorTold(code="store_full", message="The disk is full."))
    press(played, "Open the review")
    QTest.keyClicks(name_field(sheet(played)), "?")
    played.tell(Acknowledged(token="t1", status="modified"))
    played.shell.drafts.keep()
    assert names(played) == ["Amara Okonkwo!"]


@pytest.mark.parametrize("how", ["killed", "another session"])
def test_what_was_left_in_a_sheet_stands_in_it_again(played: Played, how: str) -> None:
    """By its token; an ask of another token is filled as it was asked."""
    content = {"form": {"data": {"basics": {"name": "Amara Chidinma"}}, "wrong": []}, "reason": ""}
    about = ABOUT if how == "killed" else about_ask("t0")
    opened = SessionOpened(
        info=INFO,
        restored=how == "killed",
        messages=(),
        drafts=(Draft(about=about, content=content),),
    )
    played.tell(opened)
    expected = "Amara Chidinma" if how == "killed" else "Amara Okonkwo"
    assert name_field(review(played)).text() == expected
    played.shell.drafts.keep()
    assert played.drafts == [], "it is kept already"


def test_a_sheet_that_is_withdrawn_or_asked_again_begins_anew(played: Played) -> None:
    """A draft goes with its ask; the same token can only come with another session's state."""
    QTest.keyClicks(name_field(review(played)), "!")
    played.tell(AskWithdrawn(token="t1"))
    played.shell.drafts.keep()
    assert played.drafts == []
    played.tell(published(profile("Amara Okonkwo"), tool="submit_for_validation"))
    press(played, "Open the review")  # they have just typed
    assert name_field(sheet(played)).text() == "Amara Okonkwo"


def test_going_back_to_what_was_understood_is_told_at_once_when_the_window_closes(
    played: Played,
) -> None:
    """What somebody went back from is not there at the next start."""
    content = {"form": {"data": {"basics": {"name": "Amara Chidinma"}}, "wrong": []}, "reason": ""}
    played.tell(
        SessionOpened(
            info=INFO, restored=True, messages=(), drafts=(Draft(about=ABOUT, content=content),)
        ),
    )
    press(played, "Remove my changes", review(played))
    played.shell.window.close()
    assert played.drafts == [DraftChanged(about=ABOUT, content=None)]


def test_ticked_options_are_kept_until_they_are_sent_and_are_ticked_again(
    played: Played, qtbot: QtBot
) -> None:
    """CONTRACT A6, DESIGN 1.2: as with a sheet, by the token; what is not ticked any more is not
    kept.
    """
    several = published(ROLES.model_copy(update={"allow_multiple": True}))
    played.tell(several)
    press(played, "Electrician")
    qtbot.waitUntil(lambda: bool(played.drafts), timeout=5_000)
    assert played.drafts == [DraftChanged(about=ABOUT, content={"ticked": ["b"]})]
    press(played, "Electrician")
    played.shell.drafts.keep()
    assert played.drafts[1:] == [DraftChanged(about=ABOUT, content=None)]
    left = Draft(about=ABOUT, content={"ticked": ["a", "gone"]})
    played.tell(SessionOpened(info=INFO, restored=True, messages=(), drafts=(left,)), several)
    press(played, "Done")
    assert played.posted == [AskAnswered(token="t1", data={"selectedIds": ["a"]})]
    played.tell(published(ROLES))
    played.shell.drafts.keep()
    assert len(played.drafts) == 2, "one that is answered by one press holds nothing"
