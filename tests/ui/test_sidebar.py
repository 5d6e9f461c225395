"""The sidebar's list of places: résumés among them, which can be renamed and deleted there."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from benchmarks.review_samples import artifact
from interview_app.domain.drafts import Draft, about_record
from interview_app.domain.known import Known
from interview_app.domain.page_places import NAME
from interview_app.domain.profile import ApplicantProfile, Basics
from interview_app.domain.records import DataType
from interview_app.domain.timeline import Language, SkeletonTimeline
from interview_app.messages.data import RecordDeleted, RecordSaved
from interview_app.messages.documents import DocumentsChanged
from interview_app.messages.interview import FilesOffered, KnownChanged, PersonSaid
from interview_app.messages.sessions import SessionOpened
from interview_app.messages.tailoring.facts import RunsChanged, RunShown, VersionsTold
from interview_app.messages.tailoring.wishes import (
    GENERAL,
    GeneralRequested,
    LookChosen,
    ResumeExportRequested,
    RunDeletionRequested,
    RunOpened,
    RunRenamed,
    SectionsArranged,
    VersionsRequested,
)
from interview_app.ui.controls.dialogs import QuestionDialog
from interview_app.ui.controls.drop_target import Drop
from interview_app.ui.library.documents_view import DocumentsView
from interview_app.ui.library.evidence_view import EvidenceView
from interview_app.ui.look.names import moment_words
from interview_app.ui.look.window_plan import EntryWanted
from interview_app.ui.resumes.page_canvas import PageCanvas
from interview_app.ui.resumes.room import ResumesRoom
from interview_app.ui.window.source_list import SourceList, SourceRow
from tests.ui.conftest import INFO, Played
from tests.ui_resumes.conftest import CARD, LINE, SECOND, drafted, pages_of, summary
from tests.ui_resumes.test_page import two_sections

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

NURSE = "resumes/run-1"


def listed(played: Played) -> list[tuple[str, str]]:
    return [(row.key, row.title) for row in played.shell.parts.sidebar.list.rows()[1:-6]]


@pytest.fixture
def with_resumes(played: Played) -> Played:
    """My résumé and one for a posting."""
    general = replace(summary("general", passed=True), target_title="My résumé")
    played.tell(
        KnownChanged(known=Known(cards=(CARD,))),
        RunsChanged(runs=(summary(passed=True), general)),
    )
    played.posted.clear()
    return played


def test_my_resume_stands_first_whether_it_was_made_or_not(with_resumes: Played) -> None:
    """Its place is never missing, and each résumé has a row."""
    assert listed(with_resumes) == [
        ("", "Résumés"),
        ("resumes/general", "My résumé"),
        (NURSE, "Staff Nurse"),
    ]
    with_resumes.tell(RunsChanged(runs=()))
    assert listed(with_resumes)[1:] == [("resumes/general", "My résumé")]


def test_a_resume_is_opened_from_the_list_and_names_the_window(with_resumes: Played) -> None:
    """What is open stands in the toolbar; the list shows where one is."""
    played = with_resumes
    played.go("resumes/general")
    assert GeneralRequested() in played.posted
    played.go(NURSE)
    assert RunOpened(run_id="run-1") in played.posted
    played.tell(drafted())
    assert played.shell.parts.header._title.text() == "Staff Nurse"
    assert played.shell.parts.sidebar.list.key() == NURSE


def test_a_resume_is_renamed_from_the_menu_of_files(with_resumes: Played) -> None:
    """It took its posting's whole first line for its name, and only a right click in the list knew
    how to change that.
    """
    played = with_resumes
    rename = played.shell.parts.menu.actions["rename"]
    played.go("resumes/general")
    assert not rename.isEnabled()
    played.go(NURSE)
    played.tell(drafted())
    played.shell.parts.sidebar.hide()
    rename.trigger()
    field = next(
        one for one in played.shell.parts.sidebar.findChildren(QLineEdit) if one.isVisible()
    )
    field.setText("Ward manager")
    QTest.keyClick(field, Qt.Key.Key_Return)
    played.tell()
    assert RunRenamed(run_id="run-1", name="Ward manager") in played.posted


def test_the_menu_lists_every_resume_wherever_one_is(with_resumes: Played) -> None:
    """Of two it offered “My résumé” alone."""
    played = with_resumes
    menu = played.shell.parts.menu

    def named() -> list[str]:
        return [one.text() for one in menu._of_page.actions() if one.text()]

    assert named() == ["My Résumé", "Staff Nurse"]
    menu._of_page.actions()[-1].trigger()
    assert played.shell.parts.pages.place == NURSE
    assert named()[-1] == "Staff Nurse"
    assert "Move Up" in named(), "the commands of its page stand above"
    played.tell(RunsChanged(runs=()))
    assert "Staff Nurse" not in named()


def test_a_resume_that_comes_up_by_itself_is_marked(with_resumes: Played) -> None:
    """A new one is shown by the room; the list follows."""
    played = with_resumes
    played.go("resumes/general")
    played.tell(RunsChanged(runs=(summary("run-2"), summary())), replace(drafted(), run_id="run-2"))
    assert played.shell.parts.sidebar.list.key() == "resumes/run-2"
    assert played.shell.parts.pages.place == "resumes/run-2"


def test_an_answer_that_is_an_entry_leads_to_the_jobs_and_back(with_resumes: Played) -> None:
    """It is said what happens, and once the entry is saved the résumé stands again; who goes
    elsewhere is not fetched back.
    """
    played, pages = with_resumes, with_resumes.shell.parts.pages
    saved = RecordSaved(data_type=DataType.SKELETON_TIMELINE, id="timeline", version=2)
    played.go(NURSE)
    played.tell(drafted(), pages_of(drafted()))
    room = pages.stack.currentWidget()
    assert isinstance(room, ResumesRoom)
    room.view.show_face("line")
    room.view.page.canvas.take(NAME)
    room.view.line.change.click()
    assert pages.place == "profile"
    played.tell(replace(saved, data_type=DataType.APPLICANT_PROFILE, id="profile"))
    assert pages.place == NURSE
    assert room.view.line.change.isVisible()
    for goes_elsewhere in (False, True):
        pages.entry_wanted.emit(EntryWanted(section="certificates", name="Licence"))
        played.tell()
        assert pages.place == "timeline"
        assert "your résumé stands here again" in played.shell.parts.notices.sentence
        if goes_elsewhere:
            played.go("evidence")
        assert bool(played.shell.parts.notices.sentence) != goes_elsewhere
        played.tell(saved)
        assert pages.place == ("evidence" if goes_elsewhere else NURSE)


def test_change_it_there_leads_to_the_very_field(with_resumes: Played) -> None:
    """It opened the form and chose nothing in it; a language or a certificate it did not find."""
    played = with_resumes
    profile = ApplicantProfile(basics=Basics(name="Amara Okonkwo", email="amara@example.org"))
    languages = tuple(Language(language=one) for one in ("English", "Igbo"))
    timeline = SkeletonTimeline(languages=languages)
    played.shell.parts.pages.show_known(Known(profile=profile, timeline=timeline))
    for wanted, name, text in (
        (EntryWanted(field="basics.email"), "Email", "amara@example.org"),
        (EntryWanted(entry="language-2"), "Language", "Igbo"),
    ):
        played.shell.parts.pages.entry_wanted.emit(wanted)
        played.tell()
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit)
        assert (field.accessibleName(), field.text()) == (name, text)


def test_a_story_without_a_line_leads_to_its_form_and_back(with_resumes: Played) -> None:
    """It stood under what is left out, and nothing led from there to where it gets its line."""
    played, pages = with_resumes, with_resumes.shell.parts.pages
    pages.show_known(Known(cards=(CARD, SECOND)))
    played.go(NURSE)
    pages.entry_wanted.emit(EntryWanted(story=SECOND.id))
    played.tell()
    assert pages.place == "evidence"
    view = pages.stack.currentWidget()
    assert isinstance(view, EvidenceView)
    assert view.list.key().endswith(f"/{SECOND.id}")
    played.tell(RecordSaved(data_type=DataType.KNOWLEDGE_CARD, id=SECOND.id, version=2))
    assert pages.place == NURSE


def test_what_is_not_saved_is_marked_and_a_resume_asks_before_it_goes_out_without_it(
    with_resumes: Played,
) -> None:
    """The old phone number was printed without a word; nothing but a toast had told of it."""
    played, pages = with_resumes, with_resumes.shell.parts.pages
    profile = ApplicantProfile(basics=Basics(name="Amara Okonkwo", phone="555-0110"))
    played.tell(KnownChanged(known=Known(profile=profile)))

    def row() -> SourceRow:
        return played.shell.parts.sidebar.row("profile")

    def answer(reply: str) -> None:
        menu.actions["print"].trigger()
        dialogs = played.shell.window.findChildren(QuestionDialog)
        (dialog,) = (one for one in dialogs if one.isVisible())
        assert dialog.question.title == "Your changes in Profile are not saved yet."
        played.find(reply, dialog).click()  # type: ignore[attr-defined]
        played.tell()

    def printed() -> int:
        return sum(isinstance(one, ResumeExportRequested) for one in played.posted)

    menu = played.shell.parts.menu
    played.go("profile")
    plain = row()
    field = played.find("Phone")
    assert isinstance(field, QLineEdit)
    field.setText("555-0199")
    played.shell.drafts.keep()
    assert row().state is not None
    assert row().words == f"{plain.words} · Changed, not saved yet", "to the ear, too"
    played.go(NURSE)
    played.tell(drafted(), pages_of(drafted()))
    answer("Go on without them")
    assert printed() == 1
    answer("Look at them")
    assert printed() == 1
    assert pages.place == "profile"
    played.find("Save changes").click()  # type: ignore[attr-defined]
    basics = profile.basics.model_copy(update={"phone": "555-0199"})
    saved = profile.model_copy(update={"basics": basics})
    played.tell(
        KnownChanged(known=Known(profile=saved)),
        RecordSaved(data_type=DataType.APPLICANT_PROFILE, id="profile", version=2),
    )
    assert pages.place == NURSE
    assert row() == plain
    menu.actions["print"].trigger()
    assert printed() == 2


def test_changes_of_a_start_before_are_marked_until_their_record_is_deleted(played: Played) -> None:
    """A draft outlives the program, and not what it is of."""
    about = about_record(DataType.KNOWLEDGE_CARD, CARD.id)
    left = (Draft(about=about, content={"form": {}, "version": 1}),)
    played.tell(SessionOpened(info=INFO, restored=True, messages=(), drafts=left))
    assert played.shell.parts.sidebar.row("evidence").state is not None
    played.tell(RecordDeleted(data_type=DataType.KNOWLEDGE_CARD, id=CARD.id))
    assert played.shell.parts.sidebar.row("evidence").state is None


def test_a_resume_is_renamed_in_its_row(with_resumes: Played) -> None:
    """F2, other words, Return: as in every list of files; what is ours is not renamed."""
    played, rows = with_resumes, with_resumes.shell.parts.sidebar.list
    played.go(NURSE)
    QTest.keyClick(rows, Qt.Key.Key_F2)
    field = rows.findChild(QLineEdit)
    assert field is not None
    assert field.text() == "Staff Nurse"
    field.setText(" Moor  Hospital ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    played.tell()
    assert RunRenamed(run_id="run-1", name="Moor Hospital") in played.posted
    rows.choose("profile")
    QTest.keyClick(rows, Qt.Key.Key_F2)
    assert not [one for one in rows.findChildren(QLineEdit) if one.isVisible()]


def test_a_deleted_resume_can_be_had_back_until_the_word_about_it_goes(
    with_resumes: Played,
) -> None:
    """NEXT 8: a toast with Undo; nothing is deleted before it ends."""
    played, toast = with_resumes, with_resumes.shell.parts.toast
    played.go(NURSE)
    QTest.keyClick(played.shell.parts.sidebar.list, Qt.Key.Key_Delete)
    assert played.has("“Staff Nurse” was deleted.")
    assert NURSE not in [key for key, _title in listed(played)]
    assert played.shell.parts.pages.place == "resumes/general"
    played.find("Undo", toast).click()  # type: ignore[attr-defined]
    assert (NURSE, "Staff Nurse") in listed(played)
    assert played.shell.parts.pages.place == NURSE
    assert not any(isinstance(one, RunDeletionRequested) for one in played.posted)
    QTest.keyClick(played.shell.parts.sidebar.list, Qt.Key.Key_Delete)
    toast._clock.timeout.emit()
    assert RunDeletionRequested(run_id="run-1") in played.posted
    assert not toast.isVisible()


def test_a_document_that_is_deleted_is_not_counted_while_it_can_be_had_back(
    played: Played,
) -> None:
    """The list had two, and the sidebar beside it three."""

    def counted() -> str:
        rows = played.shell.parts.sidebar.list.rows()
        return next(row.end for row in rows if row.key == "documents")

    played.tell(
        KnownChanged(known=Known()),
        DocumentsChanged(
            artifacts=(artifact(), artifact().model_copy(update={"id": "artifact-2"}))
        ),
    )
    played.go("documents")
    page = played.shell.parts.pages.stack.currentWidget()
    assert isinstance(page, DocumentsView)
    page._choose("artifact-2")
    page.delete()
    assert counted() == "1"
    played.find("Undo", played.shell.parts.toast).click()  # type: ignore[attr-defined]
    assert counted() == "2"


def test_a_resume_deleted_from_its_menu_can_be_had_back_too(with_resumes: Played) -> None:
    """One deletion, wherever it is chosen: the Résumé menu asked, and then it was gone for good."""
    played = with_resumes
    played.go(NURSE)
    played.tell(drafted())
    room = played.shell.parts.pages.stack.currentWidget()
    assert isinstance(room, ResumesRoom)
    (delete,) = (one for one in room.commands if one.text() == "Delete Résumé")
    delete.trigger()
    assert NURSE not in [key for key, _title in listed(played)]
    window = played.shell.window
    assert window.can_undo()
    assert window.undo_name() == "Delete Résumé"
    window.undo()
    assert (NURSE, "Staff Nurse") in listed(played)
    assert not any(isinstance(one, RunDeletionRequested) for one in played.posted)
    played.go("resumes/general")
    played.tell(replace(drafted(), run_id=GENERAL))
    assert not delete.isEnabled(), "that of all facts would be there again at once"


def test_who_closes_the_window_meant_what_they_deleted(with_resumes: Played) -> None:
    """The word goes with the window; what it told stays so."""
    played = with_resumes
    played.go(NURSE)
    QTest.keyClick(played.shell.parts.sidebar.list, Qt.Key.Key_Delete)
    played.shell.window.close()
    assert RunDeletionRequested(run_id="run-1") in played.posted


def test_undo_in_the_menu_takes_back_a_deletion(with_resumes: Played) -> None:
    """The keys everybody knows."""
    played = with_resumes
    played.go(NURSE)
    rows = played.shell.parts.sidebar.list
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Delete)
    played.shell.parts.menu.actions["undo"].trigger()
    assert (NURSE, "Staff Nurse") in listed(played)


def test_new_resume_asks_for_the_posting(with_resumes: Played) -> None:
    """The button of the group, and the menu."""
    for press in (
        with_resumes.find("New résumé").click,  # type: ignore[attr-defined]
        with_resumes.shell.parts.menu.actions["new_resume"].trigger,
    ):
        press()
        sheet = with_resumes.find("New résumé sheet")
        sheet.reject()  # type: ignore[attr-defined]
        with_resumes.tell()


def test_files_of_a_resume_can_be_had_from_the_menu_where_one_stands(with_resumes: Played) -> None:
    """Greyed everywhere else: a command that does nothing is worse than none."""
    played, menu = with_resumes, with_resumes.shell.parts.menu
    wanted = ("export_pdf", "export_docx", "print", "compare")
    assert not any(menu.actions[one].isEnabled() for one in wanted)
    played.go(NURSE)
    moments = ("2026-11-21T09:00:00Z", "2026-11-26T15:02:00Z")
    run: RunShown = replace(drafted(), times=moments)
    played.tell(run)
    assert all(menu.actions[one].isEnabled() for one in wanted)
    assert [one.text() for one in menu.revert.actions()] == [
        f"Version 2 (newest) · {moment_words(moments[1])}",
        f"Version 1 · {moment_words(moments[0])}",
    ]
    menu.revert.aboutToShow.emit()
    assert VersionsRequested(run_id="run-1") in played.posted
    played.tell(VersionsTold(run_id="run-1", changes={2: "1 line added"}))
    assert menu.revert.actions()[0].text().endswith(f"{moment_words(moments[1])} · 1 line added")
    menu.revert.actions()[1].trigger()
    assert RunOpened(run_id="run-1", version=1) in played.posted
    played.go("profile")
    assert not any(menu.actions[one].isEnabled() for one in wanted)


def test_the_look_of_a_page_and_its_zoom_are_in_the_menus(with_resumes: Played) -> None:
    """NEXT 8: Format and View say what stands, do what the inspector does, and are greyed where no
    résumé stands.
    """
    played, menu = with_resumes, with_resumes.shell.parts.menu
    assert not any(one.isEnabled() for one in menu.looks.values())
    played.go(NURSE)
    run = replace(drafted(), theme="book", takes_accent=True, accent="#1a6b5a")
    played.tell(run, pages_of(run))
    chosen = {
        id: [one.text() for one in look.actions() if one.isChecked()]
        for id, look in menu.looks.items()
    }
    assert chosen == {
        "theme": ["Book"],
        "family": ["The theme’s own"],
        "accent": ["Green"],
        "density": ["Roomy"],
        "paper": ["A4"],
        "max_pages": ["2"],
    }
    next(one for one in menu.looks["family"].actions() if one.text() == "Inter").trigger()
    looks = [one for one in played.posted if isinstance(one, LookChosen)]
    assert [(one.theme, one.family, one.accent) for one in looks] == [("book", "inter", "#1a6b5a")]
    played.tell(replace(run, theme="classic", takes_accent=False, accent=""))
    greyed = {id for id, look in menu.looks.items() if not look.isEnabled()}
    assert greyed == {"family", "accent"}, "the theme has none"
    canvas = played.find("Page")
    assert isinstance(canvas, PageCanvas)
    menu.actions["zoom.actual"].trigger()
    assert canvas.zoom == 1.0
    menu.actions["zoom.in"].trigger()
    assert canvas.zoom > 1.0
    menu.actions["zoom.page"].trigger()
    assert canvas.verticalScrollBar().maximum() == 0, "the whole page is in view"
    menu.actions["zoom.width"].trigger()
    assert canvas.horizontalScrollBar().maximum() == 0
    played.go("profile")
    assert not any(one.isEnabled() for one in menu.looks.values())
    assert not menu.actions["zoom.in"].isEnabled()


def test_a_section_is_moved_from_the_menu(with_resumes: Played) -> None:
    """⌥⌘↑ and ⌥⌘↓ move the section of the line in hand; without one the window says what to do."""
    played, menu = with_resumes, with_resumes.shell.parts.menu
    played.go(NURSE)
    run = two_sections()
    played.tell(run, pages_of(run))
    menu.actions["section.down"].trigger()
    room = played.find("Your résumés")
    assert isinstance(room, ResumesRoom)
    assert room.notices.notice.label.text() == "Click a line of the section on the page first."
    room.view.page.canvas.take(LINE)
    menu.actions["section.down"].trigger()
    moved = SectionsArranged(run_id="run-1", sections=("skills", "experience"))
    assert played.posted[-1] == moved


@pytest.mark.parametrize(
    ("answer", "name"), [("A job posting", "New résumé sheet"), ("Something about me", "Message")]
)
def test_a_file_dropped_on_a_resume_is_asked_about(
    with_resumes: Played, answer: str, name: str
) -> None:
    """Issue 26: a posting and a document can be dropped anywhere; nobody guesses which it is. What
    is about the person goes on its way by itself, and waits for no message that is half typed.
    """
    played = with_resumes
    played.go("resumes/general")
    played.shell.commands.offer(Drop(paths=(b"/home/x/file.pdf",)))
    asked = played.find("What is in this file?")
    assert isinstance(asked, QDialog)
    first = [one.text() for one in asked.findChildren(QPushButton) if one.isDefault()]
    assert first == ["Cancel"]
    played.find(answer, asked).click()  # type: ignore[attr-defined]
    played.tell()
    shown = played.find(name)
    handed = [one for one in played.posted if isinstance(one, FilesOffered | PersonSaid)]
    about_me = [FilesOffered(paths=(b"/home/x/file.pdf",)), PersonSaid(text="")]
    assert handed == (about_me if name == "Message" else [])
    if isinstance(shown, QDialog):
        assert played.find("Remove file", shown)
        shown.reject()


def test_what_can_be_done_with_a_row_stands_in_its_menu(qtbot: QtBot) -> None:
    """By the pointer and by the key for it; rows that are ours have none."""
    rows = SourceList("Places")
    qtbot.addWidget(rows)
    rows.show_rows(
        (
            SourceRow(key="a", title="A", icon="resume", own=True),
            SourceRow(key="b", title="B", icon="resume"),
        )
    )
    rows.resize(200, 200)
    rows.show()
    rows.choose("a")
    rows.choose("b")
    rows.contextMenuEvent(_by_keyboard(rows))
    assert not rows.findChildren(QMenu)
    rows.choose("a")
    rows.contextMenuEvent(_by_keyboard(rows))
    (menu,) = rows.findChildren(QMenu)
    assert [one.text() for one in menu.actions()] == ["Rename", "Delete"]
    with qtbot.waitSignal(rows.delete_wanted) as told:
        menu.actions()[1].trigger()
    assert told.args == ["a"]
    menu.close()


def _by_keyboard(rows: SourceList) -> QContextMenuEvent:
    return QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard, rows.rect().center(), rows.rect().center()
    )
