"""The script of docs/headless.md with the channel in this process: what only a process shows is the
matter of tests/end_to_end/test_headless.py, and to start one costs two seconds of processor time.
"""

import contextlib
import importlib.util
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from interview_app import i18n
from interview_app.cli import headless
from interview_app.paths import resources
from tests.logs_as_before import logs_as_before


def player() -> ModuleType:
    """The script of docs/headless.md."""
    path = Path(__file__).parent.parent.parent / "docs" / "play_person.py"
    spec = importlib.util.spec_from_file_location("play_person", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["play_person"] = module
    spec.loader.exec_module(module)
    return module


class Here:
    """`interview-app --headless` in a thread, in place of a `subprocess.Popen`."""

    def __init__(self, command: Sequence[str], **_streams: Any) -> None:
        told = {name: command[command.index(name) + 1] for name in ("--data-dir", "--language")}
        (heard, says), (read, written) = os.pipe(), os.pipe()
        self.stdin = os.fdopen(says, "w", encoding="utf-8")
        self.stdout = os.fdopen(read, encoding="utf-8")
        self._theirs = SimpleNamespace(
            stdin=os.fdopen(heard, encoding="utf-8"),
            stdout=os.fdopen(written, "w", encoding="utf-8"),
        )
        self._thread = threading.Thread(
            target=self._run, args=(told["--data-dir"], told["--language"])
        )
        self._thread.start()

    def _run(self, folder: str, language: str) -> None:
        with pytest.MonkeyPatch.context() as patched, self._theirs.stdout:
            patched.setattr(headless, "sys", self._theirs)
            headless.run(data_dir=folder, language=language)

    def communicate(self, timeout: float) -> tuple[str, None]:
        """What it still says until it ends."""
        with self.stdin, self.stdout, self._theirs.stdin:
            rest = self.stdout.read()
            self._thread.join(timeout)
            assert not self._thread.is_alive()
            self.stdin.close()  # ends who still listens there
        return rest, None


@contextlib.contextmanager
def player_here() -> Iterator[ModuleType]:
    """The script, whose interviews run in this process."""
    module = player()
    with logs_as_before(), pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, "subprocess", SimpleNamespace(Popen=Here, PIPE=None))
        try:
            yield module
        finally:
            i18n.set_language("en", catalogues=resources() / "translations")
