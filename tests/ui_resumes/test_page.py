"""The page is touched directly: lines are found where Typst set them, edited in place, moved, and
read one by one (NEXT 8, issue 26).
"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QContextMenuEvent,
    QMouseEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMenu,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
)
from pytestqt.qtbot import QtBot

from interview_app.domain.page_places import ENTRY, NAME, SECTION, LinePlace, PageBox
from interview_app.domain.resume import ResumeBullet, ResumeEntry, ResumeSection
from interview_app.messages.tailoring.facts import RunFailed, RunPagesShown, RunsChanged, RunShown
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    LineAttested,
    LinesArranged,
    LookChosen,
    PhotoChosen,
    ProposalDecided,
    SectionsArranged,
    SectionsHidden,
    TrimUndone,
)
from interview_app.ui.look.theme import theme
from interview_app.ui.resumes.page_canvas import PageCanvas
from interview_app.ui.resumes.page_rows import MORE, WAITS
from interview_app.ui.resumes.page_tiles import MOST_PIXELS, PageTiles
from tests.other_texts import with_texts
from tests.ui_resumes.conftest import (
    A4,
    BLANK,
    LINE,
    OTHER,
    OWN,
    Played,
    drafted,
    pages_of,
    summary,
)
from tests.ui_resumes.test_room import press

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


def canvas_of(played: Played) -> PageCanvas:
    canvas = played.room.view.page.canvas
    played.room.activateWindow()
    canvas.setFocus()
    played.tell()
    return canvas


def at(canvas: PageCanvas, key: str) -> QPoint:
    """The middle of a row."""
    return canvas.visualRect(canvas.rows.at(key)).center()


def two_sections(*summary: ResumeBullet) -> RunShown:
    """The draft with a second section, and a summary if there is one."""
    run = drafted()
    draft = run.blackboard.draft
    assert draft is not None
    skills = ResumeSection(key="skills", title="Skills")
    sections = (*draft.document.sections, skills)
    document = draft.document.model_copy(update={"sections": sections, "summary": summary})
    board = run.blackboard.model_copy(
        update={"draft": draft.model_copy(update={"document": document})}
    )
    return replace(run, blackboard=board)


def drag(canvas: PageCanvas, start: QPoint, end: QPoint, *, drop: bool = True) -> None:
    """Press, move, and let go."""
    pane, left = canvas.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(pane, left, pos=start)
    for point in (start + QPoint(0, 6), (start + end) / 2, end):
        move = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(point),
            QPointF(pane.mapToGlobal(point)),
            Qt.MouseButton.NoButton,
            left,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(pane, move)
    if drop:
        QTest.mouseRelease(pane, left, pos=end)


def test_a_click_takes_the_line_under_it_in_hand(with_draft: Played) -> None:
    """Hit testing at any zoom; the ground of the page means nothing."""
    canvas = canvas_of(with_draft)
    assert not canvas.indexAt(QPoint(2, 2)).isValid()
    for zoom in ("width", "page", 0.5, 2.0):
        canvas.set_zoom(zoom)  # type: ignore[arg-type]  # one of them
        for key in (LINE, OTHER, ENTRY + "exp-1", SECTION + "experience"):
            canvas.take(key)
            QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at(canvas, key))
            assert canvas.key() == key
    view = with_draft.room.view
    view.show_face("match")
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at(canvas, LINE))
    assert view.inspector.currentWidget() is view.line


def test_the_look_stays_while_it_is_worked_on(with_draft: Played) -> None:
    """Rows are chosen to see them; who moves one has not asked about it, whatever stands there."""
    with_draft.tell(two_sections())
    canvas, view = canvas_of(with_draft), with_draft.room.view
    view.show_face("look")
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at(canvas, LINE))
    assert view.inspector.currentWidget() is view.look
    QTest.keyClick(canvas, Qt.Key.Key_Down)
    assert view.inspector.currentWidget() is view.look
    view.show_face("match")
    drag(canvas, at(canvas, SECTION + "experience"), at(canvas, SECTION + "skills") + QPoint(0, 4))
    assert isinstance(with_draft.wishes[-1], SectionsArranged)
    assert view.inspector.currentWidget() is view.match


def test_a_line_is_edited_in_place_by_mouse_and_keys(with_draft: Played, qtbot: QtBot) -> None:
    """Double click, Enter or F2; Enter keeps, Escape leaves it as it was, the same words are no
    edit.
    """
    with_draft.tell(drafted(suggested=0))
    canvas = canvas_of(with_draft)
    QTest.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at(canvas, LINE))
    field = canvas.delegate.editor
    assert field is not None
    assert field.toPlainText() == canvas.rows.at(LINE).data()
    assert field.accessibleName() == "Line for your résumé"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert with_draft.wishes == []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F2):
        canvas.take(LINE)
        QTest.keyClick(canvas, key)
        assert canvas.delegate.editor is not None
        canvas.delegate.editor.setPlainText("Gone again")
        QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Escape)
        assert canvas.delegate.editor is None
    assert with_draft.wishes == []
    canvas.edit_line(LINE)
    assert canvas.delegate.editor is not None
    canvas.delegate.editor.setPlainText("Brought  falls\ndown")
    QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Return)
    edited = BulletEdited(
        run_id="run-1", bullet_id=LINE, text="Brought falls down", line_id="line-1"
    )
    assert with_draft.wishes == [edited]


def test_a_line_is_edited_in_its_own_letters(with_draft: Played) -> None:
    """Issue 26: as large as the page shows them at every zoom, and over the words they change."""
    canvas = canvas_of(with_draft)
    for zoom in ("width", 0.5, 2.0):
        canvas.set_zoom(zoom)  # type: ignore[arg-type]  # one of them
        canvas.edit_line(LINE)
        field = canvas.delegate.editor
        assert field is not None
        size = canvas.rows.rows[0].size * canvas.zoom * 96 / 72
        assert abs(field.font().pixelSize() - size) <= 0.5
        words = field.mapTo(canvas.layer, field.cursorRect(QTextCursor(field.document())).topLeft())
        line = canvas.visualRect(canvas.rows.at(LINE)).topLeft()
        assert abs(words.x() + field.viewport().x() - line.x()) <= 1
        QTest.keyClick(field, Qt.Key.Key_Escape)


@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("words", ["Few", "many words " * 60])
def test_the_field_over_a_line_covers_no_other_one(
    with_draft: Played, zoom: float, words: str
) -> None:
    """Half of the lines above and below were hidden behind it; what is below makes room."""
    with_draft.tell(drafted(suggested=0))
    canvas = canvas_of(with_draft)
    canvas.set_zoom(zoom)
    canvas.take(LINE)
    keys = [row.key for row in canvas.rows.rows if row.kind in ("entry", "line")]
    before = [canvas.visualRect(canvas.rows.at(key)) for key in keys]
    canvas.edit_line(LINE)
    field = canvas.delegate.editor
    assert field is not None
    field.setPlainText(words)
    with_draft.tell()
    others = [canvas.visualRect(canvas.rows.at(key)) for key in keys if key != LINE]
    assert not [one for one in others if one.intersects(field.geometry())]
    assert canvas.layer.mask().boundingRect().contains(field.geometry()), "all of it is seen"
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert [canvas.visualRect(canvas.rows.at(key)) for key in keys] == before


def test_an_emptied_line_is_left_out_and_says_so(with_draft: Played) -> None:
    """Return and a click elsewhere; the field says what becomes of it, the toast has Undo."""
    with_draft.tell(drafted(suggested=0))
    canvas = canvas_of(with_draft)
    canvas.edit_line(LINE)
    assert canvas.delegate.editor is not None
    canvas.delegate.editor.setPlainText(" ")
    assert canvas.delegate.editor.placeholderText() == "Left empty, the line is left out."
    QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Return)
    assert with_draft.wishes == [BulletEdited(run_id="run-1", bullet_id=LINE, text="")]
    press(with_draft.find("Undo", QPushButton))
    assert with_draft.wishes[1:] == [TrimUndone(run_id="run-1", bullet_id="line-1")]


def test_an_emptied_suggestion_is_rejected(with_draft: Played) -> None:
    """Its line stays as it is."""
    canvas = canvas_of(with_draft)
    canvas.take(LINE)
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert canvas.delegate.editor is not None
    canvas.delegate.editor.setPlainText("")
    QTest.keyClick(canvas.delegate.editor, Qt.Key.Key_Return)
    rejected = ProposalDecided(run_id="run-1", proposal_id="proposal-1", accepted=False)
    assert with_draft.wishes == [rejected]


def test_a_line_that_could_be_better_says_what_to_do(with_draft: Played) -> None:
    """NEXT 3: a quiet mark on a line that prints as it is; nothing stands beside a good one."""
    run = drafted(suggested=0)
    draft = run.blackboard.draft
    assert draft is not None
    long = "Cut falls on a 28-bed ward " + "from twelve to five a month " * 7
    document = with_texts(draft.document, {OTHER: long.strip()})
    board = run.blackboard.model_copy(
        update={"draft": draft.model_copy(update={"document": document})}
    )
    with_draft.tell(replace(run, blackboard=board))
    canvas, view = canvas_of(with_draft), with_draft.room.view
    rows = {row.key: row for row in canvas.rows.rows}
    assert rows[LINE].icon == ""
    assert rows[OTHER].colour == "secondary"
    assert "Cut it to what counts most" in rows[OTHER].state
    canvas.take(OTHER)
    view.show_face("line")
    assert view.line.line.better.text() == rows[OTHER].state
    canvas.take(LINE)
    assert not view.line.line.better.isVisible()


def test_a_heading_is_no_field(with_draft: Played) -> None:
    """What stands in the profile is changed there: the inspector says so."""
    canvas = canvas_of(with_draft)
    canvas.take(ENTRY + "exp-1")
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert canvas.delegate.editor is None
    assert with_draft.room.view.inspector.currentWidget() is with_draft.room.view.line


def test_delete_leaves_a_line_out_and_undo_brings_it_back(with_draft: Played) -> None:
    """A toast with Undo, and no dialog."""
    canvas = canvas_of(with_draft)
    canvas.take(LINE)
    QTest.keyClick(canvas, Qt.Key.Key_Delete)
    assert with_draft.wishes == [BulletEdited(run_id="run-1", bullet_id=LINE, text="")]
    press(with_draft.find("Undo", QPushButton))
    assert with_draft.wishes[1:] == [TrimUndone(run_id="run-1", bullet_id="line-1")]
    assert not with_draft.room.notices.notice.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_right_click_offers_what_can_be_done_with_the_row(with_draft: Played) -> None:
    """The same commands as in the menu bar; a row has those of its kind, greyed where it cannot."""
    canvas = canvas_of(with_draft)

    def offered(key: str) -> list[tuple[str, bool]]:
        point = at(canvas, key)
        place = canvas.viewport().mapToGlobal(point)
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(canvas.viewport(), QContextMenuEvent(reason, point, place))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        menu.close()
        return [(one.text(), one.isEnabled()) for one in menu.actions()]

    entry = [("Change It There", True), ("Leave Out", True), ("Move Up", False)]
    entry += [("Move Down", False), ("Where It Comes From", True)]
    assert offered(ENTRY + "exp-1") == entry
    ways = [("Move Up", True), ("Move Down", False), ("Where It Comes From", True)]
    whose = "Nurse, Moor Hospital · 2019 – 2023"
    head = [(whose, False), ("", True)]
    assert offered(OTHER) == [*head, ("Edit Line", True), ("Leave Out", True), *ways]
    assert canvas.key() == OTHER
    with_draft.choose("Where It Comes From")
    assert with_draft.room.view.bar.buttons["line"].isChecked()
    assert with_draft.room.view.line.line.whose.text() == whose
    with_draft.choose("Move Up")
    with_draft.choose("Leave Out")
    with_draft.choose("Edit Line")
    assert canvas.delegate.editor is not None
    assert with_draft.wishes == [
        LinesArranged(run_id="run-1", bullet_ids=(OTHER, LINE)),
        BulletEdited(run_id="run-1", bullet_id=OTHER, text=""),
    ]


def test_lines_are_moved_within_their_entry(with_draft: Played) -> None:
    """By keys and by mouse; beyond the ends nothing moves, and Escape ends a drag."""
    canvas = canvas_of(with_draft)
    moved = LinesArranged(run_id="run-1", bullet_ids=(OTHER, LINE))
    alt = Qt.KeyboardModifier.AltModifier
    canvas.take(LINE)
    QTest.keyClick(canvas, Qt.Key.Key_Up, alt)
    assert with_draft.wishes == []
    QTest.keyClick(canvas, Qt.Key.Key_Down, alt)
    assert with_draft.wishes == [moved]
    drag(canvas, at(canvas, LINE), at(canvas, OTHER) + QPoint(0, 8))
    assert with_draft.wishes == [moved, moved]
    drag(canvas, at(canvas, LINE), at(canvas, OTHER) + QPoint(0, 8), drop=False)
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    QTest.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at(canvas, OTHER))
    assert with_draft.wishes == [moved, moved]


def test_what_cannot_be_dragged_says_so(with_draft: Played) -> None:
    """A name dragged to another place went back without a word."""
    canvas = canvas_of(with_draft)
    drag(canvas, at(canvas, NAME), at(canvas, OTHER), drop=False)
    assert canvas.viewport().cursor().shape() is Qt.CursorShape.ForbiddenCursor
    assert "no other place" in with_draft.room.toast.label.text()
    QTest.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at(canvas, OTHER))
    assert with_draft.wishes == []


def test_sections_are_moved_on_the_page_and_in_the_look(with_draft: Played) -> None:
    """Their order is part of the look."""
    with_draft.tell(two_sections())
    canvas = canvas_of(with_draft)
    order = SectionsArranged(run_id="run-1", sections=("skills", "experience"))
    canvas.take(SECTION + "skills")
    QTest.keyClick(canvas, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    look = with_draft.room.view.look
    look.sections.setCurrentRow(1)
    look.up.click()
    assert with_draft.wishes == [order, order]
    assert not look.down.isEnabled()


def test_entries_are_moved_and_left_out_on_the_page(with_draft: Played) -> None:
    """Certificates and languages too: dragged, by Delete, by the menu and beside the page, each with its Undo; what
    has a tick in Look stays as it is.
    """
    run = with_two_languages()
    with_draft.tell(run)
    canvas, rows = canvas_of(with_draft), (ENTRY + "language-1", ENTRY + "language-2")
    drag(canvas, at(canvas, rows[0]), at(canvas, rows[1]) + QPoint(0, 4))
    keys = ("languages/English", "languages/Igbo")
    order = SectionsArranged(run_id="run-1", sections=keys[::-1])
    assert with_draft.wishes == [order]
    assert with_draft.room.undo_name() == "Move Entry"
    canvas.take(rows[1])
    QTest.keyClick(canvas, Qt.Key.Key_Delete)
    away = SectionsHidden(run_id="run-1", sections=keys[1:])
    assert with_draft.wishes == [order, away]
    assert with_draft.room.undo_name() == "Leave Out Entry"
    with_draft.choose("Leave Out")
    canvas.take(rows[1])
    pane = with_draft.room.view.line
    pane.show_row(run, canvas.rows.row(canvas.rows.at(rows[1])))
    assert pane.remove.isVisibleTo(pane)
    assert pane._where.text() == "This is changed under “Jobs”.", "and not in the profile"
    pane.remove.click()
    assert with_draft.wishes == [order, away, away, away]
    with_draft.tell(replace(run, hidden_sections=keys[1:]))
    with_draft.room.view.look.sections.item(0).setCheckState(Qt.CheckState.Unchecked)
    both = SectionsHidden(run_id="run-1", sections=(*keys[1:], "experience"))
    assert with_draft.wishes[-1] == both


def test_after_leave_out_the_next_row_is_in_hand(with_draft: Played, qtbot: QtBot) -> None:
    """The row in hand jumped to one far above, and the next key went to that."""
    run = with_two_languages()
    with_draft.tell(run)
    canvas, rows = canvas_of(with_draft), (ENTRY + "language-1", ENTRY + "language-2")
    canvas.take(rows[0])
    QTest.keyClick(canvas, Qt.Key.Key_Delete)
    draft = run.blackboard.draft
    assert draft is not None
    *others, languages = draft.document.sections
    left = languages.model_copy(update={"entries": languages.entries[1:]})
    document = draft.document.model_copy(update={"sections": (*others, left)})
    board = run.blackboard.model_copy(
        update={"draft": draft.model_copy(update={"document": document})}
    )
    with_draft.tell(replace(run, blackboard=board))
    qtbot.waitUntil(lambda: not canvas.rows.at(rows[0]).isValid())
    assert canvas.key() == rows[1]


def test_after_the_button_leave_out_no_row_is_in_hand(with_draft: Played) -> None:
    """The next line stood under the same button, and a second click dropped it."""
    with_draft.tell(drafted(suggested=0))
    canvas, pane = canvas_of(with_draft), with_draft.room.view.line
    with_draft.room.view.show_face("line")
    canvas.take(LINE)
    assert pane.line.remove_button.isVisible()
    pane.line.remove_button.click()
    assert with_draft.wishes == [BulletEdited(run_id="run-1", bullet_id=LINE, text="")]
    assert not canvas.key()
    assert not pane.line.remove_button.isVisible()
    assert not canvas.selectedIndexes()


def with_two_languages() -> RunShown:
    run = drafted()
    draft = run.blackboard.draft
    assert draft is not None
    entries = (
        ResumeEntry(id="language-1", title="English", detail="native"),
        ResumeEntry(id="language-2", title="Igbo", detail="fluent"),
    )
    more = ResumeSection(key="languages", title="Languages", entries=entries)
    document = draft.document.model_copy(update={"sections": (*draft.document.sections, more)})
    draft = draft.model_copy(update={"document": document})
    return replace(run, blackboard=run.blackboard.model_copy(update={"draft": draft}))


def test_a_section_without_a_tick_is_left_out(with_draft: Played) -> None:
    """It stays in the list, moves nowhere, and Undo brings it back."""
    run = two_sections()
    with_draft.tell(run)
    look = with_draft.room.view.look
    look.sections.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert with_draft.wishes == [SectionsHidden(run_id="run-1", sections=("experience",))]
    page = pages_of(run)
    left = page.document.model_copy(update={"sections": page.document.sections[1:]})
    with_draft.tell(
        replace(page, document=left),
    )
    rows = [look.sections.item(at) for at in range(look.sections.count())]
    assert [one.text() for one in rows] == ["Skills", "Experience"]
    assert rows[1].checkState() is Qt.CheckState.Unchecked
    look.sections.setCurrentRow(1)
    assert not look.up.isEnabled()
    with_draft.room.undo()
    assert with_draft.wishes[1:] == [SectionsHidden(run_id="run-1", sections=())]


def test_the_summary_is_moved_as_any_section(with_draft: Played) -> None:
    """NEXT 8: the person may move every section; it could not be, and was missing in the list."""
    with_draft.tell(two_sections(ResumeBullet(bullet_id="summary-1", text="A nurse.")))
    look, canvas = with_draft.room.view.look, canvas_of(with_draft)
    titles = [look.sections.item(at).text() for at in range(look.sections.count())]
    assert titles == ["Summary", "Experience", "Skills"]
    look.sections.setCurrentRow(0)
    look.down.click()
    canvas.take(SECTION + "summary")
    QTest.keyClick(canvas, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    order = SectionsArranged(run_id="run-1", sections=("experience", "summary", "skills"))
    assert with_draft.wishes == [order, order]


def test_the_page_is_a_list_that_is_read_line_by_line(with_draft: Played) -> None:
    """Names, roles and places for a screen reader; a line that it selects is in hand."""
    canvas = canvas_of(with_draft)
    page = QAccessible.queryAccessibleInterface(canvas)
    assert page.role() is QAccessible.Role.List
    names = [page.child(number).text(QAccessible.Text.Name) for number in range(page.childCount())]
    assert names == [row.spoken for row in canvas.rows.rows]
    assert names[0] == "Amara Okonkwo"
    assert "Cut falls on a 28-bed ward from 12 to 5 a month, another wording is suggested" in names
    place = page.child(names.index("Trained 14 nurses in <b>sepsis</b> screening")).rect()
    assert place.size() == canvas.visualRect(canvas.rows.at(OTHER)).size()
    select = QItemSelectionModel.SelectionFlag.ClearAndSelect
    canvas.selectionModel().select(canvas.rows.at(OTHER), select)
    assert canvas.key() == OTHER


def test_passing_by_the_page_with_the_tab_key_chooses_no_line(with_draft: Played) -> None:
    """The questions of a posting stood beside it, and were gone when the keys came to them."""
    view, canvas = with_draft.room.view, canvas_of(with_draft)
    with_draft.room.activateWindow()
    view.show_face("match")
    view.bar.buttons["match"].setFocus()
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    assert canvas.hasFocus()
    assert view.inspector.currentWidget() is view.match
    QTest.keyClick(canvas, Qt.Key.Key_Down)
    assert view.inspector.currentWidget() is view.line


def test_keys_go_through_the_page_row_by_row(with_draft: Played) -> None:
    """Down and Up in reading order, Home and End to its ends."""
    canvas = canvas_of(with_draft)
    keys = [row.key for row in canvas.rows.rows]
    QTest.keyClick(canvas, Qt.Key.Key_Home)
    met = [canvas.key()]
    for _row in keys[1:]:
        QTest.keyClick(canvas, Qt.Key.Key_Down)
        met.append(canvas.key())
    assert met == keys
    QTest.keyClick(canvas, Qt.Key.Key_Up)
    assert canvas.key() == keys[-2]


def test_a_page_that_was_never_zoomed_fits_a_narrow_room(with_draft: Played) -> None:
    """Its right edge was cut off in a small window, until "Fit Page"."""
    canvas = canvas_of(with_draft)
    canvas.resize(330, 500)
    QApplication.processEvents()
    assert canvas.zoom < 0.5
    assert canvas.horizontalScrollBar().maximum() == 0


def test_zoom_goes_from_half_to_four_times_and_fits(with_draft: Played) -> None:
    """By buttons, by menu, by Control and the wheel; what is under the mouse stays there."""
    canvas, pane = canvas_of(with_draft), with_draft.room.view.page
    fitted = canvas.zoom
    pane.zoom_in.click()
    assert canvas.zoom > fitted
    for _step in range(60):
        canvas.zoom_to("in")
    assert canvas.zoom == 4.0
    canvas.horizontalScrollBar().setValue(canvas.horizontalScrollBar().maximum())
    canvas.take(LINE)
    assert canvas.visualRect(canvas.rows.at(LINE)).left() >= 0, "where the line begins is in view"
    point = QPointF(200, 200)
    before = canvas.indexAt(point.toPoint())
    wheel = QWheelEvent(
        point,
        QPointF(canvas.viewport().mapToGlobal(point)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas.viewport(), wheel)
    assert canvas.zoom < 4.0
    assert canvas.indexAt(point.toPoint()) == before
    for _step in range(60):
        canvas.zoom_to("out")
    assert canvas.zoom == 0.5
    press(with_draft.find("Fit Width", QPushButton))
    assert canvas.zoom == fitted
    press(with_draft.find("Fit Page", QPushButton))
    assert canvas.verticalScrollBar().maximum() == 0, "the whole page is there"
    press(with_draft.find("Fit Width", QPushButton))
    assert canvas.zoom == fitted


def test_the_old_page_stands_until_the_new_one_is_there(with_draft: Played) -> None:
    """A theme that cannot be set leaves it too, and the choices say what stands."""
    look, canvas = with_draft.room.view.look, canvas_of(with_draft)
    look.theme_choice.setCurrentIndex(look.theme_choice.findData("book"))
    wish = LookChosen(run_id="run-1", theme="book", paper="a4", max_pages=2)
    assert with_draft.wishes == [wish]
    rows = canvas.rows.rows
    sentence = "The page could not be set."
    with_draft.tell(RunFailed(run_id="run-1", code="render_error", sentence=sentence))
    assert canvas.rows.rows == rows
    assert look.theme_choice.currentData() == "classic"
    assert with_draft.room.notices.notice.label.text() == sentence


def test_a_photo_is_asked_of_themes_that_have_a_place_for_it(with_draft: Played) -> None:
    """Chosen by a dialog, taken away by a button that stands while there is one."""
    look = with_draft.room.view.look
    with_draft.room.view.show_face("look")
    assert not look.photo_choose.isVisible(), "the theme has no place for one"
    run = replace(drafted(), theme="clear", takes_accent=True)
    with_draft.tell(run)
    assert look.photo_choose.isVisible()
    assert not look.photo_away.isVisible()
    press(look.photo_choose)
    (dialog,) = look.findChildren(QFileDialog)
    dialog.filesSelected.emit(["/home/x/me.png"])
    dialog.reject()
    assert with_draft.wishes == [PhotoChosen(run_id="run-1", path=b"/home/x/me.png")]
    with_draft.tell(replace(run, photo="photo-1"))
    press(look.photo_away)
    assert with_draft.wishes[1:] == [PhotoChosen(run_id="run-1", path=b"")]


def test_accent_and_font_are_asked_of_themes_that_have_them(with_draft: Played) -> None:
    """RenderCV's own themes bring theirs."""
    look = with_draft.room.view.look
    with_draft.room.view.show_face("look")
    with_draft.tell()
    assert not look.accent.isVisible()
    with_draft.tell(
        replace(drafted(), theme="margin", takes_accent=True, accent="#1a6b5a", density=1)
    )
    assert look.accent.isVisible()
    assert look.family.isVisible()
    assert look.density.currentData() == 1
    look.family.setCurrentIndex(look.family.findData("inter"))
    assert with_draft.wishes[-1] == LookChosen(
        run_id="run-1",
        theme="margin",
        paper="a4",
        max_pages=2,
        accent="#1a6b5a",
        family="inter",
        density=1,
    )


def test_what_an_entry_leaves_out_is_counted_at_its_end(with_draft: Played) -> None:
    """And listed beside the page, with the way back."""
    run = drafted()
    (trim,) = run.blackboard.trims
    here = trim.model_copy(update={"card_id": "card-1"})
    board = run.blackboard.model_copy(update={"trims": (here,)})
    with_draft.tell(replace(run, blackboard=board))
    canvas = canvas_of(with_draft)
    row = canvas.rows.row(canvas.rows.at(MORE + "exp-1"))
    assert row is not None
    assert row.text == "1 approved fact not on the page"
    QTest.mouseClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=at(canvas, MORE + "exp-1"))
    left_out = with_draft.room.view.line.left_out
    assert left_out.list.item(1).text() == "Kept the rota"
    press(left_out.act)
    assert with_draft.wishes == [TrimUndone(run_id="run-1", bullet_id=trim.bullet_id)]


def test_a_white_page_lies_on_a_ground_that_is_not_white(with_draft: Played) -> None:
    """Where a page ends is seen."""
    image = canvas_of(with_draft).viewport().grab().toImage()
    assert image.pixelColor(3, 3) != QColor("white")
    assert image.pixelColor(image.width() // 2, image.height() // 2) == QColor("white")


def test_what_is_drawn_is_bounded(with_draft: Played) -> None:
    """Four times as large, ten pages, scrolled to the end: no more pixels are kept than allowed."""
    run = drafted()
    many = replace(pages_of(run), pages=((BLANK,),) * 10)
    canvas = canvas_of(with_draft)
    with_draft.room.show_message(many)
    canvas.set_zoom(4.0)
    bar = canvas.verticalScrollBar()
    for step in range(0, bar.maximum(), 1500):
        bar.setValue(step)
        canvas.viewport().grab()
    assert canvas._tiles._pixels() <= MOST_PIXELS


def test_a_page_that_stays_keeps_its_pictures() -> None:
    """An edit of page two draws page one not again."""
    tiles = PageTiles()
    other = BLANK.replace(b"/>", b"><rect/></svg>")
    tiles.show(((BLANK,), (other,)))
    for page in (0, 1):
        tiles._band((page, 0, 60, 80))
    tiles.show(((BLANK,), (BLANK,)))
    assert [key[0] for key in tiles._bands] == [0]


def test_a_page_is_drawn_a_layer_at_a_time_while_the_old_one_stands(
    with_draft: Played, qtbot: QtBot
) -> None:
    """Issue 26: the window answers between two layers; rows and pictures change together."""
    canvas, run = canvas_of(with_draft), drafted()
    layers = (BLANK, *(BLANK.replace(b"/>", b"><rect y='%d'/></svg>" % at) for at in range(4)))
    before, painted = canvas.rows.rows, list[bytes]()
    paint = canvas._tiles._paint_layer
    canvas._tiles._paint_layer = lambda *given: (painted.append(given[2]), paint(*given))  # type: ignore[func-returns-value,method-assign,assignment]
    draft = run.blackboard.draft
    assert draft is not None
    document = with_texts(draft.document, {LINE: "Cut falls"})
    pages = replace(pages_of(run), pages=(layers,), document=document)
    with_draft.room.show_message(pages)
    assert painted == [BLANK], "one layer, then the window has its turn"
    assert canvas.rows.rows == before
    qtbot.waitUntil(lambda: canvas.rows.at(LINE).data() == "Cut falls")
    assert painted == list(layers)
    canvas.viewport().grab()
    assert painted == list(layers), "what is in view is drawn already"
    with_draft.room.show_message(replace(pages, pages=((BLANK,),)))
    with_draft.tell()
    assert canvas._tiles._pages == ((BLANK,),)


def test_sixty_jobs_cost_what_is_in_view(with_draft: Played, qtbot: QtBot) -> None:
    """Issue 26: of fifteen pages an edit draws the one that is seen, and scrolling the one that
    comes; each row is found where it stands.
    """
    canvas, run = canvas_of(with_draft), drafted()
    draft = run.blackboard.draft
    assert draft is not None
    (section,) = draft.document.sections
    (entry,) = section.entries
    jobs = tuple(
        entry.model_copy(
            update={
                "id": f"exp-{at}",
                "bullets": tuple(
                    one.model_copy(update={"bullet_id": f"{one.bullet_id}-{at}"})
                    for one in entry.bullets
                ),
            }
        )
        for at in range(60)
    )
    document = draft.document.model_copy(
        update={"sections": (section.model_copy(update={"entries": jobs}),)}
    )
    places = [
        LinePlace(id=id, boxes=(PageBox(page=at // 4, box=(60, top, 520, top + 14)),))
        for at, job in enumerate(jobs)
        for id, top in (
            (one.bullet_id, 60.0 + 180 * (at % 4) + 20 * row) for row, one in enumerate(job.bullets)
        )
    ]
    painted: list[tuple[int, ...]] = []
    paint = canvas._tiles._paint_layer
    canvas._tiles._paint_layer = lambda *given: (painted.append(given[1]), paint(*given))  # type: ignore[func-returns-value,method-assign,assignment]
    sheets = [BLANK.replace(b"/>", b"><rect y='%d'/></svg>" % at) for at in range(30)]

    def shown(words: str, first: int) -> None:
        painted.clear()
        texts = {jobs[0].bullets[0].bullet_id: words}
        pages = RunPagesShown(
            run_id="run-1",
            pages=tuple((BLANK, one) for one in sheets[first : first + 15]),
            size=A4,
            document=with_texts(document, texts),
            places=tuple(places),
        )
        with_draft.room.show_message(pages)
        qtbot.waitUntil(lambda: canvas.rows.at(jobs[0].bullets[0].bullet_id).data() == words)
        canvas.viewport().grab()

    shown("Cut falls", 0)
    shown("Cut falls by half", 15)
    assert {band[0] for band in painted} == {0}
    assert len(painted) == 2, "its two layers, once"
    last = jobs[-1].bullets[-1].bullet_id
    painted.clear()
    canvas.take(last)
    canvas.viewport().grab()
    assert {band[0] for band in painted} <= {13, 14}
    assert canvas.indexAt(at(canvas, last)).row() == canvas.rows.at(last).row()


@pytest.mark.parametrize("words", ["x" * 600, "word " * 120])
def test_a_line_of_600_characters_is_edited_as_any(with_draft: Played, words: str) -> None:
    """Its field grows no larger than the view, and scrolls."""
    canvas = canvas_of(with_draft)
    canvas.edit_line(LINE)
    field = canvas.delegate.editor
    assert field is not None
    field.setPlainText(words)
    with_draft.tell()
    assert field.geometry().right() <= canvas.viewport().width()
    assert field.height() <= canvas.viewport().height()
    QTest.keyClick(field, Qt.Key.Key_Return)
    text = " ".join(words.split())
    assert with_draft.wishes == [
        BulletEdited(run_id="run-1", bullet_id=LINE, text=text, line_id="line-1")
    ]


def test_pages_of_another_resume_are_not_shown(with_draft: Played) -> None:
    """Somebody chose another one while they were set."""
    canvas = canvas_of(with_draft)
    rows = canvas.rows.rows
    other: RunPagesShown = replace(pages_of(two_sections()), run_id="run-2")
    with_draft.room.show_message(other)
    assert canvas.rows.rows == rows
    assert canvas.rows.at(NAME).isValid()


def test_pages_that_are_told_before_their_run_are_shown_with_it(played: Played) -> None:
    """“My résumé” is drawn before it is checked and kept: its page stood empty."""
    run = two_sections()
    played.room.show_message(pages_of(run))
    played.room.show_message(run)
    assert canvas_of(played).rows.rows
    played.room.show_message(replace(pages_of(run), run_id="run-3"))
    played.room.show_message(replace(run, run_id="run-2"))
    assert not canvas_of(played).rows.rows, "nobody else's pages"


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("zoom", [0.5, 1.0, 2.0])
def test_a_count_lies_over_no_words(with_draft: Played, size: int, zoom: float) -> None:
    """Issue 26: at large text it covered the beginning of lines, and the name."""
    theme().set(text_size=size)
    canvas = canvas_of(with_draft)
    canvas.set_zoom(zoom)
    counts = [one for one in canvas.rows.rows if one.kind == "more"]
    assert counts
    words = [
        canvas.place(part)
        for one in canvas.rows.rows
        if one.kind not in ("more", "suggested")
        for part in one.boxes
    ]
    for one in counts:
        place = canvas.more_place(one)
        assert not any(place.intersects(part) for part in words)
        assert QRectF(canvas.visualRect(canvas.rows.at(one.key))).intersects(place)


def test_a_count_lies_over_no_photo(with_draft: Played) -> None:
    """A photo at the left begins at the margin, and all words behind it: the margin at the right
    is as wide.
    """
    theme().set(text_size=200)
    canvas = canvas_of(with_draft)
    canvas.set_zoom(1.0)
    canvas.rows.edges = 200.0, A4[0] - 60.0
    (count, *_others) = [one for one in canvas.rows.rows if one.kind == "more"]
    margin = canvas.page_place(0).left() + 60 * 96 / 72
    assert canvas.more_place(count).right() <= margin


@pytest.mark.parametrize("off", [-3, 0, 3])
def test_a_heading_that_is_dropped_on_another_takes_its_place(with_draft: Played, off: int) -> None:
    """Exactly on it, or a little above, nothing moved and nothing was said."""
    with_draft.tell(two_sections())
    canvas = canvas_of(with_draft)
    order = SectionsArranged(run_id="run-1", sections=("skills", "experience"))
    first, second = (SECTION + one for one in ("experience", "skills"))
    drag(canvas, at(canvas, first), at(canvas, second) + QPoint(0, off))
    drag(canvas, at(canvas, second), at(canvas, first) + QPoint(0, off))
    assert with_draft.wishes == [order, order]
    drag(canvas, at(canvas, first), at(canvas, first) + QPoint(20, off))
    assert with_draft.wishes == [order, order]


def test_the_mark_beside_the_name_says_what_it_is(with_draft: Played) -> None:
    """A tick that nothing explained; it promises no whole page where an entry leaves facts out."""
    canvas, run = canvas_of(with_draft), drafted()
    mark = canvas.rows.row(canvas.rows.at(MORE))
    assert mark is not None
    assert run.blackboard.trims
    assert "checks" in mark.text or "not on the page" in mark.text
    board = run.blackboard.model_copy(update={"trims": ()})
    with_draft.tell(replace(run, blackboard=board, waiting=()))
    mark = canvas.rows.row(canvas.rows.at(MORE))
    assert mark is not None
    assert mark.text == "The whole page · every approved fact is on it"


def test_the_page_of_before_is_seen_while_the_resume_comes(played: Played) -> None:
    """After a start: it is seen at once, and worked on as soon as all is there."""
    run = drafted()
    played.room.show_part(run.run_id)
    played.room.show_message(pages_of(run))
    played.tell(RunsChanged(runs=(summary(),)))
    assert played.room.view.page.isVisible()
    assert not played.room.view.page.isEnabled(), "what is typed would be lost"
    played.tell(run)
    assert played.room.view.page.isEnabled()


def test_the_menu_of_a_line_that_waits_has_what_is_to_be_decided(with_draft: Played) -> None:
    """It offered where the line comes from, and nothing that ends the waiting."""
    with_draft.tell(drafted(waiting=(OWN,)))
    canvas = canvas_of(with_draft)
    canvas.take(WAITS + OWN.line_id)
    with_draft.room.view.commands.follow()
    ways = [one.text() for one in with_draft.room.commands if one.text() and one.isEnabled()]
    assert ways[:4] == ["It Is True", "Edit Line", "Leave Out", "Where It Comes From"]
    with_draft.choose("It Is True")
    run_id = drafted().run_id
    assert with_draft.wishes[-1] == LineAttested(run_id=run_id, line_id=OWN.line_id)


def test_the_name_of_a_theme_has_room_beside_its_picture(with_draft: Played) -> None:
    """At the largest text size a picture twice as wide left "Ma…" of a name."""
    look = with_draft.room.view.look
    with_draft.room.view.show_face("look")
    theme().set(text_size=200)
    look.theme_choice.setFixedWidth(268)  # in the least window
    with_draft.tell()
    option = QStyleOptionComboBox()
    look.theme_choice.initStyleOption(option)
    room = look.theme_choice.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        look.theme_choice,
    )
    name = look.theme_choice.fontMetrics().horizontalAdvance("Margin")
    assert look.theme_choice.iconSize().width() + name <= room.width()
