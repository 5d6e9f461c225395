"""The reading report: what was found in a document, what was not, what to check and what is in no
field, for a person to understand.
"""

from typing import Literal, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from interview_app.domain.known import NOTHING_KNOWN, Known
from interview_app.domain.reading import DocumentReading
from interview_app.i18n import _, ngettext
from interview_app.ui.controls import Badge, Button, Label, Notice, SectionLabel
from interview_app.ui.look.boxes import empty, fill, flowing, hbox, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.theme import GRID
from interview_app.ui.review.report_lines import reading_lines

_AT_ONCE = 12
"""Lines of a list that are shown before somebody asks for more."""


class ReadingReport(QWidget):
    """Shows the report of one reading; `headline`: with the sentence that sums it up, `known`: what
    was approved since.
    """

    def __init__(
        self, reading: DocumentReading, *, headline: bool = True, known: Known = NOTHING_KNOWN
    ) -> None:
        super().__init__()
        self._reading, self._headline = reading, headline
        self.setAccessibleName(_("Reading report"))
        self._column = vbox(self, 0, GRID)
        self.show_known(known)

    def show_known(self, known: Known) -> None:
        """Tell what is still to be done by what is approved now."""
        empty(self._column)
        lines = reading_lines(self._reading, known)
        self.setAccessibleDescription(lines.headline)
        if self._headline:
            self._column.addWidget(
                Notice(lines.headline, cast(Literal["good", "warn", "bad"], lines.tone))
            )
        self._badges(_("Found"), lines.found, "good")
        self._badges(_("Not found"), lines.missing, "quiet")
        self._lines(_("Please check"), lines.to_check, icon="eye")
        self._lines(_("Not in any field"), lines.in_no_field, icon="question")
        # In a tall window what is left over stands below, not between the parts.
        self._column.addStretch(1)

    def _badges(self, heading: str, words: tuple[str, ...], tone: Literal["good", "quiet"]) -> None:
        if not words:
            return
        badges = (Badge(word, tone) for word in words)
        fill(self._column, SectionLabel(heading), flowing(*badges))

    def _lines(self, heading: str, sentences: tuple[str, ...], *, icon: str) -> None:
        if not sentences:
            return
        self._column.addWidget(SectionLabel(heading))
        self._rows(self._column, sentences[:_AT_ONCE], icon=icon)
        if rest := sentences[_AT_ONCE:]:
            place = QWidget()
            self._rows(vbox(place, 0, GRID), rest, icon=icon)
            place.hide()
            words = ngettext("Show {n} more", "Show {n} more", len(rest)).format(n=len(rest))
            more = Button(words, "quiet", icon="down")
            more.clicked.connect(place.show)
            more.clicked.connect(more.hide)
            fill(self._column, place, flowing(more))

    def _rows(self, column: QVBoxLayout, sentences: tuple[str, ...], *, icon: str) -> None:
        for sentence in sentences:
            sign = (IconLabel(icon, "warn_ink", size=16), 0, Qt.AlignmentFlag.AlignTop)
            fill(column, fill(hbox(spacing=GRID), sign, (Label(sentence, wrap=True), 1)))
