"""The files that `extract --out` writes (CONTRACT E3)."""

import errno
import json
import os
from pathlib import Path

import pytest

from interview_app.cli import answer_files
from interview_app.errors import OutputFailed


def test_an_answer_that_finds_no_room_leaves_the_one_before_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, on the way or at the last step: whole or not there, and no half file for the
    person to find.
    """
    folder = tmp_path / "answers"
    folder.mkdir()
    target = bytes(folder / "cv.pdf.json")
    answer_files.write(target, {"status": "ok"})

    def full(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", full)
        with pytest.raises(OutputFailed):
            answer_files.write(target, {"status": "failed"})
    assert os.listdir(folder) == ["cv.pdf.json"]
    assert json.loads(Path(os.fsdecode(target)).read_bytes()) == {"status": "ok"}
