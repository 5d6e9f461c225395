"""A language that nobody wrote code for is added by its files alone (issue 25, item 4)."""

import contextlib
import importlib.util
import io
import json
import shutil
import subprocess
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
calendar: {present: [nun]}
small_words: {negation: [ne], others: [la, de, kaj, en, por, kun, al, po]}
sections:
  experience: [laborsperto]
  education: [edukado]
postings:
  must_headings: [postuloj]
voice:
  printed:
    summary: Resumo
    experience: Laborsperto
    projects: Projektoj
    education: Edukado
    skills: Kapabloj
    certifications: Atestoj
    languages: Lingvoj
    publications: Publikaĵoj
    awards: Premioj
    volunteering: Volontulado
    memberships: Membrecoj
    volunteering_and_memberships: Volontulado kaj membrecoj
    valid_until: valida ĝis
    interests: Interesoj
    present: nun
    grade: Noto
    resume: Vivresumo
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


PERSON = {
    "basics": {"name": "Kleo Lumo", "email": "kleo@example.org"},
    "work": [
        {
            "position": "Veldisto",
            "name": "Ŝipejo Norda",
            "startDate": "2019-02",
            "highlights": ["Veldis 12 ŝipojn kun teamo de 5 por la haveno kaj la fiŝistoj"],
        }
    ],
    "education": [{"institution": "Lernejo de Metaloj", "area": "Veldado", "endDate": "2018-06"}],
}
WISH = (
    "Veldisto\n\nPostuloj:\n- Veldis ŝipojn en la haveno kaj kun teamo\n"
    "- Laboris kun la fiŝistoj kaj por la urbo\n"
)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with the app's resources and the files of one more language, compiled as
    CONTRIBUTING says; and what the scripts told.
    """
    folder, ours = tmp_path_factory.mktemp("fifth"), resources()
    own = folder / "resources"
    shutil.copytree(ours, own)
    for name, text in FILES.items():
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_text(text, encoding="utf-8")
    with contextlib.redirect_stdout(io.StringIO()) as told:
        _run(ours.parent / "packaging" / "language_data.py", own / "language")
        _run(ours.parent / "packaging" / "catalogues.py", own)
    return folder, told.getvalue()


@pytest.fixture
def with_a_fifth(
    compiled: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Path, str]]:
    """The app's resources are those with one more language."""
    monkeypatch.setattr(sys, "_MEIPASS", str(compiled[0]), raising=False)
    yield compiled
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
    with_a_fifth: tuple[Path, str], qapp: QApplication, qtbot: QtBot
) -> None:
    """The script names what is not translated yet; the settings offer the language; window and
    guide speak it, and English where a text is missing.
    """
    told = with_a_fifth[1]
    assert "eo: " in told
    assert "\n  Attach a file\n" in told
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


def test_a_resume_in_it_has_its_words(compiled: tuple[Path, str], tmp_path: Path) -> None:
    """Titles of sections and the word for an open end come from the language's file; no word of
    another language is beside them.
    """
    (tmp_path / "cv.json").write_text(json.dumps(PERSON), encoding="utf-8")
    (tmp_path / "wish.txt").write_text(WISH, encoding="utf-8")
    cards = str(tmp_path / "cards.json")
    _command(compiled[0], "parse", "-f", str(tmp_path / "cv.json"), "-o", cards)
    wanted = ["-j", str(tmp_path / "wish.txt"), "-t", "Veldisto", "--cards", cards, "--batch"]
    _command(compiled[0], "generate", *wanted, "-o", str(tmp_path / "out"))
    (text,) = (tmp_path / "out").glob("*/resume.txt")
    told = text.read_text(encoding="utf-8")
    assert "LABORSPERTO" in told.upper()
    assert "EDUKADO" in told.upper()
    assert "Feb 2019 – nun" in told
    assert "Veldis 12 ŝipojn kun teamo de 5 por la haveno kaj la fiŝistoj" in told
    (page,) = (tmp_path / "out").glob("*/resume.html")
    assert '<html lang="eo">' in page.read_text(encoding="utf-8")


def _command(resources_in: Path, *asked: str) -> None:
    """One command of an app whose resources lie there."""
    begin = f"import sys; sys._MEIPASS = {str(resources_in)!r}; "
    code = begin + "from interview_app.cli.main import cli; cli()"
    done = subprocess.run(
        [sys.executable, "-c", code, *asked], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
