"""From an edit to the page that shows it: the whole way from the window's message through the store,
the draft and Typst to pixels, warm; and what the window's own thread does meanwhile.

    python -m benchmarks.page_canvas [SAMPLE] [EDITS]

Goals (issue 26): the page visible again at most 150 ms after an edit, median; p99 frame at most
16 ms while the page is set again. A frame waits for what the window's thread is at: each turn of
its loop that did anything is counted, by its processor time, which a busy machine does not change.
"""

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from interview_app.domain.records import DataType
from interview_app.messages.data import RecordEdited, RecordSaved
from interview_app.messages.interview import ErrorTold
from interview_app.messages.tailoring import (
    BulletEdited,
    DraftRequested,
    ResumeRequested,
    RunFailed,
    RunPagesShown,
    RunsChanged,
    RunShown,
)
from interview_app.paths import DataFolder, resources
from interview_app.ui import icons, theme
from interview_app.ui.resumes.room import ResumesRoom
from interview_app.use_cases.interview_parts import Interview
from interview_app.use_cases.read_document import DocumentReader

_IDLE = 0.2
"""Milliseconds of a turn in which nothing happens."""
_WARM_UP = 3
_PATIENCE = 60.0


class Desk(QObject):
    """A running interview and the room of résumés on the screen; `heard` comes from its thread."""

    heard = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.room = ResumesRoom()
        self.room.resize(1200, 780)
        self.room.show()
        self.told: list[object] = []
        self.turns: list[float] = []
        """Milliseconds of each turn of the loop."""
        self.painted = 0.0
        self.heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self.room.view.page.canvas.viewport().installEventFilter(self)
        self.interview = Interview(DataFolder(folder), emit=self.heard.emit)
        self.interview.start()

    def _hear(self, message: object) -> None:
        if isinstance(message, RunFailed | ErrorTold):
            raise SystemExit(f"it failed: {message}")
        self.told.append(message)
        self.room.show_message(message)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The page is painted."""
        if event.type() is QEvent.Type.Paint:
            self.painted = time.perf_counter()
        return False

    def until(self, done: Callable[[], object]) -> None:
        """Let the window live."""
        end = time.monotonic() + _PATIENCE
        while not done():
            if time.monotonic() > end:
                raise SystemExit("it takes too long")
            begun = time.thread_time()
            QApplication.processEvents()
            self.turns.append(1000 * (time.thread_time() - begun))
            time.sleep(0.0005)

    def ask(self, message: object, kind: type) -> object:
        """Post a message, and give the first of a kind that follows."""
        self.told.clear()
        self.interview.post(message)
        self.until(lambda: any(isinstance(one, kind) for one in self.told))
        return next(one for one in self.told if isinstance(one, kind))

    def approve(self, sample: str) -> None:
        """Profile and timeline of a sample person."""
        with DocumentReader() as reader:
            derived = reader.read_file(bytes(resources() / "samples" / f"{sample}.pdf")).derived
        assert derived.applicant_profile is not None
        assert derived.skeleton_timeline is not None
        for kind, id, model in (
            (DataType.APPLICANT_PROFILE, "profile", derived.applicant_profile),
            (DataType.SKELETON_TIMELINE, "timeline", derived.skeleton_timeline),
        ):
            self.ask(
                RecordEdited(data_type=kind, id=id, base_version=None, data=model.to_json()),
                RecordSaved,
            )

    def shows(self, text: str) -> bool:
        """Whether a line stands on the page."""
        return any(row.text == text for row in self.room.view.page.canvas.rows.rows)


def processor_seconds() -> float:
    """Processor time of this process and its workers so far: what a busy machine does not change.
    0 where there is no /proc.
    """
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, rest = stat.parent.name, stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if str(os.getpid()) in (pid, rest[1]):
            ticks += int(rest[11]) + int(rest[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Print the median and the slowest of the edits, and the frames, in milliseconds."""
    sample = sys.argv[1] if len(sys.argv) > 1 else "nurse"
    edits = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    icons.use(resources() / "icons")
    theme.install(app, fonts=resources() / "fonts")
    desk = Desk(Path(tempfile.mkdtemp()) / "data")
    desk.approve(sample)
    posting = (resources() / "samples" / f"{sample}.posting.txt").read_text(encoding="utf-8")
    run = desk.ask(ResumeRequested(target_title="A post", text=posting), RunShown)
    assert isinstance(run, RunShown)
    pages = desk.ask(DraftRequested(run_id=run.run_id), RunPagesShown)
    assert isinstance(pages, RunPagesShown)
    desk.until(lambda: isinstance(desk.told[-1], RunsChanged))
    line = next(one for one in pages.document.bullets() if "experience" in one.bullet_id)
    desk.room.view.page.canvas.take(line.bullet_id)
    visible, busy = list[float](), 0.0
    for at in range(edits + _WARM_UP):
        text = f"{line.text} {chr(97 + at) * 3}"
        desk.told.clear()
        if at == _WARM_UP:
            desk.turns.clear()
        worked, begun, desk.painted = processor_seconds(), time.perf_counter(), 0.0
        wish = BulletEdited(run_id=run.run_id, bullet_id=line.bullet_id, text=text)
        desk.interview.post(wish)
        desk.until(lambda text=text: desk.shows(text))
        desk.painted = 0.0
        desk.until(lambda: desk.painted)
        if at >= _WARM_UP:
            visible.append(1000 * (desk.painted - begun))
            busy += processor_seconds() - worked
        desk.until(lambda: any(isinstance(one, RunsChanged) for one in desk.told))
    each = sorted(one for one in desk.turns if one > _IDLE)
    print(f"{sample}: {len(pages.pages)} pages, {edits} edits, load {os.getloadavg()[0]:.1f}")
    print(f"page visible median {statistics.median(visible):6.0f} ms, most {max(visible):6.0f} ms")
    print(f"processor    mean   {1000 * busy / edits:6.0f} ms an edit, up to the visible page")
    p99 = each[min(len(each) - 1, int(0.99 * len(each)))]
    print(f"a frame waits p99   {p99:6.1f} ms, most {each[-1]:6.1f} ms, of {len(each)} turns")
    desk.interview.close()
    app.quit()


if __name__ == "__main__":
    main()
