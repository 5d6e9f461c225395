"""The parent's end of a child process that speaks frames: one owner, who ends it by ask, wait,
kill, wait.

Frames and lines of the control pipe come in one queue, so that a waiting owner sees answers, deaths
and time alike.
"""

import contextlib
import functools
import os
import queue
import select
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

if sys.platform == "linux":
    import fcntl

from interview_app.extraction.sealing.protocol import (
    EndOfStream,
    Frame,
    ProtocolError,
    encode_frame,
    read_frame,
)

_QUEUE = 8
"""Frames that may wait: a child that floods is held back by its own pipe."""

_PIPE_BYTES = 1 << 20


class Closed(NamedTuple):
    """The child closed its answers, or broke the protocol."""

    broken: bool


class Told(NamedTuple):
    """A line of the control pipe."""

    words: tuple[str, ...]


Event = Frame | Closed | Told


def own_command(verb: str) -> list[str]:
    """How to start ourselves with an internal verb: frozen, or from a checkout or an installed
    package.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, verb]
    return [sys.executable, "-m", "interview_app", verb]


def own_environment() -> dict[str, str]:
    """The little a child may know of our environment: no keys, and one thread for OpenMP."""
    kept = (
        "PATH",
        "HOME",
        "LANG",
        "LC_ALL",
        "LC_CTYPE",
        "TMPDIR",
        "TESSDATA_PREFIX",
        "SYSTEMROOT",
        "VIRTUAL_ENV",
        "PYTHONPATH",
        "COVERAGE_PROCESS_START",
    )
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    return {**environment, "OMP_THREAD_LIMIT": "1", "PYTHONNOUSERSITE": "1"}


@functools.lru_cache(maxsize=1)
def _starter(_pid: int) -> ThreadPoolExecutor:
    """One thread that lives as long as this process. A child asks to die with its parent, and for
    Linux that is the *thread* that started it (prctl(2), PR_SET_PDEATHSIG): one started by a
    passing thread would be killed with it.
    """
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="starts-children")


def _widened(handle: int) -> None:
    """A pipe that takes a page picture in a few pieces instead of sixty, where the system lets us
    (Linux).
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            fcntl.fcntl(handle, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)


def _start(command: list[str], folder: str | None) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=own_environment(),
        cwd=folder,
        start_new_session=True,
        bufsize=0,
    )


class Channel:
    """A started child with its pipes; `events` is what it said."""

    def __init__(self, command: list[str], *, max_frame_bytes: int) -> None:
        # A checkout is found through the working directory when the package is not installed.
        folder = (
            None
            if getattr(sys, "frozen", False)
            else os.path.abspath(__file__).rsplit(os.sep, 4)[0]
        )
        self._process = _starter(os.getpid()).submit(_start, command, folder).result()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._stdin = self._process.stdin.fileno()
        _widened(self._stdin)
        _widened(self._process.stdout.fileno())
        os.set_blocking(self._stdin, False)
        self.events: queue.Queue[Any] = queue.Queue()
        self._room = threading.Semaphore(_QUEUE)
        self._threads = [
            threading.Thread(
                target=self._read_frames,
                args=(self._process.stdout.fileno(), max_frame_bytes),
                daemon=True,
            ),
            threading.Thread(target=self._read_control, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The process id of the child."""
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """How it ended (negative: by that signal), or None while it runs."""
        return self._process.poll()

    def send(self, head: dict[str, Any], body: bytes = b"", *, deadline: float) -> None:
        """Write one frame; a child that does not read is not waited for beyond `deadline`
        (monotonic seconds).

        Raises:
            EndOfStream: the child is gone.
            TimeoutError: it does not read.
        """
        data = memoryview(encode_frame(head, body))
        while data:
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            _, writable, _ = select.select([], [self._stdin], [], min(left, 0.5))
            try:
                if writable:
                    data = data[os.write(self._stdin, data) :]
                elif self._process.poll() is not None:
                    raise EndOfStream
            except OSError as error:
                raise EndOfStream from error

    def next_event(self, timeout: float) -> Any | None:
        """The next event (an `Event`, or what the owner put there), or None when none came in
        `timeout` seconds.
        """
        try:
            event = self.events.get(timeout=max(0.0, timeout))
        except queue.Empty:
            return None
        if isinstance(event, Frame):
            self._room.release()
        return event

    def close(self, *, patience: float = 0.5) -> None:
        """Ask it to end by closing its input, wait, kill the whole group, wait. Safe to call
        twice.
        """
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        if patience:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(patience)
        self.kill()

    def kill(self) -> None:
        """End the whole group now and wait for it."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for _ in range(_QUEUE):
            self._room.release()
        for thread in self._threads:
            thread.join(2)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()

    def _read_frames(self, handle: int, max_bytes: int) -> None:
        while True:
            try:
                frame = read_frame(handle, max_bytes=max_bytes)
            except (EndOfStream, ProtocolError, MemoryError) as error:
                self.events.put(Closed(broken=not isinstance(error, EndOfStream)))
                return
            self._room.acquire()
            self.events.put(frame)

    def _read_control(self, pipe: Any) -> None:
        with contextlib.suppress(ValueError, OSError):
            while line := pipe.readline(4096):
                self.events.put(Told(tuple(line.decode("ascii", "replace").split())))
