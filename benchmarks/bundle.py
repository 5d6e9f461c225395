"""The bundle's start beside the source app's: until the window stands on the screen, in turn, by
the clock and the processor.

    python -m benchmarks.bundle dist/interview-app

Goal (issue 7): at most twice the source app. Needs Xvfb and xdotool, and a processor to itself for
the clock to mean something; the processor's time says how much work a start is, whoever else works.
What must not be imported eagerly is looked for in the memory of the window's process five seconds
later, by the file name that the code of a module carries.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

STARTS = 9
"""Starts of each kind, after one that fills the caches."""
LAZY = {
    "PyMuPDF": "pymupdf/__init__.py",
    "openai": "openai/_client.py",
    "rendercv": "rendercv/__init__.py",
}
"""What is imported late, and a file of its code."""
EAGER = "interview_app/app.py"
"""What is surely found, or the search is broken."""


@dataclass(frozen=True, kw_only=True)
class Start:
    """Seconds by the clock and of the processor until the window stood, and which of `LAZY` were
    loaded 5 s later.
    """

    clock: float
    processor: float
    loaded: tuple[str, ...] = ()


@contextmanager
def screen() -> Iterator[str]:
    """An X server of our own; gives its display."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{int(told.readline())}"
    finally:
        server.terminate()
        server.wait()


def start(command: list[str], display: str, *, watch: float = 0) -> Start:
    """Start the app with a new data folder, wait for its window, end it."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "INTERVIEW_APP_HOME": home, "HOME": home,
        }  # fmt: skip
        began = time.perf_counter()
        app = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        search = [
            "xdotool",
            "search",
            "--sync",
            "--onlyvisible",
            "--pid",
            str(app.pid),
            "--name",
            "Interview App",
        ]
        subprocess.run(search, env=environment, stdout=subprocess.DEVNULL, timeout=60, check=True)
        clock = time.perf_counter() - began
        processor = _processor_seconds(app.pid)
        time.sleep(watch)
        loaded = loaded_late_ones(app.pid) if watch else ()
        app.terminate()
        app.wait(30)
        return Start(clock=clock, processor=processor, loaded=loaded)


def loaded_late_ones(pid: int) -> tuple[str, ...]:
    """Which of `LAZY` stand in the writable memory of a process."""
    found: set[str] = set()
    wanted = {**LAZY, EAGER: EAGER}
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb", buffering=0) as memory:
        for line in maps:
            span, rights, *_rest = line.split()
            first, last = (int(end, 16) for end in span.split("-"))
            if rights.startswith("rw") and last - first < 1 << 30:
                memory.seek(first)
                held = memory.read(last - first)
                found |= {name for name, file in wanted.items() if file.encode() in held}
    assert EAGER in found, "the search found not even the app itself"
    return tuple(name for name in LAZY if name in found)


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    """Print the two medians of each and their ratios."""
    kinds = {
        "source": [sys.executable, "-m", "interview_app"],
        "bundle": [str(Path(sys.argv[1]) / "interview-app")],
    }
    times: dict[str, list[Start]] = {kind: [] for kind in kinds}
    with screen() as display:
        loaded = {kind: start(command, display, watch=5).loaded for kind, command in kinds.items()}
        for _turn in range(STARTS):
            for kind, command in kinds.items():
                times[kind].append(start(command, display))
    for what in ("clock", "processor"):
        source, bundle = (
            statistics.median(getattr(one, what) for one in times[kind])
            for kind in ("source", "bundle")
        )
        print(
            f"{what}: bundle {bundle:.2f} s, source {source:.2f} s, {bundle / source:.2f} times "
            f"(goal 2)"
        )
    for kind, names in loaded.items():
        print(f"{kind}: of {', '.join(LAZY)} loaded after 5 s: {', '.join(names) or 'none'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
