"""Which contact lines are printed, in the Look inspector (issue 26)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from interview_app.messages.tailoring.shown import ContactLine
from interview_app.messages.tailoring.wishes import LookChosen
from interview_app.ui.resumes.left_out import LeftOut
from interview_app.ui.resumes.look_view import LookView
from interview_app.ui.resumes.undo_steps import done, look_of
from tests.ui_resumes.conftest import drafted

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
RUN = replace(
    drafted(),
    contact=(
        ContactLine(key="email", text="lena@vogt.example"),
        ContactLine(key="street", text="Am Salzstadel 6, 83022"),
        ContactLine(key="link:https://github.com/lena", text="https://github.com/lena"),
    ),
    hidden_contact=("street", "link:https://gone.example"),
)


def test_a_contact_line_is_switched_on_and_off_as_one_step_of_the_look(qtbot: QtBot) -> None:
    """What the profile does not fill any more stays as it is."""
    view = LookView()
    qtbot.addWidget(view)
    wished: list[object] = []
    view.wish.connect(wished.append)
    view.show_run(RUN)
    assert wished == []
    email, street, link = view.contact.items_in_order()
    on, off = Qt.CheckState.Checked, Qt.CheckState.Unchecked
    assert [one.checkState() for one in (email, street, link)] == [on, off, on]
    assert link.text() == "Website\nhttps://github.com/lena"
    street.setCheckState(on)
    assert isinstance(wished[0], LookChosen)
    assert wished[0].hidden_contact == ("link:https://gone.example",)
    step = done(wished[0], RUN, None)
    assert step is not None
    assert step.undo == look_of(RUN)
    view.show_run(replace(RUN, hidden_contact=("link:https://gone.example",)))
    assert view.contact.item(1) is street, "the one in hand keeps the focus"
    email.setCheckState(off)
    assert isinstance(wished[1], LookChosen)
    assert set(wished[1].hidden_contact) == {"link:https://gone.example", "email"}


def test_a_profile_without_contact_offers_no_switch(qtbot: QtBot) -> None:
    """Nothing to choose is no empty heading."""
    view = LookView()
    qtbot.addWidget(view)
    view.show_run(replace(RUN, contact=()))
    assert view.contact.isHidden()


def test_contact_that_is_not_printed_stands_under_left_out(qtbot: QtBot) -> None:
    """“Nothing was left out” was said of a page without the street that had been typed."""
    part = LeftOut()
    qtbot.addWidget(part)
    board = RUN.blackboard.model_copy(update={"trims": ()})
    part.show_run(replace(RUN, blackboard=board))
    part.show()
    shown = [one.text() for one in part.findChildren(QLabel) if one.isVisible()]
    assert shown == [
        "Left out",
        "Of your contact: Am Salzstadel 6, 83022. You can show it again under Look.",
    ]
    part.show_run(replace(RUN, blackboard=board, hidden_contact=()))
    shown = [one.text() for one in part.findChildren(QLabel) if one.isVisible()]
    assert shown == ["Left out", "Nothing was left out."]
