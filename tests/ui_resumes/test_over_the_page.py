"""What lies over the page: found by assistive programs, and in nobody's way (issue 26)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from interview_app.domain.page_places import PageBox
from interview_app.domain.tailoring import State
from interview_app.messages.tailoring.facts import ResumeWritten, RunFailed, RunProgressed, RunShown
from interview_app.messages.tailoring.shown import SuggestedLine
from interview_app.messages.tailoring.wishes import GENERAL, BulletEdited, WordingBroughtBack
from interview_app.ui.resumes.page_canvas import PageCanvas
from interview_app.ui.resumes.page_rows import PageRow
from interview_app.ui.resumes.page_strips import Strip
from tests.ui_resumes.conftest import LINE, OTHER, OWN, Played, drafted, pages_of
from tests.ui_resumes.test_room import gap_card, press

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def beside_the_page(played: Played) -> dict[str, QAccessible.Role]:
    """What an assistive program finds where the page is, by name: its rows and what lies over
    them.
    """

    def below(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        for number in range(one.childCount()):
            child = one.child(number)
            if not child.state().invisible:
                yield child
                yield from below(child)

    pane = QAccessible.queryAccessibleInterface(played.room.view.page)
    return {one.text(QAccessible.Text.Name): one.role() for one in below(pane)}


def test_what_lies_over_the_page_is_in_the_tree_beside_it(with_draft: Played) -> None:
    """Issue 26: a list tells of its rows alone; a line's field and the buttons of a suggestion are
    found without the focus being there.
    """
    canvas, role = with_draft.room.view.page.canvas, QAccessible.Role
    with_draft.tell(drafted())
    there = beside_the_page(with_draft)
    assert (there["Page"], there["Accept"], there["Reject"]) == (
        role.List,
        role.Button,
        role.Button,
    )
    assert "Line for your résumé" not in there
    canvas.edit_line(OTHER)
    assert beside_the_page(with_draft)["Line for your résumé"] is role.EditableText
    field = canvas.delegate.editor
    assert field is not None
    field.setPlainText("Trained nurses")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "Line for your résumé" not in beside_the_page(with_draft)


def test_a_click_beside_what_lies_over_the_page_is_the_pages(with_draft: Played) -> None:
    """The layer is there only where its widgets are."""
    with_draft.tell(drafted())
    canvas = with_draft.room.view.page.canvas
    pane = with_draft.room.view.page
    spot = canvas.visualRect(canvas.rows.at(OTHER)).center()
    assert pane.childAt(canvas.viewport().mapTo(pane, spot)) is canvas.viewport()
    button = with_draft.find("Accept")
    assert pane.childAt(button.mapTo(pane, button.rect().center())) is button


MINE = "Brought falls down to 5 a month"


def given(run: RunShown, words: str) -> RunShown:
    """The run once its page has these words for the first line."""
    draft = run.blackboard.draft
    assert draft is not None
    (section,) = draft.document.sections
    (entry,) = section.entries
    first, *others = entry.bullets
    bullets = (first.model_copy(update={"text": words, "line_id": "line-9"}), *others)
    sections = (
        section.model_copy(update={"entries": (entry.model_copy(update={"bullets": bullets}),)}),
    )
    document = draft.document.model_copy(update={"sections": sections})
    board = run.blackboard.model_copy(
        update={"draft": draft.model_copy(update={"document": document})}
    )
    return replace(run, version=run.version + 1, blackboard=board)


def while_a_model_writes(played: Played) -> PageCanvas:
    """The page, while it is written anew and a line of it has just been changed."""
    run = drafted(suggested=0)
    played.tell(run)
    writing = RunProgressed(run_id="run-1", state=State.WRITING, step=1, steps=3, helper="m")
    played.room.show_message(writing)
    canvas = played.room.view.page.canvas
    canvas.edit_line(LINE)
    field = canvas.delegate.editor
    assert field is not None
    field.setPlainText(MINE)
    QTest.keyClick(field, Qt.Key.Key_Return)
    played.tell()
    return canvas


def said_of(canvas: PageCanvas) -> str:
    """How the first line is read out."""
    row = canvas.rows.row(canvas.rows.at(LINE))
    assert row is not None
    return row.spoken


def test_a_line_changed_while_a_model_writes_is_seen_at_once(with_draft: Played) -> None:
    """Issue 26: in its place, for eye and ear, with a sentence; it begins so when it is changed
    again, and once the page has it nothing lies over it.
    """
    canvas = while_a_model_writes(with_draft)
    assert said_of(canvas) == f"{MINE}, kept, and on the page soon"
    assert canvas.strips[LINE].taken == MINE
    told = with_draft.room.toast.accessibleName()
    assert told == "The line is kept. It is on the page when the suggestions are there."
    canvas.edit_line(LINE)
    assert canvas.delegate.editor is not None
    assert canvas.delegate.editor.toPlainText() == MINE
    QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Escape)
    with_draft.tell(given(drafted(suggested=0), MINE))
    assert said_of(canvas) == MINE
    assert LINE not in canvas.strips


def test_a_line_changed_while_a_model_writes_is_undone_at_once(with_draft: Played) -> None:
    """Issue 26: the old words are there again before the page was set."""
    canvas = while_a_model_writes(with_draft)
    press(with_draft.find("Undo", QPushButton))
    assert said_of(canvas) == "Cut falls on a 28-bed ward from 12 to 5 a month"
    assert LINE not in canvas.strips
    edited, undone = with_draft.wishes
    assert edited == BulletEdited(run_id="run-1", bullet_id=LINE, text=MINE, line_id="line-1")
    assert undone == WordingBroughtBack(run_id="run-1", line_id="line-1")


def test_what_could_not_be_kept_is_not_shown_as_if_it_were(with_draft: Played) -> None:
    """The line was taken back meanwhile, or the check refuses its words: the page is in force."""
    canvas = while_a_model_writes(with_draft)
    with_draft.tell(RunFailed(run_id="run-1", code="not_found", sentence="It is gone."))
    assert LINE not in canvas.strips
    canvas = while_a_model_writes(with_draft)
    with_draft.tell(replace(drafted(suggested=0), waiting=(replace(OWN, text=MINE),)))
    assert LINE not in canvas.strips


def test_what_waits_for_the_page_says_so(with_draft: Played) -> None:
    """A line left out while a model writes."""
    canvas = while_a_model_writes(with_draft)
    canvas.take(OTHER)
    QTest.keyClick(canvas, Qt.Key.Key_Delete)
    told = with_draft.room.toast.accessibleName()
    assert told == "This is done as soon as the suggestions are there."


def test_a_resume_that_is_written_meanwhile_does_not_come_up(with_draft: Played) -> None:
    """Who went to another page stays there; a failure of it is told."""
    while_a_model_writes(with_draft)
    with_draft.room.show_part("run-2")
    other = replace(drafted(), run_id="run-2")
    with_draft.tell(other, given(drafted(), MINE))
    assert with_draft.room.view.run == other
    with_draft.tell(RunFailed(run_id="run-1", code="provider", sentence="No answer came."))
    assert with_draft.room.notices.notice.label.text() == "No answer came."


def test_what_sends_an_answer_off_is_seen_once_its_line_is_there(
    with_run: Played, qtbot: QtBot
) -> None:
    """Issue 26: in a low window the form of a gap is longer than what is seen of it."""
    card = gap_card(with_run)
    with_run.room.resize(1000, 460)
    with_run.tell()
    card.answer.setFocus()
    QTest.keyClicks(card.answer, "I assisted at 30 of them.")
    press(card.use_answer)

    def seen() -> bool:
        return card.save.visibleRegion().boundingRect().size() == card.save.size()

    qtbot.waitUntil(seen)


def test_a_resume_that_comes_late_does_not_come_up(with_draft: Played) -> None:
    """Who asked for one and then for another sees the other, whichever comes first."""
    late, wanted = (replace(drafted(), run_id=one) for one in ("run-2", "run-3"))
    for one in (late, wanted):
        with_draft.room.show_part(one.run_id)
    with_draft.room.show_message(pages_of(wanted))
    with_draft.room.show_message(pages_of(late))
    with_draft.room.show_message(wanted)
    with_draft.room.show_message(late)
    with_draft.tell()
    assert with_draft.room.view.run == wanted
    assert with_draft.room.view.page.canvas.rows.rows, "its page came before it"


def test_a_new_resume_is_not_put_away_by_the_one_before_it(with_draft: Played) -> None:
    """Something approved elsewhere has My résumé drawn anew; it is done when the one for a posting
    stands already.
    """
    general = replace(drafted(), run_id=GENERAL)
    with_draft.room.show_part(GENERAL)
    with_draft.room.show_message(general)
    for posting in (replace(drafted(), run_id="for-a-posting"), general):
        with_draft.room.show_message(posting)
    assert with_draft.room.view.run is not None
    assert with_draft.room.view.run.run_id == "for-a-posting"


@pytest.mark.parametrize("scale", [0.5, 1.0, 3.0])
def test_shorter_words_cover_the_whole_line_that_is_printed(scale: float) -> None:
    """The second row of the old words looked out below the new ones."""
    words = SuggestedLine(id="", place="", old=("Two rows of words",), new="Few", words=())
    row = PageRow(
        kind="line",
        key=LINE,
        text="Few",
        boxes=(PageBox(page=0, box=(50.0, 100.0, 500.0, 124.0)),),
        right=500.0,
        suggested=(words,),
        coming=True,
    )
    strip = Strip(row, 0, taken="Few")
    strip.lay_out(scale)
    assert strip.area.height() >= 24 * scale
    assert strip.extra == 0, "and nothing below moves"


def test_the_word_about_an_export_goes_by_itself(with_draft: Played) -> None:
    """Issue 26: it stays for a while; what went wrong stays until it is closed."""
    room = with_draft.room
    with_draft.tell(drafted(), ResumeWritten(run_id="run-1", path="/home/kim/cv.pdf"))
    assert room.notices.notice.isVisible()
    room.notices._clock.timeout.emit()
    assert not room.notices.notice.isVisible()
    room.notices.tell("The disk is full.", "bad")
    assert not room.notices._clock.isActive()
