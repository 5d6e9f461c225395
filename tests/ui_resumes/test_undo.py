"""Undo and Redo in the Résumés room, by their keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from interview_app.domain.known import Known
from interview_app.domain.lines import Line
from interview_app.domain.records import DataType
from interview_app.messages.data import (
    BackupsRenewed,
    DeletionUndone,
    RecordDeleted,
    RecordDeletionRequested,
)
from interview_app.messages.interview import KnownChanged
from interview_app.messages.tailoring.facts import (
    DraftWritten,
    LinesCame,
    RunFailed,
    RunsChanged,
    RunShown,
)
from interview_app.messages.tailoring.wishes import (
    GENERAL,
    BulletEdited,
    DecisionUndone,
    DraftRequested,
    GeneralRequested,
    LineAttested,
    LinesArranged,
    LookChosen,
    PhotoChosen,
    ProposalDecided,
    ResumeExportRequested,
    RunOpened,
    TrimUndone,
)
from interview_app.settings import Settings
from interview_app.ui.library.evidence_view import EvidenceView
from interview_app.ui.look.colours import LIGHT
from interview_app.ui.resumes.room import ResumesRoom
from interview_app.ui.resumes.undo_steps import Step, UndoSteps, done
from interview_app.ui.window.bridge import Bridge
from interview_app.ui.window.main_window import MainWindow
from interview_app.ui.window.shell import build_shell
from tests.ui.conftest import Tokens
from tests.ui_resumes.conftest import (
    CARD,
    LINE,
    OTHER,
    SECOND,
    analysed,
    drafted,
    pages_of,
    summary,
)

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class InTheWindow:
    """The room in the whole window, with the menu whose keys are pressed."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window, self.bridge, self.posted = MainWindow(LIGHT), Bridge(), list[object]()
        self.shell = build_shell(self.window, self.bridge, settings=Settings(), folder="/data")
        qtbot.addWidget(self.window)
        self.bridge.attach(Tokens().drain, post=self.posted.append)
        self._qtbot = qtbot
        self.window.show()
        self.tell(KnownChanged(known=Known(cards=(CARD,))))
        self.shell.parts.pages.show("resumes")
        room = self.shell.parts.pages.stack.currentWidget()
        assert isinstance(room, ResumesRoom)
        self.room = room
        self.tell(RunsChanged(runs=(summary(passed=True),)))

    def tell(self, *messages: object) -> None:
        for message in messages:
            self.bridge.deliver(message)
            if isinstance(message, RunShown):
                self.bridge.deliver(pages_of(message))
        QApplication.processEvents()

    def answer(self, run: RunShown) -> None:
        """What was wished for last led to this."""
        self.tell(replace(run, wish=self.posted[-1]))

    def press(self, key: Qt.Key, *, on: QWidget, redo: bool = False) -> list[object]:
        """What is wished for when the keys are pressed while this has the focus."""
        self._focus(on)
        self.posted.clear()
        QTest.keyClick(on, key, CONTROL | SHIFT if redo else CONTROL)
        QApplication.processEvents()
        return self.posted[:]

    def offered(self, *, on: QWidget) -> list[tuple[str, bool]]:
        """What Undo and Redo say in the Edit menu while this has the focus, and whether they can
        be chosen.
        """
        self._focus(on)
        menus = self.window.menuBar().actions()
        edit = next(one.menu() for one in menus if one.text() == "&Edit")
        edit.aboutToShow.emit()
        actions = [self.shell.parts.menu.actions[id] for id in ("undo", "redo")]
        told = [(one.text(), one.isEnabled()) for one in actions]
        edit.aboutToHide.emit()
        return told

    def _focus(self, on: QWidget) -> None:
        # What a window manager does; offscreen there is none.
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)
        on.setFocus()


@pytest.fixture
def at(qtbot: QtBot) -> InTheWindow:
    return InTheWindow(qtbot)


def version(number: int, *, of: int) -> RunShown:
    return replace(drafted(), version=number, versions=tuple(range(1, of + 1)))


def test_undo_goes_back_to_the_version_before_the_change_and_redo_brings_it_back(
    at: InTheWindow,
) -> None:
    """Issue 5.7: every change is a version; the keys are those of every program."""
    at.tell(version(3, of=3), version(4, of=4))
    focus = at.room.view.page.canvas
    assert at.press(Qt.Key.Key_Z, on=focus) == [RunOpened(run_id="run-1", version=3)]
    at.answer(version(5, of=5))
    assert not at.room.notices.notice.isVisible(), "nothing pushes the page down"
    assert at.room.toast.label.text() == "Taken back: Change of the Résumé."
    assert at.press(Qt.Key.Key_Z, on=focus, redo=True) == [RunOpened(run_id="run-1", version=4)]
    at.answer(version(6, of=6))
    assert at.press(Qt.Key.Key_Z, on=focus, redo=True) == []


def test_the_edit_menu_says_what_undo_takes_back(at: InTheWindow) -> None:
    """Issue 26: a command that does nothing is not offered, and one that does says what."""
    at.tell(version(3, of=3))
    page = at.room.view.page.canvas
    assert at.offered(on=page) == [("Undo", False), ("Redo", False)]
    at.room.view.page.leave_out(LINE)
    assert at.offered(on=page) == [("Undo Leave Out Line", True), ("Redo", False)]
    at.press(Qt.Key.Key_Z, on=page)
    assert at.room.toast.label.text() == "Taken back: Leave Out Line."
    assert at.offered(on=page) == [("Undo", False), ("Redo Leave Out Line", True)]
    assert at.shell.parts.menu.actions["undo"].isEnabled(), (
        "the keys are not looked at, so they ask each time"
    )


def test_undo_in_a_field_undoes_what_was_typed_there(at: InTheWindow) -> None:
    """The words somebody types are theirs to undo first."""
    at.tell(version(3, of=3), version(4, of=4))
    at.room.view.page.canvas.edit_line(LINE)
    field = at.room.view.page.canvas.delegate.editor
    assert field is not None
    field.setFocus()
    QTest.keyClicks(field, "x")
    before = field.toPlainText()
    assert at.press(Qt.Key.Key_Z, on=field) == []
    assert field.toPlainText() != before


def test_undo_in_a_field_that_was_not_typed_in_undoes_the_last_change(at: InTheWindow) -> None:
    """The first gap's answer has the focus when its face comes up: there the keys did nothing."""
    at.tell(version(3, of=3), version(4, of=4))
    at.room.view.page.canvas.edit_line(LINE)
    field = at.room.view.page.canvas.delegate.editor
    assert field is not None
    assert at.press(Qt.Key.Key_Z, on=field) == [RunOpened(run_id="run-1", version=3)]


def test_undo_where_a_gap_is_told_takes_nothing_off_the_page(at: InTheWindow) -> None:
    """The keys undid a change of the page while somebody typed an answer."""
    run = version(4, of=4)
    gaps = analysed().blackboard
    board = run.blackboard.model_copy(
        update={name: getattr(gaps, name) for name in ("gap_resolutions", "user_questions")}
    )
    at.tell(version(3, of=3), replace(run, blackboard=board))
    at.room.view.show_face("match")
    at.room.view.match.take("req-002")
    card = at.room.view.match.gap.card
    assert card is not None
    assert at.press(Qt.Key.Key_Z, on=card.answer) == []
    card.answer.setPlainText("I assisted at 30.")
    card.line.setPlainText("Assisted at 30 bronchoscopies")
    card.use_answer.click()
    assert card.line.toPlainText() == "I assisted at 30."
    assert at.press(Qt.Key.Key_Z, on=card.line) == []
    assert card.line.toPlainText() == "Assisted at 30 bronchoscopies", "one step brings it back"
    assert at.press(Qt.Key.Key_Z, on=at.room.view.page.canvas) != []


def test_undo_and_redo_are_one_stack_with_the_toast(at: InTheWindow) -> None:
    """A line that was left out, an accepted suggestion, a line that was moved, another look: one
    key each, the last one first, however often, and no undo is undone.
    """
    at.tell(replace(drafted(suggested=1), version=3, versions=(1, 2, 3)))
    page, newest = at.room.view.page, 3

    def answered() -> None:
        nonlocal newest
        newest += 1
        versions = tuple(range(1, newest + 1))
        at.answer(replace(drafted(suggested=1), version=newest, versions=versions))

    def press(*, redo: bool = False) -> object:
        (wish,) = at.press(Qt.Key.Key_Z, on=page.canvas, redo=redo)
        answered()
        return wish

    at.posted.clear()
    page.canvas.take(LINE)
    page.leave_out(LINE)
    answered()
    page.canvas.suggestions.decide(LINE, accepted=True)
    answered()
    page.canvas.move_row(LINE, 1)
    answered()
    look = at.room.view.look
    look.density.setCurrentIndex(2)
    answered()
    did = at.posted[:]
    assert [type(one) for one in did] == [BulletEdited, ProposalDecided, LinesArranged, LookChosen]
    back = [
        replace(did[3], density=0),  # type: ignore[type-var]  # a LookChosen
        LinesArranged(run_id="run-1", bullet_ids=(LINE, OTHER)),
        DecisionUndone(run_id="run-1", proposal_id="proposal-1"),
        TrimUndone(run_id="run-1", bullet_id="line-1"),
    ]
    assert [press() for _one in back] == back
    assert at.press(Qt.Key.Key_Z, on=page.canvas) == [], "nothing before was done here"
    assert [press(redo=True) for _one in did] == did
    assert at.press(Qt.Key.Key_Z, on=page.canvas, redo=True) == []
    assert at.room.toast.undo_button.text() == "Undo"
    at.room.toast.undo_button.click()
    answered()
    assert at.posted[-1] == back[0]
    assert press() == back[1], "the toast's Undo is a step of the same stack"


def test_what_could_not_be_done_is_no_step(at: InTheWindow) -> None:
    at.tell(version(3, of=3), version(4, of=4))
    page = at.room.view.page
    page.leave_out(LINE)
    failed = RunFailed(
        run_id="run-1", code="disk_full", sentence="The disk is full.", wish=at.posted[-1]
    )
    at.tell(failed)
    assert at.press(Qt.Key.Key_Z, on=page.canvas) == [RunOpened(run_id="run-1", version=3)]


def test_undo_among_the_stories_takes_a_deletion_back(at: InTheWindow) -> None:
    """Where a person expects it: by the keys, as by the button of the toast."""
    at.shell.parts.pages.show("evidence")
    view = at.shell.parts.pages.stack.currentWidget()
    assert isinstance(view, EvidenceView)
    view.delete()
    assert view.list.keys_in_order() == []
    assert at.press(Qt.Key.Key_Z, on=view.list) == []
    assert view.list.keys_in_order() == [f"knowledge_card/{CARD.id}"]
    at.shell.parts.toast.end()
    assert not any(isinstance(one, RecordDeletionRequested) for one in at.posted)


def test_a_deleted_story_comes_back_long_after_the_word_about_it_went(at: InTheWindow) -> None:
    """Issue 26: as long as the program runs, the newest deletion first, from wherever one stands;
    what no backup holds any more is not offered.
    """
    at.shell.parts.pages.show("evidence")
    view = at.shell.parts.pages.stack.currentWidget()
    assert isinstance(view, EvidenceView)
    assert at.offered(on=view.list)[0] == ("Undo", False)
    view.delete()
    at.shell.parts.toast.end()
    key = (DataType.KNOWLEDGE_CARD, CARD.id)
    assert RecordDeletionRequested(data_type=key[0], id=key[1]) in at.posted
    assert at.offered(on=view.list)[0] == ("Undo Delete Story", True)
    at.tell(RecordDeleted(data_type=key[0], id=key[1], backups_hold_until="2027-01-31"))
    assert "2027" in at.shell.parts.notices.sentence
    assert at.press(Qt.Key.Key_Z, on=view.list)[-1] == DeletionUndone(data_type=key[0], id=key[1])
    assert at.shell.parts.notices.sentence == "", "what is there again is not told to be deleted"
    assert at.offered(on=view.list)[0] == ("Undo", False)
    at.tell(KnownChanged(known=Known()), KnownChanged(known=Known(cards=(CARD,))))
    view.delete()
    at.shell.parts.toast.end()
    assert at.offered(on=view.list)[0] == ("Undo Delete Story", True)
    at.tell(BackupsRenewed())
    assert at.offered(on=view.list)[0] == ("Undo", False)


def test_a_page_follows_when_a_story_goes_and_when_it_comes_back(at: InTheWindow) -> None:
    """NEXT 3: a line does not outlive its evidence, also where the page stands already; what is
    shown for it is no step of Undo.
    """
    at.shell.parts.pages.show("resumes/run-1")
    line = Line(id="line-9", family="line-9", text="Taught 8 nurses")
    story = Known(cards=(CARD.model_copy(update={"lines": (line,)}),))
    at.tell(version(3, of=3), KnownChanged(known=story))
    for known in (Known(), story):
        at.posted.clear()
        at.tell(KnownChanged(known=known))
        assert at.posted == [RunOpened(run_id="run-1")]
        at.answer(version(4, of=4))
        at.tell(KnownChanged(known=known))
        assert at.posted == [RunOpened(run_id="run-1")], "once for each"
    assert at.press(Qt.Key.Key_Z, on=at.room.view.page.canvas) == []
    at.shell.parts.pages.show("evidence")
    at.posted.clear()
    at.tell(KnownChanged(known=Known()))
    assert at.posted == []
    at.shell.parts.pages.show("resumes/run-1")
    assert RunOpened(run_id="run-1") in at.posted


def wished(step: Step | None) -> object:
    """What is wished for when a step is taken back."""
    assert step is not None
    return step.undo


def test_what_is_done_after_an_undo_is_not_redone() -> None:
    """Redo brings back what was taken back, not what was done in its place."""
    steps = UndoSteps("run-1")
    steps.show(version(3, of=3))
    steps.show(version(4, of=4))
    back = wished(steps.back())
    assert back == RunOpened(run_id="run-1", version=3)
    steps.show(replace(version(5, of=5), wish=back))
    steps.show(version(6, of=6))
    assert steps.forth() is None
    back = wished(steps.back())
    assert back == RunOpened(run_id="run-1", version=5)
    steps.show(replace(version(7, of=7), wish=back))
    assert steps.back() is None


def test_a_page_that_comes_for_another_reason_takes_no_steps_place() -> None:
    """Evidence changed while a look was being set: both are steps, in the order they came, and a
    failure of something else takes neither away.
    """
    steps = UndoSteps("run-1")
    steps.show(version(3, of=3))
    look = LookChosen(run_id="run-1", theme="book", paper="a4", max_pages=2)
    before = LookChosen(run_id="run-1", theme="clear", paper="a4", max_pages=2)
    steps.did(Step(undo=before, redo=look, name="Change Look"))
    steps.show(version(4, of=4))
    steps.failed(ResumeExportRequested(run_id="run-1", format="pdf", path="/full/disk"))
    steps.show(replace(version(4, of=4), wish=look))
    assert wished(steps.back()) == RunOpened(run_id="run-1", version=3)
    assert wished(steps.back()) == before
    steps.failed(before)
    assert wished(steps.back()) == before


def test_words_that_are_true_are_taken_back_with_their_edit() -> None:
    """“It is true” was a step of its own, whose undo changed nothing that is seen."""
    run = drafted()
    steps = UndoSteps("run-1")
    steps.show(run)
    edit = BulletEdited(run_id="run-1", bullet_id=LINE, text="Cut falls from 14 to 5")
    told = done(edit, run, pages_of(run).document)
    assert told is not None
    steps.did(told)
    steps.show(replace(run, version=3, versions=(1, 2, 3), wish=edit))
    attested = LineAttested(run_id="run-1", line_id="line-9")
    steps.show(replace(run, version=4, versions=(1, 2, 3, 4), wish=attested))
    assert steps.last == told
    assert steps.back() == told
    assert steps.last is None


def test_another_photo_and_none_are_steps_of_their_own() -> None:
    """The photo that was there comes back by its name; its file may be gone."""
    run = replace(drafted(), photo="photo-1")
    for path in (b"/me.jpg", b""):
        wish = PhotoChosen(run_id="run-1", path=path)
        step = done(wish, run, None)
        assert step is not None
        assert step == Step(
            undo=PhotoChosen(run_id="run-1", path=b"", photo="photo-1"),
            redo=wish,
            name="Change Photo",
        )


def test_what_came_onto_the_page_from_elsewhere_is_told_and_goes_with_undo(qtbot: QtBot) -> None:
    """Issue 26: a line that was approved elsewhere is never on a page without a word."""
    there = InTheWindow(qtbot)
    before = drafted()
    after = replace(before, version=before.version + 1, versions=(*before.versions, 9))
    there.tell(before, after, LinesCame(run_id="run-1", lines=2, version=before.version))
    assert there.room.toast.accessibleName() == "2 facts that you approved are new on this page."
    there.room.toast.undo_button.click()
    assert there.posted[-1] == RunOpened(run_id="run-1", version=before.version)
    there.room.toast.end()
    there.tell(LinesCame(run_id="another", lines=2, version=1))
    assert not there.room.toast.isVisible()


def test_the_draft_written_again_says_so_and_goes_with_undo(qtbot: QtBot) -> None:
    """Issue 26: nothing was to be seen of it, and nobody knew what became of their edits."""
    there = InTheWindow(qtbot)
    before = drafted()
    there.tell(before)
    there.room.view.wish.emit(DraftRequested(run_id="run-1"))
    assert there.room.toast.accessibleName() == "Writing the draft again…"
    after = replace(before, version=before.version + 1, versions=(*before.versions, 9))
    done = DraftWritten(run_id="run-1", changed="2 lines changed", version=before.version)
    there.tell(after, done)
    assert there.room.toast.accessibleName() == (
        "The draft was written again: 2 lines changed. Your own edits stayed."
    )
    there.room.toast.undo_button.click()
    assert there.posted[-1] == RunOpened(run_id="run-1", version=before.version)
    there.tell(replace(done, version=after.version))
    assert not there.room.toast.to_undo, "it is the same version"


def test_what_is_approved_while_the_page_stands_comes_at_once(qtbot: QtBot) -> None:
    """Not only when it is opened the next time; another wording of a line is no other fact."""
    there = InTheWindow(qtbot)
    first, other = Line(id="line-5", text="Cut falls."), Line(id="line-6", text="Halved falls.")
    there.tell(replace(drafted(), run_id=GENERAL))
    there.tell(KnownChanged(known=Known(cards=(CARD.model_copy(update={"lines": (first,)}),))))
    there.posted.clear()
    worded = CARD.model_copy(update={"lines": (first, other)})
    there.tell(KnownChanged(known=Known(cards=(worded,))))
    assert GeneralRequested() not in there.posted
    there.tell(KnownChanged(known=Known(cards=(worded, SECOND))))
    assert there.posted.count(GeneralRequested()) == 1
    there.tell(drafted())
    there.posted.clear()
    corrected = SECOND.model_copy(update={"skills": ("sepsis screening",)})
    there.tell(KnownChanged(known=Known(cards=(worded, corrected))))
    assert there.posted == [RunOpened(run_id="run-1")], "its words beside a line are those of now"
