"""The match as a picture: demands above, places below, a thread for each answer; and it never costs
a small window its list.
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from interview_app.domain.knowledge_card import INDEPENDENT
from interview_app.domain.tailoring import Confidence, Priority
from interview_app.ui.resumes.match_layout import match_of
from interview_app.ui.resumes.match_picture import MatchPicture, summary
from interview_app.ui.theme import theme
from tests.ui_resumes.conftest import CARD, Played, analysed

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def test_what_must_be_there_stands_first_and_places_stand_in_the_order_of_time() -> None:
    """Evidence of no place comes before all others; a demand that only cards of long ago answer has
    none.
    """
    run = analysed()
    first, second = run.blackboard.requirements
    nice = first.model_copy(update={"priority": Priority.MEDIUM})
    older = CARD.model_copy(
        update={"id": "card-3", "company": "Bradford Home", "timeframe": "2011-2014"}
    )
    alone = CARD.model_copy(update={"id": "card-4", "company": INDEPENDENT, "timeframe": ""})
    board = run.blackboard.model_copy(update={"requirements": (nice, second)})
    match = match_of(replace(run, blackboard=board, cards=(*run.cards, older, alone)))
    assert [one.id for one in match.demands] == ["req-002", "req-001"]
    assert [one.strength for one in match.demands] == [None, Confidence.HIGH]
    assert [one.name for one in match.places] == ["", "Bradford Home", "Moor Hospital"]
    assert match_of(replace(run, cards=(older,))).demands[0].strength is None
    assert (match.answered, summary(match)) == (1, "1 of 2 are answered by your evidence")


@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_a_demand_that_is_pressed_comes_into_hand(
    with_run: Played, direction: Qt.LayoutDirection
) -> None:
    """The picture and the list are one; tool tips say in words what is drawn."""
    view = with_run.room.view.requirements
    picture = view.picture
    picture.setLayoutDirection(direction)
    assert picture.isVisible()
    assert picture.accessibleDescription() == "1 of 2 are answered by your evidence"
    areas = [picture.demand_area(one) for one in ("req-001", "req-002")]
    assert not areas[0].intersects(areas[1])
    assert (areas[0].left() < areas[1].left()) is (direction is Qt.LayoutDirection.LeftToRight)
    QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=areas[1].center().toPoint())
    assert view.list.key() == "req-002"
    assert view._title.text() == "Bronchoscopy"
    assert picture.words_at(areas[1].center()) == "Bronchoscopy\nno evidence"
    assert picture.words_at(areas[0].center()) == "Falls prevention\nstrong evidence"
    assert picture.words_at(picture.place_area("Moor Hospital").center()).startswith(
        "Moor Hospital\n"
    )
    assert picture.words_at(QPointF(-5, -5)) == ""


def test_the_thread_of_the_demand_in_hand_stands_out(with_run: Played) -> None:
    """What is in hand is drawn otherwise than the rest, and nothing is drawn for a demand that no
    card answers.
    """
    view = with_run.room.view.requirements

    def drawn(demand: str) -> bytes:
        view.picture.highlight(demand)
        image = (
            view.picture.grab()
            .toImage()
            .copy(0, theme().px(60), view.picture.width(), theme().px(40))
        )
        return bytes(image.constBits())

    assert drawn("req-001") != drawn("req-002")


def test_a_low_window_keeps_the_list_and_lets_the_picture_go(with_run: Played) -> None:
    """It never makes the window larger either: at 200 % it would not fit on a screen."""
    room, view = with_run.room, with_run.room.view.requirements
    assert isinstance(view.picture, MatchPicture)
    least = room.minimumSizeHint().height()
    room.resize(room.width(), 460)
    assert room.height() == 460, "nothing holds it open"
    assert not view.picture.isVisible()
    assert least <= 460
    room.resize(room.width(), 900)
    assert view.picture.isVisible()
    theme().set(text_size=200)
    assert not view.picture.isVisible()


def test_a_posting_that_asks_for_nothing_has_no_picture(played: Played) -> None:
    """An empty frame would say less than none."""
    run = analysed()
    played.tell(replace(run, blackboard=run.blackboard.model_copy(update={"requirements": ()})))
    view: QWidget = played.room.view.requirements.picture
    assert not view.isVisible()
