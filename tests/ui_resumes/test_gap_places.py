"""Where an answer about a gap belongs: a job, or an entry that is done nowhere."""

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from interview_app.domain.tailoring import GapResolution, GapStrategy, GapType
from interview_app.messages.tailoring.shown import EntryPlace
from interview_app.ui.resumes.gap_card import GapCard

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

DEMAND = "Full driving licence"


def card(qtbot: QtBot, read: str = "") -> GapCard:
    """A gap that is asked about, with one job."""
    gap = GapResolution(
        gap_id="gap-001",
        requirement_text=DEMAND,
        gap_type=next(iter(GapType)),
        strategy=GapStrategy.ASK_USER,
    )
    made = GapCard("run", gap, "Have you one?", "", (EntryPlace(id="exp-1", label="Nurse"),), read)
    qtbot.addWidget(made)
    made.show()
    return made


def choose(made: GapCard, place: str) -> None:
    made.place.setCurrentIndex(made.place.findData(place))


def test_a_licence_needs_no_more_than_its_name(qtbot: QtBot) -> None:
    """It was asked where it was, and for a line."""
    made = card(qtbot)
    assert made.line.isVisible()
    choose(made, "certificates")
    assert made.answer.toPlainText() == DEMAND
    assert not made.line.isVisible()
    assert made.save.isEnabled()
    choose(made, "exp-1")
    assert made.answer.toPlainText() == "", "nobody said it of that job"
    assert made.line.isVisible()


def test_typed_words_stay_whatever_is_chosen(qtbot: QtBot) -> None:
    """Also those of the requirement itself."""
    for words in ("since I was 19", DEMAND):
        made = card(qtbot)
        QTest.keyClicks(made.answer, words)
        for place in ("certificates", "exp-1", ""):
            choose(made, place)
            assert made.answer.toPlainText() == words


def test_what_the_document_says_of_it_is_a_click_away(qtbot: QtBot) -> None:
    """A licence stood in the head of a document, in no field, and was to be typed again."""
    made = card(qtbot, "Clean driving licence since 2004")
    assert made.read.isVisible()
    made.use_read.click()
    choose(made, "certificates")
    assert made.answer.toPlainText() == "Clean driving licence since 2004"
    made.answer.undo()
    assert made.answer.toPlainText() == ""
    assert not card(qtbot).read.isVisible()
