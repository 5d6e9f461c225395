"""What is edited in the library and not saved stands in its form again: after another record was
looked at, and after a kill.
"""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QLineEdit, QStackedWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.drafts import Draft, about_record
from interview_app.domain.known import Known
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.records import DataType
from interview_app.messages.interview import DraftChanged
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.library.evidence_view import EvidenceView
from interview_app.ui.library.single_view import ProfileView
from interview_app.ui.look.reading_order import stops
from tests.ui_review.test_library import _let_go, known, named, press, shown, words

__all__ = ["_let_go"]
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

PROFILE = about_record(DataType.APPLICANT_PROFILE, "profile")
BACK_AGAIN = "What you had changed the last time is in the form again."
NOT_IN_IT = "is not in the form."


def versioned(version: int, **rest: Any) -> Known:
    return replace(known(**rest), versions={(DataType.APPLICANT_PROFILE, "profile"): version})


def opened(qtbot: QtBot, *left: Draft) -> tuple[Any, list[Any], Drafts, list[DraftChanged]]:
    """The profile at version 4, with what an earlier start left, its wishes, and what is to be
    kept.
    """
    drafts, told = Drafts(), list[DraftChanged]()
    drafts.changed.connect(told.append)
    drafts.begin(left)
    view, wishes = shown(qtbot, ProfileView(drafts))
    drafts.setParent(view)
    view.show_known(versioned(4))
    return view, wishes, drafts, told


def left_over(qtbot: QtBot) -> Draft:
    """What a killed window leaves of an edited profile."""
    view, _wishes, drafts, told = opened(qtbot)
    named(view, "Headline").setText("Ward manager")
    drafts.keep()
    view.close()
    return Draft(about=told[-1].about, content=told[-1].content or {})


def test_an_edit_that_was_not_saved_is_in_the_form_again(qtbot: QtBot) -> None:
    """It is changed and not saved, as it was; saving ends the draft."""
    view, wishes, _drafts, told = opened(qtbot, left_over(qtbot))
    assert named(view, "Headline").text() == "Ward manager"
    assert BACK_AGAIN in words(view)
    press(qtbot, view, "Save changes")
    assert wishes[0].data["basics"]["label"] == "Ward manager"
    view.show_known(versioned(5, profile=ApplicantProfile.model_validate(wishes[0].data)))
    assert told == [DraftChanged(about=PROFILE, content=None)]
    assert BACK_AGAIN not in words(view)
    assert NOT_IN_IT not in words(view), "it is in the form, and saved"


def test_after_a_restart_the_focus_is_where_the_person_was(qtbot: QtBot) -> None:
    """It stood on the button that takes out what was rescued, and Return would have done it."""
    draft = left_over(qtbot)
    drafts = Drafts()
    drafts.begin((draft,))
    pages, before, view = QStackedWidget(), QLineEdit(), ProfileView(drafts)
    drafts.setParent(view)
    view.show_known(versioned(4))
    qtbot.addWidget(pages)
    for page in (before, view):
        pages.addWidget(page)
    pages.show()
    pages.activateWindow()
    qtbot.waitUntil(before.hasFocus)
    pages.setCurrentWidget(view)
    assert pages.focusWidget() is named(view, "Headline")
    assert stops(view.editor)[-1] is view.editor.left_before.other


def test_an_edit_of_an_older_version_is_not_laid_over_a_newer_one_unasked(qtbot: QtBot) -> None:
    """The profile was changed elsewhere between the two starts."""
    draft = left_over(qtbot)
    outdated = Draft(about=draft.about, content={**draft.content, "version": 3})
    view, _wishes, _drafts, _told = opened(qtbot, outdated)
    assert named(view, "Headline").text() != "Ward manager"
    assert "This was changed elsewhere since." in words(view)
    press(qtbot, view, "Put in my changes")
    assert named(view, "Headline").text() == "Ward manager"


def test_discarding_leaves_no_draft(qtbot: QtBot) -> None:
    """Nor does a sentence about one stay."""
    view, _wishes, drafts, told = opened(qtbot, left_over(qtbot))
    press(qtbot, view, "Discard changes")
    assert told == [DraftChanged(about=PROFILE, content=None)]
    assert BACK_AGAIN not in words(view)
    assert NOT_IN_IT not in words(view)
    drafts.keep()
    assert len(told) == 1


def test_looking_at_another_card_loses_no_edit(qtbot: QtBot) -> None:
    """Each card comes back as it was left."""
    view, _wishes = shown(qtbot, EvidenceView())
    view.show_known(known())
    first, second = view.list.keys_in_order()[:2]
    view._choose(first)
    named(view, "What it was about").setPlainText("It was at night.")
    view._choose(second)
    assert named(view, "What it was about").toPlainText() != "It was at night."
    view._choose(first)
    assert named(view, "What it was about").toPlainText() == "It was at night."
    assert BACK_AGAIN in words(view)
