"""The composition root: the real store and actor behind the real window, and starts that fail."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.app import Life, open_safe_window
from interview_app.errors import StoreDamaged
from interview_app.messages.data import (
    BackupsRenewalRequested,
    DeleteEverythingRequested,
    ExportRequested,
)
from interview_app.messages.interview import AskAnswered, MessageAdded
from interview_app.messages.sessions import SessionOpened, StartOverRequested
from interview_app.paths import DataFolder, data_folder, resources
from interview_app.store.lock import Lock
from interview_app.ui.controls.dialogs import QuestionDialog
from interview_app.ui.controls.drop_target import offered
from interview_app.ui.conversation.composer import Composer
from interview_app.ui.conversation.option_card import OptionCard
from interview_app.ui.look.colours import DARK, LIGHT
from interview_app.ui.look.first_look import first_look
from interview_app.ui.look.names import backup_words
from interview_app.ui.settings.settings_dialog import SettingsDialog
from interview_app.ui.window.placement import read
from interview_app.ui.window.restore_dialog import RestoreDialog
from interview_app.ui.window.safe_window import SafeWindow
from interview_app.ui.window.start_faults import start_fault
from interview_app.use_cases.care.backup import list_backups, make_backup

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]


@pytest.fixture
def folder() -> DataFolder:
    return data_folder()


@pytest.fixture
def life(qapp: QApplication, folder: DataFolder) -> Iterator[Life]:
    """The app, begun as `run` begins it; ended as `run` ends it."""
    hook = sys.excepthook
    life = Life(qapp, folder)
    yield life
    life.window.close()
    life.end(0)
    sys.excepthook = hook


def begun(life: Life, qtbot: QtBot) -> Life:
    life.begin()
    qtbot.waitUntil(lambda: life.shell is not None)
    return life


def test_the_window_opens_on_a_fresh_folder_and_the_guide_asks(life: Life, qtbot: QtBot) -> None:
    """Issue 2, goal: no key, no network; the guide is always labelled "Guided interview (no
    AI)".
    """
    begun(life, qtbot)
    assert life.shell is not None
    parts = life.shell.parts
    column = parts.conversation.view._column
    qtbot.waitUntil(
        lambda: any(isinstance(item, OptionCard) for item in column.items), timeout=20_000
    )
    assert "Guided interview (no AI)" in parts.header._below._whole
    assert parts.conversation.view.bubbles[0].source.startswith("Hello")


def test_another_language_counts_at_once_when_the_person_restarts(
    life: Life, qapp: QApplication, folder: DataFolder, qtbot: QtBot
) -> None:
    """Issue 7.4: Settings offer Restart now as soon as another language is chosen; the app comes
    back speaking it.
    """
    begun(life, qtbot)
    assert life.shell is not None
    life.shell.commands.open_settings()
    dialog = next(
        one for one in qapp.topLevelWidgets() if isinstance(one, SettingsDialog) and one.isVisible()
    )
    assert not dialog.restart_button.isVisible()
    dialog.language.setCurrentIndex(dialog.language.findData("de"))
    assert dialog.restart_button.isVisible()
    dialog.restart_button.click()
    assert (life.again, life.window.isVisible()) == (True, False)
    life.end(0)
    again = Life(qapp, folder)
    try:
        begun(again, qtbot)
        assert again.shell is not None
        assert again.shell.parts.conversation.composer.field.accessibleName() == "Nachricht"
        assert not again.again
    finally:
        again.window.close()
        again.end(0)
        i18n.set_language("en", catalogues=resources() / "translations")


def composer_of(life: Life, qtbot: QtBot) -> Composer:
    """The composer, once the session is there and what was left unsent in it was given back."""
    life.begin()
    qtbot.waitUntil(lambda: life.shell is not None)
    opened: list[object] = []
    life.bridge.on(SessionOpened, opened.append)
    qtbot.waitUntil(lambda: bool(opened), timeout=20_000)
    assert life.shell is not None
    return life.shell.parts.conversation.composer


def test_the_window_opens_where_it_was_left_unless_a_sheet_waits(
    qapp: QApplication, folder: DataFolder, qtbot: QtBot
) -> None:
    """Who was at their jobs is there again, also after a restart for another language; a sheet that
    waits is met over the interview it belongs to.
    """

    def opened_at(*, page: str, then: str = "", option: str = "") -> None:
        life = Life(qapp, folder)
        composer_of(life, qtbot)
        shell = life.shell
        assert shell is not None
        qtbot.waitUntil(lambda: bool(shell.asks.tokens), timeout=20_000)
        assert shell.parts.pages.place == page
        if option:
            answer = {"selectedIds": [option]}
            life.bridge.post(AskAnswered(token=shell.asks.tokens[-1], data=answer))
            qtbot.waitUntil(lambda: shell.asks.review_waits, timeout=20_000)
        if then:
            shell.parts.pages.show(then)
            placement = read(folder.cache)
            # Kept at once: a crash asks nobody where they are.
            assert placement is not None
            assert placement.page == then
        life.window.close()
        assert life.end(0) == 0

    opened_at(page="conversation", then="resumes/general")
    opened_at(page="resumes/general", then="timeline")
    opened_at(page="timeline", option="by_hand")
    opened_at(page="conversation")


def test_what_was_typed_and_not_sent_stands_there_again_and_is_gone_once_it_is_sent(
    qapp: QApplication, folder: DataFolder, qtbot: QtBot
) -> None:
    """Closing the window loses no word; the file is the person's alone, and stays no longer than it
    is needed.
    """
    file = folder.root / "drafts.json"
    first = Life(qapp, folder)
    QTest.keyClicks(composer_of(first, qtbot).field, "I was a ship's carpenter, and")
    first.window.close()
    assert first.end(0) == 0
    assert file.stat().st_mode & 0o077 == 0
    second = Life(qapp, folder)
    composer = composer_of(second, qtbot)
    assert composer.field.toPlainText() == "I was a ship's carpenter, and"
    said: list[str] = []
    second.bridge.on(MessageAdded, lambda message: said.append(message.text))
    QTest.keyClicks(composer.field, " more.")
    QTest.keyClick(composer.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "I was a ship's carpenter, and more." in said, timeout=20_000)
    second.window.close()
    assert second.end(0) == 0
    assert not file.exists()
    third = Life(qapp, folder)
    assert composer_of(third, qtbot).field.toPlainText() == ""
    third.window.close()
    assert third.end(0) == 0


def test_deleting_everything_deletes_what_is_typed_and_closing_writes_nothing_again(
    life: Life, folder: DataFolder, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words stand in the field while all is deleted, and the window closes after: of them nothing
    is left either.
    """
    monkeypatch.setattr("interview_app.use_cases.care.delete_everything.PROVIDERS", ())
    composer = composer_of(life, qtbot)
    QTest.keyClicks(composer.field, "Nobody shall read this")
    composer.keep()
    qtbot.waitUntil((folder.root / "drafts.json").exists)
    QTest.keyClicks(composer.field, ", ever")
    life.bridge.post(DeleteEverythingRequested())
    qtbot.waitUntil(lambda: not life.window.isVisible(), timeout=20_000)
    assert life.end(0) == 0
    assert not folder.root.exists()


def test_older_backups_go_and_a_new_one_stands(
    life: Life, folder: DataFolder, qtbot: QtBot
) -> None:
    """DESIGN 7: what was deleted is in no backup any more once the person wants that, beside the
    open window.
    """
    composer_of(life, qtbot)
    before = [make_backup(folder) for _ in range(2)]
    life.bridge.post(BackupsRenewalRequested())
    qtbot.waitUntil(lambda: not any(one.path.exists() for one in before), timeout=20_000)
    (left,) = list_backups(folder)
    assert left not in before


@pytest.mark.parametrize("by", ["menu", "import"])
def test_a_copy_is_restored_from_the_window(
    life: Life, qapp: QApplication, folder: DataFolder, qtbot: QtBot, tmp_path: Path, by: str
) -> None:
    """Issue 26: what it holds is said before, nothing happens before the click, the window opens
    anew by itself with the copy, and what was there is a backup.
    """
    composer_of(life, qtbot)
    assert life.shell is not None
    copy = tmp_path / "interview-app.zip"
    life.bridge.post(ExportRequested(format="everything", path=str(copy)))
    qtbot.waitUntil(copy.exists, timeout=20_000)
    session = life.shell.parts.conversation.info
    life.bridge.post(StartOverRequested())
    qtbot.waitUntil(lambda: life.shell.parts.conversation.info != session, timeout=20_000)  # type: ignore[union-attr]
    if by == "menu":
        make_backup(folder)
        life.shell.parts.menu.actions["restore"].trigger()
    else:
        life.shell.commands.offer(offered([str(copy)]))
    (dialog,) = life.window.findChildren(RestoreDialog)
    if by == "menu":
        qtbot.waitUntil(lambda: len(dialog.list.keys_in_order()) == 1, timeout=20_000)
        dialog.take_file(str(copy))
    assert not dialog.restore_button.isEnabled()
    qtbot.waitUntil(dialog.restore_button.isEnabled, timeout=20_000)
    before = len(list_backups(folder))
    shown = [one.text() for one in dialog.findChildren(QLabel) if one.isVisible()]
    assert any("Afterwards you have: 0 stories, 0 jobs" in text for text in shown)
    QTest.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not life.window.isVisible(), timeout=20_000)
    assert life.again
    assert life.end(0) == 0
    again = Life(qapp, folder, told=life.told)
    try:
        composer_of(again, qtbot)
        assert again.shell is not None
        assert again.shell.parts.conversation.info == session
        assert "The copy is restored." in again.shell.parts.notices.sentence
        assert len(list_backups(folder)) == before + 1
    finally:
        again.window.close()
        again.end(0)


def test_a_copy_that_is_damaged_is_told_and_changes_nothing(
    life: Life, folder: DataFolder, qtbot: QtBot, tmp_path: Path
) -> None:
    """Before the click, with what to do."""
    composer_of(life, qtbot)
    assert life.shell is not None
    life.shell.parts.menu.actions["restore"].trigger()
    (dialog,) = life.window.findChildren(RestoreDialog)
    other = tmp_path / "other.sqlite3"
    other.write_bytes(b"SQLite format 3\x00, but no more")
    dialog.take_file(str(other))
    qtbot.waitUntil(dialog.notice.isVisible, timeout=20_000)
    assert dialog.notice.label.text() == "This copy is damaged. Choose another one."
    assert not dialog.restore_button.isEnabled()
    dialog.reject()


def test_a_second_window_says_so_and_ends_with_one(
    life: Life, folder: DataFolder, qtbot: QtBot
) -> None:
    """DESIGN 7: a second holder says already_running, exits 1 and changes nothing."""
    folder.create()
    lock = Lock(folder.lock)
    lock.take()
    try:
        begun(life, qtbot)
        assert life.shell is not None
        questions = life.shell.parts.questions
        qtbot.waitUntil(lambda: questions.shown is not None, timeout=20_000)
        assert questions.shown is not None
        assert questions.shown.question.title == "Interview App is already open"
        life._mend("quit")
        assert life.end(0) == 1
    finally:
        lock.release()


def test_a_missing_store_offers_the_newest_backup_and_restores_it(
    life: Life, folder: DataFolder, qtbot: QtBot
) -> None:
    """DESIGN 7: a 0-byte store beside existing data is a fault, not a first start: the newest
    backup is offered.
    """
    from interview_app.store.opening import open_store

    open_store(folder).close()
    backup = make_backup(folder)
    folder.database.write_bytes(b"")
    begun(life, qtbot)
    assert life.shell is not None
    questions = life.shell.parts.questions
    qtbot.waitUntil(lambda: questions.shown is not None, timeout=20_000)
    assert questions.shown is not None
    assert backup_words(backup.name) in questions.shown.question.text
    questions.shown._answer("restore")
    qtbot.waitUntil(
        lambda: bool(life.shell and life.shell.parts.conversation.view.bubbles), timeout=20_000
    )
    assert life.end(0) == 0


def test_a_lost_store_without_a_backup_starts_anew_with_the_kept_documents(
    life: Life, folder: DataFolder, qtbot: QtBot
) -> None:
    """Issue 29: the person is not left without a way on; the kept original waits in the
    composer.
    """
    from interview_app.store.opening import open_store

    with open_store(folder) as store:
        kept = store.originals.keep(
            b"a kept letter of some words", filename="l.txt", mime="text/plain"
        )
    folder.database.unlink()
    begun(life, qtbot)
    assert life.shell is not None
    questions = life.shell.parts.questions
    qtbot.waitUntil(lambda: questions.shown is not None, timeout=20_000)
    assert questions.shown is not None
    questions.shown._answer("anew")
    qtbot.waitUntil(
        lambda: bool(life.shell and life.shell.parts.conversation.view.bubbles), timeout=20_000
    )
    assert life.end(0) == 0
    with open_store(folder) as store:
        assert store.originals.read(kept.sha256) == b"a kept letter of some words"


def test_the_first_paint_is_in_the_colours_the_person_chose(
    qapp: QApplication, folder: DataFolder
) -> None:
    """No flash of white before a dark window; a broken file is no reason not to start."""
    folder.create()
    folder.settings.write_text(json.dumps({"appearance": "dark", "text_size": 150}))
    assert first_look(qapp, folder.settings) == (DARK, 1.5)
    for broken in ("[1]", '{"text_size": 1e999}', "[" * 100_000):
        folder.settings.write_text(broken)
        assert first_look(qapp, folder.settings)[0] in (LIGHT, DARK)
    folder.settings.unlink()
    assert first_look(qapp, folder.settings)[1] == 1.0


FIRST_PAINT = """
import os, sys
from interview_app import app
def painted(self):
    import PySide6.QtCore
    ours = [one for one in sys.modules if one.startswith("interview_app.")]
    print("Qt" in vars(PySide6.QtCore), *sorted(ours), flush=True)
    os._exit(0)
app.Life.go_on = painted
app.run()
"""


def test_the_first_paint_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    """The enums of `Qt` are not built, and no part of the window is imported, before it is
    painted: each of them costs a part of every start.
    """
    environment = {**os.environ, "INTERVIEW_APP_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAINT], env=environment, capture_output=True, check=True
    )
    enums, *ours = done.stdout.decode().split()
    assert enums == "False"
    rooms = {name.split(".")[2] for name in ours if name.startswith("interview_app.ui.")}
    assert rooms == {"look", "window"}
    assert len(ours) <= 20, ours


def test_safe_mode_exports_and_restores(folder: DataFolder, tmp_path: Path, qtbot: QtBot) -> None:
    """CONTRACT E10: --safe opens export and restore."""
    from interview_app.store.opening import open_store

    open_store(folder).close()
    backup = make_backup(folder)
    window = open_safe_window(folder)
    qtbot.addWidget(window)
    assert isinstance(window, SafeWindow)
    out = tmp_path / "mine.zip"
    window._do(window._export_to, str(out), "Exported.")
    assert out.stat().st_size > 0
    window._do(window._restore_from, backup.name, "Back.")
    assert window.notice.label.text() == "Back."
    window._do(window._restore_from, "no-such-backup", "Back.")
    assert window.notice.property("tone") == "bad"


def test_a_bug_in_the_window_is_shown_with_a_report_without_content(
    life: Life, qtbot: QtBot, expected_log: list[str]
) -> None:
    """A crash dialog with a copyable report without content; the app goes on."""
    expected_log.append("bug at window")
    life.furnish()
    assert life.shell is not None
    error = ValueError("Amara Okonkwo's secret")
    sys.excepthook(ValueError, error, None)
    asked = life.shell.parts.questions.shown
    assert asked is not None
    assert "ValueError" in asked.question.report
    assert "Amara" not in asked.question.report
    asked.reject()


def test_ctrl_c_ends_the_app_cleanly(tmp_path: Path) -> None:
    """SIGINT ends as closing the window does: exit 0, and the next start is not locked out."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "INTERVIEW_APP_HOME": str(tmp_path / "home"),
    }
    command = [sys.executable, "-m", "interview_app"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as app:
        database = tmp_path / "home" / "interview.sqlite3"
        end = time.monotonic() + 30
        while not database.exists():
            assert time.monotonic() < end
            assert app.poll() is None
        app.send_signal(signal.SIGINT)
        _out, err = app.communicate(timeout=30)
    assert app.returncode == 0, err
    assert b"Traceback" not in err
    lock = Lock(data_folder(str(tmp_path / "home")).lock)
    lock.take()
    lock.release()


def test_settings_that_cannot_be_read_are_told_beside_the_opened_interview(
    qapp: QApplication, folder: DataFolder, qtbot: QtBot
) -> None:
    """Issue 7.7: the sentence still stands when the session has opened, and the defaults apply."""
    folder.create()
    folder.settings.write_bytes(b"{broken")
    life = Life(qapp, folder)
    qtbot.addWidget(life.window)
    opened: list[object] = []
    life.begin()
    qtbot.waitUntil(lambda: life.shell is not None)
    life.bridge.on(SessionOpened, opened.append)
    qtbot.waitUntil(lambda: bool(opened))
    assert life.shell is not None
    assert "settings.json" in life.shell.parts.notices.sentence
    life.window.close()
    assert life.end(0) == 0


def test_a_question_never_shrinks_below_its_words_and_buttons(qtbot: QtBot) -> None:
    """A window manager may make a dialog small; no sentence and no button is cut."""
    question = start_fault(
        StoreDamaged("The stored data is damaged."), newest_backup="2026-03-14T09-00-00Z"
    )
    dialog = QuestionDialog(question)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == dialog.accessibleName()
    dialog.show()
    dialog.resize(1, 1)
    qtbot.waitUntil(lambda: dialog.height() > 1)
    for button in dialog.findChildren(QPushButton):
        assert button.width() >= button.minimumSizeHint().width(), button.text()
    for label in dialog.findChildren(QLabel):
        assert not label.wordWrap() or label.height() >= label.heightForWidth(label.width()), (
            label.text()
        )
