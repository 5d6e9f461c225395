"""When something goes wrong: the crash dialog, safe mode, a window that cannot be furnished (issue
7, item 7).
"""

import json
import logging
import os
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from interview_app.app import Life, _dress, open_safe_window
from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import Commit, NewEvent
from interview_app.paths import DataFolder, data_folder
from interview_app.store.opening import open_store
from interview_app.ui.look.names import backup_words
from interview_app.ui.window import shell as shells
from interview_app.ui.window.safe_window import SafeWindow
from interview_app.use_cases.care.backup import make_backup

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
SECRET = "Quintilla Abernathy"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    hook, handlers = sys.excepthook, logging.getLogger("interview_app").handlers
    yield
    sys.excepthook = hook
    for handler in logging.getLogger("interview_app").handlers:
        handler.close()
    logging.getLogger("interview_app").handlers = handlers


@pytest.fixture
def folder() -> DataFolder:
    made = data_folder()
    with open_store(made) as store:
        session = store.start_session()
        store.commit(
            session.info.id,
            Commit(events=(NewEvent(kind=kinds.PERSON_SAID, body={"text": SECRET}),)),
        )
    return made


def button(window: QWidget, name: str) -> QPushButton:
    found = [
        one
        for one in window.findChildren(QPushButton)
        if one.accessibleName() == name and one.isVisible()
    ]
    assert found, name
    return found[0]


def test_the_crash_dialog_copies_a_report_without_content(
    qapp: QApplication, qtbot: QtBot, folder: DataFolder, expected_log: list[str]
) -> None:
    """A bug is logged, shown once, can be copied, and the app goes on; a second one meanwhile does
    not pile up.
    """
    expected_log.append("bug at window")
    life = Life(qapp, folder)
    qtbot.addWidget(life.window)
    life.window.show()
    life.furnish()
    assert life.shell is not None
    questions = life.shell.parts.questions
    for text in (SECRET, "again"):
        sys.excepthook(ValueError, ValueError(text), None)
    dialog = questions.shown
    assert dialog is not None
    button(dialog, "Copy report").click()
    copied = QGuiApplication.clipboard().text()
    assert "ValueError" in copied
    assert SECRET not in copied
    assert SECRET not in (folder.logs / "interview-app.log").read_text(encoding="utf-8")
    button(dialog, "Go on").click()
    qtbot.waitUntil(lambda: questions.shown is None)
    assert life.window.isVisible()


def test_a_window_that_cannot_be_furnished_gives_way_to_the_safe_one(
    qapp: QApplication,
    qtbot: QtBot,
    folder: DataFolder,
    monkeypatch: pytest.MonkeyPatch,
    expected_log: list[str],
) -> None:
    """Safe start opens export and restore when the window cannot."""
    expected_log.append("bug at start of the window")

    def broken(*_arguments: object, **_named: object) -> None:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(shells, "build_shell", broken)
    life = Life(qapp, folder)
    qtbot.addWidget(life.window)
    life.begin()
    qtbot.waitUntil(lambda: life._safe is not None)
    safe = life._safe
    assert isinstance(safe, SafeWindow)
    qtbot.addWidget(safe)
    assert not life.window.isVisible()
    assert safe.isVisible()
    assert "interview-app.log" in safe.notice.label.text()
    assert button(safe, "Export Everything…").isEnabled()
    assert life.end(0) == 1


@pytest.mark.parametrize(
    "wrong", [b"{", b'{"appearance": 7}', b'{"a_newer_setting": true}', b"\xff\xfe"]
)
def test_safe_mode_starts_whatever_the_settings_hold(
    qapp: QApplication, qtbot: QtBot, folder: DataFolder, tmp_path: Path, wrong: bytes
) -> None:
    """Nothing but the data folder is needed to take the data out."""
    folder.settings.write_bytes(wrong)
    _dress(qapp, folder)
    window = open_safe_window(folder)
    qtbot.addWidget(window)
    assert isinstance(window, SafeWindow)
    out = tmp_path / "mine.zip"
    window._do(window._export_to, str(out), "Exported.")
    assert window.notice.label.text() == "Exported."
    with zipfile.ZipFile(out) as packed:
        assert any(
            SECRET in packed.read(name).decode("utf-8", "replace") for name in packed.namelist()
        )


def test_a_damaged_store_is_brought_back_from_safe_mode_by_its_buttons(
    qapp: QApplication, qtbot: QtBot, folder: DataFolder
) -> None:
    """Restore asks first, and the person's words are there again afterwards."""
    backup = make_backup(folder)
    folder.database.write_bytes(b"not a database" * 400)
    _dress(qapp, folder)
    window = open_safe_window(folder)
    qtbot.addWidget(window)
    assert isinstance(window, SafeWindow)
    window._do(window._export_to, str(folder.root / "never.zip"), "Exported.")
    assert window.notice.property("tone") == "bad"
    button(window, "Restore…").click()
    dialog = window.questions.shown
    assert dialog is not None
    button(dialog, "Restore").click()
    qtbot.waitUntil(lambda: backup_words(backup.name) in window.notice.label.text())
    with open_store(folder) as store:
        session = store.newest_session()
        assert session is not None
        assert SECRET in json.dumps([event.body for event in session.events])


def test_the_program_opens_its_safe_window_beside_a_running_app(
    folder: DataFolder, tmp_path: Path
) -> None:
    """CONTRACT E10: `interview-app --safe` as a process: it stays open, starts no interview and
    ends politely.
    """
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "INTERVIEW_APP_HOME": str(folder.root),
    }
    before = folder.database.read_bytes()
    command = [sys.executable, "-m", "interview_app", "--safe"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as app:
        end = time.monotonic() + 30
        while not folder.logs.is_dir():
            assert time.monotonic() < end
            assert app.poll() is None
        app.send_signal(signal.SIGTERM)
        _out, err = app.communicate(timeout=30)
    assert app.returncode == 0, err
    assert b"Traceback" not in err
    assert folder.database.read_bytes() == before
