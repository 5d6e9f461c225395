"""The window as a whole: names, places, keys, widths, drops."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QScrollArea, QWidget

from interview_app.domain.asks import MessageAsk
from interview_app.domain.known import Attachment, Known
from interview_app.domain.phases import Objective, ObjectiveStatus, Phase
from interview_app.domain.profile import ApplicantProfile
from interview_app.domain.records import DataType
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.messages.data import (
    BackupsRenewalRequested,
    BackupsRenewed,
    DeleteEverythingRequested,
    RecordDeleted,
)
from interview_app.messages.interview import (
    Acknowledged,
    AskPublished,
    AttachmentsChanged,
    ContinueRequested,
    ErrorTold,
    FilesOffered,
    KnownChanged,
    LeaderChanged,
    PersonSaid,
    PhaseRequested,
    StopRequested,
    StoryShown,
    WorkStateChanged,
)
from interview_app.messages.sessions import (
    EarlierResumeRequested,
    ResumeRequested,
    SessionOpened,
    StartOverRequested,
)
from interview_app.messages.tailoring.facts import RunsChanged
from interview_app.settings import Settings
from interview_app.ui.controls import Hint
from interview_app.ui.controls.drop_target import MOST_FILES, looked_at, offered
from interview_app.ui.look.names import isolated, reads_from_right
from interview_app.ui.look.theme import Theme
from interview_app.ui.resumes.room import ResumesRoom
from interview_app.ui.settings.settings_dialog import SettingsDialog
from tests.ui.conftest import INFO, Played, said

# The offscreen platform says so of every dialog with a smallest size.
pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

ROWS = (
    "Interview",
    "Résumés",
    "My résumé",
    "About me",
    "Profile",
    "Jobs",
    "Stories",
    "Documents",
    "Goals",
)
NAMES = ("Places", "New résumé", "Toolbar", "Conversation", "Message", "Send", "Attach a file")


@pytest.mark.parametrize("name", NAMES)
def test_everything_has_the_name_that_acceptance_tests_use(played: Played, name: str) -> None:
    """Issue 26: names that acceptance tests use."""
    assert played.shell.window.accessibleName() == "Interview App"
    assert played.find(name)


def test_the_rows_of_the_sidebar_are_rows_for_a_screen_reader(played: Played) -> None:
    """One list; the names of its groups are there and nothing to go to; each row says how far it
    is.
    """
    listed = QAccessible.queryAccessibleInterface(played.shell.parts.sidebar.list)
    rows = [listed.child(at) for at in range(listed.childCount())]
    assert listed.role() is QAccessible.Role.List
    assert [row.text(QAccessible.Text.Name) for row in rows] == list(ROWS)
    assert {row.role() for row in rows} == {QAccessible.Role.ListItem}
    told = {row.text(QAccessible.Text.Name): row.text(QAccessible.Text.Description) for row in rows}
    assert told["Interview"] == "0 of 5 steps done"
    assert told["Profile"] == "empty"
    assert [row.text(QAccessible.Text.Name) for row in rows if not row.state().selectable] == [
        "Résumés",
        "About me",
    ]


def test_stop_is_there_only_while_there_is_something_to_stop(played: Played) -> None:
    """DESIGN 10: Stop stays while the other side thinks; issue 2: "Stop"."""
    assert not played.has("Stop")
    played.tell(WorkStateChanged(state="thinking"))
    played.find("Stop").click()  # type: ignore[attr-defined]
    assert played.posted == [StopRequested()]


def test_no_focusable_control_is_without_a_name(played: Played) -> None:
    """DESIGN 11: VoiceOver names on everything."""
    played.tell(WorkStateChanged(state="thinking"), said(1, "See https://example.org"))
    for page in (
        "profile",
        "timeline",
        "evidence",
        "documents",
        "goals",
        "resumes",
        "conversation",
    ):
        played.shell.parts.pages.show(page)
        unnamed = [
            f"{page}: {type(widget).__name__}"
            for widget in played.shell.window.findChildren(QWidget)
            if widget.isVisible()
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        ]
        assert not unnamed


def test_a_tab_walk_reaches_every_control_and_comes_back(played: Played) -> None:
    """DESIGN 11: keyboard only."""
    window = played.shell.window
    window.activateWindow()
    played.find("Message").setFocus()
    seen: list[str] = []
    for _step in range(40):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused.accessibleName() in seen:
            break
        seen.append(focused.accessibleName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    reached = {"Message", "Attach a file", "Places", "New résumé", "Conversation"}
    assert reached <= set(seen), seen


def test_enter_sends_and_shift_enter_is_a_new_line(played: Played) -> None:
    """The composer of every messenger."""
    field = played.find("Message")
    QTest.keyClicks(field, "one")
    QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(field, "two")
    assert played.posted == []
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert played.posted == [PersonSaid(text="one\ntwo")]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert len(played.posted) == 1


def test_what_is_typed_is_kept_soon_and_until_it_is_durable(played: Played) -> None:
    """A crash costs no words: they are kept a moment after they are typed, and let go when the
    actor has them for good.
    """
    composer = played.shell.parts.conversation.composer
    assert played.unsent == [()], (
        "a session that opens makes an end of what was kept and is not shown"
    )
    played.unsent.clear()
    QTest.keyClicks(composer.field, "I built boats")
    assert composer._keeping.isActive()
    composer._keeping.timeout.emit()
    assert played.unsent == [("I built boats",)]
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    QTest.keyClicks(composer.field, "And")
    composer._keeping.timeout.emit()
    assert played.unsent[1:] == [("I built boats", "And")]
    played.tell(said(5, "I built boats", author="person"))
    assert played.unsent[2:] == [("And",)]
    composer.field.clear()
    played.shell.window.close()
    assert played.unsent[3:] == [()]


def test_what_was_left_unsent_stands_before_what_is_typed_meanwhile(played: Played) -> None:
    """Who types before the session is there loses neither; a new conversation keeps what stands in
    the field.
    """
    composer = played.shell.parts.conversation.composer
    QTest.keyClicks(composer.field, "new")
    played.tell(SessionOpened(info=INFO, restored=True, messages=(), unsent=("one", "two")))
    assert composer.field.toPlainText() == "one\n\ntwo\n\nnew"
    played.tell(SessionOpened(info=INFO, restored=False, messages=()))
    assert played.unsent[1:] == [("one\n\ntwo\n\nnew",), ("one\n\ntwo\n\nnew",)]


def test_files_that_wait_are_chips_and_go_without_a_word_too(played: Played) -> None:
    """A drop becomes an attachment of the person's next message."""
    file = Attachment(
        handle="upload://1", sha256="0" * 64, filename="cv.pdf", mime="application/pdf", bytes=5
    )
    refused = (
        (
            "photo.exe",
            "unsupported_type",
            "Unsupported format. Please upload PDF, DOCX, TXT or MD.",
        ),
    )
    played.tell(AttachmentsChanged(waiting=(file,), refused=refused))
    assert played.has("cv.pdf")
    assert "photo.exe: Unsupported format" in played.shell.parts.notices.sentence
    played.find("Send").click()  # type: ignore[attr-defined]
    assert played.posted == [PersonSaid(text="")]


def test_the_sidebar_shows_how_far_the_interview_is(played: Played) -> None:
    """NEXT 8: "Interview 4/6"; the toolbar says which part it is in."""
    done = {
        Objective.APPLICANT_PROFILE: ObjectiveStatus.COMPLETED,
        Objective.SKELETON_TIMELINE: ObjectiveStatus.COMPLETED,
    }
    played.tell(KnownChanged(known=Known(phase=Phase.DEEP_DIVE, objectives=done)))
    row = played.shell.parts.sidebar.row("conversation")
    assert (row.end, row.words) == ("2/5", "2 of 5 steps done")
    assert played.shell.parts.header._title.text() == "Your work"


def test_what_is_known_names_a_country_as_people_do(played: Played) -> None:
    """A code is for files; the person reads names."""
    basics = {"name": "Maura Kelleher", "location": {"city": "Cork", "countryCode": "IE"}}
    played.tell(
        KnownChanged(known=Known(profile=ApplicantProfile.model_validate({"basics": basics})))
    )
    told = [label.text() for label in played.shell.parts.inspector.findChildren(QLabel)]
    assert "Maura Kelleher\nCork, Ireland" in told


def test_an_arabic_name_turns_nothing_around_it(played: Played) -> None:
    """In a window that is read from the left, the lines below it stood at the right side."""
    basics = {"name": "محمد الشريف", "label": "Electrician"}
    played.tell(
        KnownChanged(known=Known(profile=ApplicantProfile.model_validate({"basics": basics})))
    )
    (told,) = [
        one
        for one in played.shell.parts.inspector.findChildren(QLabel)
        if "Electrician" in one.text()
    ]
    assert not reads_from_right(told.text())
    assert reads_from_right("12. הדרכתי AutoCAD.")
    assert not reads_from_right("AutoCAD, הדרכתי")
    assert not reads_from_right(isolated("שטראוס") + " · Mar 2018")
    assert isolated("Acme") == "Acme"


def test_what_is_known_counts_only_what_there_is(played: Played) -> None:
    """To read "0 educations" is a reproach."""
    job = {
        "id": "exp-1",
        "organization": "Corso",
        "title": "Pastry chef",
        "start": "2018-03",
        "end": "present",
    }
    timeline = SkeletonTimeline.model_validate({"experiences": [job]})
    played.tell(KnownChanged(known=Known(timeline=timeline)))
    told = [label.text() for label in played.shell.parts.inspector.findChildren(QLabel)]
    assert "1 job" in told
    courses = [{"id": f"edu-{at}", "institution": "First Aid at Work"} for at in (1, 2)]
    timeline = SkeletonTimeline.model_validate({"experiences": [job], "education": courses})
    played.tell(KnownChanged(known=Known(timeline=timeline)))
    told = [label.text() for label in played.shell.parts.inspector.findChildren(QLabel)]
    assert "1 job, 2 schools and courses" in told, "a course is no school"


def test_words_that_wait_for_a_story_stand_in_the_overview(played: Played) -> None:
    """They were said to be kept, and stood nowhere before the first story."""
    inspector = played.shell.parts.inspector
    for notes in (("before that I drove a minicab",), ()):
        played.tell(StoryShown(story=None, notes=notes))
        told = [one.text() for one in inspector.findChildren(QLabel) if one.isVisibleTo(inspector)]
        assert any("before that I drove a minicab" in one for one in told) == bool(notes)
        assert ("Notes" in told) == bool(notes)


def test_a_screen_reader_that_selects_a_row_gets_there(played: Played) -> None:
    """Assistive programs select a row; that goes there as a click does."""
    sidebar = played.shell.parts.sidebar
    at = [row.key for row in sidebar.list.rows()].index("profile")
    sidebar.list.selectionModel().select(
        sidebar.list.model().index(at, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect
    )
    assert played.shell.parts.pages.current == "profile"
    assert sidebar.list.key() == "profile"


def test_arrow_keys_go_from_row_to_row_over_the_names_of_groups(played: Played) -> None:
    """DESIGN 11: keyboard only."""
    rows = played.shell.parts.sidebar.list
    rows.setFocus()
    seen = [rows.key()]
    for _step in range(5):
        QTest.keyClick(rows, Qt.Key.Key_Down)
        seen.append(rows.key())
    assert seen == [
        "conversation",
        "resumes/general",
        "profile",
        "timeline",
        "evidence",
        "documents",
    ]
    assert played.shell.parts.pages.current == "documents"
    assert played.shell.parts.header._title.text() == "Documents"


def test_another_part_of_the_interview_is_asked_for_in_the_menu(played: Played) -> None:
    """DESIGN 5: the person may skip or go back at any time."""
    played.go("profile")
    actions = played.shell.parts.menu.actions
    actions["phase.phase1_core_facts"].trigger()
    assert played.shell.parts.pages.current == "conversation"
    assert played.posted == []
    actions["phase.phase2_deep_dive"].trigger()
    assert played.posted == [PhaseRequested(phase=Phase.DEEP_DIVE)]


def test_a_restored_session_is_welcomed_and_resume_takes_the_banner_away(played: Played) -> None:
    """CONTRACT A16: "Welcome back! …" [Resume] [Start Over]."""
    played.tell(SessionOpened(info=INFO, restored=True, messages=(said(1, "Hello."),)))
    assert played.has("Start Over")
    played.find("Resume").click()  # type: ignore[attr-defined]
    assert played.posted == [ResumeRequested()]
    assert not played.has("Resume")


def test_the_commands_of_a_résumé_are_in_the_menu_bar_where_assistive_programs_see_them(
    played: Played,
) -> None:
    """The menu of a button is no child of anything on the accessibility bus; the menu bar's items
    are.
    """
    pages = played.shell.parts.pages
    assert "Who Got Which Line…" not in menu_words(played)
    pages.show("resumes")
    room = pages.stack.currentWidget()
    assert isinstance(room, ResumesRoom)
    of_run = {
        "Write the Draft Again (Your Edits Stay)",
        "Who Got Which Line…",
        "Delete Résumé",
    }
    assert of_run <= menu_words(played)
    wishes: list[object] = []
    room.delete_wanted.connect(wishes.append)
    next(action for action in room.commands if action.text() == "Delete Résumé").trigger()
    assert wishes == [], "no run is in hand"
    pages.show("conversation")
    assert not of_run & menu_words(played)
    pages.show("resumes")
    assert of_run <= menu_words(played), "and the page has kept them"


def test_away_from_the_résumés_their_menu_leads_to_them(played: Played) -> None:
    """A menu that opens with nothing in it looks broken; and no key is told twice for it."""
    menu_bar = played.shell.window.menuBar()
    of_page = next(one.menu() for one in menu_bar.actions() if one.text() == "&Résumé")
    assert isinstance(of_page, QMenu)
    assert of_page.menuAction().isEnabled()
    (there,) = of_page.actions()
    listed = played.shell.parts.menu.shortcuts()
    assert len(set(listed)) == len(listed)
    there.trigger()
    assert played.shell.parts.pages.place == "resumes/general"
    assert there not in of_page.actions(), "who is there needs no way there"


def menu_words(played: Played) -> set[str]:
    """What a screen reader finds below the menu bar."""

    def below(interface: QAccessibleInterface) -> Iterator[str]:
        for at in range(interface.childCount()):
            child = interface.child(at)
            yield child.text(QAccessible.Text.Name)
            yield from below(child)

    return set(below(QAccessible.queryAccessibleInterface(played.shell.window.menuBar())))


def test_an_empty_page_leads_on(played: Played) -> None:
    """Nobody who looks where nothing is yet has to guess how something gets there."""
    pages = played.shell.parts.pages
    for page in ("evidence", "resumes/general"):
        pages.show(page)
        played.tell(RunsChanged(runs=()))
        played.find("Go to the interview", pages.stack.currentWidget()).click()  # type: ignore[attr-defined]
        assert pages.current == "conversation"
    pages.show("documents")
    wanted: list[bool] = []
    pages.files_wanted.connect(lambda: wanted.append(True))
    played.find("Choose files…", pages.stack.currentWidget()).click()  # type: ignore[attr-defined]
    assert wanted
    for dialog in played.shell.window.findChildren(QFileDialog):
        dialog.reject()


def test_the_welcome_stands_over_the_interview_alone(played: Played) -> None:
    """It asks about the interview: over the library and the résumés it would only take room from
    what is done there.
    """
    played.tell(SessionOpened(info=INFO, restored=True, messages=(said(1, "Hello."),)))
    for page in ("profile", "resumes"):
        played.shell.parts.pages.show(page)
        assert not played.has("Start Over")
        assert not played.shell.parts.notices.isVisible()
    played.tell(ErrorTold(code="store_full", message="The disk is full."))
    assert played.shell.parts.notices.isVisible(), "what went wrong is told everywhere"
    played.shell.parts.notices.clear()
    played.shell.parts.pages.show("conversation")
    assert played.has("Start Over")


def test_start_over_says_what_it_does_stands_apart_and_can_be_taken_back(played: Played) -> None:
    """Right beside Resume people asked whether it deletes."""
    played.tell(SessionOpened(info=INFO, restored=True, messages=(said(1, "Hello."),)))
    over, resume = played.find("Start Over"), played.find("Resume")
    (beside,) = (one for one in played.shell.parts.notices.findChildren(Hint) if one.isVisible())
    assert beside.text().startswith("A new conversation keeps what you approved")
    assert over.mapToGlobal(QPoint(0, 0)).y() >= resume.mapToGlobal(QPoint(0, resume.height())).y()
    assert beside.parentWidget() is over.parentWidget()
    over.click()  # type: ignore[attr-defined]
    assert played.posted == [StartOverRequested()]
    assert not played.has("Start Over")
    played.tell(SessionOpened(info=replace(INFO, id="session-new"), restored=False, messages=()))
    played.shell.parts.menu.actions["undo"].trigger()
    assert played.posted[1:] == [EarlierResumeRequested(session_id=INFO.id)]


def test_deleting_everything_asks_twice(played: Played) -> None:
    """DESIGN 7: everything can be deleted from the window; asked twice before it is sent."""
    played.shell.parts.menu.actions["delete"].trigger()
    first = played.find("Delete everything?")
    played.find("Delete…", first).click()  # type: ignore[attr-defined]
    assert played.posted == []
    second = played.find("Really delete everything?")
    played.find("Delete everything", second).click()  # type: ignore[attr-defined]
    assert played.posted == [DeleteEverythingRequested()]


def test_what_backups_still_hold_can_be_taken_out_of_them(played: Played) -> None:
    """DESIGN 7: deleting one thing says until when backups still hold it and offers to remove
    them.
    """
    deleted = RecordDeleted(
        data_type=DataType.KNOWLEDGE_CARD, id="card-1", backups_hold_until="2027-01-31"
    )
    played.tell(deleted)
    assert "2027" in played.shell.parts.notices.sentence
    played.find("Delete older backups").click()  # type: ignore[attr-defined]
    assert played.posted == [BackupsRenewalRequested()]
    played.tell(BackupsRenewed())
    assert "older backups are deleted" in played.shell.parts.notices.sentence
    played.tell(replace(deleted, backups_hold_until=None))
    assert not played.has("Delete older backups")


def test_continue_is_offered_only_where_there_is_something_to_go_on_with(
    played: Played,
) -> None:
    """With the guide a question waits: there is nothing that Continue could do. A model that has
    only spoken is asked to go on.
    """
    action = played.shell.parts.menu.actions["continue"]
    ask = AskPublished(token="t", tool="message", args={}, args_sha256="", ask=MessageAsk())
    played.tell(ask)
    assert not action.isEnabled()
    played.tell(WorkStateChanged(state="failed", sentence="No answer came."))
    assert action.isEnabled()
    played.tell(WorkStateChanged(state="waiting_for_person"))
    assert not action.isEnabled()
    played.tell(LeaderChanged(label="gpt", is_guide=False))
    assert action.isEnabled()
    played.tell(Acknowledged(token="t", status="answered"))
    assert not action.isEnabled()


def test_a_stop_at_the_limit_offers_to_go_on(played: Played) -> None:
    """DESIGN 4.7: after the limit the person decides."""
    played.tell(
        WorkStateChanged(state="limit_reached", sentence="The interview needs a word from you.")
    )
    played.find("Continue").click()  # type: ignore[attr-defined]
    assert played.posted == [ContinueRequested()]


def test_a_narrow_window_keeps_the_conversation_and_lets_the_sides_go(
    played: Played, theme: Theme
) -> None:
    """Narrow and wide windows; what the person switched on stays on."""
    window, parts = played.shell.window, played.shell.parts
    assert parts.sidebar.isVisible()
    assert parts.inspector.isVisible()
    window.resize(900, 700)
    played.tell()
    assert parts.sidebar.isVisible()
    assert not parts.inspector.isVisible()
    window.toggle("inspector")
    assert parts.inspector.isVisible()
    theme.set(text_size=150)
    window.resize(901, 700)
    played.tell()
    assert not parts.sidebar.isVisible()
    window.toggle("sidebar")
    assert parts.sidebar.isVisible()


def test_a_sidebar_that_has_no_room_lies_over_the_page(played: Played, theme: Theme) -> None:
    """It pushed what stands beside the page out of the window; once it led on, it goes."""
    window, parts = played.shell.window, played.shell.parts
    theme.set(text_size=200)
    window.resize(900, 600)
    window.toggle("sidebar")
    played.tell()
    page = parts.pages.stack
    assert parts.sidebar.isVisible()
    assert parts.sidebar.height() == page.parentWidget().height(), (
        "it was there, and without height"
    )
    assert page.mapTo(window, QPoint(page.width(), 0)).x() <= window.width()
    beside = parts.sidebar.geometry().topRight() + QPoint(40, 40)
    whole = window.centralWidget()
    QTest.mouseClick(whole.childAt(beside), Qt.MouseButton.LeftButton)
    assert not parts.sidebar.isVisible(), "a click beside it puts it away"
    assert not isinstance(whole.childAt(beside), type(parts.sidebar.veil))
    window.toggle("sidebar")
    parts.sidebar.list.setFocus()
    QTest.keyClick(parts.sidebar.list, Qt.Key.Key_Escape)
    assert not parts.sidebar.isVisible(), "so does Escape"
    window.toggle("sidebar")
    parts.pages.show("timeline")
    assert not parts.sidebar.isVisible(), "a page that was chosen by its key is seen"
    window.toggle("sidebar")
    played.go("profile")
    assert parts.pages.current == "profile"
    assert not parts.sidebar.isVisible()
    theme.set(text_size=100)
    window.resize(1200, 700)
    played.tell()
    assert parts.sidebar.isVisible(), "there is room for it again"
    assert page.mapTo(window, QPoint(0, 0)).x() >= parts.sidebar.width()


def test_in_a_small_window_a_resume_has_the_room_of_the_sidebar(played: Played) -> None:
    """At 900 pixels the page was too small to read; the list comes when it is asked for, over the
    page, and is where it was on every other page.
    """
    window, parts = played.shell.window, played.shell.parts
    window.resize(900, 600)
    played.tell()
    assert parts.sidebar.isVisible()
    parts.pages.show("resumes/general")
    played.tell()
    assert not parts.sidebar.isVisible()
    page = parts.pages.stack
    assert page.width() == window.width()
    window.toggle("sidebar")
    played.tell()
    assert parts.sidebar.isVisible()
    assert page.width() >= window.width() - 1, "only the line at its edge"
    played.go("profile")
    played.tell()
    assert parts.sidebar.isVisible()
    assert page.width() < window.width()
    parts.pages.show("resumes/general")
    assert not parts.sidebar.isVisible()
    window.resize(1100, 700)
    played.tell()
    assert parts.sidebar.isVisible()


def test_no_window_is_smaller_than_900_by_600_and_none_needs_more(
    played: Played, theme: Theme
) -> None:
    """Issue 26: at 100 %; at 200 % it still fits a laptop's screen."""
    window = played.shell.window
    for size in (100, 200):
        theme.set(text_size=size)
        played.tell()
        assert (window.minimumWidth(), window.minimumHeight()) == (
            min(900, window.screen().availableSize().width()),
            600,
        )


def test_two_hundred_percent_text_still_fits_a_laptop(played: Played, theme: Theme) -> None:
    """Text 200 %: nothing that must be reached is pushed out of the window."""
    window = played.shell.window
    theme.set(text_size=200)
    window.resize(1200, 760)
    played.tell()
    send = played.find("Message")
    right = send.mapTo(window, QPoint(send.width(), 0)).x()
    assert window.minimumSizeHint().width() <= 1200
    assert right <= window.width()


def test_a_right_to_left_window_mirrors_the_bubbles(played: Played) -> None:
    """RTL does not break."""
    window = played.shell.window
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    played.tell(said(1, "Hello."), said(2, "Hi.", "person"))
    leader, person = played.shell.parts.conversation.view.bubbles
    assert person.x() < leader.x()
    assert person.x() >= 0


def urls(*paths: str) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl(path) if "://" in path else QUrl.fromLocalFile(path) for path in paths])
    return mime


def test_a_drop_anywhere_hands_over_files_whose_names_hold_any_bytes(
    played: Played, tmp_path: Path
) -> None:
    """Issue 2, bad input: names with any bytes; drop target over the whole window."""
    odd = bytes(tmp_path) + b"/caf\xe9 \xff.pdf"
    with open(odd, "wb") as file:
        file.write(b"%PDF-")
    mime = QMimeData()
    mime.setUrls([QUrl.fromEncoded(b"file://" + bytes(tmp_path) + b"/caf%E9%20%FF.pdf")])
    window = played.shell.window
    at, copy = QPoint(40, 40), Qt.DropAction.CopyAction
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    window.dragEnterEvent(QDragEnterEvent(at, copy, mime, left, none))
    assert played.has("Drop files here")
    window.dropEvent(QDropEvent(QPointF(at), copy, mime, left, none))
    assert not played.has("Drop files here")
    assert played.posted == [FilesOffered(paths=(odd,))]


def test_twenty_files_are_taken_and_more_are_not(tmp_path: Path) -> None:
    """Issue 2, bad input: a drop of 20 files."""
    paths = [str(tmp_path / f"{at}.pdf") for at in range(MOST_FILES + 1)]
    assert len(looked_at(urls(*paths[:MOST_FILES])).paths) == 20
    too_many = looked_at(urls(*paths))
    assert not too_many.paths
    assert "at most 20" in too_many.refused


def test_a_folder_a_link_and_a_wrong_format_are_refused_with_what_to_do(tmp_path: Path) -> None:
    """Issue 2, bad input: a drop of an empty folder, of a browser link; CONTRACT A16."""
    assert "no PDF, DOCX, TXT or MD file in this folder" in looked_at(urls(str(tmp_path))).refused
    assert "Save the page as a PDF" in looked_at(urls("https://example.org/cv")).refused
    assert (
        looked_at(urls("/x/photo.exe")).refused
        == "Unsupported format. Please upload PDF, DOCX, TXT or MD."
    )
    text = QMimeData()
    text.setText("hello")
    assert "Only files" in looked_at(text).refused
    mixed = looked_at(urls("/x/cv.PDF", str(tmp_path)))
    assert mixed.paths == (b"/x/cv.PDF",)
    assert f"is in {tmp_path.name}." in mixed.refused


def test_of_a_drop_that_is_taken_in_part_it_is_told_what_was_left_out(played: Played) -> None:
    """Issue 7, item 3: by name, before it is let go and after; the first three, and how many
    more.
    """
    names = ("cv.pdf", "photo.heic", "song.mp3", "setup.exe", "film.mov")
    mime = urls(*(f"/x/{name}" for name in names))
    drop = looked_at(mime)
    assert drop.paths == (b"/x/cv.pdf",)
    assert drop.refused.startswith(
        "Left out: photo.heic, song.mp3, setup.exe and 1 more. Unsupported format."
    )
    overlay = played.shell.parts.overlay
    overlay.show_drag(mime)
    assert drop.refused in [label.text() for label in overlay.findChildren(QLabel)]
    overlay.hide()
    played.shell.commands.offer(drop)
    assert played.posted == [FilesOffered(paths=(b"/x/cv.pdf",))]
    assert played.shell.parts.notices.sentence == drop.refused


def test_the_drop_target_keeps_covering_a_window_whose_size_changes(played: Played) -> None:
    """Issue 7, item 3: a window manager may tile the window while a file hangs over it."""
    played.shell.parts.overlay.show_drag(urls("/x/cv.pdf"))
    played.shell.window.resize(900, 640)
    assert played.shell.parts.overlay.size() == played.shell.window.size()


def test_a_dropped_folder_gives_its_documents(tmp_path: Path) -> None:
    """Issue 2, bad input: the documents in a folder and below it, by name; hidden files, links and
    programs are not.
    """
    for name in (
        "cv.pdf",
        "letters/2019/Brief.DOCX",
        "notes.md",
        ".hidden.pdf",
        ".git/readme.md",
        "setup.exe",
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"x")
    (tmp_path / "again.pdf").symlink_to(tmp_path / "cv.pdf")
    drop = looked_at(urls(str(tmp_path), str(tmp_path / "cv.pdf")))
    names = {Path(path.decode()).name for path in drop.paths}
    assert (names, drop.refused) == ({"cv.pdf", "Brief.DOCX", "notes.md"}, "")
    for at in range(MOST_FILES):
        (tmp_path / f"more-{at}.txt").write_bytes(b"x")
    full = looked_at(urls(str(tmp_path)))
    assert (full.paths, "These are 23 files" in full.refused) == ((), True)


def test_a_refused_drop_is_told_and_nothing_is_posted(played: Played) -> None:
    """A clear refused state with its reason."""
    played.shell.commands.offer(offered(["/x/movie.mp4"]))
    assert played.posted == []
    assert played.shell.parts.notices.sentence.startswith("Unsupported format")


def test_the_composer_leaves_drops_to_the_window(played: Played) -> None:
    """look: a text field takes drops itself and would type the path."""
    assert not played.shell.parts.conversation.composer.field.acceptDrops()


def test_settings_count_at_once_and_are_handed_out_to_be_kept(played: Played, theme: Theme) -> None:
    """DESIGN 11: settings (appearance, language, text size, motion, data folder), under the name of
    issue 2.
    """
    assert played.shell.parts.menu.actions["settings"].text().replace("&", "") == "Settings…"
    kept: list[Settings] = []
    played.shell.commands.settings_chosen.connect(kept.append)
    played.shell.commands.open_settings()
    dialog = played.find("Settings")
    assert isinstance(dialog, SettingsDialog)
    dialog.appearance.setCurrentIndex(dialog.appearance.findData("dark"))
    assert theme.colours.dark
    dialog.text_size.setCurrentIndex(dialog.text_size.findData("150"))
    assert (theme.text_size, kept[-1].text_size, kept[-1].appearance) == (150, 150, "dark")
    dialog.accept()


def test_the_settings_fit_their_text_when_it_grows_there(played: Played) -> None:
    """Where the text size is chosen nothing is cut by it, and no second scroll bar comes: the sheet
    stayed as it was.
    """
    played.shell.parts.menu.actions["settings"].trigger()
    dialog = played.shell.window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.pages.setCurrentWidget(dialog.models)
    played.tell()
    before = dialog.width()
    dialog.text_size.setCurrentIndex(dialog.text_size.findData("125"))
    played.tell()
    scroll = dialog.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    assert scroll.horizontalScrollBar().maximum() == 0
    assert dialog.width() > before
    fields = dialog.models.fields
    assert fields.height() >= fields.model.geometry().bottom()
    dialog.text_size.setCurrentIndex(dialog.text_size.findData("100"))
    played.tell()
    assert dialog.width() == before, "and no window that is too large stays"
    dialog.accept()


def test_keys_change_the_text_size_and_the_page(played: Played, theme: Theme) -> None:
    """Standard shortcuts."""
    actions = played.shell.parts.menu.actions
    actions["larger"].trigger()
    assert theme.text_size == 110
    actions["actual"].trigger()
    assert theme.text_size == 100
    actions["page.evidence"].trigger()
    assert played.shell.parts.pages.current == "evidence"


def test_the_list_of_keys_names_what_approves_a_review(played: Played) -> None:
    """Return alone does not: who looks for the keys finds them where all keys stand."""
    assert ("Approve the open review", "Ctrl+Return") in played.shell.parts.menu.shortcuts()


def test_the_list_of_keys_shows_what_people_press_to_close_a_window(played: Played) -> None:
    """Qt names Ctrl+F4 first, on Linux too."""
    assert dict(played.shell.parts.menu.shortcuts())["Close Window"] == "Ctrl+W"


def test_no_two_commands_share_their_keys(played: Played) -> None:
    """A shortcut that two commands want reaches neither."""
    actions = played.shell.parts.menu.actions.values()
    keys = [one.toString() for action in actions for one in action.shortcuts() if not one.isEmpty()]
    assert len(set(keys)) == len(keys)
    redo = {one.toString() for one in played.shell.parts.menu.actions["redo"].shortcuts()}
    assert "Ctrl+Shift+Z" in redo, "whichever of its keys somebody is used to"
