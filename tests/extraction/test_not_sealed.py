"""Where the system gives the reader no seal it refuses, until the person says once that they want
documents read all the same (issue 29).
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from interview_app.extraction.process import worker_process
from interview_app.extraction.process.worker_pool import WorkerPool
from interview_app.extraction.recognition import tesseract_data
from interview_app.extraction.recognition.ocr import _Child
from interview_app.extraction.sealing import unsealed
from interview_app.paths import DataFolder
from interview_app.use_cases.reading.document import DocumentReader
from tests.faults.injecting import CC, WHY_NOT

ROOT = Path(__file__).parent.parent.parent


def _extracted(home: Path, document: Path) -> dict[str, Any]:
    with DocumentReader(pool=WorkerPool(at_once=1, spares=0)) as reader:
        answer: dict[str, Any] = reader.read_file(os.fsencode(document)).to_contract()
    return answer


def _doctor(home: Path, said: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "interview_app",
            "--data-dir",
            str(home),
            "doctor",
            "--read-unsealed",
        ],
        cwd=ROOT,
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "can be made here")
def test_without_a_seal_nothing_is_read_until_the_person_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader to which the system refuses every lock: refused with a sentence, asked once, then
    read.
    """
    library, home = tmp_path / "unsealing.so", tmp_path / "data"
    source = Path(__file__).parent / "unsealing.c"
    command = [str(CC), "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"]
    subprocess.run(command, check=True)
    plain = worker_process.own_command
    monkeypatch.setattr(
        worker_process, "own_command", lambda verb: ["env", f"LD_PRELOAD={library}", *plain(verb)]
    )
    monkeypatch.setattr(unsealed, "_said_in", {DataFolder(home).read_unsealed})
    document = tmp_path / "cv.txt"
    document.write_text("Mara Lindqvist\nmara@example.org\nWard nurse, St. Anne Hospital, 2019\n")

    answer = _extracted(home, document)
    assert (answer["status"], answer["quality"]["issues"]) == ("failed", ["not_sealed"])
    assert "doctor --read-unsealed" in answer["quality"]["details"][0]["sentence"]
    assert "Mara" not in json.dumps(answer)

    assert _doctor(home, "n\n").returncode == 1
    assert _extracted(home, document)["status"] == "failed"
    _doctor(home, "y\n")
    answer = _extracted(home, document)
    assert "Mara Lindqvist" in answer["artifact_record"]["text"]


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or tesseract_data.binding() != "tesserocr",
    reason="needs Linux and tesserocr",
)
def test_the_child_that_recognises_pictures_is_sealed_like_the_reader() -> None:
    """Its data is loaded before; the system says that the filter holds."""
    child = _Child()
    try:
        deadline = time.monotonic() + 30
        told: dict[str, str] = {}
        while told.get("Seccomp") != "2" and time.monotonic() < deadline:
            text = Path(f"/proc/{child.channel.pid}/status").read_text(encoding="ascii")
            told = dict(line.split(":\t", 1) for line in text.splitlines() if ":\t" in line)
        assert (told["Seccomp"], told["NoNewPrivs"]) == ("2", "1")
    finally:
        child.channel.kill()
