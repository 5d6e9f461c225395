"""The Match inspector says how well each demand is answered, and is one thing that scrolls (issue
26).
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.domain.tailoring import (
    ATSReport,
    AuditReport,
    Confidence,
    EvidenceMapping,
    GapResolution,
    GapStrategy,
    GapType,
    Priority,
    Requirement,
    UserQuestion,
)
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.shown import ContactLine
from interview_app.messages.tailoring.wishes import EvidenceChosen
from interview_app.paths import resources
from interview_app.ui.controls.wrapped_lines import key_of
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.theme import theme
from interview_app.ui.resumes.demand_words import how_many_answered
from interview_app.ui.resumes.match_view import MatchView
from interview_app.ui.resumes.page_checks import PageChecks
from interview_app.ui.resumes.run_view import RunView
from tests.ui_resumes.conftest import OWN, Played, analysed, drafted

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def answered(*mappings: EvidenceMapping) -> RunShown:
    """A run whose demands are answered so, one each."""
    run = analysed()
    demands = tuple(
        Requirement(id=one.requirement_id, text=one.requirement_id, priority=Priority.HIGH)
        for one in mappings
    )
    more = {"requirements": demands, "evidence_mappings": mappings, "gap_resolutions": ()}
    return replace(run, blackboard=run.blackboard.model_copy(update=more))


def test_only_what_is_clearly_answered_counts_as_answered() -> None:
    """What is partly answered, or without a term of the demand is told apart."""
    sure = EvidenceMapping(
        requirement_id="a", evidence_card_ids=("card-1",), confidence=Confidence.HIGH
    )
    others = (
        sure.model_copy(update={"requirement_id": "b", "not_told": ("diploma",)}),
        sure.model_copy(update={"requirement_id": "c", "confidence": Confidence.LOW}),
        EvidenceMapping(requirement_id="d"),
    )
    words = how_many_answered(answered(sure, *others))
    assert words == "4 requirements: 1 answered, 1 partly, 1 to confirm, 1 open"
    view = MatchView(Drafts())
    view.show_run(answered(sure, *others))
    assert "Asked for · answered" in view.list.line(0).detail
    assert "partly answered" in view.list.line(1).detail
    assert view.list.line(2).detail == "Asked for · to confirm, 1 fact"
    assert view.list.line(3).detail == "Asked for · open"


def test_what_a_line_of_the_page_answers_is_not_missing_from_it(qtbot: QtBot) -> None:
    """The answer to a gap stands on the page in the person's own words; what is clearly answered
    by Match is not missing below.
    """
    run = drafted()
    report = ATSReport(missing_keywords=("bronchoscopy", "falls"))
    demands = [
        one.model_copy(update={"keywords": ("bronchoscopy",)}) if one.id == "req-002" else one
        for one in run.blackboard.requirements
    ]
    (gap,) = run.blackboard.gap_resolutions
    told = gap.model_copy(
        update={
            "strategy": GapStrategy.ADJACENT_EXPERIENCE,
            "adjacent_evidence_ids": ("card-1",),
            "user_confirmed": True,
        }
    )
    said = []
    for one in (gap, told):
        more = {
            "ats_report": report,
            "audit_report": run.blackboard.audit_report or AuditReport(),
            "requirements": tuple(demands),
            "gap_resolutions": (one,),
        }
        view = PageChecks()
        qtbot.addWidget(view)
        view.show_run(replace(run, blackboard=run.blackboard.model_copy(update=more)))
        rows = [view.list.item(at).text() for at in range(view.list.count())]
        said.append([one for one in rows if one.startswith("Not on the page")])
    assert said == [["Not on the page: bronchoscopy"], []]


def test_all_demands_stand_in_one_list_and_each_on_a_page_of_its_own(qtbot: QtBot) -> None:
    """Neither a box that scrolls in a pane that scrolls, nor a demand whose answer is out of
    sight below the list.
    """
    mappings = [EvidenceMapping(requirement_id=f"A demand of some length {n}") for n in range(14)]
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(300, 640)
    view.show()
    view.show_run(answered(*mappings))
    around = view.stack.widget(0)
    assert isinstance(around, QScrollArea)

    def settled() -> bool:
        QApplication.processEvents()
        last = view.list.visualRect(view.list.model().index(13, 0))
        return view.list.viewport().rect().contains(last)

    qtbot.waitUntil(settled)
    assert view.list.height() > around.viewport().height()
    assert around.horizontalScrollBar().maximum() == 0
    assert around.verticalScrollBar().value() == 0
    row = view.list.visualRect(view.list.model().index(1, 0)).center()
    QTest.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert not view.list.isVisible()
    assert view._title.isVisible()
    view.stepper.on.click()
    assert view._title.text() == "A demand of some length 2"
    view.back.setFocus()
    view.back.click()
    assert view.list.isVisible()
    assert view.list.key() == "A demand of some length 2"


class Painted(QObject):
    """Notes what is lower than its words need, or than what stands in it, while it is painted."""

    def __init__(self, around: QWidget) -> None:
        super().__init__()
        self.around, self.squeezed = around, list[str]()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_part = isinstance(watched, QWidget) and self.around.isAncestorOf(watched)
        if is_part and event.type() is QEvent.Type.Paint:
            needed = watched.heightForWidth(watched.width())
            if watched.height() < needed - 1:
                self.squeezed.append(f"{watched}: {watched.height()} of {needed}")
        return False


def test_no_demand_is_painted_before_its_parts_have_their_places(
    qtbot: QtBot, qapp: QApplication
) -> None:
    """Who went on or back by the arrows saw the last demand's places with this one's fields in
    them, over each other, as long as the computer was busy.
    """
    mappings = [EvidenceMapping(requirement_id=one) for one in "abcd"]
    gaps = [
        GapResolution(
            gap_id=f"gap-{one}",
            requirement_text=one,
            gap_type=GapType.TRUE_GAP,
            strategy=GapStrategy.ASK_USER if one in "bd" else GapStrategy.ADJACENT_EXPERIENCE,
        )
        for one in "abcd"
    ]
    asked = [
        UserQuestion(gap_id=one.gap_id, question="Have you done this? " * at * 3, impact="Then …")
        for at, one in enumerate(gaps, 1)
        if one.strategy is GapStrategy.ASK_USER
    ]
    run = answered(*mappings)
    more = {"gap_resolutions": tuple(gaps), "user_questions": tuple(asked)}
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(300, 590)
    view.show()
    view.show_run(replace(run, blackboard=run.blackboard.model_copy(update=more)))
    view.take("d")
    painted = Painted(view.around)
    qapp.installEventFilter(painted)
    for step in (view.stepper.back,) * 3 + (view.stepper.on,) * 3:
        step.click()
        for _turn in range(6):
            qapp.processEvents()
    qapp.removeEventFilter(painted)
    assert painted.squeezed == []


def test_one_thing_is_said_of_how_a_demand_stands(qtbot: QtBot) -> None:
    """Beside each other stood "not answered yet" and "answered", and the face counted fewer
    questions than its list: what is answered, or asked for nothing any more, is told so once.
    """
    mappings = [EvidenceMapping(requirement_id=one) for one in "abc"]
    mappings[2] = mappings[2].model_copy(
        update={"evidence_card_ids": ("card-1",), "confidence": Confidence.HIGH}
    )
    run = answered(*mappings)
    gap = GapResolution(
        gap_id="gap-1",
        requirement_text="a",
        gap_type=GapType.TRUE_GAP,
        strategy=GapStrategy.ADJACENT_EXPERIENCE,
        adjacent_evidence_ids=("card-1",),
        user_confirmed=True,
    )
    open_ = {"strategy": GapStrategy.ASK_USER, "user_confirmed": False}
    gaps = (
        gap,
        gap.model_copy(update={"gap_id": "gap-2", "requirement_text": "b", **open_}),
        gap.model_copy(update={"gap_id": "gap-3", "requirement_text": "c", **open_}),
    )
    told = run.blackboard.model_copy(update={"gap_resolutions": gaps})
    view = RunView(Drafts())
    qtbot.addWidget(view)
    view.show_run(replace(run, blackboard=told))
    details = [view.match.list.line(at).detail for at in range(3)]
    assert details == [
        "Asked for · you answered it",
        "Asked for · open",
        "Asked for · answered, 1 fact",
    ]
    assert view.bar.buttons["match"].text() == "Match  1"
    words = "3 requirements: 2 answered, 1 open"
    assert how_many_answered(replace(run, blackboard=told)) == words


def test_the_form_stands_still_when_what_was_saved_comes_back(qtbot: QtBot) -> None:
    """After Save the next form moved once or twice under the pointer: the list above it grew, and
    so did the facts that may be related.
    """
    run = analysed()
    board = run.blackboard
    (gap,), (question,) = board.gap_resolutions, board.user_questions
    asked = [gap.model_copy(update={"gap_id": "gap-0", "requirement_text": "Ward rounds"}), gap]
    questions = (question.model_copy(update={"gap_id": "gap-0"}), question)
    demands = (
        Requirement(id="req-000", text="Ward rounds", priority=Priority.HIGH),
        *board.requirements,
    )
    more = {
        "requirements": demands,
        "gap_resolutions": tuple(asked),
        "user_questions": questions,
    }
    run = replace(run, blackboard=board.model_copy(update=more))
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(300, 640)
    view.show()
    view.show_run(run)
    view.take("req-000")
    assert view.gap.card is not None
    view.gap.card.leave.click()
    left = gap.model_copy(update={"user_confirmed": True, "strategy": GapStrategy.OMIT})
    asked[0] = left.model_copy(update={"gap_id": "gap-0", "requirement_text": "Ward rounds"})
    more["gap_resolutions"] = tuple(asked)
    view.show_run(replace(run, blackboard=board.model_copy(update=more)))
    card = view.gap.card
    assert view.list.key() == "req-002"
    qtbot.waitUntil(lambda: card.save.isVisible() and card.height() > 0)
    for _turn in range(4):
        QApplication.processEvents()
    before = card.save.mapTo(view, card.save.rect().topLeft())
    known = tuple(
        one.model_copy(update={"evidence_card_ids": ("card-1",), "notes": "By another word. " * 8})
        for one in board.evidence_mappings
    )
    more["evidence_mappings"] = known
    view.show_run(replace(run, blackboard=board.model_copy(update=more)))
    for _turn in range(4):
        QApplication.processEvents()
    assert view.gap.card is card
    assert card.save.mapTo(view, card.save.rect().topLeft()) == before


def test_save_stays_where_it_is_while_the_line_is_typed(qtbot: QtBot) -> None:
    """It moved down under the pointer with each row of the line."""
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(300, 900)
    view.show()
    view.show_run(analysed())
    view.take("req-002")
    card = view.gap.card
    assert card is not None
    qtbot.waitUntil(lambda: card.save.isVisible() and card.height() > 0)
    QApplication.processEvents()
    before = card.save.mapTo(card, card.save.rect().topLeft())
    card.line.setPlainText("Assisted at bronchoscopies, " * 6)
    QApplication.processEvents()
    assert card.save.mapTo(card, card.save.rect().topLeft()) == before


def test_lines_answer_a_demand_only_where_it_is_answered(qtbot: QtBot) -> None:
    """Lines that share common words with it stood under "Lines that answer it"."""
    poor = EvidenceMapping(requirement_id="a", evidence_card_ids=("card-1",))
    sure = poor.model_copy(update={"requirement_id": "b", "confidence": Confidence.HIGH})
    run = answered(poor, sure)
    draft = drafted().blackboard.draft
    run = replace(run, blackboard=run.blackboard.model_copy(update={"draft": draft}))
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.show_run(run)
    shown = []
    for demand in ("a", "b"):
        view.take(demand)
        shown.append(view.lines.count())
    assert shown == [0, 1]
    assert "to confirm, 1 fact" in view.list.line(0).detail


def test_what_is_only_related_is_ticked_by_the_person(qtbot: QtBot) -> None:
    """It stands there unasked, below what is asked; what shares nothing is a click away."""
    near = EvidenceMapping(requirement_id="a", evidence_card_ids=("card-2", "card-1"))
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    wished: list[object] = []
    view.wish.connect(wished.append)
    view.show_run(answered(near))
    view.take("a")
    assert view._cards_part.isVisibleTo(view)
    (first, *_others) = items = view.cards.items_in_order()
    seen = [key_of(one) for one in items if not one.isHidden()]
    assert seen == ["card-2", "card-1"]
    assert all(one.checkState() is Qt.CheckState.Unchecked for one in items)
    first.setCheckState(Qt.CheckState.Checked)
    run_id = analysed().run_id
    assert wished == [EvidenceChosen(run_id=run_id, requirement_id="a", card_ids=("card-2",))]


@pytest.mark.parametrize("typed", ["", "falls"])
def test_what_may_answer_is_seen_beside_what_is_not_shown(qtbot: QtBot, typed: str) -> None:
    """Where the last of all cards was not among them, the list was two pixels high."""
    near = EvidenceMapping(requirement_id="a", evidence_card_ids=("card-2",))
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(320, 900)
    view.show()
    view.show_run(answered(near))
    view.take("a")
    view.related.setChecked(bool(typed))
    view.filter.setText(typed)
    (shown,) = [one for one in view.cards.items_in_order() if not one.isHidden()]
    for _turn in range(4):
        QApplication.processEvents()
    row = view.cards.visualItemRect(shown)
    assert row.height() > 10
    assert view.cards.viewport().rect().contains(row)


def test_what_can_be_ticked_comes_before_what_is_to_be_typed(qtbot: QtBot) -> None:
    """The field of the question took the focus, and scrolled the demand and its ticks away."""
    run = drafted()
    asked = run.blackboard.evidence_mappings[1]
    near = asked.model_copy(update={"evidence_card_ids": ("card-1",)})
    mappings = (run.blackboard.evidence_mappings[0], near)
    board = run.blackboard.model_copy(update={"evidence_mappings": mappings})
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(300, 420)
    view.show()
    view.show_run(replace(run, blackboard=board))
    view.answer.click()
    for _turn in range(4):
        QApplication.processEvents()
    assert view.list.key() == near.requirement_id
    assert view.gap.card is not None
    assert view.gap.card.is_open
    assert view.focusWidget() is view.cards
    assert not view._title.visibleRegion().isEmpty()
    arrow = view.stepper.on.mapTo(view, QPoint())
    bar = view.around.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value(), "the page is longer than its place"
    assert view.stepper.on.mapTo(view, QPoint()) == arrow, "the arrow stays under the pointer"


def test_what_answers_and_stands_on_no_line_is_seen_ticked(qtbot: QtBot) -> None:
    """It was said that a fact answers a demand, and not which. With its tick the fact itself was
    gone, and the demand could not be answered by it any more.
    """
    sure = EvidenceMapping(
        requirement_id="a", evidence_card_ids=("card-2",), confidence=Confidence.HIGH
    )
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.show_run(answered(sure))
    view.take("a")
    assert view._cards_part.isVisibleTo(view)
    (shown,) = [one for one in view.cards.items_in_order() if not one.isHidden()]
    assert key_of(shown) == "card-2"
    assert shown.checkState() is Qt.CheckState.Checked
    shown.setCheckState(Qt.CheckState.Unchecked)
    view.show_run(answered(EvidenceMapping(requirement_id="a")))
    (still,) = [one for one in view.cards.items_in_order() if not one.isHidden()]
    assert key_of(still) == "card-2"
    assert still.checkState() is Qt.CheckState.Unchecked


def test_where_nothing_is_related_nothing_is_offered_before_it_is_asked_for(qtbot: QtBot) -> None:
    """For a program that nobody named everything was offered."""
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.show_run(answered(EvidenceMapping(requirement_id="a")))
    view.take("a")
    assert not view._cards_part.isVisibleTo(view)
    view.related.click()
    assert view._cards_part.isVisibleTo(view)
    assert not any(one.isHidden() for one in view.cards.items_in_order())


def test_the_answer_grows_and_shrinks_with_the_text(qtbot: QtBot) -> None:
    """From 200 % back to 100 % it kept the height of the large text."""
    theme().set(text_size=200)
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.show_run(analysed())
    assert view.gap.card is not None
    large = view.gap.card.answer.height()
    theme().set(text_size=100)
    assert view.gap.card.answer.height() == large // 2


def test_match_opens_with_all_demands_and_leads_to_the_first_open_question(qtbot: QtBot) -> None:
    """What is told of all of them is seen; the first one that is open is a click away, its field
    in focus.
    """
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(300, 420)
    view.show()
    view.activateWindow()
    view.show_run(analysed())
    for _turn in range(4):
        QApplication.processEvents()
    assert view._count.visibleRegion().boundingRect().height() == view._count.height()
    assert view.list.isVisible()
    view.list.choose("req-001")
    view.answer.click()
    assert view.list.key() == "req-002"
    assert view.gap.card is not None
    answer = view.gap.card.answer
    qtbot.waitUntil(lambda: answer.visibleRegion().boundingRect().height() == answer.height())
    assert view.focusWidget() is answer


def test_what_is_related_comes_into_view(qtbot: QtBot) -> None:
    """Its list opened below what is seen, and nothing seemed to happen."""
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(300, 420)
    view.show()
    view.show_run(analysed())
    view.take("req-002")
    view.related.click()
    qtbot.waitUntil(lambda: view.cards.visibleRegion().boundingRect().height() > 100)


def test_typing_scrolls_nothing_that_is_seen(qtbot: QtBot) -> None:
    """The panel moved under the pointer: a click meant for the place hit what leaves it out."""
    view = MatchView(Drafts())
    qtbot.addWidget(view)
    view.resize(300, 300)
    view.show()
    view.show_run(analysed())
    view.take("req-002")
    card = view.gap.card
    assert card is not None
    bar = view.around.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and card.answer.isVisible())
    view.activateWindow()
    card.answer.setFocus()
    qtbot.waitUntil(card.answer.hasFocus)
    # The field is the last thing that is seen; what saves is below.
    below = card.answer.mapTo(view.around.viewport(), card.answer.rect().bottomLeft()).y()
    bar.setValue(bar.value() + below - view.around.viewport().height() + 10)
    QApplication.processEvents()
    before, seen = bar.value(), card.save.visibleRegion()
    assert seen.isEmpty()
    QTest.keyClicks(card.answer, "Assisted at two bronchoscopies a week, ")
    QApplication.processEvents()
    QApplication.processEvents()
    assert card.save.isEnabled()
    assert bar.value() == before
    bar.setValue(bar.maximum())  # scrolled away by a wheel: what is typed now is looked for
    assert not card.answer.viewport().visibleRegion().intersects(card.answer.cursorRect())
    QTest.keyClicks(card.answer, "and cleaned up.")
    qtbot.waitUntil(
        lambda: card.answer.viewport().visibleRegion().intersects(card.answer.cursorRect())
    )


def test_one_is_told_in_the_singular(request: pytest.FixtureRequest) -> None:
    """Spanish said “1 respondidos por usted”."""
    catalogues = resources() / "translations"
    i18n.set_language("es", catalogues=catalogues)
    request.addfinalizer(lambda: i18n.set_language("en", catalogues=catalogues))
    run = drafted()
    (gap,) = run.blackboard.gap_resolutions
    gaps = (gap.model_copy(update={"strategy": GapStrategy.OMIT}),)
    board = run.blackboard.model_copy(update={"gap_resolutions": gaps})
    told = how_many_answered(replace(run, blackboard=board))
    assert told == "2 requisitos: 1 cubierto, 1 omitido"


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_no_face_of_the_inspector_is_cut_at_its_side(
    qtbot: QtBot, request: pytest.FixtureRequest, language: str, size: int
) -> None:
    """With an open gap, a web address and large text, in any language: the inspector is as wide as
    what stands in it, and leaves the page room in the least window.
    """
    catalogues = resources() / "translations"
    i18n.set_language(language, catalogues=catalogues)
    request.addfinalizer(lambda: i18n.set_language("en", catalogues=catalogues))
    theme().set(text_size=size)
    view = RunView(Drafts())
    qtbot.addWidget(view)
    view.resize(900, 520)
    view.show()
    address = ContactLine(key="link:a", text="https://github.com/amara-okonkwo-example")
    view.show_run(replace(drafted(waiting=(OWN,)), contact=(address,)))
    for face in view.faces:
        view.show_face(face)
        for _turn in range(8):
            QApplication.processEvents()
        for around in view.faces[face].findChildren(QScrollArea):
            inside = around.widget()
            assert inside is not None
            assert inside.minimumSizeHint().width() <= around.viewport().width(), face
    assert view.page.width() >= 300


def test_a_resume_for_no_posting_says_what_match_is_for(with_draft: Played) -> None:
    """Match was an empty sheet there."""
    match = with_draft.room.view.match
    assert not match.none.isVisible()
    board = drafted().blackboard.model_copy(
        update={"requirements": (), "evidence_mappings": (), "gap_resolutions": ()}
    )
    with_draft.tell(replace(drafted(), blackboard=board))
    with_draft.room.view.show_face("match")
    assert match.none.isVisible()
    assert not match.list.isVisible()


def test_nothing_is_offered_before_it_is_known_what_is_asked(qtbot: QtBot) -> None:
    """The button that answers the first open question stood there while a résumé was opened."""
    match = MatchView(Drafts())
    qtbot.addWidget(match)
    match.show()
    assert not any(one.isVisible() for one in (match.answer, match.none, match.list))
