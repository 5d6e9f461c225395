"""From an edit to the page that shows it: the whole way from the window's message through the store,
the draft and Typst to pixels, warm.

    python -m benchmarks.page_canvas [SAMPLE] [EDITS]
"""

import os
import queue
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from interview_app.domain.records import DataType
from interview_app.messages.data import RecordEdited, RecordSaved
from interview_app.messages.interview import ErrorTold
from interview_app.messages.tailoring import (
    BulletEdited,
    DraftRequested,
    ResumeRequested,
    RunFailed,
    RunPagesShown,
    RunShown,
)
from interview_app.paths import DataFolder, resources
from interview_app.ui.resumes.page_tiles import PageTiles
from interview_app.use_cases.interview_parts import Interview
from interview_app.use_cases.read_document import DocumentReader

_VIEW = QRect(0, 0, 816, 900)
"""What is seen of a page, in pixels of the screen at 1x."""


class _Desk:
    """Posts to a running interview, and waits for what it tells."""

    def __init__(self, folder: Path) -> None:
        self._told: queue.Queue[object] = queue.Queue()
        self.interview = Interview(DataFolder(folder), emit=self._told.put)
        self.interview.start()

    def wait(self, such: Callable[[object], bool]) -> object:
        while True:
            message = self._told.get(timeout=60)
            if isinstance(message, RunFailed | ErrorTold):
                raise SystemExit(f"it failed: {message}")
            if such(message):
                return message

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
            self.interview.post(
                RecordEdited(data_type=kind, id=id, base_version=None, data=model.to_json())
            )
            self.wait(lambda one: isinstance(one, RecordSaved))


def paint(tiles: PageTiles, pages: RunPagesShown) -> None:
    """Draw what is seen of the first page, as the canvas does."""
    tiles.show(pages.pages)
    image = QImage(_VIEW.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scale = _VIEW.width() / pages.size[0]
    place = QRectF(0, 0, _VIEW.width(), pages.size[1] * scale)
    tiles.paint(painter, 0, place, _VIEW)
    painter.end()


def main() -> None:
    """Print the median and the slowest of the edits, in milliseconds."""
    sample = sys.argv[1] if len(sys.argv) > 1 else "nurse"
    edits = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    desk = _Desk(Path(tempfile.mkdtemp()) / "data")
    desk.approve(sample)
    posting = (resources() / "samples" / f"{sample}.posting.txt").read_text(encoding="utf-8")
    desk.interview.post(ResumeRequested(target_title="A post", text=posting))
    run = desk.wait(lambda one: isinstance(one, RunShown))
    assert isinstance(run, RunShown)
    desk.interview.post(DraftRequested(run_id=run.run_id))
    pages = desk.wait(lambda one: isinstance(one, RunPagesShown))
    assert isinstance(pages, RunPagesShown)
    desk.wait(lambda one: isinstance(one, RunShown))
    line = next(one for one in pages.document.bullets() if "experience" in one.bullet_id)
    tiles, came, drawn = PageTiles(), list[float](), list[float]()
    for at in range(edits + 2):
        text = f"{line.text} {chr(97 + at) * 3}"
        begun = time.perf_counter()
        desk.interview.post(BulletEdited(run_id=run.run_id, bullet_id=line.bullet_id, text=text))
        pages = desk.wait(lambda one: isinstance(one, RunPagesShown))
        assert isinstance(pages, RunPagesShown)
        arrived = time.perf_counter()
        paint(tiles, pages)
        if at >= 2:  # the first ones warm up
            came.append(1000 * (arrived - begun))
            drawn.append(1000 * (time.perf_counter() - arrived))
        desk.wait(lambda one: isinstance(one, RunShown))
    whole = [sum(both) for both in zip(came, drawn, strict=True)]
    load = os.getloadavg()[0]
    print(f"{sample}: {len(pages.pages)} pages, {edits} edits, load {load:.1f}")
    for name, values in (("page comes", came), ("is drawn", drawn), ("in all", whole)):
        print(f"{name:12} median {statistics.median(values):6.0f} ms, most {max(values):6.0f} ms")
    desk.interview.close()
    app.quit()


if __name__ == "__main__":
    main()
