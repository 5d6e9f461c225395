"""The posting itself in the Match inspector, with a tick at each line that counts (issue 26)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.domain.posting import Posting
from interview_app.messages.tailoring.shown import PostingLine
from interview_app.messages.tailoring.wishes import DemandCounted, DemandsDropped
from interview_app.paths import resources
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.resumes.match_view import MatchView
from tests.ui_resumes.conftest import drafted

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
POSTING = Posting(text="What you will do:\n- Plan rotas\nMust have\n- Falls prevention\n")
LINES = (
    PostingLine(0, 17, "What you will do:", heading=True),
    PostingLine(20, 30, "Plan rotas"),
    PostingLine(31, 40, "Must have", heading=True),
    PostingLine(43, 59, "Falls prevention", demands=("req-001", "req-002")),
)
RUN = replace(
    drafted(),
    blackboard=drafted().blackboard.model_copy(update={"posting": POSTING}),
    posting=LINES,
)


@pytest.fixture
def view(qtbot: QtBot) -> MatchView:
    """With the posting of `RUN`."""
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(320, 900)
    view.show()
    view.show_run(RUN)
    return view


def ticks(view: MatchView) -> list[bool]:
    """Which lines of the posting are ticked; a heading is none."""
    items = view.posting.list.items_in_order()
    return [one.checkState() is Qt.CheckState.Checked for one in items]


def test_one_click_says_that_a_line_is_a_requirement_or_none(view: MatchView, qtbot: QtBot) -> None:
    """Tasks were "not counted", and it took two pages to say that one of them is asked for."""
    wished: list[object] = []
    view.wish.connect(wished.append)
    qtbot.mouseClick(view.look, Qt.MouseButton.LeftButton)
    assert ticks(view) == [False, False, False, True]
    lines = view.posting.list
    heading, task, _must, asked = lines.items_in_order()
    assert not heading.flags() & Qt.ItemFlag.ItemIsUserCheckable

    def click(row: int) -> None:
        QApplication.processEvents()
        place = lines.visualItemRect(lines.item(row))
        box = QPoint(place.left() + 14, place.center().y())
        qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=box)

    for row in (1, 3):
        click(row)
    assert wished == [
        DemandCounted(run_id=RUN.run_id, start=20),
        DemandsDropped(run_id=RUN.run_id, requirement_ids=("req-001", "req-002")),
    ]
    counted = (*LINES[:1], LINES[1]._replace(demands=("req-003",)), LINES[2], LINES[3])
    view.show_run(replace(RUN, posting=counted))
    assert ticks(view) == [False, True, False, True], "what the run says, holds"
    assert lines.item(1) is task
    assert lines.isVisible(), "the posting stays in hand"
    assert asked.checkState() is Qt.CheckState.Checked
    assert len(wished) == 2, "what is shown is no wish"


def test_a_requirement_is_none_by_a_click_beside_it(view: MatchView, qtbot: QtBot) -> None:
    """Then all requirements are in hand, with the keyboard."""
    wished: list[object] = []
    view.wish.connect(wished.append)
    view.take("req-001")
    qtbot.mouseClick(view.drop, Qt.MouseButton.LeftButton)
    assert wished == [DemandsDropped(run_id=RUN.run_id, requirement_ids=("req-001",))]
    assert view.focusWidget() is view.list


def test_a_requirement_leads_to_its_line_in_the_posting(view: MatchView, qtbot: QtBot) -> None:
    """Issue 5.2: requirements come with the place in the posting they come from."""
    many = tuple(PostingLine(60 + n, 61 + n, f"A line {n}") for n in range(60))
    last = PostingLine(200, 216, "Falls prevention", demands=("req-002",))
    view.show_run(replace(RUN, posting=(*many, last)))
    view.take("req-002")
    qtbot.mouseClick(view.see, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    lines = view.posting.list
    assert lines.currentItem().text() == "Falls prevention"
    row = lines.visualItemRect(lines.currentItem())
    assert lines.viewport().visibleRegion().intersects(row)


def test_one_count_has_one_meaning(view: MatchView) -> None:
    """It was 13 in one place and 9 in another: lines that were no requirements were counted on the way."""
    view.take("req-002")
    assert view.stepper.words.text() == "Requirement 2 of 2"
    assert view._count.text().endswith("2 requirements: 1 answered, 1 open")


def test_where_no_demand_was_found_the_person_is_asked(qtbot: QtBot) -> None:
    """The posting stands there to be ticked at once."""
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.show()
    none = {"requirements": (), "evidence_mappings": (), "gap_resolutions": ()}
    board = RUN.blackboard.model_copy(update={**none, "user_questions": ()})
    unread = tuple(one._replace(demands=()) for one in LINES)
    view.show_run(replace(RUN, blackboard=board, posting=unread))
    assert view._count.isVisible()
    assert "No requirement was found in this posting." in view._count.text()
    assert view.posting.isVisible()
    view.posting.back.click()
    assert not view.none.isVisible(), "it is not said that there is no posting"
    assert view.look.isVisible()


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
    for show in (lambda: view.take("req-001"), view.show_posting):
        show()
        QApplication.processEvents()
        for around in view.findChildren(QScrollArea):
            assert around.horizontalScrollBar().maximum() == 0, around
