"""backup, restore, export, import, doctor, delete-everything as programs (CONTRACT E9, E10)."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from interview_app.domain import event_kinds as kinds
from interview_app.domain.journal import Commit, NewEvent
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from tests.cli.called import called

NAME = "Quintilla Abernathy"


@pytest.fixture
def places() -> DataFolder:
    return DataFolder(Path(os.environ["INTERVIEW_APP_HOME"]))


@pytest.fixture(autouse=True)
def _no_keychain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests of this file must not reach the keychain of whoever runs them."""
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")


def run(
    *arguments: str, typed: str = "", alone: bool = False
) -> "subprocess.CompletedProcess[str]":
    """`alone`: as a process of its own."""
    if alone:
        command = [sys.executable, "-m", "interview_app", *arguments]
        return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
    done = called(*arguments, typed=typed.encode())
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def told(*arguments: str, alone: bool = False) -> dict[str, object]:
    done = run(*arguments, "--json", alone=alone)
    assert done.returncode == 0, done.stderr
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


def filled(places: DataFolder, *texts: str) -> None:
    with open_store(places) as store:
        session = store.newest_session() or store.start_session()
        for text in texts:
            store.commit(
                session.info.id,
                Commit(events=(NewEvent(kind=kinds.PERSON_SAID, body={"text": text}),)),
            )
        store.originals.keep(
            f"résumé of {NAME}".encode(), filename=f"{NAME}.txt", mime="text/plain"
        )


def texts(places: DataFolder) -> list[str]:
    with open_store(places) as store:
        session = store.newest_session()
        assert session is not None
        return [
            event.body["text"]
            for event in session.events
            if event.kind == kinds.PERSON_SAID and event.body
        ]


def test_a_backup_and_its_way_back(places: DataFolder) -> None:
    """E10: `backup`, `restore --list`, `restore`, `restore NAME`; what was there before is kept."""
    filled(places, "one")
    made = told("backup")
    filled(places, "two")
    assert made["backup"] in told("restore", "--list")["backups"]  # type: ignore[operator]
    restored = told("restore", str(made["backup"]))
    assert texts(places) == ["one"]
    told("restore", str(restored["before"]))
    assert texts(places) == ["one", "two"]


def test_an_export_of_everything_is_restored_as_a_backup_is(places: DataFolder) -> None:
    """Issue 26: the same use case as the window's; what is there now goes, and is backed up."""
    filled(places, "one")
    out = places.root.parent / "out.zip"
    told("export", "--out", str(out))
    filled(places, "two")
    restored = told("restore", str(out))
    assert texts(places) == ["one"]
    assert restored["restored"] == "out"
    told("restore", str(restored["before"]))
    assert texts(places) == ["one", "two"]


def test_beside_an_open_window(places: DataFolder) -> None:
    """DESIGN 7: backup, export and doctor run; restore, import and delete-everything say
    already_running and change nothing.
    """
    filled(places, "one")
    with open_store(places) as store:
        out = places.root.parent / "out.zip"
        assert told("export", "--out", str(out))["path"] == str(out)
        told("backup")
        findings = {one["topic"]: one for one in told("doctor", alone=True)["findings"]}  # type: ignore[index, attr-defined]
        assert findings["running"]["found"] == "open now"
        assert findings["store"]["ok"]
        for command in (["restore"], ["import", str(out)], ["delete-everything", "--yes"]):
            done = run(*command, "--json", alone=command[0] == "restore")
            assert done.returncode == 1
            assert json.loads(done.stderr)["error"]["code"] == "already_running"
        session = store.newest_session()
        assert session is not None
        assert store.originals.read(store.originals.all()[0].sha256)


def test_an_export_comes_back_in_another_folder(places: DataFolder, tmp_path: Path) -> None:
    """E9: `export` and `import` of our own, with `--data-dir` after the subcommand."""
    filled(places, "one", "two")
    out = tmp_path / "mine.zip"
    assert run("export", "--format", "everything", "--out", str(out)).returncode == 0
    other = tmp_path / "other"
    done = run("import", str(out), "--data-dir", str(other))
    assert done.returncode == 0, done.stderr
    assert texts(DataFolder(other)) == ["one", "two"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["backup"],
        ["restore"],
        ["restore", "x"],
        ["export", "--out", "x.zip"],
        ["import", "nobody.zip"],
    ],
)
def test_a_failure_is_one_line_and_exit_1(places: DataFolder, arguments: list[str]) -> None:
    """E: exit 1 on a failure explained in one line on stderr; no traceback reaches the person."""
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_wrong_usage_is_exit_2() -> None:
    """E: 2 on wrong usage."""
    assert run("export").returncode == 2
    assert run("export", "--format", "nonsense", "--out", "x").returncode == 2
    assert run("key", "set").returncode == 2


def test_delete_everything_asks_and_leaves_nothing(places: DataFolder) -> None:
    """E10, DESIGN 7: store, blobs, logs, caches, backups and settings go; without a yes nothing
    does.
    """
    filled(places, "one")
    run("backup")
    places.logs.mkdir()
    (places.logs / "interview-app.log").write_text("x")
    (places.cache / "pages").mkdir(parents=True)
    places.settings.write_text("{}")
    stopped = run("delete-everything", typed="n\n")
    assert stopped.returncode == 1
    assert texts(places) == ["one"]
    assert run("delete-everything", typed="y\n").returncode == 0
    assert not places.root.exists()
    assert told("delete-everything", "--yes")["deleted"] is True
    filled(places, "fresh")
    assert texts(places) == ["fresh"]


def test_delete_everything_leaves_files_of_others(places: DataFolder) -> None:
    """The data folder may be one the person uses for more: only ours goes, and what stays is
    named.
    """
    filled(places, "one")
    (places.root / "holiday.txt").write_text("mine")
    assert told("delete-everything", "--yes")["left_behind"] == ["holiday.txt"]
    assert [path.name for path in places.root.iterdir()] == ["holiday.txt"]


def test_the_doctor_tells_what_to_do_and_its_report_holds_nothing_personal(
    places: DataFolder, tmp_path: Path
) -> None:
    """E10: `doctor --report FILE`: no name, no path, no content."""
    filled(places, f"I am {NAME}")
    report = tmp_path / "report.txt"
    done = run("doctor", "--report", str(report))
    assert done.returncode == 0, done.stderr
    text = report.read_text(encoding="utf-8")
    assert "store: 2 events" in text
    for personal in (NAME, "Quintilla", str(places.root), os.environ["HOME"]):
        assert personal not in text


def test_the_doctor_sees_a_damaged_store(places: DataFolder) -> None:
    """Each line is ok or a warning with what to do; a fault is found, not thrown."""
    filled(places, "one")
    for path in places.blobs.rglob("*"):
        if path.is_file():
            path.write_bytes(b"other")
    finding = _store_finding(code=1)
    assert (finding["ok"], finding["advice"][:8]) == (False, "1 faults")
    places.database.write_bytes(b"nonsense " * 1000)
    finding = _store_finding(code=1)
    assert (finding["ok"], finding["found"]) == (False, "store_damaged")


def test_the_doctor_exits_1_on_a_broken_chain(places: DataFolder) -> None:
    """Issue 29: a script can ask it; a whole store is exit 0, whatever else there is to warn of."""
    filled(places, "one", "two")
    assert _store_finding(code=0)["ok"]
    bare = sqlite3.connect(places.database)
    bare.execute("DROP TRIGGER events_are_never_updated")
    bare.execute("UPDATE events SET at = '1999-01-01T00:00:00Z' WHERE id = 2")
    bare.commit()
    bare.close()
    assert not _store_finding(code=1)["ok"]


def _store_finding(*, code: int) -> dict[str, Any]:
    done = run("doctor", "--json")
    assert done.returncode == code, done.stderr
    findings: list[dict[str, Any]] = json.loads(done.stdout)["findings"]
    return next(one for one in findings if one["topic"] == "store")
