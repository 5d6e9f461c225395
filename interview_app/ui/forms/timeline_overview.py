"""The timeline's picture with what is told of it in words."""

from PySide6.QtWidgets import QWidget

from interview_app.domain.timeline import SkeletonTimeline
from interview_app.ui.controls import Hint
from interview_app.ui.forms.timeline_picture import TimelinePicture
from interview_app.ui.look.boxes import fill, vbox
from interview_app.ui.look.theme import GRID

_TOLD = 2
"""Gaps and overlaps that are told in words below the picture, at most."""


class TimelineOverview(QWidget):
    """Hidden while there is no date: then there is nothing to see."""

    def __init__(self) -> None:
        super().__init__()
        self.picture, self._told = TimelinePicture(), Hint()
        fill(vbox(self, 0, GRID + GRID // 2), self.picture, self._told)

    def show_timeline(self, timeline: SkeletonTimeline, *, today: str, edited: bool) -> None:
        """Show these jobs and schools; `today` is `YYYY-MM`. It keeps its room while one edits:
        nothing moves up under the hand.
        """
        self.picture.set_timeline(timeline, today=today)
        self._told.setText(self.picture.summary(most=_TOLD))
        held = self.isVisible() and edited
        self.setMinimumHeight(self.height() if held else 0)
        self.setVisible(held or any(one.start for one in timeline.entries))
