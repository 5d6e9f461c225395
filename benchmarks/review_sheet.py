"""How long a review sheet takes to open with its page picture (goal: 200 ms; DESIGN 11).

    python -m benchmarks.review_sheet

Measured from the published ask to the painted sheet that shows its page: making the sheet, loading
the form, the request, decoding the PNG (which the worker has drawn before) and the paint, for the
largest kind, the timeline, and for the profile. The first sheet of a process pays for imports and
style; it is reported by itself. The processor time beside it tells how much of a slow figure is the
machine being busy with something else.
"""

import os
import statistics
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from benchmarks import review_samples as samples
from benchmarks.figures import Figure
from interview_app.domain.records import DataType
from interview_app.messages.documents import PagePictureRequested
from interview_app.paths import resources
from interview_app.ui.look import icons, theme
from interview_app.ui.review.sheet import ReviewSheet
from interview_app.ui.window.collecting import application

GOAL_MS = 200.0
REPEATS = 15


def _open(app: QApplication, data_type: DataType, png: dict[int, bytes]) -> tuple[float, float]:
    """Open one sheet; the milliseconds until it is painted with its page: by the clock and of the
    processor.
    """
    ask = samples.published(data_type)
    document = samples.artifact()
    start, worked = time.perf_counter(), time.process_time()
    sheet = ReviewSheet(ask)
    wanted: list[PagePictureRequested] = []
    sheet.request.connect(wanted.append)
    sheet.show_documents((document,))
    sheet.open()
    for asked in wanted:
        ready = samples.picture_of(png[asked.dpi], asked.page, asked.dpi)
        sheet.source.show_picture(ready)
    app.processEvents()
    taken = (time.perf_counter() - start) * 1000, (time.process_time() - worked) * 1000
    if sheet.source.canvas.told():
        raise RuntimeError("the sheet opened without its page")
    sheet.close()
    sheet.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return taken


def run() -> list[Figure]:
    """The figures, printed nowhere."""
    app = application()
    theme.Theme(app, fonts=resources() / "fonts")
    icons.use(resources() / "icons")
    png = {dpi: samples.page_png(dpi) for dpi in (110, 150)}
    figures: list[Figure] = []
    for data_type in (DataType.SKELETON_TIMELINE, DataType.APPLICANT_PROFILE):
        name = data_type.value.replace("_", " ")
        first, _worked = _open(app, data_type, png)
        rest = [_open(app, data_type, png) for _again in range(REPEATS)]
        clock = statistics.median(taken for taken, _worked in rest)
        worked = statistics.median(worked for _taken, worked in rest)
        figures += [
            Figure(name=f"review sheet, {name}, first", value=first, unit="ms", goal=GOAL_MS),
            Figure(
                name=f"review sheet, {name}, median of {REPEATS}",
                value=clock,
                unit="ms",
                goal=GOAL_MS,
            ),
            Figure(name=f"review sheet, {name}, processor time", value=worked, unit="ms"),
        ]
    return figures


def main() -> None:
    """Print the figures."""
    for figure in run():
        goal = "" if figure.goal is None else f"   goal {figure.goal:.0f} {figure.unit}"
        print(f"{figure.name:45} {figure.value:8.1f} {figure.unit}{goal}")


if __name__ == "__main__":
    main()
