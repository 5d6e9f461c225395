"""The worker of the plainest `extract` is started before the command line is imported, and of no
other call.
"""

import os
from pathlib import Path

import pytest

from interview_app.cli import head_start
from interview_app.extraction.process.worker_pool import WorkerPool
from interview_app.extraction.process.worker_process import Worker
from tests.extraction.hostile_files import pdf, saved


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What workers were started with; none is really started."""
    told: list[tuple[str, ...]] = []
    monkeypatch.setattr(WorkerPool, "warm", lambda self, workers=1: told.append(self._arguments))
    monkeypatch.setattr(
        Worker, "start", lambda *_arguments: pytest.fail("started without being asked to warm")
    )
    monkeypatch.setattr(head_start, "_started", {})
    return told


@pytest.mark.parametrize(
    ("name", "arguments"), [("cv.pdf", ("--once", "--only-pdf")), ("cv.txt", ("--once",))]
)
def test_the_worker_is_told_what_the_content_is(
    name: str,
    arguments: tuple[str, ...],
    started: list[tuple[str, ...]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Issue 3 (a cold extract): by content and not by name, as the worker itself sniffs it."""
    path = tmp_path / "no-extension"
    path.write_bytes(saved(pdf()) if name == "cv.pdf" else b"Lena Beispiel, nurse")
    monkeypatch.setattr("sys.argv", ["interview-app", "extract", str(path), "--json"])
    head_start.begin()
    assert started == [arguments]
    taken, _pool = head_start.taken_and_pool(os.fsencode(path))
    assert taken is not None
    assert taken.content == path.read_bytes()
    assert started == [arguments]


@pytest.mark.parametrize(
    "words",
    [
        ["extract"],
        ["extract", "--help"],
        ["extract", "a", "b"],
        ["extract", "."],
        ["doctor", "a"],
        ["--json"],
        [],
    ],
)
def test_any_other_call_starts_nothing(
    words: list[str], started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A call that reads nothing, or many, costs no worker."""
    monkeypatch.setattr("sys.argv", ["interview-app", *words])
    head_start.begin()
    assert not started


def test_a_file_that_cannot_be_taken_in_starts_nothing(
    started: list[tuple[str, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CONTRACT E3: it is told with the answer, which needs no worker."""
    monkeypatch.setattr("sys.argv", ["interview-app", "extract", str(tmp_path / "missing.pdf")])
    head_start.begin()
    assert not started
    assert head_start.taken_and_pool(os.fsencode(tmp_path / "missing.pdf"))[0] is None
