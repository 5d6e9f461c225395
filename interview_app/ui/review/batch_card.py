"""A card in the conversation while several documents are read together: “3 of 20”, Cancel, and what
came of each.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from interview_app.i18n import _, ngettext
from interview_app.messages.documents import DocumentRead, ReadingProgressed
from interview_app.ui.controls import TONE_ICONS, TONE_INKS, ElidedLabel, Hint, Label
from interview_app.ui.look.boxes import fill, hbox, vbox
from interview_app.ui.look.icons import IconLabel
from interview_app.ui.look.theme import GRID, Type
from interview_app.ui.review.reading_card import ReadingProgressCard
from interview_app.ui.review.report_lines import reading_lines


class BatchCard(ReadingProgressCard):
    """Several documents; what went well is folded away until it is asked for."""

    cancels_the_rest = True

    def __init__(self, of: int, *, number: int = 1) -> None:
        super().__init__(Label("", Type.BODY_STRONG, wrap=True), "", steps=of)
        self._left = of - number + 1  # after a restart the first ones are read already
        self._good: list[QWidget] = []
        self._bad = 0
        self._unfolded = False
        self._filename = ""
        self._report = vbox(spacing=GRID)
        self.body.addLayout(self._report)
        self._name(_("Reading {count} files").format(count=of))

    @property
    def over(self) -> bool:
        """Whether nothing is left to be read."""
        return self._left <= 0

    def show_progress(self, progressed: ReadingProgressed) -> None:
        """How far it is: “3 of 20: letter.pdf, page 1 of 2”."""
        self.handle, self._filename = progressed.handle, progressed.filename
        self._progress.setValue(progressed.number - 1)
        place = {"number": progressed.number, "of": progressed.of, "name": progressed.filename}
        if progressed.page and progressed.pages:
            words = _("{number} of {of}: {name}, page {page} of {pages}")
            told = words.format(**place, page=progressed.page, pages=progressed.pages)
        else:
            told = _("{number} of {of}: {name}").format(**place)
        if not self.cancelled:
            self._state.setText(told)

    def show_reading(self, read: DocumentRead) -> None:
        """One of them was read; of one that was not, the reason is told at once."""
        lines = reading_lines(read.reading)
        record = read.reading.artifact_record
        bad = lines.tone == "bad"
        said = lines.to_check[0] if bad and lines.to_check else lines.headline
        self._add(record.filename if record is not None else self._filename, said, bad=bad)

    def show_ended(self, sentence: str = "") -> None:
        """One of them came to its end; a sentence says why it was not read."""
        self._left -= 1
        if sentence and not self.cancelled:
            self._add(self._filename, sentence, bad=True)
        elif self.over:
            self._finish()

    def _add(self, filename: str, sentence: str, *, bad: bool) -> None:
        line = _Line(filename, sentence, bad=bad)
        self._report.addWidget(line)
        if bad:
            self._bad += 1
        else:
            self._good.append(line)
            line.setVisible(self._unfolded)
        if self.over:
            self._finish()

    def _finish(self) -> None:
        self._progress.hide()
        self.cancel_button.hide()
        self.report_button.setVisible(bool(self._good))
        count = len(self._good)
        read = ngettext("{n} file read", "{n} files read", count).format(n=count)
        not_read = ngettext("{n} could not be read", "{n} could not be read", self._bad).format(
            n=self._bad
        )
        self._name(read)
        parts = [not_read] if self._bad else []
        if self.cancelled:
            parts.append(
                _("Reading was cancelled. The files are kept; you can have them read again.")
            )
        self._state.setText(". ".join(parts))
        self._state.setVisible(bool(parts))

    def _name(self, words: str) -> None:
        self._title.setText(words)
        self.setAccessibleName(words)

    def _fold(self) -> None:
        self._unfolded = not self._unfolded
        for line in self._good:
            line.setVisible(self._unfolded)
        self.report_button.rename(_("Hide report") if self._unfolded else _("Show report"))


class _Line(QWidget):
    """A file's name and what came of it."""

    def __init__(self, filename: str, sentence: str, *, bad: bool) -> None:
        super().__init__()
        tone = "bad" if bad else "good"
        row = hbox(self, 0, GRID)
        row.addWidget(
            IconLabel(TONE_ICONS[tone], TONE_INKS[tone], size=16), 0, Qt.AlignmentFlag.AlignTop
        )
        row.addLayout(fill(vbox(spacing=0), ElidedLabel(filename, Type.BODY), Hint(sentence)), 1)
