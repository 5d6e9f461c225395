"""Calls as nobody means them: options anywhere, streams closed, folders that are files (CONTRACT E,
E3, E5, E10, E11).
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from interview_app import __version__
from interview_app.cli.generate_command import command
from tests.cli.called import called

ONE_LINE = "one sentence, no traceback"


def run(
    *arguments: str | bytes, shell: str = "", typed: bytes = b""
) -> subprocess.CompletedProcess[bytes]:
    """The program as it is called; `shell` adds redirections, such as `<&-` for a closed stdin."""
    command: list[str | bytes] = [sys.executable, "-m", "interview_app", *arguments]
    if shell:
        command = ["/bin/sh", "-c", f'exec "$@" {shell}', "sh", *command]
    environment = {**os.environ, "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring"}
    environment.pop(
        "PYTHONUNBUFFERED", None
    )  # a person's shell has none, and what is buffered fails later
    return subprocess.run(
        command, input=typed, capture_output=True, check=False, timeout=60, env=environment
    )


def explained(done: subprocess.CompletedProcess[bytes]) -> str:
    """The one line on stderr of a call that ended with exit code 1."""
    assert done.returncode == 1, done
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 1, ONE_LINE
    return lines[0]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--json", "key", "status", "openai"),
        ("key", "status", "openai", "--json"),
    ],
)
def test_json_is_understood_before_and_after_the_command(arguments: tuple[str, ...]) -> None:
    """E: the options of all commands stand before or after the subcommand."""
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["provider"] == "openai"


def test_the_version_is_told_and_the_workers_are_not() -> None:
    """E1: `--version`; E12: the workers' verbs are internal, so the help does not offer them."""
    version, offered = run("--version"), run("--help")
    assert (version.returncode, offered.returncode) == (0, 0)
    assert __version__ in version.stdout.decode()
    assert b"worker" not in offered.stdout


def test_wrong_usage_is_exit_2() -> None:
    """E: 2 on wrong usage, with the usage on stderr and nothing on stdout."""
    done = run("nonsense")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"No such command" in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize(
    "arguments", [("key", "status", "openai"), ("--headless", "--control", "stdio")]
)
def test_an_answer_that_cannot_be_written_is_told(arguments: tuple[str, ...]) -> None:
    """E, E11: a full disk behind stdout is one sentence and exit 1; the interview ends in peace."""
    assert "cannot be written" in explained(run(*arguments, shell=">/dev/full"))


def test_a_closed_stdin_is_an_empty_one() -> None:
    """E: nothing to read is no bug: asked, the person said nothing."""
    assert (
        json.loads(explained(run("delete-everything", "--json", shell="<&-")))["error"]["code"]
        == "user_cancelled"
    )


@pytest.mark.parametrize("shell", ["<&-", ""])
def test_a_run_that_ends_at_once_still_says_what_waits_first(shell: str) -> None:
    """E11: the first line out is always `waiting`, even when stdin is closed or empty."""
    done = run("--headless", "--control", "stdio", shell=shell)
    assert (done.returncode, done.stderr) == (0, b"")
    assert set(json.loads(done.stdout.splitlines()[0])) == {"waiting", "session"}


def test_nobody_listening_ends_the_channel_without_a_word() -> None:
    """E11: a reader that goes away is no failure to tell anybody of; no traceback of a thread
    either.
    """
    done = run("--headless", "--control", "stdio", shell="| head -c 1")
    assert (done.stdout, done.stderr) == (b"{", b"")


@pytest.mark.parametrize("arguments", [("--headless", "--control", "stdio"), ("serve",)])
def test_a_file_where_the_data_folder_should_be_is_told(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    """E, E8, E11: a folder that cannot be written says what to do."""
    (tmp_path / "data").write_text("a file")
    assert "choose another folder" in explained(
        run("--data-dir", str(tmp_path / "data"), *arguments)
    )


def test_a_report_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """E10: `doctor --report` names the place."""
    (tmp_path / "file").write_text("")
    assert "Choose another place" in explained(
        run("doctor", "--report", str(tmp_path / "file" / "report.txt"))
    )


def test_a_document_refused_before_reading_has_every_key(tmp_path: Path) -> None:
    """E3, A9: the object is whole for a folder, a missing and an empty file: `{}` where nothing was
    found.
    """
    (tmp_path / "empty.pdf").write_bytes(b"")
    paths = [str(tmp_path / name) for name in ("nobody.pdf", "empty.pdf")]
    answers = [json.loads(line) for line in run("extract", *paths, "--json").stdout.splitlines()]
    assert [one["quality"]["issues"] for one in answers] == [["file_not_found"], ["file_empty"]]
    for one in answers:
        assert one["artifact_record"] == {}
        assert one["derived"] == {
            "applicant_profile": {},
            "skeleton_timeline": {},
            "provenance": {},
        }
        assert (one["persisted"], one["blob_sha256"], one["worker_peak_rss_mb"]) == (
            False,
            None,
            0.0,
        )


def test_files_of_one_name_are_told_apart_across_runs(tmp_path: Path) -> None:
    """E3: `--out DIR` holds an answer for each document, even when another one of its name was read
    before.
    """
    contents = [b"Mara Lindqvist\nWard nurse\n", b"Piet de Vries\nElectrician\n"]
    for folder, content in zip("ab", contents, strict=True):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "cv.txt").write_bytes(content)
        told = called(
            "extract", str(tmp_path / folder / "cv.txt"), "--out", str(tmp_path / "out"), "--json"
        )
        assert json.loads(told.stdout)["read"] == 1
    again = called(
        "extract", str(tmp_path / "b" / "cv.txt"), "--out", str(tmp_path / "out"), "--json"
    )
    assert json.loads(again.stdout) == {"read": 0, "skipped": 1, "out": str(tmp_path / "out")}
    kept = [json.loads(file.read_bytes())["blob_sha256"] for file in (tmp_path / "out").iterdir()]
    assert sorted(kept) == sorted(hashlib.sha256(content).hexdigest() for content in contents)


def test_a_title_of_any_bytes_is_a_title() -> None:
    """E5, E: bytes that are no text in this locale are replaced: the title goes into files, hashes
    and names of folders.
    """
    context = command.make_context(
        "generate", ["-j", "posting.txt", "-t", os.fsdecode(b"Nurse\xff")]
    )
    assert context.params["title"] == "Nurse\N{REPLACEMENT CHARACTER}"
