"""`interview-app serve` as a process: the flows of F6 by curl, a stop, and a kill in the middle of
a write (issue 6).
"""

import base64
import contextlib
import http.client
import json
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pytest

from interview_app.paths import DataFolder, resources
from interview_app.store.opening import open_store

ROOT = Path(__file__).parent.parent.parent
LONGEST = 60.0
"""Seconds after which a server is killed: a test fails instead of waiting for ever."""


class Serving:
    """One run of the command over a data folder."""

    def __init__(self, folder: Path) -> None:
        self.token_file = folder / "token"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "interview_app", "serve", "--token-file", str(self.token_file)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "INTERVIEW_APP_HOME": str(folder), "PYTHONPATH": str(ROOT)},
        )
        self._guard = threading.Timer(LONGEST, self._process.kill)
        self._guard.start()
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self.address = str(json.loads(self._process.stdout.readline())["listening"])
        self.hint = self._process.stderr.readline()
        self.told = ""
        """What it said beside the hint; known when it has ended."""
        self.token = self.token_file.read_text(encoding="ascii")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.stop()
        self._guard.cancel()

    def call(self, tool: str, session_id: str | None = None, **params: Any) -> dict[str, Any]:
        """One tool call; raises OSError or HTTPException when the server is gone."""
        body = {"tool_name": tool, "params": params} | (
            {"session_id": session_id} if session_id else {}
        )
        return self.post("/api/cv-tool-call-handler", body)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A JSON object to an address of ours."""
        connection = http.client.HTTPConnection(
            self.address.removeprefix("http://"), timeout=LONGEST
        )
        head = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        with contextlib.closing(connection):
            connection.request("POST", path, json.dumps(body), head)
            answer: dict[str, Any] = json.loads(connection.getresponse().read())
        return answer

    def kill(self) -> None:
        """As a power cut does."""
        self._process.kill()
        self._process.communicate()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        self._process.send_signal(signal.SIGTERM)
        assert self._process.stderr is not None
        # Not communicate(): it reads past what a line read before has taken into the stream's
        # buffer.
        self.told = self._process.stderr.read()
        self._process.communicate()
        return self._process.returncode


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path) as one:
        yield one


def document() -> str:
    return base64.b64encode((resources() / "samples" / "nurse.docx").read_bytes()).decode("ascii")


def test_it_writes_its_token_says_where_it_listens_and_ends_when_asked(serving: Serving) -> None:
    """E8: one JSON line, a token of the person alone; issue 6.2: a graceful stop."""
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", serving.address)
    assert re.fullmatch(r"[\w-]{43,}", serving.token)
    assert stat.S_IMODE(serving.token_file.stat().st_mode) == 0o600
    assert serving.token not in serving.hint
    assert serving.stop() == 0


@pytest.mark.skipif(shutil.which("curl") is None, reason="needs curl (Debian: apt install curl)")
def test_the_curl_line_it_prints_works(serving: Serving) -> None:
    """Issue 6.6: `serve` prints a curl line that works."""
    line = serving.hint.partition("curl")
    done = subprocess.run(
        ["sh", "-c", "curl" + line[2]], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == {"success": True, "cleaned_count": 0}


def test_a_kill_in_the_middle_of_writes_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """Issue 6, bad input: kill -9 during a write; the session stands at an acknowledged version or
    the one under way.
    """
    with Serving(tmp_path) as serving:
        id = str(serving.call("extract_and_store_cv", docx_base64=document())["session_id"])
        acknowledged = [1]
        enough = threading.Event()

        def write() -> None:
            with contextlib.suppress(OSError, http.client.HTTPException):
                for number in range(2, 10_000):
                    name = f"Name {number}"
                    answer = serving.call("update_cv_field", id, field_path="full_name", value=name)
                    acknowledged[0] = int(answer["version"])
                    if number == 25:
                        enough.set()

        writer = threading.Thread(target=write)
        writer.start()
        assert enough.wait(LONGEST)
        serving.kill()
        writer.join()
    with open_store(DataFolder(tmp_path)) as store:
        kept = store.cv_sessions.find(id)
    assert kept is not None
    assert kept.version in (acknowledged[0], acknowledged[0] + 1)
    assert kept.cv_data["full_name"] == f"Name {kept.version}"
    with Serving(tmp_path) as again:
        assert again.call("get_cv_session", id)["version"] == kept.version
