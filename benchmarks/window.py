"""The window's figures: first paint and memory against a bare PySide6 window, and frames while text
streams in.

Goals (issue 2): cold start to first paint at most 1.5 times a bare window; p99 frame delay at most
16 ms at 200 tokens a second into 300 messages; resident memory of the idle window at most 2.0 times
a bare one. Start and memory are measured in
processes of their own, bare and ours in turn, so that both meet the same machine: of starts the
smallest of each counts, of memory the median. Frames are measured in several runs, and the median
run counts. A frame's processor time is what the window itself spends on it; its delay beyond that
is what others take of the machine.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass

STARTS = 7
"""Cold starts of each kind."""
WEIGHINGS, STREAMS = 3, 3
"""How often memory is measured, and how many runs of frames."""
TOKENS_PER_SECOND, MESSAGES, SECONDS = 200, 300, 6
WORD = "measured "

BARE = """
import sys
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(sys.argv)
window = QMainWindow()
window.resize(QSize(1200, 780).boundedTo(window.screen().availableSize()))
window.show()
app.processEvents()
"""
FIRST_PAINT = """
import os, sys
from interview_app import app
app.Life.go_on = lambda self: os._exit(0)
app.run()
"""
IDLE = """
from PySide6.QtCore import QTimer
from interview_app import app
go_on = app.Life.go_on
def then_measure(self):
    go_on(self)
    QTimer.singleShot(1500, report)
app.Life.go_on = then_measure
app.run()
"""
REPORT = """
import os
def report():
    with open("/proc/self/statm") as file:
        print(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE"), flush=True)
    os._exit(0)
"""


@dataclass(frozen=True, kw_only=True)
class Figures:
    """Seconds, milliseconds and bytes as measured, and the three ratios that have goals."""

    bare_start_s: float
    first_paint_s: float
    first_paint_ratio: float
    furnished_s: float
    p50_frame_delay_ms: float
    p99_frame_delay_ms: float
    p99_frame_busy_ms: float
    bare_rss_mb: float
    idle_rss_mb: float
    idle_rss_ratio: float


def run() -> Figures:
    """Measure everything; takes about a minute."""
    bare, ours, furnished = _starts()
    runs = sorted((_frames() for _ in range(STREAMS)), key=lambda one: _p99(one[0]))
    delays, busy = runs[len(runs) // 2]
    weighed = [(_memory(BARE + "report()"), _memory(IDLE)) for _ in range(WEIGHINGS)]
    bare_rss, our_rss = (statistics.median(side) for side in zip(*weighed, strict=True))
    return Figures(
        bare_start_s=round(bare, 3),
        first_paint_s=round(ours, 3),
        first_paint_ratio=round(ours / bare, 2),
        furnished_s=round(furnished, 3),
        p50_frame_delay_ms=round(statistics.median(delays), 2),
        p99_frame_delay_ms=round(_p99(delays), 2),
        p99_frame_busy_ms=round(_p99(busy), 2),
        bare_rss_mb=round(bare_rss / 1e6, 1),
        idle_rss_mb=round(our_rss / 1e6, 1),
        idle_rss_ratio=round(our_rss / bare_rss, 2),
    )


def _starts() -> tuple[float, float, float]:
    """Seconds from the start of the process to the first paint: bare, ours, and until ours is
    furnished.
    """
    furnish = FIRST_PAINT.replace(
        "os._exit(0)", "(self.furnish(), self._app.processEvents(), os._exit(0))"
    )
    times: dict[str, list[float]] = {BARE: [], FIRST_PAINT: [], furnish: []}
    for _turn in range(STARTS):
        for script, found in times.items():
            began = time.perf_counter()
            _run(script + ("\nimport os; os._exit(0)" if script is BARE else ""))
            found.append(time.perf_counter() - began)
    return min(times[BARE]), min(times[FIRST_PAINT]), min(times[furnish])


def _memory(script: str) -> int:
    return int(_run(REPORT + script).split()[-1])


def _run(script: str) -> str:
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "INTERVIEW_APP_HOME": home}
        command = [sys.executable, "-c", script]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=120, check=True
        )
        return done.stdout


def _p99(values: list[float]) -> float:
    return statistics.quantiles(values, n=100)[98]


def _frames() -> tuple[list[float], list[float]]:
    """Milliseconds by which a frame that is due every 16 ms comes late, while text streams into a
    long conversation; and milliseconds of processor time that the window's thread took since the
    frame before.
    """
    told = [
        line.split() for line in _run("from benchmarks import window; window.stream()").splitlines()
    ]
    return [float(late) for late, _busy in told], [float(busy) for _late, busy in told]


def stream() -> None:
    """Stream from another thread into a real window; print each frame's delay and processor time.
    In a process of its own.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    import threading

    from PySide6.QtCore import Qt, QTimer

    from interview_app.domain.journal import SessionInfo
    from interview_app.interview.token_buffer import TokenBuffer
    from interview_app.messages.interview import MessageAdded, StreamStarted
    from interview_app.messages.sessions import SessionOpened
    from interview_app.paths import resources
    from interview_app.settings import Settings
    from interview_app.ui.look import icons, theme
    from interview_app.ui.look.colours import LIGHT
    from interview_app.ui.window.bridge import Bridge
    from interview_app.ui.window.collecting import application
    from interview_app.ui.window.main_window import MainWindow
    from interview_app.ui.window.shell import build_shell

    app = application()
    icons.use(resources() / "icons")
    theme.Theme(app, fonts=resources() / "fonts")
    bridge, tokens, window = Bridge(), TokenBuffer(), MainWindow(LIGHT)
    shell = build_shell(window, bridge, settings=Settings(), folder="")
    bridge.attach(tokens.drain, post=lambda _message: None)
    window.show()
    info = SessionInfo(id="s", started="2026-01-01T00:00:00Z")
    text = (
        "I led the ward's **falls project**: twelve a month became five.\n\n- risk check\n- "
        "whole team trained"
    )
    messages = tuple(
        MessageAdded(id=at, author="person" if at % 2 else "leader", text=text)
        for at in range(MESSAGES)
    )
    bridge.deliver(SessionOpened(info=info, restored=False, messages=messages))
    bridge.deliver(StreamStarted())
    for _turn in range(20):
        app.processEvents()

    def speak() -> None:
        began = time.perf_counter()
        for at in range(TOKENS_PER_SECOND * SECONDS):
            tokens.put(WORD if at % 40 else "\n\n")
            time.sleep(max(0.0, began + (at + 1) / TOKENS_PER_SECOND - time.perf_counter()))

    frames: list[tuple[float, float]] = []
    due, spent = [time.perf_counter() + 0.016], [time.thread_time()]

    def frame() -> None:
        now = time.perf_counter()
        taken = time.thread_time()
        frames.append((max(0.0, (now - due[0]) * 1000), (taken - spent[0]) * 1000))
        due[0], spent[0] = max(due[0] + 0.016, now), taken

    clock = QTimer()
    clock.setTimerType(Qt.TimerType.PreciseTimer)
    clock.timeout.connect(frame)
    clock.start(16)
    speaker = threading.Thread(target=speak, daemon=True)
    speaker.start()
    QTimer.singleShot(SECONDS * 1000, app.quit)
    app.exec()
    assert len(shell.parts.conversation.view.bubbles[-1].source) > TOKENS_PER_SECOND * len(WORD)
    print("\n".join(f"{late:.3f} {busy:.3f}" for late, busy in frames), flush=True)
    os._exit(0)


if __name__ == "__main__":
    print(json.dumps(asdict(run()), indent=2))
