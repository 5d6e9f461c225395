"""The Résumés room: what it shows, what it wishes for, and that the keyboard alone is enough (issue
5.8).
"""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.domain.known import Known
from interview_app.domain.lines import WordRun
from interview_app.domain.tailoring import AuditReport, GapStrategy, State, Trim
from interview_app.errors import TitleMissing
from interview_app.messages.tailoring.facts import (
    LedgerShown,
    ResumeWritten,
    RunFailed,
    RunProgressed,
    RunsChanged,
    RunShown,
    VersionsCompared,
    VersionsTold,
)
from interview_app.messages.tailoring.shown import EntryPlace, LineDifference
from interview_app.messages.tailoring.wishes import (
    GENERAL,
    ComparisonRequested,
    DraftRequested,
    EvidenceChosen,
    GapAnswered,
    GeneralRequested,
    HelpRequested,
    LookChosen,
    ResumeExportRequested,
    ResumeRequested,
    RunOpened,
    RunStopped,
    TrimUndone,
    VersionsRequested,
)
from interview_app.paths import resources
from interview_app.rendering.design import OWN_THEMES, THEMES
from interview_app.ui.controls import EmptyState, Notice, saving
from interview_app.ui.look.icons import photograph
from interview_app.ui.look.names import moment_words
from interview_app.ui.look.theme import theme
from interview_app.ui.resumes import notices
from interview_app.ui.resumes.gap_card import GapCard
from interview_app.ui.resumes.ledger_dialog import LedgerDialog
from interview_app.ui.resumes.look_view import PLAIN
from interview_app.ui.resumes.new_resume_dialog import NewResumeDialog
from interview_app.ui.resumes.page_rows import MORE
from interview_app.ui.resumes.versions_dialog import VersionsDialog
from interview_app.ui.resumes.words import card_detail, short_day, time_words, today
from tests.test_catalogues import WHOLE
from tests.ui_resumes.conftest import (
    CARD,
    LINE,
    OTHER,
    SECOND,
    Played,
    analysed,
    dialog_of,
    drafted,
    summary,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def begin(played: Played) -> NewResumeDialog:
    played.room.posting_button.click()
    dialog = dialog_of(NewResumeDialog)
    assert isinstance(dialog, NewResumeDialog)
    return dialog


def gap_card(played: Played) -> GapCard:
    """The card of the one gap there is."""
    played.room.view.show_face("match")
    played.room.view.match.take("req-002")
    played.tell()
    card = played.room.view.match.gap.card
    assert card is not None
    return card


def press(widget: QWidget) -> None:
    assert isinstance(widget, QPushButton)
    assert widget.isEnabled(), widget.accessibleName()
    widget.click()


def test_who_could_help_is_asked_when_the_room_comes_up(played: Played) -> None:
    """Settings change meanwhile."""
    assert played.wishes == [HelpRequested()]


def test_my_resume_is_made_where_there_is_something_to_make_it_from(played: Played) -> None:
    """NEXT 8: the first page; where nothing is approved yet, the way to the interview stands, and
    as soon as something is, the page follows by itself.
    """
    led: list[bool] = []
    played.room.interview_wanted.connect(lambda: led.append(True))
    played.room.show_known(Known())
    played.room.show_part(GENERAL)
    played.tell()
    press(played.find("Go to the interview", QPushButton))
    assert led
    assert GeneralRequested() not in played.wishes
    assert played.room.posting_button.isHidden()
    played.room.show_known(Known(cards=(CARD,)))
    assert played.wishes[-1] == GeneralRequested()
    played.tell(replace(drafted(), run_id=GENERAL))
    assert played.room.view.isVisible()


@pytest.mark.parametrize("stays", [True, False])
def test_a_new_resume_that_is_asked_for_before_anything_is_known_comes_as_soon_as_it_can(
    played: Played, stays: bool
) -> None:
    """In the first moments of a start the click did nothing; who went elsewhere wants it no more."""
    played.room.show_known(Known())
    played.room.begin()
    assert not played.room.findChildren(NewResumeDialog)
    if not stays:
        played.room.hide()
        played.room.show()
    played.room.show_known(Known(cards=(CARD,)))
    assert bool(played.room.findChildren(NewResumeDialog)) is stays


def test_nobody_reads_that_there_is_no_résumé_before_it_is_known(played: Played) -> None:
    """After a start it takes a moment; who fears to have lost their work sees no empty room
    meanwhile; where it cannot be had, the way on stands there.
    """
    room = played.room
    empty = next(one for one in room.findChildren(EmptyState) if one.title.text() == "Your résumé")
    room.show_part("run-1")
    assert not empty.isVisible()
    assert played.wishes[-1] == RunOpened(run_id="run-1")
    played.tell(RunFailed(run_id="run-1", code="x", sentence="It is not there."))
    assert empty.isVisible()
    press(played.find("Make my résumé", QPushButton))
    assert played.wishes[-1] == RunOpened(run_id="run-1")
    played.tell(analysed())
    assert room.view.isVisible()
    played.tell(RunsChanged(runs=()))
    assert played.wishes[-1] == GeneralRequested(), "what was deleted gives way to My résumé"


def test_a_window_that_comes_back_to_a_résumé_that_is_gone_shows_the_general_one(
    played: Played,
) -> None:
    """A copy that was restored may not have it; one that is there is waited for."""
    played.room.show_part("run-1")
    played.tell(RunsChanged(runs=(summary(),)))
    assert played.wishes[-1] == RunOpened(run_id="run-1")
    played.room.show_part("run-2")
    played.tell(RunsChanged(runs=(summary(),)))
    assert played.wishes[-1] == GeneralRequested()


@pytest.mark.parametrize("text_size", [100, 200])
def test_a_long_employer_leaves_the_answer_of_a_gap_in_its_place(
    with_run: Played, text_size: int
) -> None:
    """The list of roles ends in …; the buttons beside it stay where they can be pressed."""
    theme().set(text_size=text_size)
    name = (
        "Stellvertretende Stationsleitung, Universitätsklinikum der "
        "Ludwig-Maximilians-Universität München-Großhadern"
    )
    with_run.tell(replace(analysed(), entries=(EntryPlace(id="exp-1", label=name),)))
    view = with_run.room.view
    card = gap_card(with_run)
    card.place.setCurrentIndex(card.place.findData("exp-1"))
    assert card.save.mapTo(view, QPoint(card.save.width(), 0)).x() <= view.width()
    assert card.place.mapTo(view, QPoint(card.place.width(), 0)).x() <= view.width()
    assert card.place.toolTip() == name


def test_large_text_in_a_narrow_low_pane_loses_no_line_of_a_requirement(with_run: Played) -> None:
    """DESIGN 11: nothing breaks at 200 %; its heading had lost its last words."""
    board = analysed().blackboard
    long = board.requirements[0].model_copy(
        update={
            "text": "Registered Nurse (Adult) with current registration and experience of "
            "respiratory wards"
        }
    )
    theme().set(text_size=200)
    with_run.tell(
        replace(analysed(), blackboard=board.model_copy(update={"requirements": (long,)}))
    )
    view = with_run.room.view
    view.show_face("match")
    for width, height in ((1190, 640), (900, 560), (1000, 480)):
        with_run.room.resize(width, height)
        with_run.tell()
        view.match.take(long.id)
        with_run.tell()
        scroll = view.match.around
        labels = [one for one in scroll.findChildren(QLabel) if one.isVisible() and one.wordWrap()]
        assert labels
        cut = [one.text() for one in labels if one.height() < one.heightForWidth(one.width())]
        assert not cut, f"{width} × {height}"


def test_a_pasted_posting_is_analysed(played: Played, qtbot: QtBot) -> None:
    """Issue 5.8: the sheet by its names for acceptance, by keyboard alone; the run takes the
    sheet's place.
    """
    dialog = begin(played)
    assert isinstance(played.find("Job posting", QPlainTextEdit), QPlainTextEdit)
    title = played.find("Target title", QLineEdit)
    qtbot.keyClicks(title, "Staff Nurse")
    qtbot.keyClick(title, Qt.Key.Key_Tab)
    dialog.posting.setPlainText("We require falls prevention.")
    qtbot.keyClick(title, Qt.Key.Key_Return)
    assert played.wishes[1:] == [
        ResumeRequested(target_title="Staff Nurse", text="We require falls prevention.")
    ]
    assert not played.find("Analyze", QPushButton).isEnabled()
    played.tell(RunProgressed(run_id="run-1", state=State.JD_ANALYSIS, step=2, steps=3))
    played.tell(analysed(), RunsChanged(runs=(summary(),)))
    assert not dialog.isVisible()
    assert played.find("Match", QPushButton)
    assert played.wishes[-1] != RunOpened(run_id="run-1"), "what is shown is not asked for again"


def test_a_refused_posting_keeps_what_was_typed(played: Played) -> None:
    """Issue 5, bad input: a clear sentence, nothing lost."""
    dialog = begin(played)
    dialog.analyze()
    assert "Paste the job posting" in dialog.notice.label.text()
    dialog.title.setText("Staff Nurse")
    dialog.analyze()
    assert "Paste the job posting" in dialog.notice.label.text()
    dialog.posting.setPlainText("The cat sat on the mat.")
    dialog.analyze()
    played.tell(RunFailed(run_id="run-9", code="pipeline_error", sentence="It asks for nothing."))
    assert dialog.isVisible()
    assert dialog.notice.label.text() == "It asks for nothing."
    assert dialog.posting.toPlainText() == "The cat sat on the mat."
    assert dialog.start.isEnabled()


def test_an_untyped_title_is_taken_from_the_posting_and_asked_for_where_there_is_none(
    played: Played,
) -> None:
    """Issue 5.8: the posting alone is enough; the sheet asks for the title, with the cursor there,
    when it has none.
    """
    dialog = begin(played)
    dialog.posting.setPlainText("Staff Nurse\nWe require falls prevention.")
    dialog.analyze()
    assert played.wishes[-1] == ResumeRequested(
        target_title="", text="Staff Nurse\nWe require falls prevention."
    )
    played.tell(RunProgressed(run_id="run-9", state=State.JD_ANALYSIS, step=2, steps=3))
    asked = RunFailed(run_id="run-9", code=TitleMissing.code, sentence="What is it called?")
    played.tell(asked)
    assert dialog.focusWidget() is dialog.title
    assert dialog.notice.property("tone") == "info", "it is a question, and nobody's fault"
    dialog.title.setText("Staff Nurse")
    dialog.analyze()
    played.tell(RunProgressed(run_id="run-1", state=State.JD_ANALYSIS, step=2, steps=3))
    played.tell(analysed())
    assert not dialog.isVisible(), "the sheet waits for the run that failed"


def test_the_sheet_says_what_leaves_whatever_is_given(played: Played) -> None:
    """DESIGN 1.4: a text and a file stay here; of an address the page is asked for, and nobody
    reads otherwise before.
    """
    dialog = begin(played)

    def told() -> str:
        return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())

    assert "Nothing leaves this computer." in told()
    for address in ("https://example.org/job", " HTTP://example.org/job \n"):
        dialog.posting.setPlainText(address)
        assert "Nothing leaves this computer" not in told()
        assert "Only its address leaves this computer, once you agree." in told()
    dialog.take_file(b"/home/x/posting.pdf")
    assert "Nothing leaves this computer." in told(), "the file is read, and the address is not"
    dialog.take_file(b"")
    assert "Only its address leaves" in told()
    dialog.posting.setPlainText("We look for a nurse. See https://example.org/job")
    assert "Nothing leaves this computer." in told()


def test_return_and_control_analyzes_from_the_posting(played: Played, qtbot: QtBot) -> None:
    """By keyboard alone: Return is a new line of the posting, and with Control it sends the sheet
    off, as in a review.
    """
    dialog = begin(played)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.title.setText("Nurse")
    dialog.posting.setFocus()
    dialog.posting.setPlainText("We look for a nurse.")
    key = QTest.keyClick
    key(dialog.posting, Qt.Key.Key_Return)
    assert not any(isinstance(one, ResumeRequested) for one in played.wishes)
    key(dialog.posting, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(played.wishes[-1], ResumeRequested)


def test_an_address_is_asked_about_before_it_leaves_this_mac(played: Played) -> None:
    """Promise 4, issue 5.2: the host is named, and only the second click sends."""
    dialog = begin(played)
    dialog.title.setText("Staff Nurse")
    dialog.posting.setPlainText("https://jobs.example.org/42")
    dialog.analyze()
    assert played.wishes[1:] == []
    assert "jobs.example.org" in dialog.notice.label.text()
    press(dialog.agree)
    assert played.wishes[1:] == [
        ResumeRequested(target_title="Staff Nurse", url="https://jobs.example.org/42")
    ]


def test_what_was_typed_as_an_address_and_is_none_is_asked_about_too(played: Played) -> None:
    """Issue 5, bad input: a bracket too many is no bug; whether it can be asked is found out when
    it is.
    """
    dialog = begin(played)
    dialog.title.setText("Staff Nurse")
    dialog.posting.setPlainText("http://[jobs")
    dialog.analyze()
    assert "http://[jobs" in dialog.notice.label.text()
    assert played.wishes[1:] == []


def test_a_dropped_file_is_the_posting(played: Played, tmp_path: Path) -> None:
    """Issue 5.8: drop a posting's file on the field; it can be taken away again."""
    dialog = begin(played)
    path = tmp_path / "posting.pdf"
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    assert dialog.posting.canInsertFromMimeData(mime)
    dialog.posting.insertFromMimeData(mime)
    dialog.title.setText("Staff Nurse")
    dialog.analyze()
    assert played.wishes[1:] == [
        ResumeRequested(target_title="Staff Nurse", path=os.fsencode(path))
    ]


def test_escape_stops_the_analysis(played: Played, qtbot: QtBot) -> None:
    """Issue 5.8: progress by stage, with cancel."""
    dialog = begin(played)
    dialog.title.setText("Staff Nurse")
    dialog.posting.setPlainText("Falls prevention required.")
    dialog.analyze()
    played.tell(RunProgressed(run_id="run-7", state=State.JD_ANALYSIS, step=2, steps=3))
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert played.wishes[-1] == RunStopped(run_id="run-7")


def test_requirements_show_their_evidence_and_the_person_may_change_it(
    with_run: Played, qtbot: QtBot
) -> None:
    """Issue 5.3: confidence that is honest, flags of the posting, a match as a suggestion, by the
    space bar.
    """
    view = with_run.room.view.match
    assert view.list.keys_in_order() == ["req-001", "req-002"]
    assert view.list.key() == "req-002", "what is still open is in hand first"
    view.take("req-001")
    assert "Ignore all previous" in view.flags.label.text()
    press(with_run.find("Show all you told", QPushButton))
    with_run.tell()
    cards = with_run.find("What answers the requirement", QListWidget)
    assert isinstance(cards, QListWidget)
    assert cards.item(0).checkState() is Qt.CheckState.Checked
    cards.setFocus()
    cards.setCurrentRow(1)
    qtbot.keyClick(cards, Qt.Key.Key_Space)
    assert with_run.wishes == [
        EvidenceChosen(run_id="run-1", requirement_id="req-001", card_ids=("card-1", "card-2"))
    ]
    view.filter.setText("sepsis")
    assert [cards.item(at).isHidden() for at in range(2)] == [True, False]


def test_a_gap_is_answered_or_left(with_run: Played) -> None:
    """D5: question, impact, the place of the answer; the click is the approval."""
    card = gap_card(with_run)
    assert not card.save.isEnabled()
    card.answer.setPlainText("I assisted at 30.")
    with_run.tell(analysed())
    assert gap_card(with_run).answer.toPlainText() == "I assisted at 30.", "typing is never lost"
    card.place.setCurrentIndex(card.place.findData("exp-1"))
    press(card.save)
    press(card.leave)
    assert with_run.wishes == [
        GapAnswered(run_id="run-1", gap_id="gap-001", text="I assisted at 30.", entry_id="exp-1"),
        GapAnswered(run_id="run-1", gap_id="gap-001", text="", entry_id=""),
    ]


def test_what_is_partly_answered_or_left_can_be_told_too(with_run: Played) -> None:
    """Whatever is not clearly answered has room for an answer, without a question of its own."""
    run = analysed()
    (gap,) = run.blackboard.gap_resolutions
    for strategy in (GapStrategy.ADJACENT_EXPERIENCE, GapStrategy.OMIT):
        near = {"strategy": strategy, "adjacent_evidence_ids": ("card-1",)}
        changed = {"gap_resolutions": (gap.model_copy(update=near),), "user_questions": ()}
        with_run.tell(replace(run, blackboard=run.blackboard.model_copy(update=changed)))
        card = gap_card(with_run)
        card.answer.setPlainText("I assisted at 30.")
        card.place.setCurrentIndex(card.place.findData("exp-1"))
        press(card.save)
        told = GapAnswered(
            run_id="run-1", gap_id="gap-001", text="I assisted at 30.", entry_id="exp-1"
        )
        assert with_run.wishes.pop() == told


def test_an_answered_gap_shows_the_answer(with_run: Played) -> None:
    """Who fears that an answer is lost sees it where it was given."""
    run = analysed()
    (gap,) = run.blackboard.gap_resolutions
    settled = gap.model_copy(
        update={
            "strategy": GapStrategy.ADJACENT_EXPERIENCE,
            "user_confirmed": True,
            "adjacent_evidence_ids": ("card-1",),
        }
    )
    with_run.tell(
        replace(run, blackboard=run.blackboard.model_copy(update={"gap_resolutions": (settled,)}))
    )
    card = gap_card(with_run)
    assert f"“{CARD.raw_text}”" in [label.text() for label in card.findChildren(QLabel)]


def test_the_draft_comes_up_when_it_is_written(with_run: Played) -> None:
    """Issue 5.8: one button leads on; then every line shows its state."""
    press(with_run.find("Write the draft now", QPushButton))
    assert with_run.wishes == [DraftRequested(run_id="run-1")]
    with_run.tell(RunProgressed(run_id="run-1", state=State.WRITING, step=1, steps=3))
    press(with_run.find("Stop", QPushButton))
    assert with_run.wishes[-1] == RunStopped(run_id="run-1")
    with_run.tell(drafted())
    page = with_run.find("Page", QListView)
    assert isinstance(page, QListView)
    model = page.model()
    texts = [model.index(at, 0).data() for at in range(model.rowCount())]
    assert "Amara Okonkwo" in texts
    assert "Cut falls on a 28-bed ward from 12 to 5 a month" in texts


def test_the_hands_go_on_where_the_work_went_on(with_run: Played, qtbot: QtBot) -> None:
    """DESIGN 11: the button that was pressed is gone; the focus is on the page, and not in some
    other part of the window.
    """
    write = with_run.room.view.nothing.button
    assert write is not None
    with_run.room.activateWindow()
    write.setFocus()
    qtbot.waitUntil(write.hasFocus)
    with_run.tell(drafted())
    assert with_run.room.view.page.canvas.hasFocus()


def test_after_an_answer_the_next_open_question_is_in_hand(with_run: Played, qtbot: QtBot) -> None:
    """DESIGN 11: a row of questions is answered by keyboard without walking through the window each
    time.
    """
    board = analysed().blackboard
    demands = tuple(
        board.requirements[1].model_copy(update={"id": f"req-{n}", "text": f"Demand {n}"})
        for n in (1, 2, 3)
    )
    asked = tuple(
        board.gap_resolutions[0].model_copy(
            update={"gap_id": f"gap-{n}", "requirement_text": f"Demand {n}"}
        )
        for n in (1, 2, 3)
    )
    questions = tuple(
        board.user_questions[0].model_copy(update={"gap_id": one.gap_id}) for one in asked
    )

    def run(*left: str) -> RunShown:
        gaps = [one.model_copy(update={"user_confirmed": one.gap_id in left}) for one in asked]
        changed = {
            "requirements": demands,
            "gap_resolutions": tuple(gaps),
            "user_questions": questions,
        }
        return replace(analysed(), blackboard=board.model_copy(update=changed))

    with_run.tell(run())
    match = with_run.room.view.match
    with_run.room.activateWindow()
    for demand, left, then in (
        ("req-2", ("gap-2",), "req-3"),
        ("req-3", ("gap-2", "gap-3"), "req-1"),
    ):
        match.take(demand)
        with_run.tell()
        assert match.gap.card is not None
        match.gap.card.leave.click()
        with_run.room.show_message(run(*left))
        assert match.list.key() == then
        assert match.gap.card is not None
        assert with_run.room.focusWidget() is match.gap.card.answer


@pytest.mark.parametrize(("changed", "told"), [("-05-04", "4 May"), ("2019-05-04", "4 May 2019")])
def test_a_day_is_short_where_there_is_little_room(changed: str, told: str) -> None:
    """Issue 5.8: beside its state, a résumé's day is not cut."""
    day = changed if changed.startswith("2") else today()[:4] + changed
    assert short_day(day + "T10:00:00Z") == told


def test_who_double_clicks_writes_one_draft(with_run: Played) -> None:
    """Issue 5.8: the second click of a double click is no second order."""
    write = with_run.room.view.nothing.button
    assert write is not None
    QTest.mouseDClick(write, Qt.MouseButton.LeftButton)
    assert with_run.wishes == []
    QTest.mouseClick(write, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(write, Qt.MouseButton.LeftButton)
    assert with_run.wishes == [DraftRequested(run_id="run-1")]


def test_what_a_question_quotes_stands_there_once(with_run: Played) -> None:
    """Issue 5.8: a long demand is not read twice, in its question and over it, nor as its own
    quotation.
    """
    board = analysed().blackboard
    (asked,) = board.user_questions
    told = asked.model_copy(
        update={"question": "The posting asks for: “Bronchoscopy”. Have you done this?"}
    )
    with_run.tell(
        replace(analysed(), blackboard=board.model_copy(update={"user_questions": (told,)}))
    )
    labels = [one.text() for one in gap_card(with_run).findChildren(QLabel) if one.isVisible()]
    assert [one for one in labels if "Bronchoscopy" in one] == [told.question]


@pytest.mark.parametrize(
    ("timeframe", "code", "printed"),
    [
        ("2019-03 to present", "en", "Mar 2019 – present"),
        ("2019-03 to present", "de", "März 2019 – heute"),
        ("2015-2019", "de", "2015 – 2019"),
        ("2014-2014", "en", "2014"),
        ("", "en", ""),
        ("long ago", "en", "long ago"),
    ],
)
def test_times_of_cards_are_in_words(timeframe: str, code: str, printed: str) -> None:
    """Issue 5.8, DESIGN 9: nobody is shown the form in which a time is kept."""
    assert time_words(timeframe, code) == printed


def test_lines_are_as_high_as_their_words_at_any_width(with_run: Played) -> None:
    """Also where a few letters more or less, or the list's own scroll bar, make a row of words more
    or less.
    """
    words = (
        "Trained newly qualified nurses of four wards in sepsis screening, and wrote what they "
        "learn it from " * 2
    )
    cards = tuple(
        CARD.model_copy(update={"id": f"card-{at}", "raw_text": words[: 40 + at]})
        for at in range(60)
    )
    with_run.tell(replace(analysed(), cards=cards))
    with_run.room.view.match.related.setChecked(True)
    view = with_run.room.view.match.cards
    for width in (1000, 1013, 962, 1200):
        with_run.room.resize(width, 700)
        with_run.tell()
        assert wrong_heights(view) == []


def wrong_heights(view: QListWidget) -> list[str]:
    """Lines that are higher or lower than their words need where they are drawn."""
    wrong = []
    for at in range(view.count()):
        index, option = view.model().index(at, 0), QStyleOptionViewItem()
        view.initViewItemOption(option)
        option.rect = view.visualRect(index)
        needed = view.itemDelegate().sizeHint(option, index).height()
        if option.rect.height() != needed:
            wrong.append(f"{view.item(at).text()[:30]}: {option.rect.height()}, not {needed}")
    return wrong


def test_a_card_does_not_say_twice_when_and_where_it_was() -> None:
    """Issue 5.8: a licence whose words end in its year has no year of its own under them."""
    licence = CARD.model_copy(
        update={"raw_text": "NMC Registered Nurse, 2014", "timeframe": "2014-2014", "role": ""}
    )
    assert card_detail(licence) == "Moor Hospital"
    assert card_detail(CARD) == "Nurse · Moor Hospital · 2019 – 2023"


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_claims_are_never_cut_at_their_side(
    with_draft: Played, qtbot: QtBot, text_size: int
) -> None:
    """Issue 5.8, DESIGN 11: at twice the text size "Leave line out" is whole."""
    claims = with_draft.room.view.line.line
    with_draft.room.view.page.canvas.take(LINE)
    with_draft.room.view.show_face("line")
    theme().set(text_size=text_size)

    def whole() -> bool:
        right = claims.remove_button.mapTo(claims, claims.remove_button.rect().topRight()).x()
        return 0 < right < claims.width()

    qtbot.waitUntil(whole)
    (bar, *_others) = [one.horizontalScrollBar() for one in claims.findChildren(QScrollArea)]
    assert not bar.isVisible()


@pytest.mark.parametrize(("name", "format"), [("Export PDF…", "pdf"), ("Export Word…", "docx")])
def test_files_go_where_the_systems_dialog_says(
    with_draft: Played, tmp_path: Path, name: str, format: str
) -> None:
    """Issue 5.8: native dialogs by open()."""
    with_draft.choose(name)
    dialog = next(one for one in with_draft.room.findChildren(QFileDialog))
    path = str(tmp_path / f"cv.{format}")
    dialog.fileSelected.emit(path)
    dialog.reject()
    assert with_draft.wishes == [ResumeExportRequested(run_id="run-1", format=format, path=path)]  # type: ignore[arg-type]
    with_draft.tell(ResumeWritten(run_id="run-1", path=path))
    assert path in with_draft.room.notices.notice.label.text()


def test_files_are_not_offered_a_place_in_the_folder_the_program_was_started_from(
    with_draft: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At first the person's own documents, then where they saved last; and from the notice the way
    leads there.
    """
    documents, shown = tmp_path / "Documents", list[QUrl]()
    documents.mkdir()
    monkeypatch.setattr(saving, "_saved_in", [])
    monkeypatch.setattr(saving.QStandardPaths, "writableLocation", lambda _place: str(documents))
    monkeypatch.setattr(saving.QDesktopServices, "openUrl", shown.append)
    with_draft.choose("Export PDF…")
    first = next(one for one in with_draft.room.findChildren(QFileDialog))
    assert first.directory().absolutePath() == str(documents)
    path = str(tmp_path / "staff-nurse.pdf")
    first.fileSelected.emit(path)
    first.reject()
    assert saving.folder() == str(tmp_path)
    with_draft.tell(ResumeWritten(run_id="run-1", path=path))
    press(with_draft.find("Show in Folder", QPushButton))
    assert shown == [QUrl.fromLocalFile(str(tmp_path))]
    with_draft.tell(RunFailed(run_id="run-1", code="failed", sentence="It did not work."))
    assert not with_draft.room.notices.show_written.isVisible(), "only where something was written"
    with_draft.find("Close this notice", QToolButton).click()  # type: ignore[attr-defined]  # found by its class
    assert not with_draft.room.notices.notice.isVisible()


def test_themes_are_called_by_names(with_draft: Played) -> None:
    """Issue 5.8: every look that can be printed, and none by the name of a file."""
    choice = with_draft.room.view.look.theme_choice
    rows = range(choice.count())
    names = [choice.itemText(at) for at in rows]
    assert names[:5] == ["Clear", "Margin", "Book", "Own colour and font, no photo", "Classic"]
    heading = rows[3]
    assert not choice.model().flags(choice.model().index(heading, 0)) & Qt.ItemFlag.ItemIsEnabled
    themes = [at for at in rows if at != heading]
    assert tuple(choice.itemData(at) for at in themes) == THEMES
    assert all(choice.itemIcon(at).availableSizes() for at in themes)
    assert set(PLAIN) == {*THEMES} - {*OWN_THEMES}


def test_the_pictures_of_themes_have_words_of_the_windows_language(
    request: pytest.FixtureRequest,
) -> None:
    """An English page stood beside the names of the themes in German, French and Spanish."""
    catalogues = resources() / "translations"
    request.addfinalizer(lambda: i18n.set_language("en", catalogues=catalogues))
    drawn = set()
    for code in (*WHOLE, "en", "nl"):
        i18n.set_language(code, catalogues=catalogues)
        for name in THEMES:
            picture = photograph("themes", name).pixmap(336, 192).toImage()
            assert not picture.isNull()
            drawn.add(picture.convertToFormat(QImage.Format.Format_RGB32).bits().tobytes())
    assert len(drawn) == (len(WHOLE) + 1) * len(THEMES), "one that has none has the English ones"


def test_a_headline_is_parted_from_the_summary_below_it(with_draft: Played) -> None:
    """Where a card's words stand in one row: among the evidence for a requirement, under Gaps and
    beside a line.
    """
    words = "Registered Nurse\nNurse with eleven years on\nacute wards.\nMentor."
    told = "Registered Nurse · Nurse with eleven years on acute wards. Mentor."
    run = drafted()
    card = CARD.model_copy(update={"raw_text": words, "project": ""})
    gaps = tuple(
        one.model_copy(
            update={
                "strategy": GapStrategy.ADJACENT_EXPERIENCE,
                "adjacent_evidence_ids": (CARD.id,),
                "user_confirmed": True,
            }
        )
        for one in run.blackboard.gap_resolutions
    )
    board = run.blackboard.model_copy(update={"gap_resolutions": gaps, "user_questions": ()})
    with_draft.tell(replace(run, cards=(card, SECOND), blackboard=board))
    view = with_draft.room.view
    assert view.match.cards.item(0).text().startswith(f"{told}\n")
    assert f"“{told}”" in [one.text() for one in gap_card(with_draft).findChildren(QLabel)]
    view.page.canvas.take(LINE)
    view.show_face("line")
    assert f"“{told}”" in [one.text() for one in view.line.line.findChildren(QLabel)]


def test_a_line_that_gave_way_is_told_beside_the_check_and_can_be_taken(with_draft: Played) -> None:
    """D2: which of two lines is printed, why, and the other one at a click."""
    run = drafted()
    reason = "It contradicts “Trained 14 nurses”, which is printed: you told it later."
    trim = Trim(
        bullet_id="experience-moor-bullet-4",
        text="Trained 9 nurses",
        reason=reason,
        instead_of=OTHER,
        kind="contradicts",
    )
    left_out = f"Left out: “Trained 9 nurses”. {reason}"
    both = (
        "What you told about Moor Hospital contradicts itself: “Trained 9 nurses.” and "
        f"“{SECOND.raw_text}”"
    )
    report = AuditReport(passed=True, inconsistencies=("Cards differ.", left_out, both))
    board = run.blackboard.model_copy(update={"trims": (trim,), "audit_report": report})
    with_draft.tell(replace(run, blackboard=board))
    view = with_draft.room.view
    view.show_face("line")
    view.page.canvas.take(MORE)
    check = view.line.checks
    listed = [check.list.item(at).text() for at in range(check.list.count())]
    assert listed == ["Cards differ."], "what gave way stands in the list of what is left out"
    part = view.line.left_out.list
    assert reason in [part.item(at).text() for at in range(part.count())]
    view.page.canvas.take(OTHER)
    with_draft.tell()
    assert view.page.canvas.key() == OTHER
    assert left_out in [one.label.text() for one in view.line.line.findChildren(Notice)]
    press(with_draft.find("Print this one instead", QPushButton))
    assert with_draft.wishes == [TrimUndone(run_id="run-1", bullet_id="experience-moor-bullet-4")]


@pytest.mark.parametrize("text_size", [100, 200])
def test_sheets_keep_to_the_screen(with_draft: Played, text_size: int) -> None:
    """DESIGN 11: at twice the text size the button that closes a sheet is not below the screen."""
    theme().set(text_size=text_size)
    assert with_draft.room.view.run is not None
    room = with_draft.room.screen().availableGeometry()
    for dialog in (LedgerDialog(LedgerShown(claims=())), VersionsDialog(with_draft.room.view.run)):
        assert dialog.width() <= room.width()
        assert dialog.height() <= room.height()
        assert dialog.minimumSizeHint().height() <= room.height()
        dialog.deleteLater()


def test_versions_are_compared(with_draft: Played) -> None:
    """Issue 5.7: versions kept and compared; Revert To goes back to one."""
    first = "2026-11-21T09:00:00Z"
    with_draft.tell(replace(drafted(), times=(first, "2026-11-26T15:02:00Z")))
    with_draft.room.compare()
    dialog = dialog_of(VersionsDialog)
    assert isinstance(dialog, VersionsDialog)
    assert dialog.older.currentText() == f"Version 1 · {moment_words(first)}"
    assert with_draft.wishes == [
        VersionsRequested(run_id="run-1"),
        ComparisonRequested(run_id="run-1", old=1, new=2),
    ]
    with_draft.tell(VersionsTold(run_id="run-1", changes={1: "3 lines changed"}))
    assert dialog.older.currentText() == f"Version 1 · {moment_words(first)} · 3 lines changed"
    line = LineDifference(
        bullet_id=LINE, old=None, new="Cut falls", words=(WordRun(kind="new", text="Cut falls"),)
    )
    with_draft.tell(VersionsCompared(run_id="run-1", old=1, new=2, differences=(line,)))
    assert any("Cut falls" in one.text() for one in dialog.findChildren(QLabel))


def test_two_resumes_are_compared(with_draft: Played) -> None:
    """NEXT 8: Compare With… offers the other résumés that are written."""
    other = replace(summary("run-2", passed=True), target_title="Midwife")
    without = summary("run-3")
    with_draft.tell(RunsChanged(runs=(other, without, summary(passed=True))))
    with_draft.tell(replace(drafted(), versions=(2,)))
    with_draft.room.compare()
    dialog = dialog_of(VersionsDialog)
    assert isinstance(dialog, VersionsDialog)
    assert [dialog.older.itemText(at) for at in range(dialog.older.count())] == ["Midwife"]
    asked = ComparisonRequested(run_id="run-1", old=0, new=2, other="run-2")
    assert with_draft.wishes[-1] == asked
    with_draft.tell(VersionsCompared(run_id="run-1", old=0, new=2, differences=(), other="run-2"))
    assert any(one.text() == "Every line is the same." for one in dialog.findChildren(QLabel))
    dialog.reject()


def test_a_screen_reader_that_toggles_a_face_brings_it_up(with_draft: Played) -> None:
    """DESIGN 11: of a button that can be checked, assistive programs offer “Toggle” before
    “Press”.
    """
    for name, face in with_draft.room.view.faces.items():
        with_draft.room.view.bar.buttons[name].toggle()
        assert with_draft.room.view.inspector.currentWidget() is face


@pytest.mark.parametrize("text_size", [100, 200])
def test_every_control_has_a_name_at_any_text_size(with_draft: Played, text_size: int) -> None:
    """DESIGN 11: names on everything; nothing breaks at 200 %, light or dark."""
    theme().set(appearance="dark" if text_size == 200 else "light", text_size=text_size)
    controls = (QPushButton, QLineEdit, QPlainTextEdit, QListWidget)
    for face in with_draft.room.view.faces:
        with_draft.room.view.show_face(face)
        with_draft.tell()
        shown = [
            one
            for kind in controls
            for one in with_draft.room.findChildren(kind)
            if one.isVisible()
        ]
        nameless = [one for one in shown if not one.accessibleName()]
        assert not nameless, (face, nameless)


def test_print_opens_the_file_that_would_be_exported(
    with_draft: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Issue 26: what is printed is what is exported; its file goes with the app."""
    opened: list[str] = []
    monkeypatch.setattr(notices, "open_file", lambda path: opened.append(path) or opens)
    opens = True
    with_draft.room.print()
    (wish,) = with_draft.wishes
    assert isinstance(wish, ResumeExportRequested)
    assert Path(wish.path).name == "Amara Okonkwo – Staff Nurse.pdf"
    with_draft.tell(ResumeWritten(run_id="run-1", path=wish.path))
    assert opened == [wish.path]
    assert "print it there" in with_draft.room.notices.notice.label.text()
    with_draft.tell(ResumeWritten(run_id="run-1", path="/home/x/cv.pdf"))
    assert opened == [wish.path], "an export opens nothing by itself"
    opens = False
    with_draft.room.print()
    with_draft.tell(ResumeWritten(run_id="run-1", path=wish.path))
    assert with_draft.room.notices.notice.label.text().startswith(
        "There is no program for PDF files here."
    )


def test_an_export_asked_for_while_the_page_comes_opens_with_it(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key was ignored, and nothing said so."""
    asked: list[str] = []
    played.room.show_part("run-1")
    monkeypatch.setattr(played.room.view.head, "export", asked.append)
    played.room.export("pdf")
    assert asked == []
    played.tell(drafted())
    assert asked == ["pdf"]
    played.tell(drafted())
    assert asked == ["pdf"], "once"


def test_what_is_told_covers_no_page_and_moves_no_button(with_draft: Played) -> None:
    """A notice lay over the name on the page; and when it pushed the inspector down, the next click
    missed its button.
    """
    view, notice = with_draft.room.view, with_draft.room.notices.notice
    before = [one.mapTo(with_draft.room, QPoint()) for one in (view.page, view.bar)]
    with_draft.tell(RunFailed(run_id="run-1", code="x", sentence="It could not be kept. " * 12))
    assert notice.isVisible()
    with_draft.tell()
    assert [one.mapTo(with_draft.room, QPoint()) for one in (view.page, view.bar)] == before
    canvas = view.page.canvas
    assert canvas.mapTo(with_draft.room, QPoint()).y() > notice.geometry().bottom()
    assert notice.height() == notice.heightForWidth(notice.width())
    assert view.page.rect().contains(notice.geometry()), "the inspector's faces stay in reach"
    with_draft.find("Close this notice", QToolButton).click()  # type: ignore[attr-defined]  # found by its class
    with_draft.tell()
    assert canvas.mapTo(view.page, QPoint()).y() == 0


def test_a_file_is_called_after_the_person_and_the_resume(with_draft: Played) -> None:
    """As it is called in the list; My résumé is a résumé to everybody else."""
    head = with_draft.room.view.head
    with_draft.tell(replace(drafted(), name="For Moor"))
    assert head.file_name("docx") == "Amara Okonkwo – For Moor.docx"
    with_draft.tell(replace(drafted(), run_id=GENERAL, name="My résumé"))
    assert head.file_name("pdf") == "Amara Okonkwo – Résumé.pdf"


def test_a_sheet_that_is_open_outlives_the_page_that_comes_up_under_it(played: Played) -> None:
    """The general page may still be on its way when somebody begins with a posting."""
    dialog = begin(played)
    dialog.posting.setPlainText("Staff Nurse\nWe require falls prevention.")
    played.tell(RunProgressed(run_id=GENERAL, state=State.WRITING, step=1, steps=2))
    played.tell(replace(drafted(), run_id=GENERAL))
    assert dialog.isVisible()


def test_the_page_for_a_posting_is_written_without_another_click(played: Played) -> None:
    """NEXT 8: nobody sees a page with nothing on it where no model has to be asked for."""
    played.room.show_part(GENERAL)
    dialog = begin(played)
    dialog.posting.setPlainText("Staff Nurse\nWe require falls prevention.")
    dialog.analyze()
    played.tell(RunProgressed(run_id="run-1", state=State.JD_ANALYSIS, step=2, steps=3))
    played.tell(analysed())
    assert not dialog.isVisible()
    assert played.wishes[-1] == DraftRequested(run_id="run-1")
    general = replace(drafted(), run_id=GENERAL)
    played.tell(general)
    assert played.room.view.run is not None
    assert played.room.view.run.run_id == "run-1", "the page that was on its way comes up over it"
    # Who has no mouse goes on with what the posting asks.
    assert played.room.window().focusWidget() is played.room.view.match.list


@pytest.mark.parametrize("size", [100, 150, 200])
def test_the_sheet_of_a_new_resume_scrolls_and_keeps_its_buttons(played: Played, size: int) -> None:
    """At 200 % it was taller than the screen, with its buttons out of reach."""
    theme().set(text_size=size)
    dialog = begin(played)
    played.tell()
    assert dialog.minimumWidth() <= 900
    assert dialog.minimumSizeHint().height() <= 600
    area = dialog.findChild(QScrollArea)
    assert area is not None
    assert size > 100 or not area.verticalScrollBar().isVisible(), "nothing to scroll for"
    dialog.resize(900, 600)
    dialog.agree.show()
    words = "It could not be read, since there is no such address. " * 3
    dialog.show_failure(RunFailed(run_id="run-9", code="pipeline_error", sentence=words))
    played.tell()
    assert dialog.size() == QSize(900, 600)
    for button in (dialog.start, dialog.cancel, dialog.notice):
        corner = button.mapTo(dialog, QPoint())
        assert dialog.rect().contains(QRect(corner, button.size())), button.accessibleName()
    assert area.widget().width() <= area.viewport().width(), "nothing is cut at the side"
    area.ensureWidgetVisible(dialog.title)
    title = QRect(dialog.title.mapTo(area.viewport(), QPoint()), dialog.title.size())
    assert area.viewport().rect().contains(title)


def test_page_and_inspector_share_a_small_window_at_200_percent(with_draft: Played) -> None:
    """The inspector grew with the text until it was cut at the right and the page was a strip."""
    theme().set(text_size=200)
    shown = with_draft.room
    shown.resize(780, 600)
    with_draft.tell()
    assert shown.width() == 780, "the window grew"
    assert shown.view.page.width() > 280
    for name, face in shown.view.faces.items():
        shown.view.show_face(name)
        with_draft.tell()
        areas = [one for one in face.findChildren(QScrollArea) if one.isVisible()]
        sideways = [one for one in areas if one.horizontalScrollBar().maximum()]
        assert not sideways, name


def test_a_theme_without_accent_font_and_photo_says_so(with_draft: Played) -> None:
    """They were gone from under Look, and nobody knew why."""
    look = with_draft.room.view.look
    with_draft.room.view.show_face("look")
    with_draft.tell(replace(drafted(), theme="classic", takes_accent=False))
    assert look.fixed.isVisible()
    assert look.no_photo.isVisible(), "where a photo is chosen"
    assert not look.accent.isVisible()
    press(look.photo_theme)
    assert isinstance(with_draft.wishes[-1], LookChosen)
    assert with_draft.wishes[-1].theme == "clear"
    with_draft.tell(replace(drafted(), theme="clear", takes_accent=True))
    assert not look.fixed.isVisible()
    assert look.accent.isVisible()


def test_the_face_that_has_open_questions_comes_up_first(played: Played) -> None:
    """Issue 26: a page for a posting came up beside its lines, and its questions were looked for;
    with none open its lines come up, and who looks at the look stays there.
    """
    view, run = played.room.view, drafted()
    played.tell(run)
    assert view.inspector.currentWidget() is view.match
    view.show_face("look")
    played.tell(replace(run, version=run.version + 1))
    assert view.inspector.currentWidget() is view.look
    board = run.blackboard
    answered = tuple(
        one.model_copy(update={"user_confirmed": True}) for one in board.gap_resolutions
    )
    settled = board.model_copy(update={"gap_resolutions": answered})
    played.room.show_part("run-2")
    played.tell(replace(run, run_id="run-2", blackboard=settled))
    assert view.inspector.currentWidget() is view.line


@pytest.mark.parametrize("size", [100, 150, 200])
def test_in_a_small_window_the_page_comes_before_what_is_beside_it(
    with_draft: Played, size: int
) -> None:
    """The smallest window at twice the size of text showed the page at 43 %, its title cut off."""
    theme().set(text_size=size)
    room, view = with_draft.room, with_draft.room.view
    room.resize(900, 560)
    with_draft.tell()
    room.activateWindow()
    view.page.canvas.setFocus()
    with_draft.tell()
    assert round(view.page.canvas.zoom, 2) >= 0.7
    assert view.side.isHidden() == (size > 100)
    assert (room.posting_button.text() == "") == (size > 100), "the title has the room"
    # A click on a line shows it where it stands, one on what is left out leads to it.
    line = view.page.canvas.visualRect(view.page.canvas.rows.at(OTHER)).center()
    QTest.mouseClick(view.page.canvas.viewport(), Qt.MouseButton.LeftButton, pos=line)
    assert view.side.isHidden() == (size > 100)
    more = view.page.canvas.visualRect(view.page.canvas.rows.at(MORE)).center()
    QTest.mouseClick(view.page.canvas.viewport(), Qt.MouseButton.LeftButton, pos=more)
    assert not view.side.isHidden()
    view.head.fold.click()
    assert view.side.isHidden()
    view.head.fold.click()
    assert not view.side.isHidden()
