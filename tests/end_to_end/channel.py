"""The headless channel as a test drives it: a real process, JSON lines both ways."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).parent.parent.parent
SCRIPT = [sys.executable, str(Path(__file__).parent / "six_answers.py")]
PRODUCT = [sys.executable, "-m", "interview_app", "--headless", "--control", "stdio", "--data-dir"]

Line = dict[str, Any]
LONGEST = 120.0
"""Seconds after which a run is killed: a test fails instead of waiting for ever."""


class Process:
    """One run over a data folder."""

    def __init__(
        self, folder: Path, *, command: Sequence[str] = SCRIPT, before: Sequence[str] = ()
    ) -> None:
        self.lines: list[Line] = []
        self._process = subprocess.Popen(
            [*before, *command, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"},
        )
        self._guard = threading.Timer(LONGEST, self.kill)
        self._guard.daemon = True
        self._guard.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._guard.cancel()
        if self._process.poll() is None:
            self.kill()
        self._process.communicate()

    def send(self, order: Line) -> None:
        """One line in; a dead process takes none."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass

    def line(self) -> Line | None:
        """The next line out; None at the end. Half a line, cut off by a kill, is none."""
        assert self._process.stdout is not None
        raw = self._process.stdout.readline()
        if not raw.endswith(b"\n"):
            return None
        line: Line = json.loads(raw)
        self.lines.append(line)
        return line

    def until(self, fits: Callable[[Line], bool]) -> Line:
        """The next line that fits."""
        while (line := self.line()) is not None:
            if fits(line):
                return line
        raise AssertionError(f"the channel ended; {self.lines[-4:]} {self.errors()}")

    def waiting(self, tool: str | None = None) -> Line:
        """What waits next."""
        line = self.until(
            lambda line: "waiting" in line and tool in (None, line["waiting"]["tool"])
        )
        waiting: Line = line["waiting"]
        return waiting

    def errors(self) -> str:
        assert self._process.stderr is not None
        return self._process.stderr.read().decode(errors="replace")

    def kill(self) -> None:
        """SIGKILL, now."""
        self._process.send_signal(signal.SIGKILL)

    def quit(self) -> int:
        """End it in peace."""
        self.send({"quit": True})
        while self.line() is not None:
            pass
        return self._process.wait(timeout=20)

    def wait(self) -> int:
        return self._process.wait(timeout=20)
