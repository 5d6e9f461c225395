"""The reading report: what was found in a document, what was not, and what to check, for a person
to understand.
"""

from typing import Literal, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from interview_app.domain.reading import DocumentReading
from interview_app.i18n import _
from interview_app.ui.controls import Badge, Label, Notice, SectionLabel
from interview_app.ui.look.boxes import FlowLayout, hbox, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.theme import GRID
from interview_app.ui.review.report_lines import reading_lines


class ReadingReport(QWidget):
    """Shows the report of one reading; `headline`: with the sentence that sums it up."""

    def __init__(self, reading: DocumentReading, *, headline: bool = True) -> None:
        super().__init__()
        lines = reading_lines(reading)
        self.setAccessibleName(_("Reading report"))
        self.setAccessibleDescription(lines.headline)
        self._column = vbox(self, 0, GRID)
        if headline:
            self._column.addWidget(
                Notice(lines.headline, cast(Literal["good", "warn", "bad"], lines.tone))
            )
        self._badges(_("Found"), lines.found, "good")
        self._badges(_("Not found"), lines.missing, "quiet")
        self._lines(_("Please check"), lines.to_check)

    def _badges(self, heading: str, words: tuple[str, ...], tone: Literal["good", "quiet"]) -> None:
        if not words:
            return
        self._column.addWidget(SectionLabel(heading))
        place = QWidget()
        flow = FlowLayout(place, spacing=GRID // 2)
        for word in words:
            flow.addWidget(Badge(word, tone))
        policy = place.sizePolicy()
        policy.setHeightForWidth(True)
        place.setSizePolicy(policy)
        self._column.addWidget(place)

    def _lines(self, heading: str, sentences: tuple[str, ...]) -> None:
        if not sentences:
            return
        self._column.addWidget(SectionLabel(heading))
        for sentence in sentences:
            row = hbox(spacing=GRID)
            row.addWidget(IconLabel("eye", "warn_ink", size=16), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(Label(sentence, wrap=True), 1)
            self._column.addLayout(row)
