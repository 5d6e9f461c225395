"""`interview-app serve` in a thread of this process: what it puts together and tells is the same, and
no process with a reader and a renderer of its own has to come up for it.

How the process starts, is stopped by a signal and killed is tests/server/test_serve_command.py's
matter.
"""

import signal
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from keyring.backends.null import Keyring

from interview_app.cli import serve_command
from interview_app.cli.main import cli
from interview_app.server import loopback
from tests.logs_as_before import logs_as_before
from tests.server.test_serve_command import LONGEST, Serving


class ServingHere(Serving):
    """One run of the command over a data folder, as `Serving` is."""

    def __init__(self, folder: Path) -> None:
        self.token_file = folder / "token"
        self.told = ""
        listening, servers = threading.Event(), list[loopback.LoopbackServer]()

        class Kept(loopback.LoopbackServer):
            def serve_until_stopped(self, on_serving: Callable[[], object] = lambda: None) -> None:
                servers.append(self)
                super().serve_until_stopped(lambda: (on_serving(), listening.set()))

        self._patched, self._logs = pytest.MonkeyPatch(), logs_as_before()
        self._logs.__enter__()
        self._patched.setattr("keyring.core._keyring_backend", Keyring())
        self._patched.setattr(loopback, "LoopbackServer", Kept)
        # Only a process's first thread may say what a signal does.
        unheard = SimpleNamespace(signal=lambda *_: None, SIGTERM=signal.SIGTERM)
        self._patched.setattr(serve_command, "signal", unheard)
        words = ["--data-dir", str(folder), "serve", "--token-file", str(self.token_file)]
        self._thread = threading.Thread(target=cli.main, args=(words,), kwargs={"standalone_mode": False})  # fmt: skip
        self._thread.start()
        assert listening.wait(LONGEST)
        (self._server,) = servers
        self.address = self._server.address
        self.token = self.token_file.read_text(encoding="ascii")

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> int:
        """Ask it to end."""
        self._server.should_exit = True
        self._thread.join(LONGEST)
        self._patched.undo()
        self._logs.__exit__(None, None, None)
        self._server.listening.close()
        return int(self._thread.is_alive())
