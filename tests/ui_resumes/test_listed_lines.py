"""Lines that the posting lists and nobody counts, in the Match inspector (issue 26)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.domain.posting import Posting
from interview_app.domain.tailoring import Requirement
from interview_app.messages.tailoring.shown import ListedLine
from interview_app.messages.tailoring.wishes import DemandCounted, DemandDropped
from interview_app.paths import resources
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.resumes.match_view import MatchView
from tests.ui_resumes.conftest import drafted

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
POSTING = Posting(text="Nurse\nWhat you will do:\n- Plan rotas\nMust have\n- Falls prevention\n")
AT = POSTING.text.index("Plan rotas")
LISTED = ListedLine(start=AT, text="Plan rotas", heading="What you will do")
RUN = replace(
    drafted(),
    blackboard=drafted().blackboard.model_copy(update={"posting": POSTING}),
    listed=(LISTED,),
)


def test_a_line_that_is_not_counted_is_made_a_demand_and_back(qtbot: QtBot) -> None:
    """It stands behind the demands with its heading; what was decided stays in hand."""
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    wished: list[object] = []
    view.wish.connect(wished.append)
    view.resize(320, 900)
    view.show()
    view.show_run(RUN)
    assert "1 more line of the posting is not counted" in view._level.text()
    key = view.list.keys_in_order()[-1]
    view.take("req-001")
    assert view.drop.isVisible()
    assert not view.count.isVisible()
    view.take(key)
    assert view._title.text() == "Plan rotas"
    assert view._quote.text() == "In the posting, line 3"
    assert view.count.isVisible()
    assert not view.drop.isVisible()
    assert not view.related.isVisible()
    qtbot.mouseClick(view.count, Qt.MouseButton.LeftButton)
    assert wished == [DemandCounted(run_id=RUN.run_id, start=AT)]
    assert view.focusWidget() is view.back
    board = RUN.blackboard
    demand = Requirement(id="req-003", text="Plan rotas", priority=board.requirements[0].priority)
    more = board.model_copy(update={"requirements": (*board.requirements, demand)})
    view.show_run(replace(RUN, blackboard=more, listed=()))
    assert view.list.key() == "req-003"
    qtbot.mouseClick(view.drop, Qt.MouseButton.LeftButton)
    assert wished[1:] == [DemandDropped(run_id=RUN.run_id, requirement_id="req-003")]
    view.show_run(RUN)
    assert view.list.key() == key


def test_where_no_demand_was_found_the_person_is_asked(qtbot: QtBot) -> None:
    """The list of what is not counted stood there without a word."""
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.show()
    none = {"requirements": (), "evidence_mappings": (), "gap_resolutions": ()}
    board = RUN.blackboard.model_copy(update={**none, "user_questions": ()})
    view.show_run(replace(RUN, blackboard=board))
    assert view._level.isVisible()
    assert "No demand was found in this posting." in view._level.text()


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_nothing_of_it_is_wider_than_the_inspector(
    qtbot: QtBot, language: str, request: pytest.FixtureRequest
) -> None:
    """Two buttons side by side made all of it scroll sideways, its words cut at the right."""
    catalogues = resources() / "translations"
    i18n.set_language(language, catalogues=catalogues)
    request.addfinalizer(lambda: i18n.set_language("en", catalogues=catalogues))
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(280, 900)
    view.show()
    view.show_run(RUN)
    for key in view.list.keys_in_order():
        view.take(key)
        QApplication.processEvents()
        for around in view.findChildren(QScrollArea):
            assert around.horizontalScrollBar().maximum() == 0, key
