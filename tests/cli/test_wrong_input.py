"""Files that are not there, not text, folders, or not to be written: each one sentence on stderr
and exit 1 (CONTRACT E).
"""

import importlib
import json
import sys
from pathlib import Path

import click
import pytest

from interview_app.cli.main import COMMANDS, module_of
from interview_app.errors import SettingsError
from interview_app.paths import DataFolder, resources
from interview_app.store.opening import open_store
from interview_app.use_cases.resumes.inputs import synonyms
from tests.cli.called import called
from tests.cli.test_any_call import explained
from tests.tailoring.made_up import PAYSCALE, POSTING

NO_TEXT = b"\xff\xfe\x80\x81abc\x00"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One file of each kind: good ones, an empty one, one that is no text, a folder."""
    (tmp_path / "cards.json").write_text(
        json.dumps([one.to_json() for one in PAYSCALE]), encoding="utf-8"
    )
    (tmp_path / "jd.txt").write_text(POSTING, encoding="utf-8")
    (tmp_path / "cv.md").write_bytes((resources() / "samples" / "nurse.md").read_bytes())
    (tmp_path / "folder").mkdir()
    for name in ("empty", "bytes"):
        (tmp_path / name).write_bytes(NO_TEXT if name == "bytes" else b"")
    return tmp_path


CALLS = {
    "audit --resume missing.md --cards cards.json": "missing.md cannot be opened.",
    "audit --resume empty --cards cards.json": "The file is empty.",
    "audit --resume cv.md --cards folder": "folder cannot be read.",
    "audit --resume cv.md --cards bytes": "bytes is not valid JSON.",
    "parse -f missing.md -o out.json": "missing.md cannot be opened.",
    "parse -f folder -o out.json": "This is not a file that can be read.",
    "parse -f cv.md -o folder": "The cards could not be written to",
    "parse -f cv.md -o cv.md/out.json": "The cards could not be written to",
    "generate -j missing.txt -t T --cards cards.json -o out": "Job posting not found",
    "generate -j folder -t T --cards cards.json -o out": "This is not a file that can be read.",
    "generate -j jd.txt -t T --cards empty -o out": "empty is not valid JSON.",
    "generate -j jd.txt -t T --cards cards.json -c bytes -o out": "bytes cannot be read.",
    "generate -j jd.txt -t T --cards cards.json --profile empty -o out": "empty holds no profile.",
    "generate -j jd.txt -t T --cards cards.json --profile folder -o out": "folder cannot be read.",
    "import folder": "The file to import cannot be read.",
    "import bytes": "This file is of no kind that can be imported.",
    "diff --variant1 missing --variant2 cv.md": "missing is no folder of a tailored résumé",
    "replay missing.json": "missing.json cannot be read.",
    "replay folder": "folder cannot be read.",
    "replay bytes": "bytes is no recorded session of this app.",
    "demo --out cv.md/out": "cannot be written.",
    "extract missing.pdf": "missing.pdf. Check the name",
    "extract missing.pdf cv.md/other.pdf --out out": "other.pdf. Check the name",
}


@pytest.mark.parametrize("call", CALLS)
def test_what_cannot_be_used_is_one_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    """E: exit 1 and one line; nothing is left behind where something was to be written."""
    before = sorted(folder.rglob("*"))
    monkeypatch.chdir(folder)
    data = folder / "data"
    assert CALLS[call] in explained(called("--data-dir", str(data), *call.split()))
    assert [one for one in sorted(folder.rglob("*")) if data not in (one, *one.parents)] == before


def test_an_empty_name_for_the_cards_is_one_sentence(folder: Path) -> None:
    """E4: `-o ""` names no file."""
    assert "could not be written" in explained(
        called("parse", "-f", str(folder / "cv.md"), "-o", "")
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_what_may_not_be_read_is_a_failure_and_no_wrong_usage(name: str) -> None:
    """E, E3: exit 2 is for wrong usage; a document that may not be read is an answer
    (`permission_denied`).
    """
    command = importlib.import_module(module_of(name)).command
    paths = [one for one in command.params if isinstance(one.type, click.Path)]
    assert not [one.name for one in paths if one.type.readable or one.type.exists]


def test_an_export_that_cannot_be_written_speaks_of_the_file(folder: Path) -> None:
    """E9: the data folder is not at fault."""
    with open_store(DataFolder(folder / "data")) as store:
        store.start_session()
    for place in (folder / "cv.md" / "out.zip", ""):
        told = explained(called("--data-dir", str(folder / "data"), "export", "--out", str(place)))
        assert told == "The file cannot be written. Choose another place."


@pytest.mark.parametrize("own", ["bytes", "folder"])
def test_a_list_of_synonyms_that_cannot_be_read_is_told(folder: Path, own: str) -> None:
    """D5: the person's own list."""
    with pytest.raises(SettingsError, match=f"{own} cannot be read"):
        synonyms(resources(), folder / own)


def test_the_channel_without_the_headless_run_is_wrong_usage() -> None:
    """E11: `--control stdio` alone opened the window, and nobody answered the channel."""
    done = called("--control", "stdio")
    assert done.returncode == 2
    assert b"--control needs --headless" in done.stderr


def test_a_document_that_is_not_there_is_still_an_answer_in_json(folder: Path) -> None:
    """E3: one path and `--json`: the object on stdout, exit 0; and one that is there is read beside
    one that is not.
    """
    done = called("extract", str(folder / "missing.pdf"), "--json")
    assert (done.returncode, json.loads(done.stdout)["quality"]["issues"]) == (
        0,
        ["file_not_found"],
    )
    both = called("extract", str(folder / "missing.pdf"), str(folder / "cv.md"))
    assert both.returncode == 0
    assert b"missing.pdf: failed" in both.stdout
    assert b"cv.md: ok" in both.stdout
    assert b"folder: failed" in called("extract", f"{folder / 'folder'}/").stdout


def test_without_a_display_the_window_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt would abort the process and speak of a plugin."""
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    ran = called()
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert ran.stderr.startswith(b"There is no display here")
