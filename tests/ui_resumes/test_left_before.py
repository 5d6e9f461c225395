"""What was typed in the Résumés room and not sent off when the program ended stands there again."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from interview_app.domain.drafts import (
    NEW_RESUME,
    Draft,
    about_gap,
    about_line,
    about_sent,
)
from interview_app.domain.known import Known
from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import GapStrategy
from interview_app.domain.writing import CandidateDossier
from interview_app.messages.interview import DraftChanged
from interview_app.messages.tailoring.facts import RunsChanged, RunShown
from interview_app.messages.tailoring.wishes import SentNoted
from interview_app.ui.forms.drafts import Drafts
from interview_app.ui.look.theme import theme
from interview_app.ui.resumes.room import ResumesRoom
from interview_app.ui.resumes.sent_dialog import SentDialog
from tests.ui_resumes.conftest import (
    CARD,
    LINE,
    OTHER,
    OWN,
    Played,
    analysed,
    dialog_of,
    drafted,
    summary,
)
from tests.ui_resumes.test_room import begin, gap_card, press

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

ABOUT = about_gap("run-1", "gap-001")
BEGUN = "You had begun this answer the last time."


Start = Callable[..., tuple[Played, list[DraftChanged]]]


@pytest.fixture
def started(qtbot: QtBot) -> Iterator[Start]:
    """The room of a start with what an earlier one left, and what it wants kept."""
    # pytest-qt only remembers it weakly; a window that goes in the same turn as its dialog takes Qt
    # down with it.
    rooms: list[ResumesRoom] = []

    def start(*left: Draft) -> tuple[Played, list[DraftChanged]]:
        drafts, told = Drafts(), list[DraftChanged]()
        drafts.changed.connect(told.append)
        drafts.begin(left)
        with theme().undressed():
            room = ResumesRoom(drafts)
        rooms.append(room)
        drafts.setParent(room)
        qtbot.addWidget(room)
        room.show_known(Known(cards=(CARD,)))
        room.resize(1000, 700)
        room.show()
        played = Played(room, [])
        played.tell(analysed(), RunsChanged(runs=(summary(),)))
        room.view.match.take("req-002")
        return played, told

    yield start
    rooms.clear()


def left_in(gap: str, **more: str) -> Draft:
    demand = analysed().blackboard.gap_resolutions[0].requirement_text
    return Draft(
        about=ABOUT, content={"text": gap, "place": "", "demand": demand, "line": "", **more}
    )


def labels(played: Played) -> list[str]:
    shown = played.room.view.match.findChildren(QLabel)
    return [one.text() for one in shown if one.isVisible()]


def _bullets(run: RunShown) -> list[ResumeBullet]:
    draft = run.blackboard.draft
    assert draft is not None
    return list(draft.document.bullets())


def answered_run() -> RunShown:
    run = analysed()
    (gap,) = run.blackboard.gap_resolutions
    settled = gap.model_copy(update={"strategy": GapStrategy.OMIT, "user_confirmed": True})
    return replace(
        run, blackboard=run.blackboard.model_copy(update={"gap_resolutions": (settled,)})
    )


def test_what_is_left_out_keeps_what_was_typed_about_it(started: Start) -> None:
    """It stands there when the demand is looked at again, after Undo, and after a restart."""
    played, told = started()
    card = gap_card(played)
    card.answer.setPlainText("Assisted at two")
    press(played.find("I don't have it: Bronchoscopy"))
    (kept,) = told
    assert kept.content is not None
    played.tell(answered_run())
    again = gap_card(played)
    assert again is not card
    assert again.answer.toPlainText() == "Assisted at two"
    assert "What you typed waits here. With Save it is your answer." in labels(played)
    played.tell(analysed())
    assert gap_card(played).answer.toPlainText() == "Assisted at two"
    assert [one.content for one in told] == [kept.content]
    other, _told = started(Draft(about=ABOUT, content=kept.content))
    other.tell(answered_run())
    assert gap_card(other).answer.toPlainText() == "Assisted at two"


def test_an_answer_that_is_typed_is_kept_with_its_place_and_no_more_once_it_is_given(
    started: Start, qtbot: QtBot
) -> None:
    """What could not be taken stays a draft; what was taken is none."""
    played, told = started()
    card = gap_card(played)
    card.answer.setFocus()
    QTest.keyClicks(card.answer, "I assisted at 30.")
    card.place.setCurrentIndex(card.place.count() - 1)
    press(card.save)
    assert [one.about for one in told] == [ABOUT], (
        "the press of the button does not wait for the second to be over"
    )
    assert told[0].content == left_in("I assisted at 30.").content
    played.tell(answered_run())
    assert gap_card(played).answer.toPlainText() == ""
    played.tell(analysed())
    assert gap_card(played).answer.toPlainText() == ""
    assert len(told) == 1


def test_an_answer_that_was_begun_stands_in_its_gap_again(started: Start, qtbot: QtBot) -> None:
    """With a sentence, where it was said to be; it goes on being kept."""
    played, told = started(left_in("I assisted at 30."))
    card = gap_card(played)
    assert card.answer.toPlainText() == "I assisted at 30."
    assert card.place.currentData() == ""
    assert BEGUN in labels(played)
    assert card.save.isEnabled()
    QTest.keyClicks(card.answer, " more")
    played.tell(replace(analysed(), entries=()))
    assert told[-1].content == left_in("I assisted at 30. more").content, (
        "a card that is made anew is asked before"
    )
    card = gap_card(played)
    assert card.answer.toPlainText() == "I assisted at 30. more"
    assert BEGUN not in labels(played)
    assert card.line.toPlainText() == ""
    card.answer.clear()
    qtbot.waitUntil(lambda: told[-1].content is None, timeout=5_000)


def test_an_answer_to_another_demand_is_not_laid_into_a_gap(started: Start) -> None:
    """The résumé was analysed anew, and its gaps ask about something else."""
    played, _told = started(left_in("I assisted at 30.", demand="A pilot's licence"))
    assert gap_card(played).answer.toPlainText() == ""
    assert BEGUN not in labels(played)


def test_a_posting_that_was_begun_stands_in_the_new_sheet_until_it_is_thought_better_of(
    started: Start, qtbot: QtBot
) -> None:
    """What was agreed to is not kept: the address is asked about again."""
    content = {"title": "Staff Nurse", "text": "https://example.org/job", "path": ""}
    played, told = started(Draft(about=NEW_RESUME, content=content))
    dialog = begin(played)
    assert (dialog.title.text(), dialog.posting.toPlainText()) == (
        "Staff Nurse",
        "https://example.org/job",
    )
    assert dialog.notice.label.text() == "What you had begun the last time is here again."
    press(dialog.start)
    assert dialog.agree.isVisible()
    assert not dialog.empty.isVisible()
    assert not told
    press(dialog.cancel)
    assert told == [DraftChanged(about=NEW_RESUME, content=None)]


def test_the_first_résumé_begins_with_the_posting_of_the_interview(started: Start) -> None:
    """NEXT 4: the posting that stands with the goals is not asked for again; it can be put away."""
    played, _told = started()
    dossier = CandidateDossier(posting="Staff Nurse wanted")
    played.room.show_known(Known(cards=(CARD,), dossier=dossier))
    played.tell(RunsChanged(runs=()))
    dialog = begin(played)
    assert dialog.posting.toPlainText() == "Staff Nurse wanted"
    assert dialog.notice.label.text() == "This is the job posting you gave in the interview."
    press(dialog.empty)
    assert dialog.posting.toPlainText() == ""
    press(dialog.cancel)
    played.tell(RunsChanged(runs=(summary(),)))
    assert begin(played).posting.toPlainText() == ""


def test_the_new_sheet_can_be_emptied_and_what_is_given_is_kept(
    started: Start, qtbot: QtBot
) -> None:
    """A title, a text or a file; a file is a path of any bytes."""
    path = "/home/x/stelle-\udcff.pdf"
    content = {"title": "Staff Nurse", "text": "", "path": path}
    played, told = started(Draft(about=NEW_RESUME, content=content))
    dialog = begin(played)
    assert dialog.draft() == content
    press(dialog.empty)
    assert dialog.draft() is None
    assert not dialog.notice.isVisible()
    QTest.keyClicks(dialog.title, "Midwife")
    qtbot.waitUntil(lambda: bool(told), timeout=5_000)
    assert told[-1].content == {"title": "Midwife", "text": "", "path": ""}


WORDING = about_line("run-1", LINE)


def test_a_change_of_a_line_that_waits_is_kept(started: Start) -> None:
    """Its line is in hand, with what was typed, and that is gone when it is thought better of."""
    played, told = started(
        Draft(about=about_line("run-1", OWN.line_id), content={"text": "Led 20", "line": OWN.text})
    )
    played.tell(drafted(waiting=(OWN,)))
    played.room.view.page.show_waiting()
    played.tell()
    part, canvas = played.room.view.page.waiting, played.room.view.page.canvas
    part.change_button.click()
    editor = canvas.delegate.editor
    assert editor is not None
    assert editor.toPlainText() == "Led 20"
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert told[-1] == DraftChanged(about=about_line("run-1", OWN.line_id), content=None)
    assert part.true_button.isVisible()


BEGUN_LINE = "Brought falls down"


def test_a_wording_that_is_begun_stands_with_its_line_again(started: Start) -> None:
    """It is kept while it is typed, whatever comes over the page; never laid over a line that is
    another by now, and given up with Escape.
    """
    played, told = started()
    played.tell(drafted())
    canvas = played.room.view.page.canvas
    line = canvas.rows.at(LINE).data()
    canvas.edit_line(LINE)
    field = canvas.delegate.editor
    assert field is not None
    field.setPlainText(BEGUN_LINE)
    played.tell(drafted(suggested=2))
    assert told[-1] == DraftChanged(about=WORDING, content={"text": BEGUN_LINE, "line": line})
    assert canvas.delegate.editor is field, "what comes meanwhile takes nothing out of the hands"
    assert field.toPlainText() == BEGUN_LINE
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert told[-1].content is None
    again, _told = started(Draft(about=WORDING, content={"text": BEGUN_LINE, "line": line}))
    again.tell(drafted())
    assert again.room.view.page.canvas.key() == LINE
    assert again.room.toast.label.text() == "You had begun this wording the last time."
    press(again.find("Go on", QPushButton))
    field = again.room.view.page.canvas.delegate.editor
    assert field is not None
    assert field.toPlainText() == BEGUN_LINE
    other, _told = started(Draft(about=WORDING, content={"text": BEGUN_LINE, "line": "Another"}))
    other.tell(drafted())
    other.room.view.page.canvas.edit_line(LINE)
    field = other.room.view.page.canvas.delegate.editor
    assert field is not None
    assert field.toPlainText() == line


def test_a_wording_of_one_resume_is_not_laid_over_another(started: Start) -> None:
    """Lines of two résumés may have one name and the same words."""
    played, _told = started()
    played.tell(drafted())
    canvas = played.room.view.page.canvas
    canvas.edit_line(LINE)
    assert canvas.delegate.editor is not None
    canvas.delegate.editor.setPlainText(BEGUN_LINE)
    played.tell(replace(drafted(), run_id="run-2"))
    assert canvas.delegate.editor is None
    canvas.edit_line(LINE)
    assert canvas.delegate.editor is not None
    assert canvas.delegate.editor.toPlainText() == canvas.rows.at(LINE).data()


SENT = about_sent("run-1")
YESTERDAY = QDate.currentDate().addDays(-1)
MOOR = {"to": "Moor Trust", "on": YESTERDAY.toString("yyyy-MM-dd")}


def sent_sheet(played: Played) -> SentDialog:
    """The sheet "Sent to" of a résumé that is written."""
    played.tell(drafted())
    played.choose("Note Who Got It…")
    dialog = dialog_of(SentDialog)
    assert isinstance(dialog, SentDialog)
    return dialog


def test_who_got_a_resume_is_kept_until_it_is_noted(started: Start, qtbot: QtBot) -> None:
    """The ledger: name and day; once they are noted they are no draft."""
    played, told = started()
    dialog = sent_sheet(played)
    dialog.on.setDate(YESTERDAY)
    QTest.keyClicks(dialog.to, "Moor Trust")
    qtbot.waitUntil(lambda: bool(told), timeout=5_000)
    assert told == [DraftChanged(about=SENT, content=MOOR)]
    assert not dialog.begun.isVisible()
    press(dialog.note)
    assert told[-1] == DraftChanged(about=SENT, content=None)


def test_who_got_a_resume_stands_in_its_sheet_again(started: Start) -> None:
    """With a sentence, and with the day that was chosen; it can be noted at once."""
    played, told = started(Draft(about=SENT, content=MOOR))
    played.room.wish.connect(played.wishes.append)
    dialog = sent_sheet(played)
    assert (dialog.to.text(), dialog.on.date()) == ("Moor Trust", YESTERDAY)
    assert dialog.begun.isVisible()
    assert told == []
    press(dialog.note)
    assert SentNoted(run_id="run-1", **MOOR) in played.wishes


def test_who_closes_the_sheet_of_the_ledger_has_thought_better_of_it(started: Start) -> None:
    """And the same name is not laid into the sheet of another résumé."""
    played, told = started(
        Draft(about=SENT, content=MOOR), Draft(about=about_sent("run-2"), content=MOOR)
    )
    dialog = sent_sheet(played)
    dialog.reject()
    assert told == [DraftChanged(about=SENT, content=None)]
    assert sent_sheet(played).to.text() == ""


def test_who_is_logged_out_has_not_thought_better_of_what_they_typed(started: Start) -> None:
    """The end of the app closes its sheets first, as a polite kill does: a posting and a name that
    were typed stay drafts.
    """
    played, told = started()
    dialog = begin(played)
    QTest.keyClicks(dialog.title, "Staff Nurse")
    QApplication.closeAllWindows()
    posting = {"title": "Staff Nurse", "text": "", "path": ""}
    assert told == [DraftChanged(about=NEW_RESUME, content=posting)]


def test_who_is_logged_out_over_the_ledger_finds_the_name_again(started: Start) -> None:
    """As above; a draft of an earlier start that was not touched stays too."""
    played, told = started(Draft(about=SENT, content=MOOR))
    dialog = sent_sheet(played)
    QApplication.closeAllWindows()
    assert not dialog.isVisible()
    assert told == []
    played.room.show()
    assert sent_sheet(played).to.text() == "Moor Trust"


def test_a_wording_that_was_being_typed_on_the_page_is_offered_where_it_stood(
    started: Start,
) -> None:
    """A kill in a half-typed line: it was kept, and nobody saw where."""
    line = next(one.text for one in _bullets(drafted()) if one.bullet_id == OTHER)
    typed = f"{line} and"
    left = Draft(about=about_line("run-1", OTHER), content={"text": typed, "line": line})
    played, _told = started(left)
    played.tell(drafted())
    canvas, toast = played.room.view.page.canvas, played.room.toast
    assert canvas.key() == OTHER
    assert toast.isVisible()
    assert toast.label.text() == "You had begun this wording the last time."
    assert canvas.delegate.editor is None, "a click elsewhere must not put half a line on the page"
    toast.undo_button.click()
    editor = canvas.delegate.editor
    assert editor is not None
    assert editor.toPlainText() == typed


def test_a_wording_begun_for_another_line_is_not_offered(started: Start) -> None:
    """The line says something else by now."""
    left = Draft(about=about_line("run-1", OTHER), content={"text": "Tr", "line": "Gone since"})
    played, _told = started(left)
    played.tell(drafted())
    assert not played.room.toast.isVisible()
