"""The whole timeline at a glance: its picture, and the sentence that says the same."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.ui.boxes import vbox
from interview_app.ui.controls import Label
from interview_app.ui.theme import GRID, Type
from interview_app.ui.timeline_picture import TimelinePicture


class TimelineOverview(QWidget):
    """`chosen` carries the id of an entry that was picked in the picture. Without a date there is
    nothing to see.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        column = vbox(self, 0, GRID + GRID // 2)
        self.picture = TimelinePicture()
        self.picture.chosen.connect(self.chosen)
        self._summary = Label("", Type.SECONDARY, "secondary", wrap=True)
        column.addWidget(self.picture)
        column.addWidget(self._summary)

    def show_timeline(self, timeline: SkeletonTimeline, *, today: str, in_hand: str) -> None:
        """Draw it; `today`: `YYYY-MM`, `in_hand`: the id of the entry to point out."""
        self.picture.set_timeline(timeline, today=today)
        self._summary.setText(self.picture.summary())
        dates = [
            *(job.start for job in timeline.experiences),
            *(school.start for school in timeline.education),
        ]
        self.setVisible(any(dates))
        if in_hand:
            self.highlight(in_hand)

    def highlight(self, entry_id: str) -> None:
        """Point an entry out."""
        self.picture.highlight(entry_id)
