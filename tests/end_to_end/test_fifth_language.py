"""A language that nobody wrote code for is added by its files alone (issue 25, item 4)."""

import importlib.util
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from interview_app import i18n
from interview_app.app import Life
from interview_app.paths import data_folder, resources
from interview_app.settings import Settings, save
from tests.end_to_end.screen import Screen
from tests.first_theme import close_windows

pytestmark = [
    pytest.mark.gui,
    pytest.mark.end_to_end,
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
FILES = {
    "language/eo.yaml": """
code: eo
name: Esperanto
months: {1: [januaro], 2: [februaro]}
""",
    "guide/eo.yaml": """
commands: {skip: [preterpasi]}
texts:
  greeting: "Saluton! Mi demandos vin pri via laboro."
  option_by_hand: "Diri mem"
""",
    "translations/eo/LC_MESSAGES/interview_app.po": """
msgid "Message"
msgstr "Mesaĝo"

msgid "Settings"
msgstr "Agordoj"

msgid "Language"
msgstr "Lingvo"

msgid "{n} page"
msgid_plural "{n} pages"
msgstr[0] "{n} paĝo"
msgstr[1] "{n} paĝoj"
""",
}


@pytest.fixture
def with_a_fifth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[str]:
    """The app's resources with the files of one more language, compiled as CONTRIBUTING says; what
    the scripts told.
    """
    own, ours = tmp_path / "resources", resources()
    shutil.copytree(ours, own)
    for name, text in FILES.items():
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_text(text, encoding="utf-8")
    _run(ours.parent / "packaging" / "language_data.py", own / "language")
    _run(ours.parent / "packaging" / "catalogues.py", own)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    yield capsys.readouterr().out
    monkeypatch.undo()
    i18n.set_language("en", catalogues=resources() / "translations")


def _run(script: Path, folder: Path) -> None:
    spec = importlib.util.spec_from_file_location(script.stem, script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.main(folder)


def test_a_fifth_language_is_added_by_files_alone(
    with_a_fifth: str, qapp: QApplication, qtbot: QtBot
) -> None:
    """The script names what is not translated yet; the settings offer the language; window and
    guide speak it, and English where a text is missing.
    """
    assert "eo: " in with_a_fifth
    assert "\n  Attach a file\n" in with_a_fifth
    folder, hook = data_folder(), sys.excepthook
    folder.create()
    save(Settings(language="eo"), folder.settings)
    life = Life(qapp, folder)
    screen = Screen(life, qtbot, keyboard=False)
    life.begin()
    try:
        screen.wait(lambda: screen.shows("Diri mem"), why="the guide does not ask")
        assert life.shell is not None
        said = life.shell.parts.conversation.view.bubbles[0].source
        assert said == "Saluton! Mi demandos vin pri via laboro."
        assert screen.named("Mesaĝo")
        assert screen.shows("Attach a file")
        assert i18n.ngettext("{n} page", "{n} pages", 2) == "{n} paĝoj"
        life.shell.commands.open_settings()
        screen.find("Lingvo")
        assert i18n.languages()["eo"] == "Esperanto"
    finally:
        life.window.close()
        life.end(0)
        close_windows(qapp)
        sys.excepthook = hook
