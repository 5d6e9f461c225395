"""Who waits at a terminal sees what is being done; who reads through a pipe does not (CONTRACT
E).
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from interview_app.domain.stage_words import STAGES
from interview_app.domain.tailoring import State
from tests.cli.called import called
from tests.tailoring.made_up import PAYSCALE

pty = pytest.importorskip("pty", reason="no terminals of this kind here")
ROOT = Path(__file__).parents[2]
ON_THE_WAY = [
    STAGES[state] for state in (State.PREPROCESSING, State.WRITING, State.AUDITING, State.COMPLETE)
]


CALL = ("generate", "-j", "jd.txt", "-t", "Manager", "--cards", "cards.json")


def at_a_terminal(stderr: int) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "interview_app", *CALL]
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "dumb"}
    return subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        env=environ,
        timeout=120,
        check=True,
    )


def test_the_stages_of_a_run_are_told_on_a_terminal_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """E, E5: each stage on the terminal as it begins, in the window's words; what is piped holds
    the result alone.
    """
    monkeypatch.chdir(tmp_path)
    Path("jd.txt").write_text("Must have\n- Budget responsibility\n", encoding="utf-8")
    Path("cards.json").write_text(json.dumps([one.to_json() for one in PAYSCALE]), encoding="utf-8")
    ours, theirs = pty.openpty()
    with os.fdopen(ours, "rb", buffering=0) as terminal:
        done = at_a_terminal(theirs)
        os.close(theirs)
        shown = b""
        try:
            while piece := terminal.read(65536):
                shown += piece
        except OSError:
            pass  # a terminal that nobody holds open any more ends so on Linux
    told = shown.decode().splitlines()
    places = [told.index(f"{words}…") for words in ON_THE_WAY]
    assert places == sorted(places)
    assert done.stdout.startswith("✓ Resume generated successfully")
    assert not [words for words in ON_THE_WAY if words in done.stdout]
    piped = called(*CALL)
    assert (piped.returncode, piped.stderr) == (0, b"")
